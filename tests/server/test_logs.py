import json
import logging
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import structlog
from litestar.testing import TestClient

from pushluck.server.logs import MASK, configure_logs
from pushluck.server.settings import LogFormat, Settings
from tests.server.tiny_server import make_app

SECRETS = ("Ada", "s3cret", "4711", "table-link", "token-text")


@pytest.fixture
def written(capsys: pytest.CaptureFixture[str]) -> Iterator[Callable[[], str]]:
    """Return what has been logged since the last call, and put everything back afterwards."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield lambda: capsys.readouterr().err
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def settings(log_format: LogFormat = "json") -> Settings:
    return Settings(database="sqlite:///unused.db", log_format=log_format)


def lines(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def test_a_request_is_one_line_without_its_path(written: Callable[[], str]) -> None:
    configure_logs(settings())
    with TestClient(make_app(settings())) as page:
        answer = page.get("/api/tables/table-link?token=token-text", headers={"cookie": "s3cret=1"})
    text = written()
    (line,) = [line for line in lines(text) if line["logger"] == "pushluck.access"]
    assert line.pop("ms") >= 0
    assert line.pop("timestamp").endswith("Z")
    assert line == {
        "event": "request",
        "level": "info",
        "logger": "pushluck.access",
        "method": "GET",
        "route": "/api/tables/{link}",
        "status": 200,
        "request_id": answer.headers["x-request-id"],
    }
    assert not any(secret in text for secret in SECRETS)


def test_a_socket_is_one_line_when_it_closes(written: Callable[[], str]) -> None:
    configure_logs(settings())
    with (
        TestClient(make_app(settings())) as page,
        page.websocket_connect("/api/tables/table-link/socket") as socket,
    ):
        socket.receive_text()
    text = written()
    (line,) = [line for line in lines(text) if line["logger"] == "pushluck.access"]
    assert (line["method"], line["status"]) == ("WEBSOCKET", 101)
    assert line["route"] == "/api/tables/{link}/socket"
    assert "table-link" not in text


def test_a_fault_is_logged_with_its_traceback_but_no_values(written: Callable[[], str]) -> None:
    configure_logs(settings())
    with TestClient(make_app(settings()), raise_server_exceptions=False) as page:
        assert page.get("/api/fault").status_code == 500
        page.get("/nowhere")
    text = written()
    (line,) = [line for line in lines(text) if line["event"] == "request-failed"]
    assert line["level"] == "error"
    assert line["route"] == "/api/fault"
    assert "RuntimeError: postgresql://luck:***@db.example/tables" in line["exception"]
    assert "request_id" in line
    assert not any(secret in text for secret in SECRETS)


@pytest.mark.parametrize("log_format", ["json", "text"])
def test_secrets_and_names_are_masked_however_deep(
    written: Callable[[], str], log_format: LogFormat
) -> None:
    configure_logs(settings(log_format))
    log = structlog.stdlib.get_logger("pushluck.test")
    log.info(
        "joined",
        name="Ada",
        details={"Token": "token-text", "seats": [{"link": "table-link"}], "code": "4711"},
        database="postgresql://luck:s3cret@db/t",
        seat=2,
    )
    text = written()
    assert MASK in text
    assert "***@db/t" in text
    assert "seat" in text
    assert not any(secret in text for secret in SECRETS)


@pytest.mark.parametrize("log_format", ["json", "text"])
def test_libraries_log_in_the_same_way(written: Callable[[], str], log_format: LogFormat) -> None:
    configure_logs(settings(log_format))
    logging.getLogger("uvicorn.error").info('%s - "WebSocket %s" [accepted]', "a", "/t/table-link")
    logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    try:
        raise ValueError("lost")
    except ValueError:
        logging.getLogger("anything").exception("failed")
    text = written()
    assert "table-link" not in text
    assert "Invalid HTTP request received." in text
    assert "ValueError: lost" in text
    if log_format == "json":
        assert [line["level"] for line in lines(text)] == ["warning", "error"]
