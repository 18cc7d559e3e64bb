"""How a cheat cheats: one die or one count a turn, where it pays, and never near the end."""

from typing import Any

from pushluck.bots.judgement import is_last_turn, points_missing
from pushluck.bots.turn import TurnProgramme
from pushluck.conduct import FalseCount, TurnedKeep, View, turned_keeps
from pushluck.core.events import BANK, Act, Action, Seat
from pushluck.games.registry import AnyGame

WORTH = 0.2
"""Turns that a turned die must gain: less is not worth being caught for."""
EXTRA = 0.3
"""Turns that a false count adds."""
PRUDENT = 2.0
"""Turns from the target at which everybody watches, and nobody cheats any more."""


def find_cheat(
    view: View, seat: Seat, meant: Action, programme: TurnProgramme
) -> TurnedKeep[Any] | FalseCount | None:
    """Return the cheat with which `seat` replaces the honest action it `meant`, or None where it stays honest.

    `programme` tells what positions and turns are worth.
    """
    if _is_watched(view, seat, programme.value):
        return None
    if meant is BANK:
        return _false_count(view.inner_game, view.inner_state, programme.value)
    if view.inner_game.offers(view.inner_state):
        return _turned_keep(view, seat, meant, programme)
    return None


def _is_watched(view: View, seat: Seat, turn: float) -> bool:
    """Tell whether a cheat would be foolish: one is in the corner already, or the end is near."""
    window = view.state.window
    if window is not None and window.accused == seat and window.cheats:
        return True
    game, state = view.inner_game, view.inner_state
    missing = points_missing(game, state, seat) - game.turn_total(state)
    return missing < PRUDENT * turn or is_last_turn(game, state) or len(game.scores(state)) == 1


def _false_count(game: AnyGame, state: Any, turn: float) -> FalseCount | None:
    unit = game.point_unit
    extra = max(1, round(EXTRA * turn / unit)) * unit
    points = game.turn_total(state) + extra
    may_bank = game.bank_refusal(game.declare(state, points)) is None
    return FalseCount(points) if may_bank else None


def _turned_keep(
    view: View, seat: Seat, meant: Action, programme: TurnProgramme
) -> TurnedKeep[Any] | None:
    game, state = view.game, view.state

    def worth(action: Action) -> float:
        return programme.value_of(game.apply(state, Act(seat, action)).inner)

    cheats = turned_keeps(game, state)
    best = max(cheats, key=worth, default=None)
    if best is None or worth(best) < worth(meant) + WORTH * programme.value:
        return None
    return best
