"""The cursor over one playthrough: events pushed and taken back."""

from collections.abc import Iterator, Sequence
from typing import Generic

from pushluck.core.errors import IllegalActionError
from pushluck.core.events import THROW, Act, Event, Seat, Throw
from pushluck.core.game import ActionT, Game, Happening, Outcome, StateT


class Match(Generic[StateT, ActionT]):
    """A match in progress: the game, and every event with the state after it.

    >>> from pushluck.games.pig import load_pig
    >>> match = Match(load_pig(), seats=2)
    >>> for text in ("4", "6", "b", "1"):
    ...     match.push_text(text)
    >>> match.game.scores(match.state), match.turn_of
    ((10, 0), 0)
    """

    def __init__(self, game: Game[StateT, ActionT], seats: int) -> None:
        self.game = game
        self.seats = seats
        self._states = [game.initial_state(seats)]
        self._events: list[Event[ActionT]] = []

    @property
    def state(self) -> StateT:
        """The state now."""
        return self._states[-1]

    @property
    def states(self) -> Sequence[StateT]:
        """All states, the initial one first: one more than events."""
        return self._states

    @property
    def events(self) -> Sequence[Event[ActionT]]:
        """All events in order."""
        return self._events

    @property
    def turn_of(self) -> Seat | None:
        """The seat whose turn it is."""
        return self.game.turn_of(self._states[-1])

    @property
    def legal_actions(self) -> Sequence[ActionT]:
        """What the seat to move may do."""
        return self.game.legal_actions(self._states[-1])

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        return self.game.outcome(self._states[-1])

    def push(self, event: Event[ActionT]) -> None:
        """Play one event; raises as `Game.apply` does and then changes nothing."""
        self._states.append(self.game.apply(self._states[-1], event))
        self._events.append(event)

    def pop(self) -> Event[ActionT]:
        """Take the last event back and return it; raises `IllegalActionError` when there is none."""
        if not self._events:
            raise IllegalActionError("nothing-to-take-back")
        self._states.pop()
        return self._events.pop()

    def push_text(self, text: str, seat: Seat | None = None) -> None:
        """Play what `text` spells for `seat`, or for the seat whose turn it is.

        Faces are a throw, and say at once that the seat throws. Raises `NotationError` or
        `IllegalActionError` and then changes nothing.
        """
        actor = self._actor(seat)
        if not is_throw(text):
            self.push(Act(actor, self.game.parse_action(text)))
            return
        decided = self.game.pool(self.state) is None
        if decided:
            self.push(Act(actor, self.game.parse_action(THROW.text)))
        try:
            self.push(Throw(actor, text))
        except ValueError:
            if decided:
                self.pop()
            raise

    def happenings(self, ply: int) -> Sequence[Happening]:
        """Return what event number `ply` (from 0) did."""
        return self.game.happenings(self._states[ply], self._events[ply], self._states[ply + 1])

    def iter_happenings(self) -> Iterator[Happening]:
        """Yield everything that has happened, in order."""
        for ply in range(len(self._events)):
            yield from self.happenings(ply)

    def _actor(self, seat: Seat | None) -> Seat:
        actor = self.turn_of if seat is None else seat
        if actor is None:
            raise IllegalActionError("match-over")
        return actor


def is_throw(text: str) -> bool:
    """Tell whether `text` spells faces: actions begin with a lower-case letter that no die has."""
    return not text[:1].islower()
