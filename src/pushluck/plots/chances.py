"""Who wins: the chance of the player to move, by both scores."""

from collections.abc import Sequence
from itertools import pairwise
from math import atan2, degrees, hypot

import numpy as np

from pushluck.locales import Words
from pushluck.plots.colours import BANDS
from pushluck.plots.contours import Grid, Point, iter_lines, iter_regions
from pushluck.plots.drawing import Drawing
from pushluck.plots.frame import Frame, make_axis

WIDTH, HEIGHT = 640, 626
LEFT, TOP, SIDE = 78, 88, 470
LABELLED = (0.1, 0.25, 0.5, 0.75, 0.9)
"""Chances whose lines are drawn."""
ROOM = 40
"""Pixels of a line that its label needs."""
MOST_LINES = 120
"""Rows and columns that are drawn at most: more cannot be told apart."""


def draw_chances(
    grid: Grid, words: Words, *, game: str, scores: tuple[int, int] | None = None
) -> Drawing:
    """Return the map of the chances in `grid`: columns are scores of the player to move, rows the other's.

    `scores`, the own one first, are marked.
    """
    shown = thinned(grid)
    title, about = words("plot-chances-title", game=game), words("plot-chances-about")
    drawing = Drawing(WIDTH, HEIGHT, title=title, about=about, language=words.language)
    drawing.text(LEFT, 38, title, "title")
    drawing.text(LEFT, 60, about, "about")
    frame = Frame(
        LEFT,
        TOP,
        SIDE,
        SIDE,
        *(make_axis(float(side[0]), float(side[-1]), ticks=6) for side in grid[:2]),
    )
    _draw_bands(drawing, frame, shown)
    for level in LABELLED:
        lines = list(frame.placed(iter_lines(shown, level)))
        drawing.lines(lines, "half" if level == 0.5 else "line")
        _label(drawing, lines, words.percent(level))
    frame.draw(drawing, words, has_numbers=(True, True))
    middle = LEFT + SIDE / 2, TOP + SIDE / 2
    drawing.text(middle[0], frame.bottom + 44, words("plot-your-score"), "head", anchor="middle")
    drawing.text(20, middle[1], words("plot-their-score"), "head", anchor="middle", turned=-90)
    _draw_key(drawing, frame, words)
    if scores is not None:
        _mark(drawing, frame, grid, scores, words)
    return drawing


def thinned(grid: Grid) -> Grid:
    """Return `grid` with as many rows and columns as are drawn, the first and the last among them."""
    rows, columns = (
        np.unique(np.linspace(0, size - 1, min(size, MOST_LINES)).round().astype(int))
        for size in grid.values.shape
    )
    values = grid.values[np.ix_(rows, columns)].astype(float)
    return Grid(grid.columns[columns], grid.rows[rows], values)


def _draw_bands(drawing: Drawing, frame: Frame, grid: Grid) -> None:
    drawing.rectangle(frame.left, frame.top, frame.width, frame.height, "band0")
    for band in range(1, BANDS):
        drawing.lines(frame.placed(iter_regions(grid, band / BANDS)), f"band{band}")


def _label(drawing: Drawing, lines: Sequence[Sequence[Point]], text: str) -> None:
    """Write `text` along the middle of the longest line, where it has room."""
    line = max(lines, key=_length, default=())
    if _length(line) < 2 * ROOM:
        return
    along = np.cumsum([0.0, *(hypot(x - u, y - v) for (u, v), (x, y) in pairwise(line))])
    start, middle, end = (
        (
            float(np.interp(place, along, [x for x, _ in line])),
            float(np.interp(place, along, [y for _, y in line])),
        )
        for place in (along[-1] / 2 - ROOM / 2, along[-1] / 2, along[-1] / 2 + ROOM / 2)
    )
    turned = degrees(atan2(end[1] - start[1], end[0] - start[0]))
    if abs(turned) > 90:
        turned += 180
    drawing.text(middle[0], middle[1] + 4, text, "label", anchor="middle", turned=turned)


def _length(line: Sequence[Point]) -> float:
    return sum(hypot(x - u, y - v) for (u, v), (x, y) in pairwise(line))


def _draw_key(drawing: Drawing, frame: Frame, words: Words) -> None:
    left, width, part = frame.right + 24, 14, frame.height / BANDS
    for band in range(BANDS):
        drawing.rectangle(left, frame.bottom - (band + 1) * part, width, part + 0.3, f"band{band}")
    for level in (0.0, *LABELLED, 1.0):
        y = frame.bottom - level * frame.height
        drawing.text(left + width + 6, y + 4, words.percent(level), "tick")


def _mark(
    drawing: Drawing, frame: Frame, grid: Grid, scores: tuple[int, int], words: Words
) -> None:
    x, y = frame.place(*scores)
    column = int(np.abs(grid.columns - scores[0]).argmin())
    row = int(np.abs(grid.rows - scores[1]).argmin())
    drawing.circle(x, y, 5, "spot")
    drawing.text(x + 10, y - 8, words.percent(float(grid.values[row, column])), "label")
