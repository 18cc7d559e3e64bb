"""The match of a table in memory: the engine's match, and what the store knows about each event."""

from collections.abc import Iterable, Sequence
from secrets import token_urlsafe
from typing import Any, cast

import msgspec
from msgspec import Struct

from pushluck.conduct import make_table
from pushluck.core.events import Act, Event, Seat, Throw
from pushluck.core.game import Outcome
from pushluck.core.match import Match, is_throw
from pushluck.games.registry import find_rules
from pushluck.server.messages import Cause
from pushluck.server.rooms.wake import Moment
from pushluck.server.store import EventRow, MatchRow, NewEvent, NewMatch
from pushluck.server.tables import Table


class MatchDocument(Struct, frozen=True, kw_only=True):
    """What is fixed when a match begins."""

    names: tuple[str, ...]
    people: tuple[str, ...]
    """Ids of the people by seat, empty for bots."""
    first: Seat
    """The seat that begins where the table names it."""
    real_dice: bool
    seed: str
    """Decides what bots leave to chance; no client ever sees it."""


class LiveMatch:
    """A match, event for event as it is stored."""

    def __init__(self, row: MatchRow, document: MatchDocument) -> None:
        self.id = row.id
        self.number = row.number
        self.document = document
        self.match: Match[Any, Any] = Match(make_table(find_rules(row.rules)), len(document.names))
        self.causes: list[Cause] = []
        """By ply: why the server acted, or an empty text."""
        self.at = row.started_at
        """When the last event was stored."""
        self._answered: dict[str, int] = {}

    @property
    def ply(self) -> int:
        """Number of events."""
        return len(self.match.events)

    @property
    def state(self) -> Any:
        """The state now."""
        return self.match.state

    @property
    def moment(self) -> Moment:
        """The position now."""
        return Moment(self.match.game, self.match.state, self.ply, self.at)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None."""
        return self.match.outcome

    def find_answer(self, command: str) -> int | None:
        """Return the number of events after `command` was carried out, or None if it never was."""
        return self._answered.get(command)

    def take(self, rows: Iterable[EventRow]) -> None:
        """Play stored events that follow those that are here."""
        for row in rows:
            self.match.push(self.read_event(row.seat, row.text))
            self.causes.append(cast("Cause", row.cause or ""))
            self.at = row.at
            if row.command:
                self._answered[row.command] = row.ply + 1

    def take_new(self, events: Sequence[NewEvent], at: int) -> None:
        """Play events that have just been stored."""
        first = self.ply
        self.take(
            EventRow(ply, event.seat, event.text, event.cause, event.command, at)
            for ply, event in enumerate(events, start=first)
        )

    def read_event(self, seat: Seat, text: str) -> Event[Any]:
        """Return the event that `text` spells; raises `NotationError`."""
        if is_throw(text):
            return Throw(seat, text)
        return Act(seat, self.match.game.parse_action(text))

    def run_outs(self, seat: Seat) -> int:
        """Return how many turns of `seat` in a row, up to now, its clock has ended."""
        count = 0
        for event, cause in zip(reversed(self.match.events), reversed(self.causes), strict=True):
            if event.seat != seat or isinstance(event, Throw):
                continue
            if cause != "clock":
                break
            count += 1
        return count


def new_match(table: Table, first: Seat | None, at: int) -> NewMatch:
    """Return the match that begins at `table` when it is `at`; the host begins where `first` is no seat."""
    people = tuple(chair.person for chair in table.chairs)
    host = people.index(table.host)
    document = MatchDocument(
        names=tuple(chair.name for chair in table.chairs),
        people=people,
        first=host if first is None or first >= len(people) else first,
        real_dice=table.settings.real_dice,
        seed=token_urlsafe(16),
    )
    return NewMatch(
        number=table.number,
        rules=table.settings.rules,
        document=msgspec.json.encode(document).decode(),
        wake_at=at,
    )


def begun_row(match: int, table: int, new: NewMatch, at: int) -> MatchRow:
    """Return the row of a match that has just begun under the id `match`."""
    return MatchRow(
        id=match,
        table=table,
        number=new.number,
        rules=new.rules,
        document=new.document,
        plies=0,
        started_at=at,
        touched_at=at,
        ended_at=None,
        result=None,
        wake_at=new.wake_at,
    )


def is_reply(text: str) -> bool:
    """Tell whether an act answers another seat's turn: a call or an acceptance."""
    return text in ("c", "a")


def answers_same_turn(live: LiveMatch, ply: int) -> bool:
    """Tell whether a reply decided at `ply` still answers the turn that can be called now (ruling Z22).

    It need not be the last event: the accused may have thrown on meanwhile, and others may have replied.
    """
    if ply >= len(live.match.states):
        return False
    then, now = live.match.states[ply].window, live.state.window
    return (
        then is not None
        and now is not None
        and then.accused == now.accused
        and then.before == now.before
    )
