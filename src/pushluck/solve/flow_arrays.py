"""The flow of a match as flat arrays, for what counts fast."""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from pushluck.solve.arrays import Floats, Ints
from pushluck.solve.flow import Compared, Context, Flow, LastTurn, Lost, Sequel, Won
from pushluck.solve.spots import LOSSES

WON, LOST, COMPARED, LAST_GAP, LAST_TARGET, LAST_EXTENDED = -1, -2, -3, -4, -5, -6
"""Numbers of the sequels that are no contexts; those of contexts are not negative."""
NOTHING_SAFE = np.zeros((2, 1, 0))
_LAST = {"gap": LAST_GAP, "target": LAST_TARGET, "extended": LAST_EXTENDED}


class FlowArrays(NamedTuple):
    """A `Flow` as arrays; scores are counted as units to go, from 1 to `scores`."""

    scores: int
    period: int
    demands: Ints
    """By context: the turn total that a bank needs."""
    banks: Ints
    """By context and units to go after a bank, from -1 (past the end) on: a context, or a number below 0."""
    zero: Ints
    """By context: what a bank leads to that earns nothing."""
    losses: Ints
    """By context and reason: what a lost turn leads to."""
    falls: Ints
    """By context, reason and units to go: the units to go after a lost turn."""
    ties: Floats
    """By context: what the end of the match is worth when the scores are equal."""
    answers: Ints
    """By context: the row in the tables of last turns for the other seat."""
    last_gap: Floats
    """By row and lead: the chance to win in a last turn against this lead."""
    last_fixed: Floats
    """By what must be beaten exactly (the target, the extended target), row and units to go: the same."""
    safe: Floats
    """By row, lead and safe column (`pushluck.solve.levels.find_safe`): what a turn is worth there after which the
    other seat has a last turn against this lead, while a bank is best in all other columns. Without any columns
    where that depends on more."""
    has_gaps: bool
    has_lost: bool
    least_to_go: Ints
    """By context: the fewest units to go that the seat to move can have, and the other. It is more than 1 where a
    seat is not yet on the board, and so has no points."""
    steps: Ints
    """Contexts in the order in which they are solved."""
    partners: Ints
    """By step: the context to which lost turns lead and from which they lead back, or -1."""


def make_flow_arrays(
    flow: Flow, last_gap: Floats, last_fixed: Floats, safe: Floats = NOTHING_SAFE
) -> FlowArrays:
    """Return `flow` as arrays, with the tables of last turns."""
    contexts, scores = flow.contexts, flow.scores
    banks = np.empty((len(contexts), scores + 2), dtype=np.int64)
    zero = np.zeros(len(contexts), dtype=np.int64)
    losses = np.empty((len(contexts), len(LOSSES)), dtype=np.int64)
    falls = np.zeros((len(contexts), len(LOSSES), scores + 1), dtype=np.int64)
    answers = np.zeros(len(contexts), dtype=np.int64)
    for number, context in enumerate(contexts):
        for to_go in range(-1, scores + 1):
            sequel = flow.after_bank(context, scores - to_go)
            banks[number, to_go + 1] = _number(contexts, sequel)
            if isinstance(sequel, Lost):
                zero[number] = contexts[sequel.context]
            if isinstance(sequel, LastTurn):
                answers[number] = not sequel.on_board
        for place, reason in enumerate(LOSSES):
            for to_go in range(1, scores + 1):
                sequel, after = flow.after_loss(context, reason, scores - to_go)
                losses[number, place] = _number(contexts, sequel)
                falls[number, place, to_go] = scores - after
    steps, partners = _order(losses, falls)
    return FlowArrays(
        scores=scores,
        period=flow.period,
        demands=np.array([flow.demand(context) for context in contexts], dtype=np.int64),
        banks=banks,
        zero=zero,
        losses=losses,
        falls=falls,
        ties=np.array([_tie(flow, context) for context in contexts]),
        answers=answers,
        last_gap=last_gap,
        last_fixed=last_fixed,
        safe=safe,
        has_gaps=bool((banks == LAST_GAP).any()),
        has_lost=bool((banks == LOST).any()),
        least_to_go=np.array([_least_to_go(flow, context) for context in contexts]),
        steps=steps,
        partners=partners,
    )


def _tie(flow: Flow, context: Context) -> float:
    """Return what equal scores are worth to the seat that ends the match in `context`."""
    return flow.tie if flow.tie else float(context.began)


def _least_to_go(flow: Flow, context: Context) -> tuple[int, int]:
    without_points = flow.scores + flow.least // flow.unit
    own, other = context.on_board, context.other_on_board
    return (1 if own else without_points, 1 if other else without_points)


def _number(contexts: Mapping[Context, int], sequel: Sequel) -> int:
    if isinstance(sequel, Context):
        return contexts[sequel]
    if isinstance(sequel, LastTurn):
        return _LAST[sequel.finish]
    return {Won: WON, Lost: LOST, Compared: COMPARED}[type(sequel)]


def _order(losses: Ints, falls: Ints) -> tuple[Ints, Ints]:
    """Return the contexts in the order in which they are solved, and their partners.

    A context comes after the one to which its lost turns lead with the same scores, or together with it.
    """
    successor = {
        number: int(losses[number, 0]) if falls[number, 0, 1] == 1 else -1
        for number in range(len(losses))
    }
    steps: list[int] = []
    partners: list[int] = []
    done: set[int] = set()

    def settle(number: int, behind: tuple[int, ...]) -> None:
        after = successor[number]
        if number in done or number in behind:
            return
        if after >= 0 and successor[after] == number:
            done.update((number, after))
            steps.append(number)
            partners.append(after)
            return
        if after >= 0:
            settle(after, (*behind, number))
        done.add(number)
        steps.append(number)
        partners.append(-1)

    for number in successor:
        settle(number, ())
    return np.array(steps, dtype=np.int64), np.array(partners, dtype=np.int64)


def needs_sweeps(arrays: FlowArrays) -> bool:
    """Tell whether a position depends on others that are solved after it."""
    place = {int(context): step for step, context in enumerate(arrays.steps)}
    together = {
        int(context): int(partner)
        for context, partner in zip(arrays.steps, arrays.partners, strict=True)
    } | {
        int(partner): int(context)
        for context, partner in zip(arrays.steps, arrays.partners, strict=True)
        if partner >= 0
    }
    for context in range(len(arrays.demands)):
        step = place.get(context, place.get(together[context], -1))
        leads_to = [int(after) for after in arrays.losses[context] if after >= 0]
        if (arrays.banks[context] == LOST).any():
            leads_to.append(int(arrays.zero[context]))
        for after in leads_to:
            earlier = place.get(after, place.get(together.get(after, -1), -1)) < step
            if after != together[context] and not earlier:
                return True
        falls = arrays.falls[context, arrays.losses[context] >= 0, 1:]
        if (falls != np.arange(1, arrays.scores + 1)).any():
            return True
    return False
