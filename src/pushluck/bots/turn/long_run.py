"""Play over many turns where busts in a row are punished: what a turn earns in the long run.

A bust then costs more than its turn: it brings the penalty nearer. How much more is an average-reward problem over
the streak of busts. With g the points a turn that the best play earns in the long run, d(k) the worth of having k
busts behind one (d(0) = 0), and V(x) the best expected points of a turn whose loss is worth x,

    d(k) + g = V(d(k + 1))        and for the bust that brings the penalty        d(k) + g = V(d' - penalty),

where d' is d(0) if the count restarts, and else that of the full count.
"""

from bisect import bisect, insort
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from pushluck.bots.turn.programme import find_programme
from pushluck.bots.turn.terms import Terms
from pushluck.core.rules import RulesObject

CLOSE = 1e-9
"""Points within which the equations hold, unless less will do."""
MOST_ROUNDS = 50
"""Rounds after which the best guess is taken; a handful is enough."""
MOST_STEPS = 10_000
"""The same for the steps of a round, which shrink every error by the chance to lose a turn."""


class LongRun(NamedTuple):
    """The best play over many turns."""

    points: float
    """Points a turn."""
    busts: tuple[float, ...]
    """What losing a turn is worth after 0, 1, 2 ... busts in a row: points below 0."""


class Streak(NamedTuple):
    """How busts in a row are punished."""

    busts: int
    """So many bring the penalty."""
    penalty: int
    """Points."""
    restarts: bool
    """After the penalty the count restarts; otherwise every further bust in the row costs again."""


def find_long_run(
    rules: RulesObject, terms: Terms, streak: Streak, *, close: float = CLOSE
) -> LongRun:
    """Return the best play over many turns, with values exact to about `close` points."""
    curve = _find_curve(rules, terms)
    curve.exact(0.0)
    curve.exact(-float(max(streak.penalty, 1)))
    for _ in range(MOST_ROUNDS):
        run = _settle(curve.near, streak)
        gaps = [abs(curve.near(bust) - curve.exact(bust)) for bust in run.busts]
        if max(gaps) < close:
            break
    return run


class _Curve:
    """V: exact where it has been asked for, in between the straight line that is never below it.

    V is convex and made of straight pieces, one for each way to play that is best for some worth of a bust.
    """

    def __init__(self, rules: RulesObject, terms: Terms) -> None:
        self._rules = rules
        self._terms = terms
        self._points: list[tuple[float, float]] = []

    def exact(self, bust: float) -> float:
        """Return the value of a turn whose loss is worth `bust`, and remember it."""
        value = find_programme(self._rules, self._terms._replace(bust=bust)).value
        if (bust, value) not in self._points:
            insort(self._points, (bust, value))
        return value

    def near(self, bust: float) -> float:
        """Return about the same from what is remembered."""
        points = self._points
        place = min(max(bisect(points, (bust, 0.0)), 1), len(points) - 1)
        (left, low), (right, high) = points[place - 1 : place + 1]
        return low + (high - low) * (bust - left) / (right - left)


@lru_cache(maxsize=32)
def _find_curve(rules: RulesObject, terms: Terms) -> _Curve:
    return _Curve(rules, terms)


def _settle(value: Callable[[float], float], streak: Streak) -> LongRun:
    """Return the solution of the equations by repeating them until they stand still."""
    points, busts = value(0.0), [-float(streak.penalty)] * streak.busts
    for _ in range(MOST_STEPS):
        old = (points, *busts)
        again = 0.0 if streak.restarts else value(busts[-1]) - points
        busts[-1] = again - streak.penalty
        for behind in reversed(range(streak.busts - 1)):
            busts[behind] = value(busts[behind + 1]) - points
        points = value(busts[0])
        if all(
            abs(new - before) < CLOSE for new, before in zip((points, *busts), old, strict=True)
        ):
            break
    return LongRun(points, tuple(busts))
