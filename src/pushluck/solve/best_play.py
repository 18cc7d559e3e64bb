"""What to do in a match of two seats or more: one turn worked out whole, then every decision of it looked up.

Against one rival this is the best play, exactly. Against several the match is seen as duels: one with every
rival, each as if the two were alone. In a duel that is won with a chance of `p` the rival is `(1 - p) / p` times
as likely to win as the seat itself. By R. D. Luce's choice axiom (Individual Choice Behavior, 1959) these odds
would be added up, and the seat would win the match with a chance of `1 / (1 + sum of the odds)`. But the duels
hang together, for it is the same score with which all are won or lost, and so the odds are added up as `SHARPNESS`
says. That is what banks and lost turns are worth in the end; within the turn everything is exact again.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from pushluck.core.errors import IllegalActionError
from pushluck.core.events import BANK, RIDE, THROW, Act, Action, Seat
from pushluck.core.rules import RulesObject
from pushluck.games.pig import PigState
from pushluck.games.registry import make_game
from pushluck.games.scoring import ScoringRules, State
from pushluck.games.scoring.finish import iter_order
from pushluck.solve.arrays import Floats
from pushluck.solve.flow import Place
from pushluck.solve.model import find_model
from pushluck.solve.policy import MOST_TURNS, TIE, PlannedTurn, Policy

SHARPNESS = 2.0
"""Odds against several rivals are the root of their sum of squares, for this power.

With 1 they are added up, and with a very high power only the strongest rival counts. In 300,000 matches of Pig
between four, three of whom always hold at 20, the fourth wins 31.5 % with 2; in 100,000, 30.8 % with 1 and 31.1 %
against the strongest rival alone.
"""


class TurnValues(PlannedTurn):
    """A `PlannedTurn` against every rival, in a match that is seen as duels."""

    def __init__(self, policy: Policy, places: Sequence[Place]) -> None:
        super().__init__(policy, places, win_all)


class BestPlay:
    """Decides under the rules of a policy between two seats, for any number of seats."""

    def __init__(self, policy: Policy) -> None:
        self._rules = policy.table.rules
        self._flow = policy.table.flow
        self._game = make_game(self._rules)
        self._model = find_model(self._rules)
        self._find_turn = lru_cache(MOST_TURNS)(lambda *places: TurnValues(policy, places))

    def best_action(self, state: Any) -> Action:
        """Return the act that wins most often, of equals a bank or else the first.

        Raises `IllegalActionError` where nothing is to be decided.
        """
        legal = self._game.legal_actions(state)
        if not legal or state.start is not None:
            raise IllegalActionError("not-now")
        turn = self.turn(state)
        worths = [self._worth(turn, state, action) for action in legal]
        best = max(worths)
        if BANK in legal and worths[legal.index(BANK)] >= best - TIE:
            return BANK
        action: Action = legal[worths.index(best)]
        return action

    def turn(self, state: Any) -> TurnValues:
        """Return the turn that is being played in `state`."""
        duels = iter_duels(self._rules, state)
        return self._find_turn(
            *(_inside(self._flow.locate(duel), self._flow.scores) for duel in duels)
        )

    def _worth(self, turn: TurnValues, state: Any, action: Action) -> float:
        total = self._game.turn_total(state) // self._flow.unit
        if action is BANK:
            return turn.bank(self._model.find(state), total)
        if action is THROW:
            return turn.throw(self._model.find(state), total)
        if action is RIDE:
            return turn.throw(self._model.rides[state.leftover], state.previous // self._flow.unit)
        after = self._game.apply(state, Act(state.seat, action))
        return turn.best(self._model.find(after), self._game.turn_total(after) // self._flow.unit)


def win_all(duels: Floats) -> Floats:
    """Return the chance to win against all rivals from those to win against each (first axis)."""
    if len(duels) == 1:
        alone: Floats = duels[0]
        return alone
    with np.errstate(divide="ignore"):
        odds: Floats = (1.0 - duels) / duels
    together: Floats = 1.0 / (1.0 + (odds**SHARPNESS).sum(axis=0) ** (1.0 / SHARPNESS))
    return together


def iter_duels(rules: RulesObject, state: Any) -> Iterator[Any]:
    """Yield for each rival of the seat to move the same position as if the two were alone, in order of play.

    The seat to move is the first in them. Who has had the last turn is a rival whose score must be beaten; one
    who has not is a rival that may still answer.
    """
    seats = len(state.scores)
    for rival in _rivals(rules, state.seat, seats):
        pair = (state.seat, rival)
        if isinstance(state, PigState):
            yield state._replace(seat=0, scores=_of(state.scores, pair))
        else:
            assert isinstance(rules, ScoringRules)
            yield _scoring_duel(rules, state, pair)


def _scoring_duel(rules: ScoringRules, state: State, pair: tuple[Seat, Seat]) -> State:
    order = list(iter_order(rules, state.first, len(state.scores)))
    return state._replace(
        seat=0,
        scores=_of(state.scores, pair),
        busts=_of(state.busts, pair),
        on_board=_of(state.on_board, pair),
        first=int(order.index(pair[0]) > order.index(pair[1])),
        finisher=1 if _has_finished(rules, state, pair[1]) else None,
    )


def _has_finished(rules: ScoringRules, state: State, rival: Seat) -> bool:
    """Tell whether `rival` has had its last turn."""
    if state.finisher is None:
        return False
    order = list(iter_order(rules, state.finisher, len(state.scores)))
    return order.index(rival) < order.index(state.seat)


def _rivals(rules: Any, seat: Seat, seats: int) -> Iterator[Seat]:
    rival = seat
    for _ in range(seats - 1):
        rival = rules.seating.next_seat(rival, seats)
        yield rival


def _of(by_seat: Sequence[Any], pair: tuple[Seat, Seat]) -> tuple[Any, ...]:
    return tuple(by_seat[seat] for seat in pair) if by_seat else ()


def _inside(place: Place, scores: int) -> Place:
    """Return `place` with scores that a table has: faults and false counts make others."""
    theirs = max(place.theirs, 0) if place.to_beat else min(max(place.theirs, 0), scores - 1)
    return place._replace(mine=min(max(place.mine, 0), scores - 1), theirs=theirs)
