"""How a figure is taken: the best of several rounds, since everything else on the machine only adds time."""

import time
from collections.abc import Callable
from typing import NamedTuple

ROUNDS = 5


class Figure(NamedTuple):
    what: str
    value: float
    unit: str
    beside: str = ""
    """The ratio to another figure of the same run, in words."""

    def shown(self) -> str:
        return f"{self.value:,.{0 if self.value >= 100 else 3}f} {self.unit}"


def best_seconds(work: Callable[[], object], rounds: int = ROUNDS) -> float:
    """Return the least CPU seconds that one call of `work` took."""
    return min(_seconds(work) for _ in range(rounds))


def _seconds(work: Callable[[], object]) -> float:
    begin = time.process_time()
    work()
    return time.process_time() - begin


def times(ratio: float, other: str) -> str:
    return f"{ratio:.2f} times {other}"
