"""All plots of one rules object."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from pushluck.core.rules import RulesObject
from pushluck.locales import Words
from pushluck.solve.finding import Progress, find_policy


class Plot(NamedTuple):
    """A finished plot."""

    name: str
    """What it shows: `chances` (who wins, by both scores) or `turns` (when to bank and when to throw)."""
    svg: str
    """The text of an SVG file."""


def iter_plots(
    rules: RulesObject,
    words: Words,
    *,
    scores: tuple[int, int] | None = None,
    progress: Progress | None = None,
) -> Iterator[Plot]:
    """Yield the plots of a match of two seats under `rules`, solving it first where that has not been done.

    `scores`, in points and the own first, are marked; maps of turns are drawn against the other's score. Raises
    `RulesError` as `find_policy` does, and `NotationError` as `turn_start` does for scores that cannot be.
    """
    from pushluck.plots.chances import draw_chances
    from pushluck.solve.positions import turn_start

    if scores is not None:
        turn_start(rules, scores)
    policy: Any = find_policy(rules, progress=progress)
    chances_grid, draw_turns = _makers(rules)
    game = rules.preset.title
    grid = chances_grid(policy.table)
    yield Plot("chances", draw_chances(grid, words, game=game, scores=scores).to_svg())
    yield Plot("turns", draw_turns(policy, words, game=game, scores=scores).to_svg())


def _makers(rules: RulesObject) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """Return what makes the grid of chances and the maps of turns of this game."""
    if rules.game == "bones":
        from pushluck.plots import bones

        return bones.chances_grid, bones.draw_turns
    from pushluck.plots import scoring

    return scoring.chances_grid, scoring.draw_turns
