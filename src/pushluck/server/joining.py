"""How people come to a table: they open it, sit down, or bring a second device."""

from dataclasses import dataclass

from pushluck.core.errors import IllegalActionError
from pushluck.server import tables
from pushluck.server.codes import new_code, parse_code
from pushluck.server.house import House
from pushluck.server.identity import hash_pairing, hash_token, new_person, new_token
from pushluck.server.names import clean_name
from pushluck.server.rooms import Room
from pushluck.server.store import AddPairing, AddToken, Clash, TakePairing
from pushluck.server.tables import TableSettings

PAIRING_TIME = 5 * 60_000
"""Milliseconds for which a pairing code is good."""

_MOST_ATTEMPTS = 4


@dataclass(frozen=True)
class Arrival:
    """Somebody who has come to a table."""

    room: Room
    person: str
    token: str
    """A new token that proves it, or an empty text for whoever has one already."""


async def open_table(
    house: House, name: str, settings: TableSettings, bots: tuple[str, ...]
) -> Arrival:
    """Open a table for a new host; raises `PushluckError` for what cannot be played, `StoreError`."""
    person = new_person()
    table = tables.opened(settings, person, clean_name(name), bots)
    room = await house.open_table(table)
    return Arrival(room, person, await _give_token(house, room, person))


async def take_seat(house: House, room: Room, person: str, name: str) -> Arrival:
    """Seat `person`, or a new person for an empty text; whoever sits stays as he is.

    Raises `NotationError` for the name, `IllegalActionError` where there is no seat now, `StoreError`.
    """
    if room.table.seat_of(person) is not None:
        return Arrival(room, person, "")
    sitting = person or new_person()
    sit = tables.sit(sitting, clean_name(name))
    token = ""
    if not person:
        # Whoever finds no seat leaves nothing behind in the store.
        await room.refresh()
        sit(room.table, room.is_playing)
        token = await _give_token(house, room, sitting)
    await room.change(sit)
    return Arrival(room, sitting, token)


async def offer_pairing(house: House, room: Room, person: str) -> tuple[str, int]:
    """Return a code by which another device becomes the same person, and when it ends.

    It replaces an earlier one. Raises `IllegalActionError` for whoever is a stranger here, `StoreError`.
    """
    if not person:
        raise IllegalActionError("not-seated")
    expires_at = room.services.now() + PAIRING_TIME
    for _ in range(_MOST_ATTEMPTS):
        code = new_code()
        pairing = AddPairing(
            hash=hash_pairing(house.key, code),
            table=room.table_id,
            participant=person,
            expires_at=expires_at,
        )
        try:
            await house.store.write(pairing)
        except Clash:  # another person has been given the same code
            continue
        return code, expires_at
    raise IllegalActionError("no-such-table")


async def take_pairing(house: House, text: str) -> Arrival:
    """Return the person whose pairing code was typed, with a token for this device.

    Raises `NotationError` or `IllegalActionError` for a code that is not good, `StoreError`.
    """
    digest = hash_pairing(house.key, parse_code(text))
    paired = await house.store.write(TakePairing(hash=digest, now=house.services.now()))
    row = None if paired is None else await house.store.load_table(paired.table)
    if paired is None or row is None:
        raise IllegalActionError("no-such-pairing")
    room = await house.room_of(row.link)
    token = await _give_token(house, room, paired.participant)
    return Arrival(room, paired.participant, token)


async def _give_token(house: House, room: Room, person: str) -> str:
    token = new_token(house.key, person)
    added = AddToken(
        hash=hash_token(token), table=room.table_id, participant=person, at=room.services.now()
    )
    try:
        await house.store.write(added)
    except Clash:
        raise IllegalActionError("no-such-table") from None
    return token
