"""Who is connected to a table, and what each of them is told."""

import asyncio
from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING

from pushluck.core.events import Seat
from pushluck.locales import Words
from pushluck.server import tables
from pushluck.server.messages import (
    ClockWarning,
    Events,
    EventView,
    Goodbye,
    MatchView,
    Presence,
    Reacted,
    Reaction,
    Seen,
    Snapshot,
    Superseded,
    TableChanged,
)
from pushluck.server.names import spoken_name
from pushluck.server.position import iter_seen, make_position
from pushluck.server.rooms.connection import SEAT_LOST, SERVER_LEAVES, Connection, encode
from pushluck.server.rooms.live import LiveMatch
from pushluck.server.rooms.notices import Active, Here, Shown, SignedOut, WhoIsThere
from pushluck.server.rooms.views import view_notice, view_table
from pushluck.server.rooms.wake import WARNING, deadline_of

if TYPE_CHECKING:
    from pushluck.server.rooms.room import Room


class Audience:
    """The connections of one room, and what is known of those at other workers."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._connections: dict[int, Connection] = {}
        self._elsewhere: dict[str, Here] = {}
        """Who is connected through which other worker."""
        self._dropped: dict[str, asyncio.TimerHandle] = {}
        """People who are not connected, until they are marked away."""
        self._returning: set[str] = set()
        """People who are about to be marked as being here again."""
        self._deadline: int | None = None
        """The deadline that clients know."""
        self._warning: asyncio.TimerHandle | None = None

    @property
    def is_present(self) -> bool:
        """Tell whether anybody is connected here, or has just been."""
        return bool(self._connections or self._dropped)

    @property
    def watching(self) -> int:
        """Number of connections of people without a seat, everywhere."""
        here = self._watching_here()
        return here + sum(each.watching for each in self._elsewhere.values())

    def presence(self) -> list[Presence]:
        """Return who is there, by seat."""
        people = self._people()
        return [_presence(chair, people) for chair in self._room.table.chairs]

    def join(self, connection: Connection) -> None:
        """Take a connection in; its person acts from it now."""
        is_first = not self._connections
        self._connections[connection.number] = connection
        self.make_active(connection)
        waiting = self._dropped.pop(connection.person, None)
        if waiting is not None:
            waiting.cancel()
        if is_first:
            self._watch_seats()
            self._ask_who_is_there()
        self._note_returned()
        self._count(connection, 1)
        self._tell_presence()
        self._warn_in_time()

    def leave(self, connection: Connection) -> None:
        """Forget a connection; its person has the grace time to come back."""
        if self._connections.pop(connection.number, None) is None:
            return
        self._count(connection, -1)
        if connection.person and connection.person not in self._people_here():
            self._watch(connection.person)
        self._tell_presence()

    def make_active(self, connection: Connection) -> None:
        """Let a person act from this connection and from no other."""
        room, person = self._room, connection.person
        connection.is_active, connection.active_since = True, room.services.now()
        if person:
            self.supersede(person, connection.active_since, connection)
            word = Active(
                worker=room.services.worker,
                table=room.table_id,
                person=person,
                at=connection.active_since,
            )
            room.services.tell(word)

    def supersede(self, person: str, at: int, newer: Connection | None = None) -> None:
        """Let a person act no longer from connections that act since `at` or before, but for the `newer` one."""
        for other in self._connections.values():
            is_older = other is not newer and other.active_since <= at
            if other.person == person and is_older and other.is_active:
                other.is_active = False
                other.send(Superseded())

    def tell_events(self) -> None:
        """Send every client the events it lacks."""
        live = self._room.live
        if live is None:
            return
        groups: dict[tuple[Seat | None, str, int, int], list[Connection]] = defaultdict(list)
        for connection in self._greeted():
            if connection.match != live.id or connection.ply < live.ply:
                seat = self._room.seat_of(connection.person)
                key = (seat, connection.language, connection.match, connection.ply)
                groups[key].append(connection)
        for (seat, _, match, ply), group in groups.items():
            message = encode(self._news(live, seat, group[0].words, match, ply))
            for connection in group:
                connection.match, connection.ply = live.id, live.ply
                connection.send_bytes(message)
        self._deadline = self._find_deadline()
        self._warn_in_time()

    def tell_match(self, connection: Connection) -> None:
        """Send a client what it lacks of the match, if only where it stands now, or the whole match."""
        live = self._room.live
        if live is None:
            return
        # Whoever has more of it than there is was shown something that is gone.
        match = connection.match if connection.ply <= live.ply else 0
        seat = self._room.seat_of(connection.person)
        connection.send(self._news(live, seat, connection.words, match, connection.ply))
        connection.match, connection.ply = live.id, live.ply

    def tell_table(self, notices: Sequence[tables.Notice]) -> None:
        """Send every client the table as it is now, and send away who may no longer look on."""
        room = self._room
        for connection in self._greeted():
            self._send_table(connection, notices)
        for connection in self._connections.values():
            is_unknown = connection.person and connection.person not in room.table.arrived
            if is_unknown or not room.may_watch(connection.person):
                connection.close(SEAT_LOST)
        for person in set(self._dropped).difference(_people(room.table)):
            self._dropped.pop(person).cancel()
        if self._connections:
            self._watch_seats()
        self._note_returned()
        self._tell_deadline()

    def sign_out(self, person: str, spared: Connection | None = None) -> None:
        """Cut off a person's connections here but the one that is `spared`, and then those elsewhere."""
        for other in self._connections.values():
            if other.person == person and other is not spared:
                other.close(SEAT_LOST)
        if spared is not None:
            room = self._room
            word = SignedOut(worker=room.services.worker, table=room.table_id, person=person)
            room.services.tell(word)

    def tell_reaction(self, seat: Seat, reaction: Reaction) -> None:
        """Show everybody a reaction of a seat."""
        for connection in self._greeted():
            connection.send(Reacted(seat=seat, reaction=reaction))

    def react(self, seat: Seat, reaction: Reaction) -> None:
        """Show everybody a reaction of a seat, at other workers too."""
        self.tell_reaction(seat, reaction)
        room = self._room
        word = Shown(worker=room.services.worker, table=room.table_id, seat=seat, reaction=reaction)
        room.services.tell(word)

    def hear(self, word: Here) -> None:
        """Take note of who is connected through another worker."""
        self._elsewhere[word.worker] = word
        for person in word.people:
            waiting = self._dropped.pop(person, None)
            if waiting is not None:
                waiting.cancel()
        self._tell_presence(publish=False)

    def introduce(self) -> None:
        """Tell other workers who is connected here and ask them the same, after words may have been lost."""
        if self._connections:
            self._ask_who_is_there()
            self.say_who_is_here()

    def forget(self, worker: str) -> None:
        """Forget whoever was connected through another worker."""
        gone = self._elsewhere.pop(worker, None)
        if gone is not None:
            self._watch_seats()
            self._tell_presence(publish=False)

    def say_who_is_here(self) -> None:
        """Tell other workers who is connected through this one."""
        room = self._room
        word = Here(
            worker=room.services.worker,
            table=room.table_id,
            people=sorted(self._people_here()),
            watching=self._watching_here(),
        )
        room.services.tell(word)

    def say_goodbye(self, again_in: int) -> None:
        """Tell every client to connect again after so many milliseconds, and cut it off."""
        for connection in self._connections.values():
            connection.send(Goodbye(again_in=again_in))
            connection.close(SERVER_LEAVES)

    def close(self) -> None:
        """Stop all timers."""
        for handle in self._dropped.values():
            handle.cancel()
        self._dropped.clear()
        if self._warning is not None:
            self._warning.cancel()

    def _ask_who_is_there(self) -> None:
        room = self._room
        word = WhoIsThere(worker=room.services.worker, table=room.table_id)
        room.services.tell(word)

    def _count(self, connection: Connection, change: int) -> None:
        if connection.person:
            self._room.services.metrics.seats.inc(change)

    def _greeted(self) -> Iterable[Connection]:
        return [each for each in self._connections.values() if each.client]

    def _people_here(self) -> set[str]:
        return {each.person for each in self._connections.values() if each.person}

    def _people(self) -> set[str]:
        return self._people_here().union(*(each.people for each in self._elsewhere.values()))

    def _watching_here(self) -> int:
        table = self._room.table
        return sum(table.seat_of(each.person) is None for each in self._connections.values())

    def _news(
        self, live: LiveMatch, seat: Seat | None, words: Words | None, match: int, ply: int
    ) -> Events | Snapshot:
        """Return what follows the first `ply` events, or the whole match to whoever knows another or none."""
        position = make_position(live.match, seat, words, self._find_deadline())
        names = live.document.names
        spoken = [spoken_name(name, words) for name in names]
        is_new = match != live.id
        events = [
            EventView(
                ply=seen.ply,
                seat=seen.seat,
                text=seen.text,
                cause=live.causes[seen.ply],
                told=seen.told,
            )
            for seen in iter_seen(live.match, seat, words, spoken, 0 if is_new else ply)
        ]
        if not is_new:
            return Events(match=live.id, events=events, position=position)
        whole = MatchView(match=live.id, names=list(names), events=events, position=position)
        return Snapshot(match=whole)

    def _send_table(self, connection: Connection, notices: Sequence[tables.Notice]) -> None:
        room, words = self._room, connection.words
        view = view_table(room, connection.person, words)
        told = [view_notice(notice, room.table, words) for notice in notices]
        connection.send(TableChanged(table=view, notices=told))

    def _tell_presence(self, *, publish: bool = True) -> None:
        message = encode(Seen(presence=self.presence(), watching=self.watching))
        for connection in self._greeted():
            connection.send_bytes(message)
        if publish:
            self.say_who_is_here()

    def _watch_seats(self) -> None:
        """Give everybody who sits here but is not connected the grace time to come."""
        for person in _people(self._room.table):
            self._watch(person)

    def _watch(self, person: str) -> None:
        room = self._room
        seat = room.table.seat_of(person)
        if seat is None or room.table.chairs[seat].away:
            return
        if person in self._dropped or person in self._people():
            return
        loop = asyncio.get_running_loop()
        grace = room.services.settings.grace_ms / 1000
        self._dropped[person] = loop.call_later(grace, self._grace_over, person)

    def _grace_over(self, person: str) -> None:
        mark = tables.mark_away(person)

        def mark_unless_here(table: tables.Table, is_playing: bool) -> tables.Changed:
            is_here = person in self._people()
            return tables.Changed(table) if is_here else mark(table, is_playing)

        if self._dropped.pop(person, None) is not None:
            self._room.run(self._room.change_surely(mark_unless_here))

    def _note_returned(self) -> None:
        """Mark who is connected here as being here, also whom another worker has marked away by mistake."""
        chairs = self._room.table.chairs
        away = {chair.person for chair in chairs if chair.away and not chair.left}
        returned = away.intersection(self._people_here()) - self._returning
        for person in returned:
            self._returning.add(person)
            self._room.run(self._mark_here(person))
        if returned:
            self.say_who_is_here()

    async def _mark_here(self, person: str) -> None:
        try:
            await self._room.change_surely(tables.mark_here(person))
        finally:
            self._returning.discard(person)

    def _find_deadline(self) -> int | None:
        live = self._room.live
        return None if live is None else deadline_of(live.moment, self._room.table)

    def _tell_deadline(self) -> None:
        """Send the position once more where a change of the table has given the seat to move another deadline."""
        live, deadline = self._room.live, self._find_deadline()
        if live is None or deadline == self._deadline:
            return
        for connection in self._greeted():
            if (connection.match, connection.ply) == (live.id, live.ply):
                self.tell_match(connection)
        self._deadline = deadline
        self._warn_in_time()

    def _warn_in_time(self) -> None:
        """Let everybody be told shortly before the clock of a seat runs out."""
        if self._warning is not None:
            self._warning.cancel()
            self._warning = None
        room = self._room
        deadline = self._find_deadline()
        if deadline is None or not self._connections:
            return
        delay = deadline - WARNING - room.services.now()
        if delay > -WARNING:
            loop = asyncio.get_running_loop()
            self._warning = loop.call_later(max(0, delay) / 1000, self._warn, deadline)

    def _warn(self, deadline: int) -> None:
        self._warning = None
        live = self._room.live
        seat = None if live is None else live.match.turn_of
        if seat is not None:
            for connection in self._greeted():
                connection.send(ClockWarning(seat=seat, deadline=deadline))


def _people(table: tables.Table) -> set[str]:
    return {chair.person for chair in table.chairs if chair.person and not chair.left}


def _presence(chair: tables.Chair, people: Collection[str]) -> Presence:
    if chair.left:
        return "left"
    if chair.is_bot or chair.person in people:
        return "here"
    return "away" if chair.away else "dropped"
