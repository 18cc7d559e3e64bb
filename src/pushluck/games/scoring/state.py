"""Positions of the scoring family."""

from enum import IntEnum
from typing import NamedTuple

from pushluck.core.events import Seat
from pushluck.core.seating import Start
from pushluck.games.scoring.keeps import Hand


class Phase(IntEnum):
    """What the match waits for."""

    READY = 0
    """The seat decides whether to throw, bank or ride."""
    ROLLING = 1
    """Its throw is pending."""
    KEEPING = 2
    """The throw shows, and dice must be kept."""
    OVER = 3


class Turn(NamedTuple):
    """One seat's turn so far."""

    dice: int
    """Dice to throw next; all of them after hot dice."""
    total: int = 0
    """Points at risk."""
    hand: Hand = Hand()
    """After hot dice the full hand lies until the next throw."""
    throw: str = ""
    """While dice must be kept: what the throw shows, in ascending order."""
    ride: bool = False
    """The turn began with the previous seat's dice and has not scored yet."""


class State(NamedTuple):
    """A position: frozen, hashable, without rules and history."""

    phase: Phase
    seat: Seat
    scores: tuple[int, ...]
    turn: Turn
    busts: tuple[int, ...]
    """Busts in a row by seat; only counted where the rules punish them."""
    on_board: tuple[bool, ...]
    """Seats that have made the opening; only counted where there is one."""
    previous: int = 0
    """What the previous seat banked, where that matters."""
    leftover: int = 0
    """Dice the previous seat left when it banked, where they can be ridden."""
    first: Seat = 0
    """The seat that began the match."""
    finisher: Seat | None = None
    """The seat that opened the last round, or leads it."""
    extended: bool = False
    """A seat has passed the target, and only the extended target is left."""
    rounds_left: int = 0
    """Rounds to play, this one included, where the rules count them."""
    contenders: tuple[Seat, ...] = ()
    """Seats in overtime, in order of play."""
    winners: tuple[Seat, ...] = ()
    start: Start | None = None
    """While the first seat is still to be found."""
