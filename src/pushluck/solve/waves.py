"""Strips of positions shared out over threads, each as soon as those it rests on are solved.

A bank of one seat leads to a smaller sum of units to go, with those of the other seat as they were. So a strip
rests on the strips of the sum before that lie next to it, and they on those before them: a thread need not wait
for the others at the end of every sum.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Condition
from typing import Any, NamedTuple


class Strip(NamedTuple):
    """The positions of a sum that stand side by side, with their mirrors."""

    sum: int
    number: int


Solve = Callable[[Strip, Any], tuple[int, float, bool]]
"""Solves a strip with the memory of a thread.

It returns how many turns were worked out, the residual, and whether the strip was given up.
"""


class Wave:
    """Solves the strips of some sums in a row, when all sums before them are solved.

    `scores` is how many units to go a seat can have, `lanes` how many positions stand side by side. Every thread
    takes the next strip in order and waits for what it rests on; so the first that is not solved never waits.
    """

    def __init__(self, sums: range, scores: int, lanes: int, solve: Solve) -> None:
        self._sums, self._scores, self._lanes = sums, scores, lanes
        self._solve = solve
        self._strips = self._iter_strips()
        self._solved: set[Strip] = set()
        self._is_over = False
        self._changed = Condition()

    def run(self, pool: ThreadPoolExecutor, rooms: list[Any]) -> tuple[int, float, bool]:
        """Solve all strips with a thread for each of `rooms`; return what `Solve` returns, for all together."""
        jobs = [pool.submit(self._work, room) for room in rooms[1:]]
        try:
            found = self._work(rooms[0])
        finally:
            others = [job.result() for job in jobs]
        counted, worst, given_up = zip(found, *others, strict=True)
        return sum(counted), max(worst), any(given_up)

    def _work(self, room: Any) -> tuple[int, float, bool]:
        counted, worst, is_given_up = 0, 0.0, False
        try:
            while (strip := self._next()) is not None:
                found = self._solve(strip, room)
                counted, worst = counted + found[0], max(worst, found[1])
                is_given_up = is_given_up or found[2]
                with self._changed:
                    self._solved.add(strip)
                    self._changed.notify_all()
        except BaseException:
            with self._changed:
                self._is_over = True
                self._changed.notify_all()
            raise
        return counted, worst, is_given_up

    def _next(self) -> Strip | None:
        """Return the next strip once it can be solved, None where there is none left."""
        with self._changed:
            strip = next(self._strips, None)
            if strip is None:
                return None
            needed = set(self._rests_on(strip))
            self._changed.wait_for(lambda: self._is_over or needed <= self._solved)
            return None if self._is_over else strip

    def _iter_strips(self) -> Iterator[Strip]:
        for sum_ in self._sums:
            for number in range(self._count(sum_)):
                yield Strip(sum_, number)

    def _rests_on(self, strip: Strip) -> Iterator[Strip]:
        before = strip.sum - 1
        if before in self._sums:
            first = self._first(strip.sum) + strip.number * self._lanes
            place = first - self._first(before)
            for number in range(
                (place - 1) // self._lanes, (place + self._lanes - 1) // self._lanes + 1
            ):
                if 0 <= number < self._count(before):
                    yield Strip(before, number)

    def _first(self, sum_: int) -> int:
        """Return the fewest units to go that a seat can have."""
        return max(1, sum_ - self._scores)

    def _count(self, sum_: int) -> int:
        return -(-(sum_ // 2 - self._first(sum_) + 1) // self._lanes)
