"""One turn of a game as a graph: spots, and where every throw from them leads.

What a throw offers depends on the dice in the cup and in the hand, not on the turn total. Spots from which the
same can happen are one; throws that offer the same are one *group*. Chances are exact: whole numbers over 6^n.
"""

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from pushluck.core.rules import RulesObject
from pushluck.solve.spots import LOSSES, Spots, make_spots

START = 0
"""Number of the spot in which an ordinary turn begins."""


class Option(NamedTuple):
    """One way on from a throw."""

    spot: int
    """Number of the spot it leads to."""
    points: int
    """What it adds to the turn total."""


class Group(NamedTuple):
    """All throws that offer the same."""

    weight: int
    """Number of ways the dice can fall so."""
    options: tuple[Option, ...]


class Spot(NamedTuple):
    """A position of one turn without its turn total."""

    dice: int
    """Dice to throw."""
    may_bank: bool
    """The dice allow a bank."""
    losing: tuple[int, ...]
    """Ways to throw that lose the turn, by the reasons `LOSSES`."""
    wins: int
    """Ways to throw that win the match at once."""
    groups: tuple[Group, ...]
    """All other throws."""

    @property
    def ways(self) -> int:
        """All ways the dice can fall."""
        return sum(self.losing) + self.wins + sum(group.weight for group in self.groups)


class TurnModel:
    """All spots of one game; `spots[START]` begins a turn."""

    def __init__(self, spots: Spots) -> None:
        self.point_unit = spots.point_unit
        """What every turn total is a multiple of, in points."""
        self._reader = spots
        numbers: dict[Hashable, int] = {}
        found: list[Spot] = []
        starts = [numbers.setdefault(start, len(numbers)) for start in spots.iter_starts()]
        while len(found) < len(numbers):
            unexplored = list(numbers)[len(found) :]
            found += [_explore(spots, each, numbers) for each in unexplored]
        places = _merge(found)
        self._numbers = {stripped: places[number] for stripped, number in numbers.items()}
        self.spots: Sequence[Spot] = _renumber(found, places)
        self.rides: Mapping[int, int] = {found[start].dice: places[start] for start in starts[1:]}
        """Number of the spot in which a turn on so many dice of the previous seat begins."""

    def find(self, state: Any) -> int:
        """Return the number of the spot of `state`, in which a seat may throw or has just decided to."""
        return self._numbers[self._reader.strip(state)]


def _explore(spots: Spots, stripped: Any, numbers: dict[Hashable, int]) -> Spot:
    losing: Counter[str] = Counter()
    wins = 0
    groups: Counter[tuple[Option, ...]] = Counter()
    for thrown in spots.iter_thrown(stripped):
        if thrown.wins:
            wins += thrown.weight
        elif thrown.loss is not None:
            losing[thrown.loss] += thrown.weight
        else:
            options = {
                Option(numbers.setdefault(spot, len(numbers)), points)
                for spot, points in thrown.ways
            }
            groups[tuple(sorted(options))] += thrown.weight
    return Spot(
        spots.dice(stripped),
        spots.may_bank(stripped),
        tuple(losing[reason] for reason in LOSSES),
        wins,
        tuple(Group(weight, options) for options, weight in groups.items()),
    )


def _merge(spots: Sequence[Spot]) -> Sequence[int]:
    """Return for each spot the number of its class: from all spots of a class the same can happen."""
    places: Sequence[int] = [0] * len(spots)
    while True:
        classes: dict[Hashable, int] = {}
        finer = [classes.setdefault(_signature(spot, places), len(classes)) for spot in spots]
        if len(classes) == len(set(places)):
            return finer
        places = finer


def _signature(spot: Spot, places: Sequence[int]) -> Hashable:
    """Return what can happen from `spot`, as far as it is known which spots differ."""
    groups: Counter[frozenset[Option]] = Counter()
    for weight, options in spot.groups:
        groups[frozenset(Option(places[number], points) for number, points in options)] += weight
    return spot._replace(groups=()), frozenset(groups.items())


def _renumber(spots: Sequence[Spot], places: Sequence[int]) -> Sequence[Spot]:
    merged: dict[int, Spot] = {}
    for place, spot in zip(places, spots, strict=True):
        if place not in merged:
            groups: Counter[tuple[Option, ...]] = Counter()
            for weight, options in spot.groups:
                renamed = {Option(places[number], points) for number, points in options}
                groups[tuple(sorted(renamed))] += weight
            ordered = sorted(groups.items(), key=lambda group: (len(group[0]), group[0]))
            merged[place] = spot._replace(
                groups=tuple(Group(weight, options) for options, weight in ordered)
            )
    return [merged[place] for place in range(len(merged))]


@lru_cache(maxsize=32)
def find_model(rules: RulesObject) -> TurnModel:
    """Return the model of the game under `rules`; equal rules share one.

    Raises `RulesError` for a game whose turns have none.
    """
    return TurnModel(make_spots(rules))


def find_slots(rules: RulesObject) -> Sequence[int]:
    """Return the numbers of dice that can be left when a seat banks, fewest first."""
    spots = find_model(rules).spots
    reached = {way.spot for spot in spots for group in spot.groups for way in group.options}
    return sorted({spots[number].dice for number in reached if spots[number].may_bank})
