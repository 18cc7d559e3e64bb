"""One turn of a game as a graph: positions without their totals, and where every throw leads.

What a throw offers depends on the dice in the cup and in the hand, not on the turn total. A *spot* is a position
in which the seat may throw, without its turn total; the ways between spots carry the points they earn. The graph
is found by playing the game itself, so no rule is told twice.
"""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from math import gcd
from typing import Any, NamedTuple

from pushluck.bots.turn.bare import make_bare
from pushluck.core.rules import RulesObject
from pushluck.games.odds import LossChances, iter_thrown
from pushluck.games.registry import AnyGame, make_game


class Way(NamedTuple):
    """One way on from a throw."""

    spot: int
    """Number of the spot it leads to."""
    steps: int
    """What it adds to the turn total, in steps of the game's `point_unit`."""


class Fall(NamedTuple):
    """All throws that offer the same ways on."""

    weight: int
    """Number of ways the dice can fall so."""
    ways: tuple[Way, ...]


class Spot(NamedTuple):
    """A position of one turn, whatever its turn total."""

    state: Any
    """A state of the game in this position."""
    may_bank: bool
    """The dice allow a bank."""
    chances: LossChances
    """How the next throw can lose the turn."""
    wins: int
    """Number of ways to throw that win the match at once."""
    falls: tuple[Fall, ...]
    """Where all other throws lead."""


class TurnModel:
    """All spots of one game; raises `TypeError` for a game that `make_bare` does not know."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self._bare = make_bare(game)
        self._numbers: dict[Any, int] = {}
        self.bank_every = self._bare.bank_step // gcd(self._bare.bank_step, game.point_unit)
        """Totals can be banked only every so many steps."""
        self.spots: list[Spot] = []
        """Every spot, by number; the first is the start of an ordinary turn."""
        for bare in self._bare.iter_starts():
            self._number(bare)
        while len(self.spots) < len(self._numbers):
            unexplored = list(self._numbers)[len(self.spots) :]
            self.spots.extend(map(self._explore, unexplored))

    def find(self, state: Any) -> int:
        """Return the number of the spot of `state`, in which a seat may throw or has just decided to."""
        return self._numbers[self._bare.strip(state)]

    def _number(self, bare: Any) -> int:
        return self._numbers.setdefault(bare, len(self._numbers))

    def _explore(self, bare: Any) -> Spot:
        state = self._bare.dress(bare)
        falls: Counter[tuple[Way, ...]] = Counter()
        losing: Counter[str] = Counter()
        wins = 0
        for thrown in iter_thrown(self.game, state):
            if thrown.loss is not None:
                losing[thrown.loss] += thrown.weight
            elif thrown.wins:
                wins += thrown.weight
            else:
                falls[tuple(self._iter_ways(thrown.state))] += thrown.weight
        ways_to_fall = wins + losing.total() + falls.total()
        return Spot(
            state,
            self.game.bank_refusal(state) is None,
            LossChances(ways_to_fall, dict(losing)),
            wins,
            tuple(Fall(weight, ways) for ways, weight in falls.items()),
        )

    def _iter_ways(self, state: Any) -> Iterator[Way]:
        """Yield the ways on from a throw in order, each once."""
        unit = self.game.point_unit
        ways = {
            (self._number(bare), points // unit) for bare, points in self._bare.iter_ways(state)
        }
        return map(Way._make, sorted(ways))


@lru_cache(maxsize=32)
def find_model(rules: RulesObject) -> TurnModel:
    """Return the model of the game under `rules`; equal rules share one.

    Raises `TypeError` for a game that has none.
    """
    return TurnModel(make_game(rules))
