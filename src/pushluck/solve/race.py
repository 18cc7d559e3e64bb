"""The chance to win a match between two seats, from every pair of scores, with best play on both sides."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from pushluck.core.errors import RulesError
from pushluck.core.rules import RulesObject
from pushluck.solve.arrays import START, Floats, find_arrays
from pushluck.solve.dead_ends import refuse_dead_ends
from pushluck.solve.extrapolation import Extrapolation
from pushluck.solve.flow_arrays import make_flow_arrays, needs_sweeps
from pushluck.solve.last_turns import find_enough, find_last_turns, find_safe_values
from pushluck.solve.levels import find_turns
from pushluck.solve.model import find_model
from pushluck.solve.offers import NO_RIDES, has_offers
from pushluck.solve.sum_race import SumRace
from pushluck.solve.waves import Strip

TOLERANCE = 1e-13
"""Residual at which a pair of positions is solved, and change at which sweeps end."""
FIRST_TOLERANCE = 1e-9
"""The same for the first of several sweeps."""
MOST_SWEEPS = 1_000
"""Sweeps after which a match is given up: it need never end, or hardly ever does."""


class Solution(NamedTuple):
    """Every value of a match between two seats, as `pushluck.solve.table` describes them."""

    values: Floats
    last_gap: Floats
    last_fixed: Floats
    residual: float
    """How far the values are from solving their equations: the largest difference, or change of the last sweep."""
    sweeps: int
    evaluations: int
    """Turns that were worked out, each from one pair of scores."""
    rides: Floats = NO_RIDES
    last_rides: Floats = NO_RIDES


class Race(SumRace):
    """Solves a match step by step, so that it can be watched, interrupted and taken up again.

    Where a lost turn can cost points, all sums are swept again until nothing moves any more.
    """

    def __init__(self, rules: RulesObject, *, threads: int | None = None) -> None:
        assert not has_offers(rules), "these rules need a RideRace"
        super().__init__(rules, threads=threads)
        refuse_dead_ends(self.flow, find_model(rules))
        self._turns = find_turns(rules, self.flow.unit)
        self._last_gap, last_fixed = find_last_turns(self.flow, self._turns, self._kernels)
        enough = find_enough(self.flow, self._last_gap)
        told_apart = np.ascontiguousarray(self._last_gap[:, :enough])
        self._arrays = make_flow_arrays(
            self.flow, told_apart, last_fixed, find_safe_values(self.flow, told_apart)
        )
        shape = (len(self.flow.contexts), self.flow.scores + 1, self.flow.scores + 1)
        self._values = np.empty(shape)
        gain = find_arrays(rules, self.flow.unit).gain[START]
        self._values[:] = first_guess(self.flow.scores, float(gain))
        self._slopes = np.full(shape, 0.3)
        self._forget()
        self._needs_sweeps = needs_sweeps(self._arrays)
        self._extrapolated = Extrapolation(self._values)
        self._rooms = [
            self._kernels.make_room(self._turns, self._most_total, self._arrays.period)
            for _ in range(self._threads)
        ]

    def advance(self) -> bool:
        """Solve the next sums; return False when there is nothing left to do."""
        if self._next_sum > self._last_sum:
            self.sweep += 1
            if not self._needs_sweeps or (self.sweep > 1 and self.residual <= TOLERANCE):
                return False
            if self.sweep >= MOST_SWEEPS:
                raise RulesError("match-need-not-end", fields=["finish.landing"])
            self._values = self._extrapolated.after(self._values)
            self._forget()
            self._next_sum, self.residual = 2, 0.0
        self._solve_next_sums()
        return True

    def _solve_strip(self, strip: Strip, room: Any) -> tuple[int, float, bool]:
        kernels = self._kernels
        before = self._extrapolated.asked if self._needs_sweeps else self._values
        found: tuple[int, float, bool] = kernels.solve_strip(
            self._arrays,
            self._turns,
            kernels.Known(
                self._values,
                before,
                self._slopes,
                self._need,
                self._limits,
                self._quiet,
                self._lowest,
            ),
            *strip,
            FIRST_TOLERANCE if self._needs_sweeps else TOLERANCE,
            self.sweep == 0,
            room,
        )
        return found

    @property
    def _most_total(self) -> int:
        arrays = self._arrays
        return int(arrays.scores + 2 + arrays.last_gap.shape[1] + arrays.demands.max())

    def _forget(self) -> None:
        """Forget where a bank is best."""
        arrays = self._arrays
        self._lowest = arrays.scores - self._most_total - arrays.period - self._kernels.LANES
        contexts, reasons = arrays.losses.shape
        scores = arrays.scores + 1
        is_needed = not arrays.has_lost and arrays.period == 1
        shape = (contexts, scores, scores - self._lowest) if is_needed else (0, 0, 0)
        self._need = np.full(shape, -1, dtype=np.int64)
        self._limits = np.full((contexts, scores, reasons), -1.0)
        self._quiet = np.full((contexts, scores), self._lowest, dtype=np.int64)

    def solution(self) -> Solution:
        """Return what has been found."""
        return Solution(
            self._reached_values(),
            self._last_gap,
            self._arrays.last_fixed,
            self.residual,
            self.sweep,
            self.evaluations,
        )

    def state(self) -> dict[str, Any]:
        """Return what `restore` needs to go on from here."""
        return {
            "values": self._values,
            "slopes": self._slopes,
            "counts": np.array([self.sweep, self._next_sum, self.evaluations]),
            "residual": self.residual,
        }

    def restore(self, state: Mapping[str, Any]) -> None:
        """Go on from a `state` of a race under the same rules."""
        self._values, self._slopes = state["values"], state["slopes"]
        self.sweep, self._next_sum, self.evaluations = map(int, state["counts"])
        self.residual = float(state["residual"])
        self._extrapolated = Extrapolation(self._values)


def first_guess(scores: int, turn: float) -> Floats:
    """Return a guess by units to go, of the seat to move first, when a turn brings about `turn` units.

    It grows with the lead, as the truth does; a guess without slope would make losing points look harmless.
    """
    mine, theirs = np.arange(scores + 1)[:, None], np.arange(scores + 1)
    width = 0.55 * np.sqrt(np.maximum(turn, 1.0) * np.maximum(mine + theirs, 1.0))
    guess: Floats = 1.0 / (1.0 + np.exp(np.clip((mine - theirs) / width, -50.0, 50.0)))
    return guess
