"""Whatever a client sends, nothing changes that should not, and it is told why."""

import asyncio
import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from pushluck.locales import LANGUAGES, load_words
from tests.conftest import PROOF
from tests.server.client import Client, Message
from tests.server.hostile import Bad, Situation, iter_bad, iter_bodies, iter_closing
from tests.server.playing import play_match
from tests.server.postgres import PostgresProcess
from tests.server.processes import UNLIMITED, ServerProcess

pytestmark = pytest.mark.anyio

MESSAGES = 2_000
"""Bad messages of one test, by all senders together."""
ROUNDS = range(25 if PROOF else 1)
BODIES = 200
ENOUGH = re.compile("1009|1007|4[0-9]{3}")
"""Codes with which a connection may be closed."""
GAMES = ("zonk", "doom", "bones", "pig", "zonk(manners.strict=true)")
"""Doom lets the table name who begins; a strict table fines whoever throws out of turn, which is legal."""
UNUSED = "A0" * 12
"""Looks like the link of a table."""


@dataclass
class Victim:
    """A table with its people, and what it was before anybody did it harm."""

    people: list[Client]
    before: Message

    @property
    def host(self) -> Client:
        return self.people[0]


async def look_at(client: Client) -> Message:
    """Return what must not change of a table."""
    anew = Client(client.base, client.name, client="looks-on")
    anew.link, anew.cookie = client.link, client.cookie
    await anew.connect(known=False)
    await anew.command("react", reaction="none")  # answered after everything that was sent before
    await anew.close()
    table = {name: value for name, value in anew.table.items() if name not in ("watching", "seats")}
    seats = [{**seat, "presence": ""} for seat in anew.table["seats"]]
    return {**table, "seats": seats, "events": anew.events, "scores": anew.position.get("scores")}


async def set_up(base: str, rules: str, status: str) -> Victim:
    """Return a table of two people in a status; while it plays, it waits for the first to throw."""
    rules = rules.removesuffix(")") + ("," if "(" in rules else "(")
    rules += "seating.start=youngest)" if "doom" in rules else "seating.start=first_seat)"
    people = [Client(base, name) for name in ("Ada", "Ben")]
    await people[0].open_table(rules)
    await people[1].sit(people[0].link)
    for client in people:
        await client.connect()
    if status != "lobby":
        await people[0].command("start")
        await people[0].until(lambda: bool(people[0].options))
    if status == "over":
        await people[0].command("end")
    for client in people:
        await client.close()
    return Victim(people, await look_at(people[0]))


class Sender(Client):
    """Notes what it is sent and makes nothing of it: it asks for what it has already."""

    def _take(self, message: Message) -> None:
        self.others.append(message)
        if message["type"] == "welcome":
            self.table = message["table"]


class Assault:
    """One sender of bad messages on one connection."""

    def __init__(self, victim: Victim, sender: Client, seed: str) -> None:
        self.sender = Sender(sender.base, sender.name, lang=Random(seed).choice(("", *LANGUAGES)))
        self.sender.link, self.sender.cookie = victim.host.link, sender.cookie
        self.seed = seed
        self.reasons: Counter[str] = Counter()
        self._victim = victim

    async def run(self, count: int) -> None:
        """Send so many bad messages, and check that each one is answered."""
        await self.sender.connect()
        host = self._victim.host
        situation = Situation(
            match=host.match,
            ply=len(host.events),
            is_mover=self.sender.cookie == host.cookie and bool(host.match),
            is_host=self.sender.cookie == host.cookie,
            is_strict="strict" in self.sender.table["settings"]["rules"],
        )
        for bad in islice(iter_bad(self.seed, situation), count):
            await self._send(bad)
        await self.sender.close()
        for number, bad in enumerate(islice(iter_closing(self.seed), 2)):
            await self._send_last(bad, number)

    async def _send(self, bad: Bad) -> None:
        answers = self.sender.others
        answers.clear()
        await self.sender.send_raw(bad.data, is_text=bad.is_text)
        await self.sender.send({"type": "react", "reaction": "last"})
        await self.sender.until(lambda: bool(answers) and _is_last(answers[-1]))
        refused = [each for each in answers[:-1] if each["type"] == "refused"]
        assert len(refused) == (bad.outcome == "refused"), (str(bad), answers)
        for answer in refused:
            assert not answer["again"], str(bad)
            self.reasons[answer["reason"]] += 1

    async def _send_last(self, bad: Bad, number: int) -> None:
        await self.sender.connect()
        await self.sender.send_raw(bad.data, is_text=bad.is_text)
        with pytest.raises(ConnectionError):
            await self.sender.until(lambda: False)
        assert ENOUGH.fullmatch(str(self.sender.close_code)), (self.sender.close_code, str(bad))


def _is_last(answer: Message) -> bool:
    return answer["type"] == "refused" and "'last'" in str(answer["details"].get("why"))


def check_reasons(reasons: Counter[str]) -> None:
    """Every reason has a sentence in every language."""
    for language in LANGUAGES:
        words = load_words(language)
        for reason in reasons:
            assert f"reason-{reason}" in words, reason


def check_log(server: ServerProcess) -> None:
    """The server has noticed no fault of its own."""
    lines = [json.loads(line) for line in server.log.splitlines() if line.startswith("{")]
    assert [line for line in lines if line["level"] in ("error", "critical")] == []
    assert "Traceback" not in server.log


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    """A server on a database of either kind."""
    if request.param == "postgres":
        postgres: PostgresProcess = request.getfixturevalue("postgres")
        url = postgres.make_database()
    else:
        folder: Path = tmp_path_factory.mktemp("hostile")
        url = f"sqlite:///{folder / 'tables.db'}"
    with ServerProcess(url, limits=UNLIMITED) as process:
        yield process


@pytest.mark.parametrize("number", ROUNDS)
async def test_bad_messages_change_nothing(server: ServerProcess, number: int) -> None:
    statuses = ("playing", "playing", "lobby", "over")
    tables = [(rules, status) for rules in GAMES for status in statuses]
    reasons: Counter[str] = Counter()
    for place, (rules, status) in enumerate(tables):
        victim = await set_up(server.base, rules, status)
        host, other = victim.people
        stranger = Client(server.base, "Eve")
        senders = [other, stranger, *([host] if place % 4 in (1, 2) else [])]
        for sender in senders:
            assault = Assault(victim, sender, f"{number}/{place}/{sender.name}")
            await assault.run(MESSAGES // len(tables) // len(senders))
            reasons += assault.reasons
        assert await look_at(host) == victim.before
    assert reasons.keys() >= {
        "message-unreadable",
        "message-not-text",
        "stale",
        "not-host",
        "match-over",
    }
    check_reasons(reasons)
    check_log(server)


async def test_bad_requests_change_nothing(server: ServerProcess) -> None:
    victim = await set_up(server.base, "zonk", "playing")
    link = victim.host.link
    paths = (
        "/api/tables",
        f"/api/tables/{link}/seats",
        "/api/pairings",
        "/api/rules",
        f"/api/tables/{UNUSED}/seats",
    )
    reasons: Counter[str] = Counter()
    async with httpx.AsyncClient(base_url=server.base, verify=False) as http:
        for place, body in enumerate(islice(iter_bodies("bodies"), BODIES * (10 if PROOF else 1))):
            headers = {"content-type": "application/json"}
            response = await http.post(paths[place % len(paths)], content=body, headers=headers)
            _note_refusal(response, reasons)
        for path in ODD_PATHS:
            _note_refusal(await http.get(path.replace("LINK", link)), reasons)
        for cookie in ODD_COOKIES:
            response = await http.get(f"/api/tables/{link}", headers=[(b"cookie", cookie)])
            assert response.status_code == 200
            assert response.json()["you"] is None
    assert await look_at(victim.host) == victim.before
    check_reasons(reasons)
    check_log(server)


ODD_PATHS = (
    "/api/tables/%00", "/api/tables/a%00b", "/api/tables/%ff%fe", "/api/tables/%ed%a0%80",
    "/api/tables/" + "x" * 5_000, "/api/tables/..%2f..%2fetc", "/api/codes/%00", "/api/codes/%ff",
    "/api/codes/0000-0000", "/api/codes/" + "1" * 5_000,
    "/api/codes/%d9%a1%d9%a2%d9%a3%d9%a4%d9%a5%d9%a6%d9%a7%d9%a8",
    "/api/tables/LINK/matches/0/record", "/api/tables/LINK/matches/-1/record",
    "/api/tables/LINK/matches/2147483648/record", "/api/tables/LINK/matches/x/record",
    "/api/tables/LINK/matches/99999999999999999999999/record", "/api/tables/LINK/matches?before=0",
    "/api/tables/LINK/matches?before=99999999999999999999999",
    "/api/tables/LINK/matches?before=NaN", "/api/rules?rules=%00",
    "/api/rules?rules=zonk(finish.target=" + "9" * 3_000 + ")", "/api/rules?rules=" + "[" * 3_999,
    "/api/rules", "/api/rules?rules=zonk(" + "a=[" * 1_000 + ")", "/api/rules?rules=%ed%a0%80",
    "/api/%00",
)  # fmt: skip
"""Addresses under which there is nothing, or nothing that can be read."""
ODD_COOKIES = (
    b"pushluck-seat=", b"pushluck-seat=x", b"pushluck-seat=" + b"x" * 4_000,
    b"pushluck-seat=a.b.c", b"pushluck-seat=..", b'pushluck-seat="\\377"', b"pushluck-seat=%00",
    b"pushluck-seat=\x80.\xff.\xfe", b"=;=;", b"pushluck-seat",
)  # fmt: skip


def _note_refusal(response: httpx.Response, reasons: Counter[str]) -> None:
    """A request succeeds, or is refused with a reason and a sentence."""
    assert response.status_code < 500, (response.request.url, response.text)
    if response.status_code >= 400:
        refusal = response.json()
        assert refusal["sentence"]
        reasons[refusal["reason"]] += 1


async def test_nobody_speaks_before_hello(server: ServerProcess) -> None:
    victim = await set_up(server.base, "zonk", "playing")
    url = f"{server.base.replace('http', 'ws', 1)}/api/tables/{victim.host.link}/socket"
    async with connect(url) as socket:
        for kind in ("ping", "claim", "play", "leave"):
            message: dict[str, Any] = {"type": kind}
            if kind in ("play", "leave"):
                message["id"] = 1
            if kind == "play":
                message |= {"match": victim.host.match, "ply": 0, "acts": ["t"]}
            await socket.send(json.dumps(message))
            answer = json.loads(await socket.recv())
            assert (answer["type"], answer["reason"]) == ("refused", "hello-first")
    assert await look_at(victim.host) == victim.before


async def test_nobody_acts_for_another_seat(server: ServerProcess) -> None:
    """The number of a command belongs to its person: another one's neither answers nor blocks it."""
    victim = await set_up(server.base, "zonk", "playing")
    host, other = victim.people
    other.client = host.client
    for client in (host, other):
        await client.connect()
    assert (await other.play("t", number=7))["reason"] == "not-your-turn"
    assert (await host.play("t", number=7))["type"] == "ack"
    again = await other.play("t", number=7, ply=0)
    assert again["type"] == "refused"
    for client in (host, other):
        await client.close()


async def test_a_refusal_calls_players_by_their_names(server: ServerProcess) -> None:
    victim = await set_up(server.base, "zonk", "playing")
    host, other = victim.people
    other.lang = "it"
    await other.connect()
    refused = await other.play("t")
    assert refused["reason"] == "not-your-turn"
    assert host.name in refused["sentence"]
    await other.close()


async def test_nobody_watches_who_is_not_welcome(server: ServerProcess) -> None:
    """A stranger at a table without spectators, and whoever has no link, is told so and let go."""
    host = Client(server.base, "Ada")
    await host.open_table("zonk", spectators=False)
    for link, code, reason in ((host.link, 4003, "no-spectators"), (UNUSED, 4004, "no-such-table")):
        url = f"{server.base.replace('http', 'ws', 1)}/api/tables/{link}/socket"
        async with connect(url) as socket:
            assert json.loads(await socket.recv())["reason"] == reason
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == code


async def flood(client: Client) -> None:
    for _ in range(5_000):
        await client.send({"type": "ping"})
    await client.until(lambda: False)


async def test_a_flood_is_refused_and_then_cut_off(tmp_path: Path) -> None:
    with ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        client = Client(server.base, "Ada")
        await client.open_table("zonk")
        await client.connect()
        with pytest.raises(ConnectionError):
            await flood(client)
        refused = [each for each in client.others if each["type"] == "refused"]
        assert {(each["reason"], each["again"]) for each in refused} == {
            ("too-many-messages", True)
        }
        assert client.close_code == 4029
        await client.connect()
        await client.close()
        check_log(server)


async def test_it_still_plays_afterwards(server: ServerProcess) -> None:
    """Runs last: the server that has been through all this plays a game like any other."""
    people = [Client(server.base, name) for name in ("Ada", "Ben")]
    await people[0].open_table("zonk(finish.target=500,finish.extended_target=1000)", pace=0)
    await people[1].sit(people[0].link)
    for client in people:
        await client.connect()
    await people[0].command("start")
    await asyncio.gather(*(play_match(client, Random(client.name)) for client in people))
    for client in people:
        assert client.is_over
        await client.close()
    check_log(server)
