"""Examples for the rules page of the scoring family, played through by the engine."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from pushluck.core.events import THROW, Act, Throw
from pushluck.core.game import Combination
from pushluck.games.odds import LossChances, loss_chances
from pushluck.games.scoring import Hand, Kept, ScoringGame, ScoringRules, State, Turn, parts

THROWS = (
    *("111", "555", "2222", "222222", "12345", "23456", "123456"),
    *("22333", "112233", "222233", "222333", "223366"),
)
"""Throws that tell games of the family apart."""

_JOINING = (("1", "23345"), ("11", "1344"), ("222", "2345"), ("1", "1144"), ("5", "5544"))
"""Dice in the hand, and a throw that may join them."""


class Worth(NamedTuple):
    """What a throw of fresh dice comes to."""

    dice: str
    """What to set aside for the most points; empty when nothing can be."""
    points: int
    combinations: tuple[Combination, ...]
    end: str
    """`lost` or `won` where the throw ends the turn or the match, `free` where it scores nothing and yet
    earns a throw of all dice; else empty."""


class Joining(NamedTuple):
    """Dice that are worth more together with the hand than by themselves."""

    hand: str
    held: int
    throw: str
    dice: str
    total: int
    """Points of the hand with `dice`."""
    apart: int
    """Points of the hand when only what scores without it is set aside."""


def fresh_state(game: ScoringGame, dice: int) -> State:
    """Return the state in which a seat may throw so many dice, with nothing in the hand."""
    state = game.initial_state(game.rules.seating.least_seats)
    return state._replace(start=None, turn=Turn(dice))


@lru_cache(maxsize=64)
def chances_by_dice(rules: ScoringRules) -> Mapping[int, LossChances]:
    """Return how a throw can lose the turn, by number of dice, when no dice of the hand help.

    The first number of dice that cannot lose is the last: more dice cannot either.
    """
    game = ScoringGame(rules)
    chances: dict[int, LossChances] = {}
    for dice in range(1, game.rules.dice.count + 1):
        chances[dice] = loss_chances(game, fresh_state(game, dice))
        if not chances[dice].losing_ways:
            break
    return chances


def find_worth(game: ScoringGame, throw: str) -> Worth:
    """Return what `throw`, of fresh dice in ascending order, comes to."""
    ready = fresh_state(game, len(throw))
    thrown, event = game.apply(ready, Act(0, THROW)), Throw(0, throw)
    after = game.apply(thrown, event)
    told = {happening.key: happening for happening in game.happenings(thrown, event, after)}
    if "bust" in told:
        return Worth("", 0, (), "lost")
    if "instant-win" in told:
        return Worth("", 0, (), "won")
    if "free-throw" in told:
        return Worth("", after.turn.total, (), "free")
    # Not from the offers: a bonus for hot dice is no part of what the dice are worth.
    best = max(fresh_keeps(game, throw), key=lambda kept: (kept.points, len(kept.action.dice)))
    return Worth(best.action.dice, best.points, best.combinations, "")


def fresh_keeps(game: ScoringGame, throw: str) -> tuple[Kept, ...]:
    """Return every legal keep of a throw, in ascending order, with nothing in the hand."""
    return game.finder.find(Hand(), throw)


def find_joining(game: ScoringGame) -> Joining | None:
    """Return an example of dice that join the hand; None where none of those we try does."""
    return next(_iter_joining(game), None)


def _iter_joining(game: ScoringGame) -> Iterator[Joining]:
    table = game.finder.table
    for dice, throw in _JOINING:
        first = next((way for way in fresh_keeps(game, dice) if way.action.dice == dice), None)
        if first is None or len(dice) + len(throw) > game.rules.dice.count:
            continue
        ways = game.finder.find(first.hand, throw)
        best = max(ways, key=lambda kept: kept.hand.points, default=first)
        held = first.hand.points
        apart = held + max(
            (table[part].points for part in parts(throw) if part in table), default=0
        )
        if best.hand.points > apart:
            yield Joining(dice, held, throw, best.action.dice, best.hand.points, apart)
