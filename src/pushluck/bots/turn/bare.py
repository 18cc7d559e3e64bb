"""What of a state matters for the rest of a turn, game by game."""

from collections.abc import Iterator
from typing import Any, Protocol

from pushluck.games.pig import Pig, PigState
from pushluck.games.registry import AnyGame
from pushluck.games.scoring import Hand, ScoringGame, State, Turn
from pushluck.games.scoring.turns import is_hot

FAR = 10**9
"""A turn total that meets every demand on a bank, so that only the dice can still forbid one."""


class Bare(Protocol):
    """Strips the states of one game of everything that does not change what throws offer.

    What is left is hashable. Of the turn total it only tells whether there is one.
    """

    bank_step: int
    """Only turn totals that this divides can be banked."""

    def iter_starts(self) -> Iterator[Any]:
        """Yield what is left of the states in which a turn can begin, the ordinary one first."""

    def strip(self, state: Any) -> Any:
        """Return what is left of `state`, in which a seat may throw or has just decided to."""

    def dress(self, bare: Any) -> Any:
        """Return a state of which `bare` is left, with a turn total of 0 or at least `FAR`."""

    def iter_ways(self, state: Any) -> Iterator[tuple[Any, int]]:
        """Yield what is left after every way on from a throw, and the points it has added.

        In `state` the throw shows, after a state that `dress` returned.
        """


class BareScoring:
    """In the scoring family what throws offer depends on the dice and on the hand they may join."""

    def __init__(self, game: ScoringGame) -> None:
        self._game = game
        self._rules = game.rules
        self._blank = game.initial_state(game.rules.seating.least_seats)._replace(start=None)
        self.bank_step = game.rules.bank.multiple_of or 1
        self._far = FAR * self.bank_step

    def iter_starts(self) -> Iterator[Turn]:
        """See `Bare.iter_starts`."""
        dice = self._rules.dice.count
        yield Turn(dice)
        if self._rules.ride.allowed:
            for left in range(1, dice + 1):
                yield Turn(left, self._far, ride=True)

    def strip(self, state: State) -> Turn:
        """See `Bare.strip`; of a hand that nothing can join only the number of dice is left, if that."""
        return self._strip(state.turn)

    def dress(self, bare: Turn) -> State:
        """See `Bare.dress`."""
        return self._blank._replace(turn=bare)

    def iter_ways(self, state: State) -> Iterator[tuple[Turn, int]]:
        """See `Bare.iter_ways`."""
        turn = state.turn
        if not turn.throw:
            yield self._strip(turn), turn.total % self._far
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


class BarePig:
    """In Pig it only matters whether the turn has begun."""

    bank_step = 1

    def __init__(self, game: Pig) -> None:
        self._blank = PigState((0,) * game.rules.seating.least_seats)

    def iter_starts(self) -> Iterator[bool]:
        """See `Bare.iter_starts`."""
        yield False

    def strip(self, state: PigState) -> bool:
        """See `Bare.strip`."""
        return bool(state.turn_total)

    def dress(self, bare: bool) -> PigState:
        """See `Bare.dress`."""
        return self._blank._replace(turn_total=FAR if bare else 0)

    def iter_ways(self, state: PigState) -> Iterator[tuple[bool, int]]:
        """See `Bare.iter_ways`."""
        yield True, state.turn_total % FAR


def make_bare(game: AnyGame) -> Bare:
    """Return what strips the states of `game`; raises `TypeError` for a game without it."""
    if isinstance(game, ScoringGame):
        return BareScoring(game)
    if isinstance(game, Pig):
        return BarePig(game)
    raise TypeError(f"no programme solves a turn of {game.key}")
