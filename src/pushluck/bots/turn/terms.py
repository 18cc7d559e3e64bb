"""What a turn is played for: the points that count, and what losing it is worth."""

from typing import NamedTuple

from pushluck.solve.model import Spot
from pushluck.solve.spots import LOSSES


class Terms(NamedTuple):
    """The circumstances of one turn, all in points."""

    least: int = 0
    """The turn total that a bank needs."""
    most: int | None = None
    """A bank of more than this earns nothing; None where every point counts."""
    enough: int | None = None
    """With this turn total a seat that may bank does so, as when the bank wins; None where nothing is enough."""
    win: float = 0.0
    """What a throw that wins the match at once is worth."""
    bust: float = 0.0
    """What losing the turn is worth; below 0 where it costs."""
    extra: tuple[tuple[str, int], ...] = ()
    """What a loss costs besides, by its reason."""

    def banked(self, total: int) -> float | None:
        """Return what banking `total` is worth, or None where that is too little for a bank."""
        if total < self.least:
            return None
        return 0.0 if self.most is not None and total > self.most else float(total)

    def is_enough(self, total: int) -> bool:
        """Tell whether nobody throws on with `total` who may bank it."""
        return self.enough is not None and total >= self.enough

    def ended(self, spot: Spot) -> float:
        """Return what the throws from `spot` that end the turn add to the value of throwing."""
        extra = dict(self.extra)
        lost = sum(
            ways * (self.bust - extra.get(reason, 0))
            for reason, ways in zip(LOSSES, spot.losing, strict=True)
        )
        return (lost + spot.wins * self.win) / spot.ways
