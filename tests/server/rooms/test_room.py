"""A table on one worker: commands are carried out once, and the match goes on whatever people do."""

import asyncio
from collections.abc import Callable

import pytest

from pushluck.core.errors import IllegalActionError
from pushluck.server import tables
from pushluck.server.house import House
from pushluck.server.tables import Transition
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
ZONK = "zonk@1(seating.start=first_seat)"


async def test_a_command_that_comes_twice_is_carried_out_once(house: House) -> None:
    ada, _ = await seat_guests(house, 2)
    await ada.start()
    first = await ada.act("t", number=10)
    played = await texts(ada.room)
    assert await ada.act("t", ply=0, number=10) == first
    assert await ada.act("k1", ply=17, number=10) == first
    assert await texts(ada.room) == played


async def test_a_command_that_comes_twice_at_once_is_carried_out_once(house: House) -> None:
    ada, _ = await seat_guests(house, 2, real_dice=True)
    await ada.start()
    assert await asyncio.gather(*(ada.act("t", ply=0, number=10) for _ in range(5))) == [1] * 5
    assert await texts(ada.room) == ["0:t"]


async def test_two_commands_for_one_ply_are_one_too_many(house: House) -> None:
    ada, _ = await seat_guests(house, 2)
    await ada.start()
    answers = await asyncio.gather(*(ada.act("t", ply=0) for _ in range(2)), return_exceptions=True)
    refused = [answer for answer in answers if isinstance(answer, IllegalActionError)]
    assert [answer.reason for answer in refused] == ["stale"]
    assert (await texts(ada.room)).count("0:t") == 1


async def test_a_command_is_remembered_over_a_restart(sqlite_url: str) -> None:
    async with opened_house(sqlite_url) as house:
        ada, ben = await seat_guests(house, 2, real_dice=True)
        await ada.start()
        await ada.act("113462", number=10)
        await ada.change(tables.make_host(ada.person, ben.seat), number=11)
        played = await texts(ada.room)
    async with opened_house(sqlite_url) as house:
        again = Guest(await house.room_of(ada.room.link), ada.person)
        again.client = ada.client
        assert await again.act("113462", ply=0, number=10) == 2
        await again.change(tables.make_host(ada.person, ben.seat), number=11)
        assert again.room.table.host == ben.person
        assert await texts(again.room) == played
        assert await again.act("k11") == 3


async def test_what_was_decided_on_an_older_position_is_stale(house: House) -> None:
    ada, ben = await seat_guests(house, 2, real_dice=True)
    await ada.start()
    await ada.act("113462", "k11", "b")
    for ply in (0, 3, 5, 1_000):
        with pytest.raises(IllegalActionError, match="stale"):
            await ben.act("t", ply=ply)
    match = ada.live.id
    await ada.change(tables.end(ada.person))
    with pytest.raises(IllegalActionError, match="match-over"):
        await ben.act("t")
    await ada.start()
    assert ada.live.id > match


@pytest.mark.parametrize("cheats", [False, True])
async def test_a_call_answers_a_turn_that_has_gone_on(house: House, cheats: bool) -> None:
    ada, ben = await seat_guests(house, 2, rules=ZONK, real_dice=True)
    await ada.start()
    await ada.act("112462", "k111~2>1" if cheats else "k11", "t")
    await ada.act("523" if cheats else "5234")
    with pytest.raises(IllegalActionError, match="stale"):
        await ben.act("c", ply=2)
    await ben.act("c", ply=3)
    assert (ada.live.match.turn_of == ben.seat) == cheats


async def test_people_without_a_seat_do_not_play(house: House) -> None:
    ada, ben, _ = await seat_guests(house, 3)
    await ada.start()
    await ada.change(tables.kick(ada.person, ben.seat))
    for guest in (ben, Guest(ada.room, ""), Guest(ada.room, "stranger")):
        with pytest.raises(IllegalActionError, match="not-seated"):
            await guest.act("t")
    assert "0:t" not in await texts(ada.room)


HOST_COMMANDS: dict[str, Callable[[str], Transition]] = {
    "settings": lambda person: tables.change_settings(person, {"pace": 5}),
    "add-bot": lambda person: tables.add_bot(person, BOT),
    "move-seat": lambda person: tables.move_seat(person, 0, 1),
    "start": tables.begin,
    "sit": lambda _: tables.sit("x", "Cyd"),
}


@pytest.mark.parametrize("command", HOST_COMMANDS)
async def test_how_a_table_plays_is_left_alone_in_a_match(house: House, command: str) -> None:
    ada, _ = await seat_guests(house, 2)
    await ada.start()
    before = ada.room.table
    with pytest.raises(IllegalActionError, match="match-is-on"):
        await ada.change(HOST_COMMANDS[command](ada.person))
    assert ada.room.table == before


async def test_bots_play_a_whole_match_with_nobody_there(house: House) -> None:
    (ada,) = await seat_guests(house, 1, (BOT, BOT), rules="pig@1(finish.target=30)", stand_in=BOT)
    await ada.start()
    await ada.room.change(tables.mark_away(ada.person))
    await until(lambda: ada.live.outcome is not None)
    assert set(ada.live.causes) <= {"", "bot"}
    assert await stored_wake(ada.room) is None


async def test_a_clock_that_runs_out_ends_the_turn(house: House) -> None:
    ada, ben = await seat_guests(house, 2, real_dice=True, clock=60_000)
    await ada.start()
    await ada.act("113462", "k11")
    move_clock(house, 59)
    await ada.room.alarm.ring()
    assert ada.live.match.turn_of == ada.seat
    move_clock(house, 2)
    await asyncio.gather(ada.room.alarm.ring(), ada.room.alarm.ring())
    assert (await texts(ada.room))[-1] == "0:b"
    assert ada.live.causes[-1] == "clock"
    move_clock(house, 61)
    await ada.room.alarm.ring()
    assert (await texts(ada.room))[-1] == "1:z:away"
    assert ada.live.match.game.scores(ada.live.state)[ben.seat] == 0


async def let_run_out(guest: Guest, house: House) -> None:
    """Let the clock of a guest who is to move run out."""
    await until(lambda: guest.live.match.turn_of == guest.seat)
    move_clock(house, 61)
    await guest.room.alarm.ring()


@pytest.mark.parametrize("stand_in", ["", BOT])
async def test_the_third_run_out_in_a_row_gives_the_seat_away(house: House, stand_in: str) -> None:
    ada, ben = await seat_guests(house, 2, real_dice=True, clock=60_000, stand_in=stand_in)
    await ada.start()
    for turn in range(3):
        assert not ada.chair.left
        await let_run_out(ada, house)
        if turn < 2:
            await ben.act("234634")
    await until(lambda: ada.chair.left)
    assert ada.chair.bot == stand_in
    assert ada.room.table.host == ben.person
    await ben.act("234634")
    if not stand_in:
        assert (await texts(ada.room))[-1] == "0:z:away"
        assert ada.live.causes[-1] == "left"
    await ada.change(tables.take_back(ada.person, house.services.now()))
    assert not ada.chair.left
    assert not ada.chair.bot


async def test_a_turn_in_between_begins_the_count_anew(house: House) -> None:
    ada, ben = await seat_guests(house, 2, real_dice=True, clock=60_000)
    await ada.start()
    for turn in range(5):
        if turn == 2:
            await ada.act("234634")
        else:
            await let_run_out(ada, house)
        await ben.act("234634")
    assert not ada.chair.left


async def test_a_stand_in_plays_until_the_seat_is_taken_back(house: House) -> None:
    ada, ben = await seat_guests(house, 2)
    await ada.start()
    await ben.change(tables.leave(ben.person))
    await ada.change(tables.stand_in(ada.person, ben.seat, BOT))
    while ada.live.match.turn_of == ada.seat:
        await ada.act(ada.live.match.legal_actions[-1].text)
    await until(lambda: "bot" in ada.live.causes)
    await until(lambda: ada.live.match.turn_of == ada.seat)
    await ben.change(tables.take_back(ben.person, house.services.now()))
    played = len(ada.live.causes)
    while ada.live.match.turn_of == ada.seat:
        await ada.act(ada.live.match.legal_actions[-1].text)
    assert await texts(ada.room) == [
        f"{event.seat}:{event.text}" for event in ada.live.match.events
    ]
    assert "bot" not in ada.live.causes[played:]
    assert ada.live.match.turn_of == ben.seat


async def test_a_match_that_the_host_has_ended_stays_ended(sqlite_url: str) -> None:
    async with opened_house(sqlite_url) as house:
        ada, _ = await seat_guests(house, 2, (BOT,), clock=60_000)
        await ada.start()
        await ada.change(tables.end(ada.person))
        assert not ada.room.is_playing
        assert await stored_wake(ada.room) is None
        ended = await texts(ada.room)
    async with opened_house(sqlite_url) as house:
        room = await house.room_of(ada.room.link)
        assert not room.is_playing
        move_clock(house, 100)
        await room.alarm.ring()
        assert await texts(room) == ended


async def test_people_come_and_go_between_two_matches(house: House) -> None:
    ada, ben, cyd = await seat_guests(house, 3)
    await ada.start()
    await ben.change(tables.leave(ben.person))
    await ada.change(tables.end(ada.person))
    assert [ada.room.seat_of(guest.person) for guest in (ada, ben, cyd)] == [0, 1, 2]
    dan = Guest(ada.room, "dan")
    await dan.change(tables.sit("dan", "Dan"))
    assert ada.room.seat_of("dan") is None
    await ada.change(tables.move_seat(ada.person, 2, 0))
    await ada.change(tables.leave(ada.person))
    assert ada.room.table.host == cyd.person
    await cyd.start()
    assert ada.live.number == 2
    assert ada.live.document.names == ("Dan", "Guest 3")
    assert [ada.room.seat_of(guest.person) for guest in (ada, ben, cyd, dan)] == [None, None, 1, 0]
    assert ada.live.document.first == cyd.seat


async def test_without_spectators_only_those_who_sit_or_have_played_look_on(house: House) -> None:
    ada, ben = await seat_guests(house, 2, spectators=False)
    assert ada.room.may_watch(ben.person)
    assert not ada.room.may_watch("")
    await ada.start()
    await ben.change(tables.leave(ben.person))
    assert ada.room.may_watch(ben.person)
    await ada.change(tables.end(ada.person))
    await ada.change(tables.sit("cyd", "Cyd"))
    assert ada.room.may_watch("cyd")
    await ada.start()
    assert not ada.room.may_watch(ben.person)
