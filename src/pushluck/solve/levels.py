"""The graph of a turn as the kernels read it: the same turn several times, each for fewer spots that matter.

Far from the end of a match a bank is best in most spots, and the more so the higher the turn total. Where more
points are never worse, all ways from a throw into spots in which a bank is best are one: the way with the most
points. So the graph is kept on several *levels*, each with more *columns*: column 0 is the bank, the columns
after it are the spots in which a throw may be better, those in which it is so most often first. Elsewhere it is
kept whole.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from pushluck.core.rules import RulesObject
from pushluck.solve.arrays import START, Floats, Ints, TurnArrays, find_arrays

MOST_LEVELS = 8
BITS = 63
"""Bits of a mark."""
OWN_BITS = 24
"""Columns with a bit of their own where there are more columns than bits; the others share the rest evenly."""


class Turns(NamedTuple):
    """One turn in two forms."""

    rising: "Levels"
    """For positions in which more points are never worse, on several levels."""
    whole: "Levels"
    """For all, with every way on one level."""


class Levels(NamedTuple):
    """A `TurnArrays` on several levels; see the module. The last column is the spot in which a turn begins."""

    sizes: Ints
    """By level: its columns, the bank included; the last level has all but the beginning of a turn."""
    marks: Ints
    """By level: the bits of the columns that lower levels do not have."""
    bits: Ints
    """By column: its bit in a mark."""
    must_throw: Ints
    """By column: 1 where the dice forbid a bank."""
    losing: Floats
    """By column and reason: the chance to lose the turn."""
    wins: Floats
    """By column: the chance to win at once."""
    goes_on: Floats
    """By column: the chance of a throw after which the turn goes on."""
    throws: Ints
    """By level and column: its first group; one entry more than columns."""
    chances: Floats
    """By group."""
    groups: Ints
    """By group: its first way; one entry more than groups."""
    columns: Ints
    """By way: the column."""
    steps: Ints
    """By way: what it adds to the turn total."""
    places: Ints
    """By way: how far its column lies behind the beginning of the row, in columns."""
    width: int
    """Columns that a row of values has."""
    most_steps: int
    """The most that one throw can add."""


def find_turns(rules: RulesObject, unit: int) -> Turns:
    """Return the turn under `rules` in steps of `unit` points."""
    forms = (
        make_levels(find_arrays(rules, unit, more_is_better=rising), more_is_better=rising)
        for rising in (True, False)
    )
    return Turns(*forms)


def make_levels(turn: TurnArrays, *, more_is_better: bool) -> Levels:
    """Return `turn` on levels; on one only unless `more_is_better`."""
    spots = _by_eagerness(turn)
    first = int(np.isinf(_promise(turn)[spots]).sum())
    columns = np.full(turn.may_bank.size, -1)
    columns[spots] = 1 + np.arange(len(spots))
    sizes = _sizes(1 + first, 1 + len(spots)) if more_is_better else np.array([1 + len(spots)])
    bits = _share_bits(len(spots))
    order = [*map(int, spots), START]
    throws: list[list[int]] = []
    chances: list[float] = []
    groups = [0]
    ways: list[tuple[int, int]] = []
    for size in sizes:
        throws.append([len(chances)])
        for column in range(len(order) + 1):
            if 0 < column < size or column == len(order):
                for chosen, chance in _merged(turn, order[column - 1], columns, int(size)).items():
                    chances.append(chance)
                    ways += chosen
                    groups.append(len(ways))
            throws[-1].append(len(chances))
    lost = turn.losing[order]
    leads_to = np.array([column for column, _ in ways], dtype=np.int64)
    steps = np.array([step for _, step in ways], dtype=np.int64)
    width = int(sizes[-1])
    return Levels(
        sizes=sizes,
        marks=_marks(sizes, bits),
        bits=np.array([0, *(1 << int(bit) for bit in bits[1:]), 0], dtype=np.int64),
        must_throw=np.array([0, *(~turn.may_bank[order]).astype(int)], dtype=np.int64),
        losing=np.concatenate([np.zeros((1, lost.shape[1])), lost]),
        wins=np.append(0.0, turn.wins[order]),
        goes_on=np.append(0.0, 1.0 - turn.ended[order]),
        throws=np.array(throws, dtype=np.int64),
        chances=np.array(chances),
        groups=np.array(groups, dtype=np.int64),
        columns=leads_to,
        steps=steps,
        places=steps * width + leads_to,
        width=width,
        most_steps=turn.most_steps,
    )


def find_safe(turn: TurnArrays) -> Ints:
    """Return the spots of the first columns: those from which no throw ends the turn."""
    found: Ints = np.flatnonzero(turn.is_reached & (turn.ended == 0.0))
    return found


def _by_eagerness(turn: TurnArrays) -> Ints:
    """Return the spots that are reached: first the safe ones, then those with all dice or without a choice."""
    safe, promise = find_safe(turn), _promise(turn)
    others = np.setdiff1d(np.flatnonzero(turn.is_reached), safe)
    return np.concatenate([safe, others[np.argsort(-promise[others], kind="stable")]])


def _promise(turn: TurnArrays) -> Floats:
    """Return by spot how many steps a throw brings for each turn that it ends."""
    gain = turn.gain + turn.refreshed * turn.gain[START]
    promise: Floats = gain / np.maximum(turn.ended, 1e-9)
    promise[~turn.may_bank | turn.is_fresh | (turn.ended == 0.0)] = np.inf
    return promise


def _share_bits(columns: int) -> Ints:
    """Return the place of the bit of every column; 0 is the bank, which has none."""
    places = np.arange(columns)
    if columns > BITS:
        shared = (places - OWN_BITS) * (BITS - OWN_BITS) // (columns - OWN_BITS)
        places = np.where(places < OWN_BITS, places, OWN_BITS + shared)
    return np.append(0, places)


def _sizes(first: int, last: int) -> Ints:
    levels = min(MOST_LEVELS, last - first + 1)
    return np.unique(np.linspace(first, last, levels).round().astype(np.int64))


def _marks(sizes: Ints, bits: Ints) -> Ints:
    found, before = [], 1
    for size in sizes:
        found.append(sum({1 << int(bit) for bit in bits[before:size]}))
        before = int(size)
    return np.array(found, dtype=np.int64)


def _merged(
    turn: TurnArrays, spot: int, columns: Ints, size: int
) -> dict[Sequence[tuple[int, int]], float]:
    """Return the chances of throws from `spot` by the ways (column, steps) that they offer on a level."""
    found: dict[Sequence[tuple[int, int]], float] = {}
    for group in range(turn.groups[spot], turn.groups[spot + 1]):
        ways = slice(turn.options[group], turn.options[group + 1])
        best: dict[int, set[int]] = {}
        for lead, steps in zip(turn.leads_to[ways], turn.steps[ways], strict=True):
            column = int(columns[lead])
            best.setdefault(column if column < size else 0, set()).add(int(steps))
        if 0 in best:
            best[0] = {max(best[0])}
        key = tuple(sorted((column, step) for column, all_ in best.items() for step in all_))
        found[key] = found.get(key, 0.0) + float(turn.chances[group])
    return found
