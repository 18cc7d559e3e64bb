from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.postgres import PostgresProcess


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Everything on the server runs in asyncio."""
    return "asyncio"


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The URL of an SQLite database that does not exist yet."""
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresProcess]:
    """A PostgreSQL server; whoever stops it starts it again."""
    process = PostgresProcess()
    yield process
    process.delete()


@pytest.fixture
def postgres_url(postgres: PostgresProcess) -> str:
    """The URL of an empty PostgreSQL database."""
    return postgres.make_database()


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> Any:
    """The URL of an empty database of either kind."""
    return request.getfixturevalue(f"{request.param}_url")
