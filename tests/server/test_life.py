"""The life of one table, as the people at it see it."""

import asyncio
from dataclasses import dataclass
from random import Random

import pytest

from pushluck.record import parse_record
from tests.server.client import Client, Message
from tests.server.playing import choose, play_match
from tests.server.processes import UNLIMITED, ServerProcess

pytestmark = pytest.mark.anyio

RULES = "zonk@1(finish.target=1500,finish.extended_target=2000,manners.cheating=false)"
BOT = "bot:bold"


async def play_some(clients: list[Client], turns: int, chance: Random) -> None:
    """Let people play until so many more turns have been banked or lost."""
    first = clients[0]
    seen, passed = first.position["turn"], 0
    while passed < turns and not first.is_over:
        for client in clients:
            acts = choose(client.options, chance) if client.options else []
            if acts and client.position["turn"] == client.seat:
                await client.play(*acts)
        await asyncio.sleep(0.01)
        passed += first.position["turn"] != seen
        seen = first.position["turn"]


async def read_record(client: Client, number: int) -> list[tuple[int, str]]:
    """Download a record and return the events of the match that it replays."""
    path = f"/api/tables/{client.link}/matches/{number}/record"
    answer = await client.request("GET", path)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-disposition"].endswith(f'-{number}.plr"')
    return [(event.seat, event.text) for event in parse_record(answer.text).match.events]


@dataclass
class Evening:
    """Four people and what they do, one part of the evening after another."""

    people: list[Client]
    chance: Random

    async def come_together(self) -> None:
        """Ada opens a table and reads its code to Ben, who types it; Cyd is given the link."""
        ada, ben, cyd = self.people[:3]
        link = await ada.open_table(RULES, pace=0, stand_in=BOT)
        found = await ben.request("GET", f"/api/codes/{ada.code[:4]} {ada.code[-4:]}")
        assert found.json() == {"link": link}
        for client in (ben, cyd):
            await client.sit(link)
        for client in (ada, ben, cyd):
            await client.connect()
        await ada.until(lambda: ada.presence == ["here"] * 3)
        assert [seat["name"] for seat in ben.table["seats"]] == ["Ada", "벤", "Cyd"]
        assert (await ben.command("start"))["reason"] == "not-host"
        assert (await ada.command("add-bot", bot=BOT))["type"] == "ack"
        assert (await ada.command("settings", clock=120))["type"] == "ack"

    async def begin(self) -> None:
        """They play. Dan comes too late for a seat and looks on."""
        ada, _, _, dan = self.people
        assert (await ada.command("start"))["type"] == "ack"
        dan.link = ada.link
        late = await dan.request("POST", f"/api/tables/{dan.link}/seats", json={"name": "Dan"})
        assert (late.status_code, late.json()["reason"]) == (409, "match-is-on")
        gone = await dan.request("GET", f"/api/codes/{ada.code}")
        assert gone.json()["reason"] == "no-such-code"
        await dan.connect()
        await dan.until(lambda: dan.match == ada.match)
        assert dan.seat is None
        assert ada.position["deadline"] is not None or ada.position["turn"] == 3
        await play_some(self.people[:3], 3, self.chance)

    async def be_interrupted(self) -> None:
        """Cyd has to go and a bot plays on. Ben's train is in a tunnel; afterwards he takes his seat back."""
        ada, ben, cyd, dan = self.people
        await cyd.command("leave")
        await ada.until(lambda: ada.table["seats"][2]["presence"] == "left")
        assert ada.table["seats"][2]["stand_in"] == BOT
        await ben.cut()
        await ada.until(lambda: ada.table["seats"][1]["presence"] == "away")
        await dan.until(lambda: "away" in [notice["key"] for notice in dan.notices])
        await ben.connect()
        await ben.command("take-back")
        await ada.until(lambda: not ada.table["seats"][1]["stand_in"] or ada.is_over)
        await ada.send({"type": "react", "reaction": "clap"})
        await dan.until(lambda: any(each["type"] == "reacted" for each in dan.others))
        ended = await ada.command("end")
        assert ended["type"] == "ack" or ended["reason"] == "no-match-is-on"
        await dan.until(lambda: dan.table["status"] == "over")

    async def play_again(self) -> None:
        """Ada hands the table to Ben and looks on; Dan has a seat now."""
        ada, ben, _, dan = self.people
        assert (await ada.command("make-host", seat=1))["type"] == "ack"
        await ada.command("leave")
        await dan.sit(ada.link)
        await dan.close()
        await dan.connect()
        await ben.until(lambda: [seat["name"] for seat in ben.table["seats"]] == ["벤", BOT, "Dan"])
        assert (await ben.command("start"))["type"] == "ack"
        await ada.until(lambda: ada.table["number"] == 2)
        assert ada.seat is None
        await dan.until(lambda: dan.names == ["벤", BOT, "Dan"])
        matches = (play_match(ben, self.chance), play_match(dan, self.chance))
        watching = ada.until(lambda: ada.match == ben.match and ada.is_over)
        await asyncio.wait_for(asyncio.gather(*matches, watching), 60)

    async def read_it_all(self) -> None:
        """Everybody has seen the same, in the own language, and it is on record."""
        ada, ben, _, dan = self.people
        answer = await dan.request("GET", f"/api/tables/{dan.link}/matches")
        assert [(each["number"], each["is_on"]) for each in answer.json()] == [(2, 0), (1, 0)]
        for client in (ada, ben, dan):
            assert [seen(log) for log in client.logs.values()] == [
                await read_record(client, number) for number in (1, 2)
            ]
        for client in self.people:
            told = [each for log in client.logs.values() for event in log for each in event["told"]]
            assert all(each["sentence"] for each in told)


def seen(log: list[Message]) -> list[tuple[int, str]]:
    """Return events as a record has them."""
    return [(event["seat"], event["text"]) for event in log]


async def test_an_evening_at_a_table(sqlite_url: str) -> None:
    with ServerProcess(sqlite_url, "--grace", "1", limits=UNLIMITED) as server:
        languages = {"Ada": "en", "벤": "ko", "Cyd": "fr", "Dan": "it"}
        people = [Client(server.base, name, lang=lang) for name, lang in languages.items()]
        evening = Evening(people, Random("evening"))
        try:
            await evening.come_together()
            await evening.begin()
            await evening.be_interrupted()
            await evening.play_again()
            await evening.read_it_all()
        finally:
            for client in people:
                await client.close()
        assert "Traceback" not in server.log
