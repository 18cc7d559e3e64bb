"""A position at a table where people may cheat and err."""

from typing import Generic, NamedTuple

from pushluck.conduct.actions import Cheat
from pushluck.core.events import Seat
from pushluck.core.game import StateT


class Window(NamedTuple, Generic[StateT]):
    """While it is open, opponents may call (ruling Z22)."""

    accused: Seat
    """The seat whose turn can be called."""
    before: StateT
    """The game before that turn, to put back when it was a cheat's (ruling Z23)."""
    cheats: tuple[Cheat, ...] = ()
    """The truth; known to the accused alone until the window closes."""
    turned: bool = False
    """A die has been turned in the present throw."""
    judged: bool = False
    """The table has judged everything set aside and declared so far, and found it honest."""


class TableState(NamedTuple, Generic[StateT]):
    """A position: the game as it lies on the table, and what manners add to it."""

    inner: StateT
    """The game with every die as it was arranged and every count as it was declared."""
    owed: tuple[int, ...]
    """Turns each seat must still give up."""
    before: StateT | None = None
    """The game before the present turn, once it has begun."""
    window: Window[StateT] | None = None
    awaiting: tuple[Seat, ...] = ()
    """Opponents who have not yet accepted a bank that ends the match (ruling Z25)."""
