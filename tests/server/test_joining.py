import pytest

from pushluck.core.errors import IllegalActionError, NotationError
from pushluck.server import joining, tables
from pushluck.server.identity import find_person, hash_pairing
from pushluck.server.store import TakePairing
from pushluck.server.tables import TableSettings
from tests.server.asking import served

pytestmark = pytest.mark.anyio

PIG = TableSettings(rules="pig@1")


async def test_whoever_opens_a_table_is_its_host(database_url: str) -> None:
    async with served(database_url) as here:
        arrival = await joining.open_table(here.house, " Ada ", PIG, ("bot:bold",))
        assert [chair.name for chair in arrival.room.table.chairs] == ["Ada", "bot:bold"]
        assert arrival.room.table.host == arrival.person
        assert await find_person(here.house, arrival.room, arrival.token) == arrival.person


async def test_a_seat_is_taken_once(database_url: str) -> None:
    async with served(database_url) as here:
        room = (await joining.open_table(here.house, "Ada", PIG, ())).room
        ben = await joining.take_seat(here.house, room, "", "Ben")
        again = await joining.take_seat(here.house, room, ben.person, "Benjamin")
        assert again.token == ""
        assert [chair.name for chair in room.table.chairs] == ["Ada", "Ben"]


async def test_who_has_left_sits_down_again_as_the_same_person(sqlite_url: str) -> None:
    async with served(sqlite_url) as here:
        room = (await joining.open_table(here.house, "Ada", PIG, ())).room
        ben = await joining.take_seat(here.house, room, "", "Ben")
        await room.change(tables.leave(ben.person))
        again = await joining.take_seat(here.house, room, ben.person, "Benny")
        assert again.person == ben.person
        assert [chair.name for chair in room.table.chairs] == ["Ada", "Benny"]


async def test_nobody_sits_down_where_all_seats_are_taken(sqlite_url: str) -> None:
    async with served(sqlite_url) as here:
        full = TableSettings(rules="pig@1(seating.most_seats=2)")
        room = (await joining.open_table(here.house, "Ada", full, ("bot:bold",))).room
        with pytest.raises(IllegalActionError, match="table-full"):
            await joining.take_seat(here.house, room, "", "Ben")


async def test_nobody_sits_down_in_a_match(sqlite_url: str) -> None:
    async with served(sqlite_url) as here:
        ada = await joining.open_table(here.house, "Ada", PIG, ())
        await joining.take_seat(here.house, ada.room, "", "Ben")
        await ada.room.change(tables.begin(ada.person))
        with pytest.raises(IllegalActionError, match="match-is-on"):
            await joining.take_seat(here.house, ada.room, "", "Cyd")


async def test_who_was_sent_away_is_a_stranger(database_url: str) -> None:
    async with served(database_url) as here:
        ada = await joining.open_table(here.house, "Ada", PIG, ())
        ben = await joining.take_seat(here.house, ada.room, "", "Ben")
        code, _ = await joining.offer_pairing(here.house, ada.room, ben.person)
        await ada.room.change(tables.kick(ada.person, 1))
        assert await find_person(here.house, ada.room, ben.token) == ""
        with pytest.raises(IllegalActionError, match="no-such-pairing"):
            await joining.take_pairing(here.house, code)


async def test_a_code_makes_another_device_the_same_person(database_url: str) -> None:
    async with served(database_url) as here:
        ada = await joining.open_table(here.house, "Ada", PIG, ())
        code, expires_at = await joining.offer_pairing(here.house, ada.room, ada.person)
        assert 0 < expires_at - here.house.services.now() <= joining.PAIRING_TIME
        phone = await joining.take_pairing(here.house, f"{code[:4]} - {code[4:]}")
        assert phone.room.link == ada.room.link
        assert phone.token != ada.token
        assert await find_person(here.house, phone.room, phone.token) == ada.person
        assert await find_person(here.house, phone.room, ada.token) == ada.person


async def test_a_pairing_code_works_once(database_url: str) -> None:
    async with served(database_url) as here:
        ada = await joining.open_table(here.house, "Ada", PIG, ())
        code, _ = await joining.offer_pairing(here.house, ada.room, ada.person)
        await joining.take_pairing(here.house, code)
        with pytest.raises(IllegalActionError, match="no-such-pairing"):
            await joining.take_pairing(here.house, code)


async def test_a_newer_pairing_code_replaces_the_older(sqlite_url: str) -> None:
    async with served(sqlite_url) as here:
        ada = await joining.open_table(here.house, "Ada", PIG, ())
        old, _ = await joining.offer_pairing(here.house, ada.room, ada.person)
        new, _ = await joining.offer_pairing(here.house, ada.room, ada.person)
        with pytest.raises(IllegalActionError, match="no-such-pairing"):
            await joining.take_pairing(here.house, old)
        assert (await joining.take_pairing(here.house, new)).person == ada.person


async def test_a_pairing_code_ends(sqlite_url: str) -> None:
    async with served(sqlite_url) as here:
        ada = await joining.open_table(here.house, "Ada", PIG, ())
        code, expires_at = await joining.offer_pairing(here.house, ada.room, ada.person)
        digest = hash_pairing(here.house.key, code)
        assert await here.house.store.write(TakePairing(hash=digest, now=expires_at + 1)) is None


async def test_strangers_get_no_pairing_code(sqlite_url: str) -> None:
    async with served(sqlite_url) as here:
        ada = await joining.open_table(here.house, "Ada", PIG, ())
        with pytest.raises(IllegalActionError, match="not-seated"):
            await joining.offer_pairing(here.house, ada.room, "")


async def test_names_are_cleaned_and_refused(sqlite_url: str) -> None:
    async with served(sqlite_url) as here:
        with pytest.raises(NotationError, match="name-is-bot"):
            await joining.open_table(here.house, "bot:bold", PIG, ())
        room = (await joining.open_table(here.house, "Ada", PIG, ())).room
        with pytest.raises(NotationError, match="name-empty"):
            await joining.take_seat(here.house, room, "", "\u200b")
