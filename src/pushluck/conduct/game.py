"""A game among people: the wrapper that adds cheating, calls and faults to any game."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from pushluck.conduct import telling
from pushluck.conduct.actions import (
    ACCEPT,
    CALL,
    Cheat,
    FalseCount,
    Fault,
    Reply,
    TableAction,
    TurnedKeep,
    parse_conduct,
    split_turned,
)
from pushluck.conduct.state import TableState, Window
from pushluck.core.dice import Pool
from pushluck.core.errors import IllegalActionError
from pushluck.core.events import BANK, RIDE, THROW, Act, Event, Seat, Throw
from pushluck.core.game import Game, Happening, Offer, Outcome
from pushluck.core.manners import Manners

State = TableState[Any]


class ConductGame(Game[State, TableAction]):
    """Any game under the manners of its rules object (rulings Z15 to Z26).

    The inner game is kept as it lies on the table: with dice as they were arranged and counts as they were
    declared. What is secret about it is in the window's cheats alone.
    """

    key: ClassVar[str] = "conduct"

    def __init__(self, inner: Game[Any, Any]) -> None:
        self.inner = inner
        """The game itself."""
        self.rules = inner.rules

    @property
    def manners(self) -> Manners:
        """See `Game.manners`."""
        return self.inner.manners

    @property
    def point_unit(self) -> int:
        """See `Game.point_unit`."""
        return self.inner.point_unit

    def initial_state(self, seats: int) -> State:
        """See `Game.initial_state`."""
        return TableState(self.inner.initial_state(seats), (0,) * seats)

    def turn_of(self, state: State) -> Seat | None:
        """See `Game.turn_of`; while a last bank waits to be accepted, the first opponent who has to reply."""
        return state.awaiting[0] if state.awaiting else self.inner.turn_of(state.inner)

    def pool(self, state: State) -> Pool | None:
        """See `Game.pool`."""
        return self.inner.pool(state.inner)

    def legal_actions(self, state: State) -> Sequence[TableAction]:
        """Return what the seat to move may honestly do; cheats are in `iter_turned_keeps` and `FalseCount`."""
        if state.awaiting:
            return (ACCEPT, CALL)
        if self._owes(state):
            return (Fault.OWED,)
        return self.inner.legal_actions(state.inner)

    def interjections(self, state: State) -> Sequence[Act[TableAction]]:
        """Return the calls and acceptances that seats may make out of turn."""
        window = state.window
        acts: list[Act[TableAction]] = [Act(seat, ACCEPT) for seat in state.awaiting[1:]]
        if window is not None and not window.judged:
            seats = (seat for seat in range(len(state.owed)) if seat != window.accused)
            acts += [Act(seat, CALL) for seat in seats if seat not in state.awaiting[:1]]
        return acts

    def iter_turned_keeps(self, state: State) -> Iterator[TurnedKeep[TableAction]]:
        """Yield every way to turn one die of the throw while setting dice aside (ruling Z20)."""
        if not self.manners.cheating or (state.window is not None and state.window.turned):
            return
        for die, face in self.inner.turnable(state.inner):
            for action in self.inner.legal_actions(self.inner.turn_die(state.inner, die, face)):
                if self.inner.moves_scoring_die(state.inner, action, face):
                    yield TurnedKeep(action, die, face)

    def apply(self, state: State, event: Event[TableAction]) -> State:
        """See `Game.apply`."""
        if isinstance(event, Throw):
            return self._after_throw(state, event)
        seat, action = event
        if not 0 <= seat < len(state.owed):
            raise IllegalActionError("no-such-seat", text=f"s{seat + 1}", seats=len(state.owed))
        if action is THROW and self.manners.strict and seat != self.turn_of(state):
            action = Fault.OUT_OF_TURN
        match action:
            case Reply.CALL:
                after = self._after_call(state, seat)
            case Reply.ACCEPT:
                after = _accepted(state, seat)
            case Fault():
                after = self._after_fault(state, seat, action)
            case TurnedKeep():
                after = self._after_turned_keep(state, seat, action)
            case FalseCount():
                after = self._after_false_count(state, seat, action)
            case _:
                after = self._after_honest_act(state, event)
        return after

    def outcome(self, state: State) -> Outcome | None:
        """See `Game.outcome`; a last bank is final when every opponent has accepted (ruling Z25)."""
        return None if state.awaiting else self.inner.outcome(state.inner)

    def scores(self, state: State) -> tuple[int, ...]:
        """See `Game.scores`."""
        return self.inner.scores(state.inner)

    def turn_total(self, state: State) -> int:
        """See `Game.turn_total`: what the corner is worth as it lies."""
        return self.inner.turn_total(state.inner)

    def offers(self, state: State) -> Sequence[Offer[TableAction]]:
        """See `Game.offers`."""
        return self.inner.offers(state.inner)

    def bank_refusal(self, state: State) -> IllegalActionError | None:
        """See `Game.bank_refusal`."""
        return self._refusal(state) or self.inner.bank_refusal(state.inner)

    def parse_action(self, text: str) -> TableAction:
        """See `Game.parse_action`."""
        turned = split_turned(text)
        if turned is not None:
            return TurnedKeep(self.inner.parse_action(turned[0]), turned[1], turned[2])
        action: TableAction = parse_conduct(text) or self.inner.parse_action(text)
        return action

    def happenings(
        self, before: State, event: Event[TableAction], after: State
    ) -> Sequence[Happening]:
        """See `Game.happenings`; tells the whole truth. `conduct.view.told_to` tells what a seat may know."""
        return list(telling.iter_happenings(self.inner, before, event, after))

    def losing_ways(self, state: State) -> Mapping[str, int] | None:
        """See `Game.losing_ways`."""
        return self.inner.losing_ways(state.inner)

    def forfeit_turn(self, state: State) -> State:
        """See `Game.forfeit_turn`."""
        return state._replace(
            inner=self.inner.forfeit_turn(state.inner), before=None, window=None, awaiting=()
        )

    def fine(self, state: State, seat: Seat, points: int) -> State:
        """See `Game.fine`."""
        return state._replace(inner=self.inner.fine(state.inner, seat, points))

    def declare(self, state: State, points: int) -> State:
        """See `Game.declare`."""
        return state._replace(inner=self.inner.declare(state.inner, points))

    def turnable(self, state: State) -> Sequence[tuple[str, str]]:
        """See `Game.turnable`."""
        return self.inner.turnable(state.inner)

    def turn_die(self, state: State, die: str, face: str) -> State:
        """See `Game.turn_die`."""
        return state._replace(inner=self.inner.turn_die(state.inner, die, face))

    def moves_scoring_die(self, state: State, action: TableAction, face: str) -> bool:
        """See `Game.moves_scoring_die`."""
        return self.inner.moves_scoring_die(state.inner, action, face)

    def is_turn_start(self, state: State) -> bool:
        """See `Game.is_turn_start`."""
        return not state.awaiting and self.inner.is_turn_start(state.inner)

    def is_in_turn(self, state: State) -> bool:
        """Tell whether a seat is in the middle of its turn or about to begin it.

        Not so while the first seat is still to be found, nor once the turn is counted that may be the last.
        """
        return state.before is not None or self.is_turn_start(state)

    def _refusal(self, state: State) -> IllegalActionError | None:
        """Return what the seat to move must do before it may play on, if manners ask for something."""
        if state.awaiting:
            return IllegalActionError("accept-or-call", alternatives=[ACCEPT.text, CALL.text])
        if self._owes(state):
            return IllegalActionError("owes-a-turn", alternatives=[Fault.OWED.text])
        return None

    def _owes(self, state: State) -> bool:
        if not any(state.owed):
            return False
        seat = self.turn_of(state)
        return seat is not None and bool(state.owed[seat]) and self.is_turn_start(state)

    def _after_throw(self, state: State, event: Throw) -> State:
        inner = self.inner.apply(state.inner, event)
        ended = self.inner.outcome(inner) is not None or self.inner.is_turn_start(inner)
        window = state.window
        if window is not None:
            # A bust leaves nothing to catch, and the next player's throw closes the window.
            closes = ended or event.seat != window.accused
            window = None if closes else window._replace(turned=False)
        return state._replace(inner=inner, window=window, before=None if ended else state.before)

    def _after_honest_act(self, state: State, act: Act[TableAction]) -> State:
        refusal = self._refusal(state)
        if refusal is not None and (state.awaiting or act.seat == self.turn_of(state)):
            raise refusal
        inner = self.inner.apply(state.inner, act)
        if act.action is BANK:
            return self._after_count(state, inner, act.seat, ())
        if act.action is THROW or act.action is RIDE:
            before = state.inner if self.inner.is_turn_start(state.inner) else state.before
            return state._replace(inner=inner, before=before)
        if self.inner.is_turn_start(inner):
            return _after_loss(state, inner)
        if not self.manners.cheating or state.before is None:
            return state._replace(inner=inner)
        return state._replace(inner=inner, window=_opened(state, act.seat))

    def _after_turned_keep(self, state: State, seat: Seat, act: TurnedKeep[TableAction]) -> State:
        self._check_cheat(state, seat)
        inner = state.inner
        claimed = self.inner.turn_die(inner, act.die, act.face)
        if state.window is not None and state.window.turned:
            raise IllegalActionError("one-die-a-throw")
        after = self.inner.apply(claimed, Act(seat, act.action))
        if not self.inner.moves_scoring_die(inner, act.action, act.face):
            raise IllegalActionError("move-a-scoring-die-too", alternatives=self.spelled(state))
        if self.inner.is_turn_start(after):
            return _after_loss(state, after)
        window = _opened(state, seat)
        cheats = (*window.cheats, Cheat(seat, act))
        return state._replace(inner=after, window=window._replace(cheats=cheats, turned=True))

    def _after_false_count(self, state: State, seat: Seat, act: FalseCount) -> State:
        self._check_cheat(state, seat)
        if self.is_turn_start(state):
            raise IllegalActionError("throw-first", alternatives=[THROW.text])
        real = self.inner.turn_total(state.inner)
        if act.points <= 0 or act.points % self.point_unit:
            raise IllegalActionError("not-a-multiple-of-unit", unit=self.point_unit)
        if act.points == real:
            raise IllegalActionError("that-is-the-true-count", alternatives=[BANK.text])
        claimed = self.inner.declare(state.inner, act.points)
        inner = self.inner.apply(claimed, Act(seat, BANK))
        return self._after_count(state, inner, seat, (Cheat(seat, act, real),))

    def _after_count(
        self, state: State, inner: Any, seat: Seat, cheats: tuple[Cheat, ...]
    ) -> State:
        """Return the state after a declared turn total, true or false."""
        after = state._replace(inner=inner, before=None)
        if not self.manners.cheating:
            return after
        window = _opened(state, seat)
        awaiting: tuple[Seat, ...] = ()
        if self.inner.outcome(inner) is not None:
            awaiting = tuple(other for other in range(len(state.owed)) if other != seat)
        return after._replace(
            window=window._replace(cheats=window.cheats + cheats) if len(state.owed) > 1 else None,
            awaiting=awaiting,
        )

    def _after_call(self, state: State, caller: Seat) -> State:
        window = state.window
        if not self.manners.cheating:
            raise IllegalActionError("cheating-is-off")
        if window is None:
            raise IllegalActionError("nothing-to-call")
        if caller == window.accused:
            raise IllegalActionError("own-turn")
        if window.judged:
            raise IllegalActionError("already-judged")
        if window.cheats:
            return TableState(self.inner.forfeit_turn(window.before), state.owed)
        if self.manners.wrong_call == "points":
            state = self.fine(state, caller, self.manners.wrong_call_points)
        elif self.manners.wrong_call == "turn":
            state = state._replace(owed=_one_more(state.owed, caller, 1))
        return state._replace(window=window._replace(judged=True), awaiting=())

    def _after_fault(self, state: State, seat: Seat, fault: Fault) -> State:
        turn = self.turn_of(state)
        if fault is Fault.OWED:
            if seat != turn or not self._owes(state):
                raise IllegalActionError("not-this-fault-now", fault=fault.text)
            return self.forfeit_turn(state)._replace(owed=_one_more(state.owed, seat, -1))
        if fault is not Fault.AWAY and not self.manners.etiquette:
            raise IllegalActionError("etiquette-is-off")
        if not self.is_in_turn(state):
            raise IllegalActionError("not-this-fault-now", fault=fault.text)
        if fault is Fault.OUT_OF_TURN and seat != turn:
            return state._replace(owed=_one_more(state.owed, seat, 1))
        thrown = self.pool(state) is not None or bool(self.offers(state))
        if seat == turn and (fault is Fault.AWAY or (fault is Fault.OFF_TABLE and thrown)):
            return self.forfeit_turn(state)
        raise IllegalActionError("not-this-fault-now", fault=fault.text)

    def _check_cheat(self, state: State, seat: Seat) -> None:
        if not self.manners.cheating:
            raise IllegalActionError("cheating-is-off")
        turn = self.turn_of(state)
        if state.awaiting or turn is None:
            raise IllegalActionError("accept-or-call" if state.awaiting else "match-over")
        if seat != turn:
            raise IllegalActionError("not-your-turn", seat=seat + 1, turn=turn + 1)


def as_table(game: Game[Any, Any]) -> ConductGame:
    """Return `game`, which people play; raises `TypeError` for the bare mechanics of a game."""
    if not isinstance(game, ConductGame):
        raise TypeError("not a table: make_table adds the manners")
    return game


def _opened(state: State, seat: Seat) -> Window[Any]:
    """Return the window on the present turn, unjudged because something new lies in the corner."""
    window = state.window
    if window is not None and window.accused == seat and state.before is not None:
        return window._replace(judged=False)
    return Window(seat, state.before)


def _after_loss(state: State, inner: Any) -> State:
    """Return the state after an act with which the turn came to nothing: that leaves nothing to catch."""
    return state._replace(inner=inner, window=None, before=None)


def _accepted(state: State, seat: Seat) -> State:
    if seat not in state.awaiting:
        raise IllegalActionError("nothing-to-accept")
    awaiting = tuple(other for other in state.awaiting if other != seat)
    return state._replace(awaiting=awaiting, window=state.window if awaiting else None)


def _one_more(counts: tuple[int, ...], seat: Seat, added: int) -> tuple[int, ...]:
    return (*counts[:seat], counts[seat] + added, *counts[seat + 1 :])
