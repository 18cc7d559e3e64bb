"""Rolling Bones at the terminal: the picture, the words beside it, and what a person types."""

import subprocess
import sys
from pathlib import Path

import pytest

from pushluck.cli.skeleton import COLUMNS, PICTURE, draw_skeleton
from pushluck.games.bones import Body
from pushluck.games.bones.anatomy import HAT, SLOTS
from pushluck.games.bones.body import Wrong
from pushluck.record import load_record


def play(path: Path, *typed: str, changes: str = "", language: str = "en") -> str:
    settings = f"start=first_seat{changes and ','}{changes}"
    run = subprocess.run(
        [
            *(sys.executable, "-m", "pushluck", "play", "bones", "--seats", "Ada,Ben"),
            *("--dice", "typed", "--set", settings, "--save", str(path), "--lang", language),
        ],
        input="".join(f"{line}\n" for line in typed),
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "bones.plr"


FIRST = "UFHTSO122456KRNVYG"


def acts(path: Path) -> list[str]:
    return [event.text for event in load_record(path).match.events]


def test_a_skeleton_is_built_and_buried(path: Path) -> None:
    """The worked example: a complete arm and four loose bones with the hat score 18."""
    typed = [FIRST, "pU", "pF", "pH", "pR", "pK", "pN", "p1", "pY", "b", "q"]
    shown = play(path, *typed, changes="target=18")
    assert acts(path)[:3] == ["t", FIRST, "pU"]
    match = load_record(path).match
    assert match.outcome is not None
    assert match.game.scores(match.state) == (18, 0)
    assert "left upper arm, left forearm, left hand" in shown
    assert "Ada wins" in shown


def test_several_bones_can_be_asked_for_at_once(path: Path) -> None:
    play(path, FIRST, "1 2", "q")
    placed = [text for text in acts(path) if text.startswith("p")]
    assert len(placed) == 2


def test_refusals_name_bones_and_not_letters(path: Path) -> None:
    """B3: "the hand needs the forearm first"; B8: "no gravestone shows"."""
    shown = play(path, FIRST.replace("G", "Y"), "pK", "pH", "b", "oLL", "q")
    assert "left forearm" in shown
    assert "ravestone" in shown
    assert acts(path)[-1] == "pK"


def test_throwing_again_asks_which_dice_are_put_out(path: Path) -> None:
    """B9: one die for the first throw after the pre-op."""
    shown = play(path, FIRST, "pK", "t", "2", "q")
    assert "3) 1 middle" in shown
    assert acts(path)[-1] == "oR"


def test_the_hat_that_must_pay_is_lifted_by_enter(path: Path) -> None:
    """B9, B10: without a gravestone the turn is saved only by the die of the hat."""
    turn = "SFHOUF664546VVRKRR pK oR UTTFSU22653YVYVK pY oLL OSUT53521NKYK m1R oLRM UUS442NVR oRMMM TTU11"
    shown = play(path, *turn.split(), "", "q")
    assert "Press Enter to lift the hat" in shown
    assert acts(path)[-1] == "l"


@pytest.mark.parametrize("language", ["en", "ko", "fr", "it"])
def test_every_language_shows_the_slab(path: Path, language: str) -> None:
    only_hands = "HHHHHH333333YYYYGG"
    again = "HHHH333333YYYYGG"
    typed = [only_hands, "1", "t", "", again, "1", "s", "h", "?", "l", "u", "b", "q"]
    shown = play(path, *typed, language=language)
    assert len(shown.splitlines()) > 40
    assert "bone-" not in shown


def test_slots_are_drawn_placed_empty_and_wrong() -> None:
    empty = draw_skeleton(Body())
    full = draw_skeleton(Body(SLOTS, (), hat=True))
    wrong = draw_skeleton(Body("K", (Wrong("R", "O"),)))
    assert set(empty) <= {"·", " ", "\n"}
    assert "·" not in full
    assert "x" in wrong
    assert "x" not in full
    assert max(map(len, full.splitlines())) <= COLUMNS


@pytest.mark.parametrize("slot", SLOTS)
def test_every_bone_changes_the_picture(slot: str) -> None:
    assert draw_skeleton(Body(slot)) != draw_skeleton(Body())


def test_no_two_slots_overlap() -> None:
    cells = [
        (stroke.row, stroke.column + place)
        for strokes in PICTURE.values()
        for stroke in strokes
        for place in range(len(stroke.text))
    ]
    assert len(set(cells)) == len(cells)
    assert set(PICTURE) == {*SLOTS, HAT}
