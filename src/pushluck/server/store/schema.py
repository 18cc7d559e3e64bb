"""The tables of the database, the same for SQLite and PostgreSQL.

A change here needs a migration beside it; a test compares the two.
"""

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

RowId = BigInteger().with_variant(Integer, "sqlite")
"""SQLite counts up only what is called INTEGER; it has 64 bits there too."""


def _belongs_to(parent: str) -> ForeignKey:
    return ForeignKey(f"{parent}.id", ondelete="CASCADE")


tables = Table(
    "tables",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("link", Text, nullable=False),
    Column("code", Text),
    Column("document", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("touched_at", BigInteger, nullable=False),
    UniqueConstraint("link", name="uq_tables_link"),
    UniqueConstraint("code", name="uq_tables_code"),
    Index("ix_tables_touched_at", "touched_at"),
    # The id of a table that was deleted never comes back: a worker may still hold it.
    sqlite_autoincrement=True,
)

matches = Table(
    "matches",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("table_id", RowId, _belongs_to("tables"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("rules", Text, nullable=False),
    Column("document", Text, nullable=False),
    # Whoever appends raises this from the number it expects: one statement refuses a second writer, a gap and
    # a match that is over.
    Column("plies", Integer, nullable=False),
    Column("started_at", BigInteger, nullable=False),
    Column("touched_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    Column("result", Text),
    Column("wake_at", BigInteger),
    UniqueConstraint("table_id", "number", name="uq_matches_number"),
    Index("ix_matches_wake_at", "wake_at"),
    sqlite_autoincrement=True,
)

events = Table(
    "events",
    metadata,
    Column("match_id", RowId, _belongs_to("matches"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("cause", Text, nullable=False),
    Column("command", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

answers = Table(
    "answers",
    metadata,
    Column("table_id", RowId, _belongs_to("tables"), primary_key=True),
    Column("key", Text, primary_key=True),
    Column("answer", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("table_id", RowId, _belongs_to("tables"), nullable=False),
    Column("participant", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Index("ix_tokens_participant", "table_id", "participant"),
)

pairings = Table(
    "pairings",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("table_id", RowId, _belongs_to("tables"), nullable=False),
    Column("participant", Text, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Index("ix_pairings_participant", "table_id", "participant"),
)

meta = Table(
    "meta",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
