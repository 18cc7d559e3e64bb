"""What an event of Rolling Bones did, for people: read off the states before and after it."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pushluck.core.errors import Detail
from pushluck.core.events import BANK, Act, Event, Throw
from pushluck.core.game import Happening
from pushluck.games.bones.actions import LIFT, Misplace, Place, PutOut
from pushluck.games.bones.anatomy import HAT, NAMES, SECTIONS
from pushluck.games.bones.body import worth
from pushluck.games.bones.options import after_placing
from pushluck.games.bones.state import Phase, State, Turn

if TYPE_CHECKING:
    from pushluck.games.bones.game import Bones, BonesAction

NO_GRAVESTONE = "no-gravestone"
"""Why a turn comes to nothing (ruling B10)."""


def iter_happenings(
    game: "Bones", before: State, event: "Event[BonesAction]", after: State
) -> Iterator[Happening]:
    """Yield what `event` did, in the order in which to tell it."""
    if before.start is not None:
        yield from before.start.happenings(event, after.start, after.seat)
        return
    seat = event.seat
    if isinstance(event, Throw):
        bones = tuple(NAMES[face] for face in before.turn.pool.canonical(event.faces))
        yield Happening("threw-bones", seat, {"faces": event.faces, "bones": bones})
    else:
        yield from _acted(game, before, event, after)
    ended = after.phase in (Phase.READY, Phase.OVER)
    if ended and not (isinstance(event, Act) and event.action is BANK):
        lost = max(0, worth(game.rules, _last_turn(before, event).body))
        yield Happening("bust", seat, {"points": 0, "lost": lost, "why": NO_GRAVESTONE})


def _last_turn(before: State, event: "Event[BonesAction]") -> Turn:
    """Return the turn as it was when it came to nothing."""
    match event.action if isinstance(event, Act) else None:
        case Place() | Misplace() as action:
            return after_placing(before.turn, action)
    return before.turn


def _acted(
    game: "Bones", before: State, event: "Act[BonesAction]", after: State
) -> Iterator[Happening]:
    seat = event.seat
    match event.action:
        case Place(face) if face == HAT:
            yield Happening("wears-hat", seat, {})
        case Place(face):
            yield Happening("placed", seat, {"bone": NAMES[face]})
            yield from _completed(before, seat, face)
        case Misplace(face, slot):
            details: dict[str, Detail] = {
                "bone": NAMES[face],
                "slot": NAMES[slot],
                "points": game.rules.points.misplaced,
            }
            yield Happening("misplaced", seat, details)
        case PutOut(free, slots):
            yield Happening("put-out", seat, {"dice": len(free) + len(slots)})
        case action if action is LIFT:
            yield Happening("lifts-hat", seat, {})
        case action if action is BANK:
            score = after.scores[seat]
            points = score - before.scores[seat]
            costs: dict[str, Detail] = {"lost": -points} if points < 0 else {}
            yield Happening("banked", seat, {"points": points, "score": score, **costs})
            if after.phase is Phase.OVER:
                yield Happening("won", seat, {"score": score})


def _completed(before: State, seat: int, face: str) -> Iterator[Happening]:
    for name, slots in SECTIONS.items():
        if face in slots and all(slot in before.turn.body.bones + face for slot in slots):
            yield Happening("section-complete", seat, {"section": name})
