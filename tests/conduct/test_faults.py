"""Rulings Z15 to Z18: the four faults, each worth a Z."""

import pytest

from pushluck.conduct import clock_act, make_table
from pushluck.core import IllegalActionError, Match
from pushluck.games.registry import find_rules
from tests.conduct.conftest import TableMaker, play


def test_a_die_off_the_table_loses_the_turn_now(table: TableMaker) -> None:
    """Z15: during one's own throw, whether it is pending or shows."""
    match = table("113462", "k11", "t", "z:off_table")
    assert match.turn_of == 1
    assert match.game.scores(match.state) == (0, 0, 0)
    told = match.happenings(len(match.events) - 1)
    assert [(each.key, each.details.get("lost")) for each in told] == [
        ("fault", None),
        ("forfeit", 200),
    ]
    play(match, "123462", "z:off_table")
    assert match.turn_of == 2


def test_no_die_falls_while_nothing_is_thrown(table: TableMaker) -> None:
    match = table("113462", "k11")
    with pytest.raises(IllegalActionError, match="not-this-fault-now"):
        match.push_text("z:off_table")


def test_throwing_out_of_turn_costs_the_offenders_next_turn(table: TableMaker) -> None:
    """Z16: the Z is written on the offender's next turn."""
    match = table("113462", "s2:z:out_of_turn")
    assert match.turn_of == 0
    play(match, "k11", "b")
    assert match.turn_of == 1
    assert [action.text for action in match.legal_actions] == ["z:owed"]
    play(match, "z:owed")
    assert match.turn_of == 2


def test_faults_add_up(table: TableMaker) -> None:
    match = table("s2:z:out_of_turn", "s2:z:out_of_turn", seats=2)
    for _ in range(2):
        play(match, "123462", "k1", "b", "z:owed")
    play(match, "123462", "k1", "b", "t")
    assert match.state.owed == (0, 0)


def test_a_friendly_table_refuses_and_a_strict_one_punishes(table: TableMaker) -> None:
    """Grabbing the dice out of turn is a Z at a strict table only."""
    with pytest.raises(IllegalActionError, match="not-your-turn"):
        table("s2:t")
    match = table("s2:t", changes="strict=true")
    assert match.state.owed == (0, 1, 0)
    assert [each.key for each in match.happenings(0)] == ["fault", "owes-turn"]


def test_being_away_loses_the_turn(table: TableMaker) -> None:
    """Z18: not back when one's turn comes."""
    match = table("z:away")
    assert match.turn_of == 1
    assert [each.details.get("why") for each in match.happenings(0)] == ["away", "away"]


def test_without_etiquette_only_being_away_costs_a_turn_but_debts_are_paid(
    table: TableMaker,
) -> None:
    match = table("113462", "k11", "s2:c", changes="etiquette=false")
    for fault in ("z:off_table", "s2:z:out_of_turn"):
        with pytest.raises(IllegalActionError, match="etiquette-is-off"):
            play(match, fault)
    play(match, "b", "z:owed")
    assert match.turn_of == 2


def test_no_fault_before_the_first_turn() -> None:
    match = Match(make_table(find_rules("zonk")), 2)
    with pytest.raises(IllegalActionError, match="not-this-fault-now"):
        match.push_text("z:away")


def test_a_debt_paid_closes_the_window(table: TableMaker) -> None:
    """Giving up a turn stands for the first throw that would have closed it."""
    match = table("s2:z:out_of_turn", "113462", "k111~3>1", "b", "z:owed")
    assert match.state.window is None
    assert match.game.scores(match.state) == (1000, 0, 0)
    assert "turned" in [each.key for each in match.happenings(len(match.events) - 1)]


@pytest.mark.parametrize(
    ("played", "act", "scores"),
    [
        ((), "z:away", (0, 0, 0)),
        (("113462",), "z:away", (0, 0, 0)),
        (("113462", "k11"), "b", (200, 0, 0)),
        (("111234", "k111", "555", "k555"), "z:away", (0, 0, 0)),
        (("s2:z:out_of_turn", "123462", "k1", "b"), "z:owed", (100, 0, 0)),
    ],
    ids=["before the first throw", "nothing set aside", "may bank", "hot dice", "owes a turn"],
)
def test_a_clock_that_runs_out(
    table: TableMaker, played: tuple[str, ...], act: str, scores: tuple[int, ...]
) -> None:
    """Z18: away before the first throw; later the total is banked if that is legal, else a Z."""
    match = table(*played)
    due = clock_act(match.game, match.state)
    assert due is not None
    assert due.text == act
    match.push(due)
    assert match.game.scores(match.state) == scores


def test_no_clock_runs_while_the_dice_roll(table: TableMaker) -> None:
    match = table("t")
    assert clock_act(match.game, match.state) is None
