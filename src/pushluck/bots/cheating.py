"""How a cheat cheats: one die or one count a turn, where it pays, and never near the end."""

from typing import Any

from pushluck.bots.player import Player, Prospects
from pushluck.conduct import FalseCount, TurnedKeep, View
from pushluck.core.events import BANK, Act, Action, Seat
from pushluck.games.registry import AnyGame

WORTH = 0.2
"""Turns that a turned die must gain: less is not worth being caught for."""
EXTRA = 0.3
"""Turns that a false count adds."""
PRUDENT = 2.0
"""Turns from the target at which everybody watches, and nobody cheats any more."""


def find_cheat(
    view: View, seat: Seat, meant: Action, player: Player
) -> TurnedKeep[Any] | FalseCount | None:
    """Return the cheat with which `seat` replaces the honest action it `meant`, or None where it stays honest.

    `player` tells what positions and turns are worth.
    """
    prospects = player.prospects(view.inner_state)
    if _is_watched(view, seat, player, prospects.value):
        return None
    if meant is BANK:
        return _false_count(view.inner_game, view.inner_state, prospects.value)
    return _turned_keep(view, seat, meant, prospects)


def _is_watched(view: View, seat: Seat, player: Player, turn: float) -> bool:
    """Tell whether a cheat would be foolish: one is in the corner already, or the end is near."""
    window = view.state.window
    if window is not None and window.accused == seat and window.cheats:
        return True
    game, state = view.inner_game, view.inner_state
    missing = player.points_missing(state, seat) - game.turn_total(state)
    return missing < PRUDENT * turn or player.is_last_turn(state) or len(game.scores(state)) == 1


def _false_count(game: AnyGame, state: Any, turn: float) -> FalseCount | None:
    unit = game.point_unit
    extra = max(1, round(EXTRA * turn / unit)) * unit
    points = game.turn_total(state) + extra
    if points <= 0:
        return None  # nobody counts so little aloud
    may_bank = game.bank_refusal(game.declare(state, points)) is None
    return FalseCount(points) if may_bank else None


def _turned_keep(
    view: View, seat: Seat, meant: Action, prospects: Prospects
) -> TurnedKeep[Any] | None:
    game, state = view.game, view.state

    def worth(action: Action) -> float:
        return prospects.value_of(game.apply(state, Act(seat, action)).inner)

    best = max(game.iter_turned_keeps(state), key=worth, default=None)
    if best is None or worth(best) < worth(meant) + WORTH * prospects.value:
        return None
    return best
