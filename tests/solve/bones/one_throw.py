"""Matches whose turns are one throw and a burial, or nothing without a gravestone, counted in plain Python."""

from collections import defaultdict
from itertools import product
from math import comb

from pushluck.games.bones import Body, BonesRules
from pushluck.games.bones.anatomy import DICE, GRAVESTONE, HAT, PER_KIND, SKULL, SLOTS
from pushluck.games.bones.body import in_order, is_connected, worth

Sets = dict[str, float]


def point_chances(rules: BonesRules) -> dict[int | None, float]:
    """Return the chance of the points of the best burial after a throw of all dice; None for none."""
    left, right, middle = (_shown_chances(die.faces) for die in DICE)
    best = _best_burials(rules)
    chances: dict[int | None, float] = defaultdict(float)
    for one, other in product(left, right):
        for core, chance in middle.items():
            bones = in_order(one + other + core)
            points = best[bones, HAT in core] if GRAVESTONE in core else None
            chances[points] += left[one] * right[other] * chance
    return chances


def _shown_chances(faces: str) -> Sets:
    """Return the chance that of the dice of a kind these faces show and no others."""
    sets = ("".join(part) for part in product(*((face, "") for face in faces)))
    return {
        shown: sum(
            (-1) ** (len(shown) - count) * comb(len(shown), count) * count**PER_KIND
            for count in range(len(shown) + 1)
        )
        / len(faces) ** PER_KIND
        for shown in sets
        if shown
    }


def _best_burials(rules: BonesRules) -> dict[tuple[str, bool], int]:
    """Return by bones that show, and whether a hat does, the most points of a body made of them."""
    best: dict[tuple[str, bool], int] = {}
    for parts in product(*(("", slot) for slot in SLOTS)):
        bones = "".join(parts)
        for hat in (False, True):
            fewer = [best[bones.replace(bone, ""), hat] for bone in bones if len(bones) > 1]
            if bones and is_connected(bones):
                fewer.append(worth(rules, Body(bones, (), hat and SKULL in bones)))
            best[bones, hat] = max(fewer, default=0)
    return best


def iterate(chances: dict[int | None, float], target: int) -> dict[tuple[int, int], float]:
    """Return by both scores the chance that the seat to move wins."""
    pairs = [(mine, theirs) for mine in range(target) for theirs in range(target)]
    wins = dict.fromkeys(pairs, 0.5)
    while True:
        after = {
            (mine, theirs): sum(
                chance * (1 - wins.get((theirs, mine + (points or 0)), 0.0))
                for points, chance in chances.items()
            )
            for mine, theirs in wins
        }
        if max(abs(after[pair] - wins[pair]) for pair in wins) < 1e-15:
            return after
        wins = after
