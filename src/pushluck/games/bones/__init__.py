"""Rolling Bones: a skeleton built from eighteen dice of left, right and middle bones, and buried."""

from pushluck.games.bones.actions import LIFT, Misplace, Place, PutOut
from pushluck.games.bones.body import Body, iter_worth, worth
from pushluck.games.bones.game import Bones, BonesAction
from pushluck.games.bones.rules import BonesRules
from pushluck.games.bones.state import Phase, State, Turn
from pushluck.games.presets import load_preset

RULES = BonesRules
GAME = Bones


def load_bones(preset: str = "bones") -> Bones:
    """Return Rolling Bones under a preset; raises `RulesError` when there is none of that name."""
    return Bones(load_preset(BonesRules, __name__, preset))


__all__ = [
    "GAME",
    "LIFT",
    "RULES",
    "Body",
    "Bones",
    "BonesAction",
    "BonesRules",
    "Misplace",
    "Phase",
    "Place",
    "PutOut",
    "State",
    "Turn",
    "iter_worth",
    "load_bones",
    "worth",
]
