"""Notices from worker to worker: in one process, through PostgreSQL, or through Redis.

No notice has to arrive. What matters is in the database before anybody is told of it, and whoever may have missed
a notice is told so and looks there again.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing, suppress
from typing import Any, Protocol

import psycopg
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from pushluck.server.store.databases import LIBPQ, is_postgres, parse_url

log = logging.getLogger(__name__)

CHANNEL = "pushluck"
"""Under which name notices are sent; the store notifies under the same."""
MISSED = b""
"""Sent in place of notices that could not be sent."""
MOST_WAITING = 10_000
"""Notices that may wait to be sent."""
PATIENCE = 5.0
"""Seconds for a connection, for an answer, and for the first connection when a worker opens."""
PULSE = 10.0
"""Seconds of silence after which Redis is asked whether it is there, and once more after which it is not."""
LAST_WORDS = 1.0
"""Seconds for what is still to be sent when a worker closes."""
FIRST_RETRY = 0.1
LONGEST_RETRY = 5.0
"""Seconds before a lost connection is made again: twice as long each time."""

Hear = Callable[[bytes], object]
Recovered = Callable[[], object]


class Fanout(Protocol):
    """Carries notices to all workers, to the one that sends them too, in the order in which each sends them."""

    @property
    def is_shared(self) -> bool:
        """Whether notices reach other processes."""

    async def open(self, hear: Hear, recovered: Recovered) -> None:
        """Begin to call `hear` in the event loop with every notice.

        `recovered` is called when notices of others may have been missed: after an interruption, once they arrive
        again, and also when they begin to arrive. Raises nothing: a server that cannot be reached is looked for
        again and again.
        """

    async def close(self) -> None:
        """Send what is still to be sent, for a second at most, and hear nothing more."""

    async def publish(self, notice: bytes) -> None:
        """Send UTF-8 text without NUL of 1 to 7,999 bytes, which is what PostgreSQL carries.

        Returns at once and raises nothing. Who should have heard a notice that cannot be sent has `recovered`
        called when something can be sent again.
        """


class LocalFanout:
    """The fan-out of a worker that is alone."""

    def __init__(self) -> None:
        self._hear: Hear | None = None

    @property
    def is_shared(self) -> bool:
        """See `Fanout.is_shared`."""
        return False

    async def open(self, hear: Hear, recovered: Recovered) -> None:
        """See `Fanout.open`; nothing is ever missed."""
        self._hear = hear

    async def close(self) -> None:
        """See `Fanout.close`."""
        self._hear = None

    async def publish(self, notice: bytes) -> None:
        """See `Fanout.publish`."""
        if self._hear is not None:
            asyncio.get_running_loop().call_soon(self._hear, notice)


class ServerFanout(ABC):
    """A fan-out through a server: one task listens, another sends, and each connects anew when it must."""

    faults: tuple[type[Exception], ...]
    """What a server that fails raises."""

    def __init__(self) -> None:
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def is_shared(self) -> bool:
        """See `Fanout.is_shared`."""
        return True

    async def open(self, hear: Hear, recovered: Recovered) -> None:
        """See `Fanout.open`; returns when notices are heard, or after some seconds without a connection."""
        is_heard = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._keep_listening(hear, recovered, is_heard)),
            asyncio.create_task(self._keep_sending()),
        ]
        with suppress(TimeoutError):
            await asyncio.wait_for(is_heard.wait(), PATIENCE)

    async def close(self) -> None:
        """See `Fanout.close`."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._outbox.join(), LAST_WORDS)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def publish(self, notice: bytes) -> None:
        """See `Fanout.publish`."""
        if self._outbox.full():
            self._empty_outbox()
            notice = MISSED
        self._outbox.put_nowait(notice)

    @abstractmethod
    def iter_heard(self, ready: Callable[[], None]) -> AsyncGenerator[bytes, None]:
        """Connect, call `ready` once nothing is missed any more, and yield what is heard.

        Ends or raises one of `faults` when the connection is lost.
        """

    @abstractmethod
    async def send(self, notice: bytes) -> None:
        """Send, over a connection that is made when there is none; raises one of `faults`."""

    @abstractmethod
    async def hang_up(self) -> None:
        """Close the connection over which notices are sent."""

    async def _keep_listening(
        self, hear: Hear, recovered: Recovered, is_heard: asyncio.Event
    ) -> None:
        # Called through the loop, a callback that fails is reported there and ends nothing here.
        loop = asyncio.get_running_loop()
        delays = _Delays()

        def ready() -> None:
            delays.reset()
            log.info("other workers are heard")
            loop.call_soon(recovered)
            is_heard.set()

        while True:
            try:
                async with aclosing(self.iter_heard(ready)) as notices:
                    async for notice in notices:
                        if notice == MISSED:
                            loop.call_soon(recovered)
                        else:
                            loop.call_soon(hear, notice)
            except self.faults as error:
                log.warning("other workers are not heard: %s", type(error).__name__)
            await asyncio.sleep(delays.next())

    async def _keep_sending(self) -> None:
        try:
            while True:
                await self._send_for_sure(await self._outbox.get())
                self._outbox.task_done()
        finally:
            await self._hang_up()

    async def _send_for_sure(self, notice: bytes) -> None:
        """Send a notice or, however late, that notices were missed."""
        delays = _Delays()
        while True:
            try:
                return await self.send(notice)
            except self.faults as error:
                log.warning("other workers are not told: %s", type(error).__name__)
            await self._hang_up()
            await asyncio.sleep(delays.next())
            self._empty_outbox()
            notice = MISSED

    async def _hang_up(self) -> None:
        with suppress(*self.faults):
            await self.hang_up()

    def _empty_outbox(self) -> None:
        while not self._outbox.empty():
            self._outbox.get_nowait()
            self._outbox.task_done()


class _Delays:
    """How long to wait before trying again: longer each time."""

    def __init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        self._next = FIRST_RETRY

    def next(self) -> float:
        delay, self._next = self._next, min(2 * self._next, LONGEST_RETRY)
        return delay


class PostgresFanout(ServerFanout):
    """Notices through LISTEN and NOTIFY of the database that holds the tables."""

    faults = (psycopg.Error, OSError)

    def __init__(self, url: str) -> None:
        super().__init__()
        parsed = parse_url(url)
        _, options = parsed.get_dialect()().create_connect_args(parsed)
        self._options: dict[str, Any] = {**LIBPQ, **options}
        self._sender: psycopg.AsyncConnection[Any] | None = None

    async def iter_heard(self, ready: Callable[[], None]) -> AsyncGenerator[bytes, None]:
        """See `ServerFanout.iter_heard`."""
        async with await self._connect() as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            ready()
            async with aclosing(connection.notifies()) as heard:
                async for notice in heard:
                    yield notice.payload.encode()

    async def send(self, notice: bytes) -> None:
        """See `ServerFanout.send`."""
        if self._sender is None:
            self._sender = await self._connect()
        await self._sender.execute("SELECT pg_notify(%s, %s)", (CHANNEL, notice.decode()))

    async def hang_up(self) -> None:
        """See `ServerFanout.hang_up`."""
        sender, self._sender = self._sender, None
        if sender is not None:
            await sender.close()

    async def _connect(self) -> psycopg.AsyncConnection[Any]:
        return await psycopg.AsyncConnection.connect(**self._options, autocommit=True)


class RedisFanout(ServerFanout):
    """Notices through publish and subscribe of a Redis."""

    faults = (RedisError, OSError)

    def __init__(self, url: str) -> None:
        super().__init__()
        # Left to itself the client connects again in silence, and nobody would know what was missed.
        self._redis = Redis.from_url(
            url,
            retry=Retry(NoBackoff(), 0),
            socket_timeout=PATIENCE,
            socket_connect_timeout=PATIENCE,
        )

    async def iter_heard(self, ready: Callable[[], None]) -> AsyncGenerator[bytes, None]:
        """See `ServerFanout.iter_heard`."""
        async with self._redis.pubsub() as subscription:
            await subscription.subscribe(CHANNEL)
            is_asked = False
            while True:
                message = await subscription.get_message(timeout=PULSE)
                if message is None and is_asked:
                    return
                if message is None:
                    await subscription.ping()
                elif message["type"] == "subscribe":
                    ready()
                elif message["type"] == "message":
                    yield message["data"]
                is_asked = message is None

    async def send(self, notice: bytes) -> None:
        """See `ServerFanout.send`."""
        await self._redis.publish(CHANNEL, notice)

    async def hang_up(self) -> None:
        """See `ServerFanout.hang_up`."""
        await self._redis.aclose()


def make_fanout(redis_url: str | None, database_url: str) -> Fanout:
    """Return the fan-out of a worker: through Redis if there is one, else through a database that can do it.

    Raises `NotationError` for a database URL, and `ValueError` for a Redis URL, that cannot be read.
    """
    if redis_url:
        return RedisFanout(redis_url)
    return PostgresFanout(database_url) if is_postgres(parse_url(database_url)) else LocalFanout()
