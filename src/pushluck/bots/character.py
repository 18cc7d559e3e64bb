"""Who the bots are: every number that tells one from another."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, kw_only=True)
class Character:
    """How a bot plays and behaves.

    A *turn* is the best expected points of a usual turn under the rules played (`usual_programme`), so that the
    same numbers fit every game. Chances are probabilities from 0 to 1.
    """

    name: str
    """What addresses it: `bot:` and this. Its one-line description is the message `bot-<name>`."""
    keeps: Literal["best", "most"] = "best"
    """The dice with which the turn is expected to end best, or whatever earns the most points now."""
    regret: float = 0.0
    """Turns that losing a turn feels like besides the points at risk: above 0 timid, below 0 reckless."""
    holds: float | None = None
    """Banks from this part of `usual_hold` on, however many dice are left; None weighs every throw."""
    slips: float = 0.0
    """Chance to throw where it meant to bank, and to bank where it meant to throw."""
    plays_for: Literal["points", "match"] = "points"
    """The points of its turn as the numbers above say, or the match, exactly (`pushluck.bots.exact`)."""
    cheats: float = 0.0
    """Chance to cheat where that is possible and would pay, at tables that allow it."""
    eye: float
    """Chance to notice a turned die or a false count, each when it happens (ruling Z21)."""
    temper: float
    """Chance to call a big turn that it has not watched closely."""


CHARACTERS: Mapping[str, Character] = {
    character.name: character
    for character in (
        Character(name="beginner", keeps="most", holds=0.5, slips=0.12, eye=0.1, temper=0.05),
        Character(name="careful", regret=0.6, eye=0.5, temper=0.02),
        Character(name="bold", regret=-0.5, eye=0.25, temper=0.15),
        Character(name="hold", holds=1.0, eye=0.3, temper=0.0),
        Character(name="expected", eye=0.6, temper=0.0),
        Character(name="exact", plays_for="match", eye=0.9, temper=0.0),
        Character(name="cheat", regret=-0.5, cheats=0.1, eye=0.6, temper=0.1),
    )
}
"""Every bot that comes with Pushluck, by name.

Regret shows in what a bot banks: in Pig `expected` holds at 20, `careful` at 16 and `bold` at 25. The beginner's
mistakes are three. It takes every point it sees and so throws few dice, it does not look at how many are left, and
one time in eight it does not do what it meant to.
"""
TAKES_NUMBER = "hold"
"""The character whose text may end in a turn total to bank at: `bot:hold@300`."""
