"""Lines of equal value, and the regions they bound, against shapes whose size is known."""

from itertools import pairwise
from math import hypot, pi

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from numpy.typing import NDArray

from pushluck.plots.contours import Grid, Point, iter_lines, iter_regions


def area(outline: list[Point]) -> float:
    """Return the area inside a closed outline, by the shoelace formula; holes count below zero."""
    return sum(x * v - u * y for (x, y), (u, v) in pairwise(outline)) / 2


def grid(values: NDArray[np.float64]) -> Grid:
    rows, columns = values.shape
    return Grid(np.arange(columns, dtype=float), np.arange(rows, dtype=float), values)


def hill(size: int) -> Grid:
    """Return a cone: 1 in the middle, falling by 1 over the way to the middle of a side."""
    places = np.linspace(-1, 1, size)
    return Grid(places, places, 1 - np.hypot(places[:, None], places))


@pytest.mark.parametrize("level", [0.2, 0.5, 0.8])
def test_the_line_around_a_cone_is_a_circle(level: float) -> None:
    (line,) = iter_lines(hill(201), level)
    assert line[0] == line[-1]
    assert all(hypot(*point) == pytest.approx(1 - level, abs=1e-3) for point in line)
    assert abs(area(line)) == pytest.approx(pi * (1 - level) ** 2, rel=1e-3)


def test_a_line_that_leaves_the_grid_is_open() -> None:
    slope = grid(np.tile(np.arange(5.0), (3, 1)))
    (line,) = iter_lines(slope, 1.25)
    assert {point[0] for point in line} == {1.25}
    assert {line[0][1], line[-1][1]} == {0.0, 2.0}


def test_a_region_ends_where_the_grid_ends() -> None:
    slope = grid(np.tile(np.arange(5.0), (3, 1)))
    (outline,) = iter_regions(slope, 1.25)
    assert outline[0] == outline[-1]
    assert abs(area(outline)) == pytest.approx((4 - 1.25) * 2)


def test_a_hole_has_an_outline_of_its_own() -> None:
    values = np.ones((7, 7))
    values[3, 3] = 0.0
    whole, hole = sorted(map(area, iter_regions(grid(values), 0.5)), key=abs, reverse=True)
    assert abs(whole) == pytest.approx(36)
    assert hole == pytest.approx(-0.5 * np.sign(whole))  # a diamond half a step wide


def test_nothing_high_enough_has_no_region() -> None:
    assert list(iter_regions(grid(np.zeros((3, 3))), 0.5)) == []


@given(st.lists(st.floats(0, 1), min_size=30, max_size=30), st.floats(0.01, 0.99))
def test_what_is_high_enough_and_what_is_not_fill_the_grid(
    numbers: list[float], level: float
) -> None:
    """Every outline closes, and the outlines of the two parts have the area of the grid together."""
    values = np.array(numbers).reshape(5, 6)
    assume(np.abs(values - level).min() > 1e-6)
    high = list(iter_regions(grid(values), level))
    low = list(iter_regions(grid(-values), -level))
    assert all(outline[0] == outline[-1] for outline in high + low)
    total = abs(sum(map(area, high))) + abs(sum(map(area, low)))
    assert total == pytest.approx(4 * 5, abs=1e-5)
