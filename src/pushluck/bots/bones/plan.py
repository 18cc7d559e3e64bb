"""Which dice to add, and then to bury or to pay: every sensible way through a throw of Rolling Bones, weighed."""

from collections.abc import Iterator
from itertools import combinations, islice, takewhile
from math import inf
from typing import NamedTuple

from pushluck.bots.bones.chances import attachable, holds_of, missing_of
from pushluck.bots.bones.outlook import Outlook, thrown_value
from pushluck.core.events import BANK, Choice
from pushluck.games.bones import BonesRules, Place, PutOut, Turn
from pushluck.games.bones.anatomy import GRAVESTONE, HAT, MIDDLE, SKULL, SLOTS
from pushluck.games.bones.options import (
    LETTERS,
    after_placing,
    has_done_duty,
    iter_payments,
    may_lift,
    without_hat,
)

MOST_BACK = 1
"""Side bones that fit and are kept back at most, to pay with."""
MOST_PAYMENTS = 20
"""Ways to pay with placed bones that are weighed at most, where only those can pay."""


class Ending(NamedTuple):
    """What to do once the dice are added."""

    value: float
    action: Choice | PutOut | None
    """None where the turn can only be lost."""


class Plan(NamedTuple):
    """One way through the throw that shows."""

    ending: Ending
    faces: str
    """What is added."""
    lifts: bool
    """Then the hat comes off."""


def find_plan(outlook: Outlook, turn: Turn) -> Plan | None:
    """Return the best plan that adds dice correctly or adds none; None where a bone must be added wrongly."""
    best = None
    for faces, end in _iter_builds(outlook, turn):
        if not has_done_duty(outlook.rules, end):
            continue
        for lifts in (False, True) if may_lift(outlook.rules, end) else (False,):
            ending = find_ending(outlook, without_hat(end) if lifts else end)
            if best is None or ending.value > best.ending.value:
                best = Plan(ending, faces, lifts)
    return best


def find_ending(outlook: Outlook, turn: Turn) -> Ending:
    """Return the best way on from a throw that nothing more is added from; a burial before an equal throw."""
    best = Ending(-inf, None)
    if GRAVESTONE in turn.showing and not turn.lifted:
        best = Ending(outlook.bury(turn.body), BANK)
    for payment in sensible_payments(outlook.rules, turn):
        value = _paid_value(outlook, turn, payment)
        if best.action is None or value > best.value:
            best = Ending(value, payment)
    return best


def _paid_value(outlook: Outlook, turn: Turn, payment: PutOut) -> float:
    """Return what throwing is worth after `payment`."""
    left, right, middle = (
        count - payment.free.count(letter) for count, letter in zip(turn.free, LETTERS, strict=True)
    )
    body = turn.body.without(payment.slots) if payment.slots else turn.body
    return thrown_value(outlook, body, (left, right, middle), turn.throws)


def sensible_payments(rules: BonesRules, turn: Turn) -> list[PutOut]:
    """Return the ways to pay worth a thought: with placed bones only where nothing else can."""
    ways = islice(iter_payments(rules, turn), MOST_PAYMENTS)
    first = next(ways, None)
    if first is None:
        return []
    if first.slots:
        return [first, *ways]
    return [first, *takewhile(lambda payment: not payment.slots, ways)]


def _iter_builds(outlook: Outlook, turn: Turn) -> Iterator[tuple[str, Turn]]:
    """Yield ways to add dice with the turn they lead to: all that fit but some that are kept back."""
    if turn.lifted:
        yield "", turn
        return
    seen = set()
    for faces in _iter_choices(outlook, turn):
        key = frozenset(faces)
        if key not in seen:
            seen.add(key)
            yield faces, _built(turn, faces)


def _iter_choices(outlook: Outlook, turn: Turn) -> Iterator[str]:
    """Yield what to add: any middle dice kept back, and up to `MOST_BACK` of the side dice that come last."""
    middle = [face for face in MIDDLE.faces if face in turn.showing and face != GRAVESTONE]
    for count in range(len(middle) + 1):
        for back in combinations(middle, count):
            offered = "".join(face for face in dict.fromkeys(turn.showing) if face not in back)
            for first in _firsts(turn, offered):
                grown = _grown(outlook, turn, first, offered)
                ends = _ends(grown)[:MOST_BACK]
                for spared in range(len(ends) + 1):
                    rest = "".join(face for face in grown if face not in ends[:spared])
                    yield _with_hat(turn, offered, _grown(outlook, turn, first, rest))


def _firsts(turn: Turn, offered: str) -> list[str]:
    """Return the bones to begin an empty body with, those of the thorax if one shows; else nothing."""
    if turn.body.taken:
        return [""]
    bones = [face for face in offered if face in SLOTS]
    return [face for face in bones if face in MIDDLE.faces] or bones


def _grown(outlook: Outlook, turn: Turn, first: str, offered: str) -> str:
    """Return all bones among `offered` that fit, after the `first` of an empty body."""
    if first:
        return first + attachable(SLOTS.replace(first, ""), first, offered)
    return attachable(missing_of(turn.body), holds_of(outlook.rules, turn.body), offered)


def _ends(grown: str) -> str:
    """Return the side bones, those that others could hang on last."""
    return "".join(face for face in reversed(grown) if face not in MIDDLE.faces)


def _with_hat(turn: Turn, offered: str, grown: str) -> str:
    """Return `grown` with the hat, where one is offered and the skull can wear it."""
    bare = not turn.body.hat and SKULL in turn.body.bones + grown
    return grown + HAT if bare and HAT in offered else grown


def _built(turn: Turn, faces: str) -> Turn:
    for face in faces:
        turn = after_placing(turn, Place(face))
    return turn
