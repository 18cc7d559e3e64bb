"""Whole games of every preset over the network: what each client was told is what the record tells."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import psutil
import pytest

from pushluck.core.rules import RulesObject
from pushluck.games.registry import find_rules, iter_presets
from pushluck.record import parse_record
from tests.conftest import PROOF
from tests.server.client import Client
from tests.server.playing import play_match, reconnect
from tests.server.postgres import PostgresProcess
from tests.server.processes import UNLIMITED, ServerProcess
from tests.server.seeing import check_client

pytestmark = pytest.mark.anyio

LONG = 280.0
"""Seconds for all games of one test."""
FULL = ("kingdom-come@1", "pig@1")
"""Presets that are played to their own target; other games are shortened."""
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Finn", "Gil")
LANGUAGES = ("", "en", "ko", "fr", "it", "")
SLOW = () if PROOF else ("greed",)
"""Presets whose bots think for a minute about their first turns; people play instead."""
SHARED = ("zonk@1", "bones@1", "ten-thousand@1")
"""Presets that two workers play."""
ROUNDS = range(200 if PROOF else 1)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on an SQLite file."""
    folder: Path = tmp_path_factory.mktemp("whole")
    with ServerProcess(f"sqlite:///{folder / 'tables.db'}", limits=UNLIMITED) as process:
        yield process


@pytest.fixture(scope="module")
def shared_server(postgres: PostgresProcess) -> Iterator[ServerProcess]:
    """Two workers on a PostgreSQL database."""
    with ServerProcess(postgres.make_database(), "--workers", "2", limits=UNLIMITED) as process:
        yield process


def shortened(rules: RulesObject) -> str:
    """Return rules with a target that a few turns reach, though no single bank that opens a score."""
    finish: Any = rules.finish  # type: ignore[attr-defined]
    target = {100: 40, 100_000: 10_000}.get(finish.target, 1_500)
    changes = f"finish.target={target}"
    if getattr(finish, "extended_target", 0):
        changes += f",finish.extended_target={target + 500}"
    return f"{rules.key}({changes})"


class Party:
    """Six seats, two of them with bots, and a spectator at one table."""

    def __init__(self, base: str, rules: str, seed: str) -> None:
        self.rules = rules
        self.chance = Random(f"{seed}/{rules}")
        self.bots = self._choose_bots()
        people = list(zip(NAMES, LANGUAGES, strict=True))[: 6 - len(self.bots)]
        self.people = [Client(base, name, lang=lang) for name, lang in people]
        self.spectator = Client(base, "Eve")
        self.everybody = [*self.people, self.spectator]
        for client in self.everybody:
            client.keeps_bytes = True

    @property
    def host(self) -> Client:
        return self.people[0]

    def _choose_bots(self) -> tuple[str, ...]:
        rules: Any = find_rules(self.rules)
        if rules.preset.name in SLOW:
            return ()
        return ("bot:bold", "bot:cheat" if rules.manners.cheating else "bot:careful")

    async def play(self) -> None:
        """Play a match to its end."""
        await self.host.open_table(self.rules, self.bots, pace=0)
        for client in self.people[1:]:
            await client.sit(self.host.link)
        self.spectator.link = self.host.link
        for client in self.everybody:
            await client.connect()
        assert (await self.host.command("start"))["type"] == "ack"
        shaky = [self.chance.choice(self.people), self.spectator]
        works = [
            *(play_match(client, self.chance, cheats=True) for client in self.people),
            watch_match(self.spectator),
            *(lose_connection(client, self.chance) for client in shaky),
        ]
        await asyncio.wait_for(asyncio.gather(*works), LONG)

    async def check(self) -> int:
        """Compare what everybody was told with the record; return the number of events."""
        response = await self.host.request("GET", f"/api/tables/{self.host.link}/matches/1/record")
        assert response.status_code == 200, response.text
        match = parse_record(response.text).match
        assert match.outcome is not None
        for client in self.everybody:
            assert len(client.events) == len(match.events)
            assert client.position["outcome"]["winners"] == list(match.outcome.winners)
            check_client(client, match, positions=False)
        return len(match.events)

    async def leave(self) -> None:
        for client in self.everybody:
            await client.close()


async def watch_match(client: Client) -> None:
    """Look on until the match has ended, over lost connections."""
    while not client.is_over:
        try:
            await client.until(lambda: client.is_over, LONG)
        except ConnectionError:
            await reconnect(client)


async def lose_connection(client: Client, chance: Random) -> None:
    """Cut the connection again and again in the middle of a match; whoever plays or watches reconnects."""
    while not client.is_over:
        with suppress(ConnectionError):
            await client.until_ply(len(client.events) + chance.randint(5, 60), LONG)
            if not client.is_over:
                await client.cut()
        await asyncio.sleep(0.01)


async def play_all(base: str, spellings: list[str], seed: str) -> int:
    """Play a match under each of the rules, all at once; return the number of events."""
    parties = [Party(base, spelling, seed) for spelling in spellings]
    try:
        await asyncio.gather(*(party.play() for party in parties))
    finally:
        for party in parties:
            await party.leave()
    return sum([await party.check() for party in parties])


@pytest.mark.parametrize("number", ROUNDS)
async def test_every_preset_is_played_as_its_record_tells(
    server: ServerProcess, number: int
) -> None:
    spellings = [rules.key if rules.key in FULL else shortened(rules) for rules in iter_presets()]
    assert len(spellings) == 16
    assert await play_all(server.base, spellings, str(number)) > 500
    assert "Traceback" not in server.log


@pytest.mark.parametrize("number", ROUNDS)
async def test_two_workers_play_one_table(shared_server: ServerProcess, number: int) -> None:
    spellings = [shortened(find_rules(name)) for name in SHARED]
    playing = asyncio.create_task(play_all(shared_server.base, spellings, f"shared/{number}"))
    talking: set[int] = set()
    while not playing.done():
        talking.update(worker for worker in shared_server.workers if _talks_to_clients(worker))
        await asyncio.wait([playing], timeout=0.2)
    assert await playing > 100
    assert len(talking) == 2, "clients have reached one of the workers only"
    assert "Traceback" not in shared_server.log


def _talks_to_clients(worker: int) -> bool:
    connections = psutil.Process(worker).net_connections("tcp4")
    ours = [each.laddr for each in connections if each.status == psutil.CONN_LISTEN]
    return any(each.laddr in ours and each.raddr for each in connections)
