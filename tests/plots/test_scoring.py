"""What the plots show, against what is known about the games."""

import numpy as np
import pytest

from pushluck.core.errors import RulesError
from pushluck.games.registry import find_rules
from pushluck.locales import LANGUAGES, load_words
from pushluck.plots import iter_plots
from pushluck.plots.chances import draw_chances, thinned
from pushluck.plots.scoring import chances_grid, draw_turns, turn_maps
from pushluck.solve.policy import Policy
from pushluck.solve.table import Table

ENGLISH = load_words("en")


def test_the_map_of_chances_begins_with_the_value_of_the_match(pig: Table) -> None:
    """Neller and Presser (2004): whoever begins a match of Pig wins 53.06 % of all."""
    grid = chances_grid(pig)
    assert grid.values[0, 0] == pytest.approx(0.5306, abs=5e-5)
    assert (grid.columns[-1], grid.rows[-1]) == (99, 99)


def test_columns_are_the_own_score(pig: Table) -> None:
    values = chances_grid(pig).values
    assert values[0, 90] > 0.9
    assert values[90, 0] < 0.1
    assert (np.diff(values, axis=1) > -1e-12).all()
    assert (np.diff(values, axis=0) < 1e-12).all()


def test_a_large_map_keeps_its_corners(pig: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pushluck.plots.chances.MOST_LINES", 10)
    grid, thin = chances_grid(pig), thinned(chances_grid(pig))
    assert thin.values.shape == (10, 10)
    for corner in ((0, 0), (0, -1), (-1, 0), (-1, -1)):
        assert thin.values[corner] == grid.values[corner]


def test_the_map_of_pig_has_the_odd_hold(pig: Table) -> None:
    """Own 41 against 49: roll up to 21, hold from 22 to 26, roll at 27, hold from 28 (possiblywrong, 2014)."""
    (only,) = turn_maps(Policy(pig), ENGLISH, against=[49])
    column = only.grid.values[:, list(only.grid.columns).index(41)]
    throws = [int(total) for total in only.grid.rows[column > 0] if total < 41]
    assert throws == [*range(22), 27]


def test_a_map_of_zonk_is_there_for_every_number_of_dice_with_a_choice(zonk: Policy) -> None:
    """Six dice must be thrown: hot dice are forced."""
    maps = turn_maps(zonk, ENGLISH, against=[1_000])
    heads = ["1 die left", *(f"{dice} dice left" for dice in (2, 3, 4, 5))]
    assert [each.head for each in maps] == heads
    # The more dice are left, the longer it is right to throw.
    thrown = [int((each.grid.values[:, 0] > 0).sum()) for each in maps]
    assert thrown[1] <= thrown[2] <= thrown[3] <= thrown[4]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plots_speak_the_language(lang: str, pig: Table, zonk: Policy) -> None:
    words = load_words(lang)
    grid = chances_grid(pig)
    chances = draw_chances(grid, words, game="Pig", scores=(41, 49)).to_svg()
    assert words("plot-their-score") in chances
    assert words.percent(float(grid.values[49, 41])) in chances
    turns = draw_turns(zonk, words, game="Zonk", scores=(700, 1_150)).to_svg()
    assert words("plot-turns-about", score=1_150) in turns
    assert words("plot-reaches", score=2_000) in turns
    assert words("plot-depends") not in turns


def test_rules_that_are_not_solved_have_no_plots() -> None:
    with pytest.raises(RulesError) as caught:
        next(iter_plots(find_rules("farkle(finish.tie=overtime)"), ENGLISH))
    assert caught.value.reason == "not-solved"
