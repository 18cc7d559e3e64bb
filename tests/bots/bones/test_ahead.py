"""Playing one throw ahead: plans carried out step by step."""

import pytest

from pushluck.bots.bones.ahead import LookAhead
from pushluck.core import BANK, THROW, Act, Throw
from pushluck.dice import SeededDice
from pushluck.games.bones import LIFT, Misplace, Phase, PutOut, Turn, load_bones
from tests.bots.bones.tables import outlook, placing, turn

GAME = load_bones()


def ahead(*, lost: float = 0) -> LookAhead:
    return LookAhead(outlook(lost=lost), value=11)


def steps(now: Turn, *, lost: float = 0) -> list[str]:
    """Return what is done until the throw has been answered."""
    state, done = placing(now), []
    while state.phase is Phase.PLACING:
        action = ahead(lost=lost).best_action(state)
        done.append(action.text)
        state = GAME.apply(state, Act(0, action))
    return done


def test_a_burial_comes_after_all_that_fits() -> None:
    *added, last = steps(turn("KRNV", "UFHGY", added=False))
    assert sorted(added) == ["pF", "pH", "pU", "pY"]
    assert last == BANK.text


def test_the_hat_is_lifted_before_its_die_is_thrown_again() -> None:
    assert steps(turn("KRN", "FF", hat=True), lost=-20) == [LIFT.text, "oL"]


def test_a_wrong_bone_goes_where_it_spoils_least() -> None:
    """No right dice are left to throw: beyond a right upper arm or thigh nothing could have been attached."""
    action = ahead().best_action(placing(turn("RNVU1T4", "HHHHHOOOGG", added=False)))
    assert isinstance(action, Misplace)
    assert action.slot in "25"


def test_values_tell_a_good_position_from_a_bad_one() -> None:
    better, worse = (placing(turn(bones, "GHY", throws=4)) for bones in ("KRNVUF", "KRN"))
    assert ahead().value_of(better) > ahead().value_of(worse) > 0


def test_a_payment_is_worth_what_the_throw_is_expected_to_bring() -> None:
    state = placing(turn("KRUF", "OOOVVV"))
    paid = GAME.apply(state, Act(0, PutOut("L")))
    assert ahead().value_of(paid) == pytest.approx(ahead().value_of(state))


def test_a_turn_that_has_come_to_nothing_is_worth_what_losing_is() -> None:
    lost = GAME.forfeit_turn(placing(turn("KR", "G")))
    assert ahead(lost=-7).value_of(lost) == -7


@pytest.mark.parametrize("seed", range(5))
def test_no_step_makes_the_plan_worse(seed: int) -> None:
    """Every action of the best plan leads to a position from which the same is still expected."""
    dice, state = SeededDice(str(seed)), GAME.initial_state(1)
    state = state._replace(start=None)
    state = GAME.apply(state, Act(0, THROW))
    pool = GAME.pool(state)
    assert pool is not None
    state = GAME.apply(state, Throw(0, dice.throw(pool)))
    expected = ahead().value_of(state)
    while state.phase is Phase.PLACING:
        assert ahead().value_of(state) >= expected - 1e-9
        action = ahead().best_action(state)
        if action is BANK:
            assert GAME.turn_total(state) == pytest.approx(expected)
            break
        state = GAME.apply(state, Act(0, action))
