"""Rulings B5 to B10 and B13: adding bones, ending the turn, paying for another throw, winning."""

from itertools import permutations

import pytest

from pushluck.core import BANK, Match, Outcome
from pushluck.games.bones import LIFT, Body, Phase, load_bones
from pushluck.games.bones.anatomy import SLOTS
from tests.games.bones.tables import (
    body,
    happened,
    options,
    placing,
    play,
    push,
    refused,
    table,
    total,
)

FIRST = "UFHTTT122222KRNYGG"
"""A first throw with a gravestone and a hat."""


# B5: adding bones


def test_the_published_game_is_for_any_number_up_to_eight() -> None:
    rules = load_bones().rules
    assert (rules.key, rules.finish.target, rules.build.place) == ("bones@1", 100, "one")
    assert (rules.seating.least_seats, rules.seating.most_seats) == (1, 8)
    assert not rules.manners.cheating


def test_the_first_throw_is_of_all_18_dice() -> None:
    """B5: pre-op: throw all 18 dice."""
    match = play("t")
    pool = match.game.pool(match.state)
    assert pool is not None
    assert [(die.key, count) for die, count in pool.counts] == [
        *(("left", 6), ("right", 6), ("middle", 6))
    ]


def test_at_least_one_die_is_added_after_every_throw() -> None:
    """B5: add at least one showing die to the body; more is the player's choice."""
    match = play(FIRST)
    assert refused(match, "b").reason == refused(match, "oL").reason == "add-a-bone-first"
    assert refused(match, "oL").alternatives == tuple(options(match))
    assert set(options(match)) == {"pU", "pF", "pH", "pT", "p1", "p2", "pK", "pR", "pN"}
    push(match, "pH")
    assert options(match) == ["pF", "oL", "oR", "oM", "b"]
    push(match, "oL TTTT222222NNNYGG")
    assert refused(match, "b").reason == "add-a-bone-first"


def test_where_all_must_be_added_the_turn_goes_on_until_nothing_fits() -> None:
    """B5, option `place = all`."""
    match = play(f"{FIRST} pR pK pN pU pF pH p1", "place=all")
    assert options(match) == ["p2", "pY"]
    assert refused(match, "b").reason == "add-a-bone-first"
    push(match, "p2")
    assert refused(match, "oL").reason == "add-a-bone-first"
    push(match, "pY")
    assert options(match) == ["l", "oL", "oR", "oM", "b"]


def test_a_hat_put_on_the_skull_counts_as_added() -> None:
    """B5; and B2: the hat goes on the skull and nowhere else."""
    match = placing(body("K", hat=False), "TTOYG")
    assert options(match) == ["pY"]
    push(match, "pY")
    assert match.state.turn.added
    assert match.game.bank_refusal(match.state) is None
    assert happened(match) == [("wears-hat", {})]


@pytest.mark.parametrize("placed", [body("RN"), body("R", "OK"), body("K", hat=True), body()])
def test_the_hat_goes_on_a_bare_skull_and_nowhere_else(placed: Body) -> None:
    """B2; a wrong bone in the place of the skull is no skull, and one hat is enough."""
    match = placing(placed, "R1YYG")
    assert "pY" not in options(match)
    error = refused(match, "pY")
    assert (error.reason, error.details) == ("hat-needs-bare-skull", {})
    assert error.alternatives == tuple(options(match))


@pytest.mark.parametrize(
    "order",
    [
        order
        for order in permutations(("pH", "pO", "pK", "pY"))
        if order.index("pK") < order.index("pY")
    ],
)
def test_the_order_of_placing_does_not_matter(order: tuple[str, ...]) -> None:
    start = body("UFRNVTS")
    match = push(placing(start, "HHOO56KYG"), " ".join(order))
    assert match.state == push(placing(start, "HHOO56KYG"), "pH pO pK pY").state
    assert match.state.turn.body == body("UFRNVTSHOK", hat=True)
    assert (match.state.turn.showing, match.state.turn.free) == ("HO56G", (2, 2, 1))


def test_hand_then_foot_is_foot_then_hand() -> None:
    hand_first = push(placing(body("UFRNVTS"), "HOG"), "pH pO")
    foot_first = push(placing(body("UFRNVTS"), "HOG"), "pO pH")
    assert hand_first.state == foot_first.state
    assert hash(hand_first.state) == hash(foot_first.state)
    assert hand_first.states[1] != foot_first.states[1]


# B5: lifting the hat


def test_the_hat_may_be_lifted_to_throw_again() -> None:
    """B5: a hat may be lifted again before the next throw, and may come back after it."""
    match = push(placing(body("K"), "R1YG"), "pY pR")
    assert (LIFT in match.legal_actions, total(match)) == (True, 4)
    push(match, "l")
    assert happened(match) == [("lifts-hat", {})]
    assert (match.state.turn.showing, match.state.turn.free, total(match)) == ("1YG", (0, 1, 2), 2)
    assert refused(match, "l").reason == "no-hat-to-lift"
    push(match, "oR YN")
    assert options(match) == ["pN", "pY"]


def test_after_the_hat_is_lifted_all_that_is_left_is_to_pay() -> None:
    """B5: whoever lifts the hat throws again; the turn does not end with this throw."""
    match = push(placing(body("KR", hat=True), "NOYG"), "pN l")
    assert options(match) == ["oL", "oM"]
    for text in ("b", "pY", "pU", "mOV"):
        error = refused(match, text)
        assert (error.reason, error.details) == ("hat-was-lifted", {"price": 1})


def test_the_hat_may_be_lifted_though_it_is_all_that_was_added() -> None:
    """B5: it was added, and so something was."""
    match = push(placing(body("K"), "R1YG"), "pY")
    assert "l" in options(match)
    assert options(push(match, "l")) == ["oR", "oM"]


def test_the_hat_stays_on_until_enough_is_added() -> None:
    match = placing(body("KR", hat=True), "N1G")
    assert options(match) == ["pN", "p1"]
    assert refused(match, "l").reason == "add-a-bone-first"


def test_the_hat_stays_on_where_its_die_cannot_pay_for_a_throw() -> None:
    match = push(placing(body("KR", hat=True), "NG", throws=2), "pN")
    assert options(match) == ["b"]
    error = refused(match, "l")
    assert (error.reason, error.details) == ("cannot-pay", {"price": 2, "free": 2})


def test_a_lifted_hat_can_pay_for_a_throw() -> None:
    """B9 and B10: a turn is not over while the hat's die can still be put out or thrown."""
    match = push(placing(body("KR", hat=True), "NUU", throws=2), "pN")
    assert match.state.phase is Phase.PLACING
    assert options(match) == ["pU", "l"]
    assert refused(match, "oLL").reason == "cannot-pay"
    push(match, "l oLL")
    assert match.state.turn.free == (0, 0, 1)
    assert not push(match, "Y pY").state.turn.body.hat
    assert happened(match)[-1][0] == "bust"


def test_no_hat_is_lifted_once_the_throw_is_paid() -> None:
    match = push(placing(body("KR", hat=True), "NUG"), "pN oL")
    assert refused(match, "l").reason == "throw-pending"


# B6 and B7: wrong bones, waived duty


def test_a_bone_is_added_wrongly_where_none_fits() -> None:
    """B6: such as a foot on the end of the spine."""
    match = placing(body("RN"), "O5G")
    assert options(match) == ["mOK", "mOV", "mOU", "mO1", "m5K", "m5V", "m5U", "m51"]
    assert match.game.bank_refusal(match.state) is not None
    push(match, "mOV")
    assert happened(match) == [
        ("misplaced", {"bone": "left-foot", "slot": "pelvis", "points": 5}),
    ]
    assert match.state.turn.body == body("RN", "OV")
    assert (options(match), total(match)) == (["oR", "oM", "b"], -3)
    push(match, "b")
    assert match.state.scores == (-3, 0)


def test_no_bone_is_added_wrongly_where_one_fits() -> None:
    """B6: never when a correct placement exists."""
    match = placing(body("RN"), "O1G")
    assert options(match) == ["p1"]
    assert refused(match, "mOV").reason == "correct-place-exists"
    hat = placing(body("K"), "TYG")
    assert refused(hat, "mTR").reason == "correct-place-exists"


def test_one_wrong_bone_is_enough() -> None:
    match = push(placing(body("RN"), "OO5G"), "mOV")
    error = refused(match, "m5U")
    assert error.details == {"bone": "right-shin", "slot": "left-upper-arm"}
    assert error.reason == "enough-was-added"


@pytest.mark.parametrize(("answer", "fits"), [("true", False), ("false", True)])
def test_a_wrong_bone_blocks_what_is_beyond_it(answer: str, fits: bool) -> None:
    """B6, option `misplaced_blocks`: nothing can be attached beyond a wrong bone, or it can."""
    match = push(placing(body("RN"), "OTSG", f"misplaced_blocks={answer}"), "mOV")
    assert ("pT" in options(match)) == fits
    if not fits:
        error = refused(match, "pT")
        assert (error.reason, error.details) == (
            "bone-needs",
            {"bone": "left-thigh", "needs": ("pelvis", "left-shin")},
        )
        return
    push(match, "pT pS")
    assert match.state.turn.body == body("RNTS", "OV")
    assert total(match) == 2 + 2 - 5


def test_a_misplaced_bone_takes_a_slot_that_is_open() -> None:
    match = placing(body("RN"), "OO5G")
    assert refused(match, "mOT").reason == refused(match, "mON").reason == "slot-not-open"
    assert refused(match, "mHV").reason == "bone-not-thrown"


def test_the_duty_is_waived_where_no_bone_shows() -> None:
    """B7: no bone is showing at all."""
    match = placing(body("RN"), "YYG")
    assert (options(match), match.state.turn.added) == (["oM", "b"], False)
    assert options(placing(body("K"), "YYG")) == ["pY"]


@pytest.mark.parametrize("placed", [body("H", "OF"), body(SLOTS)], ids=["blocked", "whole"])
def test_the_duty_is_waived_where_no_slot_is_open(placed: Body) -> None:
    """B7: no open slot is left."""
    match = placing(placed, "TT5KG")
    assert options(match) == ["oL", "oR", "oM", "b"]
    assert not match.state.turn.added


# B8 to B10: ending and paying


def test_a_gravestone_ends_the_turn_and_scores() -> None:
    """B8: with a gravestone showing, after placing, the player may end the turn; without, never."""
    match = play(f"{FIRST} pR pU pF pH pK p1 p2 pY b")
    assert match.state.scores == (18, 0)
    assert happened(match) == [("banked", {"points": 18, "score": 18})]
    assert (match.state.phase, match.turn_of) == (Phase.READY, 1)
    without = play("UFHTTT122222KRNYYY pR")
    error = refused(without, "b")
    assert (error.reason, error.details) == ("no-gravestone", {"price": 1})


def test_a_gravestone_of_an_earlier_throw_does_not_exist() -> None:
    """B8: it must show now; one kept from an earlier throw does not exist."""
    match = play(f"{FIRST} pR oL TTTTT222222NNNYY pN")
    assert refused(match, "b").reason == "no-gravestone"


def test_four_more_throws_cost_1_3_6_and_10_dice_in_all() -> None:
    """B9: 1, then 2 more, then 3 more, …; the fourth post-op throw costs 4 dice."""
    match = Match(table(), 2)
    thrown = ["UUUUUU111111KKKKKK", "UUUUU111111RRRRR", "UUU111111NNNN", "111111VVV"]
    in_all = []
    for throw, added, paid in zip(
        thrown, ("pK", "pR", "pN", "pV"), ("oL", "oLL", "oLLL", "oRRRR"), strict=True
    ):
        push(match, f"{throw} {added}")
        assert refused(match, "o").reason == "put-out-more"
        push(match, paid)
        placed = len(match.state.turn.body.taken)
        in_all.append(18 - placed - sum(match.state.turn.free))
        assert happened(match) == [("put-out", {"dice": len(paid) - 1})]
    assert in_all == [1, 3, 6, 10]
    assert match.state.turn.free == (0, 2, 2)
    # The fifth would cost 5 of the 3 dice that are left.
    lost = push(match, "11NN p1")
    assert (lost.turn_of, lost.state.scores) == (1, (0, 0))


def test_dice_that_are_out_stay_out_whatever_they_show_and_cost_no_points() -> None:
    """B9; all other unplaced dice are thrown."""
    match = play(f"{FIRST} pR pU")
    before = total(match)
    push(match, "oM")
    assert total(match) == before
    assert match.state.turn.free == (5, 6, 4)


def test_a_die_must_remain_to_throw() -> None:
    """B9: at least one die must remain to throw."""
    match = push(placing(body("RN"), "VTG", throws=2), "pV")
    assert options(match) == ["pT", "b"]
    error = refused(match, "oLM")
    assert (error.reason, error.details) == ("cannot-pay", {"price": 2, "free": 2})
    three = push(placing(body("RN"), "VTTG", throws=2), "pV")
    assert options(three) == ["pT", "oLL", "oLM", "b"]


def test_no_gravestone_and_not_able_to_pay_ends_with_nothing() -> None:
    """B10; the turn scores 0, whatever the skeleton is worth."""
    match = push(placing(body("KRN", hat=True), "VT", throws=3, scores=(7, 0)), "pV")
    assert match.state.scores == (7, 0)
    assert (match.turn_of, match.state.phase) == (1, Phase.READY)
    assert happened(match)[-1] == ("bust", {"points": 0, "lost": 10, "why": "no-gravestone"})


def test_a_throw_that_waives_the_duty_can_end_with_nothing() -> None:
    """B7 and B10: nothing can be added, no gravestone, and the next throw cannot be paid."""
    match = push(placing(body("RN"), "VTTG", throws=2), "pV oLM T")
    assert match.turn_of == 0
    push(match, "pT")
    assert happened(match)[-1][0] == "bust"
    blocked = push(placing(body("H", "OF"), "TTG", throws=1), "oL")
    assert push(blocked, "TG").turn_of == 0
    lost = push(placing(body("H", "OF"), "TTG", throws=1), "oL TK")
    assert happened(lost)[-1] == ("bust", {"points": 0, "lost": 0, "why": "no-gravestone"})
    assert (lost.turn_of, lost.state.scores) == (1, (0, 0))


def test_a_gravestone_and_not_able_to_pay_ends_and_scores() -> None:
    """B10."""
    match = push(placing(body("KRN"), "VG", throws=3), "pV")
    assert match.legal_actions == [BANK]
    push(match, "b")
    assert match.state.scores == (5, 0)


def test_bones_of_the_body_can_pay_where_the_rules_say_so() -> None:
    """B9, option `pay_with = any`; the body stays in one piece and its hat on the skull."""
    match = push(placing(body("KR", hat=True), "NTG", "pay_with=any", throws=2), "pN")
    assert options(match) == ["l", "oL-N", "oM-N", "o-RN", "b"]
    push(match, "oL-N")
    assert match.state.turn.body == body("KR", hat=True)
    assert match.state.turn.free == (0, 0, 1)
    assert happened(match) == [("put-out", {"dice": 2})]


def test_bones_of_the_body_stay_where_only_free_dice_pay() -> None:
    match = push(placing(body("KR"), "NTTG", throws=2), "pN")
    error = refused(match, "oL-N")
    assert (error.reason, error.details) == ("placed-bones-stay", {"price": 2})


def test_a_body_is_not_torn_apart_to_pay() -> None:
    match = push(placing(body("KR", hat=True), "NTTG", "pay_with=any", throws=2), "pN")
    for torn in ("oL-R", "oL-K", "oRR", "oMM"):
        assert refused(match, torn).reason == "cannot-put-out"


def test_the_price_is_a_rule() -> None:
    match = push(placing(body("KR"), "NTTTTG", "first_price=0,price_step=2", throws=1), "pN")
    assert options(match) == ["o", "b"]
    assert push(match, "o").state.turn.free == (4, 0, 1)


# B12 and B13: points of the round, winning


def test_a_round_may_be_negative_and_the_hat_doubles_that() -> None:
    """B12: doubled, minus points included."""
    match = push(placing(body("K", "OR", hat=True), "TG", scores=(5, 0)), "b")
    assert match.state.scores == (-3, 0)
    ((key, details),) = happened(match)
    assert (key, details["points"], details["score"]) == ("banked", -8, -3)
    floored = push(placing(body("K", "OR", hat=True), "TG", "floor_zero=true"), "b")
    assert floored.state.scores == (0, 0)


def test_the_first_to_100_at_the_end_of_his_turn_wins_at_once() -> None:
    """B13; the others have no further turn."""
    match = placing(body("KRNV", hat=True), "TG", scores=(90, 99))
    outcomes = [push(match, act).outcome for act in ("pT", "b")]
    assert outcomes == [None, Outcome((0,), (102, 99))]
    assert happened(match)[-1] == ("won", {"score": 102})
    assert push(placing(body("KRNV"), "TG", scores=(93, 99)), "pT b").outcome is None


def test_another_total_can_be_agreed() -> None:
    """B13."""
    match = push(placing(body("KRNV"), "TG", "target=6"), "pT b")
    assert match.outcome is not None
    assert match.turn_of is None


def test_turns_pass_on_and_start_with_all_dice() -> None:
    match = play(f"{FIRST} pR b {FIRST} pR b", seats=3)
    assert (match.turn_of, match.state.scores) == (2, (1, 1, 0))
    assert match.state.turn == match.game.initial_state(3).turn
