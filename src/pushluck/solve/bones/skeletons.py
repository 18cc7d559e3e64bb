"""Every form a skeleton can have, as bit masks over the slots, and what can be added to each.

Bones in their right slots always form one piece (ruling B3), and there are only 634 such pieces. Whatever else
lies on the slab is a set of slots that wrong bones block, and the hat. The order in which bones were added is
forgotten.
"""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pushluck.games.bones import Body, BonesRules
from pushluck.games.bones.anatomy import DICE, JOINTS, KIND_OF, LEFT, RIGHT, SKULL, SLOTS
from pushluck.games.bones.body import Wrong, worth

Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]

SIZE = 1 << len(SLOTS)
"""Number of sets of slots."""
SKULL_BIT = 1 << SLOTS.index(SKULL)


def to_mask(slots: str) -> int:
    """Return slots as a bit mask, the first of `SLOTS` in the lowest bit."""
    return sum(1 << SLOTS.index(slot) for slot in slots)


def to_slots(mask: int) -> str:
    """Return the slots of a bit mask, in the order of `SLOTS`."""
    return "".join(slot for place, slot in enumerate(SLOTS) if mask >> place & 1)


KINDS: Ints = np.array(
    [to_mask("".join(slot for slot in SLOTS if KIND_OF[slot] == die)) for die in DICE]
)
"""The slots of each kind of dice, in the order of `DICE`."""


class Growth(NamedTuple):
    """Everything a piece can grow to by bones that fit, the piece itself left out; small ones first."""

    pieces: Ints
    """Numbers of the pieces it can become."""
    counts: Ints
    """By piece and kind of dice: the bones added."""
    links: Ints
    """Pairs of places in `pieces`: one, and another that has one bone less; in the order of the first."""


class Skeletons:
    """The pieces, numbered from the smallest up, and what is known about them whatever the rules."""

    def __init__(self) -> None:
        sets = np.arange(SIZE)
        jointed = np.zeros(SIZE, dtype=np.int64)
        mirrored = np.zeros(SIZE, dtype=np.int64)
        other_side = dict(zip(LEFT.faces + RIGHT.faces, RIGHT.faces + LEFT.faces, strict=True))
        for place, slot in enumerate(SLOTS):
            has_slot = (sets >> place & 1).astype(bool)
            near = "".join(joint.replace(slot, "") for joint in JOINTS if slot in joint)
            jointed[has_slot] |= to_mask(near)
            mirrored[has_slot] |= to_mask(other_side.get(slot, slot))
        self.near: Ints = jointed & ~sets
        """By set of slots: the slots jointed to it that it leaves free."""
        self.mirrored: Ints = mirrored
        """By set of slots: the same with left and right changed."""
        self.counts: Ints = np.stack([np.bitwise_count(sets & kind) for kind in KINDS]).astype(
            np.int64
        )
        """By kind of dice and set of slots: how many slots of that kind."""
        pieces = sets[self._are_pieces(sets)]
        order = np.lexsort((pieces, np.bitwise_count(pieces)))
        self.masks: Ints = pieces[order]
        """By piece: its slots."""
        self.numbers: Ints = np.full(SIZE, -1, dtype=np.int64)
        """By set of slots: the number of the piece, or -1."""
        self.numbers[self.masks] = np.arange(len(self.masks))

    def _are_pieces(self, sets: Ints) -> Bools:
        filled = self.flood(sets)
        return np.asarray((filled == sets) & (sets > 0))

    def flood(self, sets: Ints) -> Ints:
        """Return of each set the piece that holds its first slot; nothing of an empty one."""
        reached = sets & -sets
        while True:
            wider = reached | (self.near[reached] & sets)
            if np.array_equal(wider, reached):
                return reached
            reached = wider

    def growth(self, piece: int) -> Growth:
        """Return what the piece with this number can grow to."""
        base = self.masks[piece]
        wider = np.flatnonzero((self.masks & base == base) & (self.masks != base))
        places = np.full(len(self.masks), -1)
        places[wider] = np.arange(len(wider))
        links: list[Ints] = []
        for slot in range(len(SLOTS)):
            bit = 1 << slot
            if base & bit:
                continue
            less = self.numbers[self.masks[wider] & ~bit]
            fits = (self.masks[wider] & bit > 0) & (less >= 0)
            fits[fits] = places[less[fits]] >= 0
            links.append(np.stack([np.flatnonzero(fits), places[less[fits]]], axis=1))
        pairs = np.concatenate(links) if links else np.empty((0, 2), dtype=np.int64)
        added = self.masks[wider] & ~base
        return Growth(wider, self.counts[:, added].T, pairs[np.argsort(pairs[:, 0], kind="stable")])


@lru_cache(maxsize=1)
def find_skeletons() -> Skeletons:
    """Return the pieces; they are worked out once."""
    return Skeletons()


@lru_cache(maxsize=256)
def find_worths(rules: BonesRules, wrong: int) -> Ints:
    """Return by hat (0 or 1) and piece what burying it with so many wrong bones is worth, in points."""
    # Neither the slot nor the face of a wrong bone matters to its price.
    wrongs = (Wrong(SLOTS[0], SLOTS[0]),) * wrong
    bodies = [to_slots(int(mask)) for mask in find_skeletons().masks]
    return np.array(
        [[worth(rules, Body(bones, wrongs, hat)) for bones in bodies] for hat in (False, True)]
    )
