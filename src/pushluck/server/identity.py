"""Who somebody is: a random id, and tokens that prove it to one table.

Nobody has an account. A seat token is the id of a person with a secret, signed with a key that all workers share;
the store knows only its hash, so neither a leaked key nor a leaked database lets anybody in. A person can have
several tokens, one for each device.
"""

import hashlib
import hmac
import secrets
from typing import TYPE_CHECKING

from itsdangerous import BadSignature, Signer

if TYPE_CHECKING:
    from pushluck.server.house import House
    from pushluck.server.rooms import Room
    from pushluck.server.store import Store

COOKIE = "pushluck-seat"
"""Name of the cookie that carries a seat token; its path is the table's, so each table has its own."""
MOST_GUESTS = 12
"""People who can play at one table from one device."""
COOKIE_SECONDS = 365 * 24 * 3600
"""How long a browser keeps a seat token."""

_KEY = "signing-key"
_ID_BYTES = 16
_SECRET_BYTES = 24


async def load_key(store: "Store") -> bytes:
    """Return the signing key of this house, made when it is first asked for."""
    return await store.load_meta(_KEY, lambda: secrets.token_bytes(32))


def new_person() -> str:
    """Return the id of a new person."""
    return secrets.token_urlsafe(_ID_BYTES)


def new_token(key: bytes, person: str) -> str:
    """Return a new seat token of a person, signed with `key`."""
    secret = secrets.token_urlsafe(_SECRET_BYTES)
    return _signer(key).sign(f"{person}.{secret}").decode("ascii")


def read_token(key: bytes, token: str) -> str:
    """Return the person that a token names, or an empty text where `key` has not signed it."""
    try:
        signed = _signer(key).unsign(token).decode("ascii")
    except (BadSignature, UnicodeError):
        return ""
    return signed.partition(".")[0]


def hash_token(token: str) -> bytes:
    """Return what the store may know of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


def hash_pairing(key: bytes, code: str) -> bytes:
    """Return what the store may know of a pairing code.

    There are few codes, so without the key their plain hashes could all be tried.
    """
    return hmac.digest(key, b"pairing:" + code.encode("ascii"), "sha256")


def cookie_of(guest: int) -> str:
    """Return the name of the cookie of one of the people who share a device, counted from 1.

    >>> cookie_of(1), cookie_of(3)
    ('pushluck-seat', 'pushluck-seat-3')
    """
    return COOKIE if guest == 1 else f"{COOKIE}-{guest}"


async def find_person(house: "House", room: "Room", cookie: str) -> str:
    """Return the person whose seat token `cookie` is at this table, or an empty text for a stranger.

    Only tokens with a good signature are looked up. Raises `StoreUnavailable`.
    """
    person = read_token(house.key, cookie)
    if not person:
        return ""
    row = await house.store.find_token(hash_token(cookie))
    is_known = row is not None and row.table == room.table_id and row.participant == person
    return person if is_known else ""


def _signer(key: bytes) -> Signer:
    return Signer(key, salt="pushluck-seat", key_derivation="hmac", digest_method=hashlib.sha256)
