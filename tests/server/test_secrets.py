"""Ruling Z21 over the network: no message and no refusal tells of a cheat that can still be called."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import psycopg
import pytest

from pushluck.record import parse_record
from pushluck.server.fanout import CHANNEL
from pushluck.server.messages import TableView
from pushluck.server.rooms.notices import parse_word
from tests.conftest import PROOF
from tests.server.client import Client, Message
from tests.server.playing import SHY, play_match, reconnect
from tests.server.postgres import PostgresProcess
from tests.server.processes import UNLIMITED, ServerProcess
from tests.server.seeing import check_client, is_cheat

pytestmark = pytest.mark.anyio

LONG = 280.0
"""Seconds for all games of one test."""
TABLES = (
    "zonk(finish.target=2000,finish.extended_target=2500)",
    "farkle(manners.cheating=true,bank.opening=0,finish.target=2000)",
    "bones(manners.cheating=true,finish.target=40)",
)
ROUNDS = range(167 if PROOF else 1)
PROBES = ("t", "b", "a", "c", "k1", "k5", "k11", "b50")
"""What a spy adds to a call, to learn from the refusal what the call would have brought."""


class Spy:
    """A seat that plays honestly and otherwise tries everything to learn what it must not know."""

    def __init__(self, client: Client, chance: Random) -> None:
        self.client = client
        self.chance = chance
        self.refusals: list[Message] = []
        """How its probes were answered."""
        self.pages: list[str] = []
        """What it has read over HTTP."""

    async def pry(self) -> None:
        """Probe until the match has ended."""
        client = self.client
        await client.until(lambda: client.match != 0)
        while not client.is_over:
            with suppress(ConnectionError, TimeoutError):
                await self.chance.choice([self.probe_call, self.resync, self.ask, self.come_anew])()
            with suppress(ConnectionError):
                await client.until_ply(len(client.events) + 4, LONG)
            await asyncio.sleep(0.01)

    async def probe_call(self) -> None:
        """Call, together with an act that cannot be, so that nothing comes of it but the refusal."""
        answer = await self.client.play("c", self.chance.choice(PROBES))
        assert answer["type"] == "refused", answer
        self.refusals.append(answer)

    async def resync(self) -> None:
        """Ask for everything again."""
        await self.client.send({"type": "sync", "match": self.client.match + 1, "ply": 0})

    async def come_anew(self) -> None:
        """Connect again as if for the first time."""
        await self.client.cut()

    async def ask(self) -> None:
        """Read whatever HTTP offers of a table, as the own person and as a stranger."""
        stranger = Client(self.client.base, "Nobody")
        path = f"/api/tables/{self.client.link}"
        for who in (self.client, stranger):
            table = await who.request("GET", path)
            assert set(table.json()) == set(TableView.__struct_fields__)
            record = await who.request("GET", f"{path}/matches/1/record")
            is_over = record.status_code == 200
            assert is_over or (record.status_code, record.json()["reason"]) == (409, "match-is-on")
            matches = await who.request("GET", f"{path}/matches")
            if not is_over:
                self.pages += [table.text, record.text, matches.text]

    def check(self) -> None:
        """Nothing that the spy drew out of the server depends on a cheat."""
        for page in self.pages:
            assert "~" not in page
            assert "false-count" not in page
        for answer in self.refusals:
            assert answer["reason"] in {*SHY, "already-judged", "own-turn", "see-first"}, answer
            assert set(answer["details"]) <= {"ply"}, answer
            assert answer["alternatives"] == []


class Den:
    """A table of two cheats, a cheating bot, a spy and a spectator."""

    def __init__(self, base: str, rules: str, seed: str) -> None:
        self.rules = rules
        self.chance = Random(f"{seed}/{rules}")
        self.cheats = [Client(base, "Ada"), Client(base, "Ben")]
        self.spy = Client(base, "Cleo", lang="en")
        self.spectator = Client(base, "Dan", lang="fr")
        self.everybody = [*self.cheats, self.spy, self.spectator]
        for client in self.everybody:
            client.keeps_bytes = True
        self.spying = Spy(self.spy, self.chance)

    async def play(self) -> None:
        """Play a match to its end."""
        host = self.cheats[0]
        await host.open_table(self.rules, ("bot:cheat",), pace=0)
        for client in (self.cheats[1], self.spy):
            await client.sit(host.link)
        self.spectator.link = host.link
        for client in self.everybody:
            await client.connect()
        assert (await host.command("start"))["type"] == "ack"
        works = [
            *(play_match(client, self.chance, cheats=True) for client in self.cheats),
            play_match(self.spy, self.chance, known=False),
            self.spying.pry(),
            self._look_on(),
        ]
        await asyncio.wait_for(asyncio.gather(*works), LONG)

    async def _look_on(self) -> None:
        client = self.spectator
        while not client.is_over:
            await client.until_ply(len(client.events) + self.chance.randint(5, 40), LONG)
            await reconnect(client, known=False)

    async def leave(self) -> None:
        for client in self.everybody:
            await client.close()

    async def check(self) -> tuple[int, int]:
        """Compare everything with the record; return the cheats, and how often they were kept from somebody."""
        response = await self.spy.request("GET", f"/api/tables/{self.spy.link}/matches/1/record")
        match = parse_record(response.text).match
        kept = [check_client(client, match, positions=True) for client in self.everybody]
        for client in self.everybody:
            self._check_silence(client)
        self.spying.check()
        return sum(map(is_cheat, match.events)), sum(kept)

    def _check_silence(self, client: Client) -> None:
        """Nothing but events tells events, and nobody is told what others' dice are worth."""
        for text in client.received:
            message = json.loads(text)
            news = message.get("match") if message["type"] == "snapshot" else message
            if message["type"] not in ("snapshot", "events"):
                assert "~" not in text
                assert "false-count" not in text
                continue
            position = news["position"]
            if position["turn"] not in (None, client.seat):
                assert position["turn_total"] is None
                assert position["game"].get("worth") is None
            window = position["window"]
            if window is not None and window["accused"] != client.seat:
                assert window["truth"] is None
            for told in (told for event in news["events"] for told in event["told"]):
                if told["key"] in ("kept", "kept-unpriced") and told["seat"] != client.seat:
                    assert set(told["details"]) == {"dice"}


async def play_all(base: str, seed: str) -> tuple[int, int]:
    """Play a match at each table, all at once; return cheats, and how often they were kept from somebody."""
    dens = [Den(base, rules, seed) for rules in TABLES]
    try:
        await asyncio.gather(*(den.play() for den in dens))
    finally:
        for den in dens:
            await den.leave()
    counts = [await den.check() for den in dens]
    return sum(cheats for cheats, _ in counts), sum(kept for _, kept in counts)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on an SQLite file."""
    folder: Path = tmp_path_factory.mktemp("secrets")
    with ServerProcess(f"sqlite:///{folder / 'tables.db'}", limits=UNLIMITED) as process:
        yield process


@pytest.mark.parametrize("number", ROUNDS)
async def test_no_byte_depends_on_a_cheat_that_can_be_called(
    server: ServerProcess, number: int
) -> None:
    cheats, kept = await play_all(server.base, str(number))
    assert cheats > 5
    assert kept > cheats
    assert "~" not in server.log


async def test_workers_tell_each_other_ids_only(postgres: PostgresProcess) -> None:
    """Whoever listens between the workers learns when something happens, and never what."""
    url = postgres.make_database()
    heard: list[str] = []

    async def listen(connection: psycopg.AsyncConnection[Any]) -> None:
        async for notice in connection.notifies():
            heard.append(notice.payload)  # noqa: PERF401  # it never ends

    with ServerProcess(url, "--workers", "2", limits=UNLIMITED) as process:
        async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}".encode())
            listening = asyncio.create_task(listen(connection))
            dens = [Den(process.base, rules, "shared") for rules in TABLES[:1]]
            try:
                await asyncio.gather(*(den.play() for den in dens))
            finally:
                for den in dens:
                    await den.leave()
            listening.cancel()
        for den in dens:
            await den.check()
    assert len(heard) > 50
    ids = {"type", "worker", "table", "people", "person", "watching", "seat", "reaction", "at"}
    for payload in heard:
        word = msgspec.to_builtins(parse_word(payload.encode()))
        notices = word.pop("notices", [])
        assert set(word) <= ids
        assert {notice["key"] for notice in notices} <= {"sat", "began"}


async def test_a_throw_is_seen_before_it_is_answered(server: ServerProcess) -> None:
    """Nobody can have dice thrown together with a keep, which would be refused until it fits."""
    client = Client(server.base, "Ada")
    await client.open_table("zonk(seating.start=first_seat)", ("bot:bold",), pace=10_000)
    await client.connect()
    await client.command("start")
    await client.until(lambda: bool(client.options))
    answers = [await client.play("t", "k111", "b") for _ in range(20)]
    assert {(each["type"], each.get("reason")) for each in answers} == {("refused", "see-first")}
    assert all(each["alternatives"] == [] and each["details"] == {} for each in answers)
    assert client.events == []
    await client.close()
