"""What can be written: each change happens as a whole or not at all.

Times are milliseconds since the epoch. Hashes are those of secrets that the store never sees.
"""

from typing import Generic, NamedTuple, TypeVar

from msgspec import Struct

from pushluck.server.store.rows import TableRow

T_co = TypeVar("T_co", covariant=True)
"""What `Store.write` returns for a change."""


class Change(Struct, Generic[T_co], frozen=True, kw_only=True):
    """What all changes have in common."""

    notify: str | None = None
    """Heard by every worker, exactly when the change is durable, where `Store.notifies`: at most 7,999 bytes."""


class NewMatch(Struct, frozen=True):
    """A match that begins with a change of its table."""

    number: int
    rules: str
    document: str
    wake_at: int | None = None


class NewEvent(Struct, frozen=True):
    """An event that is to be appended."""

    seat: int
    text: str
    cause: str = ""
    """Why it happened, if nobody did it."""
    command: str = ""
    """The id of the command that asked for it."""


class Answer(Struct, frozen=True):
    """What a command was answered, so that the same command again gets the same answer."""

    key: str
    text: str


class Paired(NamedTuple):
    """For whom a pairing code was made."""

    table: int
    participant: str


class CreateTable(Change[TableRow], frozen=True):
    """Make a table; clashes if another has its link or code."""

    link: str
    code: str | None
    document: str
    at: int


class ChangeTable(Change[int | None], frozen=True):
    """Replace the document of a table; returns the id of the match that begins with it, if one does.

    Clashes if the table has another revision than expected or none, if another table has the code, or if
    the answer or the number of the match is known already.
    """

    table: int
    revision: int
    """The revision that this change replaces; afterwards it is one more."""
    document: str
    at: int
    code: str | None = None
    """The code from now on; none if the table can no longer be found by one."""
    match: NewMatch | None = None
    revoked: tuple[str, ...] = ()
    """Participants whose tokens and pairing codes end with this change."""
    answer: Answer | None = None


class AppendEvents(Change[None], frozen=True):
    """Append events to a match; clashes unless exactly `ply` events are there and the match goes on."""

    match: int
    ply: int
    events: tuple[NewEvent, ...]
    at: int
    wake_at: int | None = None
    """When somebody has to look at the match again, even if nothing happens."""
    result: str | None = None
    """How the match ended, with the last of these events."""


class SetWake(Change[None], frozen=True):
    """Say when somebody has to look at a match again; clashes if there is no such match."""

    match: int
    wake_at: int | None


class AddToken(Change[None], frozen=True):
    """Let a token speak for a participant; clashes if there is no such table."""

    hash: bytes
    table: int
    participant: str
    at: int


class RevokeTokens(Change[None], frozen=True):
    """End all tokens and pairing codes of a participant at a table but the token with one hash."""

    table: int
    participant: str
    spared: bytes


class AddPairing(Change[None], frozen=True):
    """Let a code stand for a participant, instead of any earlier one; clashes if there is no such table."""

    hash: bytes
    table: int
    participant: str
    expires_at: int


class TakePairing(Change[Paired | None], frozen=True):
    """Use up a pairing code; returns nothing if it was used before or has expired."""

    hash: bytes
    now: int


class KeepMeta(Change[bytes], frozen=True):
    """Store a value under a key that has none; returns the value that the key has now."""

    key: str
    value: bytes


class Sweep(Change[int], frozen=True):
    """Delete the tables where nothing has happened since `before`, the oldest first; returns how many.

    At most `limit` go at once, since other changes wait meanwhile: sweep again until none is left.
    """

    before: int
    limit: int = 100


class Notify(Change[None], frozen=True):
    """Tell every worker something without changing anything."""

    payloads: tuple[str, ...]
