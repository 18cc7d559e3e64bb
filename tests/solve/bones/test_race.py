import numpy as np
import pytest

from pushluck.core.errors import RulesError
from pushluck.games.bones import Phase, State
from pushluck.solve.bones import race
from pushluck.solve.bones.policy import Policy
from pushluck.solve.bones.race import solve_race
from pushluck.solve.bones.table import Table, load_table
from pushluck.solve.finding import SHIPPED
from tests.solve.bones.one_throw import iterate, point_chances
from tests.solve.bones.test_turn import rules_of


def test_the_values_solve_their_equations_in_numpy_too() -> None:
    rules = rules_of("finish.target=4")
    solution = solve_race(rules, least=-2)
    assert solution.residual <= race.TOLERANCE
    policy = Policy(Table(rules, solution.least, solution.values, solution.residual))
    for scores in [(0, 0), (-2, -2), (-2, 3), (3, -2), (3, 3), (2, 3), (-1, 2)]:
        (worth,) = policy.worths(State(Phase.READY, 0, scores))
        assert worth.wins == pytest.approx(solution.value(*scores), abs=1e-12)


def test_a_lead_is_never_worse_and_threads_change_nothing() -> None:
    rules = rules_of("finish.target=4")
    one, two = (solve_race(rules, least=-2, threads=threads) for threads in (1, 2))
    assert np.array_equal(one.values, two.values)
    assert (np.diff(one.values, axis=0) >= -1e-12).all()
    assert (np.diff(one.values, axis=1) <= 1e-12).all()


@pytest.mark.parametrize("changes", ["", "complete=2,hat_times=3,floor_zero=true"])
def test_turns_of_a_single_throw_are_as_counted_by_hand(changes: str) -> None:
    """The second throw costs more dice than there are, so that all hangs on how eighteen dice fall."""
    rules = rules_of(f"first_price=17,finish.target=9{changes and f',{changes}'}")
    solution = solve_race(rules, least=-2)
    expected = iterate(point_chances(rules), rules.finish.target)
    for (mine, theirs), chance in expected.items():
        assert solution.value(mine, theirs) == pytest.approx(chance, abs=1e-12)


def test_no_score_is_below_nothing_where_no_turn_costs_points() -> None:
    solution = solve_race(rules_of("first_price=9,finish.target=2,floor_zero=true"))
    assert (solution.least, solution.values.shape) == (0, (2, 2))


def test_a_target_out_of_reach_of_any_table_is_refused() -> None:
    with pytest.raises(RulesError) as caught:
        solve_race(rules_of("finish.target=100000"))
    assert caught.value.fields == ("finish.target",)


def test_a_match_to_thirty_agrees_with_an_independent_program(*, proof: bool) -> None:
    if not proof:
        pytest.skip("takes a while")
    rules = rules_of("finish.target=30")
    assert solve_race(rules, least=-10).first_wins == pytest.approx(0.625895064355, abs=1e-12)
    # The bound hardly matters, and less the lower it is.
    assert solve_race(rules, least=-20).first_wins == pytest.approx(0.625895047680, abs=1e-12)


def test_a_lower_bound_does_not_move_the_value_of_a_match_to_a_hundred(*, proof: bool) -> None:
    if not proof:
        pytest.skip("takes minutes")
    shipped = load_table(SHIPPED / "bones@1.npz", rules_of())
    solution = solve_race(rules_of(), least=-20)
    assert (shipped.least, solution.least) == (-30, -20)
    # What the solution with the lower bound begins with.
    assert solution.first_wins == pytest.approx(0.567845732296953, abs=2e-13)
    assert np.abs(solution.values[20:, 20:] - shipped.values[30:, 30:]).max() < 3e-8
