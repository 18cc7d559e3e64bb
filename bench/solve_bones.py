"""How fast Rolling Bones is solved: one turn, and matches between two seats."""

import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

import numpy as np

from bench.measure import Figure, best_seconds, times
from pushluck.games.bones import BonesRules
from pushluck.games.registry import find_rules
from pushluck.solve.bones.graph import TurnGraph, make_graph
from pushluck.solve.bones.race import make_arrays, make_room, solve_race
from pushluck.solve.bones.turn import TurnPlan, evaluate_points, find_best_turn

PLAIN = Path(__file__).with_suffix(".cpp")
TARGET = 30
LEAST = -10
"""Scores below this count as this in the short match."""
WHOLE_TARGET = 100
BOUNDS = (-20, -30)
"""The same in the whole match: a lower bound shows that the value no longer moves."""


def measure() -> list[Figure]:
    """Return the figures of one turn, of a match to 30, and of the whole match, which takes minutes."""
    rules = _rules(TARGET)
    graph = make_graph(rules)
    find_best_turn(rules)
    begun = time.perf_counter()
    solve_race(_rules(4), least=-2)
    compiled = time.perf_counter() - begun
    return [
        *_turn_figures(rules, graph),
        Figure("kernels compiled, or read again", compiled, "s"),
        *_kernel_figures(graph),
        *_match_figures(rules, LEAST),
        *(figure for least in BOUNDS for figure in _match_figures(_rules(WHOLE_TARGET), least)),
    ]


def _rules(target: int) -> BonesRules:
    rules = find_rules(f"bones@1(finish.target={target})")
    if not isinstance(rules, BonesRules):
        raise TypeError("these are no rules of Rolling Bones")
    return rules


def _turn_figures(rules: BonesRules, graph: TurnGraph) -> list[Figure]:
    turn = find_best_turn(rules)
    plan = best_seconds(lambda: TurnPlan(graph), 1)
    making = best_seconds(lambda: make_graph(rules), 1)
    alone = best_seconds(lambda: evaluate_points(rules))
    figures = [
        Figure("graph of a turn", making, "s", f"{turn.positions:,} positions"),
        Figure("its order for numpy", plan, "s"),
        Figure("best expected turn, numpy", alone, "s", f"{turn.turn_points:.12f}"),
    ]
    plain = _run_plain()
    if plain is None:
        print("  (no C++ compiler: nothing to compare the turn with)")
        return figures
    points, positions, options, seconds = plain
    beside = f"{int(positions):,} positions, {int(options):,} options, {points}"
    whole = times((making + plan + alone) / float(seconds), "plain C++")
    return [
        *figures,
        Figure("the same in plain C++", float(seconds), "s", beside),
        Figure("graph, order and turn", making + plan + alone, "s", whole),
        Figure("each further turn", alone, "s", times(alone / float(seconds), "plain C++")),
    ]


def _run_plain() -> list[str] | None:
    """Return what the plain program prints: points, positions, options, seconds; None without a compiler."""
    compiler = shutil.which(os.environ.get("CXX", "c++"))
    if compiler is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "bones"
        flags = ["-O3", "-march=native", "-std=c++20"]
        subprocess.run([compiler, *flags, "-o", program, PLAIN], check=True)
        run = subprocess.run([program], check=True, capture_output=True, text=True)
    return run.stdout.split()


def _kernel_figures(graph: TurnGraph) -> list[Figure]:
    from pushluck.solve.kernels import LANES, bones

    arrays = make_arrays(graph)
    ends, spots, falls, *_ = make_room(graph, LANES)
    bones.count_turn(arrays, ends, spots, falls)
    seconds = best_seconds(lambda: bones.count_turn(arrays, ends, spots, falls))
    look_ups = (len(graph.leads_to) * 3 + len(graph.links) + len(graph.options)) * LANES
    return [
        Figure(f"one turn for {LANES} pairs of scores", seconds, "s"),
        Figure("numbers looked up", look_ups / seconds / 1e9, "G/s", _beside_streaming()),
    ]


def _beside_streaming() -> str:
    """Return how many numbers a second a plain loop over an array in the second cache reads."""
    numbers = np.ones(1 << 16)
    seconds = best_seconds(lambda: [numbers.max() for _ in range(100)])
    return f"streaming: {100 * len(numbers) / seconds / 1e9:.1f} G/s"


def _match_figures(rules: BonesRules, least: int) -> list[Figure]:
    begun, spent = time.perf_counter(), time.process_time()
    solution = solve_race(rules, least=least)
    seconds, spent = time.perf_counter() - begun, time.process_time() - spent
    target = rules.finish.target
    beside = f"{spent:.1f} s of processors; {solution.first_wins:.12f}"
    return [
        Figure(f"match to {target}, scores from {least}", seconds, "s", beside),
        Figure("turns worked out", float(solution.evaluations), f"in {solution.sweeps} sweeps"),
        Figure("residual", solution.residual * 1e15, "e-15"),
    ]
