"""How `bot:exact` plays: to win the match, from the values that have been solved for its rules."""

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from pushluck.core.errors import RulesError
from pushluck.core.events import Action, Seat
from pushluck.core.rules import RulesObject

if TYPE_CHECKING:
    from pushluck.bots.player import Player, Prospects

MOST_RULES = 4
"""Rules whose values are kept in memory; those of Doom take 16 MB."""

SolvingProgress = Callable[[int, float], None]
"""Told the number of finished sweeps and the part (0 to 1) of the current one that is done."""


@runtime_checkable
class Decider(Protocol):
    """Knows the best play under one rules object."""

    def best_action(self, state: Any) -> Action:
        """Return the act that wins most often for the seat to move in `state`, in which it decides."""


class ExactPlayer:
    """A player that wins as often as it can.

    What a turn is worth in points, and a match without rivals, it leaves to the `usual` player.
    """

    def __init__(self, rules: RulesObject, usual: "Player") -> None:
        self._rules = rules
        self._usual = usual

    @property
    def usual_turn(self) -> float:
        """See `Player.usual_turn`."""
        return self._usual.usual_turn

    def points_missing(self, state: Any, seat: Seat) -> int:
        """See `Player.points_missing`."""
        return self._usual.points_missing(state, seat)

    def is_last_turn(self, state: Any) -> bool:
        """See `Player.is_last_turn`."""
        return self._usual.is_last_turn(state)

    def prospects(self, state: Any) -> "Prospects":
        """See `Player.prospects`."""
        return self._usual.prospects(state)

    def choose(self, state: Any, seat: Seat, *, slips: bool) -> Action:
        """See `Player.choose`; it never slips. Raises as `find_decider` does."""
        if len(state.scores) == 1:
            return self._usual.choose(state, seat, slips=False)
        return find_decider(self._rules).best_action(state)


def check_solved(rules: RulesObject) -> None:
    """Raise `RulesError` (`bot-needs-values`) unless the values for `rules` are at hand."""
    from pushluck.solve.finding import has_policy

    if not has_policy(rules):
        raise RulesError("bot-needs-values", rules=rules.preset.title)


def solve(rules: RulesObject, progress: SolvingProgress | None) -> None:
    """See to it that the values for `rules` are at hand; solving them can take minutes.

    Raises `RulesError` for rules that are not solved.
    """
    from pushluck.solve.finding import find_policy

    find_policy(rules, progress=progress)


@lru_cache(MOST_RULES)
def find_decider(rules: RulesObject) -> Decider:
    """Return the best play under `rules`, which are never solved here. Raises as `check_solved` does."""
    check_solved(rules)
    from pushluck.solve.best_play import BestPlay
    from pushluck.solve.finding import find_policy
    from pushluck.solve.policy import Policy

    policy = find_policy(rules)
    if isinstance(policy, Policy):
        return BestPlay(policy)
    assert isinstance(policy, Decider)
    return policy
