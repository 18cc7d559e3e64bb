"""How much one address or one connection may ask: buckets of tokens that fill with time.

Time is passed in, in seconds of a clock that never goes back.
"""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from math import ceil, inf

from litestar.types import ASGIApp, Receive, Scope, Send

from pushluck.server.security import is_socket, refusal
from pushluck.server.settings import Limits

_MOST_ADDRESSES = 10_000
"""So many addresses are remembered; whoever has been silent longest is forgotten first."""


class Bucket:
    """Holds up to `burst` tokens and gains `rate` a second; starts full."""

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = float(burst)
        self._at = -inf

    def take(self, now: float) -> bool:
        """Take a token; return whether there was one."""
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def wait(self) -> float:
        """Return how many seconds after the last `take` there is a token again."""
        return max(0.0, (1 - self._tokens) / self._rate)


class AddressBuckets:
    """A bucket for each address, for the latest `most` addresses."""

    def __init__(self, rate: float, burst: int, *, most: int = _MOST_ADDRESSES) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, address: str, now: float) -> float:
        """Take a token of an address; return 0, or the seconds to wait when there is none."""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._burst)
        self._buckets[address] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return 0.0 if bucket.take(now) else bucket.wait()


class AddressLimits:
    """What each address has asked of this worker."""

    def __init__(self, limits: Limits) -> None:
        self.requests = AddressBuckets(limits.requests_per_second, limits.request_burst)
        """Requests and attempts to connect."""
        self.guesses = AddressBuckets(limits.guesses_per_minute / 60, limits.guesses_per_minute)
        """Codes tried."""
        self._most_sockets = limits.sockets_per_address
        self._sockets: Counter[str] = Counter()

    def open_socket(self, address: str) -> bool:
        """Count a connection of an address; return whether it may have one more."""
        if self._sockets[address] >= self._most_sockets:
            return False
        self._sockets[address] += 1
        return True

    def close_socket(self, address: str) -> None:
        """Forget a connection that `open_socket` has counted."""
        self._sockets[address] -= 1
        if self._sockets[address] <= 0:
            del self._sockets[address]


class AddressGate:
    """A layer around an ASGI app that refuses what an address asks too much."""

    def __init__(
        self, app: ASGIApp, limits: AddressLimits, *, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._app = app
        self._limits = limits
        self._clock = clock

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve or refuse."""
        address = address_of(scope)
        wait = self._limits.requests.take(address, self._clock())
        if wait:
            app = refusal(429, "too-many-requests", (b"retry-after", str(ceil(wait)).encode()))
            await app(scope, receive, send)
        elif not is_socket(scope):
            await self._app(scope, receive, send)
        elif not self._limits.open_socket(address):
            await refusal(429, "too-many-connections")(scope, receive, send)
        else:
            try:
                await self._app(scope, receive, send)
            finally:
                self._limits.close_socket(address)


def address_of(scope: Scope) -> str:
    """Return what limits count as one address: of IPv6 the network that a household has (/64)."""
    client = scope.get("client")
    return shared_address(client[0] if client else "")


def shared_address(host: str) -> str:
    """Return the part of an address that one household shares.

    >>> shared_address("2001:db8:1:2:3:4:5:6"), shared_address("::ffff:192.0.2.1")
    ('2001:db8:1:2::/64', '192.0.2.1')
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> 64 << 64)}/64"
