"""What the end of a turn is worth, a bank or a loss, for a strip of positions (see `sums`)."""

# What is compiled takes what it needs one by one: an object around it would be taken apart at every call.
# ruff: noqa: PLR0913, PLR0917

from typing import Any

from pushluck.solve.flow_arrays import COMPARED, LAST_GAP, LAST_TARGET, LOST, WON
from pushluck.solve.kernels.compiling import called, inlined
from pushluck.solve.kernels.lanes import LANES


@inlined
def compare(tie: float, mine: int, theirs: int) -> Any:
    """Return what the end of the match is worth with `mine` and `theirs` to go."""
    if mine == theirs:
        return tie
    return 1.0 if mine < theirs else 0.0


@inlined
def after_loss(
    flow: Any, values: Any, before: Any, context: int, reason: int, mine: Any, theirs: int
) -> Any:
    """Return what a lost turn is worth; where it costs points, as it was `before`."""
    sequel = flow.losses[context, reason]
    left = flow.falls[context, reason, mine]
    if sequel == COMPARED:
        return compare(flow.ties[context], left, theirs)
    if sequel < 0:
        return 0.0
    if left > mine:
        return 1.0 - before[sequel, theirs, left]
    return 1.0 - values[sequel, theirs, left]


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
def fill_banked(
    flow: Any, values: Any, context: int, sum_: int, mine: Any, rows: int, banked: Any
) -> Any:
    """Fill in what banks are worth, row after row."""
    demand, period, banks = flow.demands[context], flow.period, flow.banks
    # Arrays that are taken out of a tuple in a loop are counted there as in use, which takes longer than the rest.
    last_gap, last_fixed = flow.last_gap[flow.answers[context]], flow.last_fixed
    answer, zero, tie = flow.answers[context], flow.zero[context], flow.ties[context]
    for total in range(rows):
        row = total * LANES
        if total < demand or total % period:
            for lane in range(LANES):
                banked[row + lane] = -1.0
            continue
        for lane in range(LANES):
            left = mine[lane] - total
            theirs = sum_ - mine[lane]
            sequel = banks[context, max(left, -1) + 1]
            if sequel >= 0:
                value = 1.0 - values[sequel, theirs, left]
            elif sequel == WON:
                value = 1.0
            elif sequel == LOST:
                value = 1.0 - values[zero, theirs, mine[lane]]
            elif sequel == COMPARED:
                value = compare(tie, left, theirs)
            elif sequel == LAST_GAP:
                value = 1.0 - last_gap[min(theirs - left, last_gap.size - 1)]
            elif sequel == LAST_TARGET:
                value = 1.0 - last_fixed[0, answer, theirs]
            else:
                value = 1.0 - last_fixed[1, answer, theirs]
            banked[row + lane] = value
