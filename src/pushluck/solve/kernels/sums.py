"""Positions of a match with the same sum of points to go, sixteen at a time.

A position is a context, the units the seat to move has to go (`mine`) and those of the other seat. A bank leads
to a smaller sum, a lost turn to the same pair of scores with the seats changed, or to a larger sum where it
costs points. So a *strip* of sixteen positions and its mirror, in which the seats are changed, depend on each
other only.
"""

# What is compiled takes what it needs one by one: an object around it would be taken apart at every call.
# ruff: noqa: PLR0913, PLR0917

from typing import Any

import numpy as np

from pushluck.solve.kernels.compiling import called, compiled, inlined
from pushluck.solve.kernels.ends import after_loss, fill_banked, find_top
from pushluck.solve.kernels.known import (
    begin_side,
    fetch_need,
    fill_quiet,
    find_quiet,
    keep_need,
    see_quiet,
)
from pushluck.solve.kernels.lanes import LANES
from pushluck.solve.kernels.turn import MARGIN, bound_marks, count_turn, fill_ends

NEAR = 1e-12
"""Two guesses closer than this say nothing about the slope between them."""
LAGS = (1, 2, 5, 10)
"""Steps between the positions from which the next one is guessed."""
ROUNDING = 3e-16
"""How wrong a difference between two values of a turn may be."""
LEAST_DOUBT = 1e-4
"""How much two slopes near each other may differ at least."""
WORTH_A_STEP = 1e-8
"""Residual above which a pair that is solved again has its slopes measured anew."""
STEEPEST = 0.999
"""No turn is so surely lost that a steeper slope is more than a poor guess."""
MOST_STEPS = 200
"""Steps after which a pair is given up: such a match need never end."""


@called
def fill_rows(
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
    """Fill in what banks are worth and which columns matter, up to what a throw below `top` reaches."""
    if room.rows[side]:
        keep_need(flow, turns, known, context, sum_, mine, side, room)
    rows = top + turns.whole.most_steps + flow.period
    fill_banked(flow, known.values, context, sum_, mine, rows, room.banked[side])
    fetch_need(known, context, sum_, mine, rows, room.need[side])
    room.rows[side] = rows


@called
def fill_losses(
    flow: Any, known: Any, context: int, sum_: int, mine: Any, side: int, room: Any
) -> Any:
    """Fill in what lost turns are worth; tell whether the marks hold for them in all lanes."""
    is_marked = known.need.size > 0
    all_hold = is_marked
    for lane in range(LANES):
        me = mine[lane]
        holds = is_marked
        for reason in range(flow.losses.shape[1]):
            place = reason * LANES + lane
            loss = after_loss(flow, known.values, known.before, context, reason, me, sum_ - me)
            room.losses[place] = loss
            holds = holds and loss <= room.limits[side, place]
        room.holds[lane] = holds
        all_hold = all_hold and holds
    return all_hold


@called
def renew_marks(
    flow: Any, turns: Any, known: Any, context: int, sum_: int, mine: Any, side: int, room: Any
) -> Any:
    """Mark what may matter in the lanes whose marks do not hold."""
    need, rows, is_marked = room.need[side], room.rows[side], known.need.size > 0
    if is_marked:
        fill_ends(turns.whole, room.losses, room.ends)
        bound_marks(turns.rising, room.banked[side], rows, room.ends, need, room.holds)
    for lane in range(LANES):
        if room.holds[lane]:
            continue
        known.quiet[context, sum_ - mine[lane]] = known.lowest
        for reason in range(flow.losses.shape[1]):
            place = reason * LANES + lane
            room.limits[side, place] = room.losses[place] + MARGIN if is_marked else 2.0
        if not is_marked:
            for total in range(rows):
                need[total * LANES + lane] = -1


@called
def count_strip(
    flow: Any,
    turns: Any,
    known: Any,
    context: int,
    sum_: int,
    mine: Any,
    side: int,
    learns: bool,
    room: Any,
) -> Any:
    """Put the values of a strip into `room.found`, given those that are known.

    Columns that turn out not to matter are left out from then on if it `learns`.
    """
    all_hold = fill_losses(flow, known, context, sum_, mine, side, room)
    highest = find_top(flow, context, sum_, mine)
    top = min(highest, find_quiet(flow, known, context, sum_, mine)) if all_hold else highest
    if top + turns.whole.most_steps + flow.period > room.rows[side] or flow.has_lost:
        fill_rows(flow, turns, known, context, sum_, mine, top, side, room)
    if not all_hold:
        renew_marks(flow, turns, known, context, sum_, mine, side, room)
        top = see_quiet(flow, turns, known, context, sum_, mine, top, side, room)
    if top < highest:
        fill_quiet(flow, turns, context, sum_, mine, top, room.banked[side], room.work)
    if learns:
        for place in range(room.losses.size):
            room.limits[side, place] = min(room.limits[side, place], room.losses[place] + MARGIN)
    count_turn(
        turns,
        room.banked[side],
        room.need[side],
        learns,
        top,
        flow.period,
        top < highest,
        room.losses,
        room.work,
        room.ends,
        room.found,
    )


@called
def extend(numbers: Any, context: int, mine: int, theirs: int, lag: int) -> Any:
    """Return what three positions, each `lag` units further from both ends, say about the next one."""
    one = numbers[context, mine - lag, theirs - lag]
    two = numbers[context, mine - 2 * lag, theirs - 2 * lag]
    three = numbers[context, mine - 3 * lag, theirs - 3 * lag]
    return min(1.0, max(0.0, 3.0 * (one - two) + three))


@called
def guess(known: Any, context: int, mine: int, theirs: int) -> Any:
    """Fill in a first guess from smaller sums with the same difference of scores.

    Points come in steps that leave traces in the values; that lag is taken which would have told best the
    position one unit nearer to both ends.
    """
    values, slopes = known.values, known.slopes
    nearest = min(mine, theirs)
    best, least = 0, 2.0
    for lag in LAGS:
        if nearest > 3 * lag + 1:
            told = extend(values, context, mine - 1, theirs - 1, lag)
            wrong = abs(told - values[context, mine - 1, theirs - 1])
            if wrong < least:
                best, least = lag, wrong
    if best:
        values[context, mine, theirs] = extend(values, context, mine, theirs, best)
        slopes[context, mine, theirs] = slopes[context, mine - best, theirs - best]
    elif nearest > 1:
        values[context, mine, theirs] = values[context, mine - 1, theirs - 1]
        slopes[context, mine, theirs] = slopes[context, mine - 1, theirs - 1]
    else:
        values[context, mine, theirs] = 0.5
        slopes[context, mine, theirs] = 0.3


@called
def begin_guesses(
    known: Any, context: int, sum_: int, mine: Any, side: int, is_first: bool, pair: Any
) -> Any:
    """Fill in what a strip is worth as far as is known, if it `is_first` from smaller sums."""
    for lane in range(LANES):
        me = mine[lane]
        them = sum_ - me
        if is_first:
            guess(known, context, me, them)
        pair.doubt[side, lane] = 1.0
        pair.guesses[side, lane] = known.values[context, me, them]
        pair.slopes[side, lane] = min(known.slopes[context, me, them], STEEPEST)


@called
def begin_pair(
    flow: Any, known: Any, sides: Any, sum_: int, mine: Any, is_first: bool, room: Any
) -> Any:
    """Fill in what is known about a strip and its mirror."""
    pair = room.pair
    for side in range(2):
        context = sides[side]
        begin_side(flow, known, context, sum_, mine[side], side, room)
        begin_guesses(known, context, sum_, mine[side], side, is_first, pair)
    if is_first and known.need.size:
        for side in range(2):
            for lane in range(LANES):
                # A guess beyond what the marks hold for would only make them useless.
                if room.limits[side, lane] > 0.0:
                    least = 1.0 - room.limits[side, lane]
                    pair.guesses[1 - side, lane] = max(pair.guesses[1 - side, lane], least)
    publish(known, sides, sum_, mine, pair)


@called
def publish(known: Any, sides: Any, sum_: int, mine: Any, pair: Any) -> Any:
    """Put the guesses among what is known."""
    for side in range(2):
        for lane in range(LANES):
            me = mine[side][lane]
            known.values[sides[side], me, sum_ - me] = pair.guesses[side, lane]
            known.slopes[sides[side], me, sum_ - me] = pair.slopes[side, lane]


@called
def improve(pair: Any, has_slopes: bool) -> Any:
    """Make a step of Newton's method in every lane; return the residual before it, and what is left after it.

    What is left is told by how much the slopes have changed since the step before.
    """
    guesses, slopes, found = pair.guesses, pair.slopes, pair.found
    residual, left = 0.0, 0.0
    for lane in range(LANES):
        for side in range(2):
            x = 1.0 - guesses[1 - side, lane]
            far = abs(x - pair.asked[side, lane])
            if has_slopes and far > NEAR:
                rise = (found[side, lane] - pair.before[side, lane]) / (x - pair.asked[side, lane])
                change = abs(rise - slopes[side, lane])
                pair.doubt[side, lane] = change + ROUNDING / far + LEAST_DOUBT
                slopes[side, lane] = min(max(rise, 0.0), STEEPEST)
            pair.asked[side, lane] = x
            pair.before[side, lane] = found[side, lane]
        here = found[0, lane] - guesses[0, lane]
        there = found[1, lane] - guesses[1, lane]
        both = 1.0 - slopes[0, lane] * slopes[1, lane]
        move = (here - slopes[0, lane] * there) / both
        shift = (there - slopes[1, lane] * here) / both
        residual = max(residual, abs(here), abs(there))
        left = max(left, abs(shift) * pair.doubt[0, lane], abs(move) * pair.doubt[1, lane])
        guesses[0, lane] = min(1.0, max(0.0, guesses[0, lane] + move))
        guesses[1, lane] = min(1.0, max(0.0, guesses[1, lane] + shift))
    return residual, left


@inlined
def solve_pair(
    flow: Any,
    turns: Any,
    known: Any,
    sides: Any,
    sum_: int,
    mine: Any,
    tolerance: float,
    is_first: bool,
    room: Any,
) -> Any:
    """Solve the strip and its mirror in a context whose lost turns lead back; return steps and the residual.

    When it is not solved for the first time, one step is made, or two where it has moved, since with slopes of
    long ago a step can lead away from the solution; the residual is that before them. `sides` are the context of
    the strip and that of its mirror. Both are two equations in two unknowns for each lane, made of
    straight pieces; their slopes are those between the last two guesses. A step ends it when what is left is below
    the tolerance after the step, as far as the slopes are known.
    """
    pair = room.pair
    begin_pair(flow, known, sides, sum_, mine, is_first, room)
    residual, left, before = 0.0, 0.0, 0.0
    steps = 0
    while steps < MOST_STEPS:
        learns = steps > 0 or not is_first
        for side in range(2):
            count_strip(flow, turns, known, sides[side], sum_, mine[side], side, learns, room)
            for lane in range(LANES):
                pair.found[side, lane] = room.found[lane]
        residual, left = improve(pair, steps > 0)
        publish(known, sides, sum_, mine, pair)
        if steps == 0:
            before = residual
        steps += 1
        is_near = steps == 2 or before <= WORTH_A_STEP
        if left <= tolerance if is_first else is_near:
            break
    for side in range(2):
        keep_need(flow, turns, known, sides[side], sum_, mine[side], side, room)
    return steps, min(left, residual) if is_first else before


@inlined
def solve_alone(
    flow: Any,
    turns: Any,
    known: Any,
    context: int,
    sum_: int,
    mine: Any,
    side: int,
    learns: bool,
    room: Any,
) -> Any:
    """Solve a strip in a context whose lost turns do not lead back to it; return how far it has moved."""
    begin_side(flow, known, context, sum_, mine, side, room)
    count_strip(flow, turns, known, context, sum_, mine, side, learns, room)
    keep_need(flow, turns, known, context, sum_, mine, side, room)
    worst = 0.0
    for lane in range(LANES):
        me = mine[lane]
        worst = max(worst, abs(room.found[lane] - known.values[context, me, sum_ - me]))
        known.values[context, me, sum_ - me] = room.found[lane]
    return worst


@called
def place_lanes(flow: Any, context: int, sum_: int, first: int, last: int, mine: Any) -> Any:
    """Fill in the units to go from `first` to `last` that can come up in a context; tell whether there are any.

    Where they are fewer than lanes, the last one stands in all others.
    """
    first = max(first, flow.least_to_go[context, 0])
    last = min(last, sum_ - flow.least_to_go[context, 1])
    for lane in range(LANES):
        mine[lane] = min(first + lane, last)
    return first <= last


@compiled
def solve_strip(
    flow: Any,
    turns: Any,
    known: Any,
    sum_: int,
    number: int,
    tolerance: float,
    is_first: bool,
    room: Any,
) -> Any:
    """Solve a strip of a sum, and its mirror, in all contexts.

    Returns the evaluations of strips, the largest residual, and whether a pair was given up.
    """
    first = max(1, sum_ - flow.scores) + number * LANES
    last = min(first + LANES - 1, sum_ // 2)
    counted, worst, is_given_up = 0, 0.0, False
    learns = number >= 0
    mine = np.empty((2, LANES), np.int64)
    for step in range(flow.steps.size):
        context = flow.steps[step]
        partner = flow.partners[step]
        for side in range(2 if partner != context else 1):
            if partner >= 0:
                sides = (context, partner) if side == 0 else (partner, context)
                if place_lanes(flow, sides[0], sum_, first, last, mine[0]):
                    for lane in range(LANES):
                        mine[1, lane] = sum_ - mine[0, lane]
                    steps, residual = solve_pair(
                        flow, turns, known, sides, sum_, mine, tolerance, is_first, room
                    )
                    counted += 2 * steps
                    worst = max(worst, residual)
                    is_given_up = is_given_up or steps == MOST_STEPS
                continue
            # Constants would have `count_strip` compiled once more.
            ends = (first, last) if side == 0 else (sum_ - last, sum_ - first)
            if place_lanes(flow, context, sum_, ends[0], ends[1], mine[side]):
                moved = solve_alone(
                    flow, turns, known, context, sum_, mine[side], side, learns, room
                )
                worst = max(worst, moved)
                counted += 1
    return counted, worst, is_given_up
