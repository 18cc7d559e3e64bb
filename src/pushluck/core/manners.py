"""The manners of a table as data: cheating, etiquette, and what calling costs."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from pushluck.core.errors import RulesError
from pushluck.core.rules import Section


@dataclass(frozen=True, kw_only=True)
class Manners(Section):
    """How people may behave at this table (rulings Z15 to Z26); any game can be played with any manners."""

    cheating: bool
    """A die may be turned and a count may be false, for whoever is not caught."""
    etiquette: bool
    """Faults at the table cost a turn: dice off the table, throwing out of turn, being away."""
    strict: bool
    """Grabbing the dice out of turn is a fault; otherwise the table simply refuses."""
    wrong_call: Literal["none", "turn", "points"]
    """What calling an honest player costs the caller: nothing, the next turn, or points."""
    wrong_call_points: int
    """Points, where a wrong call costs points."""

    def contradictions(self) -> Iterator[RulesError]:
        """Yield the pairs of fields that cannot go together."""
        if self.strict and not self.etiquette:
            yield RulesError(
                "strict-without-etiquette", fields=["manners.strict", "manners.etiquette"]
            )
        if (self.wrong_call == "points") != (self.wrong_call_points > 0):
            yield RulesError(
                "wrong-call-points", fields=["manners.wrong_call", "manners.wrong_call_points"]
            )
