"""One turn whose dice go to the next seat, for sixteen positions of a match at once.

What a bank is worth depends on the dice that are left, so every throw is worked out at every turn total. The
values of throws are what a seat gets that takes over dice and points: they are kept, by turn total.
"""

# What is compiled takes what it needs one by one: an object around it would be taken apart at every call.
# ruff: noqa: PLR0913, PLR0917

from typing import Any

from pushluck.solve.kernels.compiling import called, compiled
from pushluck.solve.kernels.lanes import LANES, add_times, fill, higher, load, store

SETTLED = 4e-16
"""Change at which the rows above the top stand still."""
MOST_REPEATS = 10_000
"""Repeats after which they are left as they are; each shrinks every error by the chance to go on."""


@called
def throw(graph: Any, number: int, places: Any, work: Any, base: int, ends: Any) -> Any:
    """Return what a throw is worth in the row that begins at `base`, from the rows that `places` leads to."""
    value = load(ends, number * LANES)
    for group in range(graph.throws[number], graph.throws[number + 1]):
        way = graph.groups[group]
        best = load(work, (base + places[way]) * LANES)
        for other in range(way + 1, graph.groups[group + 1]):
            best = higher(best, load(work, (base + places[other]) * LANES))
        value = add_times(value, graph.chances[group], best)
    return value


@called
def fill_row(graph: Any, work: Any, base: int, banked: Any, bank: int, thrown: Any) -> Any:
    """Fill the columns of a row with the better of throw and bank; `bank` is the row of banks, or -1 for none."""
    for column in range(graph.width):
        value = load(thrown, graph.throw_of[column] * LANES)
        slot = graph.slot_of[column]
        if slot >= 0 and bank >= 0:
            value = higher(value, load(banked, (bank + slot) * LANES))
        store(work, (base + column) * LANES, value)


@called
def keep_row(graph: Any, thrown: Any, total: int, kept: Any) -> Any:
    """Keep the throws that a turn can begin with."""
    size = graph.kept.size
    for place in range(size):
        vector = load(thrown, graph.kept[place] * LANES)
        store(kept, (total * size + place) * LANES, vector)


@called
def count_top(
    graph: Any, banked: Any, bank: int, work: Any, base: int, ends: Any, thrown: Any
) -> Any:
    """Fill the row from which on nothing changes any more, by repeating it until it stands still."""
    throws = graph.wins.size
    for number in range(throws):
        store(thrown, number * LANES, fill(0.0))
    fill_row(graph, work, base, banked, bank, thrown)
    old = thrown.copy()
    for _ in range(MOST_REPEATS):
        for number in range(throws):
            value = throw(graph, number, graph.columns, work, base, ends)
            store(thrown, number * LANES, value)
        fill_row(graph, work, base, banked, bank, thrown)
        moved = 0.0
        for place in range(old.size):
            moved = max(moved, abs(thrown[place] - old[place]))
            old[place] = thrown[place]
        if moved <= SETTLED:
            break


@called
def fill_ends(graph: Any, losses: Any, ends: Any) -> Any:
    """Put into `ends`, by throw, what those throws add that end the turn."""
    for number in range(graph.wins.size):
        sum_ = fill(graph.wins[number])
        for reason in range(graph.losing.shape[1]):
            sum_ = add_times(sum_, graph.losing[number, reason], load(losses, reason * LANES))
        store(ends, number * LANES, sum_)


@compiled
def count_ride_turn(
    graph: Any,
    banked: Any,
    demand: int,
    top: int,
    losses: Any,
    work: Any,
    ends: Any,
    thrown: Any,
    rows: int,
    begins_anywhere: bool,
    kept: Any,
) -> None:
    """Put into `kept`, by turn total below `rows` and place in `graph.kept`, what throws are worth.

    `banked` holds what banks are worth by turn total from `demand` up to `top` and by slot; from there on nothing
    changes. The throw that begins a turn is only worked out for the total 0 unless it `begins_anywhere`.
    """
    fill_ends(graph, losses, ends)
    slots, width = graph.kept.size - 1, graph.width
    count_top(graph, banked, top * slots, work, top * width, ends, thrown)
    for total in range(top, rows):
        keep_row(graph, thrown, total, kept)
    size = width * LANES
    for row in range(top + 1, top + graph.most_steps + 1):
        for place in range(size):
            work[row * size + place] = work[top * size + place]
    for total in range(top - 1, -1, -1):
        throws = graph.wins.size if begins_anywhere or total == 0 else graph.inner
        base = total * width
        for number in range(throws):
            value = throw(graph, number, graph.places, work, base, ends)
            store(thrown, number * LANES, value)
        if total < rows:
            keep_row(graph, thrown, total, kept)
        fill_row(graph, work, base, banked, total * slots if total >= demand else -1, thrown)
