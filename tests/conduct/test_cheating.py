"""Rulings Z19 to Z26: turning a die, false counts, calls, and what they cost."""

import pytest

from pushluck.conduct import (
    ACCEPT,
    CALL,
    FalseCount,
    TableState,
    TurnedKeep,
    interjections,
    turned_keeps,
)
from pushluck.core import BANK, Act, IllegalActionError
from pushluck.games.scoring import Keep
from tests.conduct.conftest import Table, TableMaker, play


def scores(match: Table) -> tuple[int, ...]:
    return match.game.scores(match.state)


def keys(match: Table) -> list[str]:
    return [happening.key for happening in match.happenings(len(match.events) - 1)]


def is_over(match: Table) -> bool:
    return match.outcome is not None


def refused(match: Table, text: str, seat: int | None = None) -> str:
    before = match.state
    with pytest.raises(IllegalActionError) as caught:
        match.push_text(text, seat)
    assert match.state == before
    return caught.value.reason


def test_a_turned_die_scores_as_it_lies(table: TableMaker) -> None:
    """Z20: two real 1s and a 3 turned to a 1 lie in the corner as three 1s."""
    match = table("113462", "k111~3>1")
    assert match.game.turn_total(match.state) == 1000
    assert keys(match) == ["kept", "turned"]
    play(match, "b")
    assert scores(match) == (1000, 0, 0)


def test_uncaught_points_stand_and_the_truth_comes_out(table: TableMaker) -> None:
    """Z26: the next player's first throw closes the window; the points stand, the cheat is told."""
    match = table("113462", "k111~3>1", "b", "123462")
    assert scores(match) == (1000, 0, 0)
    assert keys(match) == ["threw", "turned"]
    assert refused(match, "c", 2) == "nothing-to-call"


@pytest.mark.parametrize(
    ("played", "taken"),
    [(["k111~3>1"], 0), (["k111~3>1", "b"], -1000), (["k11", "b700"], -700)],
    ids=["in-mid-turn", "turned-and-banked", "false-count"],
)
def test_a_caught_cheat_loses_the_turn_and_the_bank(
    table: TableMaker, played: list[str], taken: int
) -> None:
    """Z23: the whole turn is a Z, and a bank made in it is taken back."""
    match = table("113462", *played, "s3:c")
    assert scores(match) == (0, 0, 0)
    assert match.turn_of == 1
    told = match.happenings(len(match.events) - 1)
    assert told[0].key == "call-right"
    assert (told[-1].key, told[-1].details["points"]) == ("forfeit", taken)


def test_a_catch_takes_back_only_this_turn(table: TableMaker) -> None:
    match = table("123462", "k1", "b", "123462", "k1", "b", "222346", "k222", "b")
    play(match, "113462", "k111~3>1", "b", "s2:c")
    assert scores(match) == (100, 100, 200)
    assert match.turn_of == 1


def test_a_wrong_call_costs_the_callers_next_turn(table: TableMaker) -> None:
    """Z24: calling an honest player costs a Z on one's own next turn."""
    match = table("113462", "k11", "s3:c")
    assert keys(match) == ["call-wrong", "owes-turn"]
    play(match, "b", "123462", "k1", "b")
    assert match.turn_of == 2
    assert [action.text for action in match.legal_actions] == ["z:owed"]
    assert refused(match, "t") == "owes-a-turn"
    play(match, "z:owed")
    assert keys(match) == ["forfeit"]
    assert match.turn_of == 0
    assert match.state.owed == (0, 0, 0)


@pytest.mark.parametrize(
    ("changes", "owed", "score"),
    [
        ("wrong_call=none", 0, 100),
        ("wrong_call=turn", 1, 100),
        ("wrong_call=points,wrong_call_points=70", 0, 30),
    ],
)
def test_options_for_a_wrong_call(table: TableMaker, changes: str, owed: int, score: int) -> None:
    """Z24: options none, Z, points."""
    match = table("123462", "k1", "b", "123462", "k1", "s1:c", changes=changes)
    assert match.state.owed[0] == owed
    assert scores(match)[0] == score


def test_too_low_is_false_too(table: TableMaker) -> None:
    """Z20: any count that is not the corner's worth is false; it must be a multiple of the point unit."""
    match = table("113462", "k11")
    assert refused(match, "b200") == "that-is-the-true-count"
    assert refused(match, "b225") == "not-a-multiple-of-unit"
    with pytest.raises(IllegalActionError, match="not-a-multiple-of-unit"):
        match.push(Act(0, FalseCount(0)))
    play(match, "b150")
    assert scores(match) == (150, 0, 0)
    play(match, "s2:c")
    assert scores(match) == (0, 0, 0)


def test_a_false_count_needs_something_to_count(table: TableMaker) -> None:
    match = table()
    assert refused(match, "b500") == "throw-first"
    play(match, "113462")
    assert refused(match, "b500") == "keep-first"


def test_at_most_one_die_a_throw_and_only_with_a_real_one(table: TableMaker) -> None:
    """Z20: at most one die per throw, and only when at least one real scoring die is moved."""
    match = table("223465", changes="keep.rule=any")
    assert refused(match, "k1~2>1") == "move-a-scoring-die-too"
    play(match, "k15~2>1")
    assert match.game.turn_total(match.state) == 150
    assert turned_keeps(match.game, match.state) == []


def test_only_shown_dice_turn_and_only_before_they_are_kept(table: TableMaker) -> None:
    match = table("113462")
    assert refused(match, "k111~5>1") == "cannot-turn-so"
    assert refused(match, "k11~1>1") == "cannot-turn-so"
    play(match, "k11")
    assert refused(match, "k1~3>1") == "cannot-turn-so"


def test_every_listed_turned_keep_is_accepted_and_cheats(table: TableMaker) -> None:
    match = table("113462")
    ways = turned_keeps(match.game, match.state)
    assert TurnedKeep(Keep("111"), "3", "1") in ways
    for way in ways:
        match.push(Act(0, way))
        assert len(match.state.window.cheats) == 1
        match.pop()


def test_the_window(table: TableMaker) -> None:
    """Z22: from the first die set aside until the next player's first throw."""
    match = table()
    assert refused(match, "c", 1) == "nothing-to-call"
    play(match, "113462")
    assert refused(match, "c", 1) == "nothing-to-call"
    play(match, "k11")
    assert {act.seat for act in interjections(match.game, match.state)} == {1, 2}
    assert refused(match, "c", 0) == "own-turn"
    play(match, "b", "t")
    play(match, "s3:c")
    assert match.state.owed == (0, 0, 1)


def test_the_table_judges_once_until_something_new_lies_there(table: TableMaker) -> None:
    match = table("113462", "k11", "s2:c")
    assert refused(match, "c", 2) == "already-judged"
    play(match, "1346", "k11~3>1", "s3:c")
    assert match.turn_of == 1
    assert match.state.owed == (0, 1, 0)


def test_a_bust_closes_the_window(table: TableMaker) -> None:
    match = table("113462", "k111~3>1", "246")
    assert keys(match) == ["threw", "bust", "turned"]
    assert match.state.window is None


def test_a_winning_bank_waits_for_every_opponent(table: TableMaker) -> None:
    """Z25: final only when every opponent has accepted."""
    match = table("111546", "k1115", "b", changes="target=1050")
    assert not is_over(match)
    assert match.turn_of == 1
    assert list(match.legal_actions) == [ACCEPT, CALL]
    assert refused(match, "t", 1) == "accept-or-call"
    play(match, "s3:a")
    assert refused(match, "a", 2) == "nothing-to-accept"
    assert not is_over(match)
    play(match, "a")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


def test_a_winning_bank_is_final_when_a_call_fails(table: TableMaker) -> None:
    """Z25: or when the call failed."""
    match = table("111546", "k1115", "b", "s2:c", changes="target=1050")
    assert is_over(match)


def test_a_false_winning_bank_can_be_taken_back(table: TableMaker) -> None:
    match = table("113462", "k11", "b1050", "s3:c", changes="target=1050")
    assert not is_over(match)
    assert scores(match) == (0, 0, 0)
    assert match.turn_of == 1


def test_accepting_lets_a_false_bank_win(table: TableMaker) -> None:
    """Z26: uncaught, the declared points stand for good."""
    match = table("113462", "k11", "b1050", "a", "a", changes="target=1050")
    assert match.outcome is not None
    assert match.outcome.scores == (1050, 0, 0)
    assert keys(match) == ["accepted", "false-count"]


def test_an_honest_table_knows_no_cheats(table: TableMaker) -> None:
    """Z19: with cheating off nothing can be turned, miscounted or called."""
    match = table("113462", changes="cheating=false")
    assert refused(match, "k111~3>1") == "cheating-is-off"
    assert turned_keeps(match.game, match.state) == []
    play(match, "k11")
    assert refused(match, "b700") == "cheating-is-off"
    assert refused(match, "c", 1) == "cheating-is-off"
    assert match.state.window is None


def test_the_spelling_of_every_act_reads_back(table: TableMaker) -> None:
    match = table()
    for action in (TurnedKeep(Keep("111"), "3", "1"), FalseCount(700), CALL, ACCEPT, BANK):
        assert match.game.parse_action(action.text) == action


def test_a_state_is_frozen_and_hashable(table: TableMaker) -> None:
    match = table("113462", "k111~3>1", "b")
    assert isinstance(match.state, TableState)
    assert len({hash(state) for state in match.states}) == len(match.states)
