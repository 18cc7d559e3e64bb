"""The first throw of a turn, with all dice and no body yet: the largest throw of all.

Bones that show lie in pieces, and the body is begun from one of them. So first come the falls of single pieces,
which are only there to be linked to, and then every set of bones that can show, linked to the pieces it lies in.
A set and its mirror image are one.
"""

from functools import lru_cache

import numpy as np

from pushluck.games.bones import BonesRules
from pushluck.games.bones.anatomy import PER_KIND, SLOTS
from pushluck.solve.bones.chances import CHANCES
from pushluck.solve.bones.falls import MIDDLE_BONES, NOWHERE, Falls, Floats, starts
from pushluck.solve.bones.keys import Fields, Sort, pack
from pushluck.solve.bones.skeletons import (
    SIZE,
    SKULL_BIT,
    Bools,
    Ints,
    find_skeletons,
    find_worths,
)


def find_first_falls(rules: BonesRules, price: int) -> Falls:
    """Return the falls of the first throw, those of the single pieces in front; `price` is that of the second."""
    pieces = find_skeletons().masks
    adds_all = rules.build.place == "all"
    keys, pairs = _piece_keys(), _piece_links()
    if adds_all:
        pairs = pairs[:0]
    points = _piece_points(rules, pairs)
    begun = len(keys)
    shown, wears, chances = _shown_sets()
    parts = _parts(shown)
    wearers = np.flatnonzero(pieces & SKULL_BIT > 0)
    hatted = np.full(len(pieces), -1)
    hatted[wearers] = len(pieces) + np.arange(len(wearers))
    linked = np.where((hatted[parts] >= 0) & wears[:, None], hatted[parts], parts)
    linked[parts < 0] = -1
    row, _ = np.nonzero(linked >= 0)
    best = np.where(linked >= 0, points[linked], points.min()).max(axis=1)
    largest = np.where(parts >= 0, np.bitwise_count(pieces)[parts], 0).max(axis=1)
    dice = 3 * PER_KIND
    sizes = np.concatenate([np.bitwise_count(pieces), np.bitwise_count(pieces[wearers]) + 1])
    counts = np.concatenate(
        [np.bincount(pairs[:, 0], minlength=begun), np.bincount(row, minlength=len(shown))]
    )
    return Falls(
        first=np.array([0, begun + len(shown)]),
        leads_to=np.concatenate([keys, np.full(len(shown), NOWHERE)]),
        chances=np.concatenate([np.zeros((2, begun)), chances], axis=1),
        may_lose=np.concatenate([np.zeros(begun, dtype=np.bool_), dice - largest <= price]),
        points=np.concatenate([points, best]),
        size=np.concatenate([sizes, np.full(len(shown), dice)]),
        first_link=starts(counts),
        links=np.concatenate([pairs[:, 1], linked[linked >= 0]]),
    )


def _piece_keys() -> Ints:
    """Return the key of each piece as the body, then of each with a skull that wears the hat."""
    skeletons = find_skeletons()
    numbers = np.arange(len(skeletons.masks))
    nothing = np.zeros_like(numbers)
    left, right, middle = PER_KIND - skeletons.counts[:, skeletons.masks]
    bare = Fields(numbers, nothing, nothing, nothing + Sort.PAY, left, right, middle)
    worn = bare._replace(
        hat=nothing + 1, sort=nothing + Sort.LIFT_OR_PAY, middle=np.maximum(middle - 1, 0)
    )
    wears = skeletons.masks & SKULL_BIT > 0
    return np.concatenate([pack(bare), pack(worn)[wears]])


def _piece_links() -> Ints:
    """Return pairs of falls of `_piece_keys`: one, and another that has one bone less or no hat."""
    skeletons = find_skeletons()
    pieces = skeletons.masks
    size = len(pieces)
    wears = pieces & SKULL_BIT > 0
    hatted = np.full(size, -1)
    hatted[wears] = size + np.arange(wears.sum())
    links = []
    for slot in range(len(SLOTS)):
        bit = 1 << slot
        less = skeletons.numbers[pieces & ~bit]
        fits = (pieces & bit > 0) & (less >= 0)
        links.append(np.stack([np.flatnonzero(fits), less[fits]], axis=1))
        fits &= wears
        rest = np.where(wears[less], hatted[less], less)
        links.append(np.stack([hatted[fits], rest[fits]], axis=1))
    pairs = np.concatenate(links)
    return pairs[np.argsort(pairs[:, 0], kind="stable")]


def _piece_points(rules: BonesRules, links: Ints) -> Ints:
    """Return by fall of `_piece_keys` the most points that a burial brings."""
    bare, worn = find_worths(rules, 0)
    wears = find_skeletons().masks & SKULL_BIT > 0
    points = np.concatenate([bare, worn[wears]])
    # Falls stand from few bones to many within both halves, so what is linked to is final.
    for fall, linked in links:
        points[fall] = max(points[fall], points[linked])
    return points


@lru_cache(maxsize=1)
def _shown_sets() -> tuple[Ints, Bools, Floats]:
    """Return sets of bones that can show, whether a hat shows that a skull can wear, and chances by gravestone."""
    skeletons = find_skeletons()
    sets = np.arange(SIZE)
    left, right, middle = skeletons.counts
    kept = (left > 0) & (right > 0) & (sets <= skeletons.mirrored)
    sets = sets[kept]
    left, right, middle = (count[kept] for count in (left, right, middle))
    has_skull = sets & SKULL_BIT > 0
    sides = CHANCES[PER_KIND, left, PER_KIND - left] * CHANCES[PER_KIND, right, PER_KIND - right]
    sides *= 1 + (sets != skeletons.mirrored[sets])
    plain, hatted = [], []
    for stone in (0, 1):
        hidden = MIDDLE_BONES - middle + 1 - stone
        plain.append(sides * CHANCES[PER_KIND, middle + stone, hidden + has_skull])
        hatted.append(sides * CHANCES[PER_KIND, middle + stone + 1, hidden])
    chances = np.concatenate([np.array(plain), np.array(hatted)[:, has_skull]], axis=1)
    wears = np.arange(chances.shape[1]) >= len(sets)
    return np.concatenate([sets, sets[has_skull]]), wears, chances


def _parts(sets: Ints) -> Ints:
    """Return the pieces that each set lies in, a row for each set, filled up with -1."""
    skeletons = find_skeletons()
    found = []
    rest = sets
    while rest.any():
        piece = skeletons.flood(rest)
        found.append(skeletons.numbers[piece])
        rest = rest & ~piece
    return np.stack(found, axis=1)
