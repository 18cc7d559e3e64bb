"""What is known of a match that is being solved, and what a thread needs that solves strips of it (see `sums`)."""

# What is compiled takes what it needs one by one: an object around it would be taken apart at every call.
# ruff: noqa: PLR0913, PLR0917

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pushluck.solve.arrays import Floats, Ints
from pushluck.solve.kernels.compiling import called
from pushluck.solve.kernels.lanes import LANES, load, store
from pushluck.solve.kernels.turn import ROWS_BETWEEN_MOVES, make_work


class Pair(NamedTuple):
    """A strip and its mirror while they are solved: all by side and lane."""

    guesses: Floats
    slopes: Floats
    """How the value of a turn changes with that of losing it."""
    doubt: Floats
    """How wrong the slopes may be."""
    found: Floats
    """The value of the turn when the other side is worth what was guessed."""
    before: Floats
    """The same one step earlier."""
    asked: Floats
    """What losing the turn was worth then."""


class Room(NamedTuple):
    """The memory that one thread needs; by side first where a strip and its mirror are solved together."""

    work: Floats
    banked: Floats
    need: Ints
    """See `turn`."""
    limits: Floats
    """By reason and lane: while a loss is worth no more, `need` holds."""
    holds: NDArray[np.bool_]
    """By lane: it does."""
    rows: Ints
    """By side: so many rows of `banked` and `need` are filled in."""
    losses: Floats
    ends: Floats
    found: Floats
    pair: Pair


class Known(NamedTuple):
    """What is known of a match so far."""

    values: Floats
    """By context and units to go, of the seat to move first."""
    before: Floats
    """The same when the sweep began: what lost turns lead to that cost points."""
    slopes: Floats
    """By the same: how the value changes with that of the other seat's turn after a loss."""
    need: Ints
    """By context, units to go of the other seat and those after a bank, from `lowest` on: the marks of `turn`.
    Without any entries where banks depend on more than that."""
    limits: Floats
    """By context, units to go of the other seat and reason: marks hold while a loss is worth no more."""
    quiet: Ints
    """By context and units to go of the other seat: with so many units to go after a bank, or fewer, no column but
    safe ones is marked."""
    lowest: int


def make_room(turns: Any, most_total: int, period: int) -> Room:
    """Return the memory for one thread; no bank is asked for above `most_total`."""
    columns, reasons = turns.whole.losing.shape
    rows = (most_total + turns.whole.most_steps + period + 1) * LANES
    return Room(
        make_work(turns, period),
        np.zeros((2, rows)),
        np.full((2, rows), -1),
        np.zeros((2, reasons * LANES)),
        np.zeros(LANES, dtype=np.bool_),
        np.zeros(2, dtype=np.int64),
        np.zeros(reasons * LANES),
        np.zeros(columns * LANES),
        np.zeros(LANES),
        Pair(*(np.zeros((2, LANES)) for _ in Pair._fields)),
    )


@called
def begin_side(
    flow: Any, known: Any, context: int, sum_: int, mine: Any, side: int, room: Any
) -> Any:
    """Forget the rows of another strip, and fetch for how high losses what is known of columns holds."""
    room.rows[side] = 0
    for lane in range(LANES):
        for reason in range(flow.losses.shape[1]):
            place = reason * LANES + lane
            room.limits[side, place] = known.limits[context, sum_ - mine[lane], reason]


@called
def fetch_need(known: Any, context: int, sum_: int, mine: Any, rows: int, need: Any) -> Any:
    """Fill in what is known of the columns that matter."""
    if not known.need.size:
        return
    for lane in range(LANES):
        marks, first = known.need[context, sum_ - mine[lane]], mine[lane] - known.lowest
        for total in range(rows):
            need[total * LANES + lane] = marks[max(first - total, 0)]


@called
def keep_need(
    flow: Any, turns: Any, known: Any, context: int, sum_: int, mine: Any, side: int, room: Any
) -> Any:
    """Remember it for the turns that come."""
    need, rows = room.need[side], room.rows[side]
    for lane in range(LANES):
        for reason in range(flow.losses.shape[1]):
            limit = room.limits[side, reason * LANES + lane]
            known.limits[context, sum_ - mine[lane], reason] = limit
    if not known.need.size:
        return
    for lane in range(LANES):
        theirs, first = sum_ - mine[lane], mine[lane] - known.lowest
        marks = known.need[context, theirs]
        for total in range(1, rows):
            marks[max(first - total, 0)] = need[total * LANES + lane]
        total = find_rest(flow, turns, rows, lane, need)
        if total < rows:
            known.quiet[context, theirs] = mine[lane] - total


@called
def find_rest(flow: Any, turns: Any, rows: int, lane: int, need: Any) -> Any:
    """Return the total from which on no column but safe ones matters, as far as the rows are filled in."""
    safe = flow.safe.shape[2]
    risky = ~((1 << safe) - 1)
    for column in range(safe + 1, turns.rising.width):
        if turns.rising.must_throw[column]:
            return rows
    total = rows
    while total > 1 and need[(total - 1) * LANES + lane] & risky == 0:
        total -= 1
    return total


@called
def see_quiet(
    flow: Any,
    turns: Any,
    known: Any,
    context: int,
    sum_: int,
    mine: Any,
    top: int,
    side: int,
    room: Any,
) -> Any:
    """Return the same for all lanes, as `find_quiet` does, from marks that have just been renewed."""
    if not known.need.size:
        return top
    total = flow.demands[context]
    for lane in range(LANES):
        rest = find_rest(flow, turns, room.rows[side], lane, room.need[side])
        if rest < room.rows[side]:
            known.quiet[context, sum_ - mine[lane]] = mine[lane] - rest
        total = max(total, rest)
        if flow.safe.shape[2]:
            total = max(total, mine[lane])
    return min(total, top)


@called
def find_quiet(flow: Any, known: Any, context: int, sum_: int, mine: Any) -> Any:
    """Return the total from which on a bank is best in all columns but the safe ones, as far as is known."""
    total = flow.demands[context]
    for lane in range(LANES):
        total = max(total, mine[lane] - known.quiet[context, sum_ - mine[lane]])
        if flow.safe.shape[2]:
            total = max(total, mine[lane])
    return total


@called
def fill_quiet(
    flow: Any, turns: Any, context: int, sum_: int, mine: Any, top: int, banked: Any, work: Any
) -> Any:
    """Fill in the rows from `top` on where that is so, as `turn.count_turn` wants them."""
    levels, safe, row = turns.rising, flow.safe, flow.answers[context]
    for step in range(levels.most_steps + 1):
        total = top + step
        bank = load(banked, total * LANES)
        for column in range(levels.sizes[0]):
            place = ((ROWS_BETWEEN_MOVES + step) * levels.width + column) * LANES
            store(work, place, bank)
            if 0 < column <= safe.shape[2]:
                for lane in range(LANES):
                    lead = sum_ - 2 * mine[lane] + total
                    work[place + lane] = safe[row, min(lead, safe.shape[1] - 1), column - 1]
