"""What every bot understands about the end of a match."""

from typing import Any

import pytest

from pushluck.bots.judgement import is_last_turn, must_bank, points_missing, sensible_keeps
from pushluck.conduct import view_of
from pushluck.core import Match
from tests.bots.tables import begin


def position(spelling: str, script: str = "", **state: Any) -> tuple[Any, Any]:
    """Return the game and the state without manners after these events."""
    view = view_of(begin(spelling, script, **state), 0)
    return view.inner_game, view.inner_state


def banks(spelling: str, script: str, **state: Any) -> bool | None:
    return must_bank(*position(spelling, script, **state), seat=0)


def keeps(spelling: str, script: str, **state: Any) -> list[str]:
    offers = sensible_keeps(*position(spelling, script, **state), seat=0)
    return [offer.action.text for offer in offers]


def test_a_bank_that_wins_is_made() -> None:
    assert banks("pig", "4", scores=(96, 99)) is True
    assert banks("farkle-minimal", "114236 k11", scores=(9_800, 0)) is True
    assert banks("doom", "114236 k1", scores=(99_000, 0)) is True


def test_any_other_bank_is_a_matter_of_character() -> None:
    assert banks("pig", "4", scores=(95, 99)) is None
    assert banks("farkle-minimal", "114236 k11", scores=(9_700, 0)) is None


def test_exactly_ten_thousand_is_always_banked() -> None:
    """Z12."""
    assert banks("zonk", "114236 k11", scores=(9_800, 0)) is True


def test_zonk_beyond_ten_thousand_counts_and_is_a_matter_of_character() -> None:
    """Z13."""
    assert banks("zonk", "114236 k11", scores=(9_900, 0)) is None
    assert banks("zonk", "114236 k11", scores=(12_900, 0)) is True


ON_BOARD = {"on_board": (True, True)}


def test_an_exact_finish_is_banked_also_where_it_opens_the_last_round() -> None:
    assert banks("dix-mille", "114236 k11", scores=(9_800, 0), **ON_BOARD) is True


def test_a_turn_that_has_passed_the_only_target_is_given_up() -> None:
    """Nothing is earned by the bank, but nothing can be earned any more, and a bust could cost more."""
    assert banks("dix-mille", "114236 k11", scores=(9_900, 0), **ON_BOARD) is True


LAST = {"scores": (10_000, 10_500), "finisher": 1, "on_board": (True, True)}
"""T13: the second seat has 10,500, and the first has its last turn."""


@pytest.mark.parametrize(
    ("script", "decided"),
    [("112346 k1", False), ("115546 k1155", False), ("111546 k1115", False)],
)
def test_a_seat_that_is_behind_in_its_last_turn_throws_until_it_is_ahead(
    script: str, decided: bool
) -> None:
    assert banks("farkle", script, **LAST) is decided


def test_a_seat_that_is_ahead_in_the_very_last_turn_banks() -> None:
    assert banks("farkle", "111546 k1115", **(LAST | {"scores": (10_200, 10_500)})) is True


def test_a_seat_that_is_ahead_with_others_to_come_goes_on_by_its_character() -> None:
    state = {"scores": (10_200, 0, 10_500), "finisher": 2, "on_board": (True,) * 3}
    assert banks("farkle", "111546 k1115", seats=3, **state) is None
    assert banks("farkle", "112346 k1", seats=3, **state) is False


@pytest.mark.parametrize(("tie", "decided"), [("leader", False), ("shared", True)])
def test_a_tie_is_enough_where_it_is_shared(tie: str, decided: bool) -> None:
    script = "115546 k1155"
    state = LAST | {"scores": (10_200, 10_500)}
    assert banks(f"farkle(finish.tie={tie})", script, **state) is decided


def test_in_the_last_of_a_number_of_rounds_the_best_must_be_beaten() -> None:
    spelling = "farkle-minimal(finish.rounds=10)"
    last = {"scores": (3_000, 3_500), "rounds_left": 1}
    assert banks(spelling, "111546 k1115", **last) is None
    assert banks(spelling, "114236 k11", **last) is False
    assert banks(spelling, "114236 k11", **(last | {"rounds_left": 2})) is None


def test_in_overtime_only_the_tied_seats_are_rivals() -> None:
    spelling = "farkle(finish.tie=overtime)"
    state = {"scores": (10_500, 10_500, 10_700), "contenders": (0, 1), "on_board": (True,) * 3}
    game, now = position(spelling, "114236 k11", seats=3, **state)
    assert is_last_turn(game, now)
    assert must_bank(game, now, 0) is None


def test_of_several_keeps_the_one_that_wins_is_taken() -> None:
    assert keeps("dix-mille", "115234", scores=(9_850, 0), **ON_BOARD) == ["k15"]
    assert keeps("dix-mille", "111234", scores=(9_000, 0), **ON_BOARD) == ["k111"]


def test_keeps_that_pass_the_only_target_are_left() -> None:
    assert keeps("dix-mille", "115234", scores=(9_750, 0), **ON_BOARD) == ["k115"]
    assert keeps("dix-mille", "115234", scores=(9_770, 0), **ON_BOARD) == ["k1", "k11", "k15", "k5"]
    assert keeps("dix-mille", "114234", scores=(9_950, 0), **ON_BOARD) == ["k1", "k11"]  # all do


def test_every_keep_is_sensible_in_the_middle_of_a_match() -> None:
    assert keeps("farkle", "115234") == ["k1", "k11", "k115", "k15", "k5"]


def test_points_missing_count_to_the_next_target() -> None:
    assert points_missing(*position("pig", scores=(30, 0)), seat=0) == 70
    assert points_missing(*position("zonk", scores=(9_000, 0)), seat=0) == 1_000
    assert points_missing(*position("zonk", scores=(10_500, 0)), seat=0) == 2_500


def test_pig_has_no_last_round() -> None:
    match: Match[Any, Any] = begin("pig", "4")
    assert not is_last_turn(match.game, match.state)
