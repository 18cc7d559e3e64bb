"""The rulings Z1 to Z14 about Zonk: what its source says, and how its gaps are filled."""

import pytest

from pushluck.core import IllegalActionError, Match
from pushluck.games.scoring import Phase, ScoringGame, Turn, score_table
from tests.games.scoring.tables import (
    ScoringMatch,
    happened,
    options,
    play,
    push,
    refused,
    rules,
    scores,
    winners,
)


def zonk(script: str = "", *, seats: int = 3) -> ScoringMatch:
    """Return a match of Zonk with its roll-off."""
    return push(Match(ScoringGame(rules("zonk")), seats), script)


def worth(dice: str, spelling: str = "zonk") -> int:
    return score_table(rules(spelling).points, 6)[dice].points


# Order


def test_z1_each_player_throws_one_die_and_the_highest_starts() -> None:
    match = zonk("3 6 5")
    assert [event.seat for event in match.events if event.text in "365"] == [0, 2, 1]
    assert (match.turn_of, match.state.start) == (2, None)
    assert happened(match) == ["start-threw", "starts"]


def test_z1_ties_throw_again_among_the_tied() -> None:
    match = zonk("6 2 6")
    assert happened(match) == ["start-threw", "start-tied"]
    assert match.turn_of == 0
    push(match, "1")
    assert match.turn_of == 1
    push(match, "4")
    assert (match.turn_of, match.state.start) == (1, None)


def test_z1_the_roll_off_is_part_of_the_match() -> None:
    match = zonk("3 6 5")
    assert [event.text for event in match.events] == ["t", "3", "t", "6", "t", "5"]
    assert refused(zonk(), "b").reason == "throw-first"


@pytest.mark.parametrize(
    ("start", "script", "first"),
    [("roll_off", "2 3 5", 1), ("youngest", "f3", 2), ("random", "2", 1), ("first_seat", "", 0)],
)
def test_z1_options_of_who_starts(start: str, script: str, first: int) -> None:
    match = Match(ScoringGame(rules(f"zonk(seating.start={start})")), 3)
    assert push(match, script).turn_of == first


def test_z2_play_passes_counter_clockwise() -> None:
    match = play("zonk", "123466 k1 b", seats=3)
    assert match.turn_of == 2
    push(match, "223346")
    assert match.turn_of == 1


def test_z2_option_clockwise() -> None:
    assert play("zonk(seating.direction=clockwise)", "223346", seats=3).turn_of == 1


# The turn


def test_z3_every_1_every_5_and_every_triple_must_be_set_aside() -> None:
    assert options(play("zonk", "152224")) == ["k12225"]
    refusal = refused(play("zonk", "152224"), "k15")
    assert (refusal.reason, refusal.details) == ("scoring-die-left", {"die": "2"})
    assert refusal.alternatives == ("k12225",)


def test_z3_option_any_at_least_one_scoring_die() -> None:
    assert options(play("zonk(keep.rule=any)", "152346")) == ["k1", "k15", "k5"]


def test_z4_then_stop_and_bank_or_throw_the_dice_that_are_left() -> None:
    match = play("zonk", "152346 k15")
    assert options(match) == ["t", "b"]
    push(match, "t")
    pool = match.game.pool(match.state)
    assert pool is not None
    assert pool.size == 4


def test_z4_there_is_no_minimum_and_no_opening() -> None:
    assert scores(play("zonk", "523346 k5 b")) == (50, 0)


def test_z4_options_opening_and_minimum() -> None:
    assert refused(play("zonk(bank.opening=350)", "152346 k15"), "b").details["missing"] == 200
    assert refused(play("zonk(bank.minimum=300)", "152346 k15"), "b").details["missing"] == 150


def test_z5_after_all_six_all_six_must_be_thrown_and_stay_at_risk() -> None:
    match = play("zonk", "115222 k112225")
    assert options(match) == ["t"]
    assert refused(match, "b").reason == "hot-dice-must-throw"
    push(match, "155344 k155")
    assert match.game.turn_total(match.state) == 650
    assert options(match) == ["t", "b"]
    push(match, "234")
    assert scores(match) == (0, 0)


def test_z6_a_throw_without_a_scoring_die_ends_the_turn_with_a_z() -> None:
    match = play("zonk", "115346 k115 234", scores=(600, 0))
    assert scores(match) == (600, 0)
    assert match.turn_of == 1
    (threw, bust) = match.happenings(len(match.events) - 1)
    assert (threw.key, bust.key) == ("threw", "bust")
    assert dict(bust.details) == {"points": 0, "lost": 250, "why": "no-score"}


# Points


def test_z7_a_1_is_100_and_a_5_is_50() -> None:
    assert (worth("1"), worth("5")) == (100, 50)


@pytest.mark.parametrize(
    ("dice", "points"),
    [("111", 1000), ("222", 200), ("333", 300), ("444", 400), ("555", 500), ("666", 600)],
)
def test_z8_three_of_a_kind_is_face_times_100_and_three_1s_are_1000(dice: str, points: int) -> None:
    assert worth(dice) == points


@pytest.mark.parametrize(
    ("dice", "points"),
    [
        *(("2222", 300), ("22222", 400), ("222222", 500)),
        *(("1111", 1100), ("111111", 1300), ("5555", 600)),
    ],
)
def test_z9_each_die_beyond_the_third_adds_100(dice: str, points: int) -> None:
    assert worth(dice) == points


def test_z9_option_once() -> None:
    """The sentence of the source can also mean 100 more, once."""
    once = "zonk(points.more=once)"
    assert [worth("2" * size, once) for size in (3, 4, 5, 6)] == [200, 300, 300, 300]


def test_z10_combinations_never_join_across_throws() -> None:
    match = play("zonk", "112346 k11 1234 k1")
    assert match.game.turn_total(match.state) == 300


def test_z10_two_triples_simply_add_up_and_there_are_no_straights_or_pairs() -> None:
    assert worth("222333") == 500
    table = score_table(rules("zonk").points, 6)
    assert "123456" not in table
    assert "223344" not in table


def test_z11_the_value_of_a_set_is_the_best_way_to_split_it() -> None:
    assert worth("5555") == 600


@pytest.mark.parametrize(
    ("dice", "kept", "points"),
    [
        ("111234", "111", 1000),
        ("222234", "2222", 300),
        ("222233", "2222", 300),
        ("112233", "11", 200),
        ("222333", "222333", 500),
        ("123456", "15", 150),
        ("123455", "155", 200),
        ("666234", "666", 600),
    ],
)
def test_throws_about_which_other_programs_disagree(dice: str, kept: str, points: int) -> None:
    match = play("zonk", dice)
    (offer,) = match.game.offers(match.state)
    assert (offer.dice, offer.points) == (kept, points)


# Winning


def bank_at(score: int, total: int, spelling: str = "zonk", other: int = 0) -> ScoringMatch:
    """Return the match after the first seat, with `score`, banks `total` points."""
    return play(spelling, "123466 k1 b", scores=(score, other), turn=Turn(6, total - 100))


def test_z12_banking_to_exactly_10000_wins_at_once() -> None:
    match = bank_at(9_700, 300)
    assert winners(match) == (0,)
    assert match.turn_of is None
    with pytest.raises(IllegalActionError, match=r"^match-over( |$)"):
        match.push_text("t")


@pytest.mark.parametrize("total", [3_000, 3_050])
def test_z13_from_10000_on_reaching_or_passing_13000_wins_at_once(total: int) -> None:
    assert winners(bank_at(10_000, 2_950)) is None
    assert winners(bank_at(10_050, 2_900)) is None
    assert winners(bank_at(10_050, total)) == (0,)


def test_z13_going_over_10000_counts_and_the_game_goes_on() -> None:
    match = bank_at(9_950, 100)
    assert (scores(match), winners(match)) == ((10_050, 0), None)
    assert happened(match) == ["banked", "extended"]


def test_z13_a_player_below_10000_may_still_win_on_exactly_10000() -> None:
    assert winners(bank_at(9_900, 100, other=10_050)) == (0,)


def test_z13_one_bank_from_below_10000_to_13000_wins_too() -> None:
    assert winners(bank_at(9_500, 3_500)) == (0,)
    assert winners(bank_at(9_500, 3_450)) is None


def test_z13_option_extended_only() -> None:
    """Once somebody has passed 10,000, landing on it no longer wins for anybody."""
    spelling = "zonk(finish.after_overshoot=extended_only)"
    match = bank_at(9_950, 100, spelling)
    match = push(match, "123466 k1 b")
    assert match.state.extended
    late = play(
        spelling, "123466 k1 b", scores=(9_900, 10_050), turn=Turn(6), extended=match.state.extended
    )
    assert (scores(late), winners(late)) == ((10_000, 10_050), None)
    assert winners(bank_at(9_900, 100, spelling)) == (0,)
    assert winners(bank_at(9_500, 3_500, spelling)) == (0,)


def test_z13_option_extended_exact() -> None:
    """Only exactly 13,000 wins then, and a bank beyond it is lost."""
    spelling = "zonk(finish.extended_landing=exact)"
    assert winners(bank_at(10_050, 2_950, spelling)) == (0,)
    match = bank_at(10_050, 3_000, spelling)
    assert (scores(match), winners(match)) == ((10_050, 0), None)
    (banked, overshot) = match.happenings(len(match.events) - 1)
    assert (banked.key, dict(banked.details)) == ("banked", {"points": 0, "score": 10_050})
    assert dict(overshot.details) == {"points": 0, "lost": 3_000, "target": 13_000}


def test_z14_the_test_happens_at_the_bank_and_never_in_mid_turn() -> None:
    match = play("zonk", "123466 k1", scores=(9_900, 0))
    assert match.state.phase is Phase.READY
    assert winners(match) is None
    push(match, "22346")
    assert scores(match) == (9_900, 0)
