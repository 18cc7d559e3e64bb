from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from pushluck.server.security import content_policy
from pushluck.server.settings import Settings
from tests.server.tiny_server import make_app

Client = TestClient[Any]
MakeClient = Callable[..., Client]


@pytest.fixture
def client() -> Iterator[MakeClient]:
    with ExitStack() as stack:

        def make(**settings: Any) -> Client:
            app = make_app(Settings(database="sqlite:///unused.db", **settings))
            return stack.enter_context(TestClient(app, base_url="http://dice.example"))

        yield make


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/tables/abc", 200),
        ("GET", "/nowhere", 404),
        ("DELETE", "/api/tables", 405),
        ("GET", "/api/fault", 500),
    ],
)
def test_every_answer_protects_its_reader(
    client: MakeClient, method: str, path: str, status: int
) -> None:
    answer = client().request(method, path)
    assert answer.status_code == status
    headers = answer.headers
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "screen-wake-lock=(self)" in headers["permissions-policy"]
    assert "strict-transport-security" not in headers
    assert headers.get("cache-control") == ("no-store" if path.startswith("/api") else None)
    policy = headers["content-security-policy"].split("; ")
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "connect-src 'self' ws://dice.example wss://dice.example" in policy
    assert "unsafe" not in headers["content-security-policy"]


def test_who_comes_through_tls_is_kept_there(client: MakeClient) -> None:
    secure = client(public_url="https://play.example")
    headers = secure.get("/health").headers
    assert "max-age" in headers["strict-transport-security"]
    assert "wss://play.example" in headers["content-security-policy"]


def test_a_host_cannot_write_into_the_policy() -> None:
    for host in ("a; script-src *", "a b", "", "a'b", "[::1"):
        assert content_policy(host).endswith(b"connect-src 'self'")
    assert content_policy("[::1]:8000").endswith(b"ws://[::1]:8000 wss://[::1]:8000")


@pytest.mark.parametrize(
    ("settings", "origin", "is_allowed"),
    [
        pytest.param({}, None, True, id="no page"),
        pytest.param({}, "http://dice.example", True, id="same host"),
        pytest.param({}, "https://dice.example", True, id="same host, TLS taken off"),
        pytest.param({}, "http://dice.example:8080", False, id="another port"),
        pytest.param({}, "http://evil.example", False, id="another host"),
        pytest.param({}, "null", False, id="hidden"),
        pytest.param({"public_url": "https://x.example"}, "https://x.example", True, id="public"),
        pytest.param(
            {"public_url": "https://x.example"}, "http://dice.example", False, id="not the public"
        ),
        pytest.param({"origins": ("https://y.example",)}, "https://y.example", True, id="further"),
        pytest.param(
            {"origins": ("https://y.example",)}, "http://dice.example", True, id="beside further"
        ),
    ],
)
def test_only_our_own_pages_may_change_anything(
    client: MakeClient, settings: dict[str, Any], origin: str | None, is_allowed: bool
) -> None:
    page = client(**settings)
    headers = {"accept-language": "it"} | ({} if origin is None else {"origin": origin})
    answer = page.post("/api/tables", headers=headers)
    assert answer.status_code == (201 if is_allowed else 403)
    if not is_allowed:
        assert answer.json()["reason"] == "foreign-origin"
        assert answer.json()["sentence"].startswith("Questa pagina non appartiene")
        assert answer.headers["referrer-policy"] == "no-referrer"
    assert page.get("/api/tables/abc", headers=headers).status_code == 200


def test_a_foreign_page_cannot_open_a_socket(client: MakeClient) -> None:
    page = client()
    with page.websocket_connect("/api/tables/abc/socket") as socket:
        assert socket.receive_text().isdigit()
    with (
        pytest.raises(WebSocketDisconnect),
        page.websocket_connect("/api/tables/abc/socket", headers={"origin": "http://evil.example"}),
    ):
        pass
