"""The best turn against every published or independently computed value (see the oracles)."""

import pytest

from pushluck.core.errors import RulesError
from pushluck.games.registry import find_rules
from pushluck.games.scoring import ScoringRules
from pushluck.solve.solo import best_turn, fewest_turns, long_run


def banks(spelling: str, **terms: int) -> list[int | None]:
    return [bank.total for bank in best_turn(find_rules(spelling), **terms).bank_at]


@pytest.mark.parametrize(
    ("spelling", "enough", "points", "thresholds"),
    [
        ("zonk", None, 409.3399796, [250, 250, 400, 1000, 2900]),
        ("zonk(keep.rule=any)", None, 455.7924158, [250, 250, 400, 1000, 2900]),
        ("farkle-minimal", None, 446.571440344, [250, 250, 400, 1000, 2900, 10050]),
        ("farkle", 9950, 542.063223899469, [300, 250, 400, 950, 2800]),
    ],
)
def test_a_turn_is_worth_what_independent_programs_found(
    spelling: str, enough: int | None, points: float, thresholds: list[int]
) -> None:
    turn = best_turn(find_rules(spelling), enough=enough)
    assert turn.points == pytest.approx(points, abs=2e-7)
    assert [bank.total for bank in turn.bank_at][: len(thresholds)] == thresholds


def test_a_turn_of_doom_is_worth_what_an_independent_program_found() -> None:
    assert best_turn(find_rules("doom")).points == pytest.approx(1787.828497, abs=1e-6)


def test_a_turn_without_minimum_is_worth_what_was_published() -> None:
    rules = find_rules("farkle-facebook(bank.minimum=0)")
    assert best_turn(rules, enough=10_000).points == pytest.approx(548.857618208, abs=1e-9)


def test_busts_in_a_row_change_when_to_bank_as_published() -> None:
    rules = find_rules("zilch")
    assert isinstance(rules, ScoringRules)
    run = long_run(rules)
    assert run.points == pytest.approx(620.854672277, abs=1e-8)
    assert [[bank.total for bank in turn.bank_at][:5] for turn in run.turns] == [
        [350, 300, 450, 1050, 3150],
        [300, 300, 350, 1000, 3050],
        [300, 300, 300, 550, 2650],
    ]


def test_pig_needs_at_least_twelve_and_a_half_turns() -> None:
    assert fewest_turns(find_rules("pig")) == pytest.approx(12.545232352, abs=1e-9)


def test_in_pig_twenty_is_enough_for_points() -> None:
    assert banks("pig") == [20]


@pytest.mark.parametrize(
    "spelling",
    ["zonk(first_throw.no_score=lose_all)", "doom(instant.bust_loses=game)"],
)
def test_where_a_score_can_be_lost_a_turn_alone_has_no_value(spelling: str) -> None:
    spelling = spelling.replace("=lose_all", '="lose_all"').replace("=game", '="game"')
    with pytest.raises(RulesError, match="not-solved"):
        best_turn(find_rules(spelling))
