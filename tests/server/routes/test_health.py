from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from pushluck import __version__
from pushluck.server.settings import Settings
from tests.server.tiny_server import TinyServices, make_app

Client = TestClient[Any]


@pytest.fixture
def client() -> Iterator[Client]:
    with TestClient(make_app(Settings(database="sqlite:///unused.db"))) as client:
        yield client


def services(client: Client) -> TinyServices:
    found: TinyServices = client.app.state.services
    return found


def test_who_can_serve_is_ready(client: Client) -> None:
    answer = client.get("/ready")
    assert (answer.status_code, answer.json()) == (200, {"ready": True})


def test_a_database_that_fails_makes_the_server_unready_but_alive(client: Client) -> None:
    services(client).failure = OSError("gone")
    answer = client.get("/ready")
    assert (answer.status_code, answer.json()) == (503, {"reason": "store-unavailable"})
    assert client.get("/health").json() == {"version": __version__}


def test_a_database_that_says_nothing_makes_the_server_unready(client: Client) -> None:
    services(client).is_silent = True
    assert client.get("/ready").json() == {"reason": "store-unavailable"}


def test_a_server_that_ends_is_not_ready_for_more(client: Client) -> None:
    services(client).is_leaving = True
    answer = client.get("/ready")
    assert (answer.status_code, answer.json()) == (503, {"reason": "server-leaving"})
    assert client.get("/health").status_code == 200


def test_the_answers_are_documented(client: Client) -> None:
    paths = client.get("/schema/openapi.json").json()["paths"]
    assert {"200", "503"} <= set(paths["/ready"]["get"]["responses"])
    assert "/metrics" not in paths
