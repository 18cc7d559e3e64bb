import asyncio

import psycopg
import pytest

from pushluck.server.store import (
    AddToken,
    ChangeTable,
    Clash,
    NewMatch,
    Notify,
    Store,
    StoreUnavailable,
)
from pushluck.server.store.writer import MOST_AT_ONCE
from tests.server.store.stores import append, begin_match, make_table, opened, texts_of

pytestmark = pytest.mark.anyio


async def test_of_what_is_written_together_only_what_clashes_fails(store: Store) -> None:
    matches = [await begin_match(store) for _ in range(30)]
    table = await make_table(store)
    await store.write(append(matches[7], 0, "t"))
    await store.write(AddToken(b"token", table.id, "p", 1))
    await store.write(ChangeTable(table.id, 0, "whole", 5, match=NewMatch(1, "", "")))
    # This fails at its last statement, the second match 1, and must take nothing of itself along.
    half = ChangeTable(table.id, 1, "half", 5, "CODE", revoked=("p",), match=NewMatch(1, "", ""))
    results = await asyncio.gather(
        store.write(half),
        *(store.write(append(match, 0, "b", "6")) for match in matches),
        return_exceptions=True,
    )
    assert [isinstance(result, Clash) for result in results] == [
        index in (0, 8) for index in range(31)
    ]
    for index, match in enumerate(matches):
        assert await texts_of(store, match) == (["t"] if index == 7 else ["b", "6"])
    row = await store.load_table(table.id)
    assert row is not None
    assert (row.document, row.code, row.revision) == ("whole", None, 1)
    assert await store.find_token(b"token") is not None


async def test_what_no_database_can_store_harms_nobody_else(store: Store) -> None:
    matches = [await begin_match(store) for _ in range(5)]
    results = await asyncio.gather(
        *(store.write(append(m, 0, "\ud800" if m == matches[2] else "t")) for m in matches),
        return_exceptions=True,
    )
    assert isinstance(results[2], UnicodeEncodeError)
    assert results[:2] + results[3:] == [None] * 4
    assert [len(await texts_of(store, match)) for match in matches] == [1, 1, 0, 1, 1]


async def test_changes_are_made_in_the_order_in_which_they_were_asked_for(store: Store) -> None:
    match, other = await begin_match(store), await begin_match(store)
    pending = [
        store.write(append(each, ply, f"{ply}"))
        for ply in range(MOST_AT_ONCE)
        for each in (match, other)
    ]
    assert set(await asyncio.gather(*pending)) == {None}
    for each in (match, other):
        assert await texts_of(store, each) == [str(ply) for ply in range(MOST_AT_ONCE)]


async def test_a_caller_that_is_cancelled_disturbs_nobody(store: Store) -> None:
    match, other = await begin_match(store), await begin_match(store)
    cancelled = asyncio.create_task(store.write(append(match, 0, "t")))
    kept = asyncio.create_task(store.write(append(other, 0, "t")))
    await asyncio.sleep(0)
    cancelled.cancel()
    await asyncio.gather(cancelled, kept, return_exceptions=True)
    assert cancelled.cancelled()
    await store.write(append(other, 1, "6"))
    assert await texts_of(store, other) == ["t", "6"]
    # It was on its way already.
    assert await texts_of(store, match) == ["t"]


async def test_closing_finishes_what_is_queued(database_url: str) -> None:
    async with opened(database_url) as store:
        matches = [await begin_match(store) for _ in range(50)]
        pending = [asyncio.create_task(store.write(append(match, 0, "t"))) for match in matches]
        await asyncio.sleep(0)
    assert await asyncio.gather(*pending) == [None] * 50
    with pytest.raises(StoreUnavailable):
        await store.write(append(matches[0], 1, "6"))
    async with opened(database_url) as store:
        assert [await texts_of(store, match) for match in matches] == [["t"]] * 50


async def test_notices_are_heard_when_the_change_is_durable_and_not_otherwise(
    postgres_url: str,
) -> None:
    heard: list[str] = []
    async with opened(postgres_url) as store:
        assert store.notifies
        match = await begin_match(store)
        with psycopg.connect(postgres_url, autocommit=True) as connection:
            connection.execute("LISTEN pushluck")
            connection.add_notify_handler(lambda notice: heard.append(notice.payload))
            table = await make_table(store)
            change = ChangeTable(table.id, 0, "{}", 1, notify="table")
            again = ChangeTable(table.id, 0, "{}", 1, notify="clash")
            await asyncio.gather(
                store.write(change),
                store.write(again),
                store.write(append(match, 0, "t")),
                return_exceptions=True,
            )
            await store.write(Notify(("one", "two '; --")))
            connection.execute("SELECT 1")
    assert heard == ["table", "one", "two '; --"]


async def test_sqlite_tells_nobody(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        assert not store.notifies
        await store.write(Notify(("one",)))
