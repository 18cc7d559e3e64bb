"""The frame of a plot: points on two axes, and where they are on the drawing."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from pushluck.locales import Words
from pushluck.plots.contours import Point
from pushluck.plots.drawing import Drawing

TICK = 5
"""Pixels between the frame and the numbers beside it."""
LINE = 15
"""Pixels from one line of small type to the next."""


class Axis(NamedTuple):
    """A range of points."""

    least: float
    most: float
    step: int
    """Points from one tick to the next."""

    def iter_ticks(self) -> Iterator[int]:
        """Yield the points that are marked."""
        first = -int(-self.least // self.step) * self.step
        yield from range(first, int(self.most) + 1, self.step)


class Frame(NamedTuple):
    """A part of a drawing, with points from left to right and from the bottom up."""

    left: float
    top: float
    width: float
    height: float
    across: Axis
    up: Axis

    @property
    def right(self) -> float:
        """The right edge in pixels."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """The lower edge in pixels."""
        return self.top + self.height

    def place(self, across: float, up: float) -> Point:
        """Return where on the drawing these points are."""
        x = self.left + (across - self.across.least) / self._span(self.across) * self.width
        y = self.bottom - (up - self.up.least) / self._span(self.up) * self.height
        return x, y

    def placed(self, lines: Iterable[Sequence[Point]]) -> Iterator[list[Point]]:
        """Yield lines through points as lines on the drawing."""
        for line in lines:
            yield [self.place(*point) for point in line]

    def draw(self, drawing: Drawing, words: Words, *, has_numbers: tuple[bool, bool]) -> None:
        """Draw the frame and the numbers beside it: below it and to the left, as far as wanted."""
        below, beside = has_numbers
        for points in self.across.iter_ticks():
            x, _ = self.place(points, self.up.least)
            drawing.lines([[(x, self.bottom), (x, self.bottom + TICK)]], "rule")
            if below:
                number = words.number(points)
                y = self.bottom + TICK + LINE - 3
                drawing.text(x, y, number, "tick", anchor="middle")
        for points in self.up.iter_ticks():
            _, y = self.place(self.across.least, points)
            drawing.lines([[(self.left - TICK, y), (self.left, y)]], "rule")
            if beside:
                number = words.number(points)
                drawing.text(self.left - TICK - 3, y + 4, number, "tick", anchor="end")
        corners = [(self.left, self.top), (self.right, self.top), (self.right, self.bottom)]
        drawing.lines([[*corners, (self.left, self.bottom), (self.left, self.top)]], "frame")

    @staticmethod
    def _span(axis: Axis) -> float:
        return axis.most - axis.least


def make_axis(least: float, most: float, *, ticks: int) -> Axis:
    """Return an axis with about so many ticks, at round numbers."""
    rough = (most - least) / ticks
    power = 10 ** (len(str(max(1, int(rough)))) - 1)
    step = next(times * power for times in (1, 2, 5, 10) if times * power >= rough)
    return Axis(least, most, int(step))
