"""Losing throws, counted over all 6^n ways the dice can fall; worked out by programs that share no code."""

from fractions import Fraction

import pytest

from pushluck.core import BANK, THROW, Act, Throw
from pushluck.core.errors import IllegalActionError
from pushluck.games.odds import LossChances, iter_thrown, loss_chances
from pushluck.games.pig import load_pig
from pushluck.games.scoring import Hand, Turn
from tests.games.scoring.tables import play, table

ZONK = {
    1: Fraction(2, 3),
    2: Fraction(4, 9),
    3: Fraction(5, 18),
    4: Fraction(17, 108),
    5: Fraction(25, 324),
    6: Fraction(5, 162),
}
DOOM = {
    1: (Fraction(2, 3), Fraction(0)),
    2: (Fraction(4, 9), Fraction(1, 36)),
    3: (Fraction(67, 216), Fraction(2, 27)),
    4: (Fraction(107, 432), Fraction(19, 144)),
    5: (Fraction(943, 3888), Fraction(763, 3888)),
    6: (Fraction(12821, 46656), Fraction(12281, 46656)),
}
"""By number of dice: lost, and lost by the Dice of Doom."""


def chances(spelling: str, turn: Turn) -> LossChances:
    game = table(spelling)
    return loss_chances(game, game.initial_state(2)._replace(turn=turn))


@pytest.mark.parametrize("dice", ZONK)
def test_zonk_loses_a_throw_that_shows_nothing(dice: int) -> None:
    found = chances("zonk", Turn(dice))
    assert found.ways == 6**dice
    assert found.lost == ZONK[dice]
    assert set(found.losing) == {"no-score"}


@pytest.mark.parametrize("dice", DOOM)
def test_doom_loses_to_two_sixes_as_well(dice: int) -> None:
    lost, doomed = DOOM[dice]
    found = chances("doom", Turn(dice))
    assert found.lost == lost
    assert Fraction(found.losing.get("instant", 0), found.ways) == doomed
    assert found.losing_ways == sum(found.losing.values())


def test_dice_that_can_join_the_hand_are_safer() -> None:
    """D12: a 2 that is thrown beside 2-2-2-5-5 makes it four 2s and a pair of 5s, which are three pairs."""
    apart = chances("doom", Turn(1, 1000, Hand("11155", 4000)))
    joined = chances("doom", Turn(1, 1000, Hand("22255", 1200)))
    assert apart.losing == {"no-score": 4}
    assert joined.losing == {"no-score": 3}


def test_no_score_on_all_dice_is_no_loss_where_it_earns_points() -> None:
    assert chances("zilch", Turn(6)).losing == {}
    assert chances("zilch", Turn(5)).lost == ZONK[5]


def test_an_extra_cost_is_a_reason_of_its_own() -> None:
    fined = "zonk(first_throw.no_score=fine,first_throw.points=500)"
    assert chances(fined, Turn(6)).losing == {"first-throw": 1440}
    assert chances(fined, Turn(6, 300, Hand("1" * 6, 800))).losing == {"no-score": 1440}


def test_a_throw_that_wins_the_match_at_once_loses_nothing() -> None:
    game = table("zonk(instant.win_count=6)")
    wins = [thrown.weight for thrown in iter_thrown(game, game.initial_state(2)) if thrown.wins]
    assert wins == [1] * 6


def test_a_pending_throw_has_the_chances_that_the_decision_had() -> None:
    match = play("doom", "115234 k11")
    before = loss_chances(match.game, match.state)
    match.push(Act(0, THROW))
    assert loss_chances(match.game, match.state) == before


def test_pig_loses_one_way_in_six() -> None:
    pig = load_pig()
    state = pig.initial_state(1)
    assert loss_chances(pig, state) == LossChances(6, {"pig": 1})
    assert loss_chances(pig, state).lost == Fraction(1, 6)


def test_nothing_is_thrown_after_the_end() -> None:
    pig = load_pig("pig")
    state = pig.initial_state(1)
    for _ in range(17):
        state = pig.apply(pig.apply(state, Act(0, THROW)), Throw(0, "6"))
    with pytest.raises(IllegalActionError, match="match-over"):
        loss_chances(pig, pig.apply(state, Act(0, BANK)))


def test_nothing_is_thrown_while_dice_are_to_be_kept() -> None:
    match = play("zonk", "115234")
    with pytest.raises(IllegalActionError, match="keep-first"):
        loss_chances(match.game, match.state)
