"""Where points are on a drawing."""

import pytest

from pushluck.plots.frame import Axis, Frame, make_axis


def test_points_grow_to_the_right_and_up() -> None:
    frame = Frame(10, 20, 100, 50, Axis(0, 1_000, 500), Axis(-20, 30, 10))
    assert frame.place(0, -20) == (10, 70)
    assert frame.place(1_000, 30) == (110, 20)
    assert frame.place(500, 5) == (60, 45)


@pytest.mark.parametrize(
    ("least", "most", "ticks"),
    [
        (0, 9_950, [0, 2_000, 4_000, 6_000, 8_000]),
        (0, 99, [0, 20, 40, 60, 80]),
        (-20, 29, [-20, -10, 0, 10, 20]),
        (-2_500, 9_950, [0, 5_000]),
        (0, 3, [0, 1, 2, 3]),
    ],
)
def test_ticks_are_round_numbers(least: int, most: int, ticks: list[int]) -> None:
    wanted = 3 if least == -2_500 else 6
    assert list(make_axis(least, most, ticks=wanted).iter_ticks()) == ticks
