"""The score table against a scorer that shares no idea with it: it tries every way to split a set of dice.

A partition puts every die into some group; a group is worth what the rules page would say of it.
Two rules look at a partition as a whole: dice of one face make one set at most, unless there is
nothing above a triple; and where 5s are always a set, none of three or more stays loose.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement

import pytest

from pushluck.games.scoring import score_table
from pushluck.games.scoring.rules import Points
from tests.games.scoring.tables import rules

STRAIGHTS = {"12345": "straight_low", "23456": "straight_high", "123456": "straight_full"}


def iter_partitions(dice: str) -> Iterator[tuple[str, ...]]:
    """Yield every way to split `dice` into groups, some of them more than once."""
    if not dice:
        yield ()
        return
    first, rest = dice[0], dice[1:]
    for size in range(len(rest) + 1):
        for chosen in set(combinations(range(len(rest)), size)):
            group = first + "".join(rest[place] for place in chosen)
            others = "".join(die for place, die in enumerate(rest) if place not in chosen)
            for partition in partitions(others):
                yield (group, *partition)


@cache
def partitions(dice: str) -> frozenset[tuple[str, ...]]:
    return frozenset(tuple(sorted(partition)) for partition in iter_partitions(dice))


def singles(points: Points, group: str, wanted: bool) -> int:
    return (points.one * group.count("1") + points.five * group.count("5")) if wanted else 0


def set_value(points: Points, face: str, size: int) -> int:
    triple = points.triple_ones if face == "1" else points.triple * int(face)
    extra = size - 3
    totals = points.more_totals[extra - 1] if points.more == "fixed" and extra else 0
    by_rule = {
        "none": 0,
        "same": triple,
        "per_die": triple + extra * points.more_points,
        "double": triple * 2**extra,
        "fixed": totals,
    }
    value = by_rule[points.more] if extra else triple
    return value if triple else 0


def group_value(points: Points, group: str) -> int:
    """Return the best reading of `group` as one combination; 0 where it is none."""
    counts = Counter(group)
    pattern = sorted(counts.values())
    readings = [points.one if group == "1" else points.five if group == "5" else 0]
    if len(counts) == 1 and len(group) >= 3:
        readings.append(set_value(points, group[0], len(group)))
    if group in STRAIGHTS:
        base = getattr(points, STRAIGHTS[group])
        readings.append(base and base + singles(points, group, points.straight_adds_singles))
    allowed = {"distinct": [[2, 2, 2]], "four_and_two": [[2, 2, 2], [2, 4]]}
    if pattern in allowed.get(points.pairs, [[2, 2, 2], [2, 4], [6]]) and points.three_pairs:
        readings.append(points.three_pairs + singles(points, group, points.pairs_add_singles))
    if pattern == [3, 3] and points.two_triples:
        readings.append(points.two_triples + singles(points, group, points.triples_add_singles))
    return max(readings)


def is_allowed(points: Points, partition: tuple[str, ...]) -> bool:
    sets = [group[0] for group in partition if len(group) >= 3 and len(set(group)) == 1]
    if points.more != "none" and len(sets) != len(set(sets)):
        return False
    loose_fives = sum(group == "5" for group in partition)
    return points.fives != "set" or loose_fives < (1 if "5" in sets else 3)


def best_value(points: Points, dice: str) -> int:
    values = [0]
    for partition in partitions(dice):
        each = [group_value(points, group) for group in partition]
        if all(each) and is_allowed(points, partition):
            values.append(sum(each))
    return max(values)


@pytest.mark.parametrize("preset", ["zonk", "doom", "farkle", "kingdom-come", "farkle-minimal"])
def test_every_set_of_up_to_six_dice_is_worth_its_best_split(preset: str) -> None:
    points = rules(preset).points
    table = score_table(points, 6)
    sets = [
        "".join(dice)
        for size in range(1, 7)
        for dice in combinations_with_replacement("123456", size)
    ]
    assert len(sets) == 923
    expected = {dice: value for dice in sets if (value := best_value(points, dice))}
    assert {dice: scored.points for dice, scored in table.items()} == expected
