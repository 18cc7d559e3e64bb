"""Checks for games and bots, your own as well as those that come with Pushluck.

`pushluck.testing.strategies` holds strategies for Hypothesis; it alone needs Hypothesis installed
(`pip install pushluck[testing]`).
"""

from pushluck.testing.conformance import check_game, check_match
from pushluck.testing.perft import PerftCase, check_perft, divide, load_perft, perft
from pushluck.testing.walks import RandomPlayer, iter_acts, play_at_random

__all__ = [
    "PerftCase",
    "RandomPlayer",
    "check_game",
    "check_match",
    "check_perft",
    "divide",
    "iter_acts",
    "load_perft",
    "perft",
    "play_at_random",
]
