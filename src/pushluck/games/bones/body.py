"""The skeleton on the slab: what can be attached to it, and what it is worth. Sets, so order never matters."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from pushluck.core.game import Combination
from pushluck.games.bones.anatomy import JOINTS, NEIGHBOURS, SECTIONS, SKULL, SLOTS
from pushluck.games.bones.rules import BonesRules


class Wrong(NamedTuple):
    """A bone in a slot where it does not belong."""

    slot: str
    face: str
    """What the die shows; its kind follows."""


class Body(NamedTuple):
    """The dice that have been placed in this turn."""

    bones: str = ""
    """Slots that hold the right bone, in the order of `SLOTS`."""
    wrong: tuple[Wrong, ...] = ()
    """Bones in wrong slots, in the order of `SLOTS`."""
    hat: bool = False
    """The skull wears the hat."""

    @property
    def taken(self) -> str:
        """Slots that hold any bone."""
        return self.bones + "".join(slot for slot, _ in self.wrong)

    def with_bone(self, slot: str) -> "Body":
        """Return the body with the right bone in `slot`."""
        return self._replace(bones=in_order(self.bones + slot))

    def with_wrong(self, slot: str, face: str) -> "Body":
        """Return the body with the bone `face` in `slot`, where it does not belong."""
        wrong = (*self.wrong, Wrong(slot, face))
        return self._replace(wrong=tuple(sorted(wrong, key=lambda each: SLOTS.index(each.slot))))

    def without(self, slots: str) -> "Body":
        """Return the body without what lies in `slots`."""
        return self._replace(
            bones="".join(slot for slot in self.bones if slot not in slots),
            wrong=tuple(each for each in self.wrong if each.slot not in slots),
        )


def in_order(slots: str) -> str:
    """Return slots in the order of `SLOTS`."""
    return "".join(slot for slot in SLOTS if slot in slots)


def open_slots(rules: BonesRules, body: Body) -> str:
    """Return the free slots in which a bone would be attached to the body (rulings B3 and B6)."""
    taken = body.taken
    if not taken:
        return SLOTS
    return _beside(body.bones if rules.build.misplaced_blocks else taken, taken)


@lru_cache(maxsize=1 << 14)
def _beside(holds: str, taken: str) -> str:
    """Return the slots jointed to one of `holds`, except those `taken`."""
    return "".join(
        slot
        for slot in SLOTS
        if slot not in taken and any(other in holds for other in NEIGHBOURS[slot])
    )


def is_connected(slots: str) -> bool:
    """Tell whether these slots form one piece (ruling B3); nothing does.

    >>> is_connected("KRU"), is_connected("KU")
    (True, False)
    """
    # The joints of a body form no ring, so a piece has one joint less than it has slots.
    joints = sum(joint[0] in slots and joint[1] in slots for joint in JOINTS)
    return not slots or joints == len(slots) - 1


def iter_removable(body: Body, count: int) -> Iterator[str]:
    """Yield every choice of `count` filled slots without which the body stays in one piece, its hat on a skull."""
    taken = in_order(body.taken)
    for slots in combinations(taken, count):
        rest = "".join(slot for slot in taken if slot not in slots)
        if is_connected(rest) and not (body.hat and SKULL in slots):
            yield "".join(slots)


def iter_worth(rules: BonesRules, body: Body) -> Iterator[Combination]:
    """Yield what the body is worth, section by section (ruling B11); the hat is not counted here."""
    points = rules.points
    for name, slots in SECTIONS.items():
        placed = "".join(slot for slot in slots if slot in body.bones)
        if placed == slots:
            yield Combination(f"complete-{name}", placed, points.complete)
        elif placed:
            yield Combination(f"part-of-{name}", placed, points.bone * len(placed))
    if body.wrong:
        faces = "".join(face for _, face in body.wrong)
        yield Combination("misplaced", faces, -points.misplaced * len(faces))


def worth(rules: BonesRules, body: Body) -> int:
    """Return the points for burying the body now (rulings B11 and B12)."""
    total = sum(part.points for part in iter_worth(rules, body))
    if body.hat:
        total *= rules.points.hat_times
    return max(total, 0) if rules.points.floor_zero else total
