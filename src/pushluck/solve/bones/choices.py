"""What can be done after placing: which dice to pay with, whether to lift the hat, what to add wrongly."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from pushluck.games.bones.anatomy import SLOTS
from pushluck.solve.bones.falls import starts
from pushluck.solve.bones.keys import Fields, Sort, canonical, pack, unpack
from pushluck.solve.bones.skeletons import Ints, find_skeletons


class Choices(NamedTuple):
    """All choices after one throw, those that others refer to before those."""

    positions: Ints
    """Keys of the positions before the next throw, in order."""
    keys: Ints
    """By choice: its key; only choices in which something can be done."""
    first: Ints
    """By choice: its first option; one entry more than choices."""
    options: Ints
    """By option: a place in `positions`, or, counted on behind them, a choice."""

    def find(self, keys: Ints) -> Ints:
        """Return the places of choices by key, counted as in `options`; -1 where nothing can be done."""
        if not len(self.keys):
            return np.full(len(keys), -1)
        order = np.argsort(self.keys)
        place = np.minimum(np.searchsorted(self.keys, keys, sorter=order), len(order) - 1)
        found = order[place]
        return np.where(self.keys[found] == keys, found + len(self.positions), -1)


def find_choices(wanted: Ints, price: int) -> Choices:
    """Return the choices `wanted` (canonical keys) and all they refer to, where the next throw costs `price`."""
    misplaced = _all_of(_iter_misplaced(wanted))
    wanted = np.union1d(wanted, misplaced[1])
    lifted = _all_of(_iter_lifted(wanted))
    wanted = np.union1d(wanted, lifted[1])
    paid = _all_of(_iter_paid(wanted, price))
    positions = np.unique(paid[1])
    choices = Choices(positions, wanted[:0], np.zeros(1, dtype=np.int64), wanted[:0])
    pairs = np.stack([paid[0], np.searchsorted(positions, paid[1])])
    choices = _extended(choices, pairs, (Sort.PAY,))
    referred = np.stack([lifted[0], choices.find(lifted[1])])
    choices = _extended(choices, np.concatenate([pairs, referred], axis=1), (Sort.LIFT_OR_PAY,))
    referred = np.stack([misplaced[0], choices.find(misplaced[1])])
    return _extended(choices, referred, (Sort.MISPLACE_SIDE, Sort.MISPLACE))


def _extended(choices: Choices, pairs: Ints, sorts: tuple[Sort, ...]) -> Choices:
    """Return `choices` with those of `sorts` among the owners of `pairs` (keys and places of options)."""
    kept = np.isin(unpack(pairs[0]).sort, sorts) & (pairs[1] >= 0)
    owners, options = np.unique(pairs[:, kept], axis=1) if kept.any() else pairs[:, kept]
    keys, sizes = np.unique(owners, return_counts=True)
    return choices._replace(
        keys=np.concatenate([choices.keys, keys]),
        first=np.concatenate([choices.first, choices.first[-1] + starts(sizes)[1:]]),
        options=np.concatenate([choices.options, options]),
    )


def _all_of(pairs: Iterator[tuple[Ints, Ints]]) -> Ints:
    """Return pairs of keys, the owner and what it refers to, with the second in canonical form."""
    parts = [np.stack([owners, canonical(keys)]) for owners, keys in pairs]
    return np.concatenate(parts, axis=1) if parts else np.empty((2, 0), dtype=np.int64)


def _iter_paid(keys: Ints, price: int) -> Iterator[tuple[Ints, Ints]]:
    """Yield every way to pay (ruling B9); a die at least is left to throw."""
    fields = unpack(keys)
    can_pay = (fields.sort <= Sort.LIFT_OR_PAY) & (fields.free > price)
    for lefts in range(price + 1):
        for rights in range(price - lefts + 1):
            middles = price - lefts - rights
            fits = can_pay & (fields.left >= lefts) & (fields.right >= rights)
            fits &= fields.middle >= middles
            some = Fields(*(part[fits] for part in fields))
            paid = some._replace(
                sort=np.zeros_like(some.sort),
                left=some.left - lefts,
                right=some.right - rights,
                middle=some.middle - middles,
            )
            yield keys[fits], pack(paid)


def _iter_lifted(keys: Ints) -> Iterator[tuple[Ints, Ints]]:
    """Yield every position with the hat lifted."""
    fields = unpack(keys)
    fits = fields.sort == Sort.LIFT_OR_PAY
    some = Fields(*(part[fits] for part in fields))
    nothing = np.zeros_like(some.hat)
    yield keys[fits], pack(some._replace(hat=nothing, sort=nothing, middle=some.middle + 1))


def _iter_misplaced(keys: Ints) -> Iterator[tuple[Ints, Ints]]:
    """Yield every way to add a bone wrongly (ruling B6)."""
    skeletons = find_skeletons()
    fields = unpack(keys)
    must = fields.sort >= Sort.MISPLACE_SIDE
    open_slots = skeletons.near[skeletons.masks[fields.piece]] & ~fields.blocked
    for kind in ("left", "right", "middle"):
        shows = must & (getattr(fields, kind) > 0)
        if kind == "middle":
            shows &= fields.sort == Sort.MISPLACE
        for slot in range(len(SLOTS)):
            fits = shows & (open_slots >> slot & 1 > 0)
            some = Fields(*(part[fits] for part in fields))
            sort = np.where(some.hat, Sort.LIFT_OR_PAY, Sort.PAY)
            placed = some._replace(blocked=some.blocked | 1 << slot, sort=sort)
            yield keys[fits], pack(placed._replace(**{kind: getattr(some, kind) - 1}))
