"""Bots think in processes of their own: what takes them seconds must not hold up every table of a worker."""

import asyncio
import logging
import os
import signal
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any, NamedTuple

from pushluck.bots import find_bot, next_act
from pushluck.conduct import ConductGame, TableState, make_table
from pushluck.core.events import Act, Action, Event, Seat, Throw
from pushluck.core.match import is_throw
from pushluck.games.registry import find_rules

log = logging.getLogger(__name__)

PROCESSES = 2
"""The second begins when the first is busy: one long thought must not keep all other bots waiting."""
MOST_RULES = 64
"""Rules objects whose games a process remembers."""
MOST_ACTIONS = 4_096
"""Spellings of actions that a process remembers for each of them."""

_SIGNALS = (signal.SIGINT, signal.SIGTERM)


@dataclass(frozen=True)
class Thought:
    """A position, and the bots that may have something to do in it."""

    rules: str
    """Spelling of the rules."""
    state: TableState[Any]
    events: tuple[Event[Any], ...]
    """All events, which have led to the state: a bot remembers what it has seen."""
    bots: Mapping[Seat, str]
    """The texts that address the bots, by seat."""
    seed: str
    """Decides what bots leave to chance."""


class BotBench:
    """The processes in which the bots of a worker think. Each bot is shown what its seat may know, and no more."""

    def __init__(self, processes: int = PROCESSES) -> None:
        self._processes = processes
        self._pool: _Pool | None = None

    async def open(self) -> None:
        """Start a process; thoughts may follow at once and wait for it."""
        self._pool = _Pool(self._processes)
        self._pool.submit(_wake_up)

    async def close(self) -> None:
        """End the processes, whatever they think of; whoever waits for a bot is cancelled."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.end)

    async def next_act(self, thought: Thought) -> Act[Any] | None:
        """Return what the bots do, or None for nothing.

        Bots that may say something out of turn come first, in the order of seats; then the one that is to move.
        The same thought always has the same answer. Raises `BrokenProcessPool` when the process is lost twice, and
        whatever a faulty bot raises.
        """
        sent = _pack(thought)
        try:
            return await self._ask(sent)
        except BrokenProcessPool:
            log.warning("a process of the bots was lost")
            return await self._ask(sent)

    async def _ask(self, sent: "_Sent") -> Act[Any] | None:
        pool = self._pool
        if pool is None:
            raise asyncio.CancelledError
        try:
            return await _answer_to(pool.submit(_think, sent))
        except BrokenProcessPool:
            if self._pool is None:
                raise asyncio.CancelledError from None
            if self._pool is pool:
                self._pool = _Pool(self._processes)
                pool.let_go()
            raise


class _Pool:
    """Processes that end when told to, and when this process ends, however it does."""

    def __init__(self, processes: int) -> None:
        context = get_context("spawn")
        # Nothing is ever written: that the writing end is gone is all a child waits for.
        self._lifeline = context.Pipe(duplex=False)
        heard, _ = self._lifeline
        self._executor = ProcessPoolExecutor(processes, context, _begin, (heard,))

    def submit(self, call: Callable[..., Any], *arguments: Any) -> Future[Any]:
        """Call something in a process; raises `BrokenProcessPool`."""
        with _signals_held_back():
            return self._executor.submit(call, *arguments)

    def let_go(self) -> None:
        """Let the processes end by themselves: they are deaf to what the executor would end them with."""
        for end in self._lifeline:
            end.close()

    def end(self) -> None:
        """End the processes and wait for it."""
        self.let_go()
        self._executor.shutdown()


async def _answer_to(asked: Future[Act[Any] | None]) -> Act[Any] | None:
    """Wait for an answer. Nothing is cancelled in the pool, which could then no longer break in good order."""
    loop = asyncio.get_running_loop()
    is_there = asyncio.Event()
    asked.add_done_callback(lambda _: loop.call_soon_threadsafe(is_there.set))
    await is_there.wait()
    return asked.result()


class _Sent(NamedTuple):
    """A thought on its way. Events travel as texts, which are packed ten times as fast."""

    rules: str
    state: TableState[Any]
    events: tuple[tuple[Seat, str], ...]
    bots: tuple[tuple[Seat, str], ...]
    seed: str


def _pack(thought: Thought) -> _Sent:
    events = tuple([(event.seat, event.text) for event in thought.events])
    return _Sent(thought.rules, thought.state, events, tuple(thought.bots.items()), thought.seed)


@contextmanager
def _signals_held_back() -> Iterator[None]:
    """Start processes in which signals wait until the process ignores them; here they arrive a moment later."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, _SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# In the processes --------------------------------------------------------------------------------------


def _begin(lifeline: Connection) -> None:
    # Who ends the server ends its whole group; only the worker decides when its bots go.
    for number in _SIGNALS:
        signal.signal(number, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _SIGNALS)
    Thread(target=_end_with, args=(lifeline,), daemon=True).start()


def _end_with(lifeline: Connection) -> None:
    with suppress(EOFError, OSError):
        lifeline.recv_bytes()
    os._exit(0)


def _wake_up() -> None:
    """Do nothing: the process is there."""


def _think(sent: _Sent) -> Act[Any] | None:
    game, read_action = _find_game(sent.rules)
    events: list[Event[Any]] = [
        Throw(seat, text) if is_throw(text) else Act(seat, read_action(text))
        for seat, text in sent.events
    ]
    bots = {seat: find_bot(text, sent.seed) for seat, text in sent.bots}
    return next_act(game, sent.state, events, bots)


@lru_cache(MOST_RULES)
def _find_game(rules: str) -> tuple[ConductGame, Callable[[str], Action]]:
    game = make_table(find_rules(rules))
    return game, lru_cache(MOST_ACTIONS)(game.parse_action)
