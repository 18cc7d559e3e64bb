"""All tables of a worker: opened when somebody asks for them, woken when something is due, put away when idle."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from pushluck.core.errors import IllegalActionError
from pushluck.server.codes import is_link, new_code, new_link
from pushluck.server.identity import load_key
from pushluck.server.rooms import Room, Services
from pushluck.server.rooms.notices import (
    Active,
    Alive,
    Gone,
    Here,
    News,
    Shown,
    SignedOut,
    WhoIsThere,
    parse_word,
)
from pushluck.server.store import Clash, CreateTable, StoreError, Sweep, TableRow
from pushluck.server.tables import Table

log = logging.getLogger(__name__)

LOOK_FOR_DUE = 0.5
"""Seconds between two looks for tables that nobody else wakes."""
LATE = 2_000
"""Milliseconds after which a table that is due counts as forgotten: its worker would have woken it long ago."""
MOST_DUE = 100
BEAT = 5.0
"""Seconds between two signs of life to other workers."""
INTRODUCE = 0.005
"""Seconds between two tables about which other workers are told and asked after an interruption."""
MOST_MISSED = 4
"""Own signs of life that are heard while another worker is silent before it counts as gone."""
PUT_AWAY = 20.0
"""Seconds between two looks for idle rooms."""
SWEEP = 3_600.0
"""Seconds between two looks for tables to delete."""
MOST_DRAWS = 20
"""Links and codes that are drawn until one is free."""
_DAY = 24 * 3_600 * 1_000


class House:
    """The tables of this worker."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.settings = services.settings
        self.store = services.store
        self.key = b""
        """Signs seat tokens; known once the house is open."""
        self.is_leaving = False
        """The worker is about to end."""
        self._rooms: dict[int, Room] = {}
        self._links: dict[str, int] = {}
        self._beats = 0
        """Own signs of life that were heard: none while the line is cut, so that nobody seems gone then."""
        self._heard: dict[str, int] = {}
        """By worker: how many own signs of life had been heard when it was heard last."""
        self._tasks: list[asyncio.Task[None]] = []
        self._introducing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Open store, bots and the line to other workers; raises `StoreError`."""
        await self.store.open()
        self.key = await load_key(self.store)
        await self.services.bench.open()
        await self.services.fanout.open(self._hear, self._recover)
        works: list[tuple[float, Callable[[], Coroutine[Any, Any, None]]]] = [
            (LOOK_FOR_DUE, self._wake_forgotten),
            (PUT_AWAY, self._put_away),
            (BEAT, self._give_sign),
        ]
        if self.settings.keep_days:
            works.append((SWEEP, self._sweep))
        self._tasks = [asyncio.create_task(_repeat(*work)) for work in works]

    async def close(self) -> None:
        """Finish what is queued and close everything."""
        for task in (*self._tasks, self._introducing):
            if task is not None:
                task.cancel()
        for room in self._rooms.values():
            room.close()
        self.services.tell(Gone(worker=self.services.worker))
        await self.services.finish_telling()
        await self.services.fanout.close()
        await self.services.bench.close()
        await self.store.close()

    async def ping(self) -> None:
        """Ask the database for a sign of life."""
        await self.store.ping()

    async def say_goodbye(self) -> None:
        """Tell all clients to connect again, not all at the same moment."""
        self.is_leaving = True
        connected = [room for room in self._rooms.values() if room.audience.is_present]
        for number, room in enumerate(connected):
            room.audience.say_goodbye(500 + number * 1_500 // max(1, len(connected)))
        await asyncio.sleep(0.05)  # the farewells go out before the connections are closed

    async def room_of(self, link: str) -> Room:
        """Return the table behind a link; raises `IllegalActionError` (`no-such-table`) or `StoreUnavailable`."""
        if link in self._links:
            room = self._rooms[self._links[link]]
            await room.load()
            return room
        return await self._opened(await self.store.find_table(link) if is_link(link) else None)

    async def room_by_code(self, code: str) -> Room:
        """Return the table that takes people under a code; raises as `room_of` does."""
        return await self._opened(await self.store.find_table_by_code(code))

    async def open_table(self, table: Table) -> Room:
        """Store a new table under a link and a code of its own; raises `StoreUnavailable` or `StoreFull`."""
        document = msgspec.json.encode(table).decode()
        for _ in range(MOST_DRAWS):
            change = CreateTable(
                link=new_link(), code=new_code(), document=document, at=self.services.now()
            )
            try:
                return await self._opened(await self.store.write(change))
            except Clash:
                continue
        raise AssertionError("no code is free")

    async def _opened(self, row: TableRow | None) -> Room:
        if row is None:
            raise IllegalActionError("no-such-table")
        if row.id in self._rooms:
            room = self._rooms[row.id]
        else:
            room = self._rooms[row.id] = Room(self.services, row)
            self._links[row.link] = row.id
            self.services.metrics.tables.set(len(self._rooms))
        await room.load()
        return room

    def _hear(self, notice: bytes) -> None:
        """Take note of what another worker says."""
        word = parse_word(notice)
        if word.worker == self.services.worker:
            if isinstance(word, Alive):
                self._count_beat()
            return
        if isinstance(word, Gone):
            self._forget(word.worker)
            return
        self._heard[word.worker] = self._beats
        if word.table not in self._rooms:
            return
        room = self._rooms[word.table]
        match word:
            case News():
                room.hear_news(word.notices)
            case Here():
                room.audience.hear(word)
            case WhoIsThere():
                room.audience.say_who_is_here()
            case Active():
                room.audience.supersede(word.person, word.at)
            case SignedOut():
                room.audience.sign_out(word.person)
            case Shown():
                room.audience.tell_reaction(word.seat, word.reaction)

    def _recover(self) -> None:
        """Look again at every table: notices may have been lost."""
        for room in self._rooms.values():
            room.hear_news()
        if self._introducing is not None:
            self._introducing.cancel()
        self._introducing = asyncio.create_task(self._introduce())

    async def _introduce(self) -> None:
        """Say who is here and ask who is there, at a pace that floods nobody."""
        for room in list(self._rooms.values()):
            room.audience.introduce()
            await asyncio.sleep(INTRODUCE)

    async def _give_sign(self) -> None:
        self.services.tell(Alive(worker=self.services.worker))

    def _count_beat(self) -> None:
        """Forget the workers that have been silent while this one was heard."""
        self._beats += 1
        for worker, beat in list(self._heard.items()):
            if self._beats - beat > MOST_MISSED:
                self._forget(worker)

    def _forget(self, worker: str) -> None:
        self._heard.pop(worker, None)
        for room in self._rooms.values():
            room.audience.forget(worker)

    async def _wake_forgotten(self) -> None:
        """Wake what the worker that should have done so has left behind."""
        for due in await self.store.load_due(self.services.now() - LATE, MOST_DUE):
            try:
                room = await self._opened(await self.store.load_table(due.table))
            except StoreError:
                raise
            except Exception:  # the others are woken all the same
                log.exception("a table cannot be opened")
            else:
                room.run(room.wake_forgotten(due.match))

    async def _put_away(self) -> None:
        for number, room in list(self._rooms.items()):
            if room.is_idle:
                room.close()
                del self._rooms[number], self._links[room.link]
        self.services.metrics.tables.set(len(self._rooms))

    async def _sweep(self) -> None:
        before = self.services.now() - self.settings.keep_days * _DAY
        while await self.store.write(Sweep(before=before)):
            pass


async def _repeat(seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Do something again and again, whatever becomes of it."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except StoreError:
            continue  # counted and logged by the store; the next round tries again
        except Exception:
            log.exception("regular work of the house failed")
