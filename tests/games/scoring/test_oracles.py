"""Zonk and Doom against answers that independent programs worked out (see `tests/data/oracles`)."""

from collections import Counter
from fractions import Fraction
from functools import cache

import pytest

from pushluck.core import d6_pool
from pushluck.games.scoring import Hand, Kept, ScoringGame, Turn
from pushluck.games.scoring.turns import loss_by_throw
from tests.games.scoring.tables import oracle, table

FRESH = Hand()


@cache
def game(spelling: str) -> ScoringGame:
    return table(spelling)


def kept(spelling: str, throw: str, hand: Hand = FRESH) -> tuple[Kept, ...]:
    """Return the legal keeps of a throw, none where it ends the turn."""
    playing = game(spelling)
    turn = Turn(len(throw), hand.points, hand)
    if loss_by_throw(playing.rules, playing.finder, turn, throw) is not None:
        return ()
    return playing.finder.find(hand, throw)


def test_zonk_sets_aside_every_scoring_die() -> None:
    rows = oracle("zonk_throws")
    assert len(rows) == 683
    for row in rows:
        found = [(way.action.dice, way.points) for way in kept("zonk", row["throw"])]
        assert found == ([(row["kept"], row["points"])] if row["kept"] else []), row["throw"]


def test_zonk_with_free_keeps_offers_exactly_these_points_and_dice_left() -> None:
    rows = oracle("zonk_keep_any_options")
    assert len(rows) == 689
    for row in rows:
        found = {
            (way.points, len(row["throw"]) - len(way.action.dice))
            for way in kept("zonk(keep.rule=any)", row["throw"])
        }
        assert found == {(points, left) for points, left in row["options"]}, row["throw"]


def test_doom_offers_exactly_these_keeps_of_fresh_throws() -> None:
    rows = oracle("doom_fresh_throws")
    assert len(rows) == 700
    for row in rows:
        found = [[way.action.dice, way.points] for way in kept("doom", row["throw"])]
        assert found == row["keeps"], row["throw"]
        assert row["doom"] == (row["throw"].count("6") >= 2)


def test_doom_offers_exactly_these_new_hands_when_dice_are_held() -> None:
    rows = oracle("doom_joined_hands")
    assert len(rows) == 452
    for row in rows:
        hand = Hand(row["hand"], row["hand_points"])
        found = {(way.hand.dice, way.hand.points) for way in kept("doom", row["throw"], hand)}
        expected = {(dice, points) for dice, points in row["keeps"]}
        assert found == expected, (row["hand"], row["throw"])


def losing(spelling: str, dice: int, why: tuple[str, ...] = ("no-score", "instant")) -> Fraction:
    """Return the chance that a fresh throw of so many dice ends the turn for one of these reasons."""
    playing = game(spelling)
    losses: Counter[str | None] = Counter()
    for throw, weight in d6_pool(dice).outcomes():
        losses[loss_by_throw(playing.rules, playing.finder, Turn(dice), throw)] += weight
    assert losses.total() == 6**dice
    return Fraction(sum(losses[reason] for reason in why), 6**dice)


@pytest.mark.parametrize(
    ("dice", "zonk", "doom", "two_sixes"),
    [
        (1, Fraction(2, 3), Fraction(2, 3), Fraction(0)),
        (2, Fraction(4, 9), Fraction(4, 9), Fraction(1, 36)),
        (3, Fraction(5, 18), Fraction(67, 216), Fraction(2, 27)),
        (4, Fraction(17, 108), Fraction(107, 432), Fraction(19, 144)),
        (5, Fraction(25, 324), Fraction(943, 3888), Fraction(763, 3888)),
        (6, Fraction(5, 162), Fraction(12821, 46656), Fraction(12281, 46656)),
    ],
)
def test_the_chances_to_lose_a_turn_with_so_many_fresh_dice(
    dice: int, zonk: Fraction, doom: Fraction, two_sixes: Fraction
) -> None:
    assert losing("zonk", dice) == zonk
    assert losing("doom", dice) == doom
    assert losing("doom", dice, ("instant",)) == two_sixes


@pytest.mark.parametrize("preset", ["farkle", "zilch"])
def test_three_pairs_and_a_straight_leave_5_in_216_throws_of_six_without_a_score(
    preset: str,
) -> None:
    reasons = ("no-score", "free-throw")
    assert losing(preset, 6, reasons) == Fraction(5, 216)
    assert losing(preset, 5, reasons) == Fraction(25, 324)


def test_doom_has_63_hands_with_points_and_26_totals_of_a_full_hand() -> None:
    """The positions from which every answer about a turn of Doom follows, counted by another program."""
    seen, waiting, full = {FRESH}, [FRESH], set()
    groups = options = 0
    while waiting:
        hand = waiting.pop()
        offered = {
            frozenset(way.hand for way in kept("doom", throw, hand))
            for throw, _ in d6_pool(6 - len(hand.dice)).outcomes()
        }
        groups += len(offered)
        options += sum(map(len, offered))
        for after in frozenset[Hand]().union(*offered):
            if len(after.dice) == 6:
                full.add(after.points)
            elif after not in seen:
                seen.add(after)
                waiting.append(after)
    assert len(seen) == 63
    assert len(full) == 26
    assert (groups, options) == (755, 2158)
