import pytest

from pushluck.conduct import make_table
from pushluck.core import Act, IllegalActionError, Match
from pushluck.games.registry import find_game, find_rules
from pushluck.testing import RandomPlayer, iter_acts, play_at_random

ZONK = make_table(find_rules("zonk@1(seating.start=first_seat)"))


def test_the_same_seed_plays_the_same_match() -> None:
    first, again = (play_at_random(ZONK, 3, seed="a") for _ in range(2))
    assert first.events == again.events
    assert play_at_random(ZONK, 3, seed="b").events != first.events


def test_a_match_is_played_to_its_end() -> None:
    match = play_at_random(find_game("dix-mille"), 2, seed="1")
    assert match.outcome is not None
    with pytest.raises(IllegalActionError, match="match-over"):
        RandomPlayer(match.game, "1").next_event(match.state)


def test_a_match_that_takes_too_long_is_a_failure() -> None:
    with pytest.raises(AssertionError, match="no end after 10 plies"):
        play_at_random(find_game("pig"), 2, most_plies=10)


def test_a_bank_that_wins_is_never_left_out() -> None:
    pig = find_game("pig@1(finish.target=2)")
    for seed in range(20):
        match = play_at_random(pig, 2, seed=str(seed))
        first = next(ply for ply, state in enumerate(match.states) if pig.turn_total(state))
        assert match.events[first].text == "b"
        assert len(match.events) == first + 1


def test_cheats_calls_and_faults_happen_where_they_can() -> None:
    match, acts = Match(ZONK, 2), set()
    for text in ("113462", "k11"):
        match.push_text(text)
        acts |= {f"s{act.seat + 1} {act.text}" for act in iter_acts(ZONK, match.state)}
    turned = {act for act in acts if "~" in act}
    assert {"s1 k111~3>1", "s1 k115~6>5"} <= turned
    assert acts - turned == {
        *("s1 k11", "s1 t", "s1 b", "s1 b150", "s1 b250", "s2 c"),
        *("s1 z:off_table", "s1 z:away", "s2 z:out_of_turn"),
    }


def test_grabbing_the_dice_is_an_act_at_a_strict_table() -> None:
    strict = make_table(find_rules("zonk@1(seating.start=first_seat,manners.strict=true)"))
    texts = [f"s{act.seat + 1} {act.text}" for act in iter_acts(strict, strict.initial_state(2))]
    assert texts == ["s1 t", "s1 z:away", "s2 z:out_of_turn", "s2 t"]


def test_a_plain_game_has_its_legal_actions_only() -> None:
    pig = find_game("pig")
    match = Match(pig, 2)
    assert [act.text for act in iter_acts(pig, match.state)] == ["t"]
    match.push_text("4")
    assert list(iter_acts(pig, match.state)) == [Act(0, action) for action in match.legal_actions]
    match.push_text("t")
    assert list(iter_acts(pig, match.state)) == []
