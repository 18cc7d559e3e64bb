"""When the server has to act next at a table: a bot's move, a call to consider, a clock that runs out."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from pushluck.conduct import interjections
from pushluck.core.events import Seat
from pushluck.core.game import Game
from pushluck.server.tables import Table

WARNING = 10_000
"""Milliseconds before the end of a clock at which everybody is told (demand T21)."""


class Moment(NamedTuple):
    """A position of a match at a time."""

    game: Game[Any, Any]
    state: Any
    ply: int
    """Number of events."""
    at: int
    """When the last event was stored."""


def bots_to_ask(moment: Moment, table: Table) -> dict[Seat, str]:
    """Return the bots that may have something to do now, by seat: the one to move, and all that may call."""
    game, state = moment.game, moment.state
    seats = [act.seat for act in interjections(game, state)]
    mover = game.to_move(state)
    if mover is not None:
        seats.append(mover)
    return {seat: table.chairs[seat].bot for seat in seats if table.chairs[seat].bot}


def deadline_of(moment: Moment, table: Table) -> int | None:
    """Return when the clock of whoever must act runs out, or None without a clock or for a bot."""
    seat = _person_to_act(moment, table)
    if seat is None or not table.settings.clock:
        return None
    return max(moment.at, table.resumed_at) + table.settings.clock


def wake_at(moment: Moment, table: Table, *, asked: int = -1) -> int | None:
    """Return when the server must act next, or None while it only waits for people without a clock.

    Bots have been asked about the position after `asked` events and had nothing to say.
    """
    return min(_dues(moment, table, asked), default=None)


def _dues(moment: Moment, table: Table, asked: int) -> Iterator[int]:
    if table.ended or moment.game.outcome(moment.state) is not None:
        return
    deadline = deadline_of(moment, table)
    if deadline is not None:
        yield deadline
    bots = bots_to_ask(moment, table)
    if bots and asked != moment.ply:
        is_bots_move = moment.game.to_move(moment.state) in bots
        yield moment.at + (table.settings.pace if is_bots_move else 0)


def _person_to_act(moment: Moment, table: Table) -> Seat | None:
    """Return the seat of the person everybody waits for, also for the faces of real dice.

    None where the person has left: no clock runs for whoever is not there to see it.
    """
    game, state = moment.game, moment.state
    if table.ended or game.outcome(state) is not None:
        return None
    seat = game.turn_of(state)
    if seat is None or table.chairs[seat].bot or table.chairs[seat].left:
        return None
    return seat
