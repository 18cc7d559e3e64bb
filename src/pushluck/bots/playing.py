"""A match among bots."""

from collections.abc import Iterator, Sequence
from typing import Any

from pushluck.bots.bot import Bot
from pushluck.conduct import interjections, view_of
from pushluck.core.events import Act, Event, Throw
from pushluck.core.match import Match
from pushluck.dice import DiceSource


def iter_plies(match: Match[Any, Any], bots: Sequence[Bot], dice: DiceSource) -> Iterator[int]:
    """Play `match` to its end, bot for bot in the order of seats, yielding the number of each event once played.

    After every event the bots that may say something out of turn are asked in the order of seats; the first that
    speaks is heard.
    """
    while match.outcome is None:
        match.push(_next_event(match, bots, dice))
        yield len(match.events) - 1


def _next_event(match: Match[Any, Any], bots: Sequence[Bot], dice: DiceSource) -> Event[Any]:
    for seat in dict.fromkeys(act.seat for act in interjections(match.game, match.state)):
        said = bots[seat].interject(view_of(match, seat))
        if said is not None:
            return Act(seat, said)
    mover = match.turn_of
    if mover is None:
        raise AssertionError("a match without an outcome is somebody's turn")
    pool = match.game.pool(match.state)
    if pool is not None:
        return Throw(mover, dice.throw(pool))
    return Act(mover, bots[mover].decide(view_of(match, mover)))
