"""Who is connected to a table, and what each of them is told."""

import asyncio
from typing import Any

import pytest

from pushluck.server import tables
from pushluck.server.house import House
from pushluck.server.rooms.connection import SEAT_LOST, SERVER_LEAVES, TOO_SLOW, Connection
from tests.server.rooms.houses import Guest, move_clock, opened_house, seat_guests, until

pytestmark = pytest.mark.anyio

BOT = "bot:bold"


def last(messages: list[dict[str, Any]], kind: str) -> dict[str, Any]:
    """Return the last message of a kind."""
    return [message for message in messages if message["type"] == kind][-1]


def kinds(messages: list[dict[str, Any]]) -> set[str]:
    return {message["type"] for message in messages}


async def test_everybody_hears_who_is_there(house: House) -> None:
    ada, ben = await seat_guests(house, 2, (BOT,))
    ada.connect()
    ben.connect()
    Guest(ada.room, "").connect()
    seen = last(await ada.heard(), "presence")
    assert seen == {"type": "presence", "presence": ["here", "here", "here"], "watching": 1}
    ben.leave()
    assert last(await ada.heard(), "presence")["presence"] == ["here", "dropped", "here"]
    ben.connect()
    assert last(await ada.heard(), "presence")["presence"] == ["here", "here", "here"]


async def test_whoever_does_not_come_back_is_away_until_he_does(sqlite_url: str) -> None:
    async with opened_house(sqlite_url, grace=0.05) as house:
        ada, ben = await seat_guests(house, 2, stand_in=BOT)
        ada.connect()
        ben.connect()
        await ada.start()
        ben.leave()
        await until(lambda: ben.chair.away)
        heard = await ada.heard()
        assert last(heard, "presence")["presence"] == ["here", "dropped"]
        table = last(heard, "table")
        assert [notice["key"] for notice in table["notices"]] == ["away", "stands-in"]
        assert [seat["presence"] for seat in table["table"]["seats"]] == ["here", "away"]
        ben.connect()
        await until(lambda: not ben.chair.away)
        assert ben.chair.bot == BOT
        await ben.change(tables.take_back(ben.person, 1))
        table = last(await ada.heard(), "table")
        assert [notice["key"] for notice in table["notices"]] == ["returned"]
        ben.leave()
        await until(lambda: ben.chair.away)


async def test_whoever_comes_back_within_the_grace_time_was_never_away(sqlite_url: str) -> None:
    async with opened_house(sqlite_url, grace=0.2) as house:
        ada, ben = await seat_guests(house, 2)
        for guest in (ada, ben):
            guest.connect()
        ben.leave()
        ben.connect()
        await asyncio.sleep(0.4)
        assert not ben.chair.away


async def test_whoever_sits_down_and_never_connects_is_away(sqlite_url: str) -> None:
    async with opened_house(sqlite_url, grace=0.05) as house:
        ada, ben = await seat_guests(house, 2)
        ada.connect()
        await ada.change(tables.sit("cyd", "Cyd"))
        await until(lambda: [chair.away for chair in ada.room.table.chairs] == [False, True, True])
        assert ada.room.table.host == ada.person
        ada.leave()
        await until(lambda: ada.chair.away)
        ben.connect()
        await until(lambda: ada.room.table.host == ben.person)


async def test_a_person_acts_from_the_newest_connection(house: House) -> None:
    ada, ben = await seat_guests(house, 2)
    old, other = ada.connect(), ben.connect()
    phone = Guest(ada.room, ada.person)
    new = phone.connect()
    assert [each.is_active for each in (old, new, other)] == [False, True, True]
    assert last(await ada.heard(), "superseded")
    ada.room.audience.make_active(old)
    assert [each.is_active for each in (old, new, other)] == [True, False, True]
    assert last(await phone.heard(), "superseded")
    phone.leave()
    assert ada.room.audience.presence() == ["here", "here"]


async def test_spectators_do_not_supersede_each_other(house: House) -> None:
    (ada,) = await seat_guests(house, 1)
    first, second = (Guest(ada.room, "").connect() for _ in range(2))
    assert first.is_active
    assert second.is_active


async def test_whoever_comes_in_the_middle_of_a_turn_sees_all_of_it(house: House) -> None:
    ada, _ = await seat_guests(house, 2, real_dice=True)
    await ada.start()
    await ada.act("113462", "k11")
    stranger = Guest(ada.room, "")
    ada.room.audience.tell_match(stranger.connect())
    snapshot = last(await stranger.heard(), "snapshot")["match"]
    assert [event["text"] for event in snapshot["events"]] == ["t", "113462", "k11"]
    position = snapshot["position"]
    assert (position["turn_total"], position["scores"], position["yours"]) == (200, [0, 0], None)
    await ada.act("t")
    await ada.act("2346")
    told = last(await stranger.heard(), "events")
    assert [event["ply"] for event in told["events"]] == [4]
    assert told["position"]["turn"] == 1


async def test_a_client_is_sent_what_it_lacks(house: House) -> None:
    ada, _ = await seat_guests(house, 2, real_dice=True)
    await ada.start()
    await ada.act("113462", "k11")
    connection = ada.connect()
    for known, told in ((3, []), (1, ["113462", "k11"]), (0, ["t", "113462", "k11"])):
        connection.match, connection.ply = ada.live.id, known
        ada.room.audience.tell_match(connection)
        events = last(await ada.heard(), "events")["events"]
        assert [event["text"] for event in events] == told
    for match, known in ((0, 0), (ada.live.id - 1, 2), (ada.live.id, 4), (ada.live.id + 1, 1)):
        connection.match, connection.ply = match, known
        ada.room.audience.tell_match(connection)
        assert len(last(await ada.heard(), "snapshot")["match"]["events"]) == 3
    assert (connection.match, connection.ply) == (ada.live.id, 3)


async def test_whoever_was_sent_away_hears_it_last(house: House) -> None:
    ada, ben = await seat_guests(house, 2)
    ada.connect()
    gone = ben.connect()
    await ada.change(tables.kick(ada.person, ben.seat))
    assert gone.close_code == SEAT_LOST
    notices = last(await ben.heard(), "table")["notices"]
    assert [notice["key"] for notice in notices] == ["kicked"]
    assert notices[0]["details"] == {"name": "Guest 2"}
    assert await gone.next_message() is None


async def test_whoever_may_not_look_on_any_more_is_sent_away(house: House) -> None:
    (ada,) = await seat_guests(house, 1)
    host, stranger = ada.connect(), Guest(ada.room, "").connect()
    await ada.change(tables.change_settings(ada.person, {"spectators": False}))
    assert host.close_code is None
    assert stranger.close_code == SEAT_LOST


async def test_a_new_deadline_is_told_without_an_event(house: House) -> None:
    ada, ben = await seat_guests(house, 2, real_dice=True, clock=60_000)
    ada.connect()
    await ada.start()
    await ada.change(tables.leave(ada.person))
    assert ben.live.match.turn_of == ben.seat
    deadline = last(await ada.heard(), "events")["position"]["deadline"]
    await ben.change(tables.mark_away(ben.person))
    await ben.change(tables.stand_in(ben.person, ben.seat, BOT))
    assert last(await ada.heard(), "events")["position"]["deadline"] is None
    await ben.change(tables.take_back(ben.person, 1))
    told = last(await ada.heard(), "events")
    assert told["events"] == []
    assert told["position"]["deadline"] == deadline


async def test_everybody_is_warned_before_a_clock_runs_out(house: House) -> None:
    ada, ben = await seat_guests(house, 2, clock=20_000)
    await ada.start()
    move_clock(house, 10.5)
    ben.connect()
    assert ben.connection is not None
    heard: list[dict[str, Any]] = []

    async def listen() -> None:
        while "clock-warning" not in kinds(heard):
            await asyncio.sleep(0.01)
            heard.extend(await ben.heard())

    await asyncio.wait_for(listen(), 20)
    warning = last(heard, "clock-warning")
    assert warning["seat"] == ada.seat
    assert warning["deadline"] == ada.live.at + 20_000


async def test_reactions_are_shown_to_all(house: House) -> None:
    ada, ben = await seat_guests(house, 2)
    ada.connect()
    ben.connect()
    ada.room.audience.react(1, "clap")
    assert last(await ada.heard(), "reacted") == {"type": "reacted", "seat": 1, "reaction": "clap"}
    assert last(await ben.heard(), "reacted")


async def test_a_client_is_told_nothing_before_its_hello(house: House) -> None:
    (ada,) = await seat_guests(house, 1)
    silent = Connection("")
    ada.room.audience.join(silent)
    await ada.start()
    ada.room.audience.say_goodbye(500)
    assert await silent.next_message() == b'{"type":"goodbye","again_in":500}'
    assert await silent.next_message() is None
    assert silent.close_code == SERVER_LEAVES


async def test_a_client_that_does_not_read_is_cut_off() -> None:
    connection = Connection("")
    for _ in range(5):
        connection.send_bytes(b"x" * 1024 * 1024)
    assert connection.close_code == TOO_SLOW
    assert await connection.next_message() is None
