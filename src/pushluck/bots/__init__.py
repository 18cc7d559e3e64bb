"""Bots: characters that play every game, and matches among them."""

from pushluck.bots.bot import Bot, CharacterBot
from pushluck.bots.character import CHARACTERS, Character
from pushluck.bots.finding import PREFIX, check_bot, find_bot, iter_bots, prepare_bots
from pushluck.bots.playing import iter_plies, next_act
from pushluck.bots.simulation import SimulationResult, simulate
from pushluck.bots.tally import Interval, Tally

__all__ = [
    "CHARACTERS",
    "PREFIX",
    "Bot",
    "Character",
    "CharacterBot",
    "Interval",
    "SimulationResult",
    "Tally",
    "check_bot",
    "find_bot",
    "iter_bots",
    "iter_plies",
    "next_act",
    "prepare_bots",
    "simulate",
]
