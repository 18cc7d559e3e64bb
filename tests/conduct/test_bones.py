"""Cheating at Rolling Bones: a die is turned to another face of its own kind, or the skeleton is miscounted."""

from typing import Any

import pytest

from pushluck.conduct import CALL, TurnedKeep, interjections, make_table, turned_keeps, view_of
from pushluck.conduct.view import told_to
from pushluck.core import IllegalActionError, Match
from pushluck.games.bones import Place
from pushluck.games.registry import find_rules
from tests.conduct.conftest import Table, play

FIRST = "UFHTTT122222KRNYGG"
"""A first throw without a pelvis."""


def table(*played: str, seats: int = 3, changes: str = "") -> Table:
    spelled = f"bones(start=first_seat,cheating=true,wrong_call=turn{changes and f',{changes}'})"
    match: Match[Any, Any] = Match(make_table(find_rules(spelled)), seats)
    play(match, *played)
    return match


def told(match: Table, seat: int | None = None) -> list[str]:
    return [each.key for each in told_to(match, len(match.events) - 1, seat)]


def refused(match: Table, text: str) -> str:
    before = match.state
    with pytest.raises(IllegalActionError) as caught:
        match.push_text(text)
    assert match.state == before
    return caught.value.reason


def test_a_turned_die_is_placed_as_it_lies() -> None:
    """Z20, with B1: a hat is turned to a pelvis, a face of its own kind, and completes the thorax."""
    match = table(FIRST, "pR", "pK", "pN", "pV~Y>V")
    assert match.game.turn_total(match.state) == 5
    assert told(match, 0) == ["placed", "section-complete", "turned"]
    assert told(match, 1) == ["placed", "section-complete"]
    assert view_of(match, 1).events[-1].text == "pV"
    assert match.state.inner.turn.showing == "UFHTTT122222GG"
    play(match, "b")
    assert match.game.scores(match.state) == (5, 0, 0)


def test_a_die_is_turned_to_a_face_of_its_own_kind_only() -> None:
    match = table(FIRST, "pR")
    assert refused(match, "pV~U>V") == "cannot-turn-so"
    found = turned_keeps(match.game, match.state)
    assert TurnedKeep(Place("N"), "G", "N") in found
    sides = ("UFHTSO", "123456", "KRNVYG")
    assert all(any({keep.die, keep.face} <= set(side) for side in sides) for keep in found)


def test_a_die_is_turned_beside_one_that_was_really_thrown() -> None:
    """Z20: a cheat also moves something that is right."""
    match = table(FIRST)
    assert refused(match, "pV~Y>V") == "move-a-scoring-die-too"
    assert turned_keeps(match.game, match.state) == []


def test_one_die_is_turned_in_each_throw() -> None:
    match = table(FIRST, "pR", "pN", "pV~Y>V")
    assert turned_keeps(match.game, match.state) == []
    assert refused(match, "p1~2>1") == "one-die-a-throw"
    play(match, "oL", "UUUUU222222KGG", "pU")
    assert turned_keeps(match.game, match.state)


@pytest.mark.parametrize(
    "cheat", [["pV~Y>V"], ["pV~Y>V", "b"], ["b30"]], ids=["turned", "buried", "false-count"]
)
def test_a_caught_cheat_loses_the_turn(cheat: list[str]) -> None:
    """Z23: the whole turn comes to nothing, and points that were scored are taken back."""
    match = table(FIRST, "pR", "pK", "pN", *cheat, "s2:c")
    assert told(match)[0] == "call-right"
    assert match.game.scores(match.state) == (0, 0, 0)
    assert match.turn_of == 1


def test_a_false_count_stands_until_somebody_counts_again() -> None:
    """Z20 and Z26: any other number may be declared, until the next throw."""
    match = table(FIRST, "pR", "pK", "pN", "b30")
    assert match.game.scores(match.state) == (30, 0, 0)
    play(match, FIRST)
    assert told(match) == ["threw-bones", "false-count"]
    assert match.game.scores(match.state) == (30, 0, 0)


def test_a_wrong_call_costs_the_callers_turn() -> None:
    match = table(FIRST, "pR", "pK", "pN", "b", "s3:c")
    assert told(match) == ["call-wrong", "owes-turn"]
    assert match.state.owed == (0, 0, 1)


LOST = (
    *("UUUUUU111111KKKKKK", "pK", "oL", "UUUUU111111RRRRR", "pR", "oLL"),
    *("UUU111111NNNN", "pN", "oLLL", "111111VVV", "pV", "oRRRR"),
)
"""Four throws, after which a fifth of four dice is the last that can be paid."""


def test_a_turn_that_came_to_nothing_leaves_nothing_to_call() -> None:
    """B10: the last bone that must be added can end the turn; no throw is needed for that."""
    match = table(*LOST, "11NN", "p1")
    assert told(match) == ["placed", "bust"]
    assert (match.turn_of, match.state.window, match.state.before) == (1, None, None)
    assert not [act for act in interjections(match.game, match.state) if act.action is CALL]


def test_cheats_of_a_turn_that_came_to_nothing_are_told_at_once() -> None:
    """Z26: with the second of two turned dice too few are left to pay for another throw."""
    match = table(
        "UFHTTT123444KRNYGG", "pR", "pK", "pN", "pV~Y>V", "pU", "pF", "pH", "p1", "p2", "oM"
    )
    play(match, "HHH3333K", "p3", "oLL", "T444K", "p4", "p5~4>5")
    assert told(match, 1) == ["placed", "bust", "turned", "turned"]
    assert (match.turn_of, match.state.window) == (1, None)
    assert view_of(match, 1).events == tuple(match.events)
