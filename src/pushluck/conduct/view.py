"""What a seat may know: the match without other seats' open cheats (ruling Z21)."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from pushluck.conduct.actions import FalseCount, TableAction, TurnedKeep
from pushluck.conduct.game import ConductGame, as_table
from pushluck.conduct.state import TableState
from pushluck.core.events import BANK, Act, Event, Seat
from pushluck.core.game import Game, Happening
from pushluck.core.match import Match


class View(NamedTuple):
    """A match as one seat, or a spectator, sees it. It holds nothing that the seat may not know."""

    game: ConductGame
    seat: Seat | None
    """None for a spectator."""
    state: Any
    events: tuple[Event[Any], ...]

    @property
    def inner_game(self) -> Game[Any, Any]:
        """The game without manners."""
        return self.game.inner

    @property
    def inner_state(self) -> Any:
        """The state of the game without manners, as it lies on the table."""
        return self.state.inner


def view_of(match: Match[Any, Any], seat: Seat | None) -> View:
    """Return what `seat` may know of the match now; None for a spectator."""
    return view_at(as_table(match.game), match.state, match.events, seat)


def view_at(
    game: ConductGame,
    state: TableState[Any],
    events: Sequence[Event[TableAction]],
    seat: Seat | None,
) -> View:
    """Return what `seat` may know when `events` have led to `state`; None for a spectator."""
    if state.window is None or state.window.accused == seat:
        return View(game, seat, state, tuple(events))
    secrets = len(state.window.cheats)
    events = list(events)
    for ply in range(len(events) - 1, -1, -1):
        if not secrets:
            break
        seen = as_seen(events[ply], seat)
        secrets -= seen != events[ply]
        events[ply] = seen
    window = state.window._replace(cheats=(), turned=False)
    return View(game, seat, state._replace(window=window), tuple(events))


def as_seen(event: Event[TableAction], seat: Seat | None) -> Event[TableAction]:
    """Return `event` as `seat` sees it when it happens: another's cheat looks like an honest act."""
    if not isinstance(event, Act) or event.seat == seat:
        return event
    match event.action:
        case TurnedKeep():
            return Act(event.seat, event.action.action)
        case FalseCount():
            return Act(event.seat, BANK)
    return event


def told_to(match: Match[Any, Any], ply: int, seat: Seat | None) -> Sequence[Happening]:
    """Return what event number `ply` (from 0) did, as it is told to `seat` when it happens."""
    told = match.happenings(ply)
    # A cheat with which the turn came to nothing leaves no window: it is known at once.
    if as_seen(match.events[ply], seat) == match.events[ply] or not match.states[ply + 1].window:
        return told
    return [happening for happening in told if happening.key not in ("turned", "false-count")]


def iter_told(match: Match[Any, Any], seat: Seat | None) -> Iterator[Happening]:
    """Yield everything that has happened, as it was told to `seat`."""
    for ply in range(len(match.events)):
        yield from told_to(match, ply, seat)
