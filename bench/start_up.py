"""CPU time of short commands, whole processes, beside an interpreter that does nothing."""

import resource
import subprocess
import sys

from bench.measure import ROUNDS, Figure, times

COMMANDS = (["--help"], ["presets"], ["score", "zonk", "114562"])


def cpu_seconds(arguments: list[str]) -> float:
    """Return the least CPU seconds of several runs of a process."""
    return min(_cpu_seconds(arguments) for _ in range(ROUNDS))


def _cpu_seconds(arguments: list[str]) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *arguments], stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def measure() -> list[Figure]:
    bare = cpu_seconds(["-c", "pass"])
    figures = [Figure("python -c pass", bare, "s")]
    for command in COMMANDS:
        seconds = cpu_seconds(["-m", "pushluck", *command])
        what = f"pushluck {' '.join(command)}"
        figures.append(Figure(what, seconds, "s", times(seconds / bare, "bare Python")))
    return figures
