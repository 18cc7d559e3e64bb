import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from pushluck.server.store import Store, StoreUnavailable
from pushluck.server.store.databases import make_writer, parse_url
from pushluck.server.store.schema import metadata
from tests.server.store.stores import append, begin_match, opened, texts_of

pytestmark = pytest.mark.anyio

OPEN = """
import asyncio, sys
from pushluck.server.store import Store

async def main():
    store = Store(sys.argv[1])
    sys.stdin.read(1)
    await store.open()
    print((await store.load_meta("secret", sys.argv[2].encode)).decode())
    await store.close()

asyncio.run(main())
"""


@pytest.mark.usefixtures("store")
def test_the_migrated_database_is_the_one_the_code_describes(database_url: str) -> None:
    engine = make_writer(parse_url(database_url))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


async def test_a_database_is_migrated_once(database_url: str) -> None:
    async with opened(database_url) as store:
        match = await begin_match(store)
        await store.write(append(match, 0, "t"))
    async with opened(database_url) as store:
        assert await texts_of(store, match) == ["t"]


async def test_stores_of_one_process_can_be_opened_together(database_url: str) -> None:
    stores = [Store(database_url) for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    secrets = [await store.load_meta("secret", str(n).encode) for n, store in enumerate(stores)]
    assert secrets == [b"0"] * 4
    await asyncio.gather(*(store.close() for store in stores))


def test_workers_can_start_together(database_url: str) -> None:
    workers = [
        subprocess.Popen(
            [sys.executable, "-c", OPEN, database_url, str(number)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for number in range(4)
    ]
    for worker in workers:
        assert worker.stdin is not None
        worker.stdin.write("x")
        worker.stdin.flush()
    said = [worker.communicate()[0].strip() for worker in workers]
    assert [worker.returncode for worker in workers] == [0] * 4
    assert len(set(said)) == 1
    assert said[0] in ("0", "1", "2", "3")


async def test_a_database_of_a_later_version_is_left_alone(database_url: str) -> None:
    async with opened(database_url):
        pass
    engine = make_writer(parse_url(database_url))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    store = Store(database_url)
    with pytest.raises(StoreUnavailable) as caught:
        await store.open()
    assert caught.value.reason == "database-too-new"
    await store.close()


async def test_folders_of_the_file_are_made(tmp_path: Path) -> None:
    path = tmp_path / "새 폴더?#%" / "deep" / "tables.db"
    async with opened(f"sqlite:///{str(path).replace('?', '%3F')}") as store:
        await begin_match(store)
    assert [file.name for file in path.parent.iterdir()] == ["tables.db"]
