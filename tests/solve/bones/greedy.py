"""Matches between two seats that always do the best by a table, many at once, on the graph of a turn."""

from collections import Counter
from heapq import heappop, heappush

import numpy as np

from pushluck.games.bones import Phase, State
from pushluck.solve.bones.falls import Floats
from pushluck.solve.bones.graph import BURIALS, LOST
from pushluck.solve.bones.policy import Policy
from pushluck.solve.bones.skeletons import Ints
from pushluck.solve.bones.table import Table
from pushluck.solve.bones.turn import find_plan
from pushluck.solve.positions import Pair
from tests.solve.greedy import Tally

IN_STOCK = 64
"""Turns that are played beside those that are needed, since more matches will come to the same scores later."""

Waiting = tuple[int, int, int, bool]
"""The sum of the scores, those of the seat to move and of the other, and whether the seat to move began."""


class Greedy:
    """Plays matches; a score below the least of the table counts as that."""

    def __init__(self, table: Table, seed: int) -> None:
        self._table, self._policy = table, Policy(table)
        self._plan = find_plan(table.rules)
        self._random = np.random.default_rng(seed)
        self._stock: dict[Pair, Ints] = {}
        """By scores: points and throws of turns that have been played but not used."""
        self._sums = {
            throws: np.cumsum(step.chances[:, step.place].T)
            for throws, step in self._plan.steps.items()
        }
        """By throws made: chances added up over falls in their order, each without and then with a gravestone."""

    def play(self, matches: int) -> Tally:
        start: Waiting = (0, 0, 0, True)
        waiting, order = Counter({start: matches}), [start]
        wins = throws = 0
        while order:
            place = heappop(order)
            _, mine, theirs, began = place
            earned, thrown = self._take_turns((mine, theirs), waiting.pop(place))
            throws += int(thrown.sum())
            for points, times in Counter(earned.tolist()).items():
                after = max(mine + points, self._table.least)
                if after >= self._table.rules.finish.target:
                    wins += times * began
                    continue
                following = (theirs + after, theirs, after, not began)
                if following not in waiting:
                    heappush(order, following)
                waiting[following] += times
        return Tally(matches, wins, throws)

    def _take_turns(self, scores: Pair, count: int) -> Ints:
        """Return the points and the throws of so many turns."""
        stock = self._stock.get(scores, np.zeros((2, 0), dtype=np.int64))
        if stock.shape[1] < count:
            stock = np.concatenate([stock, self._play_turns(scores, 2 * count + IN_STOCK)], axis=1)
        self._stock[scores] = stock[:, count:]
        return stock[:, :count]

    def _play_turns(self, scores: Pair, count: int) -> Ints:
        """Return the points and the throws of so many turns that begin with these scores."""
        values = self._policy.turn(State(Phase.READY, 0, scores))
        played = np.zeros((2, count), dtype=np.int64)
        turns, positions = np.arange(count), np.zeros(count, dtype=np.int64)
        for made in sorted(self._plan.steps):
            played[1, turns] += 1
            falls, stones = self._throw(made, positions)
            ends, ranks = (
                self._plan.steps[made].ends[stones, falls],
                values.layers[made].best[falls],
            )
            goes_on = ranks > 0
            if made + 1 in values.layers:
                later = values.layers[made + 1]
                goes_on &= later.worth[ranks] > values.ends[ends]
                positions = later.ranked[ranks[goes_on]]
            points = ends[~goes_on] - BURIALS + self._plan.graph.least_points
            played[0, turns[~goes_on]] = np.where(ends[~goes_on] == LOST, 0, points)
            turns = turns[goes_on]
            if not len(turns):
                break
        return played

    def _throw(self, made: int, positions: Ints) -> tuple[Ints, Ints]:
        """Return for each position its fall, in the order of the levels, and its gravestones (0 or 1)."""
        step, sums = self._plan.steps[made], self._sums[made]
        first, last = 2 * step.first_fall[positions], 2 * step.first_fall[positions + 1]
        before: Floats = np.where(first > 0, sums[first - 1], 0.0)
        drawn = before + self._random.random(len(positions)) * (sums[last - 1] - before)
        found = np.clip(np.searchsorted(sums, drawn, side="right"), first, last - 1)
        return step.place[found // 2].astype(np.int64), found % 2
