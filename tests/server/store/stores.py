"""Stores and matches to test with."""

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from itertools import count

from pushluck.server.store import (
    AppendEvents,
    ChangeTable,
    CreateTable,
    NewEvent,
    NewMatch,
    Store,
    TableRow,
)

_numbers = count(1)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """Open a store for a while."""
    store = Store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def make_table(store: Store, *, at: int = 1) -> TableRow:
    """Make a table that has no code."""
    return await store.write(CreateTable(f"link{next(_numbers)}", None, "{}", at))


async def begin_match(store: Store, *, at: int = 1) -> int:
    """Make a table with a match and return the id of the match."""
    table = await make_table(store, at=at)
    match = await store.write(ChangeTable(table.id, 0, "{}", at, match=NewMatch(1, "pig@1", "{}")))
    assert match is not None
    return match


def append(
    match: int, ply: int, *texts: str, at: int = 5, result: str | None = None
) -> AppendEvents:
    """Return the change that appends events of the first seat."""
    return AppendEvents(match, ply, tuple(NewEvent(0, text) for text in texts), at, result=result)


async def texts_of(store: Store, match: int) -> list[str]:
    """Return the texts of the events of a match, after making sure that no ply is missing."""
    events = await store.load_events(match)
    assert_no_gap(event.ply for event in events)
    row = await store.load_match(match)
    assert row is not None
    assert row.plies == len(events)
    return [event.text for event in events]


def assert_no_gap(plies: Iterable[int]) -> None:
    """Say that plies count up from 0."""
    found = list(plies)
    assert found == list(range(len(found)))
