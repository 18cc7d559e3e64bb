import pytest

from pushluck.server.identity import (
    find_person,
    hash_pairing,
    hash_token,
    load_key,
    new_person,
    new_token,
    read_token,
)
from pushluck.server.store import Store
from tests.server.asking import served

KEY, OTHER_KEY = b"k" * 32, b"o" * 32


def test_a_token_names_its_person() -> None:
    person = new_person()
    assert read_token(KEY, new_token(KEY, person)) == person


def test_a_person_can_have_several_tokens() -> None:
    person = new_person()
    assert len({new_token(KEY, person) for _ in range(100)}) == 100


def test_a_token_signed_with_another_key_names_nobody() -> None:
    assert read_token(KEY, new_token(OTHER_KEY, new_person())) == ""


def test_a_token_that_was_changed_anywhere_names_nobody() -> None:
    token = new_token(KEY, "person")
    for place, sign in enumerate(token[:-1]):  # of the last sign some bits do not count
        changed = token[:place] + ("A" if sign != "A" else "B") + token[place + 1 :]
        assert read_token(KEY, changed) == ""


@pytest.mark.parametrize("text", ["", ".", "..", "a.b.c", "é", "\ud800", "x" * 10_000])
def test_what_is_no_token_names_nobody(text: str) -> None:
    assert read_token(KEY, text) == ""


def test_hashes_tell_nothing_without_the_key() -> None:
    assert len({hash_token("a"), hash_token("b"), hash_pairing(KEY, "12345678")}) == 3
    assert hash_pairing(KEY, "12345678") != hash_pairing(OTHER_KEY, "12345678")


@pytest.mark.anyio
async def test_all_workers_share_the_key(database_url: str) -> None:
    keys = []
    for _ in range(2):
        store = Store(database_url)
        await store.open()
        keys.append(await load_key(store))
        await store.close()
    assert keys[0] == keys[1]
    assert len(keys[0]) == 32


@pytest.mark.anyio
async def test_a_token_is_good_at_its_own_table_only(sqlite_url: str) -> None:
    async with served(sqlite_url) as here:
        ada = await here.device()
        link, other = await here.opened(ada), await here.opened(await here.device())
        token = ada.cookies["pushluck-seat"]
        room, other_room = await here.house.room_of(link), await here.house.room_of(other)
        assert await find_person(here.house, room, token) == room.table.host
        assert await find_person(here.house, other_room, token) == ""
        # Well signed, and yet nobody has given it out.
        forged = new_token(here.house.key, room.table.host)
        assert await find_person(here.house, room, forged) == ""
