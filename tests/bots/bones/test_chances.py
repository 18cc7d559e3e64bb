"""Exact chances of one throw of bone dice."""

from fractions import Fraction
from math import comb

import pytest

from pushluck.bots.bones.chances import (
    attachable,
    chance_exactly,
    middle_chances,
    side_chances,
    side_parts,
)
from tests.bots.bones.tables import RULES, body


@pytest.mark.parametrize("dice", range(7))
def test_what_shows_is_certain_to_be_something(dice: int) -> None:
    total = sum(comb(6, shown) * chance_exactly(6, shown, dice) for shown in range(7))
    assert total == pytest.approx(1)


def test_a_gravestone_shows_with_the_chance_that_not_all_dice_miss_it() -> None:
    for dice in range(7):
        assert chance_exactly(1, 1, dice) == pytest.approx(1 - (5 / 6) ** dice)


def test_two_certain_faces_of_two_dice() -> None:
    assert chance_exactly(6, 2, 2) == pytest.approx(float(Fraction(2, 36)))
    assert chance_exactly(2, 0, 2) == pytest.approx(float(Fraction(16, 36)))


def test_bones_are_attached_one_after_another() -> None:
    assert attachable("FHTSO", "RU", "HFO") == "FH"
    assert attachable("KNV", "R", "VK") == "K"  # the pelvis hangs on the spine


def test_a_side_without_its_anchor_can_add_nothing() -> None:
    parts = side_parts(RULES, body("K"))
    rows = side_chances(RULES.points, parts, "", (3, 3))
    assert [(row.points, row.added) for row, _ in rows] == [(0, False)]
    (chance,) = [chance for _, chance in rows]
    assert chance == pytest.approx(1)


def test_an_arm_and_a_leg_can_grow_together() -> None:
    """Two dice at shoulder and hip: an upper arm and a thigh together in 2 of 36 ways."""
    parts = side_parts(RULES, body("RNV"))
    rows = dict(side_chances(RULES.points, parts, "RV", (2, 0)))
    two = sum(chance for row, chance in rows.items() if row.points == 2)
    # Both, or either with the bone beyond it.
    assert two == pytest.approx(6 / 36)


def test_the_hat_needs_a_skull() -> None:
    bare = middle_chances(RULES, body("RNV"), 1)
    assert not any(row.hat for row, _ in bare)
    skull = middle_chances(RULES, body("KRNV"), 1)
    assert sum(chance for row, chance in skull if row.hat) == pytest.approx(1 / 6)
    both = middle_chances(RULES, body("RNV"), 2)
    assert sum(chance for row, chance in both if row.hat) == pytest.approx(2 / 36)
