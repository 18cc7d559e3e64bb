"""What every act in a position is worth, worked out from a table: numpy is enough, and it takes a moment only."""

from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

import numpy as np

from pushluck.core.errors import IllegalActionError
from pushluck.core.events import BANK, RIDE, THROW, Act, Action
from pushluck.games.registry import make_game
from pushluck.games.scoring import ScoringRules
from pushluck.solve.arrays import Floats, find_arrays
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
from pushluck.solve.model import find_model
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
        self._rows = {
            rises: TurnRows(find_arrays(table.rules, self._flow.unit, more_is_better=rises))
            for rises in (True, False)
        }
        self._find_turn = lru_cache(MOST_TURNS)(lambda place: PlannedTurn(self, (place,), _only))
        self._arrays = _find_flow_arrays(self._flow)

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
            return turn.follow_bank(total)
        if action in (THROW, RIDE):
            return turn.follow_throw(self._model.find(state), total)
        after = game.apply(state, Act(state.seat, action))
        spot = self._model.find(after)
        return turn.follow_best(spot, game.turn_total(after) // self._flow.unit)

    def rows(self, banked: Floats) -> TurnRows:
        """Return what counts a turn with these banks by total, -infinity where none is allowed."""
        first = np.argmax(banked > -np.inf)
        falls = np.maximum.accumulate(banked[first:]) - banked[first:]
        return self._rows[bool(falls.max() <= 2.0 * self.table.rounding)]

    def banked(self, place: Place, totals: Any) -> Floats:
        """Return what banks of `totals` units are worth to the seat whose turn began at `place`."""
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
        gaps = np.clip(after - place.theirs, 0, table.last_gap.shape[1] - 1)
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
        flow, gaps = policy.table.flow, policy.table.last_gap.shape[1]
        demand = max(flow.demand(place.context) for place in places)
        top = max(flow.scores - places[0].mine + 2, demand) + (gaps if gaps > 1 else 0)
        self._top, self._period, self._unit = top, flow.period, flow.unit
        reach = find_arrays(policy.table.rules, flow.unit).most_steps
        totals = np.arange(top + reach + flow.period)
        banked = together(np.stack([policy.banked(place, totals) for place in places]))
        allowed = (totals >= demand) & (totals % flow.period == 0)
        self.banked: Floats = np.where(allowed, banked, -np.inf)
        """By turn total: the chance to win after a bank, -infinity where none is allowed."""
        self._rows = rows = policy.rows(self.banked)
        losses = together(np.stack([policy.losses(place) for place in places]))
        self._ends = rows.ends(losses, 1.0)
        above = rows.settle(float(banked[-1]), self._ends, top, flow.period)
        self.values = rows.count(self.banked[:top], above, self._ends)
        """By turn total and spot: the chance to win when the best act follows."""

    def bank(self, total: int) -> float:
        """Return the chance to win after a bank."""
        return float(self.banked[self._known(total)])

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
        if self._rows.turn.may_bank[spot] and self.bank(total) >= after[0] - TIE:
            return self.follow_bank(total)
        return after

    def follow_bank(self, total: int) -> tuple[float, float, float]:
        """Return the same after a bank."""
        return self.bank(total), float(total * self._unit), 0.0

    @cached_property
    def _counted(self) -> tuple[Floats, Floats]:
        """Units banked in the end and the chance of a loss, by turn total and spot."""
        return self._rows.follow(self.values, self.banked, self._top)

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


@lru_cache(maxsize=16)
def _find_flow_arrays(flow: Flow) -> FlowArrays:
    return make_flow_arrays(flow, np.zeros((2, 1)), np.zeros((2, 2, 1)))
