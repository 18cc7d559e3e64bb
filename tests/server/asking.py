"""The app of one worker without a network, and devices that ask it over HTTP."""

import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx

from pushluck.server.app import TableApp, create_app
from pushluck.server.house import House
from pushluck.server.identity import COOKIE, find_person
from pushluck.server.messages import Play
from pushluck.server.rooms import Room
from pushluck.server.settings import Limits, Settings

ADDRESS = "192.0.2.7"
PLENTY = Limits(requests_per_second=100_000, request_burst=100_000, guesses_per_minute=100_000)
SENTENCE = re.compile(r".+[.:?요)]\s*\S*")


class Served:
    """A worker that serves."""

    def __init__(self, app: TableApp, stack: AsyncExitStack) -> None:
        self.app = app
        self.house: House = app.state.services
        self._stack = stack

    async def device(self, language: str = "en") -> httpx.AsyncClient:
        """A browser without cookies that asks in a language."""
        transport = httpx.ASGITransport(self.app, raise_app_exceptions=False, client=(ADDRESS, 1))
        device = httpx.AsyncClient(
            transport=transport,
            base_url="http://table.test",
            headers={"accept-language": language},
        )
        return await self._stack.enter_async_context(device)

    async def opened(self, device: httpx.AsyncClient, **settings: Any) -> str:
        """Open a table from a device and return its link."""
        answer = await device.post("/api/tables", json={"name": "Ada", **settings})
        assert answer.status_code == 201, answer.text
        link: str = answer.json()["link"]
        return link

    async def person_of(self, device: httpx.AsyncClient, link: str) -> str:
        """Who a device is at a table."""
        room = await self.house.room_of(link)
        return await find_person(self.house, room, device.cookies.get(COOKIE) or "")


@asynccontextmanager
async def served(database: str, limits: Limits = PLENTY, **settings: Any) -> AsyncIterator[Served]:
    """Serve on a database."""
    app = create_app(Settings(database=database, limits=limits, **settings))
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(app.lifespan())
        yield Served(app, stack)


async def play(room: Room, person: str, *acts: str) -> None:
    """Play one act after another for a person."""
    for number, act in enumerate(acts, start=1):
        assert room.live is not None
        command = Play(id=number, match=room.live.id, ply=room.live.ply, acts=[act])
        await room.play(person, f"test-{room.live.ply}", command)


def refusal(answer: httpx.Response, status: int, reason: str) -> dict[str, Any]:
    """What an answer refuses, which must have the one shape that refusals have."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/json"
    refused: dict[str, Any] = answer.json()
    assert refused.keys() == {"reason", "details", "sentence", "alternatives"}
    assert refused["reason"] == reason
    assert SENTENCE.match(refused["sentence"])
    assert f"({reason})" not in refused["sentence"]
    return refused
