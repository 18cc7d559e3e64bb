"""What breaks is a process: nothing acknowledged is lost, nothing happens twice."""

import asyncio
import os
import time
from random import Random

import pytest

from tests.server.faults.parties import Party, playing, run
from tests.server.faults.visitors import at_table, heard, texts
from tests.server.playing import reconnect
from tests.server.processes import UNLIMITED, ServerProcess

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(("kind", "kills"), [("sqlite", 3), ("postgres", 1)])
async def test_a_server_that_is_killed_in_the_middle_loses_nothing(
    request: pytest.FixtureRequest, kind: str, kills: int, proof: bool
) -> None:
    chance = Random("kill")
    url = request.getfixturevalue(f"{kind}_url")
    with ServerProcess(url, limits=UNLIMITED) as server:
        parties = [Party([server.base], number) for number in range(4 if proof else 2)]
        for party in parties:
            await party.sit_down()
        async with playing(parties):
            for _ in range(50 if proof else kills):
                await asyncio.sleep(chance.uniform(0.1, 0.6))
                await run(server.kill)
                await run(server.start)
        for party in parties:
            await party.check()
        assert sum(len(party.people[0].acknowledged) for party in parties) > 0
        assert "Traceback" not in server.log


async def test_a_worker_that_is_killed_is_replaced_and_loses_nothing(
    postgres_url: str, proof: bool
) -> None:
    chance = Random("worker")
    with ServerProcess(postgres_url, "--workers", "2", limits=UNLIMITED) as server:
        parties = [Party([server.base], number) for number in range(4 if proof else 2)]
        for party in parties:
            await party.sit_down()
        async with playing(parties):
            for _ in range(25 if proof else 1):
                await asyncio.sleep(chance.uniform(0.2, 0.8))
                victim = chance.choice(server.workers)
                os.kill(victim, 9)
                while victim in server.workers or len(server.workers) < 2:
                    await asyncio.sleep(0.05)
        for party in parties:
            await party.check()


async def test_a_server_that_ends_says_goodbye_and_the_match_goes_on(sqlite_url: str) -> None:
    with ServerProcess(sqlite_url, limits=UNLIMITED) as server:
        ada, ben = await at_table(server.base, "Ada", "Ben")
        await ada.act("113462", "k11")
        assert await run(server.stop) == 0
        for client in (ada, ben):
            with pytest.raises(ConnectionError):
                await client.until(lambda: False)
            assert client.close_code == 1012
            (goodbye,) = heard(client, "goodbye")
            assert 0 <= goodbye["again_in"] <= 5_000
        assert "Traceback" not in server.log
        await run(server.start)
        for client in (ada, ben):
            await reconnect(client)
        await ada.act("b")
        await ben.until(lambda: texts(ben)[-1] == "0:b")
        assert texts(ben) == ["0:t", "0:113462", "0:k11", "0:b"]


async def test_a_clock_runs_out_once_over_a_restart(sqlite_url: str, proof: bool) -> None:
    if not proof:
        pytest.skip("takes as long as the shortest clock")
    with ServerProcess(sqlite_url, limits=UNLIMITED) as server:
        _, ben = await at_table(server.base, "Ada", "Ben", clock=20)
        deadline = ben.position["deadline"]
        await asyncio.sleep(5)
        await run(server.kill)
        await run(server.start)
        await reconnect(ben)
        assert ben.position["deadline"] == deadline
        await ben.until(lambda: bool(heard(ben, "clock-warning")))
        await ben.until(lambda: texts(ben) == ["0:z:away"])
        assert time.time() * 1000 >= deadline
        assert ben.events[0]["cause"] == "clock"
        await asyncio.sleep(5)
        assert texts(ben) == ["0:z:away"]
        assert ben.position["deadline"] > deadline
