"""What a player can do in Rolling Bones besides throwing and ending the turn."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from pushluck.core.errors import NotationError
from pushluck.games.bones.anatomy import HAT, SLOTS


@dataclass(frozen=True, slots=True)
class Place:
    """Put a bone in its slot, or the hat on the skull (text: `pH` for the left hand)."""

    face: str

    @property
    def text(self) -> str:
        """The spelling."""
        return f"p{self.face}"


@dataclass(frozen=True, slots=True)
class Misplace:
    """Put a bone in a slot where it does not belong (text: `mON` for a left foot in the place of the spine)."""

    face: str
    slot: str

    @property
    def text(self) -> str:
        """The spelling."""
        return f"m{self.face}{self.slot}"


@dataclass(frozen=True, slots=True)
class PutOut:
    """Pay for another throw (text: `oLLM` for two left dice and a middle one; `oL-H` with the left hand too)."""

    free: str
    """A letter for each free die put out: `L`, `R` or `M`, in this order."""
    slots: str = ""
    """Slots whose bones are put out, where the rules allow that."""

    @property
    def text(self) -> str:
        """The spelling."""
        return f"o{self.free}-{self.slots}" if self.slots else f"o{self.free}"


class Lift(Enum):
    """Taking the hat off again."""

    LIFT = "l"

    @property
    def text(self) -> str:
        """The spelling."""
        return str(self.value)


LIFT = Lift.LIFT
BonesOwnAction = Place | Misplace | PutOut | Lift


def parse_bones_action(text: str) -> BonesOwnAction:
    """Read an action of this module; raises `NotationError`."""
    for action in _iter_readings(text):
        if action.text == text:
            return action
    raise NotationError("unknown-bones-action", text=text)


def _iter_readings(text: str) -> Iterator[BonesOwnAction]:
    if text == LIFT.text:
        yield LIFT
    head, rest = text[:1], text[1:]
    if head == "p" and len(rest) == 1 and rest in SLOTS + HAT:
        yield Place(rest)
    if head == "m" and len(rest) == 2 and all(sign in SLOTS for sign in rest):
        yield Misplace(rest[0], rest[1])
    if head == "o":
        free, _, slots = rest.partition("-")
        counts = "".join(letter * free.count(letter) for letter in "LRM")
        yield PutOut(counts, "".join(slot for slot in SLOTS if slot in slots))
