"""The graph of a turn where the dice that are left go to the next seat, as the kernels read it.

Spots from which the same is thrown share a *throw*: that they may be banked, or begin a turn, makes no difference
to it.
"""

from collections.abc import Hashable
from typing import NamedTuple

import numpy as np

from pushluck.core.rules import RulesObject
from pushluck.solve.arrays import START, Floats, Ints
from pushluck.solve.model import Spot, find_model, find_slots


class RideGraph(NamedTuple):
    """A turn: columns are the spots that a throw can lead to."""

    width: int
    """Columns."""
    throw_of: Ints
    """By column: its throw."""
    slot_of: Ints
    """By column: the slot of its dice, or -1 where no bank is allowed."""
    kept: Ints
    """The throws that are kept for every turn total: by slot that of a ride, and last the beginning of a turn."""
    inner: int
    """Throws that are made in the middle of a turn; one that only begins a turn comes after them."""
    losing: Floats
    """By throw and reason (`LOSSES`): the chance to lose the turn."""
    wins: Floats
    """By throw: the chance to win at once."""
    throws: Ints
    """By throw: its first group; one entry more than throws."""
    chances: Floats
    """By group."""
    groups: Ints
    """By group: its first way; one entry more than groups."""
    columns: Ints
    """By way: the column."""
    places: Ints
    """By way: how far its column lies behind the beginning of the row, in columns."""
    most_steps: int
    """The most that one throw can add."""


def make_ride_graph(rules: RulesObject, unit: int) -> RideGraph:
    """Return the turn under `rules` with points in steps of `unit`."""
    model = find_model(rules)
    spots = model.spots
    reached = sorted({way.spot for spot in spots for group in spot.groups for way in group.options})
    slots = find_slots(rules)
    numbers: dict[Hashable, int] = {}
    made: list[Spot] = []

    def throw_of(number: int) -> int:
        spot = spots[number]
        found = numbers.setdefault(spot._replace(may_bank=False), len(numbers))
        if found == len(made):
            made.append(spot)
        return found

    columns = {number: column for column, number in enumerate(reached)}
    by_column = [throw_of(number) for number in reached]
    rides = [throw_of(model.rides[dice]) for dice in slots]
    inner = len(made)
    kept = [*rides, throw_of(START)]
    throws, chances, groups, ways = [0], [], [0], []
    for spot in made:
        for weight, options in spot.groups:
            chances.append(weight / spot.ways)
            ways += [(columns[number], points // unit) for number, points in options]
            groups.append(len(ways))
        throws.append(len(chances))
    leads_to, steps = np.array(ways, dtype=np.int64).T
    return RideGraph(
        width=len(reached),
        throw_of=np.array(by_column, dtype=np.int64),
        slot_of=np.array(
            [slots.index(spots[each].dice) if spots[each].may_bank else -1 for each in reached]
        ),
        kept=np.array(kept, dtype=np.int64),
        inner=inner,
        losing=np.array([[ways / spot.ways for ways in spot.losing] for spot in made]),
        wins=np.array([spot.wins / spot.ways for spot in made]),
        throws=np.array(throws, dtype=np.int64),
        chances=np.array(chances),
        groups=np.array(groups, dtype=np.int64),
        columns=np.ascontiguousarray(leads_to),
        places=steps * len(reached) + leads_to,
        most_steps=int(steps.max()),
    )
