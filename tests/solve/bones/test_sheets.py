import numpy as np
import pytest

from pushluck.core.errors import NotationError
from pushluck.solve.bones.falls import Floats
from pushluck.solve.bones.policy import Policy
from pushluck.solve.bones.sheets import (
    RARE,
    Choices,
    bury_for_points,
    bury_to_win,
    iter_choices,
)
from pushluck.solve.bones.skeletons import Bools
from pushluck.solve.bones.turn import evaluate_points, find_best_turn, find_plan
from pushluck.solve.positions import turn_start
from tests.solve.bones.test_policy import false_table
from tests.solve.bones.test_turn import rules_of

RULES = rules_of("")


def find_choices() -> list[Choices]:
    return list(iter_choices(find_plan(RULES), evaluate_points(RULES)))


def test_the_first_choice_comes_with_a_gravestone() -> None:
    """It shows on the first throw with a chance of 1 - (5/6)^6, and another throw can always be paid."""
    first, *later = find_choices()
    assert first.throws == 1
    assert first.weight.sum() == pytest.approx(1 - (5 / 6) ** 6, abs=1e-12)
    assert [choices.throws for choices in later] == list(range(2, len(later) + 2))
    assert all(0 < choices.weight.sum() < first.weight.sum() for choices in later)


def test_the_sheet_is_of_the_turn_that_brings_most() -> None:
    sheet = bury_for_points(RULES)
    assert sheet.worth == find_best_turn(RULES).turn_points
    assert 0.9 < sheet.right <= 1


def test_no_other_number_of_points_loses_less() -> None:
    bury = bury_for_points(RULES).bury
    seen = 0
    for choices in find_choices():
        for middle in range(7):
            here = choices.middle == middle
            points, gain, weight = choices.points[here], choices.gain[here], choices.weight[here]
            if weight.sum() <= RARE:
                assert (choices.throws, middle) not in bury
                continue
            rule = bury[choices.throws, middle]
            kept = [_loss(points >= level, gain, weight) for level in range(-100, 100)]
            best = np.inf if rule.points is None else rule.points
            assert _loss(points >= best, gain, weight) == pytest.approx(min(kept), abs=1e-12)
            assert rule.weight == pytest.approx(weight.sum())
            seen += 1
    assert seen == len(bury) > 15


def _loss(buries: Bools, gain: Floats, weight: Floats) -> float:
    wrong = np.where(buries, np.maximum(gain, 0.0), np.maximum(-gain, 0.0))
    return float((weight * wrong).sum())


def test_between_two_the_sheet_is_of_the_policy() -> None:
    policy = Policy(false_table(RULES))
    sheet = bury_to_win(policy, (40, 70))
    (throw,) = policy.worths(turn_start(RULES, (40, 70)))
    assert sheet.scores == (40, 70)
    assert sheet.worth == pytest.approx(throw.wins, abs=1e-12)


def test_scores_that_end_the_match_have_no_sheet() -> None:
    with pytest.raises(NotationError, match="score-ends-match"):
        bury_to_win(Policy(false_table(RULES)), (100, 0))
