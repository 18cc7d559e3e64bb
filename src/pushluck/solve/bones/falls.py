"""Where throws can lead: for many positions at once, every group of throws that offer the same.

A *fall* is what a throw comes to: the bones that can be added, whether a hat shows that can be worn, whether a
gravestone shows. What can be done after it is what can be done after a fall with one bone less, or to add all of
it; so falls are linked to smaller ones, and each names only the one position that is new.
"""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pushluck.games.bones import BonesRules
from pushluck.solve.bones.chances import CHANCES
from pushluck.solve.bones.keys import Fields, Sort, pack
from pushluck.solve.bones.skeletons import (
    SKULL_BIT,
    Bools,
    Growth,
    Ints,
    find_skeletons,
    find_worths,
)

Floats = NDArray[np.float64]
NOWHERE = -1
"""Key where a fall leads to nothing that smaller ones do not lead to."""
MIDDLE_BONES = 4
"""Faces of a middle die that are bones."""
HAT_ONLY, SIDE_ONLY, MIDDLE_TOO, GROWN = range(4)
"""Columns of a table of falls: no bone fits and the hat is put on; none fits and no middle bone shows; none fits
and one shows; and from here on one for each piece that the bones can grow to, first without and then with the
hat."""


class Falls(NamedTuple):
    """All falls of some positions, position after position."""

    first: Ints
    """By position: its first fall; one entry more than positions."""
    leads_to: Ints
    """By fall: the key of the position that is new, or `NOWHERE`."""
    chances: Floats
    """By gravestone (0 or 1) and fall: its chance."""
    may_lose: Bools
    """By fall: without a gravestone, the turn can be lost."""
    points: NDArray[np.int16]
    """By fall: the most points that a burial brings."""
    size: NDArray[np.int8]
    """By fall: dice that can be added; more than of any fall it is linked to."""
    first_link: Ints
    """By fall: its first link; one entry more than falls."""
    links: NDArray[np.int32]
    """The falls, counted from the first of the position, after which all that can be done can be done here too."""


class Columns(NamedTuple):
    """What is the same for all positions with one piece; hatted falls are those with the hat put on now."""

    growth: Growth
    masks: Ints
    """By piece that the bones can grow to: its slots."""
    has_skull: bool
    sizes: Ints
    """By column: dice that are added."""
    links: Ints
    """Pairs of columns: one, and another after which all that can be done can be done after the first too."""


@lru_cache(maxsize=2_048)
def find_columns(piece: int, *, adds_all: bool) -> Columns:
    """Return the columns for `piece`; where everything must be added, nothing is linked."""
    skeletons = find_skeletons()
    growth = skeletons.growth(piece)
    masks = skeletons.masks[growth.pieces]
    has_skull = bool(skeletons.masks[piece] & SKULL_BIT)
    added = growth.counts.sum(axis=1)
    sizes = np.concatenate([[1, 0, 0], added, added + 1])
    if adds_all:
        return Columns(growth, masks, has_skull, sizes, np.empty((0, 2), dtype=np.int64))
    more, less = growth.links.T
    wears, wore = (masks[each] & SKULL_BIT > 0 for each in (more, less))
    size = len(masks)
    links = [
        np.stack([more, less], axis=1) + GROWN,
        np.stack([more + size, less + size * wore], axis=1)[wears] + GROWN,
    ]
    if has_skull:
        single = np.flatnonzero(added == 1)
        links.append(np.stack([single + size + GROWN, np.full_like(single, HAT_ONLY)], axis=1))
    pairs = np.concatenate(links)
    return Columns(growth, masks, has_skull, sizes, pairs[np.argsort(pairs[:, 0], kind="stable")])


def find_falls(rules: BonesRules, fields: Fields, price: int) -> Falls:
    """Return the falls from positions of one piece, of which `fields` holds at least one.

    `price` is that of the throw after the next one.
    """
    adds_all = rules.build.place == "all"
    columns = find_columns(int(fields.piece[0]), adds_all=adds_all)
    fits = _find_fits(columns, fields)
    row, column = np.nonzero(fits)
    place = np.cumsum(fits, axis=1) - 1
    linked = fits[:, columns.links[:, 0]]
    link_row, link = np.nonzero(linked)
    link_counts = np.bincount(columns.links[:, 0], minlength=fits.shape[1])
    keys, may_lose = _find_sequels(columns, fields, price)
    return Falls(
        first=starts(fits.sum(axis=1)),
        leads_to=keys[row, column],
        chances=_find_chances(columns, fields)[:, row, column],
        may_lose=may_lose[row, column],
        points=_find_points(rules, columns, fields)[row, column].astype(np.int16),
        size=columns.sizes[column].astype(np.int8),
        first_link=starts(link_counts[column]),
        links=place[link_row, columns.links[link, 1]].astype(np.int32),
    )


def starts(sizes: Ints) -> Ints:
    """Return where each of these lists starts when they stand one after another, and where the last one ends."""
    return np.concatenate([[0], np.cumsum(sizes)])


def _side_by_side(*parts: NDArray[np.generic]) -> NDArray[np.generic]:
    columns = [part[:, None] if part.ndim == 1 else part for part in parts]
    return np.concatenate(columns, axis=1)


def _open_slots(columns: Columns, fields: Fields) -> tuple[Ints, Ints]:
    """Return the slots beside the piece where a bone can be added, and those beside each it can grow to."""
    skeletons = find_skeletons()
    here = skeletons.near[skeletons.masks[fields.piece]] & ~fields.blocked
    return here, skeletons.near[columns.masks] & ~fields.blocked[:, None]


def _find_fits(columns: Columns, fields: Fields) -> Bools:
    """Return by position and column whether the dice and the free slots allow such a fall."""
    here, _ = _open_slots(columns, fields)
    left, right, middle = columns.growth.counts.T
    grows = (columns.masks & fields.blocked[:, None] == 0) & (left <= fields.left[:, None])
    grows &= (right <= fields.right[:, None]) & (middle <= fields.middle[:, None])
    wears = (columns.masks & SKULL_BIT > 0) & (fields.hat == 0)[:, None]
    wears = grows & wears & (middle < fields.middle[:, None])
    has_middle = fields.middle > 0
    hat_only = columns.has_skull & (fields.hat == 0) & has_middle
    fits = _side_by_side(hat_only, here >= 0, (here > 0) & has_middle, grows, wears)
    return fits.astype(np.bool_)


def _find_sequels(columns: Columns, fields: Fields, price: int) -> tuple[Ints, Bools]:
    """Return by position and column the key of the new position, and whether the turn can be lost there."""
    here, _ = _open_slots(columns, fields)
    added = columns.growth.counts.T[:, None, :]
    size = columns.growth.counts.sum(axis=1)
    sort = np.where(fields.hat, Sort.LIFT_OR_PAY, Sort.PAY)
    waived = (here == 0) | (fields.left + fields.right == 0)
    across = Fields(*(part[:, None] for part in fields))
    grown = across._replace(
        piece=columns.growth.pieces,
        sort=sort[:, None],
        left=across.left - added[0],
        right=across.right - added[1],
        middle=across.middle - added[2],
    )
    hat_on = np.ones_like(across.hat)
    hatted = grown._replace(
        hat=hat_on, sort=np.full_like(hat_on, Sort.LIFT_OR_PAY), middle=grown.middle - 1
    )
    hat_only = fields._replace(
        hat=hat_on[:, 0],
        sort=np.full_like(sort, Sort.LIFT_OR_PAY),
        middle=fields.middle - 1,
    )
    side_only = fields._replace(sort=np.where(waived, sort, Sort.MISPLACE_SIDE))
    middle_too = fields._replace(sort=np.full_like(sort, Sort.MISPLACE))
    # A hat that may be lifted is one more die to pay with.
    left_over = fields.free + fields.hat - price
    keys = _side_by_side(*(pack(each) for each in (hat_only, side_only, middle_too, grown, hatted)))
    may_lose = _side_by_side(
        fields.free <= price,
        left_over - ~waived <= 0,
        left_over - 1 <= 0,
        left_over[:, None] - size <= 0,
        left_over[:, None] - size <= 0,
    )
    return keys.astype(np.int64), may_lose.astype(np.bool_)


def _find_chances(columns: Columns, fields: Fields) -> Floats:
    """Return the chance of each fall, by gravestone, position and column."""
    counts = find_skeletons().counts
    here, beyond = _open_slots(columns, fields)
    added = columns.growth.counts.T
    sides = (
        CHANCES[fields.left[:, None], added[0], counts[0][beyond]]
        * CHANCES[fields.right[:, None], added[1], counts[1][beyond]]
    )
    sides_here = (
        CHANCES[fields.left, 0, counts[0][here]] * CHANCES[fields.right, 0, counts[1][here]]
    )
    bare = fields.hat == 0
    wears = ((columns.masks & SKULL_BIT > 0) & bare[:, None]).astype(np.int64)
    wears_here = (columns.has_skull & bare).astype(np.int64)
    middle, hidden, hidden_here = fields.middle[:, None], counts[2][beyond], counts[2][here]
    chances = []
    for stone in (0, 1):
        no_stone = 1 - stone
        hat_only = CHANCES[fields.middle, 1 + stone, hidden_here + no_stone]
        none_fits = CHANCES[fields.middle, stone, hidden_here + no_stone + wears_here]
        no_bone = CHANCES[fields.middle, stone, MIDDLE_BONES + no_stone + wears_here]
        plain = CHANCES[middle, added[2] + stone, hidden + no_stone + wears]
        hatted = CHANCES[middle, np.minimum(added[2] + 1 + stone, 6), hidden + no_stone]
        no_bone = np.where(here == 0, none_fits, no_bone)
        chances.append(
            _side_by_side(
                sides_here * hat_only,
                sides_here * no_bone,
                sides_here * (none_fits - no_bone),
                sides * plain,
                sides * hatted,
            )
        )
    return np.array(chances, dtype=np.float64)


def _find_points(rules: BonesRules, columns: Columns, fields: Fields) -> Ints:
    """Return the most points that a burial brings, by position and column."""
    here, _ = _open_slots(columns, fields)
    wrong = np.bitwise_count(fields.blocked)
    has_place = (here > 0) & (fields.left + fields.right > 0)
    points = np.empty((len(wrong), GROWN + 2 * len(columns.masks)), dtype=np.int64)
    for count in np.unique(wrong):
        rows = np.flatnonzero(wrong == count)
        bare, worn, hatted = _best_burials(rules, int(fields.piece[0]), int(count))
        kept = np.where(fields.hat[rows, None], worn, bare)
        points[rows, GROWN:] = np.concatenate([kept, np.tile(hatted, (len(rows), 1))], axis=1)
        points[rows, HAT_ONLY] = find_worths(rules, int(count))[1, fields.piece[rows]]
        for column, misplaced in ((SIDE_ONLY, has_place[rows]), (MIDDLE_TOO, np.ones_like(rows))):
            worths = np.stack([find_worths(rules, int(count) + more) for more in (0, 1)])
            bare, worn = worths[misplaced.astype(np.int64), :, fields.piece[rows]].T
            points[rows, column] = np.where(fields.hat[rows], worn, bare)
    return points


@lru_cache(maxsize=8_192)
def _best_burials(rules: BonesRules, piece: int, wrong: int) -> tuple[Ints, Ints, Ints]:
    """Return by piece to grow to the most points without a hat, with an earlier one, and with one put on now."""
    adds_all = rules.build.place == "all"
    columns = find_columns(piece, adds_all=adds_all)
    masks, pieces = columns.masks, columns.growth.pieces
    bare, worn = find_worths(rules, wrong)[:, pieces]
    if adds_all:
        return bare, worn, worn
    inside = masks[None, :] & masks[:, None] == masks[None, :]
    least = np.iinfo(np.int64).min
    best_bare = np.where(inside, bare, least).max(axis=1, initial=least)
    best_worn = np.where(inside, worn, least).max(axis=1, initial=least)
    wears = inside & (masks & SKULL_BIT > 0)
    hatted = np.maximum(best_bare, np.where(wears, worn, least).max(axis=1, initial=least))
    if columns.has_skull:
        hatted = np.maximum(hatted, find_worths(rules, wrong)[1, piece])
    return best_bare, best_worn, hatted
