"""A table on this worker: one command after another, stored before it is told."""

import asyncio
import logging
from collections.abc import Coroutine, Iterable
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from pushluck.core.errors import IllegalActionError
from pushluck.core.events import Seat
from pushluck.server import tables
from pushluck.server.messages import Play
from pushluck.server.rooms.alarm import Alarm
from pushluck.server.rooms.audience import Audience
from pushluck.server.rooms.deciding import Decided
from pushluck.server.rooms.live import (
    LiveMatch,
    MatchDocument,
    answers_same_turn,
    begun_row,
    is_reply,
    new_match,
)
from pushluck.server.rooms.notices import News
from pushluck.server.rooms.services import RETRY, Services
from pushluck.server.rooms.wake import wake_at
from pushluck.server.store import (
    Answer,
    AppendEvents,
    Change,
    ChangeTable,
    Clash,
    MatchRow,
    SetWake,
    StoreError,
    StoreFull,
    StoreUnavailable,
    TableRow,
)
from pushluck.server.tables import Changed, Table, Transition

log = logging.getLogger(__name__)

MOST_ATTEMPTS = 8
"""Times something is decided anew after another worker was faster."""

IDLE = 60_000
"""Milliseconds for which a room is kept after somebody came to use it."""

T = TypeVar("T")

_read_table = msgspec.json.Decoder(Table).decode
_read_document = msgspec.json.Decoder(MatchDocument).decode


class Room:
    """One table. Its methods may be called by any number of clients at once; they take turns."""

    def __init__(self, services: Services, row: TableRow) -> None:
        self.services = services
        self.table_id = row.id
        self.link = row.link
        self.code = row.code
        self.revision = row.revision
        self.table: Table = _read_table(row.document)
        self.live: LiveMatch | None = None
        """The match that is played or was the last."""
        self.audience = Audience(self)
        self.alarm = Alarm(self)
        self.lock = asyncio.Lock()
        """Held by whoever decides something."""
        self._is_doubtful = True
        """What is stored may differ from what is here."""
        self._is_news_waiting = False
        self._heard: list[tables.Notice] = []
        """What other workers have done to the table, to be told with the table itself."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._used_at = 0
        """When somebody last came to use the room."""

    @property
    def is_playing(self) -> bool:
        """Tell whether a match is being played."""
        return self.live is not None and self.live.outcome is None and not self.table.ended

    @property
    def is_idle(self) -> bool:
        """Tell whether the room can be put away: nobody uses it or is connected, and nothing happens here soon."""
        busy = self.alarm.is_set or self._tasks or self.lock.locked()
        is_used = self.services.now() - self._used_at < IDLE
        return not (busy or is_used or self.audience.is_present)

    def seat_of(self, person: str) -> Seat | None:
        """Return the seat through whose eyes a person sees the match, also after having left it."""
        if not person:
            return None
        if self.live is not None and not self.is_playing:
            people = self.live.document.people
            return people.index(person) if person in people else None
        people = tuple(chair.person for chair in self.table.chairs)
        return people.index(person) if person in people else None

    def may_watch(self, person: str) -> bool:
        """Tell whether somebody may look on: whoever sits or has played here, and others where spectators may."""
        is_known = self.table.seat_of(person) is not None or self.seat_of(person) is not None
        return is_known or self.table.settings.spectators

    async def load(self) -> None:
        """Load what may have changed, for somebody who is about to use the room; raises `StoreUnavailable`."""
        self._used_at = self.services.now()
        if self._is_doubtful:
            async with self.lock:
                await self.catch_up()

    async def keep_up(self, match: int, ply: int) -> None:
        """Load what a client has seen, `ply` events of `match`, if that is more than is known here."""
        if self._is_behind(match, ply):
            await self.refresh()

    def hear_news(self, notices: Iterable[tables.Notice] = ()) -> None:
        """Load what another worker has stored, soon; `notices` are what it has done to the table."""
        self._heard += notices
        if not self._is_news_waiting:
            self._is_news_waiting = True
            self.run(self.refresh())

    async def refresh(self) -> None:
        """Load what other workers have stored, and tell it; a fault of the database is tried again later."""
        async with self.lock:
            self._is_news_waiting = False
            self._is_doubtful = True
            known = self.live and (self.live.id, self.live.ply)
            try:
                await self.catch_up()
            except StoreUnavailable:
                self.alarm.set(self.services.now() + RETRY)
                return
            if self.live is not None and (self.live.id, self.live.ply) != known:
                self.alarm.set(None)  # whoever stored the last event wakes the table

    async def play(self, person: str, client: str, command: Play) -> int:
        """Carry out a command and return the number of events afterwards, once they are on disk.

        Raises `IllegalActionError` (`stale` where the match has gone on), `NotationError`, `StoreUnavailable` or
        `StoreFull`; then nothing has changed.
        """
        key = f"{person}:{client}:{command.id}"
        async with self.lock:
            for _ in range(MOST_ATTEMPTS):
                await self.catch_up(command.match, command.ply)
                live = self._match_of(command)
                answered = live.find_answer(key)
                if answered is not None:
                    return answered
                decided = self._decide(live, person, command)
                decided.events[-1] = replace(decided.events[-1], command=key)
                try:
                    return await self.append(decided)
                except Clash:
                    continue
            raise IllegalActionError("stale", ply=live.ply)

    async def change(
        self, transition: Transition, *, key: str = "", first: Seat | None = None
    ) -> Changed:
        """Do something to the table and return what came of it, once it is on disk.

        `key` names a command that is carried out only once; `first` is the seat that begins the match, where the
        transition begins one. Raises `PushluckError`, `StoreUnavailable` or `StoreFull`; then nothing has changed.
        """
        async with self.lock:
            for _ in range(MOST_ATTEMPTS):
                await self.catch_up()
                if key and await self.services.store.find_answer(self.table_id, key) is not None:
                    return Changed(self.table)
                changed = transition(self.table, self.is_playing)
                if changed.table == self.table:
                    return changed
                try:
                    await self._store_change(changed, key, first)
                except Clash:
                    continue
                return changed
            raise IllegalActionError("stale", ply=self.live.ply if self.live else 0)

    async def change_surely(self, transition: Transition) -> None:
        """Do something to the table that nobody waits for, as soon as the store can."""
        while True:
            try:
                await self.change(transition)
            except StoreError:
                await asyncio.sleep(RETRY / 1000)
            else:
                return

    async def wake_forgotten(self, match: int) -> None:
        """Do what another worker has left undone in a match that was due; raises `StoreError`."""
        await self.refresh()
        if self.live is not None and match < self.live.id:
            await self.services.store.write(SetWake(match=match, wake_at=None))
        else:
            await self.alarm.ring()

    def run(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something in the background, as long as the room is open."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._forget_task)

    def close(self) -> None:
        """Stop all timers and background work."""
        self.alarm.set(None)
        self.audience.close()
        for task in self._tasks:
            task.cancel()

    def _forget_task(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("background work of a table failed", exc_info=task.exception())

    # What is decided ------------------------------------------------------------------------------------

    def _match_of(self, command: Play) -> LiveMatch:
        if self.live is None or self.live.id != command.match:
            raise IllegalActionError("stale", ply=self.live.ply if self.live else 0)
        return self.live

    def _decide(self, live: LiveMatch, person: str, command: Play) -> Decided:
        seat = self.table.seat_of(person)
        if seat is None:
            raise IllegalActionError("not-seated")
        if not self.is_playing:
            raise IllegalActionError("match-over")
        if command.ply != live.ply:
            is_answer = len(command.acts) == 1 and is_reply(command.acts[0])
            if not is_answer or not answers_same_turn(live, command.ply):
                raise IllegalActionError("stale", ply=live.ply)
        decided = self.decided(live)
        decided.play(seat, command.acts, is_host=person == self.table.host)
        return decided

    def decided(self, live: LiveMatch) -> Decided:
        """Return the beginning of a decision about what follows now."""
        return Decided(live, self.table, self.services.dice)

    async def settle(self, live: LiveMatch) -> bool:
        """Store what happens by itself in the present position; tell whether anything did."""
        if not self.is_playing:
            return False
        decided = self.decided(live)
        decided.follow()
        if decided.events:
            await self.append(decided)
        return bool(decided.events)

    # What is stored -------------------------------------------------------------------------------------

    async def append(self, decided: Decided) -> int:
        """Store events, play them, tell everybody, and return the number of events afterwards."""
        live, at = decided.live, self.services.now()
        moment = decided.moment(at)
        outcome = moment.game.outcome(moment.state)
        due = wake_at(moment, self.table)
        change = AppendEvents(
            match=live.id,
            ply=live.ply,
            events=tuple(decided.events),
            at=at,
            wake_at=due,
            result=None if outcome is None else ",".join(str(seat + 1) for seat in outcome.winners),
            notify=self.services.news_of(self),
        )
        await self._write(change)
        live.take_new(decided.events, at)
        self.services.metrics.events.inc(len(decided.events))
        self._tell()
        self.alarm.set(due)
        return live.ply

    async def _store_change(self, changed: Changed, key: str, first: Seat | None) -> None:
        begins = changed.table.number > self.table.number
        at = self.services.now()
        change = ChangeTable(
            table=self.table_id,
            revision=self.revision,
            document=msgspec.json.encode(changed.table).decode(),
            at=at,
            code=None if changed.table.number else self.code,
            match=new_match(changed.table, first, at) if begins else None,
            revoked=changed.revoked,
            answer=Answer(key, "done") if key else None,
            notify=self.services.news_of(self, changed.notices),
        )
        match = await self._write(change)
        self.table, self.revision, self.code = changed.table, self.revision + 1, change.code
        if change.match is not None and match is not None:
            self._take_match(begun_row(match, self.table_id, change.match, at))
        self.audience.tell_table(changed.notices)
        self._tell(changed.notices)
        await self._go_on()

    async def set_wake(self, live: LiveMatch, due: int | None) -> None:
        """Store when the table must be woken; raises `Clash` where the match has gone on meanwhile."""
        nothing = AppendEvents(match=live.id, ply=live.ply, events=(), at=live.at, wake_at=due)
        await self._write(nothing)
        self.alarm.set(due)

    async def _write(self, change: Change[T]) -> T:
        metrics = self.services.metrics
        try:
            with metrics.append.time():
                return await self.services.store.write(change)
        except Clash:
            metrics.clashes.inc()
            self._is_doubtful = True
            raise
        except (StoreUnavailable, StoreFull) as error:
            metrics.store_failures.labels(error.reason).inc()
            self._is_doubtful = True
            self.alarm.set(self.services.now() + RETRY)
            raise

    async def _go_on(self) -> None:
        """Do what a change of the table brings about in its match; a fault is left to the next wake."""
        live = self.live
        if live is None or live.outcome is not None:
            return
        try:
            if not await self.settle(live):
                self.alarm.asked = -1
                await self.set_wake(live, wake_at(live.moment, self.table))
        except (Clash, StoreUnavailable, StoreFull):
            self.alarm.set(self.services.now() + RETRY)

    # What is loaded -------------------------------------------------------------------------------------

    def _is_behind(self, match: int, ply: int) -> bool:
        """Tell whether there must be more than is known here, since somebody has seen `ply` events of `match`."""
        if self.live is None or self.live.id != match:
            return match > (self.live.id if self.live else 0)
        return ply > self.live.ply

    async def catch_up(self, match: int = 0, ply: int = 0) -> None:
        """Load what others have stored, where there may be something, or where a client has seen more."""
        if not self._is_doubtful and not self._is_behind(match, ply):
            return
        store = self.services.store
        row = await store.load_table(self.table_id)
        if row is None:
            raise IllegalActionError("no-such-table")
        table = _read_table(row.document)
        is_same = self.live is not None and self.live.number == table.number
        begun = None if is_same else await store.find_match(self.table_id, table.number)
        known = self.live if is_same else None
        events = []
        if begun is not None:
            events = await store.load_events(begun.id)
        elif known is not None:
            events = await store.load_events(known.id, known.ply)
        # All at once: whoever looks at the room meanwhile sees a table and a match that belong together.
        is_new = row.revision != self.revision
        self.table, self.revision, self.code = table, row.revision, row.code
        if begun is not None:
            self._take_match(begun)
        if self.live is not None:
            self.live.take(events)
        self._is_doubtful = False
        self._tell_caught_up(is_new=is_new)

    def _tell_caught_up(self, *, is_new: bool) -> None:
        notices, self._heard = tuple(self._heard), []
        if is_new or notices:
            self.audience.tell_table(notices)
        self.audience.tell_events()

    def _take_match(self, row: MatchRow) -> None:
        self.live = LiveMatch(row, _read_document(row.document))
        self.alarm.asked = -1

    def _tell(self, notices: tuple[tables.Notice, ...] = ()) -> None:
        self.audience.tell_events()
        if not self.services.does_store_tell:
            news = News(worker=self.services.worker, table=self.table_id, notices=notices)
            self.services.tell(news)
