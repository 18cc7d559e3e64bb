"""Bringing a database to the present schema, whichever of several workers comes first."""

from threading import Lock
from typing import Any

from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, text

from pushluck.server.store.errors import StoreUnavailable
from pushluck.server.store.migrations import FOLDER

LOCK = 0x7075_7368_6C75
"""Under this number PostgreSQL knows the lock of those who migrate."""

_one_at_a_time = Lock()
"""Alembic's operations are global: two stores of one process must take turns."""


def migrate(connection: Connection) -> None:
    """Make all steps that are missing, in the transaction of the connection.

    On SQLite the caller's transaction keeps other writers out; on PostgreSQL a lock does. Raises
    `StoreUnavailable` for a database that a later version has changed.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL statement_timeout = 0"))
        connection.execute(text("SET LOCAL lock_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    script = ScriptDirectory(FOLDER)

    def steps(revision: str, _: MigrationContext) -> list[Any]:
        return script._upgrade_revs("head", revision)

    context = MigrationContext.configure(connection, opts={"fn": steps, "script": script})
    try:
        with _one_at_a_time, Operations.context(context):
            context.run_migrations()
    except CommandError as error:
        raise StoreUnavailable("database-too-new") from error
