"""What the end of a turn is worth, a bank or a loss, for a strip of positions (see `sums`)."""

# What is compiled takes what it needs one by one: an object around it would be taken apart at every call.
# ruff: noqa: PLR0913, PLR0917

from typing import Any

from pushluck.solve.flow_arrays import COMPARED, LAST_GAP, LAST_TARGET, LOST, WON
from pushluck.solve.kernels.compiling import called, inlined
from pushluck.solve.kernels.lanes import LANES


@inlined
def after_end(
    flow: Any, values: Any, context: int, sequel: int, left: int, sum_: int, mine: Any
) -> Any:
    """Return what a bank is worth that leads to no context, with `left` to go after it and `mine` before."""
    theirs = sum_ - mine
    if sequel == WON:
        return 1.0
    if sequel == LOST:
        return 1.0 - values[flow.zero[context], sum_, mine]
    if sequel == COMPARED:
        return compare(flow, context, left, theirs)
    answer = flow.answers[context]
    if sequel == LAST_GAP:
        gap = min(theirs - left, flow.last_gap.shape[1] - 1)
        return 1.0 - flow.last_gap[answer, gap]
    if sequel == LAST_TARGET:
        return 1.0 - flow.last_fixed[0, answer, theirs]
    return 1.0 - flow.last_fixed[1, answer, theirs]


@inlined
def compare(flow: Any, context: int, mine: Any, theirs: int) -> Any:
    """Return what the end of the match is worth with `mine` and `theirs` to go."""
    if mine == theirs:
        return flow.ties[context]
    return 1.0 if mine < theirs else 0.0


@inlined
def after_loss(flow: Any, values: Any, context: int, reason: int, mine: Any, theirs: int) -> Any:
    """Return what a lost turn is worth."""
    sequel = flow.losses[context, reason]
    left = flow.falls[context, reason, mine]
    if sequel == COMPARED:
        return compare(flow, context, left, theirs)
    if sequel < 0:
        return 0.0
    return 1.0 - values[sequel, left + theirs, left]


@called
def find_top(flow: Any, context: int, sum_: int, mine: Any) -> Any:
    """Return the total from which on banks of all lanes are worth the same."""
    top = flow.demands[context]
    for lane in range(LANES):
        needed = mine[lane] + 1
        if flow.has_gaps:
            theirs = sum_ - mine[lane]
            needed += max(0, flow.last_gap.shape[1] - theirs)
        top = max(top, needed)
    return top


@called
def fill_banked(flow: Any, values: Any, context: int, sum_: int, mine: Any, banked: Any) -> Any:
    """Fill in what banks are worth, row after row; return the top."""
    top = find_top(flow, context, sum_, mine)
    demand, period, banks = flow.demands[context], flow.period, flow.banks
    for total in range(top + period):
        row = total * LANES
        if total < demand or total % period:
            for lane in range(LANES):
                banked[row + lane] = -1.0
            continue
        for lane in range(LANES):
            left = mine[lane] - total
            sequel = banks[context, max(left, -1) + 1]
            if sequel >= 0:
                banked[row + lane] = 1.0 - values[sequel, sum_ - total, left]
            else:
                banked[row + lane] = after_end(
                    flow, values, context, sequel, left, sum_, mine[lane]
                )
    return top
