"""Notices between workers, through real servers that come and go."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import psycopg
import pytest
from sqlalchemy import make_url

from pushluck.core.errors import NotationError
from pushluck.server import fanout
from pushluck.server.fanout import Fanout, LocalFanout, PostgresFanout, RedisFanout, make_fanout
from tests.server.postgres import PostgresProcess
from tests.server.redis_process import RedisProcess

pytestmark = pytest.mark.anyio

LONG = 30.0
"""Seconds after which a test gives up."""


class Ear:
    """What one worker hears."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.recoveries = 0

    def hear(self, notice: bytes) -> None:
        self.heard.append(notice)

    def recovered(self) -> None:
        self.recoveries += 1


@asynccontextmanager
async def opened(make: Callable[[], Fanout], count: int) -> AsyncIterator[list[tuple[Fanout, Ear]]]:
    """Open so many workers' fan-outs."""
    async with AsyncExitStack() as stack:
        workers = []
        for _ in range(count):
            one, ear = make(), Ear()
            await one.open(ear.hear, ear.recovered)
            stack.push_async_callback(one.close)
            workers.append((one, ear))
        yield workers


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(LONG):
        while not true():
            await asyncio.sleep(0.01)


@pytest.fixture(params=["postgres", "redis"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Any]:
    """A server that can be stopped and started, of either kind."""
    if request.param == "postgres":
        process = request.getfixturevalue("postgres")
        yield process
        process.start()
    else:
        redis = RedisProcess(tmp_path_factory.mktemp("r"))
        yield redis
        redis.stop()


def maker(server: PostgresProcess | RedisProcess) -> Callable[[], Fanout]:
    kind = PostgresFanout if isinstance(server, PostgresProcess) else RedisFanout
    return lambda: kind(server.url)


async def test_workers_hear_each_other_and_themselves_in_order(server: Any) -> None:
    async with opened(maker(server), 3) as workers:
        (one, _), (other, _), _ = workers
        sent = [b"%d" % number for number in range(300)]
        for notice in sent:
            await one.publish(notice)
        await other.publish('{"name":"민준 é \U0001f3b2"}'.encode())
        await until(lambda: all(len(ear.heard) == 301 for _, ear in workers))
        for _, ear in workers:
            assert [notice for notice in ear.heard if notice in sent] == sent


async def test_the_longest_notice_arrives(server: Any) -> None:
    async with opened(maker(server), 2) as ((one, _), (_, ear)):
        await one.publish(b"x" * 7_999)
        await until(lambda: ear.heard == [b"x" * 7_999])


async def test_after_an_outage_notices_flow_again_and_everybody_knows(server: Any) -> None:
    async with opened(maker(server), 2) as workers:
        (one, ear), (other, other_ear) = workers
        await until(lambda: ear.recoveries == other_ear.recoveries == 1)
        server.stop()
        for number in range(50):
            async with asyncio.timeout(1):
                await one.publish(b"lost %d" % number)
        await asyncio.sleep(0.3)
        server.start()
        await until(lambda: ear.recoveries > 1 and other_ear.recoveries > 1)
        # What is sent while a sender has no connection yet is lost, and told by another `recovered`.
        async with asyncio.timeout(LONG):
            while not all({b"one", b"other"} <= set(each.heard) for _, each in workers):
                await one.publish(b"one")
                await other.publish(b"other")
                await asyncio.sleep(0.05)


async def test_whoever_cannot_send_says_later_that_something_was_missed(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if the others have never lost their connections."""
    async with opened(maker(server), 2) as ((_, ear), (cut_off, _)):
        await until(lambda: ear.recoveries == 1)
        with monkeypatch.context() as patch:
            patch.setattr(cut_off, "send", refuse)
            await cut_off.publish(b"lost")
            await asyncio.sleep(0.3)
        await until(lambda: ear.recoveries == 2)
        await cut_off.publish(b"heard")
        await until(lambda: ear.heard == [b"heard"])


async def refuse(notice: bytes) -> None:
    raise ConnectionResetError


async def test_a_worker_opens_without_its_server_and_finds_it_later(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fanout, "PATIENCE", 0.2)
    server.stop()
    async with opened(maker(server), 1) as ((one, ear),):
        await one.publish(b"lost")
        assert ear.recoveries == 0
        server.start()
        await until(lambda: ear.recoveries >= 1)
        async with asyncio.timeout(LONG):
            while b"heard" not in ear.heard:
                await one.publish(b"heard")
                await asyncio.sleep(0.05)


async def test_what_waits_is_sent_before_a_worker_closes(server: Any) -> None:
    async with opened(maker(server), 1) as ((_, ear),):
        leaving = maker(server)()
        await leaving.open(lambda _: None, lambda: None)
        await leaving.publish(b"gone")
        await leaving.close()
        await until(lambda: ear.heard == [b"gone"])


async def test_too_many_notices_become_one_that_some_were_missed(server: Any) -> None:
    async with opened(maker(server), 1) as ((one, ear),):
        await until(lambda: ear.recoveries == 1)
        for _ in range(fanout.MOST_WAITING + 1):
            await one.publish(b"x")
        await until(lambda: ear.recoveries == 2)
        await one.publish(b"last")
        await until(lambda: ear.heard[-1:] == [b"last"])


async def test_a_listener_that_fails_goes_on_hearing(server: Any) -> None:
    failures: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: failures.append(context))
    heard: list[bytes] = []

    def hear(notice: bytes) -> None:
        heard.append(notice)
        raise ZeroDivisionError

    one = maker(server)()
    await one.open(hear, lambda: None)
    for notice in (b"a", b"b"):
        await one.publish(notice)
    await until(lambda: heard == [b"a", b"b"])
    await one.close()
    assert [type(each["exception"]) for each in failures] == [ZeroDivisionError] * 2


async def test_what_a_transaction_of_the_database_notifies_is_heard(
    postgres: PostgresProcess,
) -> None:
    async with opened(lambda: PostgresFanout(postgres.url), 1) as ((_, ear),):
        async with await psycopg.AsyncConnection.connect(postgres.url) as connection:
            await connection.execute("SELECT pg_notify('pushluck', 'news')")
            assert ear.heard == []
        await until(lambda: ear.heard == [b"news"])


async def test_a_worker_that_is_alone_hears_itself() -> None:
    async with opened(LocalFanout, 1) as ((one, ear),):
        for notice in (b"a", b"b"):
            await one.publish(notice)
        assert ear.heard == []
        await until(lambda: ear.heard == [b"a", b"b"])
    await one.publish(b"c")
    await asyncio.sleep(0)
    assert ear.heard == [b"a", b"b"]


async def test_the_fanout_follows_from_the_settings(sqlite_url: str, postgres_url: str) -> None:
    sqlalchemy_url = make_url(postgres_url).set(drivername="postgresql+psycopg")
    assert isinstance(make_fanout(None, sqlite_url), LocalFanout)
    assert not make_fanout("", sqlite_url).is_shared
    for url in (postgres_url, sqlalchemy_url.render_as_string()):
        made = make_fanout(None, url)
        assert isinstance(made, PostgresFanout)
        assert made.is_shared
    assert isinstance(make_fanout("redis://localhost", postgres_url), RedisFanout)
    assert make_fanout("redis://localhost", sqlite_url).is_shared
    with pytest.raises(NotationError, match="bad-database-url"):
        make_fanout(None, "mysql://localhost/x")
    with pytest.raises(ValueError, match="scheme"):
        make_fanout("localhost", sqlite_url)
