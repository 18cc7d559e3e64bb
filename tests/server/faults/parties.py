"""Tables at which whole matches are played while something breaks."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any

from pushluck.record import parse_record
from tests.server.client import Client
from tests.server.faults.visitors import RULES, Visitor, Witness
from tests.server.playing import play_match, reconnect

BOT = "bot:bold"
LONG = 120.0
"""Seconds after which a test gives up; nothing is measured with it."""


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
