"""Who may do what in a match, and what follows by itself."""

import pytest

from pushluck.core.errors import PushluckError
from pushluck.server import tables
from pushluck.server.house import House
from tests.server.rooms.houses import Guest, move_clock, seat_guests, texts, until

pytestmark = pytest.mark.anyio

BOT = "bot:bold"
ZONK = "zonk@1(seating.start=first_seat)"


async def refusal(guest: Guest, *acts: str) -> str:
    """Return the reason for which acts are refused, after making sure that nothing has happened."""
    before = await texts(guest.room)
    with pytest.raises(PushluckError) as failure:
        await guest.act(*acts)
    assert await texts(guest.room) == before
    return failure.value.reason


async def test_the_server_throws_the_dice(house: House) -> None:
    ada, _ = await seat_guests(house, 2)
    await ada.start()
    assert await refusal(ada, "113462") == "dice-are-thrown-here"
    await ada.act("t")
    thrown = (await texts(ada.room))[:2]
    assert thrown[0] == "0:t"
    assert len(thrown[1]) == len("0:113462")


async def test_real_dice_are_typed_by_whoever_throws_them(house: House) -> None:
    ada, ben = await seat_guests(house, 2, real_dice=True)
    await ada.start()
    assert await refusal(ben, "113462") == "not-your-turn"
    assert await refusal(ada, "11346") == "wrong-number-of-dice"
    assert await refusal(ada, "113467") == "no-such-face"
    await ada.act("113462")
    assert await texts(ada.room) == ["0:t", "0:113462"]
    await ada.act("k11", "t", "5324")
    assert await texts(ada.room) == ["0:t", "0:113462", "0:k11", "0:t", "0:5324"]
    await ada.act("k5", "b")
    assert await refusal(ada, "113462") == "not-your-turn"
    await ben.act("t")
    await ben.act("234634")
    assert (await texts(ada.room))[-2:] == ["1:t", "1:234634"]


async def test_the_host_types_for_bots_and_for_nobody_else(house: House) -> None:
    ada, ben = await seat_guests(house, 2, (BOT,), real_dice=True)
    await ada.start()
    await ada.act("234634")
    assert await refusal(ada, "113462") == "not-your-turn"
    await ben.act("234634")
    await until(lambda: ada.live.ply == 5)
    assert await refusal(ben, "234634") == "not-your-turn"
    await ada.act("234634")
    assert await texts(ada.room) == ["0:t", "0:234634", "1:t", "1:234634", "2:t", "2:234634"]


async def test_acts_of_one_command_happen_all_or_none(house: House) -> None:
    ada, _ = await seat_guests(house, 2, real_dice=True)
    await ada.start()
    assert await refusal(ada, "113462", "k11", "k3") == "not-now"
    assert await texts(ada.room) == []
    await ada.act("113462", "k11", "b")
    assert await texts(ada.room) == ["0:t", "0:113462", "0:k11", "0:b"]


@pytest.mark.parametrize("fault", ["z:owed", "z:away", "z:out_of_turn", "z:off_table"])
async def test_faults_are_found_by_the_table(house: House, fault: str) -> None:
    ada, ben = await seat_guests(house, 2, rules=ZONK)
    await ada.start()
    for guest in (ada, ben):
        assert await refusal(guest, fault) == "faults-are-found-here"


async def test_at_a_table_with_real_dice_one_may_leave_the_table(house: House) -> None:
    ada, _ = await seat_guests(house, 2, rules=ZONK, real_dice=True)
    await ada.start()
    await ada.act("t")
    assert await refusal(ada, "z:away") == "faults-are-found-here"
    await ada.act("z:off_table")
    assert await texts(ada.room) == ["0:t", "0:z:off_table"]


async def test_vacant_seats_give_up_their_turns(house: House) -> None:
    ada, ben, cyd = await seat_guests(house, 3, real_dice=True)
    await ada.start()
    await cyd.change(tables.leave(cyd.person))
    await ada.act("234634")
    await ben.act("234634")
    assert (await texts(ada.room))[-1] == "2:z:away"
    assert ada.live.causes[-1] == "left"
    assert ada.live.match.turn_of == 0


async def test_whoever_leaves_in_the_middle_of_the_turn_loses_it(house: House) -> None:
    ada, ben, cyd = await seat_guests(house, 3, real_dice=True)
    await ada.start()
    await ada.act("113462", "k11")
    await ben.change(tables.leave(ben.person))
    assert ada.live.match.turn_of == 0
    await ada.change(tables.leave(ada.person))
    assert (await texts(ada.room))[-2:] == ["0:z:away", "1:z:away"]
    assert ada.live.match.turn_of == cyd.seat
    assert ada.live.match.game.scores(ada.live.state) == (0, 0, 0)


async def test_a_match_that_everybody_has_left_waits(house: House) -> None:
    ada, ben = await seat_guests(house, 2, real_dice=True, clock=60_000)
    await ada.start()
    await ada.change(tables.leave(ada.person))
    await ben.change(tables.leave(ben.person))
    waiting = await texts(ada.room)
    move_clock(house, 3600)
    await ada.room.alarm.ring()
    assert await texts(ada.room) == waiting == ["0:z:away"]
    await ben.change(tables.take_back(ben.person, house.services.now()))
    await ada.room.alarm.ring()
    assert await texts(ada.room) == waiting
    move_clock(house, 61)
    await ada.room.alarm.ring()
    assert (await texts(ada.room))[:2] == ["0:z:away", "1:z:away"]


async def test_a_last_bank_that_a_vacant_seat_could_call_stands(house: House) -> None:
    rules = "zonk@1(seating.start=first_seat,finish.target=1000)"
    ada, ben, cyd = await seat_guests(house, 3, rules=rules, real_dice=True)
    await ada.start()
    await cyd.change(tables.leave(cyd.person))
    await ada.act("111234", "k111", "b")
    assert ada.live.outcome is None
    await ben.act("a")
    assert (await texts(ada.room))[-2:] == ["1:a", "2:a"]
    assert ada.live.outcome is not None


async def test_whoever_leaves_before_the_roll_off_does_not_hold_it_up(house: House) -> None:
    ada, ben, cyd = await seat_guests(house, 3, rules="farkle@1", real_dice=True)
    await ada.start()
    await ada.act("6")
    assert ada.live.match.turn_of == ben.seat
    await ben.change(tables.leave(ben.person))
    assert [text[0] for text in await texts(ada.room)] == ["0", "0", "1", "1"]
    assert ada.live.causes == ["", "", "left", "left"]
    assert ada.live.match.turn_of == cyd.seat


async def test_who_begins_is_found_also_when_the_clock_runs_out(house: House) -> None:
    ada, _ = await seat_guests(house, 2, rules="farkle@1", real_dice=True, clock=20_000)
    await ada.start()
    for count in (1, 2):
        move_clock(house, 21)
        await ada.room.alarm.ring()
        assert len(await texts(ada.room)) == count
        assert ada.live.causes == ["clock"] * count


async def test_the_host_names_who_begins(house: House) -> None:
    ada, ben = await seat_guests(house, 2, rules="doom@1")
    await ada.room.change(tables.begin(ada.person), first=ben.seat)
    assert await texts(ada.room) == ["0:f2"]
    assert ada.live.causes == ["table"]
    assert ada.live.match.turn_of == ben.seat


async def test_a_turn_that_is_owed_is_given_up(house: House) -> None:
    ada, ben = await seat_guests(house, 2, rules=ZONK, real_dice=True)
    await ada.start()
    await ada.act("111234", "k111")
    await ben.act("c")
    await ada.act("b")
    assert (await texts(ada.room))[-1] == "1:z:owed"
    assert ada.live.causes[-1] == "table"
    assert ada.live.match.turn_of == 0


async def test_the_server_throws_for_whoever_leaves_before_the_roll_off(house: House) -> None:
    ada, ben = await seat_guests(house, 2, rules="farkle@1")
    await ada.start()
    await ada.act("t")
    await ben.change(tables.leave(ben.person))
    assert ada.live.causes[2:4] == ["left", ""]
    assert ada.live.match.turn_of == ada.seat
