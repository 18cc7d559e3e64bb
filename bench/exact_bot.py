"""How often the exact bot wins: `python -m bench.exact_bot [GAMES [PRESET ...]]`, by default 200 matches each.

Against every other bot it has one rival; then it sits with two and with three others. Each line tells the part of
the matches that it won, the interval in which its chance lies with 95 % confidence, and the fair share.
"""

import sys
import time
from collections.abc import Iterator, Sequence

from pushluck.bots import iter_bots, prepare_bots, simulate
from pushluck.games.registry import find_rules

PRESETS = ("zonk", "doom", "bones", "farkle")
GAMES = 200
EXACT = "bot:exact"
OTHERS = tuple(f"bot:{bot.name}" for bot in iter_bots() if bot.plays_for == "points")
TABLES = (("bot:expected", "bot:bold"), ("bot:expected", "bot:bold", "bot:careful"))
"""Others at tables of three and four."""


def iter_lines(preset: str, games: int) -> Iterator[str]:
    """Play with one rival after the other, then with several, and yield what came out."""
    rules = find_rules(preset)
    prepare_bots([EXACT], rules)
    for rivals in (*((bot,) for bot in OTHERS), *TABLES):
        begun = time.perf_counter()
        exact, *others = simulate(rules, [EXACT, *rivals], games=games, seed=preset).tallies
        seconds = time.perf_counter() - begun
        low, high = exact.win_interval
        best = max(other.win_rate for other in others)
        yield (
            f"{preset:<8} {', '.join(rivals):<42} {exact.win_rate:6.1%}  ({low:.1%} to {high:.1%}),"
            f"  fair {1 / (1 + len(rivals)):.1%}, best other {best:.1%}, {seconds / games:.2f} s a match"
        )


def main(arguments: Sequence[str]) -> None:
    games = int(arguments[0]) if arguments else GAMES
    for preset in arguments[1:] or PRESETS:
        for line in iter_lines(preset, games):
            print(line, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
