"""What can be seen of another seat's cheats: the throw as it fell beside the corner, the corner beside the count.

Nothing here knows more than a person at the table. The view hides every open cheat (ruling Z21). What is left are
the faces as they fell and the dice as they lie: a turned die or a false count makes them contradict each other.
"""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from pushluck.conduct import View, Window
from pushluck.conduct.actions import Fault
from pushluck.core.errors import PushluckError
from pushluck.core.events import BANK, Act, Event, Seat, Throw
from pushluck.games.registry import AnyGame


class Sight(NamedTuple):
    """An act of the accused that may have been a cheat."""

    ply: int
    """Number of the event, from 0."""
    is_count: bool
    """It is the bank; otherwise dice were moved to the corner."""
    is_cheat: bool
    """Whoever watched it closely knows that it was one."""


def find_sights(view: View) -> list[Sight]:
    """Return what a seat could see of the turn that can be called now; nothing when none can.

    A false count that credits nothing, because it passes what must be hit, cannot be seen.
    """
    window = view.state.window
    if window is None:
        return []
    corner = _Corner(view.inner_game, view.inner_state, window)
    return list(corner.iter_sights(_events_of_turn(view, window.accused)))


def _events_of_turn(view: View, accused: Seat) -> list[tuple[int, Event[Any]]]:
    """Return the latest events of the accused with their numbers, back to his turn's first or further."""
    found: list[tuple[int, Event[Any]]] = []
    for ply in range(len(view.events) - 1, -1, -1):
        event = view.events[ply]
        if event.seat == accused:
            if found and isinstance(event, Act) and event.action is BANK:
                break
            found.append((ply, event))
        elif _plays(event):
            break
    return found[::-1]


def _plays(event: Event[Any]) -> bool:
    """Tell whether an event of another seat belongs to a turn of its own."""
    return isinstance(event, Throw) or event.action in (Fault.OWED, Fault.AWAY)


class _Corner:
    """Lays the dice of a turn out again, as everybody saw them fall and lie.

    A turned die need not tell which one it was. All positions that fit what was seen are kept, so that the other
    dice of that throw can still be moved honestly.
    """

    def __init__(self, game: AnyGame, now: Any, window: Window[Any]) -> None:
        self._game = game
        self._now = now
        self._before = window.before
        self._accused = window.accused
        self._states: list[Any] = [window.before]

    def iter_sights(self, events: list[tuple[int, Event[Any]]]) -> Iterator[Sight]:
        """Yield what `events` showed, in order."""
        for ply, event in events:
            if isinstance(event, Act) and event.action is BANK:
                yield Sight(ply, is_count=True, is_cheat=not self._is_count_right())
            elif isinstance(event, Act) and any(map(self._game.turnable, self._states)):
                yield Sight(ply, is_count=False, is_cheat=not self._lay(event))
            else:
                self._follow(event)

    def _follow(self, event: Event[Any]) -> None:
        """Play an event that nobody can cheat with; one that does not fit was still part of the roll-off."""
        try:
            self._play(self._states, event)
        except PushluckError:
            self._states = [self._before]

    def _lay(self, act: Act[Any]) -> bool:
        """Move the dice of `act` as shown; tell whether they were thrown so."""
        fitting = self._fitting(self._states, act)
        honest = bool(fitting)
        if not honest:
            fitting = self._fitting(self._iter_turned(), act)
        if fitting:
            self._play(fitting, act)
        return honest or not fitting

    def _fitting(self, states: Iterable[Any], act: Act[Any]) -> list[Any]:
        return [state for state in states if act.action in self._game.legal_actions(state)]

    def _play(self, states: list[Any], event: Event[Any]) -> None:
        self._states = list(dict.fromkeys(self._game.apply(state, event) for state in states))

    def _iter_turned(self) -> Iterator[Any]:
        for state in self._states:
            for die, face in self._game.turnable(state):
                yield self._game.turn_die(state, die, face)

    def _is_count_right(self) -> bool:
        """Tell whether the score has grown by what lies in the corner."""
        return any(map(self._counts_so, self._states))

    def _counts_so(self, state: Any) -> bool:
        if self._game.bank_refusal(state) is not None:
            return False
        counted = self._game.apply(state, Act(self._accused, BANK))
        accused = self._accused
        return self._game.scores(counted)[accused] == self._game.scores(self._now)[accused]
