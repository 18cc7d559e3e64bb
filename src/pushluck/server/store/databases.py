"""Opening the two kinds of database, so that everything else need not tell them apart."""

import os
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path
from time import monotonic, sleep
from typing import Any
from urllib.parse import quote

from sqlalchemy import URL, Connection, Engine, QueuePool, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DisconnectionError
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection

from pushluck.core.errors import NotationError

PATIENCE = 5.0
"""Seconds for another writer of the same SQLite file, for a lock, or for a connection."""

STATEMENT_TIMEOUT = 10_000
"""Milliseconds after which PostgreSQL gives up a statement: a hanging database must not hold up everybody."""

LIBPQ: Mapping[str, str | int] = {
    "application_name": "pushluck",
    "connect_timeout": int(PATIENCE),
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 2,
    "tcp_user_timeout": STATEMENT_TIMEOUT,
}
"""How PostgreSQL is connected to unless the URL says otherwise: a host that vanishes is noticed in seconds."""

READERS = 4
"""How many reads a worker does at the same time."""


def parse_url(text: str) -> URL:
    """Read where the database is; raises `NotationError`, which never repeats the text: it may hold a password."""
    try:
        url = make_url(text)
    except ArgumentError as error:
        raise NotationError("bad-database-url") from error
    kind = url.drivername.partition("+")[0]
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    if kind == "sqlite" and url.database and url.database != ":memory:":
        return url
    raise NotationError("bad-database-url")


def is_postgres(url: URL) -> bool:
    """Whether the database is PostgreSQL and not SQLite."""
    return url.get_backend_name() == "postgresql"


def make_writer(url: URL) -> Engine:
    """Return the engine of the one who writes: each transaction has the right to write from its start."""
    if is_postgres(url):
        return _make_postgres(url, 1)
    engine = _make_sqlite(url, 1)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def make_reader(url: URL) -> Engine:
    """Return the engine of those who read, each statement for itself."""
    if is_postgres(url):
        return _make_postgres(url, READERS, isolation_level="AUTOCOMMIT")
    return _make_sqlite(url, READERS)


def make_file(url: URL) -> None:
    """Make the file of an SQLite database with its folders, unless it is there.

    From then on nobody makes it: a database that has gone missing must not come back empty.
    """
    path = _path_of(url)
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)) as connection:
        _use_write_ahead_log(connection)


def _use_write_ahead_log(connection: sqlite3.Connection) -> None:
    # Two workers that start together can refuse each other here at once, whatever their patience.
    end = monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or monotonic() > end:
                raise
            sleep(0.02)
        else:
            return


def _make_postgres(url: URL, size: int, **options: Any) -> Engine:
    engine = create_engine(
        url,
        pool_size=size,
        max_overflow=0,
        pool_pre_ping=True,
        pool_timeout=PATIENCE,
        connect_args={name: value for name, value in LIBPQ.items() if name not in url.query},
        **options,
    )

    @event.listens_for(engine, "connect")
    def connect(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        cursor.execute(f"SET statement_timeout = {STATEMENT_TIMEOUT}")
        cursor.execute(f"SET lock_timeout = '{PATIENCE}s'")
        cursor.close()
        connection.commit()

    return engine


def _make_sqlite(url: URL, size: int) -> Engine:
    path = _path_of(url)
    engine = create_engine(
        "sqlite://",
        creator=_connector(path),
        poolclass=QueuePool,
        pool_size=size,
        max_overflow=0,
        pool_timeout=PATIENCE,
    )

    @event.listens_for(engine, "connect")
    def connect(_: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
        entry.info["file"] = _identity(path)

    @event.listens_for(engine, "checkout")
    def checkout(_: DBAPIConnection, entry: ConnectionPoolEntry, __: PoolProxiedConnection) -> None:
        # SQLite would go on with a file that has been deleted or replaced, and lose what it writes.
        if entry.info["file"] != _identity(path):
            raise DisconnectionError

    return engine


def _connector(path: Path) -> Callable[[], sqlite3.Connection]:
    address = f"file:{quote(str(path))}?mode=rw"

    def connect() -> sqlite3.Connection:
        connection = sqlite3.connect(
            address, uri=True, timeout=PATIENCE, isolation_level=None, check_same_thread=False
        )
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA synchronous = FULL")
        return connection

    return connect


def _path_of(url: URL) -> Path:
    return Path(url.database or "").absolute()


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        status = os.stat(path)
    except FileNotFoundError:
        return None
    return status.st_dev, status.st_ino
