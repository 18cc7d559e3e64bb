"""When a cheat cheats, and how."""

from typing import Any

import pytest

from pushluck.bots import CHARACTERS
from pushluck.bots.cheating import find_cheat
from pushluck.bots.player import find_player
from pushluck.conduct import FalseCount, TurnedKeep, view_of
from pushluck.core import BANK, THROW, Act, Action
from tests.bots.tables import begin


def cheat(script: str, meant: str, *, spelling: str = "zonk", **position: Any) -> Action | None:
    """Return the cheat that replaces the action the first seat meant after these events."""
    match = begin(spelling, script, **position)
    action = match.game.parse_action(meant)
    view = view_of(match, 0)
    player = find_player(view.inner_game, CHARACTERS["expected"], None)
    found = find_cheat(view, 0, action, player)
    if found is not None:
        match.push(Act(0, found))  # every cheat is legal
    return found


def test_a_die_is_turned_where_that_makes_the_turn_better() -> None:
    found = cheat("114623", "k11")
    assert isinstance(found, TurnedKeep)
    assert found.action.text == "k111"
    assert found.face == "1"


def test_a_die_is_not_turned_for_a_trifle() -> None:
    """All six dice score; a 1 in the place of the 5 would add 50."""
    assert cheat("222225", "k222225") is None


def test_a_false_count_adds_a_little_and_can_be_banked() -> None:
    assert cheat("115234 k115", "b") == FalseCount(350)
    assert cheat("115234 k115", "b", spelling="zonk(bank.multiple_of=100)") is None


def test_a_decision_to_throw_is_no_chance_to_cheat() -> None:
    assert cheat("115234 k115", THROW.text) is None


@pytest.mark.parametrize("meant", ["b", "k5"])
def test_one_cheat_a_turn_is_enough(meant: str) -> None:
    thrown = "114623 k111~4>1" + (" 523" if meant == "k5" else "")
    assert cheat(thrown, meant) is None


@pytest.mark.parametrize(
    "position",
    [{"scores": (9_300, 0)}, {"scores": (12_500, 0)}, {"seats": 1}, {"finisher": 1}],
    ids=str,
)
def test_nobody_cheats_where_everybody_watches_or_nobody_does(position: dict[str, Any]) -> None:
    assert cheat("115234 k115", BANK.text, **position) is None
    assert cheat("114623", "k11", **position) is None


def test_pig_can_only_be_miscounted() -> None:
    spelling = "pig(manners.cheating=true)"
    assert cheat("6 6 6 6", "b", spelling=spelling) == FalseCount(26)
