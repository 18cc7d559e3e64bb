"""Guesses where repeated sweeps lead."""

import numpy as np
from numpy.typing import NDArray

from pushluck.solve.arrays import Floats

REMEMBERED = 3
"""Sweeps from which the next one is guessed."""


class Extrapolation:
    """Guesses where repeated sweeps lead, from the last few of them (Anderson's method).

    A sweep turns one guess into another. The next guess is the combination of the last results for which the
    changes that the sweeps made would have cancelled best.
    """

    def __init__(self, first: Floats) -> None:
        self.asked = first.copy()
        """The guess that the present sweep began with."""
        self._last = self.asked
        """What the sweep before it ended with."""
        # Short numbers will do: what they tell shrinks with what is left to guess.
        self._steps: list[NDArray[np.float32]] = []
        """From each of the last results to the next."""
        self._changes: list[NDArray[np.float32]] = []

    def after(self, result: Floats) -> Floats:
        """Return the next guess after a sweep that ended with `result`, which is kept."""
        change = (result - self.asked).astype(np.float32).ravel()
        if self._changes and np.abs(change).max() > np.abs(self._changes[-1]).max():
            self._steps.clear()
            self._changes.clear()
        elif self._changes:
            self._steps.append((result - self._last).astype(np.float32))
        self._last = result
        self._changes.append(change)
        del self._steps[: 1 - REMEMBERED], self._changes[:-REMEMBERED]
        guess = result.copy()
        behind = np.zeros_like(guess, dtype=np.float32)
        for weight, step in zip(self._weights()[::-1], self._steps[::-1], strict=True):
            behind += step
            guess -= weight * behind
        self.asked = np.clip(guess, 0.0, 1.0, out=guess)
        return guess.copy()

    def _weights(self) -> Floats:
        """Return how much each result but the last counts, so that the changes cancel."""
        products = np.array([[one @ other for other in self._changes] for one in self._changes])
        products = products.astype(float)
        last = products[-1]
        differences = products[:-1, :-1] - last[:-1] - products[:-1, -1:] + last[-1]
        wanted = last[-1] - last[:-1]
        weights: Floats = np.linalg.lstsq(differences, wanted, rcond=1e-10)[0]
        return weights
