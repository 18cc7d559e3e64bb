"""Newton's method for the values of a match: what they come to when everybody goes on playing as now.

How likely each end of a turn is under best play says how much the value of the turn changes with the values after
it. With these chances held fast the equations of a match are linear; solving them, and then looking for best play
again, is all there is to it (policy iteration). Close to the truth each round doubles the number of right digits.
"""

import numpy as np

from pushluck.core.errors import RulesError
from pushluck.solve.bones.falls import Floats
from pushluck.solve.bones.graph import BURIALS, LOST

SMALLEST_CHANGE = 1e-8
"""Linear equations count as solved when a round changes less than this part of what it set out from."""
MOST_ROUNDS = 10_000
"""Rounds after which linear equations are given up."""


class Sequels:
    """Where the ends of turns lead, by places of scores."""

    def __init__(self, scores: int, least_points: int, rows: int) -> None:
        points = np.arange(rows) - BURIALS + least_points
        points[LOST] = 0
        after = np.arange(scores)[:, None] + points
        self._goes_on = after < scores
        self._after = np.clip(after, 0, scores - 1)

    def find_step(self, residuals: Floats, outcomes: Floats) -> Floats:
        """Return how far the values are from those that solve the equations, if play does not change.

        `residuals` says how much more turns are worth than the values say, by both places; `outcomes` how likely
        their ends are, and ends that win count for nothing. Raises `RulesError` (`match-need-not-end`) where turns
        hardly ever bring anything.
        """
        shares = outcomes * self._goes_on[:, None]
        step: Floats = residuals
        limit = SMALLEST_CHANGE * float(np.abs(residuals).max())
        for _ in range(MOST_ROUNDS):
            new: Floats = residuals - np.einsum("mtr,tmr->mt", shares, step[:, self._after])
            change = float(np.abs(new - step).max())
            step = new
            if change <= limit:
                return step
        raise RulesError("match-need-not-end", fields=["finish.target"])
