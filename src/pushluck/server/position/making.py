"""A match now, as one seat or a spectator may see it."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from pushluck.conduct import TurnedKeep, View, Window, view_of
from pushluck.core import Act, Match, Outcome, Seat
from pushluck.core.rules import RulesObject
from pushluck.core.seating import Start
from pushluck.games.bones import BonesRules
from pushluck.games.pig import PigRules
from pushluck.games.scoring import ScoringRules
from pushluck.locales import Words
from pushluck.server.position.bones import BonesReader
from pushluck.server.position.options import make_options
from pushluck.server.position.pig import PigReader
from pushluck.server.position.reader import Reader, count_dice
from pushluck.server.position.scoring import ScoringReader
from pushluck.server.position.shapes import (
    DiceCount,
    FirstSeat,
    OutcomeView,
    Phase,
    Position,
    Truth,
    WindowView,
)

MOST_RULES = 64
"""Rules objects whose readers, with everything they remember, are kept."""


def make_position(
    match: Match[Any, Any], seat: Seat | None, words: Words | None, deadline: int | None
) -> Position:
    """Return the match now as `seat` (None: a spectator) may see it, with everything the seat may do.

    Names and sentences are in the language of `words`, and empty without. `deadline` is when the time of the
    seats that must act runs out.
    """
    view = view_of(match, seat)
    game, state, inner = view.game, view.state, view.inner_state
    reader = find_reader(game.rules)
    start: Start | None = inner.start
    phase = _phase(view, reader)
    turn = _turn_of(view)
    is_priced = turn in (None, seat) or not game.manners.cheating
    return Position(
        ply=len(match.events),
        phase=phase,
        turn=turn,
        waiting_for=list(state.awaiting) or ([] if turn is None else [turn]),
        deadline=deadline,
        scores=list(game.scores(state)),
        turn_total=game.turn_total(state) if is_priced else None,
        showing=reader.showing(inner),
        corner=reader.corner(inner),
        to_throw=_to_throw(view, reader, phase),
        first_seat=None if start is None else _first_seat(start),
        owed=list(state.owed),
        window=_window(match, view, reader),
        outcome=_outcome(game.outcome(state)),
        game=reader.part(inner, words, is_priced=is_priced),
        yours=None if seat is None else make_options(view, seat, reader, phase, words),
    )


def find_reader(rules: RulesObject) -> Reader[Any]:
    """Return the reader of the game that plays `rules`."""
    return _make_reader(rules)


@lru_cache(maxsize=MOST_RULES)
def _make_reader(rules: RulesObject) -> Reader[Any]:
    match rules:
        case ScoringRules():
            return ScoringReader(rules)
        case BonesRules():
            return BonesReader(rules)
        case PigRules():
            return PigReader(rules)
    raise TypeError(f"no reader for {rules.key}")


def _phase(view: View, reader: Reader[Any]) -> Phase:
    game, state, inner = view.game, view.state, view.inner_state
    turn = game.turn_of(state)
    if turn is None:
        return "over"
    if state.awaiting:
        return "reply"
    if game.pool(state) is not None:
        return "throw"
    if inner.start is not None:
        return "start"
    if not game.is_turn_start(state):
        return reader.phase(inner)
    return "owed" if state.owed[turn] else "begin"


def _turn_of(view: View) -> Seat | None:
    """Return whose turn it is: also that of a last bank that can still be called."""
    state = view.state
    if state.awaiting:
        accused: Seat = state.window.accused
        return accused
    return view.game.turn_of(state)


def _to_throw(view: View, reader: Reader[Any], phase: Phase) -> list[DiceCount]:
    pool, start = view.game.pool(view.state), view.inner_state.start
    if pool is None and phase == "start" and start.rule != "youngest":
        pool = start.pool
    if pool is not None:
        return count_dice(pool)
    return reader.next_dice(view.inner_state) if phase in ("begin", "decide") else []


def _first_seat(start: Start) -> FirstSeat:
    throws = start.rule == "roll_off"
    return FirstSeat(
        rule=start.rule,
        waiting=list(start.waiting) if throws else [],
        leaders=list(start.leaders),
        highest=start.highest,
    )


def _outcome(outcome: Outcome | None) -> OutcomeView | None:
    if outcome is None:
        return None
    return OutcomeView(winners=list(outcome.winners), scores=list(outcome.scores))


def _window(match: Match[Any, Any], view: View, reader: Reader[Any]) -> WindowView | None:
    window: Window[Any] | None = view.state.window
    if window is None:
        return None
    return WindowView(
        accused=window.accused,
        judged=window.judged,
        truth=_truth(match, view, window, reader) if window.cheats else None,
    )


def _truth(match: Match[Any, Any], view: View, window: Window[Any], reader: Reader[Any]) -> Truth:
    """Return the cheats of the receiver, who is the accused: no other view holds any."""
    real = None
    if view.state.before is not None and view.inner_game.turn_of(view.inner_state) == view.seat:
        turned = _turned_by_ply(match, window)
        states = [state.inner for state in match.states]
        claimed = view.game.turn_total(view.state)
        real = claimed - reader.turned_points(states, turned)
    return Truth(acts=[cheat.action.text for cheat in window.cheats], real=real)


def _turned_by_ply(match: Match[Any, Any], window: Window[Any]) -> Mapping[int, TurnedKeep[Any]]:
    """Return the turned dice of the open window by the ply at which they were turned."""
    open_cheats = [cheat.action for cheat in window.cheats if isinstance(cheat.action, TurnedKeep)]
    found: dict[int, TurnedKeep[Any]] = {}
    for ply in range(len(match.events) - 1, -1, -1):
        if not open_cheats:
            break
        if match.events[ply] == Act(window.accused, open_cheats[-1]):
            found[ply] = open_cheats.pop()
    return found
