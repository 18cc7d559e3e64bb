"""Bots that think in processes of their own."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from multiprocessing import active_children
from typing import Any

import pytest

from pushluck.bots import find_bot, iter_plies
from pushluck.conduct import CALL, make_table
from pushluck.core import Act, Match, Throw
from pushluck.core.errors import NotationError
from pushluck.dice import SeededDice
from pushluck.games.registry import find_rules, spelling
from pushluck.server.bot_bench import BotBench, Thought

pytestmark = pytest.mark.anyio

LONG = 60.0
"""Seconds after which a test gives up."""
SLOW = ("greed(start=first_seat)", "1112223345")
"""Rules and a throw about which a bot thinks for many seconds, the first time."""


@asynccontextmanager
async def opened() -> AsyncIterator[BotBench]:
    bench = BotBench()
    await bench.open()
    try:
        async with asyncio.timeout(LONG):
            yield bench
    finally:
        await bench.close()


def thought(table: str, *played: str, seats: int = 2, seed: str = "1", **bots: str) -> Thought:
    """Return a thought about a match in which these texts have been played; `s2="bot:bold"` seats a bot."""
    match: Match[Any, Any] = Match(make_table(find_rules(table)), seats)
    for text in played:
        match.push_text(text)
    return think_of(match, {int(name[1:]) - 1: bot for name, bot in bots.items()}, seed)


def think_of(match: Match[Any, Any], bots: dict[int, str], seed: str) -> Thought:
    return Thought(
        rules=spelling(match.game.rules),
        state=match.state,
        events=tuple(match.events),
        bots=bots,
        seed=seed,
    )


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("table", ["zonk", "bones", "pig(start=youngest)"])
async def test_bots_play_as_they_play_among_themselves(table: str) -> None:
    """They cheat, call, accept, and name who begins, with the same chances of the same seed."""
    rules = find_rules(table)
    texts = ["bot:cheat", "bot:bold", "bot:careful"]
    among = Match(make_table(rules), 3)
    for _ in iter_plies(among, [find_bot(text, "x") for text in texts], SeededDice("dice")):
        pass
    match: Match[Any, Any] = Match(make_table(rules), 3)
    dice, bots = SeededDice("dice"), dict(enumerate(texts))
    async with opened() as bench:
        while match.outcome is None:
            act = await bench.next_act(think_of(match, bots, "x"))
            pool, turn = match.game.pool(match.state), match.turn_of
            if act is None:
                assert pool is not None
                assert turn is not None
                match.push(Throw(turn, dice.throw(pool)))
            else:
                match.push(act)
    assert match.events == among.events
    assert match.states == among.states


async def test_people_decide_for_themselves() -> None:
    pig = "pig(start=first_seat)"
    async with opened() as bench:
        assert await bench.next_act(thought(pig, s2="bot:bold")) is None
        assert await bench.next_act(thought(pig, "t", s1="bot:bold")) is None
        act = await bench.next_act(thought(pig, s1="bot:bold"))
        assert act is not None
        assert (act.seat, act.text) == (0, "t")


async def test_a_bot_knows_only_its_view() -> None:
    """A third 6 that was thrown, and one that was a 4: who was not told cannot answer differently."""
    zonk = "zonk(keep.rule=any,start=first_seat,direction=clockwise)"
    calls = 0

    async def answer(keep: str, seed: str) -> Act[Any] | None:
        played = ("666641", keep, "11", "k11", "111234", "k111", "b")
        return await bench.next_act(thought(zonk, *played, seats=3, seed=seed, s3="bot:bold"))

    async with opened() as bench:
        for number in range(100):
            honest = await answer("k6661", f"{number}")
            assert honest == await answer("k6661~4>6", f"{number}")
            calls += honest == Act(2, CALL)
    assert 0 < calls < 100


async def test_the_table_goes_on_while_a_bot_thinks() -> None:
    """Neither the other tables nor their bots wait for it, and closing does not either."""
    ticks = 0

    async def tick() -> None:
        nonlocal ticks
        while True:
            await asyncio.sleep(0.01)
            ticks += 1

    async with opened() as bench:
        slow = asyncio.create_task(bench.next_act(thought(*SLOW, s1="bot:bold")))
        ticking = asyncio.create_task(tick())
        assert await bench.next_act(thought("pig(start=first_seat)", s1="bot:bold")) is not None
        await until(lambda: ticks > 20)
        assert not slow.done()
        ticking.cancel()
        await bench.close()
        with pytest.raises(asyncio.CancelledError):
            await slow
        with pytest.raises(asyncio.CancelledError):
            await bench.next_act(thought("pig", s1="bot:bold"))
    assert active_children() == []


@pytest.mark.parametrize("is_thinking", [False, True], ids=["idle", "thinking"])
async def test_a_process_that_is_lost_is_replaced(is_thinking: bool) -> None:
    asked = thought("doom(start=first_seat)", "113462", s1="bot:bold")
    async with opened() as bench:
        first = await bench.next_act(thought("pig(start=first_seat)", s1="bot:bold"))
        assert first is not None
        lost = active_children()
        waiting = asyncio.create_task(bench.next_act(asked))
        await asyncio.sleep(0.05 if is_thinking else 0)
        for process in lost:
            process.kill()
        act = await waiting
        assert act is not None
        await until(lambda: not {process.pid for process in lost} & alive())
        assert await bench.next_act(asked) == act


def alive() -> set[int | None]:
    return {process.pid for process in active_children()}


async def test_a_process_that_is_always_lost_is_not_waited_for() -> None:
    async def kill_all() -> None:
        while True:
            for process in active_children():
                process.kill()
            await asyncio.sleep(0.01)

    async with opened() as bench:
        killing = asyncio.create_task(kill_all())
        with pytest.raises(BrokenProcessPool):
            await bench.next_act(thought(*SLOW, s1="bot:bold"))
        killing.cancel()
        assert await bench.next_act(thought("pig(start=first_seat)", s1="bot:bold")) is not None


async def test_what_goes_wrong_in_a_thought_is_raised_here() -> None:
    async with opened() as bench:
        with pytest.raises(NotationError, match="no-such-bot"):
            await bench.next_act(thought("pig(start=first_seat)", s1="bot:nobody"))
        assert await bench.next_act(thought("pig(start=first_seat)", s1="bot:bold")) is not None


async def test_somebody_who_no_longer_waits_disturbs_nobody() -> None:
    async with opened() as bench:
        slow = [
            asyncio.create_task(bench.next_act(thought(*SLOW, s1="bot:bold"))) for _ in range(6)
        ]
        await asyncio.sleep(0.05)
        for task in slow:
            task.cancel()
        await until(lambda: bool(alive()))
        for process in active_children():
            process.kill()
        assert await bench.next_act(thought("pig(start=first_seat)", s1="bot:bold")) is not None


async def test_the_processes_end_when_the_worker_says_so_and_not_before() -> None:
    """Who interrupts or ends the server in a terminal reaches its whole group."""
    asked = thought("pig(start=first_seat)", s1="bot:bold")
    async with opened() as bench:
        await bench.next_act(asked)
        before = alive()
        for pid in before:
            assert pid is not None
            for number in (signal.SIGINT, signal.SIGTERM):
                os.kill(pid, number)
        assert await bench.next_act(asked) is not None
        assert alive() == before
    assert not alive()


ORPHANED = """
import asyncio, os, signal
from tests.server.test_bot_bench import SLOW, BotBench, thought

async def main():
    bench = BotBench()
    await bench.open()
    await bench.next_act(thought("pig(start=first_seat)", s1="bot:bold"))
    if {is_thinking}:
        asyncio.create_task(bench.next_act(thought(*SLOW, s1="bot:bold")))
        await asyncio.sleep(0.2)
    {end}

if __name__ == "__main__":
    asyncio.run(main())
"""
KILLED = "os.kill(os.getpid(), signal.SIGKILL)"


@pytest.mark.parametrize("is_thinking", [False, True], ids=["idle", "thinking"])
@pytest.mark.parametrize("end", [KILLED, "await bench.close()"], ids=["killed", "closed"])
def test_no_process_outlives_its_worker(is_thinking: bool, end: str) -> None:
    script = ORPHANED.format(is_thinking=is_thinking, end=end)
    # Its output ends when the last process that inherited it is gone.
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, timeout=LONG, check=False
    )
    assert done.returncode == (-signal.SIGKILL if end == KILLED else 0), done.stderr


def test_a_worker_that_forgets_to_close_can_end() -> None:
    script = ORPHANED.format(is_thinking=False, end="pass")
    subprocess.run([sys.executable, "-c", script], capture_output=True, timeout=LONG, check=True)
