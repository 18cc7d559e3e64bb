"""A player over HTTP and WebSocket, as the tests and benchmarks need one: it notes everything it is sent."""

import asyncio
import itertools
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Message = dict[str, Any]

PATIENCE = 30.0
"""Seconds after which a test gives up waiting; nothing is measured with it."""


class Client:
    """One person with one connection at a time."""

    def __init__(self, base: str, name: str, *, lang: str = "", client: str = "") -> None:
        self.base = base
        self.name = name
        self.lang = lang
        self.client = client or f"c-{name.encode().hex()[:40]}"
        self.link = ""
        self.code = ""
        self.cookie = ""
        self.table: Message = {}
        self.match = 0
        self.names: list[str] = []
        self.events: list[Message] = []
        """Of the match that is played: every ply as it was sent."""
        self.logs: dict[int, list[Message]] = {}
        """The events of every match, the one that is played included."""
        self.position: Message = {}
        self.presence: list[str] = []
        self.notices: list[Message] = []
        self.others: list[Message] = []
        """Messages of kinds that need no bookkeeping."""
        self.received: list[str] = []
        """Every message, byte for byte, where `keeps_bytes`."""
        self.keeps_bytes = False
        self.close_code: int | None = None
        self.fault: AssertionError | None = None
        """What the server has told that cannot be."""
        self._numbers = itertools.count(1)
        self._answers: dict[int, asyncio.Future[Message]] = {}
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._changed = asyncio.Condition()

    async def request(self, method: str, path: str, **arguments: Any) -> httpx.Response:
        """Ask over HTTP and keep the cookie of the seat."""
        headers = {"cookie": f"pushluck-seat={self.cookie}"} if self.cookie else {}
        # There is nothing to verify, and reading all certificates would take longer than the request.
        async with httpx.AsyncClient(base_url=self.base, timeout=PATIENCE, verify=False) as http:
            response = await http.request(method, path, headers=headers, **arguments)
        if "pushluck-seat" in response.cookies:
            self.cookie = response.cookies["pushluck-seat"]
        return response

    async def open_table(self, rules: str, bots: tuple[str, ...] = (), **settings: Any) -> str:
        """Make a table and return its link."""
        body = {"name": self.name, "rules": rules, "bots": list(bots), **settings}
        response = await self.request("POST", "/api/tables", json=body)
        assert response.status_code == 201, response.text
        made = response.json()
        self.link, self.code = made["link"], made["code"]
        return self.link

    async def sit(self, link: str) -> None:
        """Take a seat at a table."""
        self.link = link
        path = f"/api/tables/{link}/seats"
        response = await self.request("POST", path, json={"name": self.name})
        assert response.status_code in (200, 201), response.text

    async def connect(self, *, known: bool = True) -> None:
        """Open the socket and say hello; with `known` only what is missing is asked for."""
        url = f"{self.base.replace('http', 'ws', 1)}/api/tables/{self.link}/socket"
        headers = {"cookie": f"pushluck-seat={self.cookie}"} if self.cookie else {}
        self._socket = await connect(
            url, additional_headers=headers, compression=None, max_size=None, open_timeout=PATIENCE
        )
        self.close_code = None
        self._reader = asyncio.create_task(self._read(self._socket))
        hello: Message = {"type": "hello", "client": self.client, "lang": self.lang}
        if known and self.match:
            hello |= {"match": self.match, "ply": len(self.events)}
        self.table = {}
        await self.send(hello)
        await self.until(lambda: bool(self.table))

    async def cut(self) -> None:
        """Lose the connection without a word."""
        if self._socket is not None:
            self._socket.transport.abort()
            with suppress(asyncio.CancelledError, ConnectionClosed):
                await self._finished()

    async def close(self) -> None:
        """Close the connection."""
        if self._socket is not None:
            await self._socket.close()
            await self._finished()

    async def send(self, message: Message) -> None:
        """Send a message and wait for nothing."""
        await self.send_raw(json.dumps(message))

    async def send_raw(self, data: str | bytes, *, is_text: bool | None = None) -> None:
        """Send anything, by default as what it is; raises `ConnectionError` once the connection is lost."""
        assert self._socket is not None
        try:
            await self._socket.send(data, text=is_text)
        except ConnectionClosed as error:
            raise ConnectionError("closed") from error

    async def command(self, kind: str, *, number: int | None = None, **fields: Any) -> Message:
        """Send a command and return its answer."""
        number = next(self._numbers) if number is None else number
        answer = self._answers[number] = asyncio.get_running_loop().create_future()
        try:
            await self.send({"type": kind, "id": number, **fields})
            return await asyncio.wait_for(answer, PATIENCE)
        finally:
            self._answers.pop(number, None)

    async def play(self, *acts: str, ply: int | None = None, number: int | None = None) -> Message:
        """Play acts on what this client knows and return the answer."""
        known = len(self.events) if ply is None else ply
        return await self.command(
            "play", number=number, match=self.match, ply=known, acts=list(acts)
        )

    async def until(self, condition: Callable[[], bool], patience: float = PATIENCE) -> None:
        """Wait until what was received fulfils a condition; raises `ConnectionError` when it cannot any more."""

        def done() -> bool:
            return condition() or self.close_code is not None

        async with self._changed:
            await asyncio.wait_for(self._changed.wait_for(done), patience)
        if self.fault is not None:
            raise self.fault
        if not condition():
            raise ConnectionError(f"closed with {self.close_code}")

    async def until_ply(self, ply: int, patience: float = PATIENCE) -> None:
        """Wait until so many events are known or the match has ended; raises as `until` does."""
        await self.until(lambda: len(self.events) >= ply or self.is_over, patience)

    @property
    def seat(self) -> int | None:
        """The seat of this person."""
        seat: int | None = self.table.get("you")
        return seat

    @property
    def options(self) -> Message:
        """What this seat may do now."""
        return self.position.get("yours") or {}

    @property
    def is_over(self) -> bool:
        """Whether the match that is played has ended."""
        return self.position.get("outcome") is not None

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for data in socket:
                text = data if isinstance(data, str) else data.decode()
                if self.keeps_bytes:
                    self.received.append(text)
                async with self._changed:
                    self._take(json.loads(text))
                    self._changed.notify_all()
        except ConnectionClosed:
            pass
        except AssertionError as error:
            self.fault = error
        finally:
            async with self._changed:
                self.close_code = socket.close_code or 1006
                for answer in self._answers.values():
                    if not answer.done():
                        answer.set_exception(ConnectionError(f"closed with {self.close_code}"))
                self._changed.notify_all()

    async def _finished(self) -> None:
        if self._reader is not None:
            await asyncio.wait([self._reader])

    def _take(self, message: Message) -> None:
        match message["type"]:
            case "welcome":
                self.table = message["table"]
            case "table":
                self.table = message["table"]
                self.notices += message["notices"]
            case "snapshot":
                self._begin(message["match"])
            case "events":
                assert message["match"] == self.match, "events of an unknown match"
                self._follow(message["events"])
                self.position = message["position"]
            case "presence":
                self.presence = message["presence"]
            case "ack" | "refused" if message["id"] in self._answers:
                answer = self._answers[message["id"]]
                if not answer.done():
                    answer.set_result(message)
            case _:
                self.others.append(message)

    def _begin(self, whole: Message) -> None:
        self.match, self.names = whole["match"], whole["names"]
        self.events = self.logs[self.match] = []
        self._follow(whole["events"])
        self.position = whole["position"]

    def _follow(self, events: list[Message]) -> None:
        for event in events:
            assert event["ply"] == len(self.events), "a ply is missing or comes twice"
            self.events.append(event)
