"""Databases that are gone for a while and disks that are full: the server refuses, and goes on afterwards."""

import asyncio
import resource
from pathlib import Path

import psutil
import pytest

from tests.server.faults.parties import LONG, Party, playing, run
from tests.server.faults.visitors import at_table, texts
from tests.server.postgres import PostgresProcess
from tests.server.processes import UNLIMITED, ServerProcess

pytestmark = pytest.mark.anyio


async def test_a_database_that_is_gone_for_a_while_is_waited_for(
    postgres: PostgresProcess, postgres_url: str, proof: bool
) -> None:
    try:
        with ServerProcess(postgres_url, limits=UNLIMITED) as server:
            ada, ben = await at_table(server.base, "Ada", "Ben")
            party = Party([server.base], 3)
            await party.sit_down()
            await ada.act("113462")
            async with playing([party]):
                await run(postgres.stop)
                refused = await ada.play("k11", number=77)
                assert (refused["reason"], refused["again"]) == ("store-unavailable", True)
                refused = await ada.command("end")
                assert (refused["reason"], refused["again"]) == ("store-unavailable", True)
                health = await ada.request("GET", "/ready")
                assert health.status_code == 503
                await asyncio.sleep(20 if proof else 3)
                await run(postgres.start)
                async with asyncio.timeout(LONG):
                    while (await ada.play("k11", number=77, ply=2))["type"] != "ack":
                        await asyncio.sleep(0.1)
            await ben.until(lambda: len(ben.events) == 3)
            assert texts(ben) == ["0:t", "0:113462", "0:k11"]
            await party.check()
    finally:
        postgres.start()


async def test_a_full_disk_refuses_and_goes_on_when_there_is_space(
    sqlite_url: str, tmp_path: Path
) -> None:
    with ServerProcess(sqlite_url, limits=UNLIMITED) as server:
        ada, ben = await at_table(server.base, "Ada", "Ben")
        await ada.act("113462")
        unlimited = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        size = max(file.stat().st_size for file in tmp_path.glob("tables.db*"))
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (min(size, 4096), unlimited[1]))
        for _ in range(2):
            refused = await ada.play("k11", number=77)
            assert (refused["reason"], refused["again"]) == ("store-full", True)
        assert (await ada.command("end"))["reason"] == "store-full"
        answer = await ben.request("POST", "/api/tables", json={"name": "Ben"})
        assert answer.status_code == 503
        assert answer.json()["reason"] == "store-full"
        assert texts(ben) == ["0:t", "0:113462"]
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, unlimited)
        assert (await ada.play("k11", number=77, ply=2))["type"] == "ack"
        await ben.until(lambda: texts(ben) == ["0:t", "0:113462", "0:k11"])
        assert psutil.pid_exists(server.pid)
