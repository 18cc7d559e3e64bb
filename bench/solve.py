"""How fast matches between two seats are solved exactly, beside plain C++ and OpenSpiel."""

import json
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from bench.measure import Figure, best_seconds, times
from pushluck.games.registry import find_rules
from pushluck.solve.finding import count_states

BUSCHE = "farkle-facebook"
MATCHES = {
    "Pig to 100": "pig",
    "farkle-minimal to 10,000": "farkle-minimal",
    "Busche's game (farkle-facebook)": BUSCHE,
    "zonk": "zonk",
    "zonk, any keep": "zonk(keep.rule=any)",
    "doom to 100,000": "doom",
}
SMALL = ("farkle-minimal(target=500)", "zonk-five(target=300,bust.streak=1,bust.penalty=50)")
"""Matches that have everything compiled, one that is solved at once and one in sweeps."""
REFERENCE = Path(__file__).with_name("solve_reference.cpp")
REFERENCE_TARGET = 10_000
DEEPEST = 10_000_000
"""Moves of a match of Pig at OpenSpiel: more than there are."""


class Run(NamedTuple):
    first_wins: float
    residual: float
    seconds: float
    compiling: float
    """Seconds until everything was compiled, or read from the cache of an earlier run."""
    memory: float
    """The most memory that was used, in MB, numba included."""
    memory_before: float
    """The same before the match was solved."""


def measure() -> list[Figure]:
    """Return the figures; doom takes a minute or more."""
    figures: list[Figure] = []
    seconds: dict[str, float] = {}
    for name, spelling in MATCHES.items():
        run = _solve_apart(spelling)
        seconds[spelling] = run.seconds
        if not figures:
            figures.append(Figure("kernels compiled, or read again", run.compiling, "s"))
        states = count_states(find_rules(spelling))
        beside = f"{run.first_wins:.12f}, residual {run.residual:.0e}, {states:,} positions"
        figures.append(Figure(name, run.seconds, "s", beside))
        more = f"of which {run.memory_before:.0f} MB before it began"
        figures.append(Figure("  memory", run.memory, "MB", more))
    return [*figures, *_reference_figures(seconds["farkle-minimal"]), *_look_up_figures()]


def _solve_apart(spelling: str) -> Run:
    """Return how a process of its own solves a match."""
    done = subprocess.run(
        [sys.executable, "-m", "bench.solve", spelling],
        capture_output=True,
        text=True,
        check=True,
    )
    return Run(*json.loads(done.stdout))


def _solve(spelling: str) -> Run:
    begun = time.perf_counter()
    for small in SMALL:
        _finish(small)
    compiling = time.perf_counter() - begun
    before = _peak_memory()
    begun = time.perf_counter()
    race = _finish(spelling)
    seconds = time.perf_counter() - begun
    solution = race.solution()
    start = -race.flow.least // race.flow.unit
    first_wins = float(solution.values[0, start, start])
    return Run(first_wins, solution.residual, seconds, compiling, _peak_memory(), before)


def _finish(spelling: str) -> Any:
    from pushluck.solve.race import Race

    race = Race(find_rules(spelling))
    while race.advance():
        pass
    return race


def _peak_memory() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def _reference_figures(ours: float) -> list[Figure]:
    compiler = shutil.which("g++") or shutil.which("clang++")
    if compiler is None:
        print("  (no C++ compiler: nothing to compare with)")
        return []
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "reference"
        subprocess.run([compiler, "-O3", str(REFERENCE), "-o", str(program)], check=True)
        done = subprocess.run(
            [str(program), str(REFERENCE_TARGET)], capture_output=True, text=True, check=True
        )
    first_wins, seconds = map(float, done.stdout.split())
    beside = f"{first_wins:.12f}, {times(seconds / ours, 'ours')}"
    return [Figure("farkle-minimal in plain C++, one core", seconds, "s", beside)]


def _look_up_figures() -> list[Figure]:
    """Return how many ways to go on are looked at a second when none is left out, beside plain reading."""
    from pushluck.solve import kernels
    from pushluck.solve.levels import find_turns

    rules = find_rules("doom")
    turns = find_turns(rules, 100)
    rows, lanes = 200, kernels.LANES
    room = kernels.make_room(turns, rows, 1)
    banked = room.banked[0]
    banked[:] = np.minimum(np.arange(len(banked)) // lanes / rows, 1.0)
    banked[:lanes] = -1.0

    def count() -> None:
        kernels.count_turn(
            turns,
            banked,
            room.need[0],
            False,
            rows,
            1,
            False,
            room.losses,
            room.work,
            room.ends,
            room.found,
        )

    count()
    levels = turns.rising
    ways = levels.groups[levels.throws[-1, -2]] - levels.groups[levels.throws[-1, 0]]
    look_ups = float(ways * (rows - 1) * lanes / best_seconds(count) / 1e9)
    numbers = np.ones(1 << 16)
    seconds = best_seconds(lambda: [numbers.max() for _ in range(100)])
    streaming = 100 * len(numbers) / seconds / 1e9
    beside = f"one core; {times(look_ups / streaming, f'a loop that reads {streaming:.1f} G/s')}"
    return [Figure("look-ups, doom, nothing left out", look_ups, "G/s", beside)]


def measure_openspiel() -> list[Figure]:
    """Return how long Pig to 100 takes, and OpenSpiel's value iteration for the same, which is minutes."""
    ours = _solve_apart("pig")
    figures = [Figure("Pig to 100", ours.seconds, "s", f"{ours.first_wins:.12f}")]
    try:
        import pyspiel
    except ImportError:
        print("  (OpenSpiel is not installed: nothing to compare with)")
        return figures
    algorithms: Any = import_module("open_spiel.python.algorithms.value_iteration")
    # Its states are found by recursion, thousands of turns deep; a match is cut off after `horizon` moves.
    sys.setrecursionlimit(DEEPEST)
    game = pyspiel.load_game(f"pig(players=2,winscore=100,horizon={DEEPEST})")
    begun = time.perf_counter()
    values = algorithms.value_iteration(game, -1, threshold=1e-12, cyclic_game=True)
    seconds = time.perf_counter() - begun
    first = (values[str(game.new_initial_state())] + 1.0) / 2.0
    beside = f"{first:.12f}, {times(seconds / ours.seconds, 'ours')}"
    return [*figures, Figure("Pig to 100, OpenSpiel's value iteration", seconds, "s", beside)]


if __name__ == "__main__":
    # A match for another process.
    print(json.dumps(_solve(sys.argv[1])))
