"""Positions of one turn packed into whole numbers, so that numpy can sort and find them.

A position is the piece, the slots that wrong bones block, the hat, and the dice that lie free, by kind. How
often was thrown is not in it: positions of different throws are kept apart. A skeleton and its mirror image are
worth the same, so of the two only the one with the smaller key is kept.
"""

from enum import IntEnum
from typing import NamedTuple

import numpy as np

from pushluck.solve.bones.skeletons import Ints, find_skeletons


class Sort(IntEnum):
    """What can be done in a position."""

    PAY = 0
    """Pay for another throw; where no throw shows: throw."""
    LIFT_OR_PAY = 1
    """The same, and the hat can be lifted first."""
    MISPLACE_SIDE = 2
    """Add a bone of an arm or a leg wrongly; no bone of the middle shows."""
    MISPLACE = 3
    """Add a bone wrongly; one of the middle shows."""


class Fields(NamedTuple):
    """The parts of many keys."""

    piece: Ints
    blocked: Ints
    """The slots with wrong bones, as a mask."""
    hat: Ints
    sort: Ints
    left: Ints
    right: Ints
    middle: Ints

    @property
    def free(self) -> Ints:
        """Dice that lie free."""
        return self.left + self.right + self.middle


def pack(fields: Fields) -> Ints:
    """Return the keys; those of one piece stand together when sorted."""
    key = fields.piece << 16 | fields.blocked
    key = (key << 1 | fields.hat) << 2 | fields.sort
    return ((key << 3 | fields.left) << 3 | fields.right) << 3 | fields.middle


def unpack(keys: Ints) -> Fields:
    """Return the parts of keys."""
    return Fields(
        piece=keys >> 28,
        blocked=keys >> 12 & 0xFFFF,
        hat=keys >> 11 & 1,
        sort=keys >> 9 & 3,
        left=keys >> 6 & 7,
        right=keys >> 3 & 7,
        middle=keys & 7,
    )


def canonical(keys: Ints) -> Ints:
    """Return of each position and its mirror image the one that is kept."""
    skeletons = find_skeletons()
    fields = unpack(keys)
    mirrored = fields._replace(
        piece=skeletons.numbers[skeletons.mirrored[skeletons.masks[fields.piece]]],
        blocked=skeletons.mirrored[fields.blocked],
        left=fields.right,
        right=fields.left,
    )
    return np.minimum(keys, pack(mirrored))
