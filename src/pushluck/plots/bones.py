"""What the plots of Rolling Bones show: who wins, and when to bury a skeleton that a gravestone allows to bury."""

from collections.abc import Sequence

import numpy as np

from pushluck.games.bones import Turn
from pushluck.locales import Words
from pushluck.plots.acts import NOTHING, Heads, Map, draw_acts
from pushluck.plots.contours import Grid
from pushluck.plots.drawing import Drawing
from pushluck.plots.frame import make_axis
from pushluck.solve.bones.graph import BURIALS
from pushluck.solve.bones.keys import Fields, Sort, unpack
from pushluck.solve.bones.policy import Policy
from pushluck.solve.bones.skeletons import Ints, find_worths
from pushluck.solve.bones.table import Table
from pushluck.solve.bones.turn import TurnValues, find_plan
from pushluck.solve.policy import TIE
from pushluck.solve.positions import turn_start

LEAST_SHOWN = -10
"""Lower scores are not drawn: nobody gets there who plays well."""
MOST_DICE = sum(Turn().free)
"""Dice that lie free once one has been placed are fewer."""
MOST_MAPS = 4
"""Throws after which skeletons are drawn; hardly any turn goes on for longer."""


def chances_grid(table: Table) -> Grid:
    """Return the chance to win of the player to move by both scores."""
    target = table.rules.finish.target
    shown = range(max(table.least, LEAST_SHOWN), target)
    scores = np.array(shown, dtype=np.float64)
    values = [[table.value(mine, theirs) for mine in shown] for theirs in shown]
    return Grid(scores, scores, np.array(values))


def draw_turns(
    policy: Policy, words: Words, *, game: str, scores: tuple[int, int] | None
) -> Drawing:
    """Return the maps that show when to bury, by throws made, with these `scores` or at the start."""
    mine, theirs = scores or (0, 0)
    maps = bury_maps(policy, words, scores=(mine, theirs))
    heads = Heads(
        words("plot-bones-title", game=game),
        words("plot-bones-about", mine=mine, theirs=theirs),
        words("plot-bones-points"),
        words("plot-bones-free"),
        (words("plot-bones-bury"), words("plot-bones-depends"), words("plot-throw"), ""),
    )
    across = make_axis(-1.0, float(maps[0].grid.columns[-1]) + 1.0, ticks=5)
    return draw_acts(maps, heads, words, across=across)


def bury_maps(policy: Policy, words: Words, *, scores: tuple[int, int]) -> Sequence[Map]:
    """Return a map of what to do for every number of throws made.

    Columns are the points that a burial would earn, from 0 on, rows the dice that lie free, and the act is that
    of all skeletons that are so.
    """
    rules = policy.table.rules
    values = policy.turn(turn_start(rules, scores))
    shown = [throws for throws in sorted(values.layers) if _choices(policy, throws).size]
    grids = [_acts(policy, values, throws) for throws in shown[:MOST_MAPS]]
    up = make_axis(0.0, len(grids[0].rows) - 0.5, ticks=5)
    return [
        Map(words("plot-bones-throws", throws=throws), grid, up)
        for throws, grid in zip(shown, grids, strict=False)
    ]


def _acts(policy: Policy, values: TurnValues, throws: int) -> Grid:
    """Return by dice that lie free and points what to do after so many throws."""
    graph = find_plan(policy.table.rules).graph
    layer = values.layers[throws]
    fields = unpack(_choices(policy, throws))
    points = _points(policy, fields)
    buried = values.ends[points - graph.least_points + BURIALS]
    throws_on = layer.worth[layer.choices[1:]] > buried + TIE
    decides = fields.sort <= Sort.LIFT_OR_PAY
    rows, columns = np.arange(MOST_DICE), np.arange(graph.most_points + 1)
    found = np.full((len(rows), len(columns)), float(NOTHING))
    for row in rows:
        for column in columns:
            chosen = throws_on[decides & (fields.free == row) & (points == column)]
            if chosen.size:
                found[row, column] = float(chosen.all()) + float(chosen.any())
    return Grid(columns.astype(np.float64), rows.astype(np.float64), found)


def _choices(policy: Policy, throws: int) -> Ints:
    """Return the keys of all positions in which another throw can be paid for."""
    plan = find_plan(policy.table.rules)
    layer = plan.layers[throws]
    keys: Ints = plan.graph.keys[layer.first_choice : layer.end]
    return keys


def _points(policy: Policy, fields: Fields) -> Ints:
    """Return what skeletons are worth."""
    wrong = np.array([int(slots).bit_count() for slots in fields.blocked])
    found = np.zeros(len(wrong), dtype=np.int64)
    for count in np.unique(wrong):
        those = wrong == count
        worths = find_worths(policy.table.rules, int(count))
        found[those] = worths[fields.hat[those], fields.piece[those]]
    return found
