"""What solving a match between two seats has in common, whatever a bank leads to."""

import os
from abc import ABC, abstractmethod
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from pushluck.core.errors import RulesError
from pushluck.core.rules import RulesObject
from pushluck.solve.arrays import Floats
from pushluck.solve.flow import find_flow
from pushluck.solve.flow_arrays import FlowArrays
from pushluck.solve.waves import Strip, Wave

SUMS_TOGETHER = 8
"""Sums between two looks at how far it is."""


class SumRace(ABC):
    """Solves sums of the units to go from the smallest up; the result does not depend on `threads`.

    A subclass sets up the arrays, begins with a guess for all `_values`, by context and units to go of the
    seat to move and the other, and gives every thread its memory in `_rooms`.
    """

    _arrays: FlowArrays
    _values: Floats
    _rooms: list[Any]

    def __init__(self, rules: RulesObject, *, threads: int | None = None) -> None:
        from pushluck.solve import kernels

        self._kernels = kernels
        self._pool = ThreadPoolExecutor(threads or os.cpu_count() or 1)
        self._threads = self._pool._max_workers
        self.flow = find_flow(rules)
        self.evaluations = 0
        self.residual = 0.0
        self.sweep = 0
        """Sweeps that are finished."""
        self._last_sum = 2 * self.flow.scores
        self._next_sum = 2

    @property
    def progress(self) -> float:
        """The part of the current sweep that is done."""
        return (self._next_sum - 2) / (self._last_sum - 1)

    @abstractmethod
    def _solve_strip(self, strip: Strip, room: Any) -> tuple[int, float, bool]:
        """See `pushluck.solve.waves.Solve`."""

    def _solve_next_sums(self) -> None:
        last = min(self._next_sum + SUMS_TOGETHER, self._last_sum + 1)
        sums = range(self._next_sum, last)
        wave = Wave(sums, self.flow.scores, self._kernels.LANES, self._solve_strip)
        counted, worst, is_given_up = wave.run(self._pool, self._rooms)
        if is_given_up:
            raise RulesError("match-need-not-end", fields=["finish.landing"])
        self.evaluations += counted * self._kernels.LANES
        self.residual = max(self.residual, worst)
        self._next_sum = last

    def _reached_values(self) -> Floats:
        """Return the values by context and both scores in units above the least, 0 for what cannot come up."""
        to_go = self.flow.scores - np.arange(self.flow.scores)
        least = self._arrays.least_to_go[:, :, None, None]
        is_reached = (to_go[:, None] >= least[:, 0]) & (to_go >= least[:, 1])
        found: Floats = np.where(is_reached, self._values[:, :0:-1, :0:-1], 0.0)
        return found
