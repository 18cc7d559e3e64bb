"""Offers: after a bank the next seat may take over the dice that are left, with the points just banked.

An offer lives for one turn, and only a bank makes one. So between turns it belongs to a pair of scores in which
the other seat has at least as many points as it has just banked.
"""

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from pushluck.core.errors import RulesError
from pushluck.core.rules import RulesObject
from pushluck.games.scoring import ScoringRules, State
from pushluck.games.scoring.turns import may_ride
from pushluck.solve.arrays import Floats, Ints
from pushluck.solve.flow import Flow
from pushluck.solve.model import find_slots

NO_RIDES: Floats = np.zeros(0)
"""Where no seat may take over what another has left."""
MOST_RIDES = 40_000_000
"""Values of rides that are kept; more of them would take too much memory."""


class Offer(NamedTuple):
    """What the seat to move may take over."""

    dice: int
    total: int
    """Points in units."""


class OfferArrays(NamedTuple):
    """Where the values of rides lie in one flat array, for what counts fast.

    They stand by sum of the units to go, context, turn total, number of dice (its *slot*) and units to go of the
    other seat, which has just banked. There are only those that can be offered.
    """

    slots: int
    """How many numbers of dice can be left."""
    least: int
    """The lowest turn total that can be offered."""
    starts: Ints
    """By context, sum and turn total: the first place."""
    widths: Ints
    """By the same: the places of each slot, from the fewest units to go on."""


class LastOffers(NamedTuple):
    """What the last turn of a match is worth to the seat that plays it."""

    last_gap: Floats
    """By row (0: on the board, 1: not yet) and lead in units: without an offer."""
    last_rides: Floats
    """With one, by slot of its dice and what is missing of the points to win: taking it over.

    First where so many more points make a bank that wins. Then, from one less than nothing on, where so many make
    a tie, which is worth what the rules say about it, and only more than that wins.
    """


def has_offers(rules: RulesObject) -> bool:
    """Tell whether a seat may take over what the seat before it has left."""
    return isinstance(rules, ScoringRules) and rules.ride.allowed


def find_offer(rules: RulesObject, state: Any, unit: int) -> Offer | None:
    """Return what the seat to move in `state` may take over now, in units; None for nothing."""
    if not isinstance(rules, ScoringRules) or not isinstance(state, State):
        return None
    if state.start is not None or not may_ride(rules, state):
        return None
    return Offer(state.leftover, state.previous // unit)


@lru_cache(maxsize=8)
def find_offer_arrays(flow: Flow) -> OfferArrays:
    """Return where the values of rides lie; raises `RulesError` (`not-solved`) where there are too many."""
    scores, slots = flow.scores, len(find_slots(flow.rules))
    least = flow.demand(flow.first._replace(on_board=True))
    sums = np.arange(2 * scores + 1)[:, None]
    totals = np.arange(scores)
    first = np.maximum(1, sums - scores)
    all_widths = np.clip(np.minimum(scores - totals, sums - 1) - first + 1, 0, None)
    all_widths[:, :least] = 0
    all_widths[:2] = 0
    # Who has not opened has no points, so that only one pair of each sum can be.
    lone_widths = np.where(sums > scores, np.minimum(all_widths, 1), 0)
    widths = np.zeros((len(flow.contexts), *all_widths.shape), dtype=np.int64)
    for number, context in enumerate(flow.contexts):
        if context.other_on_board:
            widths[number] = all_widths if context.on_board else lone_widths
    sizes = slots * widths.transpose(1, 0, 2)
    ends = np.cumsum(sizes).reshape(sizes.shape)
    if ends[-1, -1, -1] > MOST_RIDES:
        fields = ["ride.allowed", "finish.rounds" if flow.first.rounds_left else "finish.target"]
        raise RulesError("not-solved", fields=fields)
    starts = np.ascontiguousarray((ends - sizes).transpose(1, 0, 2))
    return OfferArrays(slots, least, starts, widths)


def count_rides(flow: Flow, arrays: OfferArrays, before_sum: int | None = None) -> int:
    """Return how many values of rides there are, or only those of sums below `before_sum`."""
    sums = slice(0, 2 * flow.scores + 1 if before_sum is None else before_sum)
    return int(arrays.slots * arrays.widths[:, sums].sum())


def find_places(flow: Flow, contexts: Ints, mine: int, theirs: Ints, totals: Ints) -> Ints:
    """Return where the values of rides lie: a row for each of the positions, a column for each slot.

    Positions are given by context, units to go of the seat to move and of the other, which has just banked a
    total. A place is -1 for what no honest play offers.
    """
    arrays = find_offer_arrays(flow)
    sums, known = mine + theirs, np.minimum(totals, flow.scores - 1)
    widths = arrays.widths[contexts, sums, known]
    beyond = theirs - np.maximum(1, sums - flow.scores)
    is_offered = (totals == known) & (beyond >= 0) & (beyond < widths)
    places = arrays.starts[contexts, sums, known] + beyond
    by_slot = places[:, None] + np.arange(arrays.slots) * widths[:, None]
    found: Ints = np.where(is_offered[:, None], by_slot, -1)
    return found


def last_demands(flow: Flow) -> Ints:
    """Return the turn total that a bank needs in the last turn, by row: on the board, and not yet."""
    contexts = (flow.first._replace(on_board=on_board) for on_board in (True, False))
    return np.array([flow.demand(context) for context in contexts], dtype=np.int64)


def read_last_rides(flow: Flow, last_rides: Any, row: int, leads: Ints, totals: Ints) -> Floats:
    """Return what taking over these totals is worth in a last turn, by total and slot.

    `row` is that of `LastOffers`; a lead belongs to each total.
    """
    demand, most = int(last_demands(flow)[row]), last_rides.shape[-1] - 1
    beating = last_rides[0][:, np.clip(demand - totals, 0, most)]
    drawing = last_rides[1][:, np.clip(leads - totals + 1, 0, most)]
    found: Floats = np.where(leads < demand, beating, drawing).T
    return found
