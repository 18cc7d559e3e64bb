"""What to add, and then to bury or to pay."""

from math import inf

from pushluck.bots.bones.plan import Plan, find_ending, find_plan, sensible_payments
from pushluck.core import BANK
from pushluck.games.bones import PutOut, Turn
from tests.bots.bones.tables import RULES, outlook, rules, turn


def plan(now: Turn, *, lost: float = 0) -> Plan:
    found = find_plan(outlook(lost=lost), now)
    assert found is not None
    return found


def test_everything_that_fits_is_added_before_a_burial() -> None:
    found = plan(turn("KRNV", "UFHG", added=False))
    assert found.ending.action is BANK
    assert found.ending.value == 10
    assert set(found.faces) == set("UFH")


def test_the_hat_goes_on_a_skull_that_is_added_first() -> None:
    found = plan(turn("RNV", "KYG", throws=4, added=False))
    assert found.faces == "KY"
    assert found.ending.value == 10


def test_a_hat_stays_off_where_it_would_double_a_loss() -> None:
    now = turn("K", "YG", throws=4)
    wrong = now._replace(body=now.body.with_wrong("R", "O"))
    assert find_ending(outlook(), wrong).value == -4
    assert plan(wrong).faces == ""


def test_middle_dice_are_kept_back_to_look_for_a_gravestone() -> None:
    """A hand is added; with the pelvis placed too, no die could still show a gravestone."""
    found = plan(turn("KRNUF", "HVSS", throws=1, added=False))
    assert found.faces == "H"
    assert found.ending.action in (PutOut("L"),)


def test_the_hat_is_lifted_when_its_die_is_the_last_hope() -> None:
    found = plan(turn("KRN", "FF", throws=1, hat=True), lost=-20)
    assert found.lifts
    assert found.ending.action == PutOut("L")


def test_side_dice_pay_before_the_last_middle_dice() -> None:
    action = find_ending(outlook(), turn("KR", "HOVV", throws=1)).action
    assert isinstance(action, PutOut)
    assert action.free == "L"


def test_a_small_body_is_not_buried_while_a_better_one_is_likely() -> None:
    start = turn("KR", "GHHHHH666666VV", throws=1)
    assert isinstance(find_ending(outlook(), start).action, PutOut)
    assert find_ending(outlook(lost=-200), start).action is BANK


def test_a_throw_that_wins_nothing_more_is_not_made() -> None:
    start = turn("KR", "GHHHHH666666VV", throws=1)
    assert find_ending(outlook(most=2), start).action is BANK


def test_a_turn_that_nothing_can_save_has_no_ending() -> None:
    assert find_ending(outlook(lost=50), turn("KR", "H", throws=1)) == (-inf, None)


def test_a_forced_wrong_bone_is_no_plan() -> None:
    assert find_plan(outlook(), turn("K", "HOG", added=False)) is None


def test_placed_bones_pay_only_where_free_dice_cannot() -> None:
    anything = rules(reroll_pay_with="any")
    rich = sensible_payments(anything, turn("KRU", "HOVV", throws=1))
    assert all(not payment.slots for payment in rich)
    poor = sensible_payments(anything, turn("KRU", "V", throws=1))
    assert {payment.slots for payment in poor} == {"K", "U"}
    assert sensible_payments(RULES, turn("KRU", "V", throws=1)) == []
