"""Positions of a match with the same sum of points to go, where the next seat may take over what is left.

Strips and their mirrors are those of `sums`; besides the chances at the beginning of a turn the values of rides
are kept (see `pushluck.solve.offers`).
"""

# What is compiled takes what it needs one by one: an object around it would be taken apart at every call.
# ruff: noqa: PLR0913, PLR0917

from typing import Any, NamedTuple

import numpy as np

from pushluck.solve.arrays import Floats, Ints
from pushluck.solve.flow_arrays import COMPARED, WON
from pushluck.solve.kernels.compiling import called, compiled
from pushluck.solve.kernels.ends import after_loss, compare
from pushluck.solve.kernels.known import Pair
from pushluck.solve.kernels.lanes import LANES
from pushluck.solve.kernels.rides import count_ride_turn
from pushluck.solve.kernels.sums import (
    MOST_STEPS,
    begin_guesses,
    improve,
    place_lanes,
    publish,
)


class RideRoom(NamedTuple):
    """The memory that one thread needs; `banked` and `kept` by side first."""

    work: Floats
    banked: Floats
    kept: Floats
    losses: Floats
    ends: Floats
    thrown: Floats
    pair: Pair


class RideKnown(NamedTuple):
    """What is known of a match so far."""

    values: Floats
    """By context and units to go, of the seat to move first."""
    slopes: Floats
    """By the same: how the value changes with that of the other seat's turn after a loss."""
    rides: Floats
    """See `OfferArrays`."""
    last_rides: Floats
    """See `LastOffers`."""
    last_demands: Ints
    """By row of the tables of last turns: the turn total that a bank needs."""


def make_ride_room(graph: Any, most_total: int, most_rows: int, reasons: int) -> RideRoom:
    """Return the memory for one thread: for totals up to `most_total`, of which `most_rows` are kept."""
    throws, kept = graph.wins.size, graph.kept.size
    return RideRoom(
        np.zeros((most_total + graph.most_steps + 1) * graph.width * LANES),
        np.zeros((2, (most_total + 1) * (kept - 1) * LANES)),
        np.zeros((2, most_rows * kept * LANES)),
        np.zeros(reasons * LANES),
        np.zeros(throws * LANES),
        np.zeros(throws * LANES),
        Pair(*(np.zeros((2, LANES)) for _ in Pair._fields)),
    )


@called
def last_ride(known: Any, row: int, slot: int, lead: int, total: int) -> Any:
    """Return what taking over `total` is worth in the last turn against a lead."""
    demand = known.last_demands[row]
    if lead < demand:
        return known.last_rides[0, slot, max(demand - total, 0)]
    return known.last_rides[1, slot, max(lead - total, -1) + 1]


@called
def fill_bank(
    flow: Any,
    offers: Any,
    known: Any,
    context: int,
    sum_: int,
    mine: int,
    total: int,
    banked: Any,
    lane: int,
) -> Any:
    """Fill in what banks of `total` are worth in a lane; tell whether those of more are worth as much."""
    theirs, left = sum_ - mine, mine - total
    sequel = flow.banks[context, max(left, -1) + 1]
    at, slots = total * offers.slots * LANES + lane, offers.slots
    if sequel >= 0:
        fresh = known.values[sequel, theirs, left]
        width = offers.widths[sequel, sum_ - total, total]
        place = left - max(1, sum_ - total - flow.scores)
        start = offers.starts[sequel, sum_ - total, total] + place
        is_offered = 0 <= place < width
        for slot in range(slots):
            value = max(fresh, known.rides[start + slot * width]) if is_offered else fresh
            banked[at + slot * LANES] = 1.0 - value
        return False
    if sequel in (WON, COMPARED):
        worth = 1.0 if sequel == WON else compare(flow.ties[context], left, theirs)
        for slot in range(slots):
            banked[at + slot * LANES] = worth
        return sequel == WON
    row, lead = flow.answers[context], theirs - left
    gaps = flow.last_gap.shape[1]
    fresh = flow.last_gap[row, min(lead, gaps - 1)]
    is_settled = lead >= known.last_demands[row]
    for slot in range(slots):
        ride = last_ride(known, row, slot, lead, total)
        banked[at + slot * LANES] = 1.0 - max(fresh, ride)
        is_settled = is_settled and (ride >= fresh or lead >= gaps - 1)
    return is_settled


@called
def fill_banks(
    flow: Any, offers: Any, known: Any, context: int, sum_: int, mine: Any, banked: Any
) -> Any:
    """Fill in what banks are worth; return the total from which on they are worth the same in all lanes."""
    total = flow.demands[context]
    while True:
        is_settled = True
        for lane in range(LANES):
            if not fill_bank(flow, offers, known, context, sum_, mine[lane], total, banked, lane):
                is_settled = False
        if is_settled:
            return total
        total += 1


@called
def count_strip(
    flow: Any,
    graph: Any,
    known: Any,
    context: int,
    sum_: int,
    mine: Any,
    top: int,
    side: int,
    room: Any,
) -> Any:
    """Put the values of a strip and of its rides into `room.kept`, given those that are known."""
    rows = 1
    for lane in range(LANES):
        rows = max(rows, flow.scores - (sum_ - mine[lane]) + 1)
        for reason in range(flow.losses.shape[1]):
            room.losses[reason * LANES + lane] = after_loss(
                flow, known.values, known.values, context, reason, mine[lane], sum_ - mine[lane]
            )
    count_ride_turn(
        graph,
        room.banked[side],
        flow.demands[context],
        top,
        room.losses,
        room.work,
        room.ends,
        room.thrown,
        rows,
        False,
        room.kept[side],
    )


@called
def keep_rides(
    flow: Any, offers: Any, known: Any, context: int, sum_: int, mine: Any, kept: Any
) -> Any:
    """Remember the values of rides of a strip."""
    slots = offers.slots
    first = max(1, sum_ - flow.scores)
    for total in range(offers.least, flow.scores):
        width = offers.widths[context, sum_, total]
        start = offers.starts[context, sum_, total]
        for lane in range(LANES):
            place = sum_ - mine[lane] - first
            if 0 <= place < width:
                for slot in range(slots):
                    value = kept[(total * (slots + 1) + slot) * LANES + lane]
                    known.rides[start + slot * width + place] = value


@called
def begin_pair(
    flow: Any, offers: Any, known: Any, sides: Any, sum_: int, mine: Any, room: Any, tops: Any
) -> Any:
    """Fill in what is known about a strip and its mirror."""
    for side in range(2):
        context = sides[side]
        tops[side] = fill_banks(flow, offers, known, context, sum_, mine[side], room.banked[side])
        begin_guesses(known, context, sum_, mine[side], side, True, room.pair)
    publish(known, sides, sum_, mine, room.pair)


@called
def solve_pair(
    flow: Any,
    graph: Any,
    offers: Any,
    known: Any,
    sides: Any,
    sum_: int,
    mine: Any,
    tolerance: float,
    room: Any,
) -> Any:
    """Solve the strip and its mirror in a context whose lost turns lead back; return steps and the residual."""
    pair = room.pair
    tops = np.zeros(2, np.int64)
    begin_pair(flow, offers, known, sides, sum_, mine, room, tops)
    residual, steps = 1.0, 0
    begin = offers.slots * LANES
    while steps < MOST_STEPS and residual > tolerance:
        for side in range(2):
            count_strip(flow, graph, known, sides[side], sum_, mine[side], tops[side], side, room)
            for lane in range(LANES):
                pair.found[side, lane] = room.kept[side, begin + lane]
        residual, _ = improve(pair, steps > 0)
        publish(known, sides, sum_, mine, pair)
        steps += 1
    for side in range(2):
        keep_rides(flow, offers, known, sides[side], sum_, mine[side], room.kept[side])
    return steps, residual


@called
def solve_alone(
    flow: Any,
    graph: Any,
    offers: Any,
    known: Any,
    context: int,
    sum_: int,
    mine: Any,
    side: int,
    room: Any,
) -> Any:
    """Solve a strip in a context whose lost turns lead to one that is solved already."""
    top = fill_banks(flow, offers, known, context, sum_, mine, room.banked[side])
    count_strip(flow, graph, known, context, sum_, mine, top, side, room)
    for lane in range(LANES):
        value = room.kept[side, offers.slots * LANES + lane]
        known.values[context, mine[lane], sum_ - mine[lane]] = value
    keep_rides(flow, offers, known, context, sum_, mine, room.kept[side])


@compiled
def solve_ride_strip(
    flow: Any,
    graph: Any,
    offers: Any,
    known: Any,
    sum_: int,
    number: int,
    tolerance: float,
    room: Any,
) -> Any:
    """Solve a strip of a sum, and its mirror, in all contexts; see `solve_strip`."""
    first = max(1, sum_ - flow.scores) + number * LANES
    last = min(first + LANES - 1, sum_ // 2)
    counted, worst, is_given_up = 0, 0.0, False
    mine = np.empty((2, LANES), np.int64)
    for step in range(flow.steps.size):
        context, partner = flow.steps[step], flow.partners[step]
        for side in range(2 if partner != context else 1):
            if partner >= 0:
                sides = (context, partner) if side == 0 else (partner, context)
                if place_lanes(flow, sides[0], sum_, first, last, mine[0]):
                    for lane in range(LANES):
                        mine[1, lane] = sum_ - mine[0, lane]
                    steps, residual = solve_pair(
                        flow, graph, offers, known, sides, sum_, mine, tolerance, room
                    )
                    counted += 2 * steps
                    worst = max(worst, residual)
                    is_given_up = is_given_up or steps == MOST_STEPS
                continue
            ends = (first, last) if side == 0 else (sum_ - last, sum_ - first)
            if place_lanes(flow, context, sum_, ends[0], ends[1], mine[side]):
                solve_alone(flow, graph, offers, known, context, sum_, mine[side], side, room)
                counted += 1
    return counted, worst, is_given_up
