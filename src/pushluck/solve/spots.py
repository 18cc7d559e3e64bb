"""What of a state matters for the rest of a turn, game by game."""

from collections.abc import Iterator
from math import lcm
from typing import Any, Protocol

from pushluck.core.errors import RulesError
from pushluck.games.pig import Pig, PigState
from pushluck.games.registry import AnyGame
from pushluck.games.scoring import Hand, ScoringGame, State, Turn

FAR = 10**9
"""A turn total that meets every demand on a bank, so that only the dice can still forbid one."""
LOSSES = ("no-score", "first-throw", "instant")
"""Why a throw can lose the turn, in the order in which chances are kept; in Pig it is always the first."""


class Spots(Protocol):
    """Reads the spots of one game: its states without all that does not change what throws offer.

    A spot is hashable. Of the turn total it only tells whether there is one.
    """

    bank_step: int
    """What every turn total that can be banked is a multiple of, in points."""

    def iter_starts(self) -> Iterator[Any]:
        """Yield the spots in which a turn can begin: the ordinary one, then rides on 1, 2, 3 ... dice."""

    def strip(self, state: Any) -> Any:
        """Return the spot of `state`, in which a seat may throw or has just decided to."""

    def dress(self, spot: Any) -> Any:
        """Return a state in `spot`, with a turn total of 0 or of at least `FAR`."""

    def dice(self, spot: Any) -> int:
        """Return how many dice are thrown."""

    def iter_ways(self, state: Any) -> Iterator[tuple[Any, int]]:
        """Yield the spot after every way on from a throw, and the points on the way there.

        In `state` the throw shows, after a state that `dress` returned.
        """


class ScoringSpots:
    """In the scoring family what throws offer depends on the dice and on the hand they may join."""

    def __init__(self, game: ScoringGame) -> None:
        self._game = game
        self._rules = game.rules
        self._blank = game.initial_state(game.rules.seating.least_seats)._replace(start=None)
        self.bank_step = lcm(game.point_unit, game.rules.bank.multiple_of or 1)
        self._far = FAR * self.bank_step

    def iter_starts(self) -> Iterator[Turn]:
        """See `Spots.iter_starts`."""
        count = self._rules.dice.count
        yield Turn(count)
        if self._rules.ride.allowed:
            for left in range(1, count + 1):
                yield Turn(left, self._far, ride=True)

    def strip(self, state: State) -> Turn:
        """See `Spots.strip`; of a hand that nothing can join only the number of dice is left, if that."""
        turn = state.turn
        return self._make(turn.dice, turn.hand, has_begun=bool(turn.total), ride=turn.ride)

    def dress(self, spot: Turn) -> State:
        """See `Spots.dress`."""
        return self._blank._replace(turn=spot)

    def dice(self, spot: Turn) -> int:
        """See `Spots.dice`."""
        return spot.dice

    def iter_ways(self, state: State) -> Iterator[tuple[Turn, int]]:
        """See `Spots.iter_ways`."""
        turn = state.turn
        if not turn.throw:
            yield self.strip(state), turn.total % self._far
        kept = self._game.finder.find(turn.hand, turn.throw)
        for offer, way in zip(self._game.offers(state), kept, strict=True):
            yield self._make(offer.left, way.hand, has_begun=True), offer.points

    def _make(self, dice: int, hand: Hand, *, has_begun: bool, ride: bool = False) -> Turn:
        is_fresh = dice == self._rules.dice.count
        if is_fresh or self._rules.keep.join != "best":
            counted = min(len(hand.dice), self._rules.bank.dice_out or 1)
            hand = Hand("1" * counted, sets="" if is_fresh else hand.sets)
        return Turn(dice, self._far if has_begun or hand.dice else 0, hand, ride=ride)


class PigSpots:
    """In Pig it only matters whether the turn has begun."""

    bank_step = 1

    def __init__(self, game: Pig) -> None:
        self._blank = PigState((0,) * game.rules.seating.least_seats)

    def iter_starts(self) -> Iterator[bool]:
        """See `Spots.iter_starts`."""
        yield False

    def strip(self, state: PigState) -> bool:
        """See `Spots.strip`."""
        return bool(state.turn_total)

    def dress(self, spot: bool) -> PigState:
        """See `Spots.dress`."""
        return self._blank._replace(turn_total=FAR if spot else 0)

    def dice(self, spot: bool) -> int:
        """See `Spots.dice`."""
        return 1

    def iter_ways(self, state: PigState) -> Iterator[tuple[bool, int]]:
        """See `Spots.iter_ways`."""
        yield True, state.turn_total % FAR


def make_spots(game: AnyGame) -> Spots:
    """Return what reads the spots of `game`; raises `RulesError` for a game that has none."""
    if isinstance(game, ScoringGame):
        return ScoringSpots(game)
    if isinstance(game, Pig):
        return PigSpots(game)
    raise RulesError("not-solved", fields=["game"])
