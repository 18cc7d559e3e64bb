"""Many matches among bots, counted: the same for the same seed, however many processes share the work."""

import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from fractions import Fraction
from functools import partial
from itertools import islice
from multiprocessing import get_context
from threading import current_thread, main_thread
from typing import NamedTuple

from pushluck.bots.finding import check_bot, find_bot
from pushluck.bots.playing import iter_plies
from pushluck.bots.tally import Tally
from pushluck.conduct import make_table
from pushluck.core.match import Match
from pushluck.core.rules import RulesObject
from pushluck.dice import SeededDice

CHUNK = 20
"""Matches that a process plays at a time; progress is told after each such chunk."""
MOST_PLIES = 100_000
"""Events after which a match is left unfinished: its rules let bots like these go on for ever."""


class Simulation(NamedTuple):
    """What is simulated."""

    rules: RulesObject
    bots: tuple[str, ...]
    """The texts that address the bots."""
    seed: str


class SimulationResult(NamedTuple):
    """What has come out so far, or in the end."""

    asked: int
    """Matches that were asked for."""
    games: int
    """Matches that have been played; fewer than asked for when somebody has interrupted."""
    tallies: tuple[Tally, ...]
    """What each bot did, in the order in which the bots were named."""
    unfinished: int
    """Matches that were left after `MOST_PLIES` events and that nobody has won."""


def simulate(  # noqa: PLR0913  # what to simulate, how much of it, and how
    rules: RulesObject,
    bots: Sequence[str],
    *,
    games: int,
    seed: str,
    jobs: int = 1,
    progress: Callable[[SimulationResult], None] | None = None,
) -> SimulationResult:
    """Let bots play `games` matches under `rules` and return what they did.

    Match number n (from 0) throws the dice of the seed `<seed>/<n>`, and in it the bots have moved n seats on, so
    that each sits everywhere, and begins where the first seat begins, equally often. The result is the same for
    any number of processes (`jobs`). After every few matches `progress` is told the result so far. A keyboard
    interrupt ends the simulation early and is not passed on.

    Raises `NotationError` for a text that addresses no bot, `RulesError` for one that cannot play before
    `prepare_bots`, and `IllegalActionError` for a number of seats that cannot play.
    """
    simulation = Simulation(rules, tuple(bots), seed)
    make_table(rules).initial_state(len(bots))
    for text in bots:
        check_bot(text, rules)
    total = SimulationResult(games, 0, tuple(Tally() for _ in bots), 0)
    try:
        for part in _iter_parts(simulation, games, jobs):
            total = _sum(total, part)
            if progress is not None:
                progress(total)
    except KeyboardInterrupt:
        pass
    return total


def play_matches(simulation: Simulation, numbers: range) -> SimulationResult:
    """Play the matches of these numbers and return what came out."""
    count = len(simulation.bots)
    tallies = tuple(Tally() for _ in simulation.bots)
    unfinished = 0
    for number in numbers:
        order = [(seat - number) % count for seat in range(count)]
        seated = [tallies[place] for place in order]
        unfinished += not _play_match(simulation, number, order, seated)
    return SimulationResult(len(numbers), len(numbers), tallies, unfinished)


def _play_match(
    simulation: Simulation, number: int, order: Sequence[int], seated: Sequence[Tally]
) -> bool:
    """Play one match, count it in the tallies by seat, and tell whether it came to an end."""
    seed = f"{simulation.seed}/{number}"
    match = Match(make_table(simulation.rules), len(order))
    bots = [find_bot(simulation.bots[place], seed) for place in order]
    for ply in iter_plies(match, bots, SeededDice(seed)):
        turn = match.game.turn_of(match.states[ply])
        for happening in match.happenings(ply):
            if happening.seat is not None:
                seated[happening.seat].tell(happening, is_over=happening.seat != turn)
        if ply >= MOST_PLIES:
            break
    outcome = match.outcome
    for seat, tally in enumerate(seated):
        tally.games += 1
        if outcome is not None and seat in outcome.winners:
            tally.wins += Fraction(1, len(outcome.winners))
    return outcome is not None


def _iter_parts(simulation: Simulation, games: int, jobs: int) -> Iterator[SimulationResult]:
    """Yield the results of all chunks in order."""
    chunks = (range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK))
    play = partial(play_matches, simulation)
    if jobs == 1:
        yield from map(play, chunks)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), _ignore_interrupts) as executor:
        try:
            with _interrupts_ignored():
                waiting = deque(executor.submit(play, chunk) for chunk in islice(chunks, 2 * jobs))
            while waiting:
                yield waiting.popleft().result()
                waiting.extend(executor.submit(play, chunk) for chunk in islice(chunks, 1))
        finally:
            executor.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Start processes that never hear a keyboard interrupt: only their parent heeds it."""
    if current_thread() is not main_thread():
        yield
        return
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _sum(total: SimulationResult, part: SimulationResult) -> SimulationResult:
    tallies = tuple(before + new for before, new in zip(total.tallies, part.tallies, strict=True))
    return SimulationResult(
        total.asked, total.games + part.games, tallies, total.unfinished + part.unfinished
    )
