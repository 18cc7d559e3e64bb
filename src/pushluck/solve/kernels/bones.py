"""One turn of Rolling Bones for sixteen pairs of scores at once.

A spot is worth a vector, and so is every way in which a turn can end. Spots are worked out in the order of the
graph; how likely each end is under best play is found in the opposite order.
"""

# What is compiled takes what it needs one by one: an object around it would be taken apart at every call.
# ruff: noqa: PLR0913, PLR0917

from typing import Any

from pushluck.solve.kernels.compiling import compiled
from pushluck.solve.kernels.lanes import (
    LANES,
    add_times,
    fill,
    higher,
    is_any_above,
    load,
    minus,
    store,
    where_same,
)

NOTHING = -1e300
"""What cannot be done is worth less than anything."""
NO_END, LOST, BURIALS = 0, 1, 2
"""Rows of ends: none, a turn that ends with nothing, and from here on burials, from the fewest points up."""
TOGETHER = 128
"""Falls that are added up by themselves, so that small numbers are not lost beside a large sum."""


@compiled
def count_throws(
    graph: Any, spots: Any, ends: Any, falls: Any, spot: int, first: int, last: int
) -> None:
    """Fill in what the throws `first` to `last` are worth, which are the spots from `spot` on."""
    for throw in range(first, last):
        begin, end = graph.first_fall[throw], graph.first_fall[throw + 1]
        value = fill(0.0)
        for block in range(begin, end, TOGETHER):
            part = fill(0.0)
            for fall in range(block, min(block + TOGETHER, end)):
                best = load(spots, graph.leads_to[fall] * LANES)
                for link in range(graph.first_link[fall], graph.first_link[fall + 1]):
                    best = higher(best, load(falls, graph.links[link] * LANES))
                store(falls, (fall - begin) * LANES, best)
                without = higher(best, load(ends, graph.ends[0, fall] * LANES))
                buried = higher(best, load(ends, graph.ends[1, fall] * LANES))
                part = add_times(part, graph.chances[0, fall], without)
                part = add_times(part, graph.chances[1, fall], buried)
            value = add_times(value, 1.0, part)
        store(spots, (spot + throw - first) * LANES, value)


@compiled
def count_choices(graph: Any, spots: Any, spot: int, first: int, last: int) -> None:
    """Fill in what the choices `first` to `last` are worth, which are the spots from `spot` on."""
    for choice in range(first, last):
        begin = graph.first_option[choice]
        best = load(spots, graph.options[begin] * LANES)
        for option in range(begin + 1, graph.first_option[choice + 1]):
            best = higher(best, load(spots, graph.options[option] * LANES))
        store(spots, (spot + choice - first) * LANES, best)


@compiled
def count_turn(graph: Any, ends: Any, spots: Any, falls: Any) -> None:
    """Fill in `spots` what every spot is worth; the last one is the whole turn."""
    throw, choice = 0, 0
    for lane in range(LANES):
        spots[lane] = NOTHING
    for layer in range(graph.layers.shape[0]):
        first_throw, first_choice, end = graph.layers[layer]
        throws, choices = first_choice - first_throw, end - first_choice
        count_throws(graph, spots, ends, falls, first_throw, throw, throw + throws)
        count_choices(graph, spots, first_choice, choice, choice + choices)
        throw += throws
        choice += choices


@compiled
def spread_throws(
    graph: Any,
    spots: Any,
    ends: Any,
    falls: Any,
    shares: Any,
    end_shares: Any,
    fall_shares: Any,
    spot: int,
    first: int,
    last: int,
) -> None:
    """Pass on how likely the throws `first` to `last` are under best play, which are the spots from `spot` on."""
    for throw in range(first, last):
        share = load(shares, (spot + throw - first) * LANES)
        if not is_any_above(share, 0.0):
            continue
        begin, end = graph.first_fall[throw], graph.first_fall[throw + 1]
        for fall in range(begin, end):
            best = load(spots, graph.leads_to[fall] * LANES)
            for link in range(graph.first_link[fall], graph.first_link[fall + 1]):
                best = higher(best, load(falls, graph.links[link] * LANES))
            store(falls, (fall - begin) * LANES, best)
            store(fall_shares, (fall - begin) * LANES, fill(0.0))
        for fall in range(end - 1, begin - 1, -1):
            best = load(falls, (fall - begin) * LANES)
            rest = load(fall_shares, (fall - begin) * LANES)
            for stone in range(2):
                row = graph.ends[stone, fall] * LANES
                part = add_times(fill(0.0), graph.chances[stone, fall], share)
                goes_on = where_same(part, best, higher(best, load(ends, row)))
                rest = add_times(rest, 1.0, goes_on)
                store(end_shares, row, add_times(load(end_shares, row), 1.0, minus(part, goes_on)))
            place = graph.leads_to[fall] * LANES
            part = where_same(rest, best, load(spots, place))
            store(shares, place, add_times(load(shares, place), 1.0, part))
            rest = minus(rest, part)
            for link in range(graph.first_link[fall], graph.first_link[fall + 1]):
                if not is_any_above(rest, 0.0):
                    break
                place = graph.links[link] * LANES
                part = where_same(rest, best, load(falls, place))
                store(fall_shares, place, add_times(load(fall_shares, place), 1.0, part))
                rest = minus(rest, part)


@compiled
def spread_choices(graph: Any, spots: Any, shares: Any, spot: int, first: int, last: int) -> None:
    """Pass on how likely the choices `first` to `last` are, which are the spots from `spot` on."""
    for choice in range(last - 1, first - 1, -1):
        place = (spot + choice - first) * LANES
        rest, best = load(shares, place), load(spots, place)
        for option in range(graph.first_option[choice], graph.first_option[choice + 1]):
            if not is_any_above(rest, 0.0):
                break
            place = graph.options[option] * LANES
            part = where_same(rest, best, load(spots, place))
            store(shares, place, add_times(load(shares, place), 1.0, part))
            rest = minus(rest, part)


@compiled
def spread_turn(
    graph: Any, ends: Any, spots: Any, falls: Any, shares: Any, end_shares: Any, fall_shares: Any
) -> None:
    """Fill in `end_shares` how likely each end of a turn is under best play, once `spots` are worked out."""
    shares[:] = 0.0
    end_shares[:] = 0.0
    store(shares, spots.size - LANES, fill(1.0))
    throw, choice = graph.first_fall.size - 1, graph.first_option.size - 1
    for layer in range(graph.layers.shape[0] - 1, -1, -1):
        first_throw, first_choice, end = graph.layers[layer]
        throws, choices = first_choice - first_throw, end - first_choice
        spread_choices(graph, spots, shares, first_choice, choice - choices, choice)
        choice -= choices
        spread_throws(
            graph,
            spots,
            ends,
            falls,
            shares,
            end_shares,
            fall_shares,
            first_throw,
            throw - throws,
            throw,
        )
        throw -= throws


@compiled
def fill_ends(values: Any, least_points: int, mine: Any, theirs: Any, ends: Any) -> None:
    """Fill in what every end of a turn is worth, by the places of the scores in `values`.

    A score below the least one counts as that.
    """
    scores = values.shape[0]
    rows = ends.size // LANES
    for lane in range(LANES):
        me, them = mine[lane], theirs[lane]
        ends[NO_END * LANES + lane] = NOTHING
        ends[LOST * LANES + lane] = 1.0 - values[them, me]
        for row in range(BURIALS, rows):
            after = max(me + least_points + row - BURIALS, 0)
            won = after >= scores
            ends[row * LANES + lane] = 1.0 if won else 1.0 - values[them, after]


@compiled
def count_pairs(
    graph: Any,
    values: Any,
    least_points: int,
    mine: Any,
    theirs: Any,
    found: Any,
    outcomes: Any,
    room: Any,
) -> None:
    """Fill in `found` what turns that begin with these places of scores are worth, sixteen at a time.

    Where `outcomes` has rows, one for each pair, they are filled with how likely each end is under best play.
    """
    ends, spots, falls, shares, end_shares, fall_shares = room
    last = spots.size - LANES
    for begin in range(0, mine.size, LANES):
        stop = begin + LANES
        fill_ends(values, least_points, mine[begin:stop], theirs[begin:stop], ends)
        count_turn(graph, ends, spots, falls)
        found[begin:stop] = spots[last:]
        if outcomes.shape[0]:
            spread_turn(graph, ends, spots, falls, shares, end_shares, fall_shares)
            for lane in range(LANES):
                outcomes[begin + lane] = end_shares[lane::LANES]
