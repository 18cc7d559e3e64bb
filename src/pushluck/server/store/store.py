"""The store as the event loop sees it."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection

from pushluck.server.store import reading
from pushluck.server.store.changes import Change, KeepMeta
from pushluck.server.store.databases import (
    READERS,
    is_postgres,
    make_file,
    make_reader,
    make_writer,
    parse_url,
)
from pushluck.server.store.errors import StoreUnavailable, translating
from pushluck.server.store.migrating import migrate
from pushluck.server.store.rows import DueRow, EventRow, MatchRow, TableRow, TokenRow
from pushluck.server.store.writer import Writer

T = TypeVar("T")
P = ParamSpec("P")


class Store:
    """Tables, matches and events in an SQLite file or a PostgreSQL database.

    Everything is asked from one event loop and done in threads. Every method raises `StoreUnavailable` while
    the database cannot be reached, and works again afterwards. A URL of neither kind is a `NotationError`.
    """

    def __init__(self, url: str) -> None:
        self._url = parse_url(url)
        self._writing = make_writer(self._url)
        self._reading = make_reader(self._url)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="pushluck-reader")
        self._writer: Writer | None = None

    @property
    def notifies(self) -> bool:
        """Whether `Change.notify` reaches the workers; if not, whoever writes has to tell them."""
        return is_postgres(self._url)

    async def open(self) -> None:
        """Make what is missing, up to the present schema, and begin to accept changes."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._readers, self._prepare)
        self._writer = Writer(self._writing, loop)

    async def close(self) -> None:
        """Finish what is queued, accept nothing more, and let go of the database."""
        writer, self._writer = self._writer, None
        if writer is not None:
            await asyncio.to_thread(writer.finish)
        await asyncio.to_thread(self._readers.shutdown)
        self._writing.dispose()
        self._reading.dispose()

    async def write(self, change: Change[T]) -> T:
        """Make a change and return what it returns, once it is durable.

        Raises `Clash` if the change does not fit what is stored, `StoreFull` if there is no space: then nothing
        has happened. After `StoreUnavailable` it may have happened, if the connection broke at the very end. A
        caller that is cancelled does not take its change back.
        """
        if self._writer is None:
            raise StoreUnavailable
        result: T = await self._writer.put(change)
        return result

    async def load_table(self, table: int) -> TableRow | None:
        """Return a table by its id."""
        return await self._read(reading.load_table, table)

    async def find_table(self, link: str) -> TableRow | None:
        """Return a table by its link."""
        return await self._read(reading.find_table, link)

    async def find_table_by_code(self, code: str) -> TableRow | None:
        """Return a table by its code."""
        return await self._read(reading.find_table_by_code, code)

    async def load_match(self, match: int) -> MatchRow | None:
        """Return a match by its id."""
        return await self._read(reading.load_match, match)

    async def find_match(self, table: int, number: int) -> MatchRow | None:
        """Return a match of a table by its number."""
        return await self._read(reading.find_match, table, number)

    async def load_matches(self, table: int, before: int, limit: int) -> list[MatchRow]:
        """Return at most `limit` matches of a table with numbers below `before`, the latest first."""
        return await self._read(reading.load_matches, table, before, limit)

    async def load_events(self, match: int, first: int = 0) -> list[EventRow]:
        """Return the events of a match from ply `first` on, in order."""
        return await self._read(reading.load_events, match, first)

    async def find_answer(self, table: int, key: str) -> str | None:
        """Return what the command `key` of a table was answered."""
        return await self._read(reading.find_answer, table, key)

    async def find_token(self, digest: bytes) -> TokenRow | None:
        """Return whom the token with this hash speaks for."""
        return await self._read(reading.find_token, digest)

    async def load_due(self, now: int, limit: int) -> list[DueRow]:
        """Return at most `limit` matches that want to be woken by `now`, the one that waits longest first."""
        return await self._read(reading.load_due, now, limit)

    async def load_meta(self, key: str, make: Callable[[], bytes]) -> bytes:
        """Return the value of a key; the first who asks, of all workers, makes it."""
        value = await self._read(reading.find_meta, key)
        return await self.write(KeepMeta(key, make())) if value is None else value

    async def ping(self) -> None:
        """Do nothing if the database answers."""
        await self._read(reading.find_meta, "")

    async def _read(
        self, read: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        def run() -> T:
            with translating(), self._reading.connect() as connection:
                return read(connection, *args, **kwargs)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    def _prepare(self) -> None:
        with translating():
            if not self.notifies:
                make_file(self._url)
            with self._writing.begin() as connection:
                migrate(connection)
