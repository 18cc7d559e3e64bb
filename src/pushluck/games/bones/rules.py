"""The rules object of Rolling Bones."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import ClassVar, Literal

from pushluck.core.errors import RulesError
from pushluck.core.manners import Manners
from pushluck.core.rules import RulesObject, Section
from pushluck.core.seating import Seating


@dataclass(frozen=True, kw_only=True)
class Build(Section):
    """Adding bones to the body."""

    place: Literal["one", "all"]
    """After each throw at least one die must be added, or every die that can be (ruling B5)."""
    misplaced_blocks: bool
    """Nothing can be attached beyond a bone in a wrong slot (ruling B6)."""


@dataclass(frozen=True, kw_only=True)
class Reroll(Section):
    """The price of another throw (ruling B9)."""

    first_price: int
    """Dice to put out for the second throw of a turn."""
    price_step: int
    """Dice more for each further throw."""
    pay_with: Literal["unplaced", "any"]
    """Only dice that lie free can be put out, or bones of the body too, as long as it stays in one piece."""


@dataclass(frozen=True, kw_only=True)
class Points(Section):
    """What a buried skeleton is worth (rulings B11 and B12)."""

    complete: int
    """A complete section."""
    bone: int
    """Each correct die of an incomplete section."""
    misplaced: int
    """What each die in a wrong slot costs."""
    hat_times: int = field(metadata={"least": 1})
    """The hat multiplies the total by this."""
    floor_zero: bool
    """A turn is never worth less than nothing."""


@dataclass(frozen=True, kw_only=True)
class Finish(Section):
    """How the match ends (ruling B13)."""

    target: int = field(metadata={"least": 1})
    """The first to have this many points after a turn wins."""


@dataclass(frozen=True, kw_only=True)
class BonesRules(RulesObject):
    """The whole rules object."""

    game: ClassVar[str] = "bones"
    seating: Seating
    build: Build
    reroll: Reroll
    points: Points
    finish: Finish
    manners: Manners

    def contradictions(self) -> Iterator[RulesError]:
        """Yield every contradiction between fields."""
        yield from self.seating.contradictions()
        yield from self.manners.contradictions()
        if not self.points.complete and not self.points.bone:
            yield RulesError("nothing-scores", fields=["points.complete", "points.bone"])
        if not self.reroll.first_price and not self.reroll.price_step:
            fields = ["reroll.first_price", "reroll.price_step"]
            yield RulesError("throws-are-free", fields=fields)
