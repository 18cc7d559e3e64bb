"""The value of very large turn totals: straight lines, found exactly.

Once the turn total is large enough, the best play no longer depends on it: whoever may bank banks (or throws,
where that cannot lose), and where the rules forbid the bank only the best keep is to be found. From there on the
value of every spot is a straight line in the turn total, whose slope is the chance that the total will be banked.
`Tail` finds these lines, and the total from which on they are the truth: a programme need not guess how far to
count.

Where only some of the totals that there can be may be banked, each spot has a line for each remainder.
"""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from pushluck.bots.turn.terms import Terms
from pushluck.solve.model import Group, TurnModel

SAME = 1e-11
"""Slopes closer than this, as a part of the steepest, are equal."""
SETTLED = 1e-14
"""Change, as a part of the largest value, at which repeated sums have converged."""
MOST_ROUNDS = 2_000
"""Rounds after which sums that do not converge are left as they are: such a turn could earn without end."""


class Line(NamedTuple):
    """A value that grows evenly with the turn total, both in points."""

    slope: float
    offset: float

    def at(self, total: int) -> float:
        """Return the value at `total`."""
        return self.slope * total + self.offset

    def later(self, points: int) -> "Line":
        """Return the line that tells at any total the value `points` further on."""
        return Line(self.slope, self.offset + self.slope * points)

    def beats(self, other: "Line") -> bool:
        """Tell whether this line is the higher one at all large totals."""
        if self._is_steeper(other) or other._is_steeper(self):
            return self.slope > other.slope
        return self.offset > other.offset

    def passes(self, other: "Line") -> float:
        """Return the total from which on this line is not below `other`, which does not beat it."""
        if not self._is_steeper(other):
            return 0.0
        return (other.offset - self.offset) / (self.slope - other.slope)

    def _is_steeper(self, other: "Line") -> bool:
        return self.slope - other.slope > SAME * abs(self.slope)


NOTHING = Line(0.0, 0.0)
"""The value of a spot about which nothing is known yet."""
Place = tuple[int, int]
"""Number of a spot, and the remainder of the total by the `bank_step` of the model."""


class Tail:
    """The lines of a model under some terms, whatever would be enough there."""

    def __init__(self, model: TurnModel, terms: Terms) -> None:
        self._spots = model.spots
        self._unit = model.point_unit
        self._step = model.bank_step
        self._terms = terms
        self._ended = [terms.ended(spot) for spot in model.spots]
        self._counts = terms.most is None
        self._bank = Line(1.0 if self._counts else 0.0, 0.0)
        rests = range(0, self._step, self._unit)
        places = [(spot, rest) for spot in range(len(self._spots)) for rest in rests]
        self.lines = {place: self._bank if self._may_bank(place) else NOTHING for place in places}
        """The value by spot and remainder."""
        self._settle()

    def find_begin(self) -> int:
        """Return the total from which on the lines are exact."""
        most = self._terms.most
        demanded = max(self._terms.least, 0 if most is None else most + 1)
        return ceil(max(demanded, *map(self._last_change, self.lines)))

    def _settle(self) -> None:
        """Improve the lines until nothing moves any more."""
        moving = [place for place in self.lines if not self._banks_for_sure(place)]
        for _ in range(MOST_ROUNDS):
            moves = [self._improve(place) for place in moving]
            if not any(moves):
                break

    def _last_change(self, place: Place) -> float:
        """Return the last total at which a decision at `place`, or on a throw from there, is another."""
        choices = [self._ways(group, place[1]) for group in self._spots[place[0]].groups]
        if self._may_bank(place):
            choices.append([self._bank, self._throw(place)])
        return max(map(_last_change, choices))

    def _throw(self, place: Place) -> Line:
        """Return the value of throwing."""
        spot = self._spots[place[0]]
        slope, offset = 0.0, self._ended[place[0]]
        ways = spot.ways
        for group in spot.groups:
            line = _highest(self._ways(group, place[1]))
            slope += group.weight / ways * line.slope
            offset += group.weight / ways * line.offset
        return Line(slope, offset)

    def _improve(self, place: Place) -> bool:
        old, new = self.lines[place], self._throw(place)
        if self._may_bank(place) and not new.beats(self._bank):
            new = self._bank
        self.lines[place] = new
        change = max(abs(new.slope - old.slope) * self._unit, abs(new.offset - old.offset))
        return change > SETTLED * (abs(new.slope) * self._unit + abs(new.offset))

    def _ways(self, group: Group, rest: int) -> Sequence[Line]:
        lines, step = self.lines, self._step
        return [lines[spot, (rest + more) % step].later(more) for spot, more in group.options]

    def _may_bank(self, place: Place) -> bool:
        return self._spots[place[0]].may_bank and not place[1]

    def _banks_for_sure(self, place: Place) -> bool:
        """Tell whether no throw can be as good as the bank, because it can lose what the bank makes safe."""
        can_lose = any(self._spots[place[0]].losing)
        return self._counts and can_lose and self._may_bank(place)


def _highest(lines: Sequence[Line]) -> Line:
    """Return the line that is the highest at all large totals."""
    best = lines[0]
    for line in lines[1:]:
        if line.beats(best):
            best = line
    return best


def _last_change(lines: Sequence[Line]) -> float:
    """Return the total from which on the highest of `lines` no longer changes."""
    slopes = {line.slope for line in lines}
    return max(map(_highest(lines).passes, lines)) if len(slopes) > 1 else 0.0
