"""How matches end: the target, going past it, the last round, ties, and a fixed number of rounds."""

import pytest

from pushluck.games.scoring import Turn
from pushluck.games.scoring.finish import is_reached
from tests.games.scoring.tables import (
    ScoringMatch,
    happened,
    play,
    push,
    rules,
    scores,
    winners,
)

GO = "farkle-minimal(finish.target=1000"
"""A race to 1,000, short of the last bracket: a test adds its rule."""
THOUSAND = "111234 k111 b"
FIFTY = "523346 k5 b"
BUST = "223346"


def go(rule: str, script: str, *, seats: int = 4, **position: object) -> ScoringMatch:
    return play(f"{GO},{rule})" if rule else f"{GO})", script, seats=seats, **position)


# The target


@pytest.mark.parametrize(("score", "won"), [(-50, None), (0, (0,)), (50, (0,))])
def test_the_target_is_reached_or_passed(score: int, won: tuple[int, ...] | None) -> None:
    match = go("", THOUSAND, seats=2, scores=(score, 0))
    assert winners(match) == won
    assert happened(match) == (["banked", "won"] if won else ["banked"])


def test_a_match_that_is_over_keeps_its_scores_and_takes_no_event() -> None:
    match = go("", THOUSAND, seats=2)
    assert (scores(match), match.turn_of, list(match.legal_actions)) == ((1000, 0), None, [])
    assert match.state.turn == Turn(0)
    assert match.game.pool(match.state) is None
    with pytest.raises(ValueError, match=r"^match-over( |$)"):
        match.push_text("t", seat=0)


EXACT = "finish.landing=exact,finish.overshoot=turn_lost"


def test_an_exact_target_must_be_hit_and_going_over_loses_the_turn() -> None:
    match = go(EXACT, THOUSAND, seats=2, scores=(50, 0))
    assert (scores(match), winners(match)) == ((50, 0), None)
    assert happened(match) == ["banked", "overshot"]
    details = match.happenings(len(match.events) - 1)[1].details
    assert dict(details) == {"points": 0, "lost": 1000, "target": 1000}
    assert winners(go(EXACT, THOUSAND, seats=2)) == (0,)
    assert winners(go(EXACT, FIFTY, seats=2, scores=(900, 0))) is None


EXTENDED = "finish.landing=exact,finish.overshoot=extended,finish.extended_target=1500"


@pytest.mark.parametrize(
    ("rule", "score", "total", "won", "after"),
    [
        ("", 500, 500, True, 1000),
        ("", 500, 550, False, 1050),
        ("", 1050, 450, True, 1500),
        ("", 1050, 500, True, 1550),
        ("", 1050, 400, False, 1450),
        ("", 500, 1000, True, 1500),
        (",finish.extended_landing=exact", 500, 500, True, 1000),
        (",finish.extended_landing=exact", 1050, 450, True, 1500),
        (",finish.extended_landing=exact", 1050, 500, False, 1050),
    ],
)
def test_an_extended_target_wins_once_the_first_is_passed(
    rule: str, score: int, total: int, won: bool, after: int
) -> None:
    position = {"scores": (score, 0), "turn": Turn(6, total - 50)}
    match = go(EXTENDED + rule, FIFTY, seats=2, **position)
    assert (winners(match) == (0,), scores(match)[0]) == (won, after)


def test_once_the_target_is_passed_it_still_wins_or_no_longer() -> None:
    both = go(EXTENDED, f"{THOUSAND} {FIFTY}", seats=2, scores=(100, 950))
    assert (scores(both), winners(both)) == ((1100, 1000), (1,))
    only = f"{EXTENDED},finish.after_overshoot=extended_only"
    match = go(only, f"{THOUSAND} {FIFTY}", seats=2, scores=(100, 950))
    assert (scores(match), winners(match), match.state.extended) == ((1100, 1000), None, True)
    assert winners(push(match, f"{BUST} 111234 k111 b")) == (1,)


def test_landing_on_the_target_in_the_last_round_counts_for_everybody_who_does() -> None:
    rule = f"{EXTENDED},finish.after_overshoot=extended_only,finish.last_round=one_turn_each"
    match = go(f"{rule},finish.tie=shared", f"{THOUSAND} {THOUSAND}", seats=2)
    assert (scores(match), winners(match)) == ((1000, 1000), (0, 1))


@pytest.mark.parametrize(
    ("rule", "reached"),
    [
        ("", [1000, 1050, 1450, 1500, 1550]),
        (EXACT, [1000]),
        (EXTENDED, [1000, 1500, 1550]),
        (f"{EXTENDED},finish.extended_landing=exact", [1000, 1500]),
    ],
)
def test_scores_that_end_the_race(rule: str, reached: list[int]) -> None:
    finish = rules(f"{GO},{rule})" if rule else f"{GO})").finish
    candidates = (950, 1000, 1050, 1450, 1500, 1550)
    assert [score for score in candidates if is_reached(finish, score, False)] == reached


# The last round


def test_without_a_last_round_the_first_to_reach_the_target_wins() -> None:
    assert winners(go("finish.last_round=none", THOUSAND)) == (0,)


def test_the_round_is_finished_by_the_seats_that_have_not_played_in_it() -> None:
    """T13: seat 3 of 4 reaches the target, so only seat 4 still plays."""
    match = go("finish.last_round=finish_round", f"{FIFTY} {BUST} {THOUSAND}")
    assert happened(match) == ["banked", "last-round"]
    assert match.turn_of == 3
    assert winners(push(match, BUST)) == (2,)
    beaten = go("finish.last_round=finish_round", f"{FIFTY} {BUST} {THOUSAND}", first=0)
    assert winners(push(beaten, "111534 k1115 b")) == (3,)


def test_the_last_of_a_round_wins_at_once() -> None:
    match = go("finish.last_round=finish_round", f"{BUST} {BUST} {BUST} {THOUSAND}")
    assert winners(match) == (3,)
    assert happened(match) == ["banked", "won"]


def test_a_round_ends_before_the_seat_that_began_the_match() -> None:
    match = go("finish.last_round=finish_round", THOUSAND, seat=1, first=3)
    assert match.turn_of == 2
    assert winners(push(match, BUST)) == (1,)


def test_every_other_seat_has_one_more_turn() -> None:
    """T13: seat 3 of 4 reaches the target, so seat 4 and then seats 1 and 2 play once more."""
    match = go("finish.last_round=one_turn_each", f"{BUST} {BUST} {THOUSAND}")
    turns = []
    while match.turn_of is not None:
        turns.append(match.turn_of)
        push(match, BUST)
    assert turns == [3, 0, 1]
    assert winners(match) == (2,)


def test_the_last_turns_go_on_when_another_reaches_the_target() -> None:
    match = go("finish.last_round=one_turn_each", f"{THOUSAND} 111534 k1115 b")
    assert (match.turn_of, match.state.finisher) == (2, 0)
    assert winners(push(match, f"{BUST} {BUST}")) == (1,)


def test_seats_play_until_all_have_failed_to_beat_the_leader() -> None:
    match = go("finish.last_round=until_beaten", f"{THOUSAND} {BUST} 111534 k1115 b")
    assert happened(match) == ["banked", "new-leader"]
    turns = []
    while match.turn_of is not None:
        turns.append(match.turn_of)
        push(match, BUST)
    assert turns == [3, 0, 1]
    assert winners(match) == (2,)


def test_equalling_the_leader_does_not_beat_him() -> None:
    match = go("finish.last_round=until_beaten", f"{THOUSAND} {THOUSAND}", seats=3)
    assert match.state.finisher == 0
    assert winners(push(match, BUST)) == (0,)


def test_a_single_player_has_no_last_round() -> None:
    for rule in ("finish_round", "one_turn_each", "until_beaten"):
        assert winners(go(f"finish.last_round={rule}", THOUSAND, seats=1)) == (0,)


def test_a_higher_score_that_missed_an_exact_target_does_not_win_the_last_round() -> None:
    rule = f"{EXTENDED},finish.last_round=one_turn_each"
    match = go(rule, f"{FIFTY} {BUST}", seats=2, scores=(950, 1100))
    assert (scores(match), winners(match)) == ((1000, 1100), (0,))
    reached = go(rule, f"{FIFTY} {THOUSAND}", seats=2, scores=(950, 1100))
    assert (scores(reached), winners(reached)) == ((1000, 2100), (1,))


# Ties

LAST = ("finish_round", "one_turn_each", "until_beaten")


@pytest.mark.parametrize("last_round", LAST)
def test_a_tie_goes_to_the_seat_that_had_the_score_first(last_round: str) -> None:
    rule = f"finish.last_round={last_round},finish.tie=leader"
    match = go(rule, f"{THOUSAND} {THOUSAND}", seats=2)
    assert (scores(match), winners(match)) == ((1000, 1000), (0,))


def test_of_two_who_overtake_the_finisher_the_first_to_do_so_wins_the_tie() -> None:
    """Seat 2 finishes; seat 3 and then seat 1 reach the same higher score: seat 3 had it first."""
    rule = "finish.last_round=one_turn_each"
    match = go(rule, f"{BUST} {THOUSAND} 111534 k1115 b 111534 k1115 b", seats=3)
    assert (scores(match), winners(match)) == ((1050, 1000, 1050), (2,))


@pytest.mark.parametrize("last_round", LAST)
def test_a_tie_can_be_shared(last_round: str) -> None:
    match = go(
        f"finish.last_round={last_round},finish.tie=shared", f"{THOUSAND} {THOUSAND}", seats=2
    )
    assert winners(match) == (0, 1)
    assert happened(match) == ["banked", "won", "won"]


@pytest.mark.parametrize("last_round", LAST)
def test_a_tie_in_any_last_round_can_go_into_overtime(last_round: str) -> None:
    rule = f"finish.last_round={last_round},finish.tie=overtime"
    match = go(rule, f"{THOUSAND} {THOUSAND}", seats=2)
    assert happened(match) == ["banked", "overtime"]
    assert winners(push(match, f"{BUST} {FIFTY}")) == (1,)


def test_overtime_is_for_the_tied_seats_until_one_is_ahead() -> None:
    """Only the tied seats play, one turn each, until one of them is ahead."""
    rule = "finish.last_round=one_turn_each,finish.tie=overtime"
    match = go(rule, f"{THOUSAND} {BUST} {THOUSAND}", seats=3)
    assert happened(match) == ["banked", "overtime"]
    details = match.happenings(len(match.events) - 1)[1].details
    assert dict(details) == {"seats": ("1", "3")}
    assert (match.turn_of, match.state.contenders) == (0, (0, 2))
    push(match, FIFTY)
    assert match.turn_of == 2
    push(match, FIFTY)
    assert (match.turn_of, winners(match)) == (0, None)
    push(match, f"{FIFTY} {BUST}")
    assert (scores(match), winners(match)) == ((1100, 0, 1050), (0,))


def test_overtime_narrows_to_those_still_tied() -> None:
    rule = "finish.last_round=one_turn_each,finish.tie=overtime"
    match = go(rule, f"{THOUSAND} {THOUSAND} {THOUSAND}", seats=3)
    assert list(match.state.contenders) == [0, 1, 2]
    push(match, f"{FIFTY} {BUST} {FIFTY}")
    assert list(match.state.contenders) == [0, 2]
    assert happened(match) == ["banked", "overtime"]
    assert winners(push(match, f"{BUST} {FIFTY}")) == (2,)


# Rounds

ROUNDS = "farkle-minimal(finish.rounds=2"


def test_a_match_can_end_after_so_many_rounds() -> None:
    match = play(f"{ROUNDS})", f"{FIFTY} {BUST} {FIFTY}")
    assert (match.state.rounds_left, winners(match)) == (1, None)
    push(match, FIFTY)
    assert (scores(match), winners(match)) == ((100, 50), (0,))


def test_rounds_are_counted_from_the_seat_that_began() -> None:
    match = play(f"{ROUNDS})", BUST, seats=3, seat=2, first=2)
    assert match.state.rounds_left == 2
    push(match, f"{BUST} {BUST}")
    assert match.state.rounds_left == 1


@pytest.mark.parametrize(("tie", "won"), [("leader", (0,)), ("shared", (0, 1)), ("overtime", None)])
def test_a_tie_after_the_last_round(tie: str, won: tuple[int, ...] | None) -> None:
    match = play(f"{ROUNDS},finish.tie={tie})", f"{BUST} {FIFTY} {FIFTY} {BUST}")
    assert scores(match) == (50, 50)
    assert winners(match) == won
    if won is None:
        assert winners(push(match, f"{BUST} {FIFTY}")) == (1,)


def test_the_target_ends_a_match_of_rounds_early() -> None:
    assert winners(go("finish.rounds=9", THOUSAND)) == (0,)


def test_solo_play_of_ten_rounds() -> None:
    match = play("farkle-facebook(finish.rounds=10)", " ".join([BUST] * 10), seats=1)
    assert winners(match) == (0,)
    assert scores(match) == (-1500,)


def test_turns_pass_in_the_direction_of_the_table() -> None:
    for spelling, order in (("zonk", [0, 2, 1, 0]), ("doom", [0, 1, 2, 0])):
        match = play(spelling, seats=3)
        seen = []
        for _ in range(4):
            seen.append(match.turn_of)
            push(match, BUST)
        assert seen == order
