"""The plots of Rolling Bones."""

import numpy as np
import pytest

from pushluck.games.bones import BonesRules
from pushluck.games.registry import find_rules
from pushluck.locales import load_words
from pushluck.plots.bones import bury_maps, chances_grid, draw_turns
from pushluck.solve.bones.policy import Policy
from pushluck.solve.bones.table import Table

WORDS = load_words("en")
LEAST, TARGET = -20, 30


@pytest.fixture(scope="module")
def policy(tmp_path_factory: pytest.TempPathFactory) -> Policy:
    """A policy from made-up chances that grow with the lead: what is sure does not depend on them."""
    rules = find_rules("bones(target=30)")
    assert isinstance(rules, BonesRules)
    scores = np.arange(LEAST, TARGET)
    lead = scores[:, None] - scores
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PUSHLUCK_HOME", str(tmp_path_factory.mktemp("home")))
        return Policy(Table(rules, LEAST, 1 / (1 + np.exp(-lead / 10)), 0.0))


def test_the_map_of_chances_is_by_own_score_from_left_to_right(policy: Policy) -> None:
    grid = chances_grid(policy.table)
    assert (grid.columns[0], grid.columns[-1]) == (-10, 29)
    assert grid.values[list(grid.rows).index(5), list(grid.columns).index(20)] > 0.8


def test_whoever_wins_by_a_burial_buries(policy: Policy) -> None:
    """Nine points are missing: every skeleton that has them is buried, and no smaller one is after one throw."""
    first = bury_maps(policy, WORDS, scores=(21, 24))[0].grid
    acts = first.values
    assert set(acts[:, 9:].ravel()) == {-1.0, 0.0}
    assert set(acts[:, 1:9].ravel()) == {-1.0, 2.0}


def test_only_skeletons_that_can_be_are_drawn(policy: Policy) -> None:
    """Each placed die is worth a point at least, so the points and the dice that lie free make 18 or more."""
    first = bury_maps(policy, WORDS, scores=(0, 0))[0].grid
    rows, columns = np.nonzero(first.values >= 0)
    assert rows.min() >= 1
    assert rows.max() == 17
    assert (first.columns[columns] >= 18 - first.rows[rows]).all()


def test_the_turns_are_drawn_with_a_head_for_every_throw(policy: Policy) -> None:
    svg = draw_turns(policy, WORDS, game="Rolling Bones", scores=(21, 24)).to_svg()
    for head in ("After 1 throw", "After 2 throws", "After 3 throws", "21 to 24"):
        assert head in svg
