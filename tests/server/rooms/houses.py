"""A house without a network, whose clock can be moved, and guests at its tables."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from pushluck.core.events import Seat
from pushluck.dice import DiceSource, ScriptedDice, SystemDice
from pushluck.server import tables
from pushluck.server.bot_bench import BotBench
from pushluck.server.fanout import make_fanout
from pushluck.server.house import House
from pushluck.server.identity import new_person
from pushluck.server.messages import Play
from pushluck.server.metrics import Metrics
from pushluck.server.rooms import Connection, Room, Services
from pushluck.server.rooms.live import LiveMatch
from pushluck.server.settings import Settings
from pushluck.server.store import EventRow, Store
from pushluck.server.tables import Changed, TableSettings, Transition

PATIENCE = 30.0
"""Seconds after which a test gives up waiting; nothing is measured with it."""


@dataclass
class Shift:
    """How far a clock was moved on."""

    ms: int = 0


@dataclass(frozen=True)
class MovedServices(Services):
    """The means of a worker whose clock can be moved."""

    shift: Shift = field(default_factory=Shift)

    def now(self) -> int:
        """See `Services.now`."""
        return super().now() + self.shift.ms


@asynccontextmanager
async def opened_house(
    url: str, *, faces: Iterable[str] = (), redis: str = "", grace: float = 3600
) -> AsyncIterator[House]:
    """Open a worker on a database; where `faces` are given, they are what its dice show."""
    scripted = tuple(faces)
    dice: DiceSource = ScriptedDice(scripted) if scripted else SystemDice()
    services = MovedServices(
        settings=Settings(database=url, redis=redis, grace_ms=int(grace * 1000)),
        store=Store(url),
        fanout=make_fanout(redis or None, url),
        bench=BotBench(1),
        metrics=Metrics(),
        dice=dice,
    )
    house = House(services)
    try:
        await house.open()
        yield house
    finally:
        await house.close()


def move_clock(house: House, seconds: float) -> None:
    """Let time pass for a house, without ringing its timers."""
    assert isinstance(house.services, MovedServices)
    house.services.shift.ms += int(seconds * 1000)


async def until(is_so: Any) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


class Guest:
    """Somebody at a table: gives commands as the socket does, and hears what the room tells."""

    _clients = count(1)

    def __init__(self, room: Room, person: str) -> None:
        self.room = room
        self.person = person
        self.client = f"guest-{next(self._clients)}"
        self.connection: Connection | None = None
        self._numbers = count(1)

    @property
    def seat(self) -> Seat:
        """The seat this person has or had."""
        return [chair.person for chair in self.room.table.chairs].index(self.person)

    @property
    def chair(self) -> tables.Chair:
        return self.room.table.chairs[self.seat]

    @property
    def live(self) -> LiveMatch:
        """The match that is played."""
        assert self.room.live is not None
        return self.room.live

    async def act(self, *acts: str, ply: int | None = None, number: int | None = None) -> int:
        """Play acts on what is known here and return the number of events afterwards."""
        command = Play(
            id=next(self._numbers) if number is None else number,
            match=self.live.id,
            ply=self.live.ply if ply is None else ply,
            acts=list(acts),
        )
        return await self.room.play(self.person, self.client, command)

    async def change(self, transition: Transition, *, number: int | None = None) -> Changed:
        """Do something to the table."""
        number = next(self._numbers) if number is None else number
        return await self.room.change(transition, key=f"{self.person}:{self.client}:{number}")

    async def start(self) -> None:
        """Begin the next match."""
        await self.change(tables.begin(self.person))

    def connect(self) -> Connection:
        """Connect and say hello, in no language."""
        self.connection = Connection(self.person)
        self.room.audience.join(self.connection)
        self.connection.client = self.client
        return self.connection

    def leave(self) -> None:
        """Lose the connection."""
        assert self.connection is not None
        self.room.audience.leave(self.connection)
        self.connection = None

    async def heard(self) -> list[dict[str, Any]]:
        """Return what has been sent since the last time."""
        assert self.connection is not None
        messages: list[dict[str, Any]] = []
        while True:
            try:
                async with asyncio.timeout(0):
                    message = await self.connection.next_message()
            except TimeoutError:
                return messages
            if message is None:
                return messages
            messages.append(json.loads(message))


async def seat_guests(
    house: House, count_: int, bots: tuple[str, ...] = (), **settings: Any
) -> list[Guest]:
    """Open a table and return the guests who sit there; the first is host, the bots sit last."""
    host = new_person()
    chosen: dict[str, Any] = {"rules": "farkle-minimal@1", "pace": 0} | settings
    room = await house.open_table(tables.opened(TableSettings(**chosen), host, "Guest 1", ()))
    guests = [Guest(room, host)]
    for number in range(2, count_ + 1):
        guests.append(Guest(room, new_person()))
        await room.change(tables.sit(guests[-1].person, f"Guest {number}"))
    for bot in bots:
        await room.change(tables.add_bot(host, bot))
    return guests


async def stored(room: Room) -> list[EventRow]:
    """Return the events of the match as they are on disk, after making sure that none is missing."""
    assert room.live is not None
    rows = await room.services.store.load_events(room.live.id)
    assert [row.ply for row in rows] == list(range(len(rows)))
    return rows


async def texts(room: Room) -> list[str]:
    """Return what has happened in the match, with the seats counted from 0."""
    return [f"{row.seat}:{row.text}" for row in await stored(room)]


async def stored_wake(room: Room) -> int | None:
    """Return when the store says that the match must be woken."""
    assert room.live is not None
    row = await room.services.store.load_match(room.live.id)
    assert row is not None
    return row.wake_at
