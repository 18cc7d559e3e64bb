"""What each game adds to a position: one reader a game, shared by all matches under the same rules."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from pushluck.conduct import TurnedKeep
from pushluck.core import Combination, Offer, Pool, PushluckError
from pushluck.core.game import Game
from pushluck.locales import Words
from pushluck.server.position.shapes import (
    BankRefusal,
    Bones,
    ClaimView,
    Detail,
    DiceCount,
    Loss,
    OfferView,
    Part,
    PaymentView,
    Phase,
    Pig,
    RideView,
    Risk,
    Scoring,
    TurnedView,
)

StateT = TypeVar("StateT")

TRIED_COUNT = 10**9
"""A turn total that is large enough wherever a bank needs a large one."""


class Reader(ABC, Generic[StateT]):
    """Reads off the states of one game, without manners, what people need to be shown."""

    game: Game[StateT, Any]

    @abstractmethod
    def phase(self, state: StateT) -> Phase:
        """Return what the seat does that has thrown in this turn and has no throw pending."""

    @abstractmethod
    def part(self, state: StateT, words: Words | None, *, is_priced: bool) -> Scoring | Pig | Bones:
        """Return what only this game has; nothing that others must add up unless `is_priced`."""

    def showing(self, state: StateT) -> str:
        """Return the faces that have been thrown and are to be kept from."""
        return ""

    def corner(self, state: StateT) -> str:
        """Return the dice that were set aside."""
        return ""

    @abstractmethod
    def next_dice(self, state: StateT) -> list[DiceCount]:
        """Return the dice that would be thrown next; none where that depends on what is done before."""

    @abstractmethod
    def risk(self, state: StateT) -> Risk | None:
        """Return how the next throw can lose the turn; none where the dice of it are not known."""

    def offers(self, state: StateT, words: Words | None) -> list[OfferView]:
        """Return every way to keep or place dice."""
        return []

    def ride(self, state: StateT) -> RideView | None:
        """Return what the previous seat has left to begin with."""
        return None

    def payments(self, state: StateT) -> list[PaymentView]:
        """Return every way to pay for the next throw."""
        return []

    def turned(self, state: StateT) -> list[TurnedView]:
        """Return every die that could be turned while dice are kept (ruling Z20)."""
        game = self.game
        found = []
        for die, face in game.turnable(state):
            offers = game.offers(game.turn_die(state, die, face))
            keeps = [
                ClaimView(keep=offer.action.text, points=offer.points)
                for offer in offers
                if game.moves_scoring_die(state, offer.action, face)
            ]
            if keeps:
                found.append(TurnedView(die=die, face=face, keeps=keeps))
        return found

    def tried_count(self) -> int:
        """Return a turn total that could be banked, if any could now."""
        return TRIED_COUNT

    @abstractmethod
    def turned_points(self, states: Sequence[StateT], turned: Mapping[int, TurnedKeep[Any]]) -> int:
        """Return how much of the turn total of the last state is owed to turned dice.

        `turned` are the cheats by the ply at which they happened: state number `ply` is the one before.
        """


def count_dice(pool: Pool) -> list[DiceCount]:
    """Return the dice of a pool by kind."""
    return [DiceCount(kind=die.key, count=count) for die, count in pool.counts]


def make_risk(ways: int, losing: Mapping[str, int]) -> Risk:
    """Return a risk as it travels."""
    return Risk(ways=ways, losing=[Loss(why=why, ways=count) for why, count in losing.items()])


def make_parts(parts: Iterable[Combination], words: Words | None) -> list[Part]:
    """Return combinations as they travel, named in the language of `words`."""
    return [
        Part(
            key=part.key,
            dice=part.dice,
            points=part.points,
            name="" if words is None else words.combination(part),
        )
        for part in parts
    ]


def make_offer(
    offer: Offer[Any], words: Words | None, *, slot: str = "", risk: Risk | None = None
) -> OfferView:
    """Return an offer as it travels."""
    return OfferView(
        act=offer.action.text,
        dice=offer.dice,
        slot=slot,
        points=offer.points,
        hand_points=offer.hand_points,
        left=offer.left,
        parts=make_parts(offer.combinations, words),
        risk=risk,
    )


def make_details(details: Mapping[str, Any]) -> dict[str, Detail]:
    """Return the details of a happening or an error as they travel."""
    return {
        name: list(value) if isinstance(value, tuple) else value for name, value in details.items()
    }


def make_refusal(error: PushluckError, words: Words | None) -> BankRefusal:
    """Return a refusal as it travels."""
    return BankRefusal(
        reason=error.reason,
        details=make_details(error.details),
        alternatives=list(getattr(error, "alternatives", ())),
        sentence="" if words is None else words.error(error),
    )
