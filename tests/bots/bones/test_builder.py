"""Building without looking ahead."""

from pushluck.bots.bones.builder import build
from pushluck.core import BANK
from pushluck.games.bones import LIFT, Misplace, Place, PutOut, load_bones
from tests.bots.bones.tables import placing, turn

GAME = load_bones()


def test_the_bone_that_earns_most_comes_first() -> None:
    state = placing(turn("KRUF", "VNH", added=False))
    assert build(GAME, state, 8) == Place("H")  # completes the arm: 5 instead of 2


def test_everything_that_fits_is_added_though_a_gravestone_shows() -> None:
    assert build(GAME, placing(turn("KRNVUFH", "1G", added=False)), 8) == Place("1")


def test_a_skeleton_of_at_least_the_total_is_buried() -> None:
    state = placing(turn("KRNVUFH", "SSSSG"))
    assert GAME.turn_total(state) == 10
    assert build(GAME, state, 10) is BANK
    assert isinstance(build(GAME, state, 11), PutOut)


def test_without_dice_to_pay_with_any_skeleton_is_buried() -> None:
    assert build(GAME, placing(turn("KR", "G")), 11) is BANK


def test_dice_that_can_show_nothing_more_are_put_out_first() -> None:
    state = placing(turn("KRNVUFHTSO", "OOVV"))
    assert build(GAME, state, 8) == PutOut("L")


def test_a_wrong_bone_goes_to_an_end_of_the_body() -> None:
    action = build(GAME, placing(turn("RNVU1T4", "HGG", added=False)), 8)
    assert isinstance(action, Misplace)
    assert action.slot == "K"


def test_the_hat_is_lifted_when_nothing_else_can_be_done() -> None:
    assert build(GAME, placing(turn("KRN", "H", hat=True)), 8) is LIFT
