"""Two workers with one database: whoever is slower sees it and catches up, and their guests see the same."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from pushluck.core.errors import IllegalActionError
from pushluck.server import house as houses
from pushluck.server import tables
from pushluck.server.house import House
from pushluck.server.messages import Play
from pushluck.server.rooms.connection import SEAT_LOST
from pushluck.server.store import SetWake
from tests.server.postgres import PostgresProcess
from tests.server.redis_process import RedisProcess
from tests.server.rooms.houses import (
    Guest,
    move_clock,
    opened_house,
    seat_guests,
    stored_wake,
    texts,
    until,
)

pytestmark = pytest.mark.anyio

BOT = "bot:bold"
Pair = tuple[House, House]


@pytest.fixture(scope="module")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisProcess]:
    """A Redis through which workers with an SQLite file tell each other."""
    process = RedisProcess(tmp_path_factory.mktemp("redis"))
    yield process
    process.stop()


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
async def pair(
    request: pytest.FixtureRequest,
    postgres: PostgresProcess,
    redis: RedisProcess,
    tmp_path_factory: pytest.TempPathFactory,
    anyio_backend: str,
) -> AsyncIterator[Pair]:
    """Two workers that have heard of each other."""
    folder: Path = tmp_path_factory.mktemp("pair")
    is_postgres = request.param == "postgres"
    url = postgres.make_database() if is_postgres else f"sqlite:///{folder / 'tables.db'}"
    line = "" if is_postgres else redis.url
    patch = pytest.MonkeyPatch()
    patch.setattr(houses, "BEAT", 0.05)
    async with opened_house(url, redis=line) as one, opened_house(url, redis=line) as other:
        yield one, other
    patch.undo()


async def also_at(house: House, *guests: Guest) -> list[Guest]:
    """Return the same people at another worker, with clients of the same names."""
    room = await house.room_of(guests[0].room.link)
    there = [Guest(room, guest.person) for guest in guests]
    for guest, same in zip(guests, there, strict=True):
        same.client = guest.client
    return there


async def told(guest: Guest, kind: str, heard: list[dict[str, Any]] | None = None) -> Any:
    """Return the next message of a kind that a guest is sent."""
    found: list[dict[str, Any]] = []

    async def listen() -> None:
        while not found:
            await asyncio.sleep(0.01)
            messages = await guest.heard()
            if heard is not None:
                heard.extend(messages)
            found.extend(message for message in messages if message["type"] == kind)

    await asyncio.wait_for(listen(), 30)
    return found[-1]


async def test_the_same_command_through_both_happens_once(pair: Pair) -> None:
    ada, ben = await seat_guests(pair[0], 2)
    await ada.start()
    ada_there, ben_there = await also_at(pair[1], ada, ben)
    ben_there.connect()
    answers = await asyncio.gather(
        ada.act("t", ply=0, number=9), ada_there.act("t", ply=0, number=9)
    )
    assert answers[0] == answers[1]
    assert (await texts(ada.room)).count("0:t") == 1
    await until(lambda: ben_there.live.ply == ada.live.ply)
    assert [event.text for event in ben_there.live.match.events] == [
        event.text for event in ada.live.match.events
    ]


async def test_two_commands_for_one_ply_through_both_are_one_too_many(pair: Pair) -> None:
    ada, ben = await seat_guests(pair[0], 2, real_dice=True)
    await ada.start()
    await ada.act("113462")
    (there,) = await also_at(pair[1], ada)
    answers = await asyncio.gather(
        ada.act("k11", ply=2), there.act("k1", ply=2), return_exceptions=True
    )
    refused = [answer for answer in answers if isinstance(answer, IllegalActionError)]
    assert [answer.reason for answer in refused] == ["stale"]
    assert len(await texts(ada.room)) == 3
    assert ben.live is ada.live


async def test_a_match_that_begins_elsewhere_is_shown_here(pair: Pair) -> None:
    ada, ben = await seat_guests(pair[0], 2)
    (there,) = await also_at(pair[1], ben)
    there.connect()
    for number in (1, 2):
        await ada.start()
        heard: list[dict[str, Any]] = []
        snapshot = await told(there, "snapshot", heard)
        assert snapshot["match"]["match"] == ada.live.id
        shown = [message for message in heard if message["type"] == "table"][-1]
        assert (shown["table"]["status"], shown["table"]["match"]) == ("playing", ada.live.id)
        assert [notice["key"] for notice in shown["notices"]] == ["began"]
        assert shown["table"]["number"] == number
        await ada.change(tables.end(ada.person))
        assert (await told(there, "table"))["table"]["status"] == "over"


async def test_a_client_that_knows_more_than_its_new_worker_is_not_told_it_again(
    pair: Pair,
) -> None:
    ada, ben = await seat_guests(pair[0], 2, real_dice=True)
    await ada.start()
    (there,) = await also_at(pair[1], ben)
    behind = there.room
    connection = there.connect()
    await ada.act("113462", "k11")
    connection.match, connection.ply = ada.live.id, 2
    await behind.keep_up(ada.live.id, 2)
    behind.audience.tell_match(connection)
    plies: list[int] = []
    for message in await there.heard():
        if message["type"] == "events":
            plies += [event["ply"] for event in message["events"]]
    assert plies == [2]


async def test_a_command_for_a_match_of_which_its_worker_has_not_heard(pair: Pair) -> None:
    ada, _ = await seat_guests(pair[0], 2, real_dice=True)
    (there,) = await also_at(pair[1], ada)
    await ada.start()
    command = Play(id=50, match=ada.live.id, ply=0, acts=["113462"])
    assert await there.room.play(ada.person, ada.client, command) == 2


async def test_whoever_is_sent_away_elsewhere_is_cut_off_here(pair: Pair) -> None:
    ada, ben = await seat_guests(pair[0], 2)
    (there,) = await also_at(pair[1], ben)
    gone = there.connect()
    await ada.change(tables.kick(ada.person, ben.seat))
    await until(lambda: gone.close_code == SEAT_LOST)
    table = await told(there, "table")
    assert [notice["key"] for notice in table["notices"]] == ["kicked"]


async def test_people_are_present_wherever_they_are_connected(pair: Pair) -> None:
    ada, ben = await seat_guests(pair[0], 2)
    (there,) = await also_at(pair[1], ben)
    there.connect()
    ada.connect()
    await until(lambda: ada.room.audience.presence() == ["here", "here"])
    await until(lambda: there.room.audience.presence() == ["here", "here"])
    there.leave()
    await until(lambda: ada.room.audience.presence() == ["here", "dropped"])


async def test_a_person_acts_from_one_worker_only(pair: Pair) -> None:
    (ada,) = await seat_guests(pair[0], 1)
    (there,) = await also_at(pair[1], ada)
    here = ada.connect()
    await asyncio.sleep(0.005)
    elsewhere = there.connect()
    await until(lambda: not here.is_active)
    assert elsewhere.is_active
    await asyncio.sleep(0.005)
    ada.room.audience.make_active(here)
    await until(lambda: not elsewhere.is_active)
    assert here.is_active


async def test_reactions_are_shown_at_all_workers(pair: Pair) -> None:
    ada, ben = await seat_guests(pair[0], 2)
    (there,) = await also_at(pair[1], ben)
    there.connect()
    ada.room.audience.react(0, "gasp")
    assert (await told(there, "reacted"))["reaction"] == "gasp"


async def test_nobody_is_present_through_a_worker_that_is_dead(pair: Pair) -> None:
    url, line = pair[0].settings.database, pair[0].settings.redis
    ada, ben = await seat_guests(pair[0], 2)
    ada.connect()
    async with opened_house(url, redis=line) as dying:
        (there,) = await also_at(dying, ben)
        there.connect()
        await until(lambda: ada.room.audience.presence() == ["here", "here"])
        await asyncio.sleep(0.5)
        assert ada.room.audience.presence() == ["here", "here"]
        await dying.services.fanout.close()
        await until(lambda: ada.room.audience.presence() == ["here", "dropped"])


async def test_people_of_a_worker_that_ends_are_waited_for(pair: Pair) -> None:
    url, line = pair[0].settings.database, pair[0].settings.redis
    ada, ben = await seat_guests(pair[0], 2)
    ada.connect()
    async with opened_house(url, redis=line) as leaving:
        (there,) = await also_at(leaving, ben)
        there.connect()
        await until(lambda: ada.room.audience.presence() == ["here", "here"])
    await until(lambda: ada.room.audience.presence() == ["here", "dropped"])


async def test_what_a_dead_worker_should_have_done_is_done_by_another(pair: Pair) -> None:
    url, line = pair[0].settings.database, pair[0].settings.redis
    async with opened_house(url, redis=line) as dying:
        ada, _ = await seat_guests(dying, 2, clock=60_000)
        await ada.start()
    move_clock(pair[1], 63)
    try:
        there = await pair[1].room_of(ada.room.link)
        await until(lambda: there.live is not None and "clock" in there.live.causes)
        assert (await texts(there)).count("0:z:away") == 1
    finally:
        move_clock(pair[1], -63)


async def test_a_match_that_is_over_is_not_woken_for_ever(pair: Pair) -> None:
    ada, _ = await seat_guests(pair[0], 2)
    await ada.start()
    first = ada.live.id
    await ada.change(tables.end(ada.person))
    await pair[0].store.write(SetWake(match=first, wake_at=1))
    await until_stored_wake_is_none(ada)
    await ada.start()
    await pair[0].store.write(SetWake(match=first, wake_at=1))

    async def is_quiet() -> bool:
        row = await pair[0].store.load_match(first)
        return row is not None and row.wake_at is None

    async with asyncio.timeout(30):
        while not await is_quiet():
            await asyncio.sleep(0.05)
    assert ada.room.is_playing


async def until_stored_wake_is_none(guest: Guest) -> None:
    async with asyncio.timeout(30):
        while await stored_wake(guest.room) is not None:
            await asyncio.sleep(0.05)
