"""The best expected points of one turn, against figures that others have published.

They depend on every number of a preset at once, so they show that the preset is the game it says it
is. The turn is solved from the highest total down; points are floats here, as in the publications.
"""

from collections import defaultdict
from functools import cache

import pytest

from pushluck.core import d6_pool
from pushluck.games.scoring import Hand, ScoringGame
from tests.games.scoring.tables import table

Groups = dict[int, list[tuple[dict[int, int], float]]]
"""By number of dice: what throws offer (points by dice left), with the chance of such throws."""
CEILING = 14_000
"""No best turn throws on above this total by choice; further throws no longer matter to the figure."""
STEP = 50


@cache
def throw_groups(spelling: str) -> Groups:
    game, groups = table(spelling), {}
    count = game.rules.dice.count
    for dice in range(1, count + 1):
        weights: dict[tuple[tuple[int, int], ...], int] = defaultdict(int)
        for throw, weight in d6_pool(dice).outcomes():
            best: dict[int, int] = {}
            for way in game.finder.find(Hand(), throw):
                left = (dice - len(way.action.dice)) or count
                best[left] = max(best.get(left, 0), way.points)
            weights[tuple(best.items())] += weight
        groups[dice] = [(dict(best), weight / 6**dice) for best, weight in weights.items()]
    return groups


def turn_values(
    spelling: str, *, ceiling: int = CEILING, bust: float = 0, banked: float = 0
) -> dict[int, float]:
    """Return what throwing so many dice at turn total 0 is worth, when a bust is worth `bust`.

    `banked` is the worth of a bank beyond its points; a turn that reaches `ceiling` banks.
    """
    game: ScoringGame = table(spelling)
    rules, groups = game.rules, throw_groups(spelling)
    count, free = rules.dice.count, rules.first_throw.points
    thrown: dict[tuple[int, int], float] = {}
    go_on: dict[tuple[int, int], float] = {}
    for total in range(ceiling - STEP, -1, -STEP):
        for dice in range(count, 0, -1):
            value = 0.0
            for best, chance in groups[dice]:
                if best:
                    ways = ((total + points, left) for left, points in best.items())
                    value += chance * max(go_on.get(way, way[0] + banked) for way in ways)
                elif free and dice == count:
                    value += chance * thrown.get((total + free, count), total + free + banked)
                else:
                    value += chance * bust
            thrown[total, dice] = value
            forced = rules.hot_dice.rule == "must_throw" and dice == count
            may_bank = not forced and total >= rules.bank.minimum
            go_on[total, dice] = max(value, total + banked) if may_bank else value
    return {dice: thrown[0, dice] for dice in range(1, count + 1)}


@pytest.mark.parametrize(
    ("spelling", "ceiling", "value"),
    [
        ("zonk", CEILING, 409.3399796),
        ("zonk(keep.rule=any)", CEILING, 455.7924158),
        ("farkle", 9_950, 542.063223899469),
        ("farkle-minimal", CEILING, 446.571440344),
        ("farkle-facebook(bank.minimum=0)", 10_000, 548.857618208),
    ],
)
def test_the_best_expected_points_of_a_turn(spelling: str, ceiling: int, value: float) -> None:
    assert turn_values(spelling, ceiling=ceiling)[6] == pytest.approx(value, abs=2e-7)


def test_each_number_of_dice_in_the_bare_farkle() -> None:
    """M. Busche and T. W. Neller, Optimal Play of the Farkle Dice Game (2017)."""
    values = turn_values("farkle-minimal")
    published = (168.897065, 147.379114, 161.636972, 207.535614, 306.681829, 446.571440)
    assert tuple(values.values()) == pytest.approx(published, abs=1e-6)


def test_zilch_brings_620_855_points_a_turn_in_the_long_run() -> None:
    """M. Busche, Maximizing Expected Scores in the Game of Zilch (2010): the third zilch costs 500.

    `worth` is what a seat with no, one or two zilches behind it will win more than with none; the
    first guess is near, to save rounds.
    """
    worth = [0.0, -11.2, -73.7]
    for _ in range(4):
        costs = (worth[1], worth[2], worth[0] - 500)
        values = [
            turn_values("zilch", ceiling=20_000, bust=cost, banked=worth[0])[6] for cost in costs
        ]
        worth = [value - values[0] for value in values]
    assert values[0] == pytest.approx(620.854672, abs=1e-4)


Offered = frozenset[tuple[int, Hand]]
"""What a throw offers: points with the hand afterwards."""


def doom_throws() -> dict[Hand, list[tuple[Offered, float]]]:
    """Return by hand what throwing the dice that are left offers, with the chance of such throws."""
    game = table("doom")
    found: dict[Hand, list[tuple[Offered, float]]] = {}
    waiting = {Hand()}
    while waiting:
        hand = waiting.pop()
        dice = 6 - len(hand.dice)
        weights: dict[Offered, int] = defaultdict(int)
        for throw, weight in d6_pool(dice).outcomes():
            kept = game.finder.find(hand, throw) if throw.count("6") < 2 else ()
            weights[frozenset((way.points, way.hand) for way in kept)] += weight
        found[hand] = [(offered, weight / 6**dice) for offered, weight in weights.items()]
        after = {hand for offered in weights for _, hand in offered}
        waiting |= {hand for hand in after if len(hand.dice) < 6} - found.keys()
    return found


def test_a_turn_of_doom_brings_1787_828497_points() -> None:
    """Held dice join later throws, so a position is a turn total and a hand."""
    throws = doom_throws()
    fuller_first = sorted(throws, key=lambda hand: -len(hand.dice))
    go_on: dict[tuple[int, Hand], float] = {}
    thrown_again: dict[int, float] = {}

    def kept(total: int, hand: Hand) -> float:
        full = len(hand.dice) == 6
        return thrown_again.get(total, total) if full else go_on.get((total, hand), total)

    for total in range(40_000, -1, -100):
        for hand in fuller_first:
            value = sum(
                chance * max(kept(total + points, after) for points, after in offered)
                for offered, chance in throws[hand]
                if offered
            )
            go_on[total, hand] = max(value, total)
        thrown_again[total] = value
    assert thrown_again[0] == pytest.approx(1787.828497, abs=1e-6)
