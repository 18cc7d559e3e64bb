"""What throws and banks do to a turn: banking, busting, hot dice, first throws, rides, instant ends."""

import pytest

from pushluck.games.scoring import Hand, Phase, Turn
from tests.games.scoring.tables import (
    ScoringMatch,
    happened,
    options,
    play,
    push,
    refused,
    scores,
    table,
    winners,
)

BARE = "farkle-minimal"


def total(match: ScoringMatch) -> int:
    return match.game.turn_total(match.state)


# Banking


def test_an_opening_is_needed_for_the_first_bank_only() -> None:
    """T7: 450 of 500 are refused with 50 missing, and the seat can still throw; 500 are accepted."""
    match = play("farkle", "444123 k444 555 k5")
    refusal = refused(match, "b")
    assert refusal.reason == "opening-not-reached"
    assert refusal.details == {"needed": 500, "missing": 50}
    assert refusal.alternatives == ("t",)
    assert options(match) == ["t"]
    match = play("farkle", "555123 k555 b 223346")
    assert match.state.on_board == (True, False)
    assert scores(push(match, "523346 k5 b")) == (550, 0)


def test_a_minimum_is_needed_for_every_bank() -> None:
    match = play("farkle-facebook", "152346 k15", scores=(5000, 0))
    assert refused(match, "b").details == {"needed": 300, "missing": 150}
    assert refused(match, "b").reason == "minimum-not-reached"
    assert options(push(match, "1523 k15")) == ["t", "b"]


def test_a_bank_may_have_to_be_a_multiple() -> None:
    match = play(f"{BARE}(bank.multiple_of=100)", "152346 k15")
    refusal = refused(match, "b")
    assert (refusal.reason, refusal.details) == (
        "not-a-multiple",
        {"needed": 100, "missing": 50},
    )
    assert options(push(match, "5234 k5")) == ["t", "b"]


def test_a_bank_may_need_so_many_dice_out() -> None:
    spelling = f"{BARE}(bank.dice_out=4)"
    match = play(spelling, "111234 k111")
    refusal = refused(match, "b")
    assert (refusal.reason, refusal.details) == ("too-few-dice-out", {"needed": 4, "missing": 1})
    assert options(push(match, "523 k5")) == ["t", "b"]
    # The hand begins anew with all dice thrown again.
    match = play(spelling, "111555 k111555")
    assert options(match) == ["t", "b"]
    assert options(push(match, "123446 k1")) == ["t"]


def test_a_bank_may_have_to_beat_the_previous_one() -> None:
    spelling = f"{BARE}(bank.beat_previous=true)"
    match = play(spelling, "111234 k111 b 111234 k111", seats=3)
    refusal = refused(match, "b")
    assert (refusal.reason, refusal.details) == (
        "previous-not-beaten",
        {"needed": 1001, "missing": 1},
    )
    push(match, "523 k5 b")
    assert scores(match) == (1000, 1050, 0)
    # A seat that busts leaves nothing to beat.
    push(match, "223346 523346 k5 b")
    assert scores(match) == (1050, 1050, 0)


def test_the_first_thing_that_is_missing_is_told() -> None:
    spelling = f"{BARE}(bank.opening=500,bank.minimum=300,bank.dice_out=2,bank.multiple_of=100)"
    match = play(spelling, "523346 k5")
    assert refused(match, "b").reason == "opening-not-reached"
    again = play(spelling, "523346 k5", on_board=(True, True))
    assert refused(again, "b").reason == "minimum-not-reached"
    more = play(spelling, "523346 k5", on_board=(True, True), turn=Turn(6, 300))
    assert refused(more, "b").reason == "not-a-multiple"
    most = play(spelling, "123346 k1", on_board=(True, True), turn=Turn(6, 300))
    assert refused(most, "b").reason == "too-few-dice-out"


def test_nothing_is_banked_before_dice_of_the_throw_are_kept() -> None:
    """T8: after a throw some of its dice must be kept first; before any throw there is nothing to bank."""
    match = play(BARE, "113346 k1 15334")
    refusal = refused(match, "b")
    assert (refusal.reason, refusal.alternatives) == ("keep-first", ())
    assert refused(play(BARE), "b").reason == "throw-first"
    assert refused(play(BARE, "t"), "b").reason == "throw-pending"


# Hot dice


def test_after_hot_dice_a_seat_may_bank_or_must_throw() -> None:
    """T10: the pool is six again; a bust on the throw after a straight loses the whole turn."""
    may = play("kingdom-come", "123456 k123456")
    assert (options(may), may.state.turn.dice) == (["t", "b"], 6)
    must = play("kingdom-come(hot_dice.rule=must_throw)", "123456 k123456")
    assert options(must) == ["t"]
    refusal = refused(must, "b")
    assert (refusal.reason, refusal.details, refusal.alternatives) == (
        "hot-dice-must-throw",
        {"dice": 6},
        ("t",),
    )
    assert happened(must) == ["kept", "hot-dice"]
    assert scores(push(must, "234623")) == (0, 0)
    assert must.turn_of == 1


def test_hot_dice_can_pay_a_bonus() -> None:
    match = play(f"{BARE}(hot_dice.bonus=500)", "111555")
    (offer,) = (offer for offer in match.game.offers(match.state) if offer.dice == "111555")
    assert (offer.points, offer.hand_points, offer.left) == (2000, 1500, 6)
    assert [part.key for part in offer.combinations] == ["of-a-kind", "of-a-kind", "hot-dice"]
    assert offer.combinations[-1] == ("hot-dice", "", 500)
    push(match, "k111555")
    assert (total(match), match.state.turn.hand.points) == (2000, 1500)
    assert push(match, "123346 k1").state.turn.total == 2100


def test_hot_dice_come_with_any_number_of_dice() -> None:
    match = play("zonk-five", "11155 k11155")
    assert (match.state.turn.dice, options(match)) == (5, ["t", "b"])


# Busting


def test_a_streak_of_busts_costs_points_and_begins_anew() -> None:
    """T12: the third bust in a row costs 500, the fourth and fifth nothing, the sixth again."""
    match = play("farkle-facebook", scores=(2000,), seats=1)
    seen = []
    for _ in range(6):
        push(match, "223346")
        seen.append((scores(match)[0], match.state.busts[0]))
    assert seen == [(2000, 1), (2000, 2), (1500, 0), (1500, 1), (1500, 2), (1000, 0)]
    assert happened(match) == ["threw", "bust", "penalty"]
    match.pop()
    match.pop()
    assert (scores(match)[0], match.state.busts[0]) == (1500, 2)


def test_every_bust_after_the_streak_can_cost_again() -> None:
    match = play("farkle-facebook(bust.after=every)", scores=(2000,), seats=1)
    seen = [scores(push(match, "223346"))[0] for _ in range(5)]
    assert seen == [2000, 2000, 1500, 1000, 500]
    push(match, "111234 k111 b")
    assert match.state.busts == (0,)
    assert scores(push(match, "223346")) == (1500,)


def test_a_streak_of_busts_can_cost_the_whole_score() -> None:
    spelling = f"{BARE}(bust.streak=3,bust.takes=score)"
    match = play(spelling, scores=(2000, 700), busts=(2, 0))
    push(match, "223346")
    assert scores(match) == (0, 700)
    assert match.state.busts == (0, 0)
    below = play(spelling, "223346", scores=(-300, 0), busts=(2, 0))
    assert scores(below) == (-300, 0)


@pytest.mark.parametrize(
    ("score", "floor", "after"),
    [(600, 0, 100), (300, 0, 0), (0, 0, 0), (0, -2500, -500), (-2300, -2500, -2500)],
)
def test_no_penalty_takes_a_score_below_the_floor(score: int, floor: int, after: int) -> None:
    spelling = f"farkle-facebook(bust.floor={floor})"
    assert scores(play(spelling, "223346", scores=(score, 0), busts=(2, 0))) == (after, 0)


def test_busts_are_counted_only_where_they_cost_something_and_a_bank_ends_the_streak() -> None:
    assert play(BARE, "223346").state.busts == ()
    match = play("farkle-facebook", "111234 k111 b", busts=(2, 1))
    assert match.state.busts == (0, 1)


# First throws


def test_a_first_throw_without_a_score_is_a_bust() -> None:
    match = play(BARE, "223346", scores=(2000, 0))
    assert (match.turn_of, scores(match)) == (1, (2000, 0))
    assert match.happenings(1)[1].details["why"] == "no-score"


def test_a_first_throw_without_a_score_can_earn_points_and_a_free_throw() -> None:
    match = play("zilch", "223346")
    assert (match.turn_of, total(match), options(match)) == (0, 500, ["t"])
    assert happened(match) == ["threw", "free-throw"]
    assert refused(match, "b").reason == "throw-first"
    assert match.state.turn == Turn(6, 500)
    push(match, "123346 k1 b")
    assert scores(match) == (600, 0)


@pytest.mark.parametrize(("when", "kept"), [("first", 0), ("fresh", 500)])
def test_the_points_come_with_the_first_throw_only_or_with_any_throw_of_all_dice(
    when: str, kept: int
) -> None:
    match = play(f"zilch(first_throw.when={when})", "111555 k111555 223346")
    assert total(match) == (2000 if kept else 0)
    assert match.turn_of == (0 if kept else 1)
    again = play(f"zilch(first_throw.when={when})", "223346 223346")
    assert total(again) == 2 * kept


def test_fewer_dice_without_a_score_are_always_a_bust() -> None:
    match = play("zilch", "123346 k1 23346")
    assert (match.turn_of, scores(match)) == (1, (0, 0))
    assert match.state.busts == (1, 0)


def test_a_first_throw_without_a_score_can_cost_points() -> None:
    """The flower of the French game: 1,000 points less, but never below zero."""
    assert scores(play("dix-mille", "223446", scores=(2500, 0))) == (1500, 0)
    assert scores(play("dix-mille", "223446", scores=(400, 0))) == (0, 0)
    later = play("dix-mille", "123446 k1 23446", scores=(2500, 0))
    assert scores(later) == (2500, 0)
    (_, bust) = later.happenings(len(later.events) - 1)
    assert bust.details["why"] == "no-score"


@pytest.mark.parametrize(("when", "score"), [("first", 2500), ("fresh", 1500)])
def test_the_flower_can_also_fall_after_hot_dice(when: str, score: int) -> None:
    spelling = f"dix-mille(first_throw.when={when})"
    match = play(spelling, "111555 k111555 223446", scores=(2500, 0))
    assert scores(match) == (score, 0)


def test_a_first_throw_without_a_score_can_cost_the_whole_score() -> None:
    match = play(f"{BARE}(first_throw.no_score=lose_all)", "223346", scores=(2500, 300))
    assert (scores(match), match.turn_of) == ((0, 300), 1)
    (_, bust, penalty) = match.happenings(1)
    assert bust.details["why"] == "first-throw"
    assert penalty.details["points"] == 2500


@pytest.mark.parametrize(("when", "score"), [("first", 2500), ("fresh", 0)])
def test_the_whole_score_can_also_be_lost_after_hot_dice(when: str, score: int) -> None:
    spelling = f"{BARE}(first_throw.no_score=lose_all,first_throw.when={when})"
    match = play(spelling, "111555 k111555 223446", scores=(2500, 0))
    assert scores(match) == (score, 0)


# Instant ends


@pytest.mark.parametrize(
    ("throw", "loses"), [("222213", True), ("222113", False), ("222222", True)]
)
def test_so_many_dice_of_one_face_can_lose_the_turn_at_once(throw: str, loses: bool) -> None:
    """Toxic twos: four 2s in one throw."""
    spelling = f"{BARE}(instant.bust_face=2,instant.bust_count=4)"
    match = play(spelling, throw, scores=(700, 0))
    assert (match.turn_of == 1) is loses
    assert scores(match) == (700, 0)


def test_six_1s_can_win_at_once() -> None:
    match = play("dix-mille", "111111")
    assert (winners(match), scores(match)) == ((0,), (0, 0))
    assert match.state.turn == Turn(0)
    assert happened(match) == ["threw", "instant-win", "won"]
    assert winners(play("dix-mille", "222222")) is None


def test_six_of_any_kind_can_win_at_once() -> None:
    spelling = f"{BARE}(instant.win_count=6)"
    assert winners(play(spelling, "444444")) == (0,)
    assert winners(play(spelling, "444445")) is None


def test_a_throw_can_win_at_once_without_a_scoring_die() -> None:
    spelling = f"{BARE}(instant.win_face=2,instant.win_count=2)"
    match = play(spelling, "223346")
    assert (winners(match), happened(match)) == ((0,), ["threw", "instant-win", "won"])


def test_losing_at_once_comes_before_winning_at_once() -> None:
    match = play("doom(instant.win_count=6)", "666666")
    assert (winners(match), match.turn_of) == (None, 1)
    assert winners(play("doom(instant.win_count=6)", "444444")) == (0,)


# Riding


RIDE = "farkle-minimal(ride.allowed=true)"


def test_a_seat_may_ride_on_what_the_previous_one_banked_and_left() -> None:
    match = play(RIDE, "111234 k111 b")
    assert options(match) == ["t", "r"]
    push(match, "r")
    assert happened(match) == ["rides"]
    assert match.state.turn == Turn(3, 1000, Hand(), "", ride=True)
    push(match, "523 k5")
    assert total(match) == 1050
    assert scores(push(match, "b")) == (1000, 1050)


def test_a_ride_that_busts_gains_nothing_and_leaves_nothing() -> None:
    match = play(RIDE, "111234 k111 b r 234")
    assert (scores(match), match.turn_of, options(match)) == ((1000, 0), 0, ["t"])
    assert (match.state.previous, match.state.leftover) == (0, 0)


def test_who_does_not_ride_begins_with_all_dice() -> None:
    match = play(RIDE, "111234 k111 b 523346 k5 b")
    assert (scores(match), match.state.leftover, match.state.previous) == ((1000, 50), 5, 50)


def test_a_ride_is_a_beginning_only() -> None:
    match = play(RIDE, "111234 k111 b 523346 k5")
    assert options(match) == ["t", "b"]
    assert refused(match, "r").reason == "not-now"
    assert refused(play(BARE, "111234 k111 b"), "r").reason == "not-now"
    assert refused(play(RIDE), "r").reason == "not-now"


def test_hot_dice_that_were_banked_are_ridden_with_all_dice() -> None:
    match = play(RIDE, "111555 k111555 b r")
    assert match.state.turn == Turn(6, 1500, ride=True)


def test_the_dice_of_a_ride_are_hot_when_all_of_them_are_kept() -> None:
    match = play(RIDE, "111234 k111 b r 555 k555")
    assert (total(match), match.state.turn.dice) == (1500, 6)
    assert happened(match) == ["kept", "hot-dice"]
    assert push(match, "123346").state.turn.hand == Hand()


def test_a_ride_can_pay_a_bonus_once() -> None:
    match = play("farkle-minimal(ride.allowed=true,ride.bonus=1000)", "111234 k111 b r 523")
    (offer,) = match.game.offers(match.state)
    assert offer.points == 1050
    assert offer.combinations[-1] == ("ride", "", 1000)
    push(match, "k5 13 k1")
    assert total(match) == 2150


def test_a_lost_overshoot_leaves_nothing_to_ride_and_opens_for_nobody() -> None:
    spelling = "dix-mille(ride.allowed=true)"
    match = play(spelling, "555234 k555 b", scores=(9900, 0))
    assert scores(match) == (9900, 0)
    assert happened(match) == ["banked", "overshot"]
    assert options(match) == ["t"]
    assert match.state.on_board == (False, False)


def test_where_nobody_rides_nothing_is_remembered() -> None:
    state = play(BARE, "111234 k111 b").state
    assert (state.previous, state.leftover) == (0, 0)


def test_the_point_unit_of_a_table_counts_every_bonus() -> None:
    assert table("zonk").point_unit == 50
    assert table("zonk(hot_dice.bonus=25)").point_unit == 25
    assert table("zonk(ride.allowed=true,ride.bonus=10)").point_unit == 10
    assert table("zonk(first_throw.no_score=points,first_throw.points=30)").point_unit == 10
    assert table("zonk(first_throw.no_score=fine,first_throw.points=30)").point_unit == 50


def test_the_match_is_over_for_everybody() -> None:
    match = play("dix-mille", "111111")
    assert match.state.phase is Phase.OVER
    assert (options(match), match.turn_of) == ([], None)
