"""Matches between two seats that always take the best act of a table, many at once."""

from collections import Counter
from typing import NamedTuple

import numpy as np

from pushluck.solve.arrays import START, Floats, Ints, find_arrays
from pushluck.solve.best_play import TurnValues
from pushluck.solve.flow import Context, Place, Sequel, Won
from pushluck.solve.policy import Policy
from pushluck.solve.spots import LOSSES
from pushluck.solve.table import Table


class Tally(NamedTuple):
    matches: int
    first_wins: int
    throws: int


class Greedy:
    """Plays matches without a last round and without throws that win at once."""

    def __init__(self, table: Table, seed: int) -> None:
        self._table = table
        self._flow = table.flow
        self._policy = Policy(table)
        self._turn = turn = find_arrays(table.rules, table.flow.unit)
        self._random = np.random.default_rng(seed)
        most = int(np.diff(turn.options).max())
        ways = turn.options[:-1, None] + np.arange(most)
        self._is_way = ways < turn.options[1:, None]
        ways = np.where(self._is_way, ways, 0)
        self._leads_to, self._steps = turn.leads_to[ways], turn.steps[ways]

    def play(self, matches: int) -> Tally:
        start = -self._flow.least // self._flow.unit
        # How many matches wait where, and whether the seat to move began them.
        waiting = Counter({(Place(self._flow.first, start, start, None), True): matches})
        wins = throws = 0
        while waiting:
            (place, began), count = waiting.popitem()
            ended, thrown = self._play_turn(place, count)
            throws += thrown
            for after, share in ended.items():
                if after is None:
                    wins += share * began
                else:
                    waiting[after, not began] += share
        return Tally(matches, wins, throws)

    def _play_turn(self, place: Place, count: int) -> tuple[Counter[Place | None], int]:
        """Return where `count` turns lead (None: to a win), and the throws that they took."""
        turn, planned = self._turn, TurnValues(self._policy, [place])
        values, banked = planned.values, planned.banked
        highest = len(values) - turn.most_steps - 1
        spots = np.full(count, START)
        totals = np.zeros(count, dtype=np.int64)
        ended: Counter[Place | None] = Counter()
        throws = 0
        while len(spots):
            throws += len(spots)
            groups, reasons = self._throw(spots)
            for reason, lost in Counter(reasons[reasons >= 0].tolist()).items():
                ended[self._after_loss(place, LOSSES[reason])] += lost
            goes_on = reasons < 0
            totals, groups = totals[goes_on], groups[goes_on]
            worth = values[totals[:, None] + self._steps[groups], self._leads_to[groups]]
            best = np.where(self._is_way[groups], worth, -np.inf).argmax(axis=1)
            spots = self._leads_to[groups, best]
            totals = np.minimum(totals + self._steps[groups, best], highest)
            banks = turn.may_bank[spots] & (banked[totals, spots] >= values[totals, spots])
            for total, times in Counter(totals[banks].tolist()).items():
                ended[self._after_bank(place, total)] += times
            spots, totals = spots[~banks], totals[~banks]
        return ended, throws

    def _throw(self, spots: Ints) -> tuple[Ints, Ints]:
        """Return for each throw its group, and why it loses the turn, or -1."""
        turn = self._turn
        groups, reasons = np.zeros_like(spots), np.full_like(spots, -1)
        for spot in map(int, np.unique(spots)):
            first, last = turn.groups[spot], turn.groups[spot + 1]
            chances: Floats = np.concatenate([turn.chances[first:last], turn.losing[spot]])
            here = np.flatnonzero(spots == spot)
            falls = self._random.choice(len(chances), len(here), p=chances / chances.sum())
            is_lost = falls >= last - first
            groups[here] = np.where(is_lost, 0, first + falls)
            reasons[here] = np.where(is_lost, falls - (last - first), -1)
        return groups, reasons

    def _after_bank(self, place: Place, total: int) -> Place | None:
        flow, after = self._flow, place.mine + total
        sequel = flow.after_bank(place.context, min(after, flow.scores + 1))
        return None if isinstance(sequel, Won) else _following(sequel, place.theirs, after)

    def _after_loss(self, place: Place, reason: str) -> Place:
        sequel, after = self._flow.after_loss(place.context, reason, place.mine)
        return _following(sequel, place.theirs, after)


def _following(sequel: Sequel, mine: int, theirs: int) -> Place:
    assert isinstance(sequel, Context)
    return Place(sequel, mine, theirs, None)
