"""What a seat plays for, read off the state of its match."""

from typing import Any

import pytest

from pushluck.bots.turn import Terms, terms_at, usual_hold, usual_programme, usual_terms
from pushluck.conduct import view_of
from pushluck.games.registry import find_rules
from tests.bots.tables import begin


def terms(spelling: str, **position: Any) -> Terms:
    match = begin(spelling, **position)
    return terms_at(match.game.rules, view_of(match, 0).inner_state)


def test_a_usual_turn_counts_every_point_and_a_bust_costs_nothing_more() -> None:
    assert usual_terms(find_rules("farkle-minimal")) == Terms(enough=10_000, win=10_000)
    assert usual_terms(find_rules("zonk")).enough == 13_000
    assert usual_terms(find_rules("pig(finish.target=50)")) == Terms(enough=50)


def test_a_seat_that_is_not_on_the_board_needs_the_opening() -> None:
    assert terms("farkle").least == 500
    assert terms("farkle", on_board=(True, False)).least == 0
    assert terms("zilch").least == 300


def test_the_previous_seat_must_be_beaten_where_the_rules_say_so() -> None:
    assert terms("farkle-minimal(bank.beat_previous=true)", previous=450).least == 451


def test_points_that_miss_an_exact_finish_do_not_count_once_it_is_near() -> None:
    """A French match is won with exactly 10,000; what goes beyond is lost."""
    assert terms("dix-mille", scores=(9_400, 0)).most == 600
    assert terms("dix-mille", scores=(2_000, 0)).most is None
    assert terms("zonk", scores=(9_900, 0)).most is None
    assert terms("zonk(finish.extended_landing=exact)", scores=(12_500, 0)).most == 500


def test_losing_by_the_face_that_costs_the_match_costs_the_score() -> None:
    spelling = "doom(instant.bust_loses=game)"
    assert terms(spelling, scores=(20_000, 0)).extra == (("instant", 20_000),)
    assert terms(spelling, scores=(21_234, 0)).extra == (("instant", 20_000),)  # two tenths
    assert terms(spelling).extra == (("instant", 0),)


def test_a_first_throw_of_nothing_costs_what_the_rules_say() -> None:
    fined = "zonk(first_throw.no_score=fine,first_throw.points=500,bust.floor=-9000)"
    assert terms(fined).extra == (("first-throw", 500),)
    bounded = fined.replace("-9000", "0")
    assert terms(bounded).extra == (("first-throw", 0),)
    assert terms(bounded, scores=(3_000, 0)).extra == (("first-throw", 500),)
    wrecked = "zonk(first_throw.no_score=lose_all)"
    assert terms(wrecked, scores=(3_000, 0)).extra == (("first-throw", 3_000),)


def test_the_bust_before_the_penalty_is_dear() -> None:
    worth = [terms("zilch", busts=(busts, 0)).bust for busts in range(3)]
    assert worth == pytest.approx([-11.187, -73.698, -500.0], abs=1e-3)


def test_a_penalty_that_is_far_away_worries_nobody() -> None:
    rare = "zonk-five(bust.streak=100,bust.penalty=500,bust.floor=-9000)"
    common = rare.replace("100", "8", 1)
    worth = [terms(rare, busts=(busts, 0)).bust for busts in (0, 50, 97, 98, 99)]
    assert worth[0] == worth[1] == pytest.approx(0.0, abs=0.2)
    assert worth[2:] == [terms(common, busts=(busts, 0)).bust for busts in (5, 6, 7)]


def test_a_score_at_its_floor_has_no_penalty_to_fear() -> None:
    assert terms("zilch(bust.floor=0)", busts=(2, 0)).bust == 0.0
    assert terms("zilch(bust.floor=0)", busts=(2, 0), scores=(4_000, 0)).bust == -500.0


def test_a_penalty_can_be_the_whole_score() -> None:
    spelling = "zilch(bust.takes=score,bust.penalty=0)"
    assert terms(spelling, busts=(2, 0), scores=(6_000, 0)).bust == -6_000.0


@pytest.mark.parametrize(("spelling", "total"), [("zonk", 300), ("pig", 20), ("doom", 1_300)])
def test_a_sensible_total_to_hold_at(spelling: str, total: int) -> None:
    assert usual_hold(find_rules(spelling)) == total


def test_a_sensible_total_to_hold_at_can_be_banked() -> None:
    assert usual_hold(find_rules("zonk(bank.multiple_of=200)")) % 200 == 0


def test_a_usual_turn_has_one_programme() -> None:
    assert usual_programme(find_rules("zonk")) is usual_programme(find_rules("zonk"))
