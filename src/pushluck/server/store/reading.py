"""What is read from the database; each function is one statement."""

from collections.abc import Mapping
from typing import Any, TypeVar

from sqlalchemy import Connection, Select, bindparam, select

from pushluck.server.store.rows import DueRow, EventRow, MatchRow, TableRow, TokenRow
from pushluck.server.store.schema import answers, events, matches, meta, tables, tokens

Row = TypeVar("Row")

TABLE = select(
    tables.c.id,
    tables.c.link,
    tables.c.code,
    tables.c.document,
    tables.c.revision,
    tables.c.created_at,
    tables.c.touched_at,
)
TABLE_BY_ID = TABLE.where(tables.c.id == bindparam("table"))
TABLE_BY_LINK = TABLE.where(tables.c.link == bindparam("link"))
TABLE_BY_CODE = TABLE.where(tables.c.code == bindparam("code"))

MATCH = select(
    matches.c.id,
    matches.c.table_id,
    matches.c.number,
    matches.c.rules,
    matches.c.document,
    matches.c.plies,
    matches.c.started_at,
    matches.c.touched_at,
    matches.c.ended_at,
    matches.c.result,
    matches.c.wake_at,
)
MATCH_BY_ID = MATCH.where(matches.c.id == bindparam("match"))
MATCH_BY_NUMBER = MATCH.where(
    matches.c.table_id == bindparam("table"), matches.c.number == bindparam("number")
)

MATCHES = (
    MATCH.where(matches.c.table_id == bindparam("table"), matches.c.number < bindparam("before"))
    .order_by(matches.c.number.desc())
    .limit(bindparam("limit"))
)

EVENTS = (
    select(
        events.c.ply, events.c.seat, events.c.text, events.c.cause, events.c.command, events.c.at
    )
    .where(events.c.match_id == bindparam("match"), events.c.ply >= bindparam("first"))
    .order_by(events.c.ply)
)

ANSWER = select(answers.c.answer).where(
    answers.c.table_id == bindparam("table"), answers.c.key == bindparam("key")
)

TOKEN = select(tokens.c.table_id, tokens.c.participant, tokens.c.created_at).where(
    tokens.c.hash == bindparam("hash")
)

DUE = (
    select(matches.c.table_id, matches.c.id, matches.c.wake_at)
    .where(matches.c.wake_at <= bindparam("now"))
    .order_by(matches.c.wake_at, matches.c.id)
    .limit(bindparam("limit"))
)

META = select(meta.c.value).where(meta.c.key == bindparam("key"))


def load_table(connection: Connection, table: int) -> TableRow | None:
    """Return a table by its id."""
    return _first(connection, TABLE_BY_ID, {"table": table}, TableRow)


def find_table(connection: Connection, link: str) -> TableRow | None:
    """Return a table by its link."""
    return _first(connection, TABLE_BY_LINK, {"link": link}, TableRow)


def find_table_by_code(connection: Connection, code: str) -> TableRow | None:
    """Return a table by its code."""
    return _first(connection, TABLE_BY_CODE, {"code": code}, TableRow)


def load_match(connection: Connection, match: int) -> MatchRow | None:
    """Return a match by its id."""
    return _first(connection, MATCH_BY_ID, {"match": match}, MatchRow)


def find_match(connection: Connection, table: int, number: int) -> MatchRow | None:
    """Return a match of a table by its number."""
    return _first(connection, MATCH_BY_NUMBER, {"table": table, "number": number}, MatchRow)


def load_matches(connection: Connection, table: int, before: int, limit: int) -> list[MatchRow]:
    """Return the matches of a table with numbers below `before`, the latest first."""
    values = {"table": table, "before": before, "limit": limit}
    return [MatchRow(*row) for row in connection.execute(MATCHES, values)]


def load_events(connection: Connection, match: int, first: int) -> list[EventRow]:
    """Return the events of a match from ply `first` on, in order."""
    rows = connection.execute(EVENTS, {"match": match, "first": first})
    return [EventRow(*row) for row in rows]


def find_answer(connection: Connection, table: int, key: str) -> str | None:
    """Return what the command `key` of a table was answered."""
    return connection.execute(ANSWER, {"table": table, "key": key}).scalar_one_or_none()


def find_token(connection: Connection, digest: bytes) -> TokenRow | None:
    """Return whom the token with this hash speaks for."""
    return _first(connection, TOKEN, {"hash": digest}, TokenRow)


def load_due(connection: Connection, now: int, limit: int) -> list[DueRow]:
    """Return the matches to wake, the one that waits longest first."""
    return [DueRow(*row) for row in connection.execute(DUE, {"now": now, "limit": limit})]


def find_meta(connection: Connection, key: str) -> bytes | None:
    """Return the value of a key."""
    return connection.execute(META, {"key": key}).scalar_one_or_none()


def _first(
    connection: Connection, statement: Select[Any], values: Mapping[str, Any], row_type: type[Row]
) -> Row | None:
    row = connection.execute(statement, values).one_or_none()
    return None if row is None else row_type(*row)
