"""What may be done while a throw of Rolling Bones shows, and why something else may not."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from pushluck.core.errors import IllegalActionError
from pushluck.games.bones.actions import LIFT, BonesOwnAction, Lift, Misplace, Place, PutOut
from pushluck.games.bones.anatomy import (
    DICE,
    GRAVESTONE,
    HAT,
    KIND_OF,
    NAMES,
    NEIGHBOURS,
    SKULL,
    SLOTS,
)
from pushluck.games.bones.body import iter_removable, open_slots
from pushluck.games.bones.rules import BonesRules
from pushluck.games.bones.state import Turn

LETTERS = "LRM"
"""The kinds of dice in `PutOut`, in the order of `DICE`."""


def correct_places(rules: BonesRules, turn: Turn) -> list[Place]:
    """Return every die that can be added correctly (rulings B3 and B5); none once the hat is lifted."""
    if turn.lifted:
        return []
    reachable = open_slots(rules, turn.body)
    places = [Place(face) for face in reachable if face in turn.showing]
    return [*places, Place(HAT)] if may_wear_hat(turn) else places


def may_wear_hat(turn: Turn) -> bool:
    """Tell whether a hat shows and there is a bare skull for it."""
    return SKULL in turn.body.bones and not turn.body.hat and HAT in turn.showing


def misplacements(rules: BonesRules, turn: Turn) -> list[Misplace]:
    """Return every way to add a bone wrongly, where one must be (rulings B6 and B7); empty where none must."""
    if turn.added or correct_places(rules, turn):
        return []
    bones = dict.fromkeys(face for face in turn.showing if face in SLOTS)
    return [Misplace(face, slot) for face in bones for slot in open_slots(rules, turn.body)]


def has_done_duty(rules: BonesRules, turn: Turn) -> bool:
    """Tell whether enough has been added since the throw, or nothing can be (rulings B5 to B7)."""
    if turn.added:
        return rules.build.place == "one" or not correct_places(rules, turn)
    return not correct_places(rules, turn) and not misplacements(rules, turn)


def price(rules: BonesRules, turn: Turn) -> int:
    """Return how many dice the next throw costs (ruling B9)."""
    if not turn.throws:
        return 0
    return rules.reroll.first_price + rules.reroll.price_step * (turn.throws - 1)


def can_pay(rules: BonesRules, turn: Turn) -> bool:
    """Tell whether the next throw can be paid so that a die is left to throw."""
    return next(iter_payments(rules, turn), None) is not None


def iter_payments(rules: BonesRules, turn: Turn) -> Iterator[PutOut]:
    """Yield every way to pay for the next throw."""
    due = price(rules, turn)
    most = min(due, len(turn.body.taken)) if rules.reroll.pay_with == "any" else 0
    for bones in range(most + 1):
        free = _free_choices(turn.free, due - bones)
        if free:
            for slots in iter_removable(turn.body, bones):
                yield from (PutOut(letters, slots) for letters in free)


@lru_cache(maxsize=1 << 12)
def _free_choices(free: tuple[int, int, int], count: int) -> tuple[str, ...]:
    """Return every choice of `count` free dice by kind that leaves at least one to throw."""
    left, right, middle = free
    if count >= left + right + middle:
        return ()
    return tuple(
        "L" * lefts + "R" * rights + "M" * (count - lefts - rights)
        for lefts in range(min(left, count), -1, -1)
        for rights in range(min(right, count - lefts), -1, -1)
        if count - lefts - rights <= middle
    )


def after_placing(turn: Turn, action: Place | Misplace | Lift) -> Turn:
    """Return the turn after a die has been added, or the hat lifted."""
    match action:
        case Place(face) if face == HAT:
            body = turn.body._replace(hat=True)
        case Place(face):
            body = turn.body.with_bone(face)
        case Misplace(face, slot):
            body = turn.body.with_wrong(slot, face)
        case _:
            return without_hat(turn)
    return without_die(turn, action.face)._replace(body=body, added=True)


def may_lift(rules: BonesRules, turn: Turn) -> bool:
    """Tell whether the hat can come off: once enough is added, to throw again (ruling B5)."""
    can_throw = turn.body.hat and can_pay(rules, without_hat(turn))
    return can_throw and has_done_duty(rules, turn)


def is_lost(rules: BonesRules, turn: Turn) -> bool:
    """Tell whether the turn can only end with nothing: no gravestone, no way to pay (ruling B10)."""
    if GRAVESTONE in turn.showing or not has_done_duty(rules, turn) or can_pay(rules, turn):
        return False
    return not may_lift(rules, turn)


def without_hat(turn: Turn) -> Turn:
    """Return the turn with the hat lifted: its die lies free again."""
    left, right, middle = turn.free
    showing = _in_order(turn.showing + HAT)
    body = turn.body._replace(hat=False)
    return turn._replace(free=(left, right, middle + 1), showing=showing, body=body, lifted=True)


def without_die(turn: Turn, face: str) -> Turn:
    """Return the turn in which a die that shows `face` no longer lies free."""
    kind = DICE.index(KIND_OF[face])
    free = tuple(count - (place == kind) for place, count in enumerate(turn.free))
    left, right, middle = free
    showing = turn.showing.replace(face, "", 1)
    return turn._replace(free=(left, right, middle), showing=showing)


def _in_order(faces: str) -> str:
    order = "".join(die.faces for die in DICE)
    return "".join(sorted(faces, key=order.index))


def is_allowed(rules: BonesRules, turn: Turn, action: BonesOwnAction) -> bool:
    """Tell whether `action` is one of `legal_acts`, without making them all."""
    match action:
        case Place():
            return action in correct_places(rules, turn)
        case Misplace():
            return action in misplacements(rules, turn)
        case PutOut():
            return has_done_duty(rules, turn) and action in iter_payments(rules, turn)
    return may_lift(rules, turn)


def legal_acts(rules: BonesRules, turn: Turn) -> list[BonesOwnAction]:
    """Return what may be done with the dice that show, without ending the turn."""
    acts: list[BonesOwnAction] = [*correct_places(rules, turn), *misplacements(rules, turn)]
    if may_lift(rules, turn):
        acts.append(LIFT)
    if has_done_duty(rules, turn):
        acts.extend(iter_payments(rules, turn))
    return acts


def refusal(
    rules: BonesRules, turn: Turn, action: BonesOwnAction, alternatives: Sequence[str]
) -> IllegalActionError:
    """Return why `action` is not allowed now, and what would do."""
    match action:
        case Place() | Misplace() if turn.lifted:
            return IllegalActionError("hat-was-lifted", price=price(rules, turn))
        case Place(face):
            return _place_refusal(turn, face, alternatives)
        case Misplace(face, slot):
            return IllegalActionError(
                _misplace_reason(rules, turn, face),
                bone=NAMES[face],
                slot=NAMES[slot],
                alternatives=alternatives,
            )
        case PutOut():
            return _payment_refusal(rules, turn, action, alternatives)
    return _lift_refusal(rules, turn, alternatives)


def _place_refusal(turn: Turn, face: str, alternatives: Sequence[str]) -> IllegalActionError:
    if face not in turn.showing:
        return IllegalActionError("bone-not-thrown", bone=NAMES[face], alternatives=alternatives)
    if face == HAT:
        return IllegalActionError("hat-needs-bare-skull", alternatives=alternatives)
    if face in turn.body.taken:
        return IllegalActionError("slot-taken", bone=NAMES[face], alternatives=alternatives)
    needs = tuple(NAMES[slot] for slot in NEIGHBOURS[face])
    bone = NAMES[face]
    return IllegalActionError("bone-needs", bone=bone, needs=needs, alternatives=alternatives)


def _misplace_reason(rules: BonesRules, turn: Turn, face: str) -> str:
    if face not in turn.showing:
        return "bone-not-thrown"
    if turn.added:
        return "enough-was-added"
    if correct_places(rules, turn):
        return "correct-place-exists"
    return "slot-not-open"


def _lift_refusal(rules: BonesRules, turn: Turn, alternatives: Sequence[str]) -> IllegalActionError:
    if not turn.body.hat:
        return IllegalActionError("no-hat-to-lift", alternatives=alternatives)
    if not has_done_duty(rules, turn):
        return IllegalActionError("add-a-bone-first", alternatives=alternatives)
    free = sum(without_hat(turn).free)
    return IllegalActionError("cannot-pay", price=price(rules, turn), free=free)


def _payment_refusal(
    rules: BonesRules, turn: Turn, action: PutOut, alternatives: Sequence[str]
) -> IllegalActionError:
    due, given = price(rules, turn), len(action.free) + len(action.slots)
    if not has_done_duty(rules, turn):
        return IllegalActionError("add-a-bone-first", alternatives=alternatives)
    if not can_pay(rules, turn):
        return IllegalActionError("cannot-pay", price=due, free=sum(turn.free))
    if given < due:
        return IllegalActionError("put-out-more", price=due, missing=due - given)
    if given > due:
        return IllegalActionError("put-out-fewer", price=due, given=given)
    if action.slots and rules.reroll.pay_with == "unplaced":
        return IllegalActionError("placed-bones-stay", price=due)
    return IllegalActionError("cannot-put-out", price=due, free=sum(turn.free))
