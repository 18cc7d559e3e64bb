"""What of a state matters for the rest of a turn, and where every throw leads, asked of the games themselves."""

from collections.abc import Iterator
from typing import Any, NamedTuple, Protocol

from pushluck.core.dice import d6_pool
from pushluck.core.errors import RulesError
from pushluck.core.events import THROW, Act, Throw
from pushluck.core.rules import RulesObject
from pushluck.games.pig import Pig, PigRules, PigState
from pushluck.games.scoring import Hand, Phase, ScoringGame, ScoringRules, State, Turn
from pushluck.games.scoring.turns import (
    bank_refusal,
    is_hot,
    loss_by_throw,
    wins_at_once,
)

FAR = 10**9
"""A turn total that meets every demand on a bank, so that only the dice can still forbid one."""
LOSSES = ("no-score", "first-throw", "instant")
"""Why a throw can lose the turn, in the order in which chances are kept; in Pig it is always the first."""


class Thrown(NamedTuple):
    """What some faces do when they are thrown."""

    weight: int
    """Number of ways the dice can fall so."""
    loss: str | None
    """Which of `LOSSES`, or None."""
    wins: bool
    """The faces win the match at once."""
    ways: tuple[tuple[Any, int], ...]
    """What is left of the states in which the turn can go on, and the points on the way there."""


class Spots(Protocol):
    """Reads the spots of one game: its states without all that does not change what throws offer.

    A spot is hashable. Of the turn total it only tells whether there is one.
    """

    point_unit: int
    """What every turn total is a multiple of."""

    def iter_starts(self) -> Iterator[Any]:
        """Yield the spots in which a turn can begin: the ordinary one, then rides on 1, 2, 3 ... dice."""

    def strip(self, state: Any) -> Any:
        """Return the spot of `state`, in which a seat may throw or has just decided to."""

    def dice(self, spot: Any) -> int:
        """Return how many dice are thrown."""

    def may_bank(self, spot: Any) -> bool:
        """Tell whether the dice allow a bank."""

    def iter_thrown(self, spot: Any) -> Iterator[Thrown]:
        """Yield what every different throw does."""


class ScoringSpots:
    """In the scoring family what throws offer depends on the dice and on the hand they may join."""

    def __init__(self, rules: ScoringRules) -> None:
        self._rules = rules
        self._game = ScoringGame(rules)
        self.point_unit = self._game.point_unit
        blank = self._game.initial_state(rules.seating.least_seats)
        # Whatever depends on the seat is met: only what the dice say about a bank is asked for.
        self._blank = blank._replace(start=None, on_board=(True,) * len(blank.on_board))
        self._far = FAR * (rules.bank.multiple_of or 1)

    def iter_starts(self) -> Iterator[Turn]:
        """See `Spots.iter_starts`."""
        count = self._rules.dice.count
        yield Turn(count)
        if self._rules.ride.allowed:
            for left in range(1, count + 1):
                yield Turn(left, self._far, ride=True)

    def strip(self, state: State) -> Turn:
        """See `Spots.strip`; of a hand that nothing can join only the number of dice is left, if that."""
        return self._strip(state.turn)

    def dice(self, spot: Turn) -> int:
        """See `Spots.dice`."""
        return spot.dice

    def may_bank(self, spot: Turn) -> bool:
        """See `Spots.may_bank`."""
        return bank_refusal(self._rules, self._blank._replace(turn=spot)) is None

    def iter_thrown(self, spot: Turn) -> Iterator[Thrown]:
        """See `Spots.iter_thrown`."""
        rules, finder = self._rules, self._game.finder
        turn = spot._replace(hand=Hand()) if is_hot(rules, spot) else spot
        for faces, weight in d6_pool(turn.dice).outcomes():
            loss = loss_by_throw(rules, finder, turn, faces)
            if loss != "instant" and wins_at_once(rules, faces):
                yield Thrown(weight, None, True, ())
            elif loss == "free-throw":
                again = self._strip(Turn(rules.dice.count, self._far))
                yield Thrown(weight, None, False, ((again, rules.first_throw.points),))
            elif loss is not None:
                yield Thrown(weight, loss, False, ())
            else:
                shown = turn._replace(throw=faces)
                yield Thrown(weight, None, False, tuple(self._iter_ways(shown)))

    def _iter_ways(self, turn: Turn) -> Iterator[tuple[Turn, int]]:
        state = self._blank._replace(phase=Phase.KEEPING, turn=turn)
        kept = self._game.finder.find(turn.hand, turn.throw)
        for offer, way in zip(self._game.offers(state), kept, strict=True):
            yield self._strip(Turn(offer.left, self._far, way.hand)), offer.points

    def _strip(self, turn: Turn) -> Turn:
        hand = Hand("1" * min(len(turn.hand.dice), self._rules.bank.dice_out or 1))
        if not is_hot(self._rules, turn):
            if self._rules.keep.join == "best":
                hand = turn.hand
            elif self._rules.keep.join == "extend":
                hand = hand._replace(sets=turn.hand.sets)
        has_begun = turn.total or hand.dice
        return Turn(turn.dice, self._far if has_begun else 0, hand, ride=turn.ride)


class PigSpots:
    """In Pig it only matters whether the turn has begun."""

    def __init__(self, rules: PigRules) -> None:
        self._game = Pig(rules)
        self._blank = PigState((0,) * rules.seating.least_seats)
        self.point_unit = self._game.point_unit

    def iter_starts(self) -> Iterator[bool]:
        """See `Spots.iter_starts`."""
        yield False

    def strip(self, state: PigState) -> bool:
        """See `Spots.strip`."""
        return bool(state.turn_total)

    def dice(self, spot: bool) -> int:
        """See `Spots.dice`."""
        return 1

    def may_bank(self, spot: bool) -> bool:
        """See `Spots.may_bank`."""
        return spot

    def iter_thrown(self, spot: bool) -> Iterator[Thrown]:
        """See `Spots.iter_thrown`."""
        seat = self._blank.seat
        pending = self._game.apply(self._blank, Act(seat, THROW))
        for faces, weight in self._game.outcomes(pending):
            points = self._game.apply(pending, Throw(seat, faces)).turn_total
            loss = None if points else LOSSES[0]
            yield Thrown(weight, loss, False, ((True, points),) if points else ())


def make_spots(rules: RulesObject) -> Spots:
    """Return what reads the spots of the game under `rules`; raises `RulesError` for another game."""
    if isinstance(rules, ScoringRules):
        return ScoringSpots(rules)
    if isinstance(rules, PigRules):
        return PigSpots(rules)
    raise RulesError("not-solved", fields=["game"])
