"""Every way to be done with placing, once a throw shows."""

import numpy as np

from pushluck.games.bones import BonesRules, Turn
from pushluck.games.bones.anatomy import HAT, SLOTS
from pushluck.games.bones.options import has_done_duty
from pushluck.solve.bones.keys import Fields, Sort
from pushluck.solve.bones.skeletons import SKULL_BIT, Bools, find_skeletons, to_mask


def fields_of(turn: Turn) -> Fields:
    """Return the position of `turn` as one key's fields, when its free dice are to be thrown."""
    numbers = find_skeletons().numbers
    parts = (numbers[to_mask(turn.body.bones)], _blocked(turn), turn.body.hat, Sort.PAY, *turn.free)
    return Fields(*(np.array([int(part)]) for part in parts))


def find_finals(rules: BonesRules, turn: Turn) -> Fields:
    """Return every way to be done with placing in `turn`, in which no bone must be added wrongly."""
    if turn.lifted:
        return fields_of(turn)
    skeletons = find_skeletons()
    masks = skeletons.masks
    base, blocked = to_mask(turn.body.bones), _blocked(turn)
    shown = to_mask("".join(slot for slot in SLOTS if slot in turn.showing)) & ~blocked
    fits = (masks & base == base) & (masks & ~(base | shown) == 0)
    if rules.build.place == "all":
        fits &= skeletons.near[masks] & shown == 0
    pieces = np.flatnonzero(fits)
    counts = skeletons.counts[:, masks[pieces] & ~base]
    left, right, middle = (free - count for free, count in zip(turn.free, counts, strict=True))
    same = np.zeros_like(pieces)
    done = (masks[pieces] != base) | has_done_duty(rules, turn)
    bare = Fields(pieces, same + blocked, same, same + Sort.PAY, left, right, middle)
    worn = bare._replace(hat=same + 1, sort=same + Sort.LIFT_OR_PAY)
    if turn.body.hat:
        return _those(worn, done)
    wears = (masks[pieces] & SKULL_BIT > 0) & (HAT in turn.showing)
    if rules.build.place == "all":
        done &= ~wears
    hatted = worn._replace(middle=middle - 1)
    pairs = zip(_those(bare, done), _those(hatted, wears), strict=True)
    return Fields(*(np.concatenate(pair) for pair in pairs))


def _blocked(turn: Turn) -> int:
    return to_mask("".join(slot for slot, _ in turn.body.wrong))


def _those(fields: Fields, chosen: Bools) -> Fields:
    return Fields(*(part[chosen] for part in fields))
