"""A match among bots, and what bots do at a table where they sit with people."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pushluck.bots.bot import Bot
from pushluck.conduct import ConductGame, TableState, as_table, view_at
from pushluck.core.events import Act, Event, Seat, Throw
from pushluck.core.match import Match
from pushluck.dice import DiceSource


def iter_plies(match: Match[Any, Any], bots: Sequence[Bot], dice: DiceSource) -> Iterator[int]:
    """Play `match` to its end, bot for bot in the order of seats, yielding the number of each event once played.

    After every event the bots that may say something out of turn are asked in the order of seats; the first that
    speaks is heard.
    """
    game, seated = as_table(match.game), dict(enumerate(bots))
    while match.outcome is None:
        act = next_act(game, match.state, match.events, seated)
        match.push(_throw(match, dice) if act is None else act)
        yield len(match.events) - 1


def next_act(
    game: ConductGame,
    state: TableState[Any],
    events: Sequence[Event[Any]],
    bots: Mapping[Seat, Bot],
) -> Act[Any] | None:
    """Return what the bots in their seats do when `events` have led to `state`, or None for nothing.

    Who may say something out of turn comes first, in the order of seats; then the seat that is to move.
    """
    for seat in dict.fromkeys(act.seat for act in game.interjections(state)):
        if seat in bots:
            said = bots[seat].interject(view_at(game, state, events, seat))
            if said is not None:
                return Act(seat, said)
    mover = game.to_move(state)
    if mover is None or mover not in bots:
        return None
    return Act(mover, bots[mover].decide(view_at(game, state, events, mover)))


def _throw(match: Match[Any, Any], dice: DiceSource) -> Throw:
    thrower, pool = match.turn_of, match.game.pool(match.state)
    if thrower is None or pool is None:
        raise AssertionError("a match without an outcome waits for an act or a throw")
    return Throw(thrower, dice.throw(pool))
