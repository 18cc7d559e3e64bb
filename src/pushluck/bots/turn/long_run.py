"""Play over many turns where busts in a row are punished: what a turn earns in the long run.

A bust then costs more than its turn: it brings the penalty nearer. How much more is an average-reward problem over
the streak of busts. With g the points a turn that the best play earns in the long run, d(k) the worth of having k
busts behind one (d(0) = 0), and V(x) the best expected points of a turn whose loss is worth x,

    d(k) + g = V(d(k + 1))        and for the bust that brings the penalty        d(k) + g = V(d' - penalty),

where d' is d(0) if the count restarts, and else that of the full count.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pushluck.bots.turn.programme import find_programme
from pushluck.bots.turn.terms import Terms
from pushluck.core.rules import RulesObject

CLOSE = 1e-9
"""Points within which an equation holds."""
MOST_TRIES = 50
"""Tries after which the best guess is taken; a handful is enough."""


class LongRun(NamedTuple):
    """The best play over many turns."""

    points: float
    """Points a turn."""
    busts: tuple[float, ...]
    """What losing a turn is worth after 0, 1, 2 ... busts in a row: points below 0."""


def find_long_run(
    rules: RulesObject, terms: Terms, *, streak: int, penalty: int, restarts: bool
) -> LongRun:
    """Return the best play where the `streak`-th bust in a row costs `penalty` points.

    After it the count restarts, or every further bust in the row costs again.
    """

    def value(bust: float) -> float:
        return find_programme(rules, terms._replace(bust=bust)).value

    def busts(points: float) -> Sequence[float]:
        """Return what busts are worth, the last first, if a turn earned `points` in the long run."""
        last = -float(penalty)
        if not restarts:
            last = _solve(lambda bust: value(bust) - points - penalty, last)
        found = [last]
        while len(found) < streak:
            found.append(value(found[-1]) - points)
        return found

    points = _solve(lambda points: value(busts(points)[-1]), value(0.0))
    return LongRun(points, tuple(reversed(busts(points))))


def _solve(function: Callable[[float], float], guess: float) -> float:
    """Return the number that `function` leaves as it is, by the secant method.

    The functions here are monotone, convex and made of straight pieces, so that few tries hit the right piece.
    """
    old, old_gap = guess, function(guess) - guess
    new = guess + old_gap
    for _ in range(MOST_TRIES):
        gap = function(new) - new
        if abs(gap) < CLOSE:
            break
        old, old_gap, new = new, gap, new - gap * (new - old) / (gap - old_gap)
    return new
