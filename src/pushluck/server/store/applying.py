"""How each change is made, within a transaction that somebody else begins and ends."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, delete, exists, insert, select, text, update
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from pushluck.server.store.changes import (
    AddPairing,
    AddToken,
    AppendEvents,
    Change,
    ChangeTable,
    CreateTable,
    KeepMeta,
    NewMatch,
    Notify,
    Paired,
    RevokeTokens,
    SetWake,
    Sweep,
    TakePairing,
)
from pushluck.server.store.errors import Clash
from pushluck.server.store.rows import TableRow
from pushluck.server.store.schema import answers, events, matches, meta, pairings, tables, tokens

CHANNEL = "pushluck"
"""Where PostgreSQL tells the workers what is new."""

EXTEND_MATCH = (
    update(matches)
    .where(
        matches.c.id == bindparam("match"),
        matches.c.plies == bindparam("ply"),
        matches.c.ended_at.is_(None),
    )
    .values(
        {name: bindparam(name) for name in ("plies", "touched_at", "ended_at", "result", "wake_at")}
    )
)

LOCK_MATCHES = (
    select(matches.c.id)
    .where(matches.c.id.in_(bindparam("matches", expanding=True)))
    .order_by(matches.c.id)
    .with_for_update()
)

INSERT_EVENTS = insert(events)

SET_WAKE = (
    update(matches).where(matches.c.id == bindparam("match")).values(wake_at=bindparam("wake_at"))
)

INSERT_TABLE = insert(tables).returning(tables.c.id)

REPLACE_DOCUMENT = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.revision == bindparam("expected"))
    .values({name: bindparam(name) for name in ("revision", "document", "code", "touched_at")})
)

INSERT_MATCH = insert(matches).returning(matches.c.id)

TAKE_PAIRING = (
    delete(pairings)
    .where(pairings.c.hash == bindparam("hash"))
    .returning(pairings.c.table_id, pairings.c.participant, pairings.c.expires_at)
)

REVOKE = tuple(
    delete(secrets).where(
        secrets.c.table_id == bindparam("table"), secrets.c.participant == bindparam("participant")
    )
    for secrets in (pairings, tokens)
)
REVOKE_OTHERS = (REVOKE[0], REVOKE[1].where(tokens.c.hash != bindparam("spared")))

LOAD_META = select(meta.c.value).where(meta.c.key == bindparam("key"))

SWEEP = delete(tables).where(
    tables.c.id.in_(
        select(tables.c.id)
        .where(
            tables.c.touched_at < bindparam("before"),
            ~exists().where(
                matches.c.table_id == tables.c.id, matches.c.touched_at >= bindparam("before")
            ),
        )
        .order_by(tables.c.touched_at)
        .limit(bindparam("limit"))
    )
)

NOTIFY = text(
    "SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload"
)


def apply_all(connection: Connection, changes: Sequence[Change[Any]]) -> list[Any]:
    """Make changes in their order and return what each returns.

    Raises `Clash`, or what the database raises, at the first that fails; the transaction must then be rolled back.
    """
    results: list[Any] = []
    appends: dict[int, AppendEvents] = {}
    for change in changes:
        if isinstance(change, AppendEvents):
            # What makes few statements of many: appends that follow each other, each to another match.
            if change.match in appends:
                _append(connection, appends)
            appends[change.match] = change
            results.append(None)
        else:
            _append(connection, appends)
            results.append(APPLY[type(change)](connection, change))
    _append(connection, appends)
    if connection.dialect.name == "postgresql":
        _notify(connection, changes)
    return results


def _append(connection: Connection, appends: dict[int, AppendEvents]) -> None:
    """Make the appends and forget them."""
    if not appends:
        return
    # Always in the same order, so that two workers never wait for each other.
    ordered = [appends[match] for match in sorted(appends)]
    if len(ordered) > 1 and connection.dialect.name == "postgresql":
        connection.execute(LOCK_MATCHES, {"matches": [change.match for change in ordered]})
    appends.clear()
    extended = connection.execute(EXTEND_MATCH, [_extension(change) for change in ordered])
    if extended.rowcount != len(ordered):
        raise Clash("a match has another number of events, or is over or gone")
    rows = [
        {
            "match_id": change.match,
            "ply": ply,
            "seat": event.seat,
            "text": event.text,
            "cause": event.cause,
            "command": event.command,
            "at": change.at,
        }
        for change in ordered
        for ply, event in enumerate(change.events, change.ply)
    ]
    if rows:
        connection.execute(INSERT_EVENTS, rows)


def _extension(change: AppendEvents) -> dict[str, Any]:
    return {
        "match": change.match,
        "ply": change.ply,
        "plies": change.ply + len(change.events),
        "touched_at": change.at,
        "ended_at": None if change.result is None else change.at,
        "result": change.result,
        "wake_at": change.wake_at,
    }


def _create_table(connection: Connection, change: CreateTable) -> TableRow:
    row = {
        "link": change.link,
        "code": change.code,
        "document": change.document,
        "revision": 0,
        "created_at": change.at,
        "touched_at": change.at,
    }
    return TableRow(connection.execute(INSERT_TABLE, row).scalar_one(), *row.values())  # type: ignore[arg-type]


def _change_table(connection: Connection, change: ChangeTable) -> int | None:
    values = {
        "table": change.table,
        "expected": change.revision,
        "revision": change.revision + 1,
        "document": change.document,
        "code": change.code,
        "touched_at": change.at,
    }
    _execute_once(connection, REPLACE_DOCUMENT, values)
    _revoke(connection, change.table, change.revoked)
    if change.answer is not None:
        row = {
            "table_id": change.table,
            "key": change.answer.key,
            "answer": change.answer.text,
            "at": change.at,
        }
        connection.execute(insert(answers), row)
    return None if change.match is None else _begin_match(connection, change, change.match)


def _begin_match(connection: Connection, change: ChangeTable, match: NewMatch) -> int:
    row = {
        "table_id": change.table,
        "number": match.number,
        "rules": match.rules,
        "document": match.document,
        "plies": 0,
        "started_at": change.at,
        "touched_at": change.at,
        "wake_at": match.wake_at,
    }
    return int(connection.execute(INSERT_MATCH, row).scalar_one())


def _revoke(connection: Connection, table: int, participants: Iterable[str]) -> None:
    for participant in participants:
        for statement in REVOKE:
            connection.execute(statement, {"table": table, "participant": participant})


def _set_wake(connection: Connection, change: SetWake) -> None:
    _execute_once(connection, SET_WAKE, {"match": change.match, "wake_at": change.wake_at})


def _add_token(connection: Connection, change: AddToken) -> None:
    row = {
        "hash": change.hash,
        "table_id": change.table,
        "participant": change.participant,
        "created_at": change.at,
    }
    connection.execute(insert(tokens), row)


def _revoke_tokens(connection: Connection, change: RevokeTokens) -> None:
    whose = {"table": change.table, "participant": change.participant}
    connection.execute(REVOKE_OTHERS[0], whose)
    connection.execute(REVOKE_OTHERS[1], {**whose, "spared": change.spared})


def _add_pairing(connection: Connection, change: AddPairing) -> None:
    connection.execute(REVOKE[0], {"table": change.table, "participant": change.participant})
    row = {
        "hash": change.hash,
        "table_id": change.table,
        "participant": change.participant,
        "expires_at": change.expires_at,
    }
    connection.execute(insert(pairings), row)


def _take_pairing(connection: Connection, change: TakePairing) -> Paired | None:
    row = connection.execute(TAKE_PAIRING, {"hash": change.hash}).one_or_none()
    if row is None or row.expires_at <= change.now:
        return None
    return Paired(row.table_id, row.participant)


def _keep_meta(connection: Connection, change: KeepMeta) -> bytes:
    insert_here = postgres_insert if connection.dialect.name == "postgresql" else sqlite_insert
    row = {"key": change.key, "value": change.value}
    connection.execute(insert_here(meta).on_conflict_do_nothing(), row)
    return bytes(connection.execute(LOAD_META, {"key": change.key}).scalar_one())


def _sweep(connection: Connection, change: Sweep) -> int:
    return connection.execute(SWEEP, {"before": change.before, "limit": change.limit}).rowcount


def _notify(connection: Connection, changes: Iterable[Change[Any]]) -> None:
    payloads = [change.notify for change in changes if change.notify is not None]
    for change in changes:
        if isinstance(change, Notify):
            payloads += change.payloads
    if payloads:
        connection.execute(NOTIFY, {"channel": CHANNEL, "payloads": payloads})


def _execute_once(connection: Connection, statement: Any, values: Mapping[str, Any]) -> None:
    """Execute an update that must find exactly one row."""
    if connection.execute(statement, values).rowcount != 1:
        raise Clash("the row has changed, or is gone")


APPLY: Mapping[type[Change[Any]], Callable[[Connection, Any], Any]] = {
    CreateTable: _create_table,
    ChangeTable: _change_table,
    SetWake: _set_wake,
    AddToken: _add_token,
    RevokeTokens: _revoke_tokens,
    AddPairing: _add_pairing,
    TakePairing: _take_pairing,
    KeepMeta: _keep_meta,
    Sweep: _sweep,
    Notify: lambda _connection, _change: None,
}
"""Everything but appends, which go together."""
