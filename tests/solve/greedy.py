"""Matches between two seats that always take the best act of a table, many at once."""

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from pushluck.solve.arrays import START, Floats, Ints, find_arrays
from pushluck.solve.best_play import TurnValues
from pushluck.solve.flow import Context, LastTurn, Place, Sequel, Won
from pushluck.solve.model import find_model
from pushluck.solve.offers import Offer, has_offers
from pushluck.solve.policy import Policy
from pushluck.solve.spots import LOSSES
from pushluck.solve.table import Table

MOST_PLANS = 2_000


class Begin(NamedTuple):
    """Where a turn begins. In what a turn leads to, True and False mean that the seat has won or lost."""

    place: Place
    offer: Offer | None


class Tally(NamedTuple):
    matches: int
    first_wins: int
    throws: int


class Greedy:
    """Plays matches without throws that win at once, in whose last turn a lead is to be beaten."""

    def __init__(self, table: Table, seed: int) -> None:
        self._table = table
        self._flow = table.flow
        self._policy = Policy(table)
        self._turn = turn = find_arrays(table.rules, table.flow.unit)
        self._random = np.random.default_rng(seed)
        self._model = find_model(table.rules)
        self._plan = lru_cache(MOST_PLANS)(lambda place: TurnValues(self._policy, [place]))
        most = int(np.diff(turn.options).max())
        ways = turn.options[:-1, None] + np.arange(most)
        self._is_way = ways < turn.options[1:, None]
        ways = np.where(self._is_way, ways, 0)
        self._leads_to, self._steps = turn.leads_to[ways], turn.steps[ways]

    def play(self, matches: int) -> Tally:
        start = -self._flow.least // self._flow.unit
        # How many matches wait where, and whether the seat to move began them: by the sum of the scores, so that
        # those that come to the same place are played together.
        first = Begin(Place(self._flow.first, start, start, None), None)
        waiting = {2 * start: Counter({(first, True): matches})}
        wins = throws = 0
        while waiting:
            least = min(waiting)
            (begin, began), count = waiting[least].popitem()
            if not waiting[least]:
                del waiting[least]
            ended, thrown = self._play_turn(begin, count)
            throws += thrown
            for after, share in ended.items():
                if isinstance(after, Begin):
                    sum_ = after.place.mine + after.place.theirs
                    waiting.setdefault(sum_, Counter())[after, not began] += share
                else:
                    wins += share * (began is after)
        return Tally(matches, wins, throws)

    def _play_turn(self, begin: Begin, count: int) -> tuple[Counter[Begin | bool], int]:
        """Return where `count` turns lead, and the throws that they took."""
        place, offer = begin
        turn, planned = self._turn, self._plan(place)
        values, banked = planned.values, planned.banked
        highest = len(values) - turn.most_steps - 1
        spot, total = START, 0
        if offer is not None:
            ride = self._model.rides[offer.dice]
            if planned.throw(ride, offer.total) > planned.throw(START, 0):
                spot, total = ride, min(offer.total, highest)
        spots, totals = np.full(count, spot), np.full(count, total)
        ended: Counter[Begin | bool] = Counter()
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
            pairs = zip(totals[banks].tolist(), spots[banks].tolist(), strict=True)
            for (total, spot), times in Counter(pairs).items():
                ended[self._after_bank(place, total, self._model.spots[spot].dice)] += times
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

    def _after_bank(self, place: Place, total: int, dice: int) -> Begin | bool:
        flow, after = self._flow, place.mine + total
        if place.to_beat is not None:
            assert after != place.theirs or not flow.tie
            return after > place.theirs
        sequel = flow.after_bank(place.context, min(after, flow.scores + 1))
        if isinstance(sequel, Won):
            return True
        offer = Offer(dice, total) if has_offers(self._table.rules) else None
        return Begin(_following(sequel, place.theirs, after), offer)

    def _after_loss(self, place: Place, reason: str) -> Begin | bool:
        if place.to_beat is not None:
            return False
        sequel, after = self._flow.after_loss(place.context, reason, place.mine)
        return Begin(_following(sequel, place.theirs, after), None)


def _following(sequel: Sequel, mine: int, theirs: int) -> Place:
    if isinstance(sequel, LastTurn):
        return Place(Context(on_board=sequel.on_board), mine, theirs, sequel.finish)
    assert isinstance(sequel, Context)
    return Place(sequel, mine, theirs, None)
