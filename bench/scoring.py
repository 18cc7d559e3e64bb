"""Building the table of a rules object, looking keeps up in it, and whole matches."""

import random

from bench.measure import Figure, best_seconds, times
from pushluck.core import Act, Match, Throw, d6_pool
from pushluck.games.scoring import Hand, KeepFinder, ScoringGame, ScoringRules, load_scoring
from pushluck.games.scoring.combinations import score_table

MATCHES = 20


def find_all(rules: ScoringRules) -> KeepFinder:
    """Build the table afresh and find the keeps of every throw."""
    score_table.cache_clear()
    finder = KeepFinder(rules)
    look_up_all(finder)
    return finder


def look_up_all(finder: KeepFinder) -> int:
    hand = Hand()
    return sum(
        len(finder.find(hand, faces))
        for dice in range(1, 7)
        for faces, _ in d6_pool(dice).outcomes()
    )


def play_match(game: ScoringGame, chance: random.Random) -> int:
    match = Match(game, seats=2)
    while match.outcome is None:
        seat, pool = match.turn_of, game.pool(match.state)
        assert seat is not None
        if pool is None:
            match.push(Act(seat, chance.choice(match.legal_actions)))
        else:
            dice = [die for die, count in pool.counts for _ in range(count)]
            match.push(Throw(seat, "".join(chance.choice(die.faces) for die in dice)))
    return len(match.events)


def play_matches(game: ScoringGame) -> int:
    """Play the same matches every time; return their events."""
    chance = random.Random(1)
    return sum(play_match(game, chance) for _ in range(MATCHES))


def measure() -> list[Figure]:
    return [figure for name in ("zonk", "doom", "farkle") for figure in measure_preset(name)]


def measure_preset(name: str) -> list[Figure]:
    game = load_scoring(name)
    built = best_seconds(lambda: find_all(game.rules))
    finder = find_all(game.rules)
    looked_up = best_seconds(lambda: look_up_all(finder))
    events = play_matches(game) // MATCHES
    speed = MATCHES / best_seconds(lambda: play_matches(game))
    ratio = times(built / looked_up, "looking them all up")
    return [
        Figure(f"{name}: keeps of all 923 throws, built", built * 1000, "ms", ratio),
        Figure(f"{name}: random matches of {events} events", speed, "matches/s"),
    ]
