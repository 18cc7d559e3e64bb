"""The rules object of Pig."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import ClassVar

from pushluck.core.errors import RulesError
from pushluck.core.manners import Manners
from pushluck.core.rules import RulesObject, Section
from pushluck.core.seating import Seating


@dataclass(frozen=True, kw_only=True)
class Finish(Section):
    """How the match ends."""

    target: int = field(metadata={"least": 1})
    """The first to bank this many points wins."""


@dataclass(frozen=True, kw_only=True)
class PigRules(RulesObject):
    """Pig: throw one die as often as you like; a 1 loses the turn."""

    game: ClassVar[str] = "pig"
    seating: Seating
    finish: Finish
    manners: Manners

    def contradictions(self) -> Iterator[RulesError]:
        """Yield every contradiction between fields."""
        yield from self.seating.contradictions()
        yield from self.manners.contradictions()
