import pytest

from pushluck.games.scoring import load_scoring
from pushluck.testing.positions import PositionCheck, require


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
