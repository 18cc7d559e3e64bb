"""The last turn of a match, after the other seat has reached the target: something has to be beaten."""

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pushluck.games.scoring import ScoringRules
from pushluck.solve.arrays import START, Floats, Ints, find_arrays
from pushluck.solve.extrapolation import Extrapolation
from pushluck.solve.flow import Flow
from pushluck.solve.flow_arrays import NOTHING_SAFE
from pushluck.solve.levels import OWN_BITS, Turns, find_safe
from pushluck.solve.offers import has_offers
from pushluck.solve.rows import TurnRows
from pushluck.solve.spots import LOSSES

CERTAIN = 1e-13
"""Leads are counted until beating one twice as high is no rarer than this."""
LEAST_GAPS = 64
STEP = 16
NEGLIGIBLE = 1e-16
"""Leads are told apart in a match until what that can still change in the chance to win is less."""
MOST_GAPS = 100_000
"""Rules under which leads are beaten however high they are, by a turn that need not end, stop here."""
SETTLED = 4e-15
"""Change at which leads that can be won back stand still."""
MOST_SWEEPS = 1_000


def find_last_turns(flow: Flow, turns: Turns, kernels: Any) -> tuple[Floats, Floats]:
    """Return what last turns are worth to the seat that plays them.

    The first table is by row (0: on the board, 1: not yet) and lead in units; the second by what must be beaten
    (0: exactly the target, 1: exactly the extended target), row and units to go.
    """
    rules = flow.rules
    fixed = np.zeros((2, 2, flow.scores + 1))
    if not isinstance(rules, ScoringRules) or rules.finish.last_round == "none":
        return np.zeros((2, 1)), fixed
    finish = rules.finish
    if finish.landing == "exact":
        counter = _Counter(flow, turns, kernels)
        target = math.ceil((finish.target - flow.least) / flow.unit)
        extends = finish.overshoot == "extended"
        for kind in range(2):
            beaten = np.zeros(flow.scores + 2)
            beaten[flow.scores - target + 1 if kind == 0 else 1] = flow.tie
            if kind == 0 and extends:
                beaten[1] = 1.0
                beaten[0] = float(finish.extended_landing == "at_least")
            fixed[kind] = [counter.by_units_to_go(beaten, row) for row in range(2)]
        if not extends or finish.extended_landing == "exact":
            return np.zeros((2, 1)), fixed
    return _Leads(flow).find(), fixed


def find_enough(flow: Flow, last_gap: NDArray[Any]) -> int:
    """Return how many leads it is enough to tell apart in a match, of those in the first table of last turns.

    Who takes the lead by `n` in a turn has banked more than `n - flow.scores`, which is no more likely than to win
    a last turn against that. To mistake all higher leads for `n` costs at most that times what the last turn is
    worth.
    """
    values, size = last_gap[0], len(last_gap[0])
    # What is banked may come from another seat, or be answered.
    if size <= LEAST_GAPS or flow.is_beaten_again or has_offers(flow.rules):
        return size
    worse = np.maximum.accumulate((values - values[-1])[::-1])[::-1]
    likely = values[np.maximum(np.arange(size) - flow.scores, 0)]
    return int(np.argmax(worse * likely <= NEGLIGIBLE)) + 1


def find_safe_values(flow: Flow, last_gap: Floats) -> Floats:
    """Return what turns are worth past the target in safe columns, as `FlowArrays` describes it."""
    turn = find_arrays(flow.rules, flow.unit, more_is_better=True)
    spots = find_safe(turn)
    if last_gap.shape[1] == 1 or flow.period > 1 or not 0 < len(spots) <= OWN_BITS:
        return NOTHING_SAFE
    # Who ends the round has the scores compared, which depends on who began.
    assert isinstance(flow.rules, ScoringRules)
    if flow.rules.finish.last_round == "finish_round":
        return NOTHING_SAFE
    rows = TurnRows(turn)
    ends = rows.ends(np.zeros(len(LOSSES)), 1.0)
    found = np.zeros((*last_gap.shape, len(spots)))
    for row, banked in enumerate(1.0 - last_gap):
        above = rows.settle(banked[-1], ends, len(banked), flow.period)
        found[row] = rows.count(banked, above, ends)[: len(banked), spots]
    return found


class _Counter:
    def __init__(self, flow: Flow, turns: Turns, kernels: Any) -> None:
        self._flow = flow
        self._turns = turns
        self._kernels = kernels
        self._lanes: int = kernels.LANES

    def by_units_to_go(self, beaten: Floats, row: int) -> Floats:
        """Return the values of the last turn when banks are worth `beaten`, by units to go from -1 on."""
        values = np.zeros(self._flow.scores + 1)
        for first in range(1, self._flow.scores + 1, self._lanes):
            to_go = np.minimum(first + np.arange(self._lanes), self._flow.scores)
            left = to_go - np.arange(int(to_go.max()) + 1 + self._flow.period)[:, None]
            values[to_go] = self._count(beaten[np.maximum(left, -1) + 1], row)
        return values

    def _count(self, banked: Floats, row: int) -> Floats:
        """Return the values of turns with these banks by total; losing the turn is worth nothing."""
        flow = self._flow
        rules = flow.rules
        opening = rules.bank.opening if isinstance(rules, ScoringRules) and row else 0
        demand = flow.demand(flow.first._replace(on_board=not opening))
        top = max(len(banked) - flow.period, demand)
        totals = np.arange(top + flow.period)
        banked = banked[np.minimum(totals, len(banked) - 1)]
        banked[(totals < demand) | (totals % flow.period != 0)] = -1.0
        room = self._kernels.make_room(self._turns, top, flow.period)
        self._kernels.count_turn(
            self._turns,
            banked.ravel(),
            room.need[0],
            False,
            top,
            flow.period,
            False,
            room.losses,
            room.work,
            room.ends,
            room.found,
        )
        found: Floats = room.found
        return found


class _Leads:
    """Counts last turns against a lead.

    What a bank is worth depends on what is missing to the lead; so the rows of a turn that begins far behind hold
    what a turn is worth that begins nearer.
    """

    def __init__(self, flow: Flow) -> None:
        self._flow = flow
        rises = flow.period == 1 and not flow.is_beaten_again
        self._rows = TurnRows(find_arrays(flow.rules, flow.unit, more_is_better=rises))
        self._ends = self._rows.ends(np.zeros(len(LOSSES)), 1.0)
        self._demands = [
            flow.demand(flow.first._replace(on_board=on_board)) for on_board in (True, False)
        ]

    def find(self) -> Floats:
        """Return the values by row and lead, up to a lead that makes no difference any more."""
        size, answers = LEAST_GAPS, np.zeros(0)
        while True:
            values = self._count(0, size, answers)
            ends = [end for end in range(LEAST_GAPS, size + 1, STEP) if _are_enough(values, end)]
            if ends or size > MOST_GAPS:
                break
            size *= 2
        values = values[: min(ends, default=size)]
        if self._flow.is_beaten_again:
            guess = Extrapolation(values)
            for _ in range(MOST_SWEEPS):
                answers, values = guess.asked, self._count(0, len(values), guess.asked)
                if np.abs(values - answers).max() <= SETTLED:
                    break
                guess.after(values)
        return np.stack([values, self._count(1, len(values), answers)])

    def _count(self, row: int, size: int, answers: Floats) -> Floats:
        """Return the values of all leads below `size`.

        `answers` is what the other seat's next turn is worth by its lead to make up for, empty where it has none.
        """
        values = self._count_behind(size, answers)
        demand = self._demands[row]
        for lead in range(min(demand, size)):
            values[lead] = self._count_alone(lead, demand, answers)
        return values

    def _count_behind(self, size: int, answers: Floats) -> Floats:
        """Return the values of leads that are as high as what a bank needs."""
        period, totals = self._flow.period, np.arange(size + 1 + len(answers))
        values = np.empty(size)
        for rest in range(period):
            banked = self._worth(totals - size, answers)
            banked[totals % period != rest] = -np.inf
            rows = self._count_rows(banked, rest, answers)
            for lead in range((size - rest) % period, size, period):
                first = np.array([START])
                values[lead] = self._rows.throw(rows, size - lead, first, self._ends)[0]
        return values

    def _count_alone(self, lead: int, demand: int, answers: Floats) -> float:
        """Return the value of a lead below what a bank needs."""
        totals = np.arange(demand + 1 + len(answers))
        banked = self._worth(totals - lead, answers)
        banked[(totals < demand) | (totals % self._flow.period != 0)] = -np.inf
        return self._rows.whole(self._count_rows(banked, 0, answers), self._ends)

    def _count_rows(self, banked: Floats, rest: int, answers: Floats) -> Floats:
        highest = float(self._worth(np.array([len(banked)]), answers)[0])
        top = len(banked) - rest
        above = self._rows.settle(highest, self._ends, top, self._flow.period)
        return self._rows.count(banked, above, self._ends)

    def _worth(self, ahead: Ints, answers: Floats) -> Floats:
        """Return what banks are worth that are so far ahead of the lead."""
        won = np.ones(len(ahead))
        if len(answers):
            won -= answers[np.clip(ahead, 0, len(answers) - 1)]
        worth: Floats = np.where(ahead > 0, won, np.where(ahead == 0, self._flow.tie, 0.0))
        return worth


def _are_enough(values: Floats, end: int) -> bool:
    """Tell whether leads from `end` on make no difference any more."""
    return bool(values[end // 2] - values[end - 1] < CERTAIN)
