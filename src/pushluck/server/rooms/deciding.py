"""What a command, a clock or a bot makes of a match, decided on a copy: nothing is played before it is stored."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from pushluck.conduct import ACCEPT, CALL, Fault, clock_act
from pushluck.core.errors import IllegalActionError
from pushluck.core.events import THROW, Act, Event, Seat, Throw
from pushluck.core.match import is_throw
from pushluck.core.seating import First
from pushluck.dice import DiceSource
from pushluck.server.messages import Cause
from pushluck.server.rooms.live import LiveMatch
from pushluck.server.rooms.wake import Moment
from pushluck.server.store import NewEvent
from pushluck.server.tables import Table

MOST_FOLLOWING = 1_000
"""Events that may follow by themselves; a roll-off of many seats with many ties is far below."""


@dataclass
class Decided:
    """Events that follow the match as it is, and the state they lead to."""

    live: LiveMatch
    table: Table
    dice: DiceSource
    events: list[NewEvent] = field(default_factory=list)
    state: Any = None

    def __post_init__(self) -> None:
        self.state = self.live.state

    def moment(self, at: int) -> Moment:
        """Return the position after the events, stored at `at`."""
        return Moment(self.live.match.game, self.state, self.live.ply + len(self.events), at)

    def push(self, event: Event[Any], cause: Cause = "") -> None:
        """Add an event; raises `IllegalActionError` or `NotationError` and then adds nothing."""
        self.state = self.live.match.game.apply(self.state, event)
        self.events.append(NewEvent(event.seat, event.text, cause))

    def play(self, seat: Seat, texts: Sequence[str], *, is_host: bool) -> None:
        """Add what the person in `seat` does; raises `IllegalActionError` or `NotationError`.

        Nothing can follow a call, or an act upon which dice are thrown here: refused together with what
        follows, it would have shown what it brings, and could be tried again.
        """
        is_seen = True
        for text in texts:
            if not is_seen:
                raise IllegalActionError("see-first")
            if is_throw(text):
                self._type_throw(seat, text, is_host=is_host)
            else:
                self._check_allowed(text)
                self.push(self.live.read_event(seat, text))
            decided = len(self.events)
            self.follow()
            is_seen = text != CALL.text and len(self.events) == decided

    def run_out(self) -> None:
        """Add what happens when the clock of whoever must act has run out (ruling Z18)."""
        game = self.live.match.game
        event: Event[Any] | None = clock_act(game, self.state)
        turn, pool = game.turn_of(self.state), game.pool(self.state)
        if event is None and turn is not None:
            # Nobody has typed what the dice show: the turn is lost, but who begins must be found all the same.
            if pool is not None and self._is_starting:
                event = Throw(turn, self.dice.throw(pool))
            else:
                event = Act(turn, Fault.AWAY)
        if event is not None:
            self.push(event, "clock")
            self.follow()

    def follow(self) -> None:
        """Add everything that happens by itself: pending throws, turns owed, turns of vacant seats."""
        for _ in range(MOST_FOLLOWING):
            following = self._following()
            if following is None:
                return
            self.push(*following)
        raise AssertionError("a match cannot go on by itself for so long")

    def _following(self) -> tuple[Event[Any], Cause] | None:
        game, state = self.live.match.game, self.state
        turn = game.turn_of(state)
        if turn is None:
            return None
        is_vacant = self._is_vacant(turn)
        if is_vacant and not self._is_starting:
            return Act(turn, ACCEPT if state.awaiting else Fault.AWAY), "left"
        pool = game.pool(state)
        if pool is None:
            return self._forced(turn)
        if not self.live.document.real_dice:
            return Throw(turn, self.dice.throw(pool)), ""
        return (Throw(turn, self.dice.throw(pool)), "left") if is_vacant else None

    def _forced(self, turn: Seat) -> tuple[Event[Any], Cause] | None:
        """Return what the table does for the seat to move, where there is nothing to decide."""
        forced = self.live.match.game.legal_actions(self.state)[0]
        if forced is Fault.OWED:
            return Act(turn, Fault.OWED), "table"
        if isinstance(forced, First):
            return Act(turn, First(self.live.document.first)), "table"
        # What is thrown for the first turn is thrown for everybody: nobody may hold it up.
        return (Act(turn, forced), "left") if self._is_vacant(turn) else None

    @property
    def _is_starting(self) -> bool:
        return self.state.inner.start is not None

    def _is_vacant(self, seat: Seat) -> bool:
        """Tell whether nobody plays `seat`; where nobody plays at all the match waits."""
        chairs = self.table.chairs
        return chairs[seat].is_vacant and not all(
            chair.left for chair in chairs if not chair.is_bot
        )

    def _type_throw(self, seat: Seat, faces: str, *, is_host: bool) -> None:
        if not self.live.document.real_dice:
            raise IllegalActionError("dice-are-thrown-here")
        game = self.live.match.game
        turn = game.turn_of(self.state)
        if turn is not None and seat != turn and is_host and self.table.chairs[turn].bot:
            seat = turn
        if game.pool(self.state) is None:
            self.push(Act(seat, THROW))
        self.push(Throw(seat, faces))

    def _check_allowed(self, text: str) -> None:
        """Refuse faults that the table itself finds; at a table with real dice one can leave the table's edge."""
        is_seen = self.live.document.real_dice and text == Fault.OFF_TABLE.text
        if text.startswith("z") and not is_seen:
            raise IllegalActionError("faults-are-found-here")
