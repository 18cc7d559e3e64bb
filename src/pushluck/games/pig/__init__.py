"""Pig: throw one die as often as you like, and lose the turn on a 1."""

from pushluck.games.pig.game import Pig, PigState
from pushluck.games.pig.rules import PigRules
from pushluck.games.presets import load_preset

RULES = PigRules
GAME = Pig


def load_pig(preset: str = "pig") -> Pig:
    """Return Pig under a preset; raises `RulesError` when there is none of that name."""
    return Pig(load_preset(PigRules, __name__, preset))


__all__ = ["GAME", "RULES", "Pig", "PigRules", "PigState", "load_pig"]
