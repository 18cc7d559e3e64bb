"""Clients that repeat what got no answer and remember what was acknowledged."""

from dataclasses import dataclass
from typing import Any, ClassVar

from tests.server.client import Client, Message
from tests.server.playing import reconnect

RULES = "farkle-minimal@1"


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
