"""Playing any game at random, so that its matches reach every corner and still end."""

import random
from collections.abc import Iterator
from typing import Any

from pushluck.conduct import ConductGame, FalseCount, Fault
from pushluck.core.errors import IllegalActionError
from pushluck.core.events import BANK, THROW, Act, Event, Throw
from pushluck.core.game import Game
from pushluck.core.match import Match
from pushluck.dice import SeededDice

AnyGame = Game[Any, Any]
AnyMatch = Match[Any, Any]

BANK_CHANCE = 0.5
"""How often a player who may bank does."""
MANNERS_CHANCE = 0.03
"""How often somebody cheats, calls or commits a fault, at a table where that is possible."""


class RandomPlayer:
    """Throws and acts for all seats, the same for the same seed.

    It banks often, whenever that ends the match, and hardly ever where a bank would earn nothing, so that
    matches end also where a score must be hit exactly.
    """

    def __init__(self, game: AnyGame, seed: str) -> None:
        self._game = game
        self._random = random.Random(seed)
        self._dice = SeededDice(seed)

    def next_event(self, state: Any) -> Event[Any]:
        """Return what happens next in `state`, where the match is not over."""
        if self._random.random() < MANNERS_CHANCE:
            acts = list(iter_table_acts(self._game, state))
            if acts:
                return self._random.choice(acts)
        seat, pool = self._game.turn_of(state), self._game.pool(state)
        if seat is None:
            raise IllegalActionError("match-over")
        if pool is not None:
            return Throw(seat, self._dice.throw(pool))
        actions = list(self._game.legal_actions(state))
        others = [action for action in actions if action is not BANK]
        banks = len(others) < len(actions) and self._random.random() < self._bank_chance(state)
        return Act(seat, BANK if banks or not others else self._random.choice(others))

    def _bank_chance(self, state: Any) -> float:
        game, seat = self._game, self._game.to_move(state)
        if seat is None:
            return 0
        after = game.apply(state, Act(seat, BANK))
        if game.outcome(after) is not None:
            return 1
        return BANK_CHANCE if game.scores(after) != game.scores(state) else 0.1


def play_at_random(
    game: AnyGame, seats: int, *, seed: str = "", most_plies: int = 20_000
) -> AnyMatch:
    """Return a whole match played at random; raises `AssertionError` when it has not ended by `most_plies`."""
    match, player = Match(game, seats), RandomPlayer(game, seed)
    while match.outcome is None:
        if len(match.events) == most_plies:
            raise AssertionError(
                f"no end after {most_plies} plies; scores {game.scores(match.state)}"
            )
        match.push(player.next_event(match.state))
    return match


def iter_acts(game: AnyGame, state: Any) -> Iterator[Act[Any]]:
    """Yield the acts that seats may make in `state`: legal actions, then what manners add."""
    seat = game.to_move(state)
    if seat is not None:
        for action in game.legal_actions(state):
            yield Act(seat, action)
    yield from iter_table_acts(game, state)


def iter_table_acts(game: AnyGame, state: Any) -> Iterator[Act[Any]]:
    """Yield the calls, acceptances, cheats and faults that are possible in `state`.

    Of the false counts only those next to the true one.
    """
    if not isinstance(game, ConductGame):
        return
    seats = range(len(game.scores(state)))
    seat, total, unit = game.turn_of(state), game.turn_total(state), game.point_unit
    acts: list[Act[Any]] = list(game.interjections(state))
    acts += [Act(other, fault) for other in seats for fault in Fault]
    acts += [Act(other, THROW) for other in seats if other != seat]
    if seat is not None:
        acts += [Act(seat, keep) for keep in game.iter_turned_keeps(state)]
        acts += [
            Act(seat, FalseCount(count)) for count in (total - unit, total + unit) if count > 0
        ]
    yield from (act for act in acts if _is_possible(game, state, act))


def _is_possible(game: AnyGame, state: Any, act: Act[Any]) -> bool:
    try:
        game.apply(state, act)
    except IllegalActionError:
        return False
    return True
