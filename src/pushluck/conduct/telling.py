"""What happened at a table, the whole truth: the game's own happenings and those of manners."""

from collections.abc import Iterator
from typing import Any

from pushluck.conduct.actions import ACCEPT, CALL, Cheat, FalseCount, Fault, TableAction, TurnedKeep
from pushluck.conduct.state import TableState
from pushluck.core.events import BANK, THROW, Act, Event, Seat, Throw
from pushluck.core.game import Game, Happening

State = TableState[Any]
InnerGame = Game[Any, Any]


def iter_happenings(
    inner: InnerGame, before: State, event: Event[TableAction], after: State
) -> Iterator[Happening]:
    """Yield what `event` did, in the order in which to tell it."""
    if isinstance(event, Throw):
        yield from inner.happenings(before.inner, event, after.inner)
        yield from _revealed(inner, before, after)
        return
    seat, action = event
    match action:
        case TurnedKeep():
            yield from inner.happenings(before.inner, Act(seat, action.action), after.inner)
            yield from _revealed(inner, before, after)
            yield cheat_happening(inner, Cheat(seat, action))
        case FalseCount():
            real = inner.turn_total(before.inner)
            claimed = inner.declare(before.inner, action.points)
            yield from inner.happenings(claimed, Act(seat, BANK), after.inner)
            yield cheat_happening(inner, Cheat(seat, action, real))
        case Fault():
            yield from _fault(inner, before, seat, action, after)
        case _ if action is CALL:
            yield from _call(inner, before, seat, after)
        case _ if action is ACCEPT:
            yield Happening("accepted", seat, {})
            yield from _revealed(inner, before, after)
        case _ if action is THROW and after.owed != before.owed:
            yield from _fault(inner, before, seat, Fault.OUT_OF_TURN, after)
        case _:
            yield from inner.happenings(before.inner, event, after.inner)
            yield from _revealed(inner, before, after)


def cheat_happening(inner: InnerGame, cheat: Cheat) -> Happening:
    """Return the happening that tells a cheat."""
    action = cheat.action
    if isinstance(action, TurnedKeep):
        die, face = inner.name_face(action.die), inner.name_face(action.face)
        return Happening("turned", cheat.seat, {"die": die, "face": face})
    return Happening("false-count", cheat.seat, {"declared": action.points, "real": cheat.real})


def _revealed(inner: InnerGame, before: State, after: State) -> Iterator[Happening]:
    """Yield the cheats that nobody caught, once the window has closed (ruling Z26)."""
    if before.window is not None and after.window is None:
        yield from (cheat_happening(inner, cheat) for cheat in before.window.cheats)


def _fault(
    inner: InnerGame, before: State, seat: Seat, fault: Fault, after: State
) -> Iterator[Happening]:
    why = fault.text.partition(":")[2]
    if fault is Fault.OUT_OF_TURN:
        yield Happening("fault", seat, {"why": why})
        yield Happening("owes-turn", seat, {"turns": after.owed[seat]})
        return
    if fault is not Fault.OWED:
        yield Happening("fault", seat, {"why": why})
    lost = inner.turn_total(before.inner)
    yield Happening("forfeit", seat, {"points": 0, "lost": lost, "why": why})
    yield from _revealed(inner, before, after)
    yield from _won(inner, after)


def _call(inner: InnerGame, before: State, caller: Seat, after: State) -> Iterator[Happening]:
    window = before.window
    if window is None:
        return
    accused = window.accused
    if not window.cheats:
        yield Happening("call-wrong", caller, {"accused": accused + 1})
        points = inner.scores(before.inner)[caller] - inner.scores(after.inner)[caller]
        if points:
            score = inner.scores(after.inner)[caller]
            yield Happening("penalty", caller, {"points": points, "score": score})
        if after.owed != before.owed:
            yield Happening("owes-turn", caller, {"turns": after.owed[caller]})
        return
    yield Happening("call-right", caller, {"accused": accused + 1})
    yield from (cheat_happening(inner, cheat) for cheat in window.cheats)
    scores, left = inner.scores(before.inner), inner.scores(after.inner)
    taken = left[accused] - scores[accused]
    lost = inner.turn_total(before.inner) - taken
    yield Happening("forfeit", accused, {"points": taken, "lost": lost, "why": "caught"})
    yield from _won(inner, after)


def _won(inner: InnerGame, after: State) -> Iterator[Happening]:
    """Yield who has won where a turn that was given up was the last of the match."""
    outcome = inner.outcome(after.inner)
    if outcome is not None:
        for winner in outcome.winners:
            yield Happening("won", winner, {"score": outcome.scores[winner]})
