import pytest

from pushluck.core.errors import NotationError
from pushluck.games.bones import State as BonesState
from pushluck.games.pig import PigState
from pushluck.games.registry import find_rules, make_game
from pushluck.solve.positions import Pair, offered, turn_start, usual_scores


def test_what_does_not_matter_is_as_it_begins() -> None:
    assert turn_start(find_rules("pig"), (41, 49)) == PigState((41, 49))
    bones = turn_start(find_rules("bones"), (-3, 20))
    assert isinstance(bones, BonesState)
    assert (bones.scores, bones.start) == ((-3, 20), None)


def test_points_put_a_seat_on_the_board() -> None:
    assert turn_start(find_rules("farkle"), (0, 550)).on_board == (False, True)
    assert turn_start(find_rules("zonk"), (0, 550)).on_board == ()


def test_a_score_beyond_the_target_leaves_only_the_extended_one() -> None:
    rules = find_rules("zonk(finish.after_overshoot=extended_only)")
    assert turn_start(rules, (9500, 10500)).extended
    assert not turn_start(rules, (9500, 9950)).extended
    assert not turn_start(find_rules("zonk"), (9500, 10500)).extended


def test_the_last_turn_has_begun_where_the_other_has_reached_the_target() -> None:
    assert turn_start(find_rules("farkle"), (9000, 10500)).finisher == 1
    assert turn_start(find_rules("farkle"), (9000, 9950)).finisher is None


def test_who_began_can_be_told() -> None:
    rules = find_rules("zehntausend")
    assert turn_start(rules, (9000, 10500), is_second=True)[:3][1] == 0
    assert turn_start(rules, (9000, 10500), is_second=True).first == 1
    assert turn_start(rules, (9000, 9500)).first == 0


def test_busts_in_a_row_count_where_they_are_punished() -> None:
    assert turn_start(find_rules("zilch"), (0, 500), busts=(2, 1)).busts == (2, 1)
    assert turn_start(find_rules("zonk"), (0, 500), busts=(2, 1)).busts == ()
    every = find_rules("zilch(bust.after=every)")
    assert turn_start(every, (0, 500), busts=(3, 0)).busts == (3, 0)


@pytest.mark.parametrize(
    ("spelling", "scores", "reason"),
    [
        ("pig", (100, 0), "score-ends-match"),
        ("pig", (-1, 0), "impossible-score"),
        ("zonk", (4210, 0), "impossible-score"),
        ("zonk", (0, -50), "impossible-score"),
        ("zonk", (10000, 0), "score-ends-match"),
        ("zonk", (0, 13000), "score-ends-match"),
        ("farkle", (10000, 0), "score-ends-match"),
        ("zehntausend", (9000, 10500), "score-ends-match"),
        ("bones", (0, 100), "score-ends-match"),
    ],
)
def test_scores_that_cannot_be_are_refused(spelling: str, scores: Pair, reason: str) -> None:
    with pytest.raises(NotationError, match=reason):
        turn_start(find_rules(spelling), scores)


def test_a_penalty_can_take_a_score_below_nothing() -> None:
    assert turn_start(find_rules("zilch"), (-500, 0)).scores == (-500, 0)
    with pytest.raises(NotationError, match="impossible-score"):
        turn_start(find_rules("zilch"), (-3000, 0))


def test_more_busts_in_a_row_than_count_are_refused() -> None:
    with pytest.raises(NotationError, match="impossible-busts"):
        turn_start(find_rules("zilch"), (0, 0), busts=(3, 0))


def test_the_usual_scores_can_be_made() -> None:
    assert usual_scores(find_rules("zonk")) == [(0, 0), (7000, 4000), (4000, 7000), (8000, 9000)]
    for rules in (find_rules("pig(target=33)"), find_rules("zilch(target=1250)")):
        for scores in usual_scores(rules):
            turn_start(rules, scores)


def test_the_other_can_have_left_what_it_banked() -> None:
    rules = find_rules("ten-thousand")
    state = offered(rules, turn_start(rules, (0, 1300)), (4, 1300))
    assert (state.leftover, state.previous) == (4, 1300)
    assert [act.text for act in make_game(rules).legal_actions(state)] == ["t", "r"]
    assert offered(rules, turn_start(rules, (0, 1300)), (1, 300)).previous == 300
    hot = find_rules("ten-thousand(hot_dice.rule=may_bank)")
    assert offered(hot, turn_start(hot, (0, 5000)), (6, 2000)).leftover == 6


@pytest.mark.parametrize(
    ("theirs", "offer"),
    [
        (1300, (6, 1300)),  # hot dice are thrown again
        (1300, (0, 1300)),
        (1300, (2, 1350)),  # more than it has
        (5000, (2, 250)),  # less than a bank
        (5000, (2, 1310)),
        (900, (2, 900)),  # its first bank, which takes 1,000
        (0, (2, 0)),
    ],
)
def test_what_cannot_be_left_is_refused(theirs: int, offer: Pair) -> None:
    rules = find_rules("ten-thousand")
    with pytest.raises(NotationError, match="impossible-offer"):
        offered(rules, turn_start(rules, (0, theirs)), offer)
