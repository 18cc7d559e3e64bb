"""The chance to win a match of Rolling Bones between two seats, from every pair of scores, with best play.

A turn can cost points, so sums of scores do not only grow, and all pairs hang together: they are solved at once by
Newton's method (see `newton`), in sweeps over all of them. A score below a bound counts as the bound; how little
that matters is seen by moving it. Manners are left out: everybody plays honestly.
"""

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pushluck.core.errors import RulesError
from pushluck.games.bones import BonesRules
from pushluck.solve.bones.falls import Floats
from pushluck.solve.bones.finding import find_graph
from pushluck.solve.bones.graph import Numbers, TurnGraph
from pushluck.solve.bones.newton import Sequels
from pushluck.solve.bones.skeletons import Ints
from pushluck.solve.bones.turn import find_best_turn

LEAST_SCORE = -30
"""Scores below this count as this, unless another bound is asked for."""
TOLERANCE = 1e-13
"""Residual at which a match is solved."""
SETTLED = 1e-6
"""Residual from which on play hardly changes, and what is known of it is good enough for the last steps."""
MOST_SWEEPS = 50
"""Sweeps after which a match is given up."""
MOST_SCORES = 400
"""Different scores that are counted; a table of more would take too long."""
TOGETHER = 16
"""Vectors of pairs that are worked out between two looks at the clock."""


class GraphArrays(NamedTuple):
    """The arrays of a `TurnGraph` that the kernels need."""

    layers: Ints
    """By layer: its first spot before a throw, its first choice, and its end."""
    first_fall: Ints
    leads_to: Numbers
    chances: Floats
    ends: NDArray[np.int16]
    first_link: Numbers
    links: Numbers
    first_option: Numbers
    options: Numbers


class Solution(NamedTuple):
    """Every value of a match between two seats."""

    rules: BonesRules
    least: int
    """The bound: scores below it count as it."""
    values: Floats
    """By points above `least` of the seat to move and of the other: the chance to win."""
    residual: float
    """How far the values are from solving their equations."""
    sweeps: int
    evaluations: int
    """Turns that were worked out, each from one pair of scores."""

    def value(self, mine: int, theirs: int) -> float:
        """Return the chance that the seat to move wins when its turn begins with these scores."""
        return float(self.values[max(mine - self.least, 0), max(theirs - self.least, 0)])

    @property
    def first_wins(self) -> float:
        """The chance that the seat that begins wins."""
        return self.value(0, 0)


class Race:
    """Solves a match step by step, so that it can be watched, interrupted and taken up again.

    Raises `RulesError` (`not-solved`) for rules that are outside of what is solved. The result does not depend
    on `threads`.
    """

    def __init__(
        self, rules: BonesRules, *, least: int = LEAST_SCORE, threads: int | None = None
    ) -> None:
        from pushluck.solve.kernels import LANES, bones

        graph = find_graph(rules)
        self.rules, self.least = rules, find_least(graph, least)
        self.residual = 1.0
        """How far the values were from solving their equations in the last sweep."""
        self.sweep = 0
        """Sweeps that are finished."""
        self.evaluations = 0
        scores = rules.finish.target - self.least
        if scores > MOST_SCORES:
            raise RulesError("not-solved", fields=["finish.target"])
        self._kernel, self._lanes = bones.count_pairs, LANES
        self._graph, self._least_points = make_arrays(graph), graph.least_points
        self._values = first_guess(scores, find_best_turn(rules).turn_points)
        rows = int(graph.most_points - graph.least_points + 3)
        self._sequels = Sequels(scores, graph.least_points, rows)
        self._pairs = -(-(scores**2) // LANES) * LANES
        self._places = np.unravel_index(
            np.minimum(np.arange(self._pairs), scores**2 - 1), (scores, scores)
        )
        self._next = 0
        self._found = np.zeros(self._pairs)
        self._outcomes = np.zeros((self._pairs, rows))
        self._pool = ThreadPoolExecutor(threads or os.cpu_count() or 1)
        self._rooms = [make_room(graph, LANES) for _ in range(self._pool._max_workers)]

    @property
    def progress(self) -> float:
        """The part of the current sweep that is done."""
        return self._next / self._pairs

    def advance(self) -> bool:
        """Work out some more turns; return False when there is nothing left to do."""
        if self._next < self._pairs:
            self._count_some()
            return True
        scores = len(self._values)
        residuals = self._found[: scores**2].reshape(scores, scores) - self._values
        self.residual = float(np.abs(residuals).max())
        self.sweep += 1
        if self.residual <= TOLERANCE:
            return False
        if self.sweep >= MOST_SWEEPS:
            raise RulesError("match-need-not-end", fields=["finish.target"])
        outcomes = self._outcomes[: scores**2].reshape(scores, scores, -1)
        step = self._sequels.find_step(residuals, outcomes)
        self._values = np.clip(self._values + step, 0.0, 1.0)
        self._next = 0
        return True

    def _count_some(self) -> None:
        """Work out the next turns, and where play still changes how likely their ends are."""
        begin, end = self._next, min(self._next + TOGETHER * self._lanes, self._pairs)
        vectors = (end - begin) // self._lanes
        workers = min(len(self._rooms), vectors)
        bounds = [begin + vectors * part // workers * self._lanes for part in range(workers + 1)]
        jobs = [
            self._pool.submit(self._count, slice(*part), room)
            for *part, room in zip(bounds, bounds[1:], self._rooms, strict=False)
        ]
        for job in jobs:
            job.result()
        self.evaluations += end - begin
        self._next = end

    def _count(self, part: slice, room: Any) -> None:
        mine, theirs = self._places
        outcomes = self._outcomes[part if self.residual > SETTLED else slice(0)]
        self._kernel(
            self._graph,
            self._values,
            self._least_points,
            mine[part],
            theirs[part],
            self._found[part],
            outcomes,
            room,
        )

    def solution(self) -> Solution:
        """Return what has been found."""
        values = self._values.copy()
        return Solution(self.rules, self.least, values, self.residual, self.sweep, self.evaluations)

    def state(self) -> dict[str, Any]:
        """Return what `restore` needs to go on from here."""
        return {
            "values": self._values,
            "found": self._found,
            "outcomes": self._outcomes,
            "counts": np.array([self.sweep, self._next, self.evaluations]),
            "residual": self.residual,
        }

    def restore(self, state: Mapping[str, Any]) -> None:
        """Go on from a `state` of a race under the same rules with the same bound."""
        self._values, self._found = state["values"], state["found"]
        self._outcomes = state["outcomes"]
        self.sweep, self._next, self.evaluations = map(int, state["counts"])
        self.residual = float(state["residual"])


def find_least(graph: TurnGraph, least: int = LEAST_SCORE) -> int:
    """Return the least score that is counted: nothing where no turn can cost points."""
    return least if graph.least_points < 0 else 0


def make_arrays(graph: TurnGraph) -> GraphArrays:
    """Return the arrays of `graph` for the kernels."""
    return GraphArrays(
        layers=np.array([layer[1:] for layer in graph.layers], dtype=np.int64),
        first_fall=graph.first_fall,
        leads_to=graph.leads_to,
        chances=graph.chances,
        ends=graph.ends,
        first_link=graph.first_link,
        links=graph.links,
        first_option=graph.first_option.astype(np.int32),
        options=graph.options,
    )


def make_room(graph: TurnGraph, lanes: int) -> tuple[Floats, ...]:
    """Return the memory that one thread needs: values of ends, spots and the falls of one throw, then chances."""
    ends = graph.most_points - graph.least_points + 3
    falls = int(np.diff(graph.first_fall).max())
    sizes = (ends, len(graph.keys), falls, len(graph.keys), ends, falls)
    return tuple(np.zeros(size * lanes) for size in sizes)


def first_guess(scores: int, turn: float) -> Floats:
    """Return a guess by both scores, when a turn brings about `turn` points.

    It grows with the lead, as the truth does; a guess without slope would make losing points look harmless.
    """
    places = np.arange(scores)
    to_go = 2 * scores - places[:, None] - places
    width = 0.55 * np.sqrt(max(turn, 1.0) * to_go)
    lead = places[:, None] - places + turn / 2
    return np.asarray(1.0 / (1.0 + np.exp(np.clip(-lead / width, -50.0, 50.0))))


def solve_race(
    rules: BonesRules,
    *,
    least: int = LEAST_SCORE,
    threads: int | None = None,
    progress: Callable[[int, float], None] | None = None,
) -> Solution:
    """Solve the match under `rules`; `progress` is told the sweep and the part of it that is done.

    Raises `RulesError` for rules that are outside of what is solved.
    """
    race = Race(rules, least=least, threads=threads)
    while race.advance():
        if progress is not None:
            progress(race.sweep, race.progress)
    return race.solution()
