"""What an event did, for people: read off the states before and after it."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pushluck.core.errors import Detail
from pushluck.core.events import BANK, RIDE, Event, Throw
from pushluck.core.game import Happening
from pushluck.games.scoring import finish, turns
from pushluck.games.scoring.keeps import Hand, Keep
from pushluck.games.scoring.state import Phase, State

if TYPE_CHECKING:
    from pushluck.games.scoring.game import ScoringAction, ScoringGame


def iter_happenings(
    game: "ScoringGame", before: State, event: "Event[ScoringAction]", after: State
) -> Iterator[Happening]:
    """Yield what `event` did, in the order in which to tell it."""
    if before.start is not None:
        yield from before.start.happenings(event, after.start, after.seat)
    elif isinstance(event, Throw):
        yield from _thrown(game, before, event, after)
        yield from _afterwards(game, before, after)
    elif isinstance(event.action, Keep):
        yield from _kept(game, before, event.action, after)
    elif event.action is RIDE:
        details = {"dice": before.leftover, "points": before.previous}
        yield Happening("rides", event.seat, details)
    elif event.action is BANK:
        yield from _banked(game, before, after)
        yield from _afterwards(game, before, after)


def _thrown(game: "ScoringGame", before: State, event: Throw, after: State) -> Iterator[Happening]:
    seat = event.seat
    yield Happening("threw", seat, {"faces": event.faces})
    if after.phase is Phase.KEEPING:
        return
    turn = before.turn
    if turns.is_hot(game.rules, turn):
        turn = turn._replace(hand=Hand())
    loss = turns.loss_by_throw(game.rules, game.finder, turn, "".join(sorted(event.faces)))
    if loss != "instant" and turns.wins_at_once(game.rules, event.faces):
        yield Happening("instant-win", seat, {"faces": event.faces})
    elif loss == "free-throw":
        yield Happening("free-throw", seat, {"points": game.rules.first_throw.points})
    elif loss is not None:
        points = after.scores[seat] - before.scores[seat]
        yield Happening("bust", seat, {"points": points, "lost": turn.total, "why": loss})
        if points:
            details = {"points": -points, "score": after.scores[seat]}
            yield Happening("penalty", seat, details)


def _kept(game: "ScoringGame", before: State, keep: Keep, after: State) -> Iterator[Happening]:
    """Read the points off the states: at a cheating table the dice kept are not always the dice thrown."""
    total = after.turn.total
    points = total - before.turn.total
    details: dict[str, Detail] = {"dice": keep.dice, "points": points, "total": total}
    yield Happening("kept", before.seat, details)
    if len(keep.dice) == before.turn.dice:
        again: dict[str, Detail] = {"dice": game.rules.dice.count, "rule": game.rules.hot_dice.rule}
        yield Happening("hot-dice", before.seat, again)


def _banked(game: "ScoringGame", before: State, after: State) -> Iterator[Happening]:
    seat, score = before.seat, after.scores[before.seat]
    points = score - before.scores[seat]
    rules = game.rules.finish
    if not points:
        target = rules.extended_target if rules.overshoot == "extended" else rules.target
        details = {"points": 0, "lost": before.turn.total, "target": target}
        yield Happening("banked", seat, {"points": 0, "score": score})
        yield Happening("overshot", seat, details)
        return
    yield Happening("banked", seat, {"points": points, "score": score})
    if before.on_board and not before.on_board[seat]:
        yield Happening("on-board", seat, {})
    passed = before.scores[seat] <= rules.target < score
    if rules.overshoot == "extended" and passed and after.phase is not Phase.OVER:
        yield Happening("extended", seat, {"target": rules.extended_target})


def _afterwards(game: "ScoringGame", before: State, after: State) -> Iterator[Happening]:
    """Yield the last round, overtime and the end of the match."""
    if after.phase is Phase.OVER:
        for winner in after.winners:
            yield Happening("won", winner, {"score": after.scores[winner]})
    elif after.finisher is not None and after.finisher != before.finisher:
        details = {"score": after.scores[after.finisher]}
        key = "last-round" if before.finisher is None else "new-leader"
        yield Happening(key, after.finisher, details)
    elif after.contenders and after.contenders != before.contenders:
        order = list(finish.iter_order(game.rules, after.first, len(after.scores)))
        seats = tuple(str(seat + 1) for seat in order if seat in after.contenders)
        yield Happening("overtime", None, {"seats": seats})
