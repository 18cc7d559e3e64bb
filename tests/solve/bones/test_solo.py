import pytest

from pushluck.games.bones.chances import gravestone_chance
from pushluck.solve.bones.solo import find_fewest_turns
from tests.solve.bones.one_throw import point_chances
from tests.solve.bones.test_turn import rules_of


def test_one_point_takes_a_gravestone() -> None:
    turns = find_fewest_turns(rules_of("first_price=17,finish.target=1"))
    assert turns == pytest.approx(float(1 / gravestone_chance(6)), abs=1e-12)


def test_turns_of_a_single_throw_are_as_counted_by_hand() -> None:
    rules = rules_of("first_price=17,finish.target=20")
    chances = point_chances(rules)
    to_come: dict[int, float] = {}
    for score in reversed(range(20)):
        later = sum(
            chance * to_come.get(score + points, 0.0)
            for points, chance in chances.items()
            if points
        )
        to_come[score] = (1 + later) / (1 - chances[None] - chances.get(0, 0.0))
    assert find_fewest_turns(rules) == pytest.approx(to_come[0], abs=1e-11)


def test_a_hundred_points_take_about_nine_turns(*, proof: bool) -> None:
    turns = find_fewest_turns(rules_of())
    assert turns == pytest.approx(9.296624915, abs=1e-9)
    if proof:
        assert turns == pytest.approx(find_fewest_turns(rules_of(), least=-20), abs=1e-10)
