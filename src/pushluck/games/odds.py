"""What the next throw can do to the turn: exact counts, for any game."""

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Generic, NamedTuple

from pushluck.core.dice import Pool
from pushluck.core.errors import IllegalActionError
from pushluck.core.events import THROW, Act, Seat, Throw
from pushluck.core.game import ActionT, Game, StateT

MOST_THROWS = 100_000
"""Different throws that are tried one by one."""


class Thrown(NamedTuple, Generic[StateT]):
    """What some faces do when they are thrown."""

    weight: int
    """Number of ways the dice can fall so."""
    state: StateT
    """The state afterwards."""
    loss: str | None
    """Why the turn is lost, such as `no-score`; None when it goes on or the match is won."""
    wins: bool
    """The faces win the match at once."""


class LossChances(NamedTuple):
    """How many of the equally likely ways to throw lose the turn."""

    ways: int
    """All ways: 6^n for n ordinary dice."""
    losing: Mapping[str, int]
    """The ways that lose, by the reason that `happened-bust` tells, such as `no-score` or `instant`."""

    @property
    def lost(self) -> Fraction:
        """The chance that the throw loses the turn, whatever the reason."""
        return Fraction(self.losing_ways, self.ways)

    @property
    def losing_ways(self) -> int:
        """The ways that lose, whatever the reason."""
        return sum(self.losing.values())


def loss_chances(game: Game[StateT, ActionT], state: StateT) -> LossChances:
    """Return how the next throw from `state` can lose the turn.

    In `state` the throw is pending or the seat to move may throw; otherwise raises `IllegalActionError`.

    >>> from pushluck.games.registry import find_game
    >>> pig = find_game("pig")
    >>> loss_chances(pig, pig.initial_state(2))
    LossChances(ways=6, losing={'pig': 1})
    """
    _, state, pool = _pending(game, state)
    losing = game.losing_ways(state)
    if losing is None:
        counted: Counter[str] = Counter()
        for thrown in iter_thrown(game, state):
            if thrown.loss is not None:
                counted[thrown.loss] += thrown.weight
        losing = counted
    return LossChances(pool.ways, dict(losing))


def iter_thrown(game: Game[StateT, ActionT], state: StateT) -> Iterator[Thrown[StateT]]:
    """Yield what every different throw from `state` does.

    Raises as `loss_chances` does, and for dice that can fall in more than `MOST_THROWS` different ways.
    """
    seat, state, pool = _pending(game, state)
    if pool.outcome_count > MOST_THROWS:
        raise IllegalActionError("too-many-throws", throws=pool.outcome_count, most=MOST_THROWS)
    for faces, weight in game.outcomes(state):
        event = Throw(seat, faces)
        after = game.apply(state, event)
        told = {happening.key: happening for happening in game.happenings(state, event, after)}
        loss = str(told["bust"].details["why"]) if "bust" in told else None
        yield Thrown(weight, after, loss, wins="instant-win" in told)


def _pending(game: Game[StateT, ActionT], state: StateT) -> tuple[Seat, StateT, Pool]:
    """Return whose throw it is, the state in which it is pending, and its dice."""
    seat = game.turn_of(state)
    if seat is None:
        raise IllegalActionError("match-over")
    if game.pool(state) is None:
        state = game.apply(state, Act(seat, game.parse_action(THROW.text)))
    pool = game.pool(state)
    if pool is None:
        raise IllegalActionError("no-throw-pending")
    return seat, state, pool
