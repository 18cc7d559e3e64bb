"""What breaks: processes, connections, databases, disks. Nothing acknowledged is lost, nothing happens twice."""

import asyncio
import os
import resource
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import psutil
import pytest

from pushluck.record import parse_record
from tests.server.client import Client, Message
from tests.server.playing import play_match, reconnect
from tests.server.postgres import PostgresProcess
from tests.server.processes import FREELY, ServerProcess
from tests.server.redis_process import RedisProcess

pytestmark = pytest.mark.anyio

LIMITS = f"{FREELY},messages_per_second=100000,message_burst=100000"
RULES = "farkle-minimal@1"
BOT = "bot:bold"
LONG = 120.0
"""Seconds after which a test gives up; nothing is measured with it."""


@dataclass(frozen=True)
class Acknowledged:
    """A command that was answered with an acknowledgement."""

    match: int
    seat: int
    known: int
    """Number of events the client had."""
    acts: tuple[str, ...]
    ply: int


class Visitor(Client):
    """A client that a test need not close."""

    all_there_are: ClassVar[list["Visitor"]] = []

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.all_there_are.append(self)

    async def act(self, *acts: str) -> None:
        """Play acts as soon as it is this client's turn."""
        await self.until(lambda: self.position.get("turn") == self.seat)
        answer = await self.play(*acts)
        assert answer["type"] == "ack", answer

    async def until_known(self, count: int) -> None:
        """Wait until so many events of a match are known."""
        await self.until(lambda: self.match != 0 and len(self.events) == count)

    async def until_like(self, other: Client) -> None:
        """Wait until this client knows what another knows."""
        await self.until(lambda: texts(self) == texts(other))


class Witness(Visitor):
    """A client that repeats whatever it gets no answer to, and remembers what was acknowledged."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.acknowledged: list[Acknowledged] = []

    async def play(self, *acts: str, ply: int | None = None, number: int | None = None) -> Message:
        number = next(self._numbers) if number is None else number
        match, known = self.match, len(self.events) if ply is None else ply
        fields = {"match": match, "ply": known, "acts": list(acts)}
        while True:
            try:
                answer = await self.command("play", number=number, **fields)
            except (ConnectionError, OSError):
                await reconnect(self)
                continue
            if answer["type"] == "ack":
                assert self.seat is not None
                done = Acknowledged(match, self.seat, known, acts, answer["ply"])
                self.acknowledged.append(done)
            return answer


class Party:
    """Two people, a bot and somebody who looks on."""

    def __init__(self, bases: Sequence[str], number: int) -> None:
        self.chance = Random(f"party {number}")
        self.people = [Witness(bases[0], "Ada"), Witness(bases[-1], "Ben")]
        self.stranger = Visitor(bases[0], "Cyd")
        self.matches: list[int] = []
        """The matches that were played to the end."""

    async def sit_down(self, **settings: Any) -> None:
        ada, ben = self.people
        await ada.open_table(RULES, (BOT,), pace=0, **settings)
        await ben.sit(ada.link)
        self.stranger.link = ada.link
        for client in (*self.people, self.stranger):
            await client.connect()

    async def play(self) -> None:
        """Play a match to its end."""
        ada = self.people[0]
        before = ada.match
        while ada.match == before:
            with suppress(ConnectionError):
                answer = await ada.command("start")
                # The first answer may have been lost with the connection.
                done = answer["type"] == "ack" or answer["reason"] == "match-is-on"
                assert done or answer["again"], answer
                await ada.until(lambda: ada.match != before)
            if ada.close_code is not None:
                await reconnect(ada)
        await asyncio.gather(
            *(self._play(client, before) for client in self.people), self._watch(ada.match)
        )
        self.matches.append(ada.match)

    async def _play(self, client: Client, before: int) -> None:
        while client.match == before:
            with suppress(ConnectionError):
                await client.until(lambda: client.match != before)
            if client.close_code is not None:
                await reconnect(client)
        await play_match(client, self.chance)

    async def _watch(self, match: int) -> None:
        stranger = self.stranger
        while stranger.match != match or not stranger.is_over:
            with suppress(ConnectionError):
                await stranger.until(lambda: stranger.match == match and stranger.is_over)
            if stranger.close_code is not None:
                await reconnect(stranger)

    async def check(self) -> None:
        """Check that everybody was told what is on record, and that what was acknowledged is there once."""
        for number, match in enumerate(self.matches, start=1):
            path = f"/api/tables/{self.stranger.link}/matches/{number}/record"
            answer = await self.stranger.request("GET", path)
            assert answer.status_code == 200, answer.text
            played = parse_record(answer.text).match.events
            truth = [(event.seat, event.text) for event in played]
            for client in (*self.people, self.stranger):
                seen = [(event["seat"], event["text"]) for event in client.logs.get(match, [])]
                # Somebody may have been gone for the last of a match and come back to the next.
                assert seen == truth[: len(seen)]
            for client in self.people:
                for done in client.acknowledged:
                    if done.match == match:
                        follows = truth[done.known : done.ply]
                        own = [text for seat, text in follows if seat == done.seat and text != "t"]
                        acts = [text for text in done.acts if text != "t"]
                        assert own[: len(acts)] == acts


@asynccontextmanager
async def playing(parties: Sequence[Party]) -> AsyncIterator[None]:
    """Let parties play one match after another; afterwards they finish the one they are at."""
    is_enough = False

    async def go_on(party: Party) -> None:
        await party.play()
        while not is_enough:
            await party.play()

    tasks = [asyncio.create_task(go_on(party)) for party in parties]
    try:
        yield
        is_enough = True
        await asyncio.wait_for(asyncio.gather(*tasks), LONG)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def run(function: Any, *arguments: Any) -> Any:
    """Do something that blocks while clients go on."""
    return await asyncio.to_thread(function, *arguments)


@pytest.fixture(autouse=True)
async def doorkeeper(anyio_backend: str) -> AsyncIterator[None]:
    """Sees everybody out."""
    yield
    for visitor in Visitor.all_there_are:
        await visitor.close()
    Visitor.all_there_are.clear()


@pytest.fixture(scope="module")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisProcess]:
    """A Redis."""
    process = RedisProcess(tmp_path_factory.mktemp("redis"))
    yield process
    process.stop()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on an SQLite file where people are soon away; no test may stop it."""
    url = f"sqlite:///{tmp_path_factory.mktemp('server') / 'tables.db'}"
    with ServerProcess(url, "--grace", "1", limits=LIMITS) as process:
        yield process


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
        ServerProcess(url, *options, limits=LIMITS) as one,
        ServerProcess(url, *options, limits=LIMITS) as other,
    ):
        yield one.base, other.base


async def at_table(base: str, *names: str, **settings: Any) -> list[Witness]:
    """Return clients that sit at a new table with real dice, connected and in the match."""
    clients = [Witness(base, name) for name in names]
    await clients[0].open_table(RULES, real_dice=True, **settings)
    for client in clients[1:]:
        await client.sit(clients[0].link)
    for client in clients:
        await client.connect()
    await clients[0].command("start")
    for client in clients:
        await client.until_known(0)
    return clients


def heard(client: Client, kind: str) -> list[Message]:
    return [message for message in client.others if message["type"] == kind]


def texts(client: Client) -> list[str]:
    return [f"{event['seat']}:{event['text']}" for event in client.events]


# --- Processes ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "kills"), [("sqlite", 3), ("postgres", 1)])
async def test_a_server_that_is_killed_in_the_middle_loses_nothing(
    request: pytest.FixtureRequest, kind: str, kills: int, proof: bool
) -> None:
    chance = Random("kill")
    url = request.getfixturevalue(f"{kind}_url")
    with ServerProcess(url, limits=LIMITS) as server:
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
    with ServerProcess(postgres_url, "--workers", "2", limits=LIMITS) as server:
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
    with ServerProcess(sqlite_url, limits=LIMITS) as server:
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
    with ServerProcess(sqlite_url, limits=LIMITS) as server:
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


# --- Connections ----------------------------------------------------------------------------------


async def test_whoever_is_cut_off_for_a_moment_misses_nothing(
    server: ServerProcess, proof: bool
) -> None:
    ada, ben = await at_table(server.base, "Ada", "Ben")
    await ada.act("113462")
    await ben.cut()
    await ada.act("k11", "b")
    await asyncio.sleep(10 if proof else 0.1)
    await ben.connect()
    await ben.until(lambda: texts(ben) == ["0:t", "0:113462", "0:k11", "0:b"])
    await ben.act("t")


async def test_whoever_is_gone_for_longer_is_replaced_and_takes_the_seat_back(
    server: ServerProcess,
) -> None:
    party = Party([server.base], 1)
    ada, ben = party.people
    await ada.open_table(RULES, pace=0, stand_in=BOT)
    await ben.sit(ada.link)
    await ada.connect()
    await ben.connect()
    await ada.command("start")
    await ada.until(lambda: ada.match != 0)
    await ben.cut()
    await ada.until(lambda: bool(ada.table["seats"][1]["stand_in"]))
    assert [notice["key"] for notice in ada.notices if notice["seat"] == 1][-2:] == [
        "away",
        "stands-in",
    ]
    while ada.position["turn"] == 0:
        await ada.play(ada.options["legal"][-1])
    await ada.until(lambda: ada.position["turn"] == 0)
    assert "bot" in {event["cause"] for event in ada.events if event["seat"] == 1}
    await ben.connect()
    await ben.until(lambda: len(ben.events) == len(ada.events))
    await ada.until(lambda: ada.table["seats"][1]["presence"] == "here")
    assert (await ben.command("take-back"))["type"] == "ack"
    played = len(ben.events)
    while ada.position["turn"] == 0:
        await ada.play(ada.options["legal"][-1])
    await ben.until(lambda: ben.position["turn"] == 1)
    await ben.act("t")
    assert "bot" not in {event["cause"] for event in ben.events[played:]}


async def test_of_two_tabs_one_acts(server: ServerProcess) -> None:
    ada, ben = await at_table(server.base, "Ada", "Ben")
    tab = Witness(server.base, "Ada", client="tab")
    tab.link, tab.cookie = ada.link, ada.cookie
    await tab.connect()
    assert tab.seat == 0
    await ada.until(lambda: bool(heard(ada, "superseded")))
    assert (await ada.play("t"))["reason"] == "another-connection-is-active"
    assert (await ada.command("leave"))["reason"] == "another-connection-is-active"
    await tab.act("113462")
    await ada.until(lambda: texts(ada) == ["0:t", "0:113462"])
    await ada.send({"type": "claim"})
    await ada.act("k11")
    assert (await tab.play("b"))["reason"] == "another-connection-is-active"
    assert ben.presence == ["here", "here"]


async def test_a_second_device_has_the_same_seat(server: ServerProcess) -> None:
    ada, _ = await at_table(server.base, "Ada", "Ben")
    await ada.act("113462")
    offered = await ada.request("POST", f"/api/tables/{ada.link}/pairings")
    phone = Witness(server.base, "Ada", client="phone")
    answer = await phone.request("POST", "/api/pairings", json={"code": offered.json()["code"]})
    phone.link = answer.json()["link"]
    await phone.connect()
    await phone.until_like(ada)
    assert phone.seat == 0
    assert phone.cookie != ada.cookie
    await phone.act("k11")
    await ada.until(lambda: bool(heard(ada, "superseded")))
    stranger = Visitor(server.base, "Ada")
    stranger.link = ada.link
    await stranger.connect()
    assert stranger.seat is None
    await stranger.until_like(ada)
    assert (await stranger.play("b"))["reason"] == "not-seated"


async def test_whoever_is_sent_away_is_cut_off_and_a_stranger_from_then_on(
    server: ServerProcess,
) -> None:
    ada, ben = await at_table(server.base, "Ada", "Ben", spectators=False)
    assert (await ada.command("kick", seat=1))["type"] == "ack"
    with pytest.raises(ConnectionError):
        await ben.until(lambda: False)
    assert ben.close_code == 4003
    with pytest.raises(ConnectionError):
        await ben.connect()
    assert ben.close_code == 4003
    (refused,) = heard(ben, "refused")
    assert refused["reason"] == "no-spectators"


async def test_two_throws_within_five_milliseconds_are_one(server: ServerProcess) -> None:
    ada, ben = Witness(server.base, "Ada"), Visitor(server.base, "Ben")
    await ada.open_table(RULES)
    await ben.sit(ada.link)
    await ada.connect()
    await ben.connect()
    await ada.command("start")
    await ada.until(lambda: ada.match != 0)

    async def later() -> Message:
        await asyncio.sleep(0.005)
        return await ada.play("t", ply=0)

    answers = await asyncio.gather(ada.play("t", ply=0), later())
    assert sorted(answer.get("reason", "") for answer in answers) == ["", "stale"]
    await ben.until(lambda: len(ben.events) == answers[0].get("ply", -1))
    assert texts(ben).count("0:t") == 1


async def test_nobody_acts_without_being_at_turn(server: ServerProcess) -> None:
    ada, ben, cyd = await at_table(server.base, "Ada", "Ben", "Cyd")
    await cyd.command("leave")
    stranger = Visitor(server.base, "Dan")
    stranger.link = ada.link
    await ada.act("113462", "k11")
    await stranger.connect()
    await stranger.until(lambda: bool(stranger.position))
    assert stranger.seat is None
    assert texts(stranger) == ["0:t", "0:113462", "0:k11"]
    assert stranger.position["turn_total"] == 200
    assert stranger.position["scores"] == [0, 0, 0]
    await ben.until_like(ada)
    for client in (ben, cyd, stranger):
        for acts in (["t"], ["k11"], ["b"], ["5234"]):
            answer = await client.play(*acts)
            reason = "not-your-turn" if client is ben else "not-seated"
            assert answer["reason"] == reason
    await ada.act("b")
    await stranger.until(lambda: len(stranger.events) == 4)
    assert texts(stranger)[-1] == "0:b"


async def test_a_turn_goes_on_when_others_leave_and_passes_on_with_whoever_has_it(
    server: ServerProcess,
) -> None:
    clients = await at_table(server.base, "Ada", "Ben", "Cyd", "Dan")
    ada, ben, cyd, dan = clients
    await ada.act("234634")
    await ben.act("234634")
    await cyd.act("113462", "k11")
    await ada.command("leave")
    await dan.until(lambda: dan.table["seats"][0]["presence"] == "left")
    assert dan.position["turn"] == 2
    await cyd.command("leave")
    await dan.until(lambda: dan.position["turn"] == 3)
    assert texts(dan)[-1] == "2:z:away"
    assert dan.events[-1]["cause"] == "left"
    assert dan.position["scores"] == [0, 0, 0, 0]
    assert dan.table["seats"][1]["is_host"]


async def test_a_table_goes_on_without_its_host(server: ServerProcess) -> None:
    ada, ben, cyd = (Visitor(server.base, name) for name in ("Ada", "Ben", "Cyd"))
    await ada.open_table(RULES)
    for client in (ben, cyd):
        await client.sit(ada.link)
    for client in (ada, ben, cyd):
        await client.connect()
    assert (await ben.command("start"))["reason"] == "not-host"
    await ada.command("leave")
    await ben.until(lambda: len(ben.table["seats"]) == 2)
    assert [seat["is_host"] for seat in ben.table["seats"]] == [True, False]
    assert (await ben.command("start"))["type"] == "ack"
    await ben.command("end")
    await ben.command("leave")
    await cyd.until(lambda: len(cyd.table["seats"]) == 1)
    assert cyd.table["seats"][0]["is_host"]
    assert (await cyd.command("start"))["type"] == "ack"


# --- Several servers ------------------------------------------------------------------------------


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


# --- Databases and disks --------------------------------------------------------------------------


async def test_a_database_that_is_gone_for_a_while_is_waited_for(
    postgres: PostgresProcess, postgres_url: str, proof: bool
) -> None:
    try:
        with ServerProcess(postgres_url, limits=LIMITS) as server:
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
    with ServerProcess(sqlite_url, limits=LIMITS) as server:
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
