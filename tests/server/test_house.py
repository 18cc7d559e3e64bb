"""The tables of a worker: opened for whoever asks, and put away when nobody needs them."""

import asyncio

import pytest

from pushluck.server import house as houses
from pushluck.server import tables
from pushluck.server.house import House
from pushluck.server.rooms import Room
from pushluck.server.store import ChangeTable
from tests.server.rooms.houses import Guest, move_clock, opened_house, seat_guests, until

pytestmark = pytest.mark.anyio


async def test_whoever_asks_for_a_table_at_once_gets_the_same_and_all_of_it(
    sqlite_url: str,
) -> None:
    async with opened_house(sqlite_url) as house:
        ada, _ = await seat_guests(house, 2, real_dice=True)
        await ada.start()
        await ada.act("113462")
    async with opened_house(sqlite_url) as house:
        first, *others = await asyncio.gather(
            *(house.room_of(ada.room.link) for _ in range(5)),
        )
        assert all(other is first for other in others)
        assert first.live is not None
        assert first.live.ply == 2


async def is_put_away(house: House, room: Room) -> bool:
    """Let a long time pass, and tell whether the room is another one afterwards."""
    move_clock(house, 61)
    await asyncio.sleep(0.1)
    return await house.room_of(room.link) is not room


async def test_a_table_that_nobody_needs_is_put_away(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "PUT_AWAY", 0.02)
    async with opened_house(sqlite_url) as house:
        ada, _ = await seat_guests(house, 2, real_dice=True)
        await ada.start()
        await ada.act("113462")
        async with asyncio.timeout(30):
            while not await is_put_away(house, ada.room):
                pass
        again = Guest(await house.room_of(ada.room.link), ada.person)
        assert again.live.ply == 2
        again.connect()
        for _ in range(3):
            assert not await is_put_away(house, again.room)


@pytest.mark.parametrize("has_left", [False, True])
async def test_a_table_where_somebody_is_or_has_just_been_is_kept(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, has_left: bool
) -> None:
    monkeypatch.setattr(houses, "PUT_AWAY", 0.02)
    async with opened_house(sqlite_url) as house:
        (ada,) = await seat_guests(house, 1)
        ada.connect()
        if has_left:
            ada.leave()
        for _ in range(3):
            assert not await is_put_away(house, ada.room)


async def test_a_table_whose_clock_runs_is_kept_until_nobody_is_left(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "PUT_AWAY", 0.02)
    async with opened_house(sqlite_url) as house:
        ada, ben = await seat_guests(house, 2, clock=3 * 3600 * 1000)
        await ada.start()
        assert not await is_put_away(house, ada.room)
        for guest in (ada, ben):
            await guest.change(tables.leave(guest.person))
        async with asyncio.timeout(30):
            while not await is_put_away(house, ada.room):
                pass


async def test_one_table_that_cannot_be_opened_does_not_keep_others_from_being_woken(
    sqlite_url: str,
) -> None:
    async with opened_house(sqlite_url) as house:
        links = []
        for _ in range(2):
            ada, _ben = await seat_guests(house, 2, clock=60_000)
            await ada.start()
            links.append(ada.room.link)
        row = await house.store.find_table(links[0])
        assert row is not None
        await house.store.write(spoil(row.id, row.revision))
    async with opened_house(sqlite_url) as house:
        move_clock(house, 63)
        room = await house.room_of(links[1])
        await until(lambda: room.live is not None and "clock" in room.live.causes)


def spoil(table: int, revision: int) -> ChangeTable:
    """Return a change that makes a table unreadable."""
    return ChangeTable(table=table, revision=revision, document="{}", at=1)
