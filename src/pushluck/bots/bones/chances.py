"""What one throw of bone dice adds to a skeleton, with its exact chances.

Only which faces show matters, not how often. The three kinds fall independently, and joints between them are two
on each side: shoulders hang on the ribcage, hips on the pelvis. So what the middle dice show decides what the side
dice can do, and then left and right can be counted alone. One thing is left out: where no thorax bone is placed
yet, side bones that first reach the thorax by the same throw open nothing for the other kinds.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import NamedTuple

from pushluck.games.bones.anatomy import (
    GRAVESTONE,
    HAT,
    LEFT,
    MIDDLE,
    NEIGHBOURS,
    RIGHT,
    SECTIONS,
    SKULL,
    SLOTS,
)
from pushluck.games.bones.body import Body
from pushluck.games.bones.rules import BonesRules, Points

THORAX = SECTIONS["thorax"]
SIDES = (LEFT.faces, RIGHT.faces)
ANCHORS = "RV"
"""What the sides hang on: ribcage and pelvis."""
FACES = 6


class Part(NamedTuple):
    """The slots of one kind of dice on a skeleton, and what bones can be attached to there."""

    bones: str
    """Slots that hold the right bone."""
    missing: str
    """Slots that hold nothing."""
    holds: str
    """Slots of the whole body beside which a bone can be attached."""


class SideFall(NamedTuple):
    """What the dice of one side, or of both, can come to."""

    points: int
    """What arms and legs are worth then."""
    added: bool
    """A bone fits."""


class MiddleFall(NamedTuple):
    """What the middle dice can come to."""

    points: int
    """What the thorax is worth then."""
    added: bool
    """A bone or the hat fits."""
    anchors: str
    """Those of `ANCHORS` that side bones can then be attached to."""
    hat: bool
    """The skull wears the hat then."""
    gravestone: bool
    bone: bool
    """A bone shows, whether it fits or not."""


SideChances = tuple[tuple[SideFall, float], ...]
MiddleChances = tuple[tuple[MiddleFall, float], ...]


@lru_cache(maxsize=4_096)
def chance_exactly(faces: int, shown: int, dice: int) -> float:
    """Return the chance that of so many faces exactly some certain `shown` show when `dice` dice fall.

    By inclusion and exclusion over the faces that show.

    >>> round(chance_exactly(1, 1, 2) * 36)
    11
    """
    return sum(
        (-1.0) ** (shown - allowed)
        * comb(shown, allowed)
        * ((FACES - faces + allowed) / FACES) ** dice
        for allowed in range(shown + 1)
    )


def attachable(missing: str, holds: str, showing: Iterable[str]) -> str:
    """Return the bones among `showing` that can be attached one after another, in an order that works."""
    added = ""
    waiting = [slot for slot in missing if slot in showing]
    while True:
        fits = [slot for slot in waiting if any(near in holds for near in NEIGHBOURS[slot])]
        if not fits:
            return added
        added += "".join(fits)
        holds += "".join(fits)
        waiting = [slot for slot in waiting if slot not in fits]


def holds_of(rules: BonesRules, body: Body) -> str:
    """Return the slots beside which a bone can be attached (ruling B6)."""
    return body.bones if rules.build.misplaced_blocks else body.taken


def missing_of(body: Body, slots: str = SLOTS) -> str:
    """Return those of `slots` that hold nothing."""
    taken = body.taken
    return "".join(slot for slot in slots if slot not in taken)


def side_parts(rules: BonesRules, body: Body) -> tuple[Part, Part]:
    """Return the left and the right part of `body`, without what they hang on."""
    holds, taken = holds_of(rules, body), body.taken
    left, right = (
        Part(
            "".join(slot for slot in slots if slot in body.bones),
            "".join(slot for slot in slots if slot not in taken),
            "".join(slot for slot in slots if slot in holds),
        )
        for slots in SIDES
    )
    return left, right


@lru_cache(maxsize=8_192)
def side_chances(
    points: Points, parts: tuple[Part, Part], anchors: str, dice: tuple[int, int]
) -> SideChances:
    """Return what so many left and right dice can come to, where the thorax offers `anchors`."""
    left, right = (part._replace(holds=part.holds + anchors) for part in parts)
    joint: defaultdict[SideFall, float] = defaultdict(float)
    for one, chance in _one_side(points, left, dice[0]):
        for other, other_chance in _one_side(points, right, dice[1]):
            both = SideFall(one.points + other.points, one.added or other.added)
            joint[both] += chance * other_chance
    return tuple(joint.items())


@lru_cache(maxsize=8_192)
def _one_side(points: Points, part: Part, dice: int) -> SideChances:
    found: defaultdict[SideFall, float] = defaultdict(float)
    for showing, chance in _iter_showing(part.missing, dice):
        added = attachable(part.missing, part.holds, showing)
        fall = SideFall(_worth(points, part.bones + added), bool(added))
        found[fall] += chance
    return tuple(found.items())


def middle_chances(rules: BonesRules, body: Body, dice: int) -> MiddleChances:
    """Return what so many middle dice can come to."""
    bones = "".join(slot for slot in THORAX if slot in body.bones)
    near = "".join(slot for slot in holds_of(rules, body) if slot in THORAX + "U1T4")
    return _middle(rules.points, Part(bones, missing_of(body, THORAX), near), body.hat, dice)


@lru_cache(maxsize=4_096)
def _middle(points: Points, part: Part, hat: bool, dice: int) -> MiddleChances:
    found: defaultdict[MiddleFall, float] = defaultdict(float)
    for showing, chance in _iter_showing(MIDDLE.faces, dice):
        added = attachable(part.missing, part.holds, showing)
        wears = hat or (HAT in showing and SKULL in part.bones + added)
        fall = MiddleFall(
            points=_worth(points, part.bones + added),
            added=bool(added) or wears > hat,
            anchors="".join(slot for slot in ANCHORS if slot in part.holds + added),
            hat=wears,
            gravestone=GRAVESTONE in showing,
            bone=any(face in THORAX for face in showing),
        )
        found[fall] += chance
    return tuple(found.items())


def _iter_showing(faces: str, dice: int) -> Iterator[tuple[str, float]]:
    """Yield every choice of `faces` that can be all of them that show, with its chance."""
    for shown in range(min(dice, len(faces)) + 1):
        chance = chance_exactly(len(faces), shown, dice)
        if chance > 0:
            for showing in combinations(faces, shown):
                yield "".join(showing), chance


def _worth(points: Points, bones: str) -> int:
    """Return what the sections of one kind of dice are worth."""
    total = 0
    for slots in SECTIONS.values():
        placed = sum(slot in bones for slot in slots)
        total += points.complete if placed == len(slots) else points.bone * placed
    return total
