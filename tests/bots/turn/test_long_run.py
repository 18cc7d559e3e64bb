"""Busts in a row: the published long run of Zilch, and the equations by plain iteration."""

import pytest

from pushluck.bots.turn import LongRun, Streak, Terms, find_long_run, find_programme
from pushluck.games.registry import find_rules
from tests.bots.tables import thresholds

MINIMUM = Terms(least=300)


def zilch(*, restarts: bool = True, penalty: int = 500, busts: int = 3) -> LongRun:
    return find_long_run(find_rules("zilch"), MINIMUM, Streak(busts, penalty, restarts))


def test_zilch_earns_620_855_points_a_turn() -> None:
    """M. Busche, Maximizing Expected Scores in the Game of Zilch (2010)."""
    assert zilch().points == pytest.approx(620.854672277, abs=1e-8)


def test_zilch_is_played_more_carefully_after_each_zilch() -> None:
    """M. Busche (2010): from which total on to bank with 1 to 5 dice after none, one and two zilches."""
    rows = [
        thresholds(find_programme(find_rules("zilch"), MINIMUM._replace(bust=bust)))
        for bust in zilch().busts
    ]
    assert [[row[dice] for dice in range(1, 6)] for row in rows] == [
        [350, 300, 450, 1050, 3150],
        [300, 300, 350, 1000, 3050],
        [300, 300, 300, 550, 2650],
    ]
    assert {row[6] for row in rows} == {None}


@pytest.mark.parametrize("restarts", [True, False])
def test_each_bust_brings_the_penalty_nearer(restarts: bool) -> None:
    """The equations of the module, against the values themselves iterated until they stand still."""
    found = zilch(restarts=restarts)
    rules = find_rules("zilch")
    worth = [0.0, -10.0, -70.0, -70.0]  # of 0 to 3 busts; near enough to save rounds
    for _ in range(8):
        busts = (worth[1], worth[2], -500.0 + (0.0 if restarts else worth[3]))
        values = [find_programme(rules, MINIMUM._replace(bust=bust)).value for bust in busts]
        values.append(values[2])
        worth = [value - values[0] for value in values]
    assert values[0] == pytest.approx(found.points, abs=1e-3)
    assert busts == pytest.approx(found.busts, abs=1e-2)


def test_a_penalty_of_nothing_changes_nothing() -> None:
    found = zilch(penalty=0)
    assert found.busts == pytest.approx((0.0, 0.0, 0.0))
    assert found.points == pytest.approx(find_programme(find_rules("zilch"), MINIMUM).value)


def test_a_penalty_at_every_bust_is_a_bust_that_costs() -> None:
    once = zilch(busts=1)
    assert once.busts == (-500.0,)
    assert once.points == find_programme(find_rules("zilch"), MINIMUM._replace(bust=-500.0)).value
