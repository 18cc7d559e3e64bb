from typing import Any

import pytest
from litestar.testing import TestClient

from pushluck.server.metrics import Metrics
from pushluck.server.settings import Settings
from tests.server.tiny_server import make_app

FORWARDED = {"x-forwarded-for": "198.51.100.7"}


def client(host: str = "127.0.0.1", **settings: Any) -> TestClient[Any]:
    app = make_app(Settings(database="sqlite:///unused.db", **settings))
    served = app.asgi_handler

    async def from_host(scope: Any, receive: Any, send: Any) -> None:
        scope["client"] = (host, 1)
        await served(scope, receive, send)

    app.asgi_handler = from_host
    return TestClient(app)


def test_requests_are_counted_by_route_and_not_by_path() -> None:
    with client() as page:
        page.get("/api/tables/secret-link")
        page.get("/api/tables/another-link")
        page.request("BREW", "/nowhere-at-all")
        text = page.get("/metrics").text
    route = 'route="/api/tables/{link}"'
    assert f'pushluck_requests_total{{method="GET",{route},status="200"}} 2.0' in text
    assert 'method="other",route="none",status="404"' in text
    assert "secret-link" not in text
    assert "nowhere-at-all" not in text


def test_open_sockets_are_counted() -> None:
    with client() as page:
        with page.websocket_connect("/api/tables/abc/socket") as socket:
            socket.receive_text()
            assert "pushluck_sockets_open 1.0" in page.get("/metrics").text
        assert "pushluck_sockets_open 0.0" in page.get("/metrics").text


@pytest.mark.parametrize(
    ("access", "host", "headers", "status"),
    [
        ("loopback", "127.0.0.1", {}, 200),
        ("loopback", "::1", {}, 200),
        ("loopback", "192.0.2.1", {}, 404),
        ("loopback", "127.0.0.1", FORWARDED, 404),
        ("all", "192.0.2.1", {}, 200),
        ("off", "127.0.0.1", {}, 404),
    ],
)
def test_the_setting_says_who_may_read(
    access: str, host: str, headers: dict[str, str], status: int
) -> None:
    with client(host, metrics=access) as page:
        assert page.get("/metrics", headers=headers).status_code == status


def test_everything_that_is_counted_begins_with_our_name() -> None:
    names = [
        line.split()[2] for line in Metrics().render().decode().splitlines() if "# TYPE" in line
    ]
    assert "pushluck_clashes_total" in names
    assert all(name.startswith("pushluck_") for name in names)
