"""Matches in which the next seat may take over the dice and the points that a bank leaves."""

import pytest

from pushluck.core.errors import RulesError
from pushluck.games.registry import find_rules
from pushluck.solve.offers import Offer
from pushluck.solve.policy import Policy
from pushluck.solve.positions import turn_start
from pushluck.solve.table import make_race
from tests.solve.exact import solve_exactly

SMALL = find_rules("ten-thousand(target=1500)")


def test_ten_thousand_is_won_as_often_as_the_documentation_says() -> None:
    table = solve_exactly(find_rules("ten-thousand"), threads=2)
    assert table.residual <= 1e-13
    assert table.first_wins == pytest.approx(0.530860615576, abs=1e-12)


def test_the_number_of_threads_changes_nothing() -> None:
    rules = find_rules("ten-thousand(target=4000)")
    one, three = (solve_exactly(rules, threads) for threads in (1, 3))
    assert one.values.tobytes() == three.values.tobytes()
    assert one.rides.tobytes() == three.rides.tobytes()


def test_taking_over_is_worth_what_the_turn_says() -> None:
    """The table keeps for every pair of scores what a turn that is worked out afresh gives."""
    table = solve_exactly(SMALL)
    policy, flow = Policy(table), table.flow
    for scores in ((0, 1000), (1000, 1100), (1450, 1000), (300, 1450), (1000, 1500)):
        start = turn_start(SMALL, scores)
        place = flow.locate(start)
        for dice in range(1, 6):
            for points in range(1000, scores[1] + 1, 150):
                state = start._replace(leftover=dice, previous=points)
                throw, ride = policy.worths(state)
                assert (throw.action.text, ride.action.text) == ("t", "r")
                offer = Offer(dice, points // flow.unit)
                assert ride.wins == pytest.approx(table.ride(place, offer), abs=1e-12)
                assert table.value(place, offer) == pytest.approx(
                    max(throw.wins, ride.wins), abs=1e-12
                )


def test_where_offers_would_make_too_many_positions_they_are_refused() -> None:
    rules = find_rules("ten-thousand(target=15000,bank.opening=0)")
    with pytest.raises(RulesError, match="not-solved") as caught:
        make_race(rules)
    assert caught.value.fields == ("ride.allowed", "finish.target")
    rules = find_rules("ten-thousand(finish.rounds=10,finish.last_round=none)")
    with pytest.raises(RulesError, match="not-solved") as caught:
        make_race(rules)
    assert caught.value.fields == ("ride.allowed", "finish.rounds")
