"""Real processes: how a server starts, refuses to start, survives and ends."""

import json
import os
import signal
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from pushluck.core.errors import NotationError, PushluckError, RulesError
from pushluck.server.listening import address_to_open, listen
from pushluck.server.serving import check_settings, prepare_database
from pushluck.server.settings import Limits, Settings
from tests.server.serving_process import ServingProcess
from tests.server.tiny_server import BROKEN

Start = Callable[..., ServingProcess]
PATIENCE = 60.0
"""Seconds; nothing here takes long unless the machine is busy."""


@pytest.fixture
def start(tmp_path: Path, sqlite_url: str) -> Iterator[Start]:
    """Start the tiny server with settings."""
    started: list[ServingProcess] = []

    def start(**given: Any) -> ServingProcess:
        chosen: dict[str, Any] = {"database": sqlite_url, "port": 0} | given
        settings = Settings(**chosen)
        command = ["tests/server/tiny_server.py", msgspec.json.encode(settings).decode()]
        log = tmp_path / f"log-{len(started)}.txt"
        started.append(ServingProcess(command, log))
        return started[-1]

    yield start
    for server in started:
        server.__exit__()


def wait_until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.05)


def open_socket(address: str, **options: Any) -> ClientConnection:
    url = f"{address.replace('http', 'ws')}api/tables/table-link/socket"
    socket_: ClientConnection = connect(url, **options)
    return socket_


def test_it_serves_until_it_is_told_to_end(start: Start) -> None:
    with start() as server:
        assert httpx.get(f"{server.first_line}health").json()["version"]
        assert httpx.get(f"{server.first_line}ready").json() == {"ready": True}
        assert server.end() == 0
    events = [json.loads(line)["event"] for line in server.log.splitlines()]
    assert events == ["server-starts", "request", "request", "server-ends"]


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("signal_", [signal.SIGTERM, signal.SIGINT])
def test_connections_are_told_before_it_ends(
    start: Start, postgres_url: str, workers: int, signal_: signal.Signals
) -> None:
    with (
        start(workers=workers, database=postgres_url) as server,
        open_socket(server.first_line) as socket_,
    ):
        assert str(socket_.recv()).isdigit()
        status = server.end(signal_)
        assert socket_.recv() == "goodbye"
        with pytest.raises(ConnectionClosed) as closed:
            socket_.recv()
    assert status == 0
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    assert "table-link" not in server.log


def test_a_worker_that_dies_is_replaced(start: Start, postgres_url: str) -> None:
    with start(workers=2, database=postgres_url) as server:
        seen = {httpx.post(f"{server.first_line}api/tables").json() for _ in range(5)}
        victim = seen.pop()
        os.kill(victim, signal.SIGKILL)
        wait_until(lambda: "worker-died" in server.log)

        def has_new_worker() -> bool:
            try:
                answer = httpx.post(f"{server.first_line}api/tables")
            except httpx.TransportError:
                return False
            return bool(answer.json() != victim)

        wait_until(has_new_worker)
        metrics = httpx.get(f"{server.first_line}metrics").text
        assert 'route="/api/tables"' in metrics
        assert server.end() == 0


def test_workers_end_with_their_parent(start: Start, postgres_url: str) -> None:
    server = start(workers=2, database=postgres_url)
    httpx.get(f"{server.first_line}health")
    assert server.end(signal.SIGKILL) == -signal.SIGKILL

    def is_free() -> bool:
        try:
            httpx.get(f"{server.first_line}health")
        except httpx.TransportError:
            return True
        return False

    wait_until(is_free)


@pytest.mark.parametrize("workers", [1, 2])
def test_an_app_that_cannot_start_ends_the_server(
    start: Start, postgres_url: str, workers: int
) -> None:
    server = start(workers=workers, database=postgres_url, origins=(BROKEN,))
    assert server.first_line == "server-not-started"
    assert server.wait() == 1
    assert "cannot start" in server.log


def test_a_message_that_is_too_long_ends_the_connection(start: Start) -> None:
    limits = Limits(message_bytes=100)
    with start(limits=limits) as server, open_socket(server.first_line) as socket_:
        socket_.recv()
        socket_.send("x" * 100)
        assert socket_.recv() == "x" * 100
        socket_.send("x" * 101)
        with pytest.raises(ConnectionClosed) as closed:
            socket_.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_messages_are_not_compressed(start: Start) -> None:
    with start() as server, open_socket(server.first_line) as socket_:
        assert socket_.protocol.extensions == []


def test_refused_connections_are_answered(start: Start) -> None:
    with start(limits=Limits(sockets_per_address=1)) as server:
        with open_socket(server.first_line) as socket_:
            socket_.recv()
            with pytest.raises(InvalidStatus) as second:
                open_socket(server.first_line)
        with pytest.raises(InvalidStatus) as foreign:
            open_socket(server.first_line, origin="https://evil.example")
    assert second.value.response.status_code == 429
    assert foreign.value.response.status_code == 403
    assert json.loads(foreign.value.response.body or b"")["reason"] == "foreign-origin"


def test_a_trusted_proxy_says_who_is_asking(start: Start) -> None:
    limits = Limits(request_burst=2, requests_per_second=1)
    with start(limits=limits) as server:
        for client in ("198.51.100.1", "198.51.100.2", "198.51.100.3"):
            headers = {"x-forwarded-for": client}
            answers = [
                httpx.get(f"{server.first_line}health", headers=headers).status_code
                for _ in range(2)
            ]
            assert answers == [200, 200]


def test_a_taken_port_is_refused(start: Start) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        server = start(port=taken.getsockname()[1])
        assert server.first_line == "port-in-use"
        assert server.wait() == 1


@pytest.mark.parametrize(
    ("host", "port", "reason"),
    [
        ("127.0.0.1", 65_536, "bad-port"),
        ("no such host", 0, "no-such-host"),
        ("203.0.113.77", 0, "no-such-host"),
    ],
)
def test_an_address_that_cannot_be_had_is_refused(host: str, port: int, reason: str) -> None:
    with pytest.raises(RulesError) as failure:
        listen(host, port, backlog=1)
    assert failure.value.reason == reason


@pytest.mark.parametrize(
    ("host", "public_url", "shown"),
    [
        ("127.0.0.1", "", "http://127.0.0.1:{port}/"),
        ("localhost", "", "http://localhost:{port}/"),
        ("127.0.0.1", "https://dice.example", "https://dice.example/"),
    ],
)
def test_the_address_to_open_is_the_one_that_people_reach(
    host: str, public_url: str, shown: str
) -> None:
    settings = Settings(database="sqlite:///a.db", host=host, public_url=public_url)
    with listen(host, 0, backlog=1) as listener:
        port = listener.getsockname()[1]
        assert address_to_open(settings, listener) == shown.format(port=port)


def test_an_open_house_is_shown_by_an_address_that_others_reach() -> None:
    settings = Settings(database="sqlite:///a.db", host="0.0.0.0")
    with listen(settings.host, 0, backlog=1) as listener:
        assert "0.0.0.0" not in address_to_open(settings, listener)


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"workers": 2}, "workers-need-redis"),
        ({"redis": "localhost:6379"}, "bad-redis-url"),
        ({"public_url": "dice.example"}, "bad-origin"),
        ({"origins": ("https://a.example", "b")}, "bad-origin"),
    ],
)
def test_settings_that_cannot_be_are_refused(settings: dict[str, Any], reason: str) -> None:
    with pytest.raises(PushluckError) as failure:
        check_settings(Settings(**({"database": "sqlite:///a.db"} | settings)))
    assert failure.value.reason == reason


def test_several_workers_need_a_way_to_tell_each_other() -> None:
    check_settings(Settings(database="postgresql:///tables", workers=2))
    check_settings(Settings(database="sqlite:///a.db", workers=2, redis="redis://localhost"))


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("url", "error", "reason"),
    [
        ("nonsense", NotationError, "bad-database-url"),
        ("mysql://db/tables", NotationError, "bad-database-url"),
        ("postgresql://luck:s3cret@127.0.0.1:1/t", RulesError, "database-unreachable"),
        ("sqlite:////dev/null/tables.db", RulesError, "database-unreachable"),
    ],
)
async def test_a_database_that_is_not_there_is_refused(
    url: str, error: type[PushluckError], reason: str
) -> None:
    with pytest.raises(error) as failure:
        await prepare_database(url)
    assert failure.value.reason == reason
    assert "s3cret" not in str(failure.value)
