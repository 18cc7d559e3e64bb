import pytest

from pushluck.core import D6, Die, Pool, d6_pool
from pushluck.games.scoring import load_scoring
from pushluck.testing.positions import PositionCheck, count_outcomes, require


@pytest.mark.parametrize("pool", [d6_pool(1), d6_pool(6), Pool(((Die("left", "UFH"), 3), (D6, 2)))])
def test_outcomes_are_counted_without_being_made(pool: Pool) -> None:
    assert count_outcomes(pool) == len(list(pool.outcomes()))


def test_a_requirement_says_what_is_wrong() -> None:
    require(True, "never")
    with pytest.raises(AssertionError, match="two and two"):
        require(2 + 2 == 5, "two and two")


def test_a_sound_position_passes_and_an_impossible_one_does_not() -> None:
    zonk = load_scoring("zonk")
    check, state = PositionCheck(zonk), zonk.initial_state(1)
    check.check(state, in_turn=True)
    impossible = state._replace(turn=state.turn._replace(total=33))
    with pytest.raises(AssertionError, match="turn total 33 and unit 50"):
        check.check(impossible, in_turn=True)
