"""The best expected points of one turn, exactly, for any game whose turns are a dynamic programme."""

from pushluck.bots.turn.circumstances import (
    terms_at,
    usual_hold,
    usual_programme,
    usual_terms,
)
from pushluck.bots.turn.long_run import LongRun, Streak, find_long_run
from pushluck.bots.turn.programme import Threshold, TurnProgramme, find_programme
from pushluck.bots.turn.terms import Terms

__all__ = [
    "LongRun",
    "Streak",
    "Terms",
    "Threshold",
    "TurnProgramme",
    "find_long_run",
    "find_programme",
    "terms_at",
    "usual_hold",
    "usual_programme",
    "usual_terms",
]
