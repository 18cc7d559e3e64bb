"""What any set of dice is worth: the best way to split it into combinations, looked up in a table.

A set of dice is its faces in ascending order, such as `11245`. It *scores* when every die of it belongs to a
combination; its value is then the best split (ruling Z11).
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import combinations, combinations_with_replacement, permutations
from math import gcd
from typing import TYPE_CHECKING, NamedTuple

from pushluck.core.game import Combination

if TYPE_CHECKING:
    from pushluck.games.scoring.rules import Points

FACES = "123456"
SET_SIZE = 3
"""Dice of one face that make a set."""

ScoreTable = Mapping[str, "Scored"]
"""Every set of dice that scores, with its best split."""


class Scored(NamedTuple):
    """A set of dice split into combinations."""

    points: int
    combinations: tuple[Combination, ...]


_NOTHING = Scored(0, ())


@lru_cache(maxsize=64)
def score_table(points: "Points", count: int) -> ScoreTable:
    """Return the value of every scoring set of at most `count` dice.

    >>> from pushluck.games.scoring import load_scoring
    >>> table = score_table(load_scoring("zonk").rules.points, 6)
    >>> table["5555"].points, table["1222"].points, "12" in table
    (600, 300, False)
    """
    of_one_face = {face: _split_one_face(points, face, count) for face in FACES}
    across = list(_iter_across(points))
    table: dict[str, Scored] = {"": _NOTHING}
    for size in range(1, count + 1):
        for dice in map("".join, combinations_with_replacement(FACES, size)):
            best = _sum(of_one_face[face][dice.count(face)] for face in dict.fromkeys(dice))
            for combination in across:
                rest = _without(dice, combination.dice)
                if rest is not None:
                    made = Scored(combination.points, (combination,))
                    best = _better(best, _sum((made, table.get(rest))))
            if best is not None:
                table[dice] = best
    del table[""]
    return table


def point_unit(table: ScoreTable) -> int:
    """Return the largest number that divides the value of every scoring set."""
    return gcd(*(scored.points for scored in table.values()))


def value_of_set(points: "Points", face: str, size: int) -> int:
    """Return the points of `size` dice of one face as one set; 0 where the rules have no such set."""
    if size < SET_SIZE or (face == "5" and points.fives == "singles"):
        return 0
    triple = points.triple_ones if face == "1" else points.triple * int(face)
    if not triple or size == SET_SIZE:
        return triple
    extra = size - SET_SIZE
    value = 0
    match points.more:
        case "same":
            value = triple
        case "once":
            value = triple + points.more_points
        case "per_die":
            value = triple + points.more_points * extra
        case "linear":
            value = triple * (extra + 1)
        case "double":
            value = triple << extra
        case "fixed":
            value = points.more_totals[extra - 1]
        case "table":
            value = points.more_table[extra - 1][int(face) - 1]
    return value


def _split_one_face(points: "Points", face: str, count: int) -> list[Scored | None]:
    """Return the best split of 0, 1, 2 ... dice of one face; None where a die would be left over.

    Dice of one face make one set at most, so six 1s are six of a kind and not two triples; only where there
    is nothing above a triple do six make two.
    """
    single = {"1": points.one, "5": points.five}.get(face, 0)
    always_set = face == "5" and points.fives == "set"
    alone: list[Scored | None] = [
        Scored(single * size, (Combination("single", face, single),) * size)
        if single or not size
        else None
        for size in range(count + 1)
    ]
    best: list[Scored | None] = []
    for size in range(count + 1):
        beside = best if points.more == "none" else alone
        whole = value_of_set(points, face, size)
        smallest = size if always_set and whole else SET_SIZE
        found: Scored | None = None
        for part in range(smallest, size + 1):
            value = value_of_set(points, face, part)
            if value:
                made = Scored(value, (Combination("of-a-kind", face * part, value),))
                found = _better(found, _sum((made, beside[size - part])))
        best.append(found if found and always_set else _better(alone[size], found))
    return best


def _iter_across(points: "Points") -> Iterator[Combination]:
    """Yield every combination that takes dice of more than one face, or six of one as three pairs."""
    for key, dice, base in (
        ("straight-low", "12345", points.straight_low),
        ("straight-high", "23456", points.straight_high),
        ("straight-full", "123456", points.straight_full),
    ):
        if base:
            yield Combination(
                key, dice, base + _singles(points, dice, points.straight_adds_singles)
            )
    if points.three_pairs:
        for faces in combinations_with_replacement(FACES, 3):
            if len(set(faces)) >= {"distinct": 3, "four_and_two": 2, "any": 1}[points.pairs]:
                dice = "".join(face * 2 for face in faces)
                extra = _singles(points, dice, points.pairs_add_singles)
                yield Combination("three-pairs", dice, points.three_pairs + extra)
    if points.two_triples:
        for low, high in combinations(FACES, 2):
            dice = low * 3 + high * 3
            extra = _singles(points, dice, points.triples_add_singles)
            yield Combination("two-triples", dice, points.two_triples + extra)
    if points.full_house:
        for three, two in permutations(FACES, 2):
            triple = value_of_set(points, three, 3) if points.full_house_adds_triple else 0
            dice = "".join(sorted(three * 3 + two * 2))
            yield Combination("full-house", dice, points.full_house + triple)


def _singles(points: "Points", dice: str, wanted: bool) -> int:
    return (dice.count("1") * points.one + dice.count("5") * points.five) if wanted else 0


def _sum(parts: "Iterator[Scored | None] | tuple[Scored | None, ...]") -> Scored | None:
    points = 0
    made: tuple[Combination, ...] = ()
    for part in parts:
        if part is None:
            return None
        points += part.points
        made += part.combinations
    return Scored(points, made)


def _better(old: Scored | None, new: Scored | None) -> Scored | None:
    """Return the split worth more; of equals the one with fewer combinations, then the old one."""
    if old is None or new is None:
        return new if old is None else old
    return max(old, new, key=lambda scored: (scored.points, -len(scored.combinations)))


def _without(dice: str, part: str) -> str | None:
    """Return `dice` less the dice of `part`, or None where it does not contain them."""
    if len(part) > len(dice):
        return None
    for face in part:
        if face not in dice:
            return None
        dice = dice.replace(face, "", 1)
    return dice
