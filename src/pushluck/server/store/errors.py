"""How a store can fail, and what the databases' own errors mean."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    DisconnectionError,
    IntegrityError,
    NotSupportedError,
    ProgrammingError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from pushluck.core.errors import PushluckError

DISK_FULL = "53100"
"""What PostgreSQL answers when it has no space left."""

UNDONE = frozenset({"40001", "40P01", "55P03", "57014"})
"""Answers of PostgreSQL that end a transaction and not the connection: serialisation failure, deadlock, lock
not available, query cancelled."""

NO_SPACE = frozenset(
    {
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR_WRITE,  # a limit of the process or a quota
        sqlite3.SQLITE_IOERR_TRUNCATE,
        sqlite3.SQLITE_IOERR_SHMSIZE,
    }
)
"""What SQLite answers when it cannot make a file longer."""

FAULTS_OF_THE_CALLER = (DataError, NotSupportedError, ProgrammingError)
"""Answers of a database to what it cannot do, however often it is asked."""

FAULTS_OF_THE_DATABASE = (OSError, sqlite3.Error, DisconnectionError, PoolTimeoutError)
"""What goes wrong before a database answers."""


class Clash(Exception):  # noqa: N818  # nothing has gone wrong
    """Somebody else was faster, or what was to be changed is gone: reload and decide again."""


class StoreError(PushluckError):
    """The store could not do what it was asked; what was written before is safe."""


class StoreUnavailable(StoreError):  # noqa: N818
    """The database cannot be reached; a change that was under way may or may not have happened."""

    def __init__(self, reason: str = "store-unavailable") -> None:
        super().__init__(reason)


class StoreFull(StoreError):  # noqa: N818
    """There is no space left; the change has not happened."""

    def __init__(self) -> None:
        super().__init__("store-full")


def translate(error: Exception) -> Exception:
    """Return what the caller is told; an error that is nobody's but the caller's stays as it is."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if _has_no_space(cause):
        return StoreFull()
    if isinstance(error, IntegrityError):
        return Clash("a row exists already, or the row it belongs to is gone")
    if isinstance(error, DBAPIError):
        is_lost = error.connection_invalidated or not isinstance(error, FAULTS_OF_THE_CALLER)
        return StoreUnavailable() if is_lost else error
    return StoreUnavailable() if isinstance(error, FAULTS_OF_THE_DATABASE) else error


@contextmanager
def translating() -> Iterator[None]:
    """Raise what the caller is told instead of what the database says."""
    try:
        yield
    except Exception as error:
        told = translate(error)
        if told is error:
            raise
        raise told from error


def is_outage(error: Exception) -> bool:
    """Whether the next attempt, right now, would most likely fail in the same way."""
    if not isinstance(translate(error), StoreUnavailable):
        return False
    return getattr(getattr(error, "orig", None), "sqlstate", None) not in UNDONE


def _has_no_space(cause: BaseException | None) -> bool:
    if isinstance(cause, sqlite3.Error):
        return getattr(cause, "sqlite_errorcode", None) in NO_SPACE
    return getattr(cause, "sqlstate", None) == DISK_FULL
