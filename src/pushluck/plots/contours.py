"""Lines along which a value on a grid is the same, and the regions in which it is at least as high.

Marching squares (W. E. Lorensen and H. E. Cline, Marching Cubes, 1987, in the plane): values stand at the nodes
of a grid, and along the edges between them they are taken to change evenly.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from pushluck.solve.arrays import Floats

Point = tuple[float, float]
Edge = tuple[int, int, int]
"""Row and column of the node at which an edge begins, and 0 for an edge along the row, 1 for one across rows."""
Steps = tuple[tuple[int, int], ...]
"""From which side of a cell a line leads to which: 0 along its first row, then around through its last column."""

_STEPS: Sequence[Steps] = (
    (),
    ((0, 3),),
    ((1, 0),),
    ((1, 3),),
    ((2, 1),),
    ((0, 3), (2, 1)),
    ((2, 0),),
    ((2, 3),),
    ((3, 2),),
    ((0, 2),),
    ((1, 0), (3, 2)),
    ((1, 2),),
    ((3, 1),),
    ((0, 1),),
    ((3, 0),),
    (),
)
"""By which corners of a cell are high enough (bit 0 the first, then along its sides): how lines cross it."""
_SADDLES = {5: ((0, 1), (2, 3)), 10: ((1, 2), (3, 0))}
"""Cells with two opposite corners that are high enough, when the middle is too: the two belong together."""


class Grid(NamedTuple):
    """Values at nodes."""

    columns: Floats
    """Where the columns are, from left to right."""
    rows: Floats
    """Where the rows are, from first to last."""
    values: Floats
    """By row and column."""


def iter_lines(grid: Grid, level: float) -> Iterator[list[Point]]:
    """Yield the lines along which the value is `level`; one that closes ends where it begins."""
    following = {start: end for cell in _crossed(grid, level) for start, end in cell}
    ends = set(following.values())
    begun = [edge for edge in following if edge not in ends]
    while following:
        edge = begun.pop() if begun else next(iter(following))
        line = [_crossing(grid, level, edge)]
        while edge in following:
            edge = following.pop(edge)
            line.append(_crossing(grid, level, edge))
        yield line


def iter_regions(grid: Grid, level: float) -> Iterator[list[Point]]:
    """Yield the closed outlines of where the value is at least `level`; holes have outlines of their own."""
    low = min(level, float(grid.values.min())) - 1e9
    yield from iter_lines(
        Grid(
            np.pad(grid.columns, 1, "edge"),
            np.pad(grid.rows, 1, "edge"),
            np.pad(grid.values, 1, constant_values=low),
        ),
        level,
    )


def _crossed(grid: Grid, level: float) -> Iterator[list[tuple[Edge, Edge]]]:
    """Yield how lines cross each cell; what is high enough lies on the same side of all of them."""
    high = (grid.values >= level).astype(int)
    corners = high[:-1, :-1] + 2 * high[:-1, 1:] + 4 * high[1:, 1:] + 8 * high[1:, :-1]
    for row, column in zip(*np.nonzero((corners > 0) & (corners < 15)), strict=True):
        corner = int(corners[row, column])
        steps = _STEPS[corner]
        if corner in _SADDLES and grid.values[row : row + 2, column : column + 2].mean() >= level:
            steps = _SADDLES[corner]
        place = int(row), int(column)
        yield [(_side(*place, start), _side(*place, end)) for start, end in steps]


def _side(row: int, column: int, side: int) -> Edge:
    return ((row, column, 0), (row, column + 1, 1), (row + 1, column, 0), (row, column, 1))[side]


def _crossing(grid: Grid, level: float, edge: Edge) -> Point:
    row, column, is_across = edge
    to_row, to_column = (row + 1, column) if is_across else (row, column + 1)
    low, high = float(grid.values[row, column]), float(grid.values[to_row, to_column])
    part = (level - low) / (high - low)
    return (
        _between(grid.columns[column], grid.columns[to_column], part),
        _between(grid.rows[row], grid.rows[to_row], part),
    )


def _between(start: float, end: float, part: float) -> float:
    return float(start + (end - start) * part)
