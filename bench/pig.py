"""Random games of Pig to 100, two seats, through `Match` and through OpenSpiel's Python API."""

import random

from bench.measure import Figure, best_seconds, times
from pushluck.core import Act, Match, Throw
from pushluck.games.pig import Pig, load_pig

GAMES = 500
FACES = "123456"


def play_through_match(game: Pig, chance: random.Random) -> int:
    """Play one game, choosing among the legal actions at random; return its events."""
    match = Match(game, seats=2)
    while match.outcome is None:
        seat = match.turn_of
        assert seat is not None
        legal = match.legal_actions
        if legal:
            match.push(Act(seat, chance.choice(legal)))
        else:
            match.push(Throw(seat, chance.choice(FACES)))
    return len(match.events)


def measure() -> list[Figure]:
    game, chance = load_pig(), random.Random(1)
    ours = GAMES / best_seconds(lambda: [play_through_match(game, chance) for _ in range(GAMES)])
    theirs = measure_openspiel()
    if theirs is None:
        return [Figure("Pig through Match", ours, "games/s", "OpenSpiel is not installed")]
    return [
        Figure("Pig through Match", ours, "games/s", times(ours / theirs, "OpenSpiel")),
        Figure("Pig through OpenSpiel's Python API", theirs, "games/s"),
    ]


def measure_openspiel() -> float | None:
    """Return games a second, or None where OpenSpiel is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    game, chance = pyspiel.load_game("pig(players=2,winscore=100)"), random.Random(1)

    def play_all() -> None:
        for _ in range(GAMES):
            play()

    def play() -> None:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))

    return GAMES / best_seconds(play_all)
