"""Whole matches against published and independently computed values (see the oracles)."""

from pathlib import Path

import numpy as np
import pytest

from pushluck.core.errors import RulesError
from pushluck.core.rules import RulesObject
from pushluck.games.registry import find_rules
from pushluck.solve.race import Race
from pushluck.solve.table import find_table, make_race


def solve(rules: RulesObject, threads: int = 1) -> Race:
    race = Race(rules, threads=threads)
    while race.advance():
        pass
    return race


@pytest.mark.parametrize(
    ("spelling", "first_wins"),
    [
        ("pig", 0.530592725273748),
        ("pig(target=10)", 0.709424322598),
        ("pig(target=20)", 0.615558549805),
        ("pig(target=40)", 0.544694393482),
        ("pig(target=50)", 0.546150844167),
        ("farkle-minimal(target=1000)", 0.602389681682),
        ("farkle-minimal(target=2000)", 0.578759416118),
        ("farkle(target=1000,bank.opening=0,finish.last_round=none)", 0.602199061793),
        ("farkle(target=2000,bank.opening=0,finish.last_round=none)", 0.567884405308),
        ("kingdom-come(target=1000)", 0.609800544191),
        ("kingdom-come(target=2000)", 0.579642482882),
        ("doom(target=1200)", 0.752166627334),
        ("doom(target=5000)", 0.586130052033),
    ],
)
def test_the_first_of_two_seats_wins_as_often_as_others_found(
    tables: Path, spelling: str, first_wins: float
) -> None:
    table = find_table(find_rules(spelling), tables)
    assert table.first_wins == pytest.approx(first_wins, abs=1.1e-12)
    assert table.residual < 2e-13


def test_two_hundred_points_are_what_the_second_seat_is_owed(tables: Path) -> None:
    table = find_table(find_rules("farkle-minimal"), tables)
    assert table.first_wins == pytest.approx(0.536953031813, abs=1e-12)
    assert table.values[0, 0, 4] == pytest.approx(0.504002188330, abs=1e-12)
    assert table.values[0, 0, 5] == pytest.approx(0.495701207214, abs=1e-12)


def test_zonk_is_won_as_often_as_an_independent_program_found(tables: Path) -> None:
    table = find_table(find_rules("zonk"), tables)
    assert table.first_wins == pytest.approx(0.526917261581, abs=1e-12)


@pytest.mark.parametrize(
    ("name", "first_wins"),
    [
        ("dix-mille", 0.533349259477),
        ("farkle-facebook", 0.534870261795),
        ("greed", 0.564103879182),
        ("hot-dice", 0.525195606150),
        ("kingdom-come", 0.557117046219),
        ("ten-thousand", 0.530860615576),
        ("zehntausend", 0.484739224683),
        ("zilch", 0.533432051318),
        ("zonk-five", 0.521513826766),
        ("zonk-original", 0.530629796913),
    ],
)
def test_whole_games_are_won_as_often_as_the_documentation_says(
    tables: Path, proof: bool, name: str, first_wins: float
) -> None:
    if not proof:
        pytest.skip("whole games take minutes")
    table = find_table(find_rules(name), tables)
    assert table.first_wins == pytest.approx(first_wins, abs=1e-11)


@pytest.mark.parametrize(
    "spelling",
    [
        "farkle-facebook(target=600,bust.floor=-500)",
        "zilch(target=2000,bust.streak=0,bust.penalty=0)",
    ],
)
def test_the_number_of_threads_changes_nothing(spelling: str) -> None:
    rules = find_rules(spelling)
    found = {solve(rules, threads).solution().values.tobytes() for threads in (1, 3)}
    assert len(found) == 1


@pytest.mark.parametrize(
    ("spelling", "full"),
    [
        ("zonk(target=2000,finish.extended_target=2600)", "zonk"),
        ("farkle(target=1000)", "farkle"),
        ("doom(target=5000)", "doom"),
    ],
)
def test_turns_worked_out_again_differ_by_no_more_than_is_told(
    proof: bool, spelling: str, full: str
) -> None:
    rules = find_rules(full if proof else spelling)
    solved = solve(rules, threads=2)
    again = Race(rules, threads=2)
    # As in a second sweep, which begins with the values of the first.
    again.restore(solved.state() | {"counts": np.array([1, 2, 0]), "residual": 0.0})
    while again.advance():
        pass
    assert again.evaluations > 0
    assert again.residual <= solved.residual < 2e-13


def test_sweeps_close_in_although_slopes_change_from_one_to_the_next() -> None:
    """A target that must be hit, and fines: with the slopes of the first sweep later ones would lead away."""
    race = solve(find_rules("dix-mille(finish.target=1000)"))
    assert race.residual < 1e-13
    assert race.sweep < 30


@pytest.mark.parametrize(
    ("spelling", "fields"),
    [
        ("ten-thousand(bust.streak=3,bust.penalty=500)", ("ride.allowed", "bust.streak")),
        (
            "ten-thousand(finish.last_round=until_beaten)",
            ("ride.allowed", "finish.last_round"),
        ),
        ("ten-thousand(bank.multiple_of=100)", ("ride.allowed", "bank.multiple_of")),
        (
            "ten-thousand(finish.landing=exact,finish.overshoot=turn_lost)",
            ("ride.allowed", "finish.landing"),
        ),
        ("ten-thousand(first_throw.no_score=lose_all)", ("ride.allowed", "first_throw.no_score")),
        (
            "ten-thousand(instant.bust_face=6,instant.bust_count=3,instant.bust_loses=game)",
            ("ride.allowed", "instant.bust_loses"),
        ),
        ("farkle(finish.tie=overtime)", ("finish.tie",)),
        ("zonk(bank.beat_previous=true)", ("bank.beat_previous",)),
        ("zonk(seating.most_seats=1)", ("seating.least_seats", "seating.most_seats")),
        ("bones", ("game",)),
    ],
)
def test_rules_that_are_not_solved_are_refused_with_the_field(
    spelling: str, fields: tuple[str, ...]
) -> None:
    with pytest.raises(RulesError, match="not-solved") as caught:
        make_race(find_rules(spelling))
    assert caught.value.fields == fields


def test_a_match_that_need_not_end_is_refused() -> None:
    rules = find_rules("zonk(finish.overshoot=turn_lost,bank.minimum=300,finish.target=400)")
    with pytest.raises(RulesError, match="match-need-not-end"):
        solve(rules)
