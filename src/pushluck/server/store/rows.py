"""What the store gives back: one type for each kind of row."""

from msgspec import Struct


class TableRow(Struct, frozen=True):
    """A table."""

    id: int
    link: str
    code: str | None
    document: str
    revision: int
    """Counts the changes of the document, from 0."""
    created_at: int
    touched_at: int
    """When the document was changed last; the events of its matches do not count."""


class MatchRow(Struct, frozen=True):
    """A match of a table, without its events."""

    id: int
    table: int
    number: int
    rules: str
    document: str
    plies: int
    """How many events the match has: the ply of the next one."""
    started_at: int
    touched_at: int
    """When the last event was appended."""
    ended_at: int | None
    result: str | None
    wake_at: int | None


class EventRow(Struct, frozen=True):
    """An event of a match."""

    ply: int
    seat: int
    text: str
    cause: str
    """Why it happened, if nobody did it; empty otherwise."""
    command: str
    """The id of the command that asked for it; empty if none did."""
    at: int


class TokenRow(Struct, frozen=True):
    """Whom a token speaks for."""

    table: int
    participant: str
    created_at: int


class DueRow(Struct, frozen=True):
    """A match that wants to be woken."""

    table: int
    match: int
    wake_at: int
