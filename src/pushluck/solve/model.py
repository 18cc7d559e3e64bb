"""One turn of a game as a graph: spots, and where every throw from them leads.

What a throw offers depends on the dice in the cup and in the hand, not on the turn total. Spots from which the
same can happen are one; throws that offer the same are one *group*. Chances are exact: whole numbers over 6^n.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from pushluck.core.rules import RulesObject
from pushluck.games.odds import iter_thrown
from pushluck.games.registry import AnyGame, make_game
from pushluck.solve.spots import LOSSES, Spots, make_spots

START = 0
"""Number of the spot in which an ordinary turn begins."""
_PLACES = {"pig": 0} | {reason: place for place, reason in enumerate(LOSSES)}
"""Place in `LOSSES` by the reason that a game tells."""


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


_Prospect = tuple[Spot, frozenset[tuple[frozenset[Option], int]]]
"""A spot without its groups, and these with their weights: from equal ones the same can happen."""


class TurnModel:
    """All spots of one game; `spots[START]` begins a turn. Raises `RulesError` for a game that has none."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.point_unit = game.point_unit
        """What every turn total is a multiple of, in points."""
        self._reader = make_spots(game)
        self.bank_step = self._reader.bank_step
        """What every turn total that can be banked is a multiple of, in points."""
        explorer = _Explorer(game, self._reader)
        places, self.spots = _merge(explorer.found)
        self.numbers: Mapping[Any, int] = dict(zip(explorer.numbers, places, strict=True))
        """Number of the spot by each way in which it shows in a state (`Spots.strip`)."""
        _, *rides = self._reader.iter_starts()
        self.rides: Mapping[int, int] = {
            self._reader.dice(start): self.numbers[start] for start in rides
        }
        """Number of the spot in which a turn on so many dice of the previous seat begins."""

    def find(self, state: Any) -> int:
        """Return the number of the spot of `state`, in which a seat may throw or has just decided to."""
        return self.numbers[self._reader.strip(state)]


class _Explorer:
    """Tries every throw from every spot that a turn can come to."""

    def __init__(self, game: AnyGame, reader: Spots) -> None:
        self._game = game
        self._reader = reader
        self._options: dict[tuple[Any, int], Option] = {}
        self.numbers: dict[Any, int] = {}
        """Number of each spot as the reader tells it, in the order of the numbers."""
        self.found: list[Spot] = []
        """All spots by number, before those are merged from which the same can happen."""
        for start in reader.iter_starts():
            self._number(start)
        while len(self.found) < len(self.numbers):
            unexplored = list(self.numbers)[len(self.found) :]
            self.found += map(self._explore, unexplored)

    def _explore(self, stripped: Any) -> Spot:
        state = self._reader.dress(stripped)
        losing = [0] * len(LOSSES)
        wins = 0
        groups: Counter[frozenset[Option]] = Counter()
        for weight, after, loss, is_won in iter_thrown(self._game, state):
            if loss is not None:
                losing[_PLACES[loss]] += weight
            elif is_won:
                wins += weight
            else:
                groups[frozenset(map(self._option, self._reader.iter_ways(after)))] += weight
        return Spot(
            self._reader.dice(stripped),
            self._game.bank_refusal(state) is None,
            tuple(losing),
            wins,
            tuple(Group(weight, tuple(options)) for options, weight in groups.items()),
        )

    def _option(self, way: tuple[Any, int]) -> Option:
        """Return one object for equal ways, of which there are many."""
        option = self._options.get(way)
        if option is None:
            option = self._options[way] = Option(self._number(way[0]), way[1])
        return option

    def _number(self, stripped: Any) -> int:
        return self.numbers.setdefault(stripped, len(self.numbers))


def _merge(spots: Sequence[Spot]) -> tuple[Sequence[int], Sequence[Spot]]:
    """Return for each spot the number of its class, from all of which the same can happen, and a spot by class."""
    options = {option for spot in spots for group in spot.groups for option in group.options}
    places = [0] * len(spots)
    while True:
        renamed = {option: Option(places[option.spot], option.points) for option in options}
        classes: dict[_Prospect, int] = {}
        finer = [classes.setdefault(_look_ahead(spot, renamed), len(classes)) for spot in spots]
        if finer == places:
            return places, [_make_spot(*prospect) for prospect in classes]
        places = finer


def _look_ahead(spot: Spot, renamed: Mapping[Option, Option]) -> _Prospect:
    """Return what can happen from `spot`, as far as it is known which spots differ."""
    groups: Counter[frozenset[Option]] = Counter()
    for weight, options in spot.groups:
        groups[frozenset([renamed[option] for option in options])] += weight
    return spot._replace(groups=()), frozenset(groups.items())


def _make_spot(spot: Spot, groups: frozenset[tuple[frozenset[Option], int]]) -> Spot:
    found = [Group(weight, tuple(sorted(options))) for options, weight in groups]
    found.sort(key=lambda group: (len(group.options), group.options))
    return spot._replace(groups=tuple(found))


@lru_cache(maxsize=32)
def find_model(rules: RulesObject) -> TurnModel:
    """Return the model of the game under `rules`; equal rules share one.

    Raises `RulesError` for a game whose turns have none.
    """
    return TurnModel(make_game(rules))


def find_slots(rules: RulesObject) -> Sequence[int]:
    """Return the numbers of dice that can be left when a seat banks, fewest first."""
    spots = find_model(rules).spots
    reached = {way.spot for spot in spots for group in spot.groups for way in group.options}
    return sorted({spots[number].dice for number in reached if spots[number].may_bank})
