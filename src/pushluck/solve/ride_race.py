"""The chance to win a match between two seats where the next seat may take over what was left at a bank."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from pushluck.core.rules import RulesObject
from pushluck.games.scoring import ScoringRules
from pushluck.solve.arrays import Floats
from pushluck.solve.flow import Flow
from pushluck.solve.flow_arrays import make_flow_arrays
from pushluck.solve.last_turns import CERTAIN, LEAST_GAPS, MOST_GAPS
from pushluck.solve.offers import LastOffers, count_rides, find_offer_arrays, last_demands
from pushluck.solve.race import TOLERANCE, Solution
from pushluck.solve.ride_graph import RideGraph, make_ride_graph
from pushluck.solve.sum_race import SumRace
from pushluck.solve.waves import Strip


class RideRace(SumRace):
    """Solves a match with offers step by step; see `Race`."""

    def __init__(self, rules: RulesObject, *, threads: int | None = None) -> None:
        super().__init__(rules, threads=threads)
        flow, kernels = self.flow, self._kernels
        self._offers = find_offer_arrays(flow)
        self._graph = make_ride_graph(rules, flow.unit)
        self._last_offers = find_last_offers(flow, self._graph, kernels)
        fixed = np.zeros((2, 2, flow.scores + 1))
        self._arrays = make_flow_arrays(flow, self._last_offers.last_gap, fixed)
        shape = (len(flow.contexts), flow.scores + 1, flow.scores + 1)
        self._values = np.full(shape, 0.5)
        self._slopes = np.full(shape, 0.3)
        self._rides = np.zeros(count_rides(flow, self._offers))
        most = flow.scores + self._last_offers.last_gap.shape[1] + 1
        most += int(self._arrays.demands.max())
        self._rooms = [
            kernels.make_ride_room(self._graph, most, flow.scores + 1, self._arrays.losses.shape[1])
            for _ in range(self._threads)
        ]

    def advance(self) -> bool:
        """Solve the next sums; return False when there is nothing left to do."""
        if self._next_sum > self._last_sum:
            self.sweep = 1
            return False
        self._solve_next_sums()
        return True

    def _solve_strip(self, strip: Strip, room: Any) -> tuple[int, float, bool]:
        found: tuple[int, float, bool] = self._kernels.solve_ride_strip(
            self._arrays,
            self._graph,
            self._offers,
            self._kernels.RideKnown(
                self._values,
                self._slopes,
                self._rides,
                self._last_offers.last_rides,
                last_demands(self.flow),
            ),
            *strip,
            TOLERANCE,
            room,
        )
        return found

    def solution(self) -> Solution:
        """Return what has been found."""
        return Solution(
            self._reached_values(),
            self._arrays.last_gap,
            self._arrays.last_fixed,
            self.residual,
            self.sweep,
            self.evaluations,
            self._rides,
            self._last_offers.last_rides,
        )

    def state(self) -> dict[str, Any]:
        """Return what `restore` needs to go on from here."""
        done = count_rides(self.flow, self._offers, self._next_sum)
        return {
            "values": self._values,
            "slopes": self._slopes,
            "rides": self._rides[:done],
            "counts": np.array([self._next_sum, self.evaluations]),
            "residual": self.residual,
        }

    def restore(self, state: Mapping[str, Any]) -> None:
        """Go on from a `state` of a race under the same rules."""
        self._values, self._slopes = state["values"], state["slopes"]
        self._rides[: len(state["rides"])] = state["rides"]
        self._next_sum, self.evaluations = map(int, state["counts"])
        self.residual = float(state["residual"])


def find_last_offers(flow: Flow, graph: RideGraph, kernels: Any) -> LastOffers:
    """Return what last turns are worth, up to leads that make no difference any more."""
    slots = len(graph.kept) - 1
    rules = flow.rules
    assert isinstance(rules, ScoringRules)
    if rules.finish.last_round == "none":
        return LastOffers(np.zeros((2, 1)), np.zeros((2, slots, 1)))
    demands = last_demands(flow)
    least = flow.scores + int(demands.max()) + 2
    size = max(LEAST_GAPS, least)
    while True:
        beating, drawing = _count_missing(flow, graph, kernels, size)
        seen = drawing[-1]
        if seen[size // 2] - seen[size] < CERTAIN or size > MOST_GAPS:
            break
        size *= 2
    gaps = np.arange(size)
    last_gap = np.stack(
        [np.where(gaps < demand, beating[-1, demand], drawing[-1, 1:-1]) for demand in demands]
    )
    return LastOffers(last_gap, np.stack([beating[:-1, : least + 1], drawing[:-1, : least + 1]]))


def _count_missing(flow: Flow, graph: RideGraph, kernels: Any, size: int) -> tuple[Floats, Floats]:
    """Return what rides by slot, and last a fresh turn, are worth by what is missing, up to `size`.

    See `LastOffers`: first to win, then to draw, from one less than nothing on.
    """
    lanes, slots = kernels.LANES, len(graph.kept) - 1
    room = kernels.make_ride_room(graph, size + 1, size + 2, graph.losing.shape[1])
    missing = size - np.arange(size + 2)
    by_lane = np.zeros((size + 2, slots, lanes))
    by_lane[:, :, 0] = (missing <= 0)[:, None]
    by_lane[:, :, 1] = ((missing < 0) + flow.tie * (missing == 0))[:, None]
    kernels.count_ride_turn(
        graph,
        by_lane.ravel(),
        1,
        size + 1,
        room.losses,
        room.work,
        room.ends,
        room.thrown,
        size + 2,
        True,
        room.kept[0],
    )
    kept = room.kept[0].reshape(size + 2, slots + 1, lanes)[::-1]
    return kept[1:, :, 0].T, kept[:, :, 1].T
