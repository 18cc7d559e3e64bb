"""Pig: the smallest push-your-luck game, one die and one decision."""

from collections.abc import Sequence
from enum import IntEnum
from typing import ClassVar, NamedTuple

from pushluck.core.dice import Pool, d6_pool
from pushluck.core.errors import IllegalActionError, NotationError
from pushluck.core.events import BANK, THROW, Choice, Event, Seat, Throw
from pushluck.core.game import Game, Happening, Offer, Outcome
from pushluck.core.manners import Manners
from pushluck.core.seating import First, Start, parse_first
from pushluck.games.pig.rules import PigRules

BUST_FACE = "1"
"""The face that loses the turn (Neller & Presser 2004)."""

_POINTS = {face: int(face) for face in "23456"}
_POOL = d6_pool(1)
_ONLY_THROW = (THROW,)
_THROW_OR_BANK = (THROW, BANK)

PigAction = Choice | First


class Phase(IntEnum):
    """What the match waits for."""

    READY = 0
    """The seat decides."""
    ROLLING = 1
    """Its throw is pending."""
    OVER = 2


class PigState(NamedTuple):
    """A position of Pig."""

    scores: tuple[int, ...]
    seat: Seat = 0
    turn_total: int = 0
    phase: Phase = Phase.READY
    start: Start | None = None
    """While the first seat is still to be found."""


READY, ROLLING, OVER = Phase


class Pig(Game[PigState, PigAction]):
    """Pig under one rules object."""

    key: ClassVar[str] = "pig"

    def __init__(self, rules: PigRules) -> None:
        self.rules: PigRules = rules
        self._target = rules.finish.target

    @property
    def manners(self) -> Manners:
        """See `Game.manners`."""
        return self.rules.manners

    @property
    def point_unit(self) -> int:
        """See `Game.point_unit`."""
        return 1

    def initial_state(self, seats: int) -> PigState:
        """See `Game.initial_state`."""
        self.rules.seating.check(seats)
        return PigState((0,) * seats, start=self.rules.seating.begin(seats))

    def turn_of(self, state: PigState) -> Seat | None:
        """See `Game.turn_of`."""
        if state.start is not None:
            return state.start.waiting[0]
        return state.seat if state.phase is not OVER else None

    def pool(self, state: PigState) -> Pool | None:
        """See `Game.pool`."""
        if state.phase is not ROLLING:
            return None
        return _POOL if state.start is None else state.start.pool

    def legal_actions(self, state: PigState) -> Sequence[PigAction]:
        """See `Game.legal_actions`."""
        if state.phase is not READY:
            return ()
        if state.start is not None:
            return state.start.actions() or _ONLY_THROW
        return _THROW_OR_BANK if state.turn_total else _ONLY_THROW

    def apply(self, state: PigState, event: Event[PigAction]) -> PigState:
        """See `Game.apply`."""
        scores, seat, turn_total, phase, start = state
        if start is not None or event[0] != seat or phase is OVER:
            return self._apply_rarely(state, event)
        if isinstance(event, Throw):
            if phase is not ROLLING:
                raise IllegalActionError("no-throw-pending")
            points = _POINTS.get(event.faces)
            if points is not None:
                return PigState(scores, seat, turn_total + points)
            _POOL.canonical(event.faces)
            return self._pass_turn(state)
        if phase is ROLLING:
            raise IllegalActionError("throw-pending")
        action = event.action
        if action is THROW:
            return PigState(scores, seat, turn_total, ROLLING)
        if action is not BANK:
            raise IllegalActionError("not-now", action=action.text, alternatives=["t", "b"])
        if not turn_total:
            raise IllegalActionError("throw-first", alternatives=[THROW.text])
        total = scores[seat] + turn_total
        scores = (*scores[:seat], total, *scores[seat + 1 :])
        if total >= self._target:
            return PigState(scores, seat, 0, OVER)
        return PigState(scores, self.rules.seating.next_seat(seat, len(scores)))

    def outcome(self, state: PigState) -> Outcome | None:
        """See `Game.outcome`."""
        return Outcome((state.seat,), state.scores) if state.phase is OVER else None

    def scores(self, state: PigState) -> tuple[int, ...]:
        """See `Game.scores`."""
        return state.scores

    def turn_total(self, state: PigState) -> int:
        """See `Game.turn_total`."""
        return state.turn_total

    def offers(self, state: PigState) -> Sequence[Offer[PigAction]]:
        """Return nothing: in Pig no dice are kept."""
        return ()

    def bank_refusal(self, state: PigState) -> IllegalActionError | None:
        """See `Game.bank_refusal`."""
        if state.phase is READY and state.turn_total:
            return None
        return IllegalActionError("throw-first", alternatives=[THROW.text])

    def parse_action(self, text: str) -> PigAction:
        """See `Game.parse_action`."""
        if text in ("t", "b"):
            return Choice(text)
        if text.startswith("f"):
            return parse_first(text, self.rules.seating.most_seats)
        raise NotationError("unknown-action", text=text)

    def happenings(
        self, before: PigState, event: Event[PigAction], after: PigState
    ) -> Sequence[Happening]:
        """See `Game.happenings`."""
        seat = event.seat
        told: list[Happening] = []
        if before.start is not None:
            told += before.start.happenings(event, after.start, after.seat)
        elif isinstance(event, Throw):
            told.append(Happening("threw", seat, {"faces": event.faces}))
            if not after.turn_total:
                lost = before.turn_total
                told.append(Happening("bust", seat, {"points": 0, "lost": lost, "why": "pig"}))
        elif event.action is BANK:
            score = after.scores[seat]
            points = score - before.scores[seat]
            told.append(Happening("banked", seat, {"points": points, "score": score}))
            if after.phase is OVER:
                told.append(Happening("won", seat, {"score": score}))
        return told

    def forfeit_turn(self, state: PigState) -> PigState:
        """See `Game.forfeit_turn`."""
        return self._pass_turn(state)

    def fine(self, state: PigState, seat: Seat, points: int) -> PigState:
        """See `Game.fine`."""
        scores = list(state.scores)
        scores[seat] -= points
        return state._replace(scores=tuple(scores))

    def declare(self, state: PigState, points: int) -> PigState:
        """See `Game.declare`."""
        return state._replace(turn_total=points)

    def turnable(self, state: PigState) -> Sequence[tuple[str, str]]:
        """See `Game.turnable`."""
        return ()

    def turn_die(self, state: PigState, die: str, face: str) -> PigState:
        """Refuse: in Pig no die is moved to a corner."""
        raise IllegalActionError("no-die-to-turn")

    def moves_scoring_die(self, state: PigState, action: PigAction, face: str) -> bool:
        """See `Game.moves_scoring_die`."""
        return False

    def is_turn_start(self, state: PigState) -> bool:
        """See `Game.is_turn_start`."""
        return state.phase is READY and state.start is None and not state.turn_total

    def _pass_turn(self, state: PigState) -> PigState:
        return PigState(state.scores, self.rules.seating.next_seat(state.seat, len(state.scores)))

    def _apply_rarely(self, state: PigState, event: Event[PigAction]) -> PigState:
        turn = self.turn_of(state)
        if turn is None:
            raise IllegalActionError("match-over")
        if event.seat != turn:
            raise IllegalActionError("not-your-turn", seat=event.seat + 1, turn=turn + 1)
        start = state.start
        if start is None:
            raise AssertionError("only the start of a match is handled here")
        if isinstance(event, Throw):
            if state.phase is not ROLLING:
                raise IllegalActionError("no-throw-pending")
            after = start.after_throw(event.faces)
            if isinstance(after, Start):
                return state._replace(phase=READY, start=after)
            return PigState(state.scores, after)
        if event.action not in self.legal_actions(state):
            refusal = self.bank_refusal(state) if event.action is BANK else None
            spelled = [action.text for action in self.legal_actions(state)]
            raise refusal or IllegalActionError(
                "not-now", action=event.action.text, alternatives=spelled
            )
        if isinstance(event.action, First):
            return PigState(state.scores, event.action.seat)
        return state._replace(phase=ROLLING)
