"""Tables, their matches with events, and what belongs to a table."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make everything in an empty database."""
    _make_tables()
    _make_matches()
    _make_events()
    _make_answers()
    _make_secrets("tokens", "created_at")
    _make_secrets("pairings", "expires_at")
    op.create_table(
        "meta",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )


def _make_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", ROW_ID, primary_key=True),
        sa.Column("link", sa.Text, nullable=False),
        sa.Column("code", sa.Text),
        sa.Column("document", sa.Text, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("touched_at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("link", name="uq_tables_link"),
        sa.UniqueConstraint("code", name="uq_tables_code"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_tables_touched_at", "tables", ["touched_at"])


def _make_matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", ROW_ID, primary_key=True),
        sa.Column("table_id", ROW_ID, _belongs_to("tables"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
        sa.Column("plies", sa.Integer, nullable=False),
        sa.Column("started_at", sa.BigInteger, nullable=False),
        sa.Column("touched_at", sa.BigInteger, nullable=False),
        sa.Column("ended_at", sa.BigInteger),
        sa.Column("result", sa.Text),
        sa.Column("wake_at", sa.BigInteger),
        sa.UniqueConstraint("table_id", "number", name="uq_matches_number"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_matches_wake_at", "matches", ["wake_at"])


def _make_events() -> None:
    op.create_table(
        "events",
        sa.Column("match_id", ROW_ID, _belongs_to("matches"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("cause", sa.Text, nullable=False),
        sa.Column("command", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )


def _make_answers() -> None:
    op.create_table(
        "answers",
        sa.Column("table_id", ROW_ID, _belongs_to("tables"), primary_key=True),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("answer", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )


def _make_secrets(name: str, time: str) -> None:
    op.create_table(
        name,
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("table_id", ROW_ID, _belongs_to("tables"), nullable=False),
        sa.Column("participant", sa.Text, nullable=False),
        sa.Column(time, sa.BigInteger, nullable=False),
    )
    op.create_index(f"ix_{name}_participant", name, ["table_id", "participant"])


def _belongs_to(parent: str) -> sa.ForeignKey:
    return sa.ForeignKey(f"{parent}.id", ondelete="CASCADE")
