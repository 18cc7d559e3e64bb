"""What a match is made of: throws and acts, each with the seat it belongs to."""

from enum import Enum
from typing import Generic, NamedTuple, Protocol, TypeVar

Seat = int
"""A place in the turn order, counted from 0 clockwise; texts count from 1 (`s1`)."""


class Action(Protocol):
    """Something a seat can decide to do. Actions are immutable and hashable."""

    @property
    def text(self) -> str:
        """The one spelling of this action, used in records, on the wire, in the terminal and in tests."""
        ...


ActionT = TypeVar("ActionT", bound=Action, covariant=True)


class Choice(Enum):
    """The decisions that have no parameters and mean the same in every game."""

    THROW = "t"
    """Throw the dice; the throw itself is an event of its own."""
    BANK = "b"
    """Add the turn total to the score and end the turn."""
    RIDE = "r"
    """Begin the turn with the dice and the points that the previous seat left."""

    @property
    def text(self) -> str:
        """The spelling."""
        return str(self.value)


THROW = Choice.THROW
BANK = Choice.BANK
RIDE = Choice.RIDE


class Throw(NamedTuple):
    """What the dice showed. The engine never makes one: whoever owns the dice supplies it."""

    seat: Seat
    """The seat that threw."""
    faces: str
    """One character a die, in the order in which the dice fell."""

    @property
    def text(self) -> str:
        """The spelling."""
        return self.faces


class Act(NamedTuple, Generic[ActionT]):
    """A seat's action."""

    seat: Seat
    action: ActionT

    @property
    def text(self) -> str:
        """The spelling."""
        return self.action.text


Event = Throw | Act[ActionT]
"""One ply of a match."""
