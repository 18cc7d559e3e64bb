import pytest

from pushluck.core.errors import NotationError
from pushluck.server.store import Store
from pushluck.server.store.databases import is_postgres, parse_url


@pytest.mark.parametrize(
    "text",
    ["", "tables.db", "sqlite://", "sqlite:///:memory:", "mysql://u:secret@h/d", "http://secret@h"],
)
def test_a_url_of_neither_kind_is_refused_without_repeating_it(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        Store(text)
    assert caught.value.reason == "bad-database-url"
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg"])
def test_postgresql_is_spelled_in_several_ways(scheme: str) -> None:
    url = parse_url(f"{scheme}://ada:secret@db:5433/pushluck?sslmode=require")
    assert is_postgres(url)
    assert url.drivername == "postgresql+psycopg"
    assert (url.host, url.port, url.password, url.query["sslmode"]) == (
        *("db", 5433, "secret"),
        "require",
    )


def test_sqlite_is_a_file() -> None:
    url = parse_url("sqlite:////data/tables.db")
    assert not is_postgres(url)
    assert url.database == "/data/tables.db"
