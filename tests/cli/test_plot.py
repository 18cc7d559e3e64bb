"""`pushluck plot`: pictures in a folder."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from pushluck.cli.failures import Status
from tests.cli.conftest import Invoke, ask_json

SHORT = ("plot", "pig", "--set", "finish.target=20")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own, so that everything is solved anew."""
    monkeypatch.setenv("PUSHLUCK_HOME", str(tmp_path))
    return tmp_path


def test_pictures_lie_in_the_folder(invoke: Invoke, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "pictures"
    status, out, _ = invoke(*SHORT, "--to", str(folder), "--scores", "7,11", "--lang", "it")
    assert status == Status.DONE
    paths = [folder / "pig-chances.svg", folder / "pig-turns.svg"]
    assert out.splitlines() == [str(path) for path in paths]
    titles = [ElementTree.parse(path).getroot()[0].text for path in paths]
    assert titles == ["Pig: chi vince", "Pig: incassare o lanciare"]


def test_dice_to_take_over_have_pictures_too(invoke: Invoke, tmp_path: Path) -> None:
    rules = ("plot", "ten-thousand", "--set", "finish.target=1500")
    status, _, _ = invoke(*rules, "--to", str(tmp_path), "--scores", "500,1000")
    assert status == Status.DONE
    turns = ElementTree.parse(tmp_path / "ten-thousand-turns.svg").getroot()
    heads = [each.text for each in turns if each.get("class") == "head"]
    assert sum(head is not None and "left" in head for head in heads) == 5
    assert turns[0].text == "Ten Thousand: bank or throw"


def test_json_names_what_each_picture_shows(invoke: Invoke, tmp_path: Path) -> None:
    written = ask_json(invoke, *SHORT, "--to", str(tmp_path))
    assert set(written) == {"chances", "turns"}
    assert all(Path(path).exists() for path in written.values())


def test_rules_that_are_not_solved_are_refused(invoke: Invoke, tmp_path: Path) -> None:
    status, _, err = invoke("plot", "farkle(finish.tie=overtime)", "--to", str(tmp_path / "none"))
    assert status == Status.USAGE
    assert "finish.tie" in err
