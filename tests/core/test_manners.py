"""The manners of a table as data (rulings Z15 to Z26)."""

from typing import Literal

import pytest

from pushluck.core.manners import Manners

WrongCall = Literal["none", "turn", "points"]


def manners(
    *,
    etiquette: bool = True,
    strict: bool = False,
    wrong_call: WrongCall = "none",
    points: int = 0,
) -> Manners:
    return Manners(
        cheating=True,
        etiquette=etiquette,
        strict=strict,
        wrong_call=wrong_call,
        wrong_call_points=points,
    )


@pytest.mark.parametrize(
    "allowed",
    [
        manners(),
        manners(etiquette=False),
        manners(strict=True),
        manners(wrong_call="turn"),
        manners(wrong_call="points", points=1),
    ],
)
def test_manners_that_agree(allowed: Manners) -> None:
    assert list(allowed.contradictions()) == []


def test_a_strict_table_has_etiquette() -> None:
    (error,) = manners(etiquette=False, strict=True).contradictions()
    assert error.reason == "strict-without-etiquette"
    assert error.fields == ("manners.strict", "manners.etiquette")


@pytest.mark.parametrize(
    "contradictory",
    [
        manners(wrong_call="points"),
        manners(points=50),
        manners(wrong_call="turn", points=50),
    ],
)
def test_points_for_a_wrong_call_go_with_the_rule_that_takes_them(contradictory: Manners) -> None:
    (error,) = contradictory.contradictions()
    assert error.reason == "wrong-call-points"
    assert error.fields == ("manners.wrong_call", "manners.wrong_call_points")
