"""The rulings D1 to D12 about Doom: what its source says, and how its gaps are filled."""

import pytest

from pushluck.core import Match
from pushluck.games.scoring import Hand, ScoringGame, Turn, score_table
from tests.games.scoring.tables import (
    ScoringMatch,
    options,
    play,
    push,
    refused,
    rules,
    scores,
    winners,
)


def worth(dice: str, spelling: str = "doom") -> int:
    return score_table(rules(spelling).points, 6)[dice].points


def keep(throw: str, dice: str, spelling: str = "doom") -> ScoringMatch:
    return play(spelling, f"{throw} k{dice}")


def total(match: ScoringMatch) -> int:
    return match.game.turn_total(match.state)


# Order and goal


def test_d1_the_youngest_player_starts_and_play_passes_clockwise() -> None:
    match = Match(ScoringGame(rules("doom")), 3)
    assert options(match) == ["f1", "f2", "f3"]
    push(match, "f2")
    assert match.turn_of == 1
    push(match, "223346")
    assert match.turn_of == 2
    push(match, "223346")
    assert match.turn_of == 0


def test_d2_the_first_to_bank_100000_or_more_has_won_at_once() -> None:
    for score, won in ((98_900, None), (99_000, (0,)), (99_900, (0,))):
        match = play("doom", "123446 k1 b", scores=(score, 99_500))
        assert winners(match) == won
    assert match.turn_of is None


# The turn


def test_d3_the_player_chooses_which_scoring_dice_to_hold() -> None:
    """The example of the source: of 1, 5, 6, 4, 4, 3 the 1, or the 1 and the 5."""
    match = play("doom", "156443")
    assert options(match) == ["k1", "k15", "k5"]
    one = keep("156443", "1")
    assert (total(one), one.state.turn.dice) == (1000, 5)
    both = keep("156443", "15")
    assert (total(both), both.state.turn.dice) == (1500, 4)


def test_d3_then_bank_or_throw_the_rest_with_no_minimum() -> None:
    match = keep("156443", "5")
    assert options(match) == ["t", "b"]
    assert scores(push(match, "b")) == (500, 0)


def test_d3_option_all_scoring_dice() -> None:
    assert options(play("doom(keep.rule=all)", "156443")) == ["k15"]


def test_d4_a_throw_that_scores_nothing_loses_the_points_of_the_turn() -> None:
    """The example of the source: two 1s are kept, and the other four dice miss."""
    match = play("doom", "114236 k11 2346", scores=(500, 0))
    assert (scores(match), match.turn_of) == ((500, 0), 1)


@pytest.mark.parametrize("throw", ["123456", "112233", "222333"])
def test_d5_all_six_must_be_thrown_again_wanted_or_not(throw: str) -> None:
    match = play("doom", throw)
    push(match, "k" + "".join(sorted(throw)))
    assert options(match) == ["t"]
    assert refused(match, "b").reason == "hot-dice-must-throw"
    assert match.state.turn.dice == 6


def test_d5_dice_kept_over_several_throws_force_it_too() -> None:
    match = play("doom", "115234 k115 555 k555")
    assert options(match) == ["t"]
    match = play("doom(hot_dice.rule=may_bank)", "115234 k115 555 k555")
    assert options(match) == ["t", "b"]


@pytest.mark.parametrize("throw", ["661155", "666123", "662345", "666666", "661234"])
def test_d6_two_6s_in_one_throw_are_the_dice_of_doom(throw: str) -> None:
    """They beat three pairs and any triple, and come before anything else."""
    match = play("doom", throw, scores=(3000, 0), turn=Turn(6, 2000))
    assert (scores(match), match.turn_of) == ((3000, 0), 1)
    (_, bust) = match.happenings(1)
    assert dict(bust.details) == {"points": 0, "lost": 2000, "why": "instant"}


def test_d6_one_6_is_no_doom_and_only_the_dice_just_thrown_count() -> None:
    assert options(play("doom", "156443"))
    # The straight that is held has a 6, and the last die shows another: a miss, but no doom.
    match = play("doom", "234563 k23456 6")
    (_, bust) = match.happenings(len(match.events) - 1)
    assert bust.details["why"] == "no-score"


def test_d6_option_the_whole_score() -> None:
    match = play("doom(instant.bust_loses=game)", "661155", scores=(3000, 700))
    assert scores(match) == (0, 700)
    (_, bust, penalty) = match.happenings(1)
    assert bust.details["points"] == -3000
    assert (penalty.key, dict(penalty.details)) == ("penalty", {"points": 3000, "score": 0})


# Points


def test_d7_a_1_is_1000_and_a_5_is_500() -> None:
    assert (worth("1"), worth("5")) == (1000, 500)


@pytest.mark.parametrize(
    ("dice", "points"), [("222", 200), ("2222", 200), ("444", 400), ("333", 300), ("22222", 200)]
)
def test_d8_three_or_more_of_a_kind_are_face_times_100_whatever_the_count(
    dice: str, points: int
) -> None:
    assert worth(dice) == points


def test_d9_three_or_more_5s_from_one_throw_are_a_set_worth_500() -> None:
    assert (worth("555"), worth("5555")) == (500, 500)
    assert worth("111") == 3000


def test_d9_the_player_may_hold_only_two_of_them() -> None:
    match = play("doom", "555233")
    offers = {offer.dice: offer.points for offer in match.game.offers(match.state)}
    assert offers == {"5": 500, "55": 1000, "555": 500}


def test_d9_option_singles() -> None:
    assert worth("555", "doom(points.fives=singles)") == 1500
    assert worth("5555", "doom(points.fives=best)") == 2000


@pytest.mark.parametrize(
    ("dice", "points"), [("12345", 2500), ("23456", 1500), ("123456", 2500), ("123455", 3000)]
)
def test_d10_a_straight_is_1000_plus_its_ones_and_fives(dice: str, points: int) -> None:
    assert worth(dice) == points


@pytest.mark.parametrize(
    ("dice", "points"),
    [
        *(("222333", 1000), ("111555", 5500), ("111222", 4000)),
        *(("112233", 3000), ("113355", 4000), ("222233", 1000), ("222222", 1000)),
    ],
)
def test_d11_three_pairs_and_two_triples_are_1000_plus_all_ones_and_fives(
    dice: str, points: int
) -> None:
    assert worth(dice) == points


def test_d11_option_four_of_a_kind_with_a_pair() -> None:
    spelling = "doom(points.pairs=distinct)"
    assert worth("222233", "doom") == 1000
    assert "222233" not in score_table(rules(spelling).points, 6)


def test_d12_held_dice_count_together_with_new_ones_where_that_is_higher() -> None:
    """Holding 1 and then throwing 2, 3, 4, 5, 3 makes a straight: 2,500, not 1,500."""
    match = play("doom", "164423 k1 23453")
    assert options(match) == ["k2345", "k5"]
    push(match, "k2345")
    assert (total(match), match.state.turn.hand) == (2500, Hand("12345", 2500))


def test_d12_or_separately_where_that_is_higher() -> None:
    """Holding 5 and then 5, 5 stays 1,500."""
    match = play("doom", "524463 k5 55234 k55")
    assert (total(match), match.state.turn.hand) == (1500, Hand("555", 1500))


def test_d12_a_hand_ends_when_all_six_dice_are_thrown_again() -> None:
    match = play("doom", "115234 k115 155 k155")
    assert (total(match), match.state.turn.hand) == (5500, Hand("111555", 5500))
    push(match, "223415")
    assert (total(match), match.state.turn.hand) == (5500, Hand())


def test_d12_option_never() -> None:
    match = play("doom(keep.join=never)", "164423 k1 23453")
    assert options(match) == ["k5"]
