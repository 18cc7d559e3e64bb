"""Whole matches between seats that both play from a table."""

from random import Random

from pushluck.core import Act, Seat
from pushluck.games.bones import Bones, Phase
from pushluck.solve.bones.policy import Policy


def play(game: Bones, policy: Policy, seed: str) -> Seat:
    """Return who wins."""
    random = Random(seed)
    state = game.initial_state(2)
    while state.phase is not Phase.OVER:
        pool = game.pool(state)
        if pool is None:
            state = game.apply(state, Act(state.seat, policy.best_action(state)))
            continue
        faces = [random.choice(die.faces) for die, count in pool.counts for _ in range(count)]
        state = game.after_throw(state, "".join(faces))
    return state.seat
