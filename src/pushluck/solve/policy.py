"""What every act in a position is worth, worked out from a table: numpy is enough, and it takes a moment only."""

from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

import numpy as np

from pushluck.core.errors import IllegalActionError
from pushluck.core.events import BANK, RIDE, THROW, Act, Action
from pushluck.core.rules import RulesObject
from pushluck.games.registry import make_game
from pushluck.games.scoring import ScoringRules
from pushluck.solve.arrays import Floats, Ints, find_arrays
from pushluck.solve.flow import Flow, Place
from pushluck.solve.flow_arrays import (
    COMPARED,
    LAST_EXTENDED,
    LAST_GAP,
    LAST_TARGET,
    LOST,
    WON,
    FlowArrays,
    make_flow_arrays,
)
from pushluck.solve.last_turns import find_enough
from pushluck.solve.model import find_model, find_slots
from pushluck.solve.offers import find_places, has_offers, read_last_rides
from pushluck.solve.ride_rows import RideRows
from pushluck.solve.rows import TurnRows
from pushluck.solve.spots import LOSSES
from pushluck.solve.table import Table

TIE = 1e-9
"""Chances closer than this are equal; then a bank is preferred, since what is sure needs no luck."""


MOST_TURNS = 8
"""Turns that are remembered: at a table there are as many at a time as seats, at a plot one after the other."""


class Worth(NamedTuple):
    """What an act is worth when everything after it is played best."""

    action: Action
    wins: float
    """The chance to win the match."""
    points: float
    """The expected points that the turn banks in the end."""
    bust: float
    """The chance that the turn is lost."""
    is_best: bool


class Policy:
    """The best play under the rules of a table, for two seats.

    Everybody is expected to play honestly. `worths` takes any state of the game in which a seat decides.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self._flow = table.flow
        self._game = make_game(table.rules)
        self._model = find_model(table.rules)
        self._slots = _find_slots(table.rules)
        self._rows = {
            rises: TurnRows(find_arrays(table.rules, self._flow.unit, more_is_better=rises))
            for rises in (True, False)
        }
        self._ride_rows = RideRows(find_arrays(table.rules, self._flow.unit))
        self._find_turn = lru_cache(MOST_TURNS)(lambda place: PlannedTurn(self, (place,), _only))
        self._arrays = _find_flow_arrays(self._flow)
        self.enough = find_enough(self._flow, table.last_gap)
        """Leads past the target that a turn must tell apart."""

    def worths(self, state: Any) -> Sequence[Worth]:
        """Return what every legal act in `state` is worth, in the order of the legal actions.

        Raises `IllegalActionError` where nothing is to be decided, `RulesError` with other than two seats.
        """
        legal = self._game.legal_actions(state)
        if not legal or getattr(state, "start", None) is not None:
            raise IllegalActionError("not-now")
        turn = self._find_turn(self._flow.locate(state))
        found = [self._worth(turn, state, action) for action in legal]
        best = max(wins for wins, _, _ in found)
        favourite = next(
            (
                number
                for number, (wins, _, _) in enumerate(found)
                if legal[number] is BANK and wins >= best - TIE
            ),
            [wins for wins, _, _ in found].index(best),
        )
        return [
            Worth(action, *worth, is_best=number == favourite)
            for number, (action, worth) in enumerate(zip(legal, found, strict=True))
        ]

    def _worth(self, turn: "PlannedTurn", state: Any, action: Action) -> tuple[float, float, float]:
        game = self._game
        total = game.turn_total(state) // self._flow.unit
        if action is BANK:
            return turn.follow_bank(self._model.find(state), total)
        if action is THROW:
            return turn.follow_throw(self._model.find(state), total)
        if action is RIDE:
            dice, total = state.leftover, state.previous // self._flow.unit
            return turn.follow_throw(self._model.rides[dice], total)
        after = game.apply(state, Act(state.seat, action))
        spot = self._model.find(after)
        return turn.follow_best(spot, game.turn_total(after) // self._flow.unit)

    def rows(self, banked: Floats) -> TurnRows:
        """Return what counts a turn with these banks, -infinity where none is allowed.

        They are by total, and where dice go to the next seat by spot too.
        """
        if banked.ndim > 1:
            return self._ride_rows
        first = np.argmax(banked > -np.inf)
        falls = np.maximum.accumulate(banked[first:]) - banked[first:]
        return self._rows[bool(falls.max() <= 2.0 * self.table.rounding)]

    def banked(self, place: Place, totals: Any, *, offers: bool) -> Floats:
        """Return what banks of `totals` units are worth to the seat whose turn began at `place`.

        Where dice go to the next seat that is by total and spot, and with `offers` the other seat may take over
        what is left then.
        """
        fresh = self._banked_fresh(place, totals)
        if not len(self._slots):
            return fresh
        if not offers or place.to_beat is not None:
            return np.repeat(fresh[:, None], len(self._slots), axis=1)
        return np.minimum(fresh[:, None], 1.0 - self._rides(place, totals)[:, self._slots])

    def _rides(self, place: Place, totals: Ints) -> Floats:
        """Return by total and slot what taking over is worth to the other seat after a bank, 0 where it cannot."""
        flow, table = self._flow, self.table
        number = flow.contexts.get(place.context, 0)
        left = flow.scores - place.mine - totals
        sequels = self._arrays.banks[number, np.maximum(left, -1) + 1]
        found = np.zeros((len(totals), table.last_rides.shape[1]))
        goes_on, ends = sequels >= 0, sequels == LAST_GAP
        theirs, known = flow.scores - place.theirs, totals[goes_on]
        places = find_places(flow, sequels[goes_on], theirs, np.maximum(left[goes_on], 1), known)
        found[goes_on] = np.where(places >= 0, table.rides[places], 0.0)
        row, leads = int(self._arrays.answers[number]), place.mine + totals - place.theirs
        found[ends] = read_last_rides(flow, table.last_rides, row, leads[ends], totals[ends])
        return found

    def _banked_fresh(self, place: Place, totals: Ints) -> Floats:
        """Return what banks are worth when the other seat begins with all dice."""
        flow, arrays, table = self._flow, self._arrays, self.table
        number = flow.contexts.get(place.context, 0)
        after = place.mine + totals
        if place.to_beat is not None:
            return self._banked_last(place, after)
        sequels = arrays.banks[number, np.maximum(flow.scores - after, -1) + 1]
        values = np.ones(len(totals))
        goes_on = sequels >= 0
        kept = np.minimum(after, flow.scores - 1)
        values[goes_on] = 1.0 - table.values[sequels[goes_on], place.theirs, kept[goes_on]]
        lost = sequels == LOST
        values[lost] = 1.0 - table.values[arrays.zero[number], place.theirs, place.mine]
        compared = sequels == COMPARED
        values[compared] = _compare(after[compared], place.theirs, arrays.ties[number])
        row = arrays.answers[number]
        # Higher leads count as the last one, so that above it all banks are equal.
        gaps = np.clip(after - place.theirs, 0, self.enough - 1)
        values[sequels == LAST_GAP] = 1.0 - table.last_gap[row, gaps[sequels == LAST_GAP]]
        to_go = flow.scores - place.theirs
        values[sequels == LAST_TARGET] = 1.0 - table.last_fixed[0, row, to_go]
        values[sequels == LAST_EXTENDED] = 1.0 - table.last_fixed[1, row, to_go]
        assert WON < 0
        return values

    def _banked_last(self, place: Place, after: Any) -> Floats:
        flow, rules = self._flow, self.table.rules
        assert isinstance(rules, ScoringRules)
        ahead = after - place.theirs
        values = np.where(ahead > 0, 1.0, np.where(ahead == 0, flow.tie, 0.0))
        if flow.is_beaten_again:
            gaps = np.clip(ahead, 0, self.table.last_gap.shape[1] - 1)
            values = np.where(ahead > 0, 1.0 - self.table.last_gap[0, gaps], values)
        if rules.finish.landing == "exact":
            score = flow.least + after * flow.unit
            finish = rules.finish
            reached = score == finish.target
            if finish.overshoot == "extended":
                exact = finish.extended_landing == "exact"
                far = finish.extended_target
                reached |= (score == far) if exact else (score >= far)
            values = np.where(reached, values, 0.0)
        return values

    def losses(self, place: Place) -> Floats:
        """Return what losing the turn is worth by reason."""
        if place.to_beat is not None:
            return np.zeros(len(LOSSES))
        arrays, table, flow = self._arrays, self.table, self._flow
        number = flow.contexts[place.context]
        found = np.zeros(len(LOSSES))
        for reason in range(len(LOSSES)):
            sequel = arrays.losses[number, reason]
            mine = flow.scores - arrays.falls[number, reason, flow.scores - place.mine]
            if sequel == COMPARED:
                score = np.array([mine])
                found[reason] = _compare(score, place.theirs, arrays.ties[number])[0]
            elif sequel >= 0:
                found[reason] = 1.0 - table.values[sequel, place.theirs, mine]
        return found


class PlannedTurn:
    """A turn worked out whole, from each of the `places` in which it began, one against each rival.

    `together` makes one chance of those against each (first axis). Turn totals are counted in units; any is known.
    """

    def __init__(
        self, policy: Policy, places: Sequence[Place], together: Callable[[Floats], Floats]
    ) -> None:
        flow, gaps = policy.table.flow, policy.enough
        demand = max(flow.demand(place.context) for place in places)
        top = max(flow.scores - places[0].mine + 2, demand) + (gaps if gaps > 1 else 0)
        reach = find_arrays(policy.table.rules, flow.unit).most_steps
        totals = np.arange(top + reach + flow.period)
        # Only the next seat is offered what is left.
        duels = [
            policy.banked(place, totals, offers=number == 0) for number, place in enumerate(places)
        ]
        banked = together(np.stack(duels))
        if banked.ndim > 1:
            changing = np.flatnonzero((banked != banked[-1]).any(axis=1))
            top = max(demand, int(changing.max(initial=-1)) + 1)
            totals = totals[: top + reach + flow.period]
            banked = banked[: len(totals)]
        self._top, self._period, self._unit = top, flow.period, flow.unit
        allowed = (totals >= demand) & (totals % flow.period == 0)
        self._banked: Floats = np.where(allowed, banked.T, -np.inf).T
        self._rows = rows = policy.rows(self._banked)
        losses = together(np.stack([policy.losses(place) for place in places]))
        self._ends = rows.ends(losses, 1.0)
        above = rows.settle(banked[-1], self._ends, top, flow.period)
        self.values = rows.count(self._banked[:top], above, self._ends)
        """By turn total and spot: the chance to win when the best act follows."""

    @property
    def banked(self) -> Floats:
        """By turn total and spot: the chance to win after a bank, -infinity where none is allowed."""
        by_total = self._banked if self._banked.ndim > 1 else self._banked[:, None]
        return np.broadcast_to(by_total, (len(by_total), self.values.shape[1]))

    def bank(self, spot: int, total: int) -> float:
        """Return the chance to win after a bank."""
        return float(self.banked[self._known(total), spot])

    def throw(self, spot: int, total: int) -> float:
        """Return the chance to win after a throw from `spot`."""
        spots = np.array([spot])
        return float(self._rows.throw(self.values, self._known(total), spots, self._ends)[0])

    def best(self, spot: int, total: int) -> float:
        """Return the chance to win after the better of the two, as far as they are allowed."""
        return float(self.values[self._known(total), spot])

    def follow_throw(self, spot: int, total: int) -> tuple[float, float, float]:
        """Return the chance to win, the points that are banked and the chance of a bust after a throw."""
        known, spots, turn = self._known(total), np.array([spot]), self._rows.turn
        gains, busts = self._rows.follow_throw(self.values, self._counted, known, spots)
        banks = 1.0 - busts[0] - turn.wins[spot]
        points = float(gains[0] + (total - known) * banks) * self._unit
        return self.throw(spot, total), points, float(busts[0])

    def follow_best(self, spot: int, total: int) -> tuple[float, float, float]:
        """Return the same after the better of a bank and a throw."""
        after = self.follow_throw(spot, total)
        if self._rows.turn.may_bank[spot] and self.bank(spot, total) >= after[0] - TIE:
            return self.follow_bank(spot, total)
        return after

    def follow_bank(self, spot: int, total: int) -> tuple[float, float, float]:
        """Return the same after a bank."""
        return self.bank(spot, total), float(total * self._unit), 0.0

    @cached_property
    def _counted(self) -> tuple[Floats, Floats]:
        """Units banked in the end and the chance of a loss, by turn total and spot."""
        return self._rows.follow(self.values, self._banked, self._top)

    def _known(self, total: int) -> int:
        """Return a turn total that is counted and wins as often: above the last it makes no difference."""
        return total if total < self._top else self._top + (total - self._top) % self._period


def _only(duels: Floats) -> Floats:
    """Return the chances against the only rival."""
    found: Floats = duels[0]
    return found


def _compare(mine: Any, theirs: int, tie: float) -> Floats:
    found: Floats = np.where(mine > theirs, 1.0, np.where(mine == theirs, tie, 0.0))
    return found


def _find_slots(rules: RulesObject) -> Ints:
    """Return by spot the slot of its dice, which go to the next seat after a bank; nothing where they do not."""
    if not has_offers(rules):
        return np.empty(0, dtype=np.int64)
    slots = find_slots(rules)
    # Where no bank is allowed, any will do.
    dice = [spot.dice if spot.may_bank else slots[0] for spot in find_model(rules).spots]
    return np.array([slots.index(count) for count in dice], dtype=np.int64)


@lru_cache(maxsize=16)
def _find_flow_arrays(flow: Flow) -> FlowArrays:
    return make_flow_arrays(flow, np.zeros((2, 1)), np.zeros((2, 2, 1)))
