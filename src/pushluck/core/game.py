"""The contract between a game and everything that plays, records, shows or solves it."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, NamedTuple, TypeVar

from pushluck.core.dice import Pool
from pushluck.core.errors import Detail, IllegalActionError
from pushluck.core.events import Action, Event, Seat
from pushluck.core.manners import Manners
from pushluck.core.rules import RulesObject

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT", bound=Action)
RulesT = TypeVar("RulesT", bound=RulesObject, covariant=True)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended."""

    winners: tuple[Seat, ...]
    """Usually one seat; several where the rules let a tie stand."""
    scores: tuple[int, ...]
    """Banked points by seat."""


class Combination(NamedTuple):
    """A set of dice that scores together: the why of a keep."""

    key: str
    """Which one, such as `triple` or `straight_full`."""
    dice: str
    points: int


class Offer(NamedTuple, Generic[ActionT]):
    """A legal way to keep dice and what it is worth."""

    action: ActionT
    dice: str
    """The dice kept now."""
    points: int
    """What the keep adds to the turn total."""
    combinations: tuple[Combination, ...]
    """What the points are made of; where dice join earlier ones, what the whole hand is made of."""
    hand: str
    """The hand afterwards."""
    hand_points: int
    """What the hand is worth afterwards."""
    left: int
    """Dice to throw next; all of them after hot dice."""


class Happening(NamedTuple):
    """Something an event did, for people: the key selects a sentence (`happened-<key>`)."""

    key: str
    seat: Seat | None
    details: Mapping[str, Detail]


TURN_ENDS = ("banked", "bust", "forfeit")
"""Keys of the happenings that end a turn; each carries `points`, what the turn did to the score."""


class Game(ABC, Generic[StateT, ActionT]):
    """The mechanics of one game under one rules object. Holds no state of play and never rolls.

    States are frozen, hashable, and free of rules and history. A seat that is to move acts; the act
    `THROW` makes a throw pending, and then whoever owns the dice supplies the `Throw`.
    """

    key: ClassVar[str]
    """Name of the game in records."""
    rules: RulesObject

    @property
    @abstractmethod
    def manners(self) -> Manners:
        """How people may behave at this table."""

    @property
    @abstractmethod
    def point_unit(self) -> int:
        """The largest number that divides every number of points a turn can be worth."""

    @abstractmethod
    def initial_state(self, seats: int) -> StateT:
        """Return the state before the first event; raises `IllegalActionError` for a wrong number of seats."""

    @abstractmethod
    def turn_of(self, state: StateT) -> Seat | None:
        """Return the seat whose turn it is, also while its throw is pending; None when the match is over."""

    @abstractmethod
    def pool(self, state: StateT) -> Pool | None:
        """Return the dice of the pending throw, or None when none is pending."""

    @abstractmethod
    def legal_actions(self, state: StateT) -> Sequence[ActionT]:
        """Return what the seat to move may do, in a fixed order; empty while a throw is pending."""

    @abstractmethod
    def apply(self, state: StateT, event: Event[ActionT]) -> StateT:
        """Return the state after `event`. Validates, never rolls, never changes `state`.

        Raises `IllegalActionError` (with the reason and the alternatives) or `NotationError` for faces the
        dice do not have.
        """

    @abstractmethod
    def outcome(self, state: StateT) -> Outcome | None:
        """Return how the match ended, or None while it goes on."""

    @abstractmethod
    def scores(self, state: StateT) -> tuple[int, ...]:
        """Return the banked points by seat."""

    @abstractmethod
    def turn_total(self, state: StateT) -> int:
        """Return the points at risk in this turn."""

    @abstractmethod
    def offers(self, state: StateT) -> Sequence[Offer[ActionT]]:
        """Return every legal keep with what it is worth; empty when there is no throw to keep from."""

    @abstractmethod
    def bank_refusal(self, state: StateT) -> IllegalActionError | None:
        """Return why the seat to move may not bank now, with what is missing, or None if it may."""

    @abstractmethod
    def parse_action(self, text: str) -> ActionT:
        """Read the spelling of an action; raises `NotationError`."""

    @abstractmethod
    def happenings(
        self, before: StateT, event: Event[ActionT], after: StateT
    ) -> Sequence[Happening]:
        """Return what `event` did, in the order in which to tell it."""

    @abstractmethod
    def forfeit_turn(self, state: StateT) -> StateT:
        """Return the state after the turn is lost through no throw: zero points, the next seat plays."""

    @abstractmethod
    def fine(self, state: StateT, seat: Seat, points: int) -> StateT:
        """Return the state after `seat` has lost `points` of its score."""

    @abstractmethod
    def declare(self, state: StateT, points: int) -> StateT:
        """Return the state in which the turn total is `points`, as its seat claims."""

    @abstractmethod
    def turnable(self, state: StateT) -> Sequence[tuple[str, str]]:
        """Return every way to turn a die of the throw that shows: from which face to which other."""

    @abstractmethod
    def turn_die(self, state: StateT, die: str, face: str) -> StateT:
        """Return the state in which one thrown die that shows `die` shows `face` instead.

        Raises `IllegalActionError` when there is no such die to turn.
        """

    def name_face(self, face: str) -> str:
        """Return the name of a face for happenings: the face itself, where that is a number of pips."""
        return face

    @abstractmethod
    def moves_scoring_die(self, state: StateT, action: ActionT, face: str) -> bool:
        """Tell whether `action` also moves a die that really scores when one of its `face`s is turned."""

    @abstractmethod
    def is_turn_start(self, state: StateT) -> bool:
        """Tell whether a seat is to move that has not thrown in this turn."""

    def losing_ways(self, state: StateT) -> Mapping[str, int] | None:
        """Return how many of the ways in which the pending throw can fall lose the turn, by the reason told.

        None where only trying every throw can tell; a game whose throws are too many for that overrides this.
        """
        return None

    def to_move(self, state: StateT) -> Seat | None:
        """Return the seat that must act now; None while a throw is pending or when the match is over."""
        return self.turn_of(state) if self.pool(state) is None else None

    def spelled(self, state: StateT) -> list[str]:
        """Return the texts of the legal actions, as alternatives to a refused one."""
        return [action.text for action in self.legal_actions(state)]

    def outcomes(self, state: StateT) -> Iterator[tuple[str, int]]:
        """Yield the canonical faces of every pending throw with integer weights; nothing if none is pending."""
        pool = self.pool(state)
        return iter(()) if pool is None else pool.outcomes()
