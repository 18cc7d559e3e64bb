"""Where throws come from: the only place that rolls."""

from pushluck.dice.seeded import SeededDice
from pushluck.dice.sources import (
    DiceSource,
    ScriptedDice,
    SystemDice,
    TypedDice,
    find_source,
)

__all__ = [
    "DiceSource",
    "ScriptedDice",
    "SeededDice",
    "SystemDice",
    "TypedDice",
    "find_source",
]
