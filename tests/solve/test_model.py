"""The graph of a turn: its spots counted by hand, and what throws do in them."""

import pytest

from pushluck.core import THROW, Act, Throw
from pushluck.core.errors import RulesError
from pushluck.games.odds import loss_chances
from pushluck.games.registry import find_rules
from pushluck.games.scoring import Hand, Turn
from pushluck.solve.model import START, Group, Option, TurnModel, find_model
from pushluck.solve.spots import LOSSES


def model(spelling: str) -> TurnModel:
    return find_model(find_rules(spelling))


def test_pig_throws_and_may_then_bank() -> None:
    start, begun = model("pig").spots
    assert (start.may_bank, begun.may_bank) == (False, True)
    for spot in (start, begun):
        assert (spot.dice, spot.losing, spot.wins, spot.ways) == (1, (1, 0, 0), 0, 6)
        assert spot.groups == tuple(Group(1, (Option(1, points),)) for points in range(2, 7))


def test_zonk_has_a_spot_for_each_number_of_dice() -> None:
    """Forced hot dice are thrown as the first throw is, so that the two are one."""
    spots = model("zonk").spots
    assert sorted(spot.dice for spot in spots) == [1, 2, 3, 4, 5, 6]
    assert spots[START].dice == 6
    assert [spot.dice for spot in spots if not spot.may_bank] == [6]


def test_doom_has_63_hands_that_are_not_full() -> None:
    stripped = model("doom").numbers
    hands = {turn.hand for turn in stripped if turn.dice < 6 and turn.hand.dice}
    assert len(stripped) == 64  # with the full hand, which is thrown again whatever it holds
    assert len(hands) == 62  # and the empty one


def test_positions_from_which_the_same_can_happen_are_one_spot() -> None:
    doom = model("doom")
    start = doom.game.initial_state(2)
    assert len(set(doom.spots)) == len(doom.spots) < len(doom.numbers)
    for stripped, number in doom.numbers.items():
        assert doom.find(start._replace(turn=stripped)) == number


@pytest.mark.parametrize(
    "spelling",
    [
        "pig",
        "doom",
        "zilch",
        "hot-dice",
        "zonk(instant.win_face=6,instant.win_count=3)",
        "zonk(first_throw.no_score=fine,first_throw.points=500)",
    ],
)
def test_the_chances_of_a_spot_are_those_of_the_game(spelling: str) -> None:
    found = model(spelling)
    start = found.game.initial_state(2)._replace(start=None)
    for stripped, number in found.numbers.items():
        spot = found.spots[number]
        named = {} if spelling == "pig" else {"turn": stripped}
        chances = loss_chances(found.game, start._replace(**named))
        assert (chances.ways, chances.losing_ways) == (spot.ways, sum(spot.losing))
        if named:
            losing = dict(zip(LOSSES, spot.losing, strict=True))
            assert chances.losing == {reason: ways for reason, ways in losing.items() if ways}


def test_throws_lead_where_the_game_goes() -> None:
    doom = model("doom")
    start = doom.game.initial_state(2)._replace(start=None)
    rolling = doom.game.apply(start, Act(0, THROW))
    thrown = doom.game.apply(rolling, Throw(0, "115234"))
    kept = [doom.game.apply(thrown, Act(0, offer.action)) for offer in doom.game.offers(thrown)]
    options = {Option(doom.find(state), doom.game.turn_total(state)) for state in kept}
    assert options in [set(group.options) for group in doom.spots[START].groups]


def test_banks_are_multiples_of_what_totals_and_rules_ask_for() -> None:
    assert (model("zonk").point_unit, model("zonk").bank_step) == (50, 50)
    assert model("zonk(bank.multiple_of=200)").bank_step == 200
    assert model("zonk(bank.multiple_of=125)").bank_step == 250
    assert model("pig").bank_step == 1


def test_a_ride_begins_on_the_dice_left_and_allows_no_bank() -> None:
    found = model("farkle-minimal(ride.allowed=true)")
    spots = {dice: found.spots[number] for dice, number in found.rides.items()}
    assert {dice: spot.dice for dice, spot in spots.items()} == {dice: dice for dice in range(1, 7)}
    assert not any(spot.may_bank for spot in spots.values())


@pytest.mark.parametrize("dice", range(1, 6))
def test_the_bonus_of_a_ride_is_for_its_first_keep(dice: int) -> None:
    found = model("farkle-minimal(ride.allowed=true,ride.bonus=100)")
    turn = Turn(dice, 300, Hand("1" * (6 - dice)))
    usual = found.spots[found.find(found.game.initial_state(2)._replace(turn=turn))]
    assert found.spots[found.rides[dice]].groups == tuple(
        Group(weight, tuple(Option(spot, points + 100) for spot, points in options))
        for weight, options in usual.groups
    )


def test_a_game_of_other_dice_has_no_spots() -> None:
    with pytest.raises(RulesError, match="not-solved"):
        model("bones")
