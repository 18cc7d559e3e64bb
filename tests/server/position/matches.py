"""Matches to look at: played act by act, played at random, and as they would be had nobody cheated."""

import random
from collections.abc import Iterator
from typing import Any

from pushluck.conduct import CALL, as_seen, make_table
from pushluck.core import Act, Match, PushluckError, Seat
from pushluck.games.registry import find_rules, iter_presets
from pushluck.server.position import make_position
from pushluck.testing.walks import RandomPlayer, iter_table_acts
from tests.server.seeing import AnyMatch, is_cheat

NAMES = ("Ada", "Ben", "Cleo")
PRESETS = [rules.preset.name for rules in iter_presets()]


class World(AnyMatch):
    """A match that goes on from another one, without changing that."""

    def __init__(self, match: AnyMatch) -> None:
        super().__init__(match.game, match.seats)
        self._states = list(match.states)
        self._events = list(match.events)

    def without_cheats(self) -> "World":
        """The same table, had nobody cheated in the turn that can be called."""
        state = self.state
        accused = state.window.accused
        self._states[-1] = state._replace(window=state.window._replace(cheats=(), turned=False))
        open_cheats = len(state.window.cheats)
        for ply in range(len(self._events) - 1, -1, -1):
            event = self._events[ply]
            if open_cheats and event.seat == accused and is_cheat(event):
                self._events[ply] = as_seen(event, None)
                open_cheats -= 1
        return self


def make_match(rules: str, seats: int = 2) -> AnyMatch:
    return Match(make_table(find_rules(rules)), seats)


def played(rules: str, texts: str, seats: int = 2) -> AnyMatch:
    """Play `texts`, each for the seat whose turn it is or, as `2:c`, for the one that is named."""
    match = make_match(rules, seats)
    for text in texts.split():
        seat, _, act = text.rpartition(":")
        match.push_text(act, int(seat) - 1 if seat else None)
    return match


def iter_played(rules: str, *, plies: int, seed: str, cheats: float = 0) -> Iterator[AnyMatch]:
    """Yield a match after every ply of random play in which seats often cheat, call and accept."""
    match = make_match(rules, len(NAMES))
    player, luck = RandomPlayer(match.game, seed), random.Random(seed)
    yield match
    while match.outcome is None and len(match.events) < plies:
        event = player.next_event(match.state)
        if luck.random() < cheats:
            acts = [
                act
                for act in iter_table_acts(match.game, match.state)
                if is_cheat(act) or (act.action is CALL and luck.random() < 0.1)
            ]
            event = luck.choice(acts) if acts else event
        match.push(event)
        yield match


def yours(match: AnyMatch, seat: Seat) -> Any:
    options = make_position(match, seat, None, None).yours
    assert options is not None
    return options


def is_possible(match: AnyMatch, act: Act[Any]) -> bool:
    try:
        match.game.apply(match.state, act)
    except PushluckError:
        return False
    return True
