"""What throwing on is worth in Rolling Bones: the next throw exactly, what follows it by a rule of thumb."""

from functools import lru_cache
from typing import NamedTuple

from pushluck.bots.bones.chances import middle_chances, side_chances, side_parts
from pushluck.games.bones.body import Body, open_slots, worth
from pushluck.games.bones.chances import gravestone_chance
from pushluck.games.bones.rules import BonesRules

Free = tuple[int, int, int]
"""Left, right and middle dice."""


class Outlook(NamedTuple):
    """What a turn is played for, under one rules object.

    Looking ahead, a seat adds everything that fits and buries at the first gravestone. Where the next throw shows
    none, it is taken to keep what it has by then and to be buried with the chance of `chance_of_rest`.
    """

    rules: BonesRules
    lost: float
    """What a turn without a burial is worth, at most 0 for most characters."""
    most: int
    """Points that win: what a burial brings beyond them counts for nothing."""

    def buried(self, points: int) -> float:
        """Return what a burial with so many points is worth."""
        least = 0 if self.rules.points.floor_zero else points
        return float(min(max(points, least), self.most))

    def bury(self, body: Body) -> float:
        """Return what burying `body` is worth."""
        return self.buried(worth(self.rules, body))


@lru_cache(maxsize=16_384)
def thrown_value(outlook: Outlook, body: Body, free: Free, throws: int) -> float:
    """Return what throwing `free` dice is worth after so many throws, the price being paid."""
    rules, points = outlook.rules, outlook.rules.points
    sides, parts = free[:2], side_parts(rules, body)
    due = rules.reroll.first_price + rules.reroll.price_step * throws
    rest = chance_of_rest(sum(sides), free[2], due, rules.reroll.price_step)
    has_place = bool(open_slots(rules, body))
    value = 0.0
    for middle, chance in middle_chances(rules, body, free[2]):
        times = points.hat_times if middle.hat else 1
        base = middle.points - points.misplaced * len(body.wrong)
        forced = points.misplaced if has_place and (middle.bone or any(sides)) else 0
        mean = 0.0
        for side, part in side_chances(points, parts, middle.anchors, sides):
            fits = middle.added or side.added
            mean += part * outlook.buried((base + side.points - (not fits) * forced) * times)
        if not middle.gravestone:
            mean = rest * mean + (1 - rest) * outlook.lost
        value += chance * mean
    return value


@lru_cache(maxsize=4_096)
def chance_of_rest(sides: int, middles: int, due: int, step: int) -> float:
    """Return the chance that a seat which only waits for a gravestone gets one, from a throw that shows none.

    It adds one die, a side one while there is any, pays `due` dice with side dice first and throws the others;
    each further throw costs `step` more.
    """
    if sides:
        sides -= 1
    elif middles:
        middles -= 1
    if sides + middles <= due:
        return 0.0
    middles -= max(0, due - sides)
    sides = max(0, sides - due)
    shows = float(gravestone_chance(middles))
    return shows + (1 - shows) * chance_of_rest(sides, middles, due + step, step)
