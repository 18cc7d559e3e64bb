"""`--rules`: a file of house rules, alone or beside a preset."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Invoke


def target(invoke: Invoke, *arguments: str) -> int:
    status, out, err = invoke("rules", *arguments, "--json")
    assert status == 0, err
    found: int = json.loads(out)["finish"]["target"]
    return found


@pytest.fixture
def house(tmp_path: Path) -> Path:
    return tmp_path / "house.toml"


@pytest.mark.parametrize("head", ['base = "farkle@1"', ""])
def test_a_file_changes_the_preset_beside_it(invoke: Invoke, house: Path, head: str) -> None:
    house.write_text(f"{head}\n[finish]\ntarget = 5000\n", encoding="utf-8")
    assert target(invoke, "farkle", "--rules", str(house)) == 5000
    assert target(invoke, "farkle", "--rules", str(house), "--set", "target=4000") == 4000


def test_a_file_with_a_base_stands_alone(invoke: Invoke, house: Path) -> None:
    house.write_text('base = "zonk"\n[keep]\nrule = "any"\n', encoding="utf-8")
    assert target(invoke, "--rules", str(house)) == 10000


def test_what_rules_prints_reads_back(invoke: Invoke, house: Path) -> None:
    _, printed, _ = invoke("rules", "doom", "--set", "target=9000", "--toml")
    house.write_text(printed, encoding="utf-8")
    assert target(invoke, "doom", "--rules", str(house)) == 9000


def test_a_file_of_another_game_is_refused(invoke: Invoke, house: Path) -> None:
    house.write_text('base = "zonk@1"\n', encoding="utf-8")
    status, _, err = invoke("rules", "doom", "--rules", str(house))
    assert status == 2
    assert "zonk" in err
    assert "doom" in err


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("[finish]\ntargt = 1\n", "finish.target"),
        ("[finnish]\ntarget = 1\n", "finish"),
        ("[finish]\ntarget = 'x'\n", "finish.target"),
        ("[finish\n", "1"),
        ("[bank]\nopening = 20000\n", "bank.opening"),
    ],
    ids=["unknown key", "unknown section", "wrong type", "no TOML", "contradiction"],
)
def test_a_bad_file_is_blamed_by_name(invoke: Invoke, house: Path, text: str, named: str) -> None:
    house.write_text(text, encoding="utf-8")
    status, out, err = invoke("rules", "farkle", "--rules", str(house))
    assert (status, out) == (1, "")
    assert str(house) in err
    assert named in err
