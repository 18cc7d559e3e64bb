"""Counts of what a bot did over many matches, and the figures that follow from them."""

from collections import Counter
from dataclasses import dataclass, field, fields
from fractions import Fraction
from math import sqrt
from typing import NamedTuple

from pushluck.core.game import TURN_ENDS, Happening

NORMAL_95 = 1.959963984540054
"""A normal variable lies within so many standard deviations of its mean with a chance of 95 %."""


class Interval(NamedTuple):
    """From where to where a chance lies, as far as can be told."""

    low: float
    high: float


@dataclass(slots=True)
class Tally:
    """What one bot did.

    All counts are whole numbers or exact fractions: adding them up in any order gives the same.
    """

    games: int = 0
    wins: Fraction = Fraction(0)
    """Matches won; where several win together each has its part."""
    turns: int = 0
    points: int = 0
    """What its turns did to its score, penalties included."""
    banks: int = 0
    banked: int = 0
    """Points of its banks."""
    busts: int = 0
    """Turns lost by a throw."""
    hot_dice: int = 0
    zs: Counter[str] = field(default_factory=Counter)
    """Turns without a bank by their cause: `no-score`, `instant`, `caught`, `owed`, `overshot` and so on."""
    calls_right: int = 0
    calls_wrong: int = 0

    def __add__(self, other: "Tally") -> "Tally":
        names = [each.name for each in fields(self)]
        return Tally(**{name: getattr(self, name) + getattr(other, name) for name in names})

    def tell(self, happening: Happening, *, is_over: bool) -> None:
        """Count what has happened to the bot; `is_over` says that its turn had ended before."""
        key, details = happening.key, happening.details
        if key in TURN_ENDS or key == "instant-win":
            points = int(str(details.get("points", 0)))
            self.points += points
            self.turns += not is_over
            if key == "banked":
                self.banks += 1
                self.banked += points
            elif is_over:  # a caught cheat's bank is taken back
                self.banks -= 1
                self.banked += points
        if key in ("bust", "forfeit"):
            self.zs[str(details["why"])] += 1
        self.busts += key == "bust"
        self.hot_dice += key == "hot-dice"
        self.calls_right += key == "call-right"
        self.calls_wrong += key == "call-wrong"

    @property
    def win_rate(self) -> float:
        """Part of the matches that it won."""
        return float(self.wins / self.games) if self.games else 0.0

    @property
    def win_interval(self) -> Interval:
        """Where its chance to win lies, with 95 % confidence (E. B. Wilson, J. Am. Stat. Assoc. 22, 1927)."""
        if not self.games:
            return Interval(0.0, 1.0)
        spread = NORMAL_95**2 / self.games
        rate = self.win_rate
        middle = rate + spread / 2
        half = NORMAL_95 * sqrt(rate * (1 - rate) / self.games + spread / (4 * self.games))
        return Interval((middle - half) / (1 + spread), (middle + half) / (1 + spread))

    @property
    def turns_per_game(self) -> float:
        """Turns in a match."""
        return _ratio(self.turns, self.games)

    @property
    def points_per_turn(self) -> float:
        """Mean of what a turn does to the score."""
        return _ratio(self.points, self.turns)

    @property
    def bust_rate(self) -> float:
        """Part of the turns that a throw loses."""
        return _ratio(self.busts, self.turns)

    @property
    def mean_bank(self) -> float:
        """Mean points of a bank."""
        return _ratio(self.banked, self.banks)

    @property
    def hot_dice_per_turn(self) -> float:
        """How often in a turn all dice have scored."""
        return _ratio(self.hot_dice, self.turns)


def _ratio(count: int, among: int) -> float:
    return count / among if among else 0.0
