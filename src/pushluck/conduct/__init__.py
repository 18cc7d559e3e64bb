"""Cheating, calls and faults for any game, and what each seat may see of them."""

from collections.abc import Sequence
from typing import Any

from pushluck.conduct.actions import (
    ACCEPT,
    CALL,
    Cheat,
    FalseCount,
    Fault,
    Reply,
    TableAction,
    TurnedKeep,
)
from pushluck.conduct.game import ConductGame, as_table
from pushluck.conduct.state import TableState, Window
from pushluck.conduct.view import View, as_seen, iter_told, told_to, view_at, view_of
from pushluck.core.events import BANK, Act
from pushluck.core.game import Game
from pushluck.core.rules import RulesObject
from pushluck.games.registry import make_game


def make_table(rules: RulesObject) -> ConductGame:
    """Return the game under `rules` as people play it, with its manners."""
    return ConductGame(make_game(rules))


def interjections(game: Game[Any, Any], state: Any) -> Sequence[Act[TableAction]]:
    """Return the acts that seats may make now although it is not their turn."""
    return as_table(game).interjections(state)


def clock_act(game: Game[Any, Any], state: Any) -> Act[TableAction] | None:
    """Return what a turn clock that has run out does for the seat that must act now (ruling Z18).

    Before its first throw the seat was away; later the turn total is banked if that is allowed, and otherwise
    the turn is lost. Whoever does not answer a last bank accepts it. While the first seat is still to be found
    there is no turn to lose, and what is due is done. None when no seat must act.
    """
    table = as_table(game)
    seat = table.to_move(state)
    if seat is None:
        return None
    legal = table.legal_actions(state)
    for action in (Fault.OWED, ACCEPT, BANK):
        if action in legal:
            return Act(seat, action)
    return Act(seat, Fault.AWAY if table.is_in_turn(state) else legal[0])


def turned_keeps(game: Game[Any, Any], state: Any) -> Sequence[TurnedKeep[TableAction]]:
    """Return every way to turn one die of the throw while setting dice aside."""
    return list(as_table(game).iter_turned_keeps(state))


__all__ = [
    "ACCEPT",
    "CALL",
    "Cheat",
    "ConductGame",
    "FalseCount",
    "Fault",
    "Reply",
    "TableAction",
    "TableState",
    "TurnedKeep",
    "View",
    "Window",
    "as_seen",
    "as_table",
    "clock_act",
    "interjections",
    "iter_told",
    "make_table",
    "told_to",
    "turned_keeps",
    "view_at",
    "view_of",
]
