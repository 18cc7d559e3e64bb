"""The last turn of a match, after the other seat has reached the target: something has to be beaten."""

import math
from typing import Any

import numpy as np

from pushluck.games.scoring import ScoringRules
from pushluck.solve.arrays import Floats
from pushluck.solve.flow import Flow
from pushluck.solve.levels import Turns

CERTAIN = 1e-13
"""Leads are counted until beating one twice as high is no rarer than this."""
LEAST_GAPS = 64
MOST_GAPS = 100_000
"""Rules under which leads are beaten however high they are, by a turn that need not end, stop here."""
SETTLED = 1e-16
"""Change at which leads that can be won back stand still."""
MOST_SWEEPS = 1_000


def find_last_turns(flow: Flow, turns: Turns, kernels: Any) -> tuple[Floats, Floats]:
    """Return what last turns are worth to the seat that plays them.

    The first table is by row (0: on the board, 1: not yet) and lead in units; the second by what must be beaten
    (0: exactly the target, 1: exactly the extended target), row and units to go.
    """
    counter = _Counter(flow, turns, kernels)
    rules = flow.rules
    fixed = np.zeros((2, 2, flow.scores + 1))
    if not isinstance(rules, ScoringRules) or rules.finish.last_round == "none":
        return np.zeros((2, 1)), fixed
    finish = rules.finish
    if finish.landing == "exact":
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
    return counter.by_lead(), fixed


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

    def by_lead(self) -> Floats:
        """Return the values by row and lead, up to a lead that makes no difference any more."""
        values = np.zeros((2, 0))
        while True:
            gaps = values.shape[1]
            found = self._lead_strip(gaps, values[0])
            values = np.concatenate([values, found], axis=1)
            seen = values.shape[1]
            far = values[:, seen // 2] - values[:, -1]
            if seen >= LEAST_GAPS and (far.max() < CERTAIN or seen > MOST_GAPS):
                break
        if not self._flow.is_beaten_again:
            return values
        for _ in range(MOST_SWEEPS):
            old = values.copy()
            for first in range(0, values.shape[1], self._lanes):
                values[:, first : first + self._lanes] = self._lead_strip(first, values[0])
            if np.abs(values - old).max() <= SETTLED:
                break
        return values

    def _lead_strip(self, first: int, answers: Floats) -> Floats:
        gaps = first + np.arange(self._lanes)
        top = int(gaps[-1]) + 1
        if self._flow.is_beaten_again:
            top += len(answers)
        ahead = np.arange(top + self._flow.period)[:, None] - gaps
        banked = np.where(ahead > 0, 1.0, np.where(ahead == 0, self._flow.tie, 0.0))
        if self._flow.is_beaten_again and len(answers):
            again = 1.0 - answers[np.clip(ahead, 0, len(answers) - 1)]
            banked = np.where(ahead > 0, again, banked)
        return np.stack([self._count(banked, row) for row in range(2)])

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
