"""What people do at a table besides playing: cheat, call, accept, and commit faults."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Generic

from pushluck.core.errors import NotationError
from pushluck.core.events import Action, Seat
from pushluck.core.game import ActionT


class Reply(Enum):
    """What an opponent can say to a cheatable turn."""

    CALL = "c"
    """Accuse: this turn is a cheat's (ruling Z22)."""
    ACCEPT = "a"
    """Let a bank that ends the match stand (ruling Z25)."""

    @property
    def text(self) -> str:
        """The spelling."""
        return str(self.value)


CALL = Reply.CALL
ACCEPT = Reply.ACCEPT


class Fault(Enum):
    """What costs a turn (rulings Z15, Z16, Z18), or pays for an earlier fault.

    Only a table with etiquette knows the first two; being away costs the turn at every table.
    """

    OFF_TABLE = "z:off_table"
    """A die left the playing area during the seat's own throw."""
    OUT_OF_TURN = "z:out_of_turn"
    """The seat threw when it was not its turn."""
    AWAY = "z:away"
    """The seat was not there for its turn, or left in the middle of it."""
    OWED = "z:owed"
    """The seat gives up this turn for an earlier fault or wrong call."""

    @property
    def text(self) -> str:
        """The spelling."""
        return str(self.value)


@dataclass(frozen=True, slots=True)
class TurnedKeep(Generic[ActionT]):
    """Move dice to the corner and turn one of them (ruling Z20; text: `k111~3>1`)."""

    action: ActionT
    """What the others see."""
    die: str
    """The face the die showed."""
    face: str
    """The face it shows now."""

    @property
    def text(self) -> str:
        """The spelling."""
        return f"{self.action.text}~{self.die}>{self.face}"


@dataclass(frozen=True, slots=True)
class FalseCount:
    """Bank and declare points that the dice in the corner are not worth (ruling Z20; text: `b700`)."""

    points: int

    @property
    def text(self) -> str:
        """The spelling."""
        return f"b{self.points}"


TableAction = Action
"""An action of the game itself or one of this module."""
CHEATS = (TurnedKeep, FalseCount)

_SIMPLE: Mapping[str, Reply | Fault] = {act.text: act for kind in (Reply, Fault) for act in kind}
_TURNED = re.compile(r"(?P<action>[^~]+)~(?P<die>.)>(?P<face>.)")
_FALSE_COUNT = re.compile(r"b([1-9]\d{0,8})")


def parse_conduct(text: str) -> Reply | Fault | FalseCount | None:
    """Read an action of this module that needs no game; None when `text` is none of them.

    Raises `NotationError` for a fault that does not exist.
    """
    if text in _SIMPLE:
        return _SIMPLE[text]
    if text.startswith("z"):
        raise NotationError("unknown-action", text=text)
    count = _FALSE_COUNT.fullmatch(text)
    return FalseCount(int(count[1])) if count else None


def split_turned(text: str) -> tuple[str, str, str] | None:
    """Split the spelling of a `TurnedKeep` into action, die and face; None when `text` is none."""
    match = _TURNED.fullmatch(text)
    return (match["action"], match["die"], match["face"]) if match else None


@dataclass(frozen=True, slots=True)
class Cheat:
    """The truth about one cheat."""

    seat: Seat
    action: "TurnedKeep[Action] | FalseCount"
    real: int = 0
    """For a false count: what the corner was worth."""
