"""Dice and pools: what they can show, how likely it is, and what they cannot show."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from pushluck.core import D6, Die, NotationError, Pool, d6_pool

LEFT = Die("left", "abc")
RIGHT = Die("right", "xy")
MIXED = Pool(((LEFT, 2), (RIGHT, 1)))


def test_an_ordinary_die_has_six_faces() -> None:
    assert (D6.key, D6.faces) == ("d6", "123456")


@pytest.mark.parametrize("count", [1, 2, 3, 6])
def test_the_weights_are_the_ways_to_throw(count: int) -> None:
    counted = Counter("".join(sorted(faces)) for faces in product(D6.faces, repeat=count))
    pool = d6_pool(count)
    assert dict(pool.outcomes()) == counted
    assert counted.total() == pool.ways == 6**count
    assert pool.size == count


def test_outcomes_come_in_a_fixed_order() -> None:
    assert list(d6_pool(2).outcomes())[:8] == [
        *(("11", 1), ("12", 2), ("13", 2), ("14", 2), ("15", 2), ("16", 2), ("22", 1), ("23", 2)),
    ]
    assert len(list(d6_pool(6).outcomes())) == 462


def test_six_equal_dice_are_one_way_in_46656() -> None:
    weights = dict(d6_pool(6).outcomes())
    assert Fraction(weights["666666"], d6_pool(6).ways) == Fraction(1, 46656)
    assert weights["123456"] == 720
    assert weights["112233"] == 90


def test_dice_of_several_kinds_are_thrown_together() -> None:
    counted = Counter("".join(sorted(left)) + right for *left, right in product("abc", "abc", "xy"))
    assert dict(MIXED.outcomes()) == counted
    assert (MIXED.size, MIXED.ways) == (3, 18)
    assert next(MIXED.outcomes()) == ("aax", 1)


@pytest.mark.parametrize("pool", [d6_pool(1), d6_pool(6), MIXED, Pool(())])
def test_outcomes_are_counted_without_being_made(pool: Pool) -> None:
    assert pool.outcome_count == len(list(pool.outcomes()))


def test_an_empty_pool_shows_nothing() -> None:
    assert list(d6_pool(0).outcomes()) == [("", 1)]


@pytest.mark.parametrize(
    ("pool", "faces", "canonical"),
    [
        (d6_pool(6), "113462", "112346"),
        (d6_pool(1), "6", "6"),
        (MIXED, "xca", "acx"),
        (MIXED, "byb", "bby"),
    ],
)
def test_faces_are_sorted_by_kind_and_then_by_face(pool: Pool, faces: str, canonical: str) -> None:
    assert pool.canonical(faces) == canonical
    assert canonical in dict(pool.outcomes())


@pytest.mark.parametrize(
    ("pool", "faces", "reason", "details"),
    [
        (d6_pool(2), "17", "no-such-face", {"face": "7", "faces": "1 2 3 4 5 6"}),
        (d6_pool(2), "1", "wrong-number-of-dice", {"given": 1, "expected": 2}),
        (d6_pool(2), "123", "wrong-number-of-dice", {"given": 3, "expected": 2}),
        (d6_pool(2), "", "wrong-number-of-dice", {"given": 0, "expected": 2}),
        (d6_pool(2), "12x", "no-such-face", {"face": "x", "faces": "1 2 3 4 5 6"}),
        (MIXED, "abc", "wrong-kinds-of-dice", {"faces": "abc"}),
        (MIXED, "axy", "wrong-kinds-of-dice", {"faces": "axy"}),
        (MIXED, "abz", "no-such-face", {"face": "z", "faces": "a b c x y"}),
    ],
)
def test_faces_that_the_dice_cannot_show_are_refused(
    pool: Pool, faces: str, reason: str, details: dict[str, object]
) -> None:
    with pytest.raises(NotationError) as caught:
        pool.canonical(faces)
    assert (caught.value.reason, caught.value.details) == (reason, details)
