"""Counting what bots do."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

import pytest

from pushluck.bots import Interval, Tally
from tests.bots.tables import begin


def tallied(script: str, spelling: str = "zonk", *, seats: int = 2) -> Sequence[Tally]:
    """Return by seat what was counted while these events were played."""
    match = begin(spelling, script, seats=seats)
    tallies = [Tally() for _ in range(seats)]
    for ply, state in enumerate(match.states[:-1]):
        for happening in match.happenings(ply):
            if happening.seat is not None:
                is_over = match.game.turn_of(state) != happening.seat
                tallies[happening.seat].tell(happening, is_over=is_over)
    return tallies


def test_banks_and_busts_are_turns() -> None:
    first, second = tallied("113462 k11 b s2:224466 113462 k11 2246")
    assert (first.turns, first.points, first.banks, first.banked, first.busts) == (
        2,
        200,
        1,
        200,
        1,
    )
    assert (second.turns, second.points, second.busts) == (1, 0, 1)
    assert first.zs == second.zs == Counter({"no-score": 1})


def test_hot_dice_are_counted() -> None:
    first, _ = tallied("111555 k111555 114623 k11 b")
    assert (first.hot_dice, first.turns, first.banked) == (1, 1, 1_700)


def test_a_penalty_belongs_to_the_turn_that_brought_it() -> None:
    first, second = tallied(
        "22346 22346 22346 22346 22346", "zonk-five(bust.streak=3,bust.penalty=500,floor=-999)"
    )
    assert (first.points, first.busts, second.points) == (-500, 3, 0)


def test_a_bank_that_a_call_takes_back_is_no_bank() -> None:
    """Z23: the whole turn is a Z."""
    first, second = tallied("113462 k11 b700 s2:c")
    assert (first.turns, first.points, first.banks, first.banked) == (1, 0, 0, 0)
    assert first.zs == Counter({"caught": 1})
    assert (second.calls_right, second.calls_wrong, second.turns) == (1, 0, 0)


def test_a_cheat_who_is_caught_in_the_middle_of_his_turn_has_had_it() -> None:
    first, _ = tallied("113462 k111~3>1 s2:c")
    assert (first.turns, first.points, first.zs) == (1, 0, Counter({"caught": 1}))


def test_a_wrong_call_costs_a_turn() -> None:
    """Z24."""
    _, second = tallied("113462 k11 s2:c b z:owed")
    assert (second.calls_wrong, second.turns, second.zs) == (1, 1, Counter({"owed": 1}))


def test_a_win_by_a_throw_is_a_turn() -> None:
    first, _ = tallied("222222", "zonk(instant.win_count=6)")
    assert (first.turns, first.banks, first.zs) == (1, 0, Counter())


def test_figures_follow_from_the_counts() -> None:
    tally = Tally(
        games=4, wins=Fraction(3, 2), turns=20, points=900, banks=12, banked=1_000, busts=8
    )
    assert tally.win_rate == 0.375
    assert tally.turns_per_game == 5.0
    assert tally.points_per_turn == 45.0
    assert tally.bust_rate == 0.4
    assert tally.mean_bank == pytest.approx(83.333, abs=1e-3)
    assert tally.hot_dice_per_turn == 0.0


def test_nothing_played_has_no_figures() -> None:
    tally = Tally()
    assert (tally.win_rate, tally.mean_bank, tally.points_per_turn) == (0.0, 0.0, 0.0)
    assert tally.win_interval == Interval(0.0, 1.0)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    """The last row is the worked example of R. G. Newcombe, Statistics in Medicine 17 (1998)."""
    interval = Tally(games=games, wins=Fraction(wins)).win_interval
    assert interval == pytest.approx((low, high), abs=1e-4)


def test_sums_are_exact() -> None:
    third = Tally(games=1, wins=Fraction(1, 3), turns=2, zs=Counter({"pig": 1}))
    total = third + third + third
    assert total == Tally(games=3, wins=Fraction(1), turns=6, zs=Counter({"pig": 3}))
