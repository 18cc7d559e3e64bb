import subprocess
import sys
from collections import defaultdict

import pytest

from tests.server.store.stores import append, opened, texts_of

pytestmark = pytest.mark.anyio

WRITE = """
import asyncio, sys
from tests.server.store.stores import append, begin_match, opened

async def play(store, match):
    ply = 0
    while True:
        await store.write(append(match, ply, f"{ply}", f"{ply + 1}"))
        ply += 2
        print(match, ply, flush=True)

async def main():
    async with opened(sys.argv[1]) as store:
        matches = [await begin_match(store) for _ in range(8)]
        await asyncio.gather(*(play(store, match) for match in matches))

asyncio.run(main())
"""


@pytest.mark.parametrize("lines", [1, 100, 1_000])
async def test_what_was_acknowledged_survives_the_death_of_the_process(
    database_url: str, lines: int
) -> None:
    acknowledged: dict[int, int] = defaultdict(int)
    with subprocess.Popen(
        [sys.executable, "-c", WRITE, database_url], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        for number, line in enumerate(process.stdout, 1):
            if number == lines:
                process.kill()
            if line.endswith("\n"):
                match, ply = map(int, line.split())
                acknowledged[match] = ply
    assert acknowledged
    async with opened(database_url) as store:
        for match, ply in acknowledged.items():
            texts = await texts_of(store, match)
            assert texts == [str(number) for number in range(len(texts))]
            assert len(texts) >= ply
            assert len(texts) % 2 == 0
            await store.write(append(match, len(texts), "next"))
