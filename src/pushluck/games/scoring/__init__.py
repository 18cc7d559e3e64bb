"""Zonk, Doom, Farkle and every other game in which dice score, as one machine driven by a rules object."""

from pushluck.games.presets import load_preset
from pushluck.games.scoring.combinations import Scored, point_unit, score_table
from pushluck.games.scoring.game import ScoringAction, ScoringGame
from pushluck.games.scoring.keeps import Hand, Keep, KeepFinder, Kept, parts
from pushluck.games.scoring.rules import ScoringRules
from pushluck.games.scoring.state import Phase, State, Turn

RULES = ScoringRules
GAME = ScoringGame


def load_scoring(preset: str) -> ScoringGame:
    """Return the game under a preset such as `zonk` or `doom@1`; raises `RulesError` when there is none."""
    return ScoringGame(load_preset(ScoringRules, __name__, preset))


__all__ = [
    "GAME",
    "RULES",
    "Hand",
    "Keep",
    "KeepFinder",
    "Kept",
    "Phase",
    "Scored",
    "ScoringAction",
    "ScoringGame",
    "ScoringRules",
    "State",
    "Turn",
    "load_scoring",
    "parts",
    "point_unit",
    "score_table",
]
