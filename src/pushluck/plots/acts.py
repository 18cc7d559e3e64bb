"""Bank or throw: what wins more often, by score and turn total, one map beside the other."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pushluck.locales import Words
from pushluck.plots.contours import Grid, Point
from pushluck.plots.drawing import Drawing, text_width
from pushluck.plots.frame import LINE, Axis, Frame
from pushluck.solve.arrays import Floats

LEFT, TOP = 74, 132
SIDE, HEIGHT = 210, 176
GAP, ROW_GAP = 40, 62
MOST_IN_ROW = 3
LEAST_WIDTH = 600
"""So much room the title and the line below it need in every language."""
KEYS = ("bank", "some", "throw")
"""The styles by act: 0 is a bank, 2 a throw, and 1 depends on the hand."""
NOTHING = -1
"""What cannot come about is no act."""


class Map(NamedTuple):
    """One of the maps."""

    head: str
    grid: Grid
    """The act, 0 to 2, or `NOTHING`; by turn total (rows) and own score (columns), or as the axes are named."""
    up: Axis


class Heads(NamedTuple):
    """What is written around the maps."""

    title: str
    about: str
    across: str
    up: str
    keys: tuple[str, str, str, str]
    """What each colour of `KEYS` means, and the broken line; an empty one is not shown."""


def columns_of(maps: int) -> int:
    """Return how many of so many maps stand in a row."""
    rows = -(-maps // MOST_IN_ROW)
    return -(-maps // rows)


def draw_acts(
    maps: Sequence[Map],
    heads: Heads,
    words: Words,
    *,
    across: Axis,
    score: int | None = None,
) -> Drawing:
    """Return the maps in rows of about as many.

    One line shows which totals reach the target, where the axis `across` ends, and one the own `score`.
    """
    columns = columns_of(len(maps))
    rows = -(-len(maps) // columns)
    width = max(LEFT + columns * SIDE + (columns - 1) * GAP + 28, LEAST_WIDTH)
    height = TOP + rows * HEIGHT + (rows - 1) * ROW_GAP + 66
    drawing = Drawing(width, height, title=heads.title, about=heads.about, language=words.language)
    drawing.text(LEFT, 38, heads.title, "title")
    drawing.text(LEFT, 60, heads.about, "about")
    _draw_keys(drawing, heads)
    for number, each in enumerate(maps):
        row, column = divmod(number, columns)
        frame = Frame(
            LEFT + column * (SIDE + GAP),
            TOP + row * (HEIGHT + ROW_GAP),
            SIDE,
            HEIGHT,
            across,
            each.up,
        )
        _draw_map(drawing, frame, each, has_target=bool(heads.keys[-1]), score=score)
        is_lowest = number + columns >= len(maps)
        frame.draw(drawing, words, has_numbers=(is_lowest, column == 0))
    bottom = TOP + rows * (HEIGHT + ROW_GAP) - ROW_GAP
    middle = LEFT + (columns * (SIDE + GAP) - GAP) / 2
    drawing.text(middle, bottom + 46, heads.across, "head", anchor="middle")
    drawing.text(20, (TOP + bottom) / 2, heads.up, "head", anchor="middle", turned=-90)
    return drawing


def _draw_map(
    drawing: Drawing, frame: Frame, each: Map, *, has_target: bool, score: int | None
) -> None:
    drawing.text(frame.left, frame.top - 9, each.head, "head")
    for act, style in enumerate(KEYS):
        drawing.rectangles(_iter_blocks(each.grid, frame, act), style)
    if has_target:
        target = frame.across.most
        highest = min(each.up.most, target - frame.across.least)
        ends = [(target - each.up.least, each.up.least), (target - highest, highest)]
        drawing.lines(frame.placed([ends]), "mark")
    if score is not None and frame.across.least <= score <= frame.across.most:
        ends = [(score, each.up.least), (score, each.up.most)]
        drawing.lines(frame.placed([ends]), "line")


def _iter_blocks(grid: Grid, frame: Frame, least: int) -> Iterator[tuple[Point, Point]]:
    """Yield rectangles, by two corners, that cover what is at least `least`.

    Every score and total stands for its surroundings.
    """
    across, up = _borders(grid.columns, frame.across), _borders(grid.rows, frame.up)
    open_runs: dict[tuple[int, int], int] = {}
    for column in range(len(grid.columns) + 1):
        is_last = column == len(grid.columns)
        runs = set() if is_last else set(_iter_runs(grid.values[:, column] >= least))
        for run in open_runs.keys() - runs:
            first = open_runs.pop(run)
            yield (
                frame.place(float(across[first]), float(up[run[0]])),
                frame.place(float(across[column]), float(up[run[1]])),
            )
        for run in runs:
            open_runs.setdefault(run, column)


def _iter_runs(wanted: NDArray[np.bool_]) -> Iterator[tuple[int, int]]:
    """Yield where what is wanted begins and ends, as often as it does."""
    turns = np.flatnonzero(np.diff(wanted.astype(int), prepend=0, append=0))
    yield from zip(turns[::2].tolist(), turns[1::2].tolist(), strict=True)


def _borders(nodes: Floats, axis: Axis) -> Floats:
    """Return the borders halfway between `nodes`, with the ends of the axis."""
    return np.concatenate([[axis.least], (nodes[:-1] + nodes[1:]) / 2, [axis.most]])


def _draw_keys(drawing: Drawing, heads: Heads) -> None:
    x = float(LEFT)
    for style, text in zip((*KEYS, "mark"), heads.keys, strict=True):
        if not text:
            continue
        if style == "mark":
            drawing.lines([[(x, 84.5), (x + 26, 84.5)]], style)
            x += 13
        else:
            drawing.rectangle(x, 78, 13, 13, style)
        drawing.text(x + 20, 89, text, "tick")
        x += 20 + text_width(text) + LINE
