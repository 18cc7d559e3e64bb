"""What the plots of Pig and of the scoring family show, worked out from the values of a match."""

from collections.abc import Iterator, Sequence

import numpy as np

from pushluck.core.rules import RulesObject
from pushluck.games.pig import PigRules
from pushluck.locales import Words
from pushluck.plots.acts import Heads, Map, columns_of, draw_acts
from pushluck.plots.contours import Grid
from pushluck.plots.drawing import Drawing
from pushluck.plots.frame import Axis, make_axis
from pushluck.solve.arrays import Floats, Ints, find_arrays
from pushluck.solve.best_play import TurnValues
from pushluck.solve.flow import Context, Flow, Place
from pushluck.solve.model import START, find_model
from pushluck.solve.policy import TIE, Policy
from pushluck.solve.table import Table

MOST_SCORES = 200
"""Scores of the player to move for which a turn is worked out at most."""
AGAINST = (0.0, 0.2, 0.4, 0.6, 0.8, 0.9)
"""Scores of the other player in the maps of Pig, as parts of the target."""
HEADROOM = 1.6
"""A map reaches so many times as high as the usual total from which on to bank."""


def chances_grid(table: Table) -> Grid:
    """Return the chance to win of the player to move by both scores, when nobody has to open any more."""
    flow = table.flow
    number = flow.contexts.get(_context(flow), 0)
    below = int(np.ceil((_target(flow.rules) - flow.least) / flow.unit))
    scores: Floats = np.arange(below, dtype=np.float64) * flow.unit + flow.least
    return Grid(scores, scores, np.asarray(table.values[number, :below, :below], dtype=float).T)


def draw_turns(
    policy: Policy, words: Words, *, game: str, scores: tuple[int, int] | None
) -> Drawing:
    """Return the maps that show when to throw on: by dice left, in Pig by the other player's score.

    Of `scores`, in points, the own one is marked, and the other's is the one to play against.
    """
    rules = policy.table.rules
    target = _target(rules)
    mine, theirs = scores or (None, target // 2)
    if isinstance(rules, PigRules):
        against = [round(part * target) for part in AGAINST]
        about = words("plot-turns-about-pig")
    else:
        against, about = [theirs], words("plot-turns-about", score=theirs)
    maps = turn_maps(policy, words, against=against)
    depends = any((each.grid.values == 1).any() for each in maps)
    heads = Heads(
        words("plot-turns-title", game=game),
        about,
        words("plot-your-score"),
        words("plot-turn-total"),
        (
            words("plot-bank"),
            words("plot-depends") if depends else "",
            words("plot-throw"),
            words("plot-reaches", score=target),
        ),
    )
    across = make_axis(policy.table.flow.least, target, ticks=4)
    return draw_acts(maps, heads, words, across=across, score=mine)


def turn_maps(policy: Policy, words: Words, *, against: Sequence[int]) -> Sequence[Map]:
    """Return a map of what to do `against` the first score for each number of dice, in Pig one for each score."""
    rules = policy.table.rules
    if isinstance(rules, PigRules):
        after_throw = find_model(rules).spots[START].groups[0].options[0].spot
        names = [words("plot-against", score=score) for score in against]
        grids = [_grids(policy, score, [[after_throw]])[0] for score in against]
    else:
        dice = list(_iter_dice(policy))
        names = [words("plot-dice", dice=count) for count, _ in dice]
        grids = list(_grids(policy, against[0], [spots for _, spots in dice]))
    return [
        Map(name, _below(grid, up.most), up)
        for name, grid, up in zip(names, grids, _heights(grids, _target(rules)), strict=True)
    ]


def _grids(policy: Policy, theirs: int, groups: Sequence[Sequence[int]]) -> Sequence[Grid]:
    """Return what to do against `theirs` points, a grid for each group of spots, by turn total and own score.

    That is to bank (0), to throw (2), or it depends on the spot (1).
    """
    flow = policy.table.flow
    context, unit = _context(flow), float(flow.unit)
    below = int(np.ceil((_target(flow.rules) - flow.least) / flow.unit))
    other = min((theirs - flow.least) // flow.unit, below - 1)
    places = np.unique(np.linspace(0, below - 1, min(below, MOST_SCORES)).round().astype(int))
    columns = []
    for place in places:
        turn = TurnValues(policy, [Place(context, int(place), other, None)])
        columns.append([_acts(turn, spots) for spots in groups])
    # The lower the score, the more totals are counted; above the last of them everybody banks.
    rows = np.arange(max(len(acts) for acts, *_ in columns)) * unit
    allowed = rows % (flow.unit * flow.period) == 0
    grids = []
    for number in range(len(groups)):
        found = np.zeros((len(rows), len(columns)))
        for column, acts in enumerate(columns):
            found[: len(acts[number]), column] = acts[number]
        grids.append(Grid(flow.least + places * unit, rows[allowed], found[allowed]))
    return grids


def _acts(turn: TurnValues, spots: Sequence[int]) -> Floats:
    throws = turn.values[: len(turn.banked), spots] > turn.banked[:, spots] + TIE
    acts: Floats = np.add(throws.all(axis=1), throws.any(axis=1), dtype=np.float64)
    return acts


def _iter_dice(policy: Policy) -> Iterator[tuple[int, Sequence[int]]]:
    """Yield every number of dice that can be left when a bank is possible, with the spots in which it is."""
    rules = policy.table.rules
    turn, spots = find_arrays(rules, policy.table.flow.unit), find_model(rules).spots
    able: Ints = np.flatnonzero(turn.may_bank & turn.is_reached)
    for dice in sorted({spots[spot].dice for spot in able}):
        yield dice, [int(spot) for spot in able if spots[spot].dice == dice]


def _heights(acts: Sequence[Grid], target: int) -> Sequence[Axis]:
    """Return how high each map reaches: those in a row as high as the highest of them."""
    wanted = [HEADROOM * _usual_total(grid) for grid in acts]
    size = columns_of(len(wanted))
    rows = [wanted[first : first + size] for first in range(0, len(wanted), size)]
    axes = [make_axis(0.0, min(_round_up(max(row)), target), ticks=5) for row in rows]
    return [axes[number // size] for number in range(len(acts))]


def _usual_total(grid: Grid) -> float:
    """Return the turn total from which on to bank, from a score in the middle."""
    throws = grid.values > 0
    highest = [grid.rows[column.nonzero()[0][-1]] if column.any() else 0.0 for column in throws.T]
    return float(np.median(highest))


def _round_up(total: float) -> float:
    power = 10 ** max(0, len(str(int(total))) - 2)
    return float(-(-int(total) // (5 * power)) * 5 * power)


def _below(grid: Grid, most: float) -> Grid:
    """Return the rows of `grid` up to `most`, and one there."""
    count = int(np.searchsorted(grid.rows, most, side="right"))
    rows: Floats = grid.rows[:count]
    values = grid.values[:count]
    if rows[-1] < most:
        rows, values = np.append(rows, most), np.vstack([values, values[-1]])
    return Grid(grid.columns, rows, values)


def _context(flow: Flow) -> Context:
    """Return the context in which both have opened, where there is one."""
    settled = flow.first._replace(on_board=True, other_on_board=True)
    return settled if settled in flow.contexts else flow.first


def _target(rules: RulesObject) -> int:
    target: int = rules.finish.target  # type: ignore[attr-defined]
    return target
