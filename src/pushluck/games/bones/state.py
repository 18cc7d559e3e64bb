"""Positions of Rolling Bones."""

from enum import IntEnum
from typing import NamedTuple

from pushluck.core.dice import Pool
from pushluck.core.events import Seat
from pushluck.core.seating import Start
from pushluck.games.bones.anatomy import DICE, PER_KIND
from pushluck.games.bones.body import Body


class Phase(IntEnum):
    """What the match waits for."""

    READY = 0
    """The seat begins its turn."""
    ROLLING = 1
    """Its throw is pending."""
    PLACING = 2
    """The throw shows: dice are added, then the turn ends or dice are put out for another throw."""
    OVER = 3


class Turn(NamedTuple):
    """One seat's turn so far. Placing the same dice in another order gives the same turn."""

    free: tuple[int, int, int] = (PER_KIND,) * 3
    """Left, right and middle dice that are neither placed nor put out."""
    throws: int = 0
    body: Body = Body()
    showing: str = ""
    """What the free dice show, in the order of the faces of their kinds; empty before a throw."""
    added: bool = False
    """Something has been added to the body since the last throw (ruling B5)."""
    lifted: bool = False
    """The hat has been taken off to throw again: all that is left is to pay (ruling B5)."""
    declared: int | None = None
    """What the seat claims the skeleton to be worth, where that is not what it is worth."""

    @property
    def pool(self) -> Pool:
        """The dice to throw next."""
        kinds = zip(DICE, self.free, strict=True)
        return Pool(tuple((die, count) for die, count in kinds if count))


class State(NamedTuple):
    """A position: frozen, hashable, without rules and history."""

    phase: Phase
    seat: Seat
    scores: tuple[int, ...]
    turn: Turn = Turn()
    start: Start | None = None
    """While the first seat is still to be found."""
