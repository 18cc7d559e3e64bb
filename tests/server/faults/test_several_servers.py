"""Two servers on one database: what is commanded at both happens once."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.faults.parties import Party, playing
from tests.server.faults.visitors import Witness, at_table, texts
from tests.server.postgres import PostgresProcess
from tests.server.processes import UNLIMITED, ServerProcess
from tests.server.redis_process import RedisProcess

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisProcess]:
    """A Redis."""
    process = RedisProcess(tmp_path_factory.mktemp("redis"))
    yield process
    process.stop()


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def servers(
    request: pytest.FixtureRequest,
    postgres: PostgresProcess,
    redis: RedisProcess,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[str, str]]:
    """The addresses of two servers on one database."""
    options: tuple[str, ...] = ()
    if request.param == "postgres":
        url = postgres.make_database()
    else:
        url = f"sqlite:///{tmp_path_factory.mktemp('servers') / 'tables.db'}"
        options = ("--redis", redis.url)
    with (
        ServerProcess(url, *options, limits=UNLIMITED) as one,
        ServerProcess(url, *options, limits=UNLIMITED) as other,
    ):
        yield one.base, other.base


async def test_a_command_repeated_at_another_server_happens_once(
    servers: tuple[str, str], proof: bool
) -> None:
    ada, ben = await at_table(servers[0], "Ada", "Ben")
    await ben.close()
    ben.base = servers[1]
    await ben.connect()
    acts = [["113462"], ["k11"], ["t"], ["5234"], ["k5"], ["b"]]
    for round_ in range(20 if proof else 2):
        for act in acts:
            number, known = 1_000 + len(ada.events), len(ada.events)
            command = {"match": ada.match, "ply": known, "acts": act}
            await ada.send({"type": "play", "id": number, **command})
            await ada.cut()
            ada.base = servers[(len(ada.events) + round_ + 1) % 2]
            await ada.connect()
            answer = await ada.command("play", number=number, **command)
            assert answer["type"] == "ack", answer
            await ada.until_known(answer["ply"])
        await ben.until_like(ada)
        await ben.act("234634")
        await ada.until_like(ben)
    assert texts(ada)[:8] == ["0:t", "0:113462", "0:k11", "0:t", "0:5234", "0:k5", "0:b", "1:t"]
    assert len(ada.events) == (20 if proof else 2) * 9


async def test_of_two_commands_at_two_servers_one_is_obeyed(
    servers: tuple[str, str], proof: bool
) -> None:
    ada, ben = await at_table(servers[0], "Ada", "Ben")
    tab = Witness(servers[1], "Ada", client="tab")
    tab.link, tab.cookie = ada.link, ada.cookie
    await tab.connect()
    for _ in range(20 if proof else 3):
        await ada.until(lambda: ada.position["turn"] == 0)
        known = len(ada.events)
        await tab.until_known(known)
        await ada.send({"type": "claim"})
        await tab.send({"type": "claim"})
        answers = await asyncio.gather(ada.play("113462", ply=known), tab.play("234634", ply=known))
        done = [answer for answer in answers if answer["type"] == "ack"]
        reasons = {answer["reason"] for answer in answers if answer["type"] == "refused"}
        assert len(done) <= 1
        assert reasons <= {"stale", "another-connection-is-active"}
        await ben.until_known(known + 2 * len(done))
        while ben.position["turn"] == 0:
            await ada.send({"type": "claim"})
            await ada.play(*(["k11", "b"] if done else ["234634"]))
            await asyncio.sleep(0.02)
        await ben.act("234634")


async def test_people_at_two_servers_play_whole_matches(servers: tuple[str, str]) -> None:
    party = Party(servers, 7)
    await party.sit_down()
    async with playing([party]):
        pass
    await party.check()
