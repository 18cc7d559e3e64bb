import asyncio
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from pushluck.server.store import Clash, Store, StoreFull, StoreUnavailable, databases
from tests.server.postgres import PostgresProcess
from tests.server.store.stores import append, begin_match, make_table, opened, texts_of

pytestmark = pytest.mark.anyio

FILL = """
import asyncio, resource, sys
from pushluck.server.store import StoreFull
from tests.server.store.stores import append, begin_match, make_table, opened, texts_of

BIG = "x" * 100_000

async def main():
    async with opened(sys.argv[1]) as store:
        match, other = await begin_match(store), await begin_match(store)
        limit = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
        resource.setrlimit(resource.RLIMIT_FSIZE, (2_000_000, limit))
        ply = 0
        try:
            while True:
                await store.write(append(match, ply, BIG))
                ply += 1
        except StoreFull:
            pass
        refused = await asyncio.gather(
            *(store.write(append(m, n, BIG, BIG)) for m, n in ((match, ply), (other, 0))),
            return_exceptions=True,
        )
        assert [type(error) for error in refused] == [StoreFull, StoreFull], refused
        assert len(await texts_of(store, match)) == ply
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
        await store.write(append(match, ply, BIG))
        await store.write(append(other, 0, BIG))
        assert len(await texts_of(store, match)) == ply + 1
        print(match, ply + 1)

asyncio.run(main())
"""


@pytest.fixture
def outage(postgres: PostgresProcess) -> Iterator[PostgresProcess]:
    """The server of `postgres_url`, to be stopped; it runs again afterwards."""
    yield postgres
    postgres.start()


@pytest.mark.parametrize("mode", ["fast", "immediate"])
async def test_postgresql_may_go_and_come_back(
    postgres_url: str, outage: PostgresProcess, mode: str
) -> None:
    async with opened(postgres_url) as store:
        match, other = await begin_match(store), await begin_match(store)
        await store.write(append(match, 0, "t"))
        outage.stop("immediate" if mode == "immediate" else "fast")
        for _ in range(2):
            results = await asyncio.gather(
                *(store.write(append(m, n, "6")) for m, n in ((match, 1), (other, 0))),
                store.load_events(match),
                store.ping(),
                return_exceptions=True,
            )
            assert list(map(type, results)) == [StoreUnavailable] * 4
        assert isinstance(results[0], StoreUnavailable)
        assert results[0].reason == "store-unavailable"
        outage.start()
        await store.ping()
        await store.write(append(match, 1, "6"))
        await store.write(append(other, 0, "6"))
        assert await texts_of(store, match) == ["t", "6"]


async def test_a_server_that_restarts_between_two_changes_is_not_noticed(
    postgres_url: str, outage: PostgresProcess
) -> None:
    async with opened(postgres_url) as store:
        match = await begin_match(store)
        outage.stop()
        outage.start()
        await store.write(append(match, 0, "t"))
        assert await texts_of(store, match) == ["t"]


async def test_events_that_were_acknowledged_survive_a_crash_of_the_server(
    postgres_url: str, outage: PostgresProcess
) -> None:
    async with opened(postgres_url) as store:
        matches = [await begin_match(store) for _ in range(5)]
        acknowledged = dict.fromkeys(matches, 0)

        async def play(match: int) -> None:
            while True:
                await store.write(append(match, acknowledged[match], "t"))
                acknowledged[match] += 1

        players = [asyncio.create_task(play(match)) for match in matches]
        while min(acknowledged.values()) < 20:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(outage.stop, "immediate")
        errors = await asyncio.gather(*players, return_exceptions=True)
        assert set(map(type, errors)) == {StoreUnavailable}
        outage.start()
        for match in matches:
            # The one whose answer got lost may have been written.
            assert len(await texts_of(store, match)) - acknowledged[match] in (0, 1)


async def test_postgresql_that_cannot_be_reached_can_be_opened_later(
    postgres_url: str, outage: PostgresProcess
) -> None:
    store = Store(postgres_url)
    outage.stop()
    with pytest.raises(StoreUnavailable):
        await store.open()
    with pytest.raises(StoreUnavailable):
        await store.write(append(1, 0, "t"))
    outage.start()
    await store.open()
    await begin_match(store)
    await store.close()


async def test_a_database_that_was_never_made_is_unavailable(postgres: PostgresProcess) -> None:
    store = Store(postgres.url_of("nowhere"))
    with pytest.raises(StoreUnavailable):
        await store.open()
    await store.close()


async def test_connections_that_are_cut_are_made_again(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        match = await begin_match(store)
        await store.ping()
        with psycopg.connect(postgres_url) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        await store.write(append(match, 0, "t"))
        assert await texts_of(store, match) == ["t"]


async def test_a_row_that_somebody_holds_delays_only_what_needs_it(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(databases, "PATIENCE", 1.0)
    async with opened(postgres_url) as store:
        held, free = await begin_match(store), await begin_match(store)
        with psycopg.connect(postgres_url) as connection:
            connection.execute("SELECT * FROM matches WHERE id = %s FOR UPDATE", [held])
            results = await asyncio.gather(
                *(store.write(append(match, 0, "t")) for match in (held, free)),
                return_exceptions=True,
            )
        assert list(map(type, results)) == [StoreUnavailable, type(None)]
        await store.write(append(held, 0, "t"))
        with pytest.raises(Clash):
            await store.write(append(free, 0, "t"))


async def test_a_locked_file_is_unavailable_until_it_is_free(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(databases, "PATIENCE", 0.1)
    async with opened(sqlite_url) as store:
        match = await begin_match(store)
        with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreUnavailable):
                await store.write(append(match, 0, "t"))
            assert await store.load_events(match) == []
        await store.write(append(match, 0, "t"))
        assert await texts_of(store, match) == ["t"]


async def test_a_file_that_is_gone_is_unavailable_until_one_is_put_back(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with opened(sqlite_url) as store:
        match = await begin_match(store)
    shutil.copy(tmp_path / "tables.db", tmp_path / "backup.db")
    async with opened(sqlite_url) as store:
        await store.write(append(match, 0, "t"))
        for file in tmp_path.glob("tables.db*"):
            file.unlink()
        for _ in range(2):
            with pytest.raises(StoreUnavailable):
                await store.write(append(match, 1, "6"))
            with pytest.raises(StoreUnavailable):
                await store.ping()
        assert not (tmp_path / "tables.db").exists()
        (tmp_path / "backup.db").rename(tmp_path / "tables.db")
        assert await texts_of(store, match) == []
        await store.write(append(match, 0, "6"))
        assert await texts_of(store, match) == ["6"]


async def test_what_is_no_database_is_unavailable(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("This is no database at all. " * 100)
    for path in (tmp_path / "text", tmp_path / "text" / "tables.db", tmp_path):
        store = Store(f"sqlite:///{path}")
        with pytest.raises(StoreUnavailable):
            await store.open()
        await store.close()


async def test_a_full_disk_refuses_and_spoils_nothing(sqlite_url: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", FILL, sqlite_url], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    match, plies = map(int, done.stdout.split())
    assert plies > 5
    async with opened(sqlite_url) as store:
        assert len(await texts_of(store, match)) == plies
        await make_table(store)


def test_a_full_store_has_its_own_reason() -> None:
    assert StoreFull().reason == "store-full"
