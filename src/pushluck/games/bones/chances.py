"""Exact chances of the next throw of Rolling Bones, without trying every way in which its dice can fall."""

from fractions import Fraction

from pushluck.games.bones import options
from pushluck.games.bones.anatomy import DICE, GRAVESTONE, HAT, KIND_OF, MIDDLE, SKULL
from pushluck.games.bones.body import open_slots
from pushluck.games.bones.rules import BonesRules
from pushluck.games.bones.state import Turn


def gravestone_chance(middle_dice: int) -> Fraction:
    """Return the probability that at least one of so many middle dice shows a gravestone.

    >>> gravestone_chance(1), round(float(gravestone_chance(6)), 4)
    (Fraction(1, 6), 0.6651)
    """
    return _chance(middle_dice, len(MIDDLE.faces))


def chance_to_show(turn: Turn, face: str) -> Fraction:
    """Return the probability that a throw of the dice that are free in `turn` shows `face`.

    Dice that are still to be put out count as free.

    >>> chance_to_show(Turn(free=(1, 0, 0)), "H"), chance_to_show(Turn(free=(1, 0, 0)), "3")
    (Fraction(1, 6), Fraction(0, 1))
    """
    die = KIND_OF[face]
    return _chance(turn.free[DICE.index(die)], len(die.faces))


def _chance(dice: int, faces: int) -> Fraction:
    return 1 - Fraction(faces - 1, faces) ** dice


def losing_ways(rules: BonesRules, turn: Turn) -> int:
    """Return in how many ways a throw of the free dice of `turn` loses it at once (rulings B7 and B10).

    That takes a throw to which nothing can be added, rightly or wrongly, without a gravestone, and a next
    throw that cannot be paid. Whether a throw is so depends on which of its faces must not show.
    """
    thrown = turn._replace(throws=turn.throws + 1, showing="", added=False, lifted=False)
    # What can save the turn whatever shows is found with dice that show nothing.
    if not options.is_lost(rules, thrown):
        return 0
    needs_hat = SKULL in turn.body.bones and not turn.body.hat
    saving = GRAVESTONE + (HAT if needs_hat else "")
    if open_slots(rules, turn.body):
        saving = "".join(face for face in KIND_OF if needs_hat or face != HAT)
    ways = 1
    for die, count in turn.pool.counts:
        ways *= sum(face not in saving for face in die.faces) ** count
    return ways
