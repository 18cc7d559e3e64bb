"""Ruling Z18 at every table: a turn clock that runs out banks where that is legal, else the turn is lost."""

import random

import pytest

from pushluck.conduct import Fault, clock_act, make_table
from pushluck.core import THROW, Act, IllegalActionError, Match
from pushluck.core.rules import RulesObject
from pushluck.games.registry import find_game, find_rules, iter_presets, spelling
from pushluck.record import format_record, parse_record
from pushluck.testing import RandomPlayer
from tests.conduct.conftest import Table, TableMaker, play

PRESETS = list(iter_presets())
CLOCK_CHANCE = 0.1
"""How often the clock runs out where a seat must act."""


def check_clock(match: Table) -> None:
    """Check that the clock can do what it must do at this position, whatever that is."""
    due = clock_act(match.game, match.state)
    assert (due is None) == (match.game.to_move(match.state) is None)
    if due is not None:
        match.push(due)
        match.pop()


def check_away(match: Table) -> None:
    """Check that who leaves the table in its turn loses the turn, and whoever is next plays on."""
    state, seat = match.state, match.turn_of
    if seat is None:
        return
    away = Act(seat, Fault.AWAY)
    if state.inner.start is not None or state.awaiting:
        with pytest.raises(IllegalActionError, match="not-this-fault-now"):
            match.push(away)
        return
    match.push(away)
    assert match.game.scores(match.state) == match.game.scores(state)
    assert match.outcome is not None or match.game.is_turn_start(match.state)
    told = match.happenings(len(match.events) - 1)
    assert [each.details["why"] for each in told[:2]] == ["away", "away"]
    match.pop()


@pytest.mark.parametrize("rules", PRESETS, ids=spelling)
def test_at_every_table_a_clock_may_run_out_at_any_moment(rules: RulesObject, proof: bool) -> None:
    for number in range(50 if proof else 2):
        chance = random.Random(f"{number}")
        match: Table = Match(make_table(rules), 2 + number % 2)
        player = RandomPlayer(match.game, f"clock {number}")
        while match.outcome is None:
            check_clock(match)
            check_away(match)
            due = clock_act(match.game, match.state)
            late = due is not None and chance.random() < CLOCK_CHANCE
            match.push(due if due and late else player.next_event(match.state))
        check_clock(match)
        again = parse_record(format_record(match, {"Seat1": "Ada", "Seat2": "Ben"}))
        assert again.match.events == match.events


@pytest.mark.parametrize(
    ("played", "acts"),
    [
        ((), "z:away"),
        (("123462",), "z:away"),
        (("123462", "k1"), "b"),
        (("t",), None),
    ],
    ids=["before the first throw", "nothing set aside", "may bank", "the dice roll"],
)
def test_a_clock_at_a_table_without_manners(played: tuple[str, ...], acts: str | None) -> None:
    match: Table = Match(make_table(find_rules("farkle-minimal(start=first_seat)")), 2)
    play(match, *played)
    due = clock_act(match.game, match.state)
    assert (due and due.text) == acts


def test_who_is_away_while_the_dice_roll_loses_the_turn() -> None:
    match: Table = Match(make_table(find_rules("pig")), 2)
    play(match, "4", "t", "z:away")
    assert (match.turn_of, match.game.scores(match.state)) == (1, (0, 0))


def test_while_the_first_seat_is_sought_a_clock_does_what_is_due() -> None:
    """Nobody has a turn to lose yet."""
    match: Table = Match(make_table(find_rules("pig(start=roll_off)")), 2)
    assert clock_act(match.game, match.state) == Act(0, THROW)
    match = Match(make_table(find_rules("pig(start=youngest)")), 2)
    due = clock_act(match.game, match.state)
    assert due is not None
    assert due.text == "f1"


def test_a_last_bank_that_nobody_answers_is_accepted(table: TableMaker) -> None:
    match = table("111546", "k1115", "b", changes="target=1050")
    assert match.state.awaiting == (1, 2)
    for _ in match.state.awaiting:
        due = clock_act(match.game, match.state)
        assert due is not None
        match.push(due)
    assert match.outcome is not None


def test_a_record_of_a_table_without_manners_tells_who_was_away() -> None:
    match: Table = Match(make_table(find_rules("farkle(start=first_seat)")), 2)
    play(match, "z:away", "111234", "k111", "z:away", "t")
    text = format_record(match, {"Seat1": "Ada", "Seat2": "Ben"})
    assert text.endswith("1. s1 z:away\n2. s2 111234 k111 z:away\n3. s1 t\n")
    assert parse_record(text).match.events == match.events


def test_the_bare_mechanics_have_no_clock() -> None:
    pig = find_game("pig")
    with pytest.raises(TypeError, match="make_table"):
        clock_act(pig, pig.initial_state(2))
