import asyncio
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pushluck.server.limits import (
    AddressBuckets,
    AddressGate,
    AddressLimits,
    Bucket,
    shared_address,
)
from pushluck.server.settings import Limits


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    bucket = Bucket(2, 3)
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.wait() == pytest.approx(0.5)
    assert not bucket.take(100.4)
    assert bucket.take(100.5)
    assert not bucket.take(100.5)
    assert [bucket.take(1000.0) for _ in range(4)] == [True, True, True, False]


@given(st.lists(st.floats(0, 5), max_size=200), st.integers(1, 5), st.integers(1, 8))
def test_a_bucket_never_gives_more_than_its_burst_and_its_rate(
    gaps: list[float], rate: int, burst: int
) -> None:
    bucket, now, taken = Bucket(rate, burst), 0.0, 0
    for gap in gaps:
        now += gap
        taken += bucket.take(now)
        assert taken <= burst + rate * now + 1e-6


def test_each_address_has_a_bucket_of_its_own() -> None:
    buckets = AddressBuckets(1, 1)
    assert buckets.take("a", 0.0) == 0
    assert buckets.take("a", 0.0) == pytest.approx(1)
    assert buckets.take("b", 0.0) == 0


def test_the_address_that_was_silent_longest_is_forgotten_first() -> None:
    buckets = AddressBuckets(1, 1, most=2)
    for address in ("a", "b", "a", "c"):
        buckets.take(address, 0.0)
    assert len(buckets) == 2
    assert buckets.take("a", 0.0) > 0
    assert buckets.take("b", 0.0) == 0


def test_codes_can_be_tried_ten_times_a_minute() -> None:
    guesses = AddressLimits(Limits()).guesses
    assert [guesses.take("a", 0.0) > 0 for _ in range(11)] == [False] * 10 + [True]
    assert guesses.take("a", 0.0) == pytest.approx(6)
    assert guesses.take("a", 6.0) == 0


def test_sockets_are_counted_while_they_are_open() -> None:
    limits = AddressLimits(Limits(sockets_per_address=2))
    assert [limits.open_socket("a") for _ in range(3)] == [True, True, False]
    assert limits.open_socket("b")
    limits.close_socket("a")
    assert limits.open_socket("a")


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::2", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_a_household_counts_as_one_address(host: str, address: str) -> None:
    assert shared_address(host) == address


class Conversation:
    """One connection to an ASGI app: what the app sends is kept."""

    def __init__(self, kind: str, host: str = "192.0.2.1") -> None:
        self.scope: Any = {"type": kind, "client": (host, 1), "headers": [], "path": "/"}
        self.sent: list[dict[str, Any]] = []

    async def hold(self, gate: AddressGate) -> list[dict[str, Any]]:
        await gate(self.scope, self._receive, self._send)
        return self.sent

    async def _receive(self) -> Any:
        return {"type": "websocket.connect"}

    async def _send(self, message: Any) -> None:
        self.sent.append(message)


async def app(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "served"})


def test_too_many_requests_are_told_when_to_come_back() -> None:
    now = [0.0]
    limits = AddressLimits(Limits(requests_per_second=1, request_burst=2))
    gate = AddressGate(app, limits, clock=lambda: now[0])
    served = [{"type": "served"}]
    assert asyncio.run(Conversation("http").hold(gate)) == served
    assert asyncio.run(Conversation("http").hold(gate)) == served
    start, body = asyncio.run(Conversation("http").hold(gate))
    assert start["status"] == 429
    assert (b"retry-after", b"1") in start["headers"]
    assert msgspec.json.decode(body["body"])["reason"] == "too-many-requests"
    assert asyncio.run(Conversation("http", "192.0.2.2").hold(gate)) == served
    now[0] = 1.0
    assert asyncio.run(Conversation("http").hold(gate)) == served


def test_a_socket_too_many_is_refused_until_another_closes() -> None:
    limits = AddressLimits(Limits(sockets_per_address=1))
    answers: list[list[dict[str, Any]]] = []

    async def nested(scope: Any, receive: Any, send: Any) -> None:
        answers.append(await Conversation("websocket").hold(AddressGate(app, limits)))

    asyncio.run(Conversation("websocket").hold(AddressGate(nested, limits)))
    assert answers == [
        [{"type": "websocket.close", "code": 4429, "reason": "too-many-connections"}]
    ]
    served = asyncio.run(Conversation("websocket").hold(AddressGate(app, limits)))
    assert served == [{"type": "served"}]
