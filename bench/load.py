"""Many tables at once: how long an act takes to reach the other seat, and what a table costs the server.

Run alone as `python -m bench.load --tables 1000 --seconds 60`; `--postgres` takes two workers on PostgreSQL. The
same clients also talk through a bare relay, which only passes messages on, to tell what the machine itself takes.
"""

import argparse
import asyncio
import math
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Coroutine, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import psutil
import uvloop
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from bench.measure import Figure, times
from tests.server.postgres import PostgresProcess
from tests.server.processes import ServerProcess

RULES = "zonk"
EVERY = 4.0
"""Seconds between two acts of a seat; so a table of two acts twice as often."""
WARM_UP = 10.0
"""Seconds of play before anything is measured."""
OPENERS = 8
"""Tables that are opened at the same time."""


class Offer(Struct):
    act: str
    points: int


class Options(Struct):
    legal: list[str]
    offers: list[Offer]


class Position(Struct):
    outcome: Any
    yours: Options | None


class Match(Struct):
    match: int
    position: Position


class Events(Struct):
    """What the clients read of events, or of the match in a snapshot."""

    position: Position | None = None
    match: Match | int = 0


_read_events = msgspec.json.Decoder(Events).decode
_encode = msgspec.json.encode


@dataclass
class Seat:
    """A client that plays."""

    table: "Table"
    socket: ClientConnection
    number: int
    ply: int = 0
    options: Options | None = None

    async def listen(self) -> None:
        """Take whatever comes, for ever."""
        async for data in self.socket:
            text = data if isinstance(data, str) else data.decode()
            if text.startswith('{"type":"events"'):
                self.table.arrived(self)
                self._take(_read_events(text))
                self.ply += text.count('"ply":') - 1
            elif text.startswith('{"type":"snapshot"'):
                self._take(_read_events(text))
                self.ply = text.count('"cause":')
            elif text.startswith('{"type":"refused"'):
                self.table.load.refused.append(text)

    def _take(self, events: Events) -> None:
        position = events.position
        if isinstance(events.match, Match):
            self.table.match, position = events.match.match, events.match.position
        assert position is not None
        self.options = position.yours
        self.table.is_over = position.outcome is not None

    async def send(self, message: dict[str, Any]) -> None:
        await self.socket.send(_encode(message).decode())


@dataclass
class Table:
    """A table with two seats."""

    load: "Load"
    seats: list[Seat] = field(default_factory=list)
    match: int = 0
    is_over: bool = False
    commands: int = 0
    sent_at: float = 0.0
    sender: Seat | None = None

    def arrived(self, seat: Seat) -> None:
        """Note that an act has reached the other seat."""
        if self.sender is not None and seat is not self.sender:
            self.load.note(time.perf_counter() - self.sent_at)
            self.sender = None

    async def act(self, chance: Random) -> None:
        """Let whoever may act do so."""
        self.commands += 1
        if self.is_over or not self.match:
            self.is_over = False
            await self.seats[0].send({"type": "start", "id": self.commands})
            return
        seat = next((seat for seat in self.seats if seat.options and seat.options.legal), None)
        if seat is None or seat.options is None:
            return
        self.sender, self.sent_at = seat, time.perf_counter()
        act = choose(seat.options, chance)
        play = {"type": "play", "id": self.commands, "match": self.match, "ply": seat.ply}
        await seat.send({**play, "acts": [act]})


@dataclass
class Load:
    """What the clients measure."""

    latencies: list[float] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    is_measuring: bool = False

    def note(self, seconds: float) -> None:
        if self.is_measuring:
            self.latencies.append(seconds)

    def percentile(self, share: float) -> float:
        """Return the latency in milliseconds that so many stay below."""
        ordered = sorted(self.latencies)
        return 1000 * ordered[math.ceil(share * len(ordered)) - 1]


@dataclass(frozen=True)
class Cost:
    """What serving took."""

    p50: float
    p99: float
    acts: float
    """A second."""
    cpu: list[float]
    """Share of one core, by worker."""
    memory: float
    """Bytes that the workers have grown by for each seat."""
    refused: int


def choose(options: Options, chance: Random) -> str:
    """Return an act that keeps a game going as people do."""
    if "a" in options.legal:
        return "a"
    if "b" in options.legal and chance.random() < 0.4:
        return "b"
    if options.offers:
        return max(options.offers, key=lambda offer: offer.points).act
    return options.legal[0]


async def open_tables(base: str, load: Load, count: int) -> list[Table]:
    """Return so many tables with two people each, connected."""
    gate = asyncio.Semaphore(OPENERS)
    async with httpx.AsyncClient(base_url=base, timeout=60) as http:
        return await asyncio.gather(*(_open(http, base, load, gate) for _ in range(count)))


async def _open(http: httpx.AsyncClient, base: str, load: Load, gate: asyncio.Semaphore) -> Table:
    table = Table(load)
    async with gate:
        made = await http.post("/api/tables", json={"name": "Ada", "rules": RULES})
        link, first = made.json()["link"], made.cookies["pushluck-seat"]
        http.cookies.clear()  # the other person is at another device
        sat = await http.post(f"/api/tables/{link}/seats", json={"name": "Ben"})
        for number, cookie in enumerate((first, sat.cookies["pushluck-seat"])):
            url = f"{base.replace('http', 'ws', 1)}/api/tables/{link}/socket"
            headers = {"cookie": f"pushluck-seat={cookie}"}
            socket = await connect(url, additional_headers=headers, compression=None)
            seat = Seat(table, socket, number)
            table.seats.append(seat)
            await seat.send({"type": "hello", "client": f"bench-{number}"})
    return table


async def play(tables: Sequence[Table], load: Load, seconds: float) -> float:
    """Let all tables play at their pace and return the seconds that were measured."""
    chance = Random(1)
    for table in tables:
        for seat in table.seats:
            _keep(seat.listen())
    pause = EVERY / 2
    begun = time.perf_counter()
    for number, table in enumerate(tables):
        _keep(_play_one(table, chance, number * pause / len(tables), pause))
    await asyncio.sleep(WARM_UP)
    load.is_measuring, begun = True, time.perf_counter()
    await asyncio.sleep(seconds)
    load.is_measuring = False
    return time.perf_counter() - begun


async def _play_one(table: Table, chance: Random, wait: float, pause: float) -> None:
    async for _ in _ticks(wait, pause):
        await table.act(chance)


async def _ticks(wait: float, pause: float) -> AsyncIterator[None]:
    """Yield again and again at times of one's own: whoever was late once does not stay beside others for ever."""
    clock = asyncio.get_running_loop().time
    due = clock() + wait
    while True:
        await asyncio.sleep(max(0.0, due - clock()))
        yield
        due += pause


_tasks: set[asyncio.Task[None]] = set()


def _keep(work: Coroutine[Any, Any, None]) -> None:
    _tasks.add(asyncio.create_task(work))


async def run(base: str, workers: Sequence[int], tables: int, seconds: float) -> Cost:
    """Load the server at `base`, whose processes are `workers`."""
    processes = [psutil.Process(pid) for pid in workers]
    before = [process.memory_info().rss for process in processes]
    load = Load()
    opened = await open_tables(base, load, tables)
    spent = [_cpu(process) for process in processes]
    measured = await play(opened, load, seconds)
    ended = [_cpu(process) for process in processes]
    after = [process.memory_info().rss for process in processes]
    for task in _tasks:
        task.cancel()
    return Cost(
        p50=load.percentile(0.5),
        p99=load.percentile(0.99),
        acts=len(load.latencies) / measured,
        cpu=[(end - begin) / (measured + WARM_UP) for begin, end in zip(spent, ended, strict=True)],
        memory=(sum(after) - sum(before)) / (2 * tables),
        refused=len(load.refused),
    )


def _cpu(process: psutil.Process) -> float:
    used = process.cpu_times()
    return float(used.user + used.system)


# The bare relay -----------------------------------------------------------------------------------------


@contextmanager
def relay_process() -> Iterator[tuple[str, int]]:
    """Run `bench.relay` and yield where it answers and which process it is."""
    command = [sys.executable, "-m", "bench.relay"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        base = process.stdout.readline().strip()
        try:
            yield base, process.pid
        finally:
            process.terminate()


async def run_relay(base: str, pid: int, tables: int, seconds: float) -> Cost:
    """Let pairs of clients talk through the relay at the same pace."""
    process, load = psutil.Process(pid), Load()
    before = process.memory_info().rss
    pairs = [await _pair(base, number) for number in range(tables)]
    for pair in pairs:
        _keep(_time_echoes(pair[1], load))
        _keep(_time_echoes(pair[0], None))
    spent, pause = _cpu(process), EVERY / 2
    for number, pair in enumerate(pairs):
        _keep(_talk(pair[0], number * pause / tables, pause))
    await asyncio.sleep(WARM_UP)
    load.is_measuring = True
    await asyncio.sleep(seconds)
    cpu = (_cpu(process) - spent) / (seconds + WARM_UP)
    memory = (process.memory_info().rss - before) / (2 * tables)
    for task in _tasks:
        task.cancel()
    acts = len(load.latencies) / seconds
    return Cost(load.percentile(0.5), load.percentile(0.99), acts, [cpu], memory, 0)


async def _pair(base: str, number: int) -> list[ClientConnection]:
    return [await connect(f"{base}/{number}", compression=None) for _ in range(2)]


async def _talk(socket: ClientConnection, wait: float, pause: float) -> None:
    async for _ in _ticks(wait, pause):
        await socket.send(str(time.perf_counter()))


async def _time_echoes(socket: ClientConnection, load: Load | None) -> None:
    async for data in socket:
        if load is not None:
            load.note(time.perf_counter() - float(data))


# ----------------------------------------------------------------------------------------------------------


def measure(tables: int = 1000, seconds: float = 30.0, *, postgres: bool = False) -> list[Figure]:
    """Return what the table takes beside what the relay takes."""
    with relay_process() as (base, pid):
        bare = uvloop.run(run_relay(base, pid, tables, seconds))
    with ExitStack() as stack:
        if postgres:
            database = PostgresProcess()
            stack.callback(database.delete)
            url, options = database.make_database(), ["--workers", "2"]
        else:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            url, options = f"sqlite:///{Path(folder, 'tables.db')}", []
        server = stack.enter_context(ServerProcess(url, *options, "--log-level", "warning"))
        workers = server.workers if postgres else [server.pid]
        cost = uvloop.run(run(server.base, workers, tables, seconds))
    return figures(cost, bare)


def figures(cost: Cost, bare: Cost) -> list[Figure]:
    """Return the figures to print."""
    workers = ", ".join(f"{share:.0%}" for share in cost.cpu)
    return [
        Figure("acts that reached the other seat", cost.acts, "/s", f"{cost.refused} refused"),
        Figure("half of them within", cost.p50, "ms", times(cost.p50 / bare.p50, "a bare relay")),
        Figure("99 in 100 within", cost.p99, "ms", times(cost.p99 / bare.p99, "a bare relay")),
        Figure("of one core", 100 * sum(cost.cpu), "%", f"by worker: {workers}"),
        Figure(
            "memory a seat",
            cost.memory / 1000,
            "kB",
            times(cost.memory / bare.memory, "a bare relay"),
        ),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--postgres", action="store_true")
    given = parser.parse_args()
    for figure in measure(given.tables, given.seconds, postgres=given.postgres):
        print(f"  {figure.what:<40} {figure.shown():>16}  {figure.beside}")


if __name__ == "__main__":
    main()
