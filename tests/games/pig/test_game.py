"""Pig, and what has been published about it."""

from collections.abc import Callable
from fractions import Fraction

import pytest

from pushluck.core import (
    BANK,
    RIDE,
    THROW,
    Act,
    IllegalActionError,
    Match,
    NotationError,
    Throw,
    d6_pool,
)
from pushluck.core.rules import changed
from pushluck.core.seating import First
from pushluck.games.pig import Pig, PigState, load_pig
from pushluck.games.pig.game import Phase, PigAction

PigMatch = Match[PigState, PigAction]


def pig(**changes: str | int) -> Pig:
    return Pig(changed(load_pig().rules, changes))


def play(script: str = "", *, seats: int = 2, game: Pig | None = None) -> PigMatch:
    match = Match(game or load_pig(), seats)
    for text in script.split():
        match.push_text(text)
    return match


def refused(match: PigMatch, text: str) -> IllegalActionError:
    before = match.state
    with pytest.raises(IllegalActionError) as caught:
        match.push_text(text)
    assert match.state == before
    return caught.value


# The rules


def test_the_first_to_bank_100_points_wins() -> None:
    """T. W. Neller and C. G. M. Presser, Optimal Play of the Dice Game Pig (2004)."""
    rules = load_pig().rules
    assert (rules.key, rules.finish.target, Pig.key) == ("pig@1", 100, "pig")
    assert load_pig().manners == rules.manners
    assert not rules.manners.cheating
    nearly = " ".join(["6"] * 16) + " 3 b"
    assert play(nearly).outcome is None
    outcome = play(nearly + " 5 b 5 b").outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((0,), (104, 5))


def test_a_throw_adds_its_face_and_a_1_loses_the_turn() -> None:
    match = play("6 4 2")
    assert (match.game.turn_total(match.state), match.turn_of) == (12, 0)
    match.push_text("1")
    assert (match.game.scores(match.state), match.turn_of) == ((0, 0), 1)
    assert match.game.turn_total(match.state) == 0


@pytest.mark.parametrize(("face", "points"), [("2", 2), ("3", 3), ("4", 4), ("5", 5), ("6", 6)])
def test_each_face(face: str, points: int) -> None:
    assert play(face).state.turn_total == points


def test_a_bank_adds_the_turn_total_and_ends_the_turn() -> None:
    match = play("6 4 b")
    assert match.state == PigState((10, 0), seat=1)
    match = play("6 b 5 b 4 b", seats=3)
    assert match.game.scores(match.state) == (6, 5, 4)
    assert match.turn_of == 0


def test_the_target_is_a_rule() -> None:
    game = pig(target=10)
    assert play("6 b 1 4 b", game=game).outcome is not None
    assert play("6 b 1 3 b", game=game).outcome is None


def test_play_can_pass_the_other_way() -> None:
    assert play("1", seats=3, game=pig(direction="counter_clockwise")).turn_of == 2


# What may be done


def test_a_seat_may_bank_once_it_has_thrown() -> None:
    match = play()
    assert list(match.legal_actions) == [THROW]
    assert refused(match, "b").reason == "throw-first"
    assert refused(match, "b").alternatives == ("t",)
    refusal = match.game.bank_refusal(match.state)
    assert refusal is not None
    assert refusal.reason == "throw-first"
    match.push_text("5")
    assert list(match.legal_actions) == [THROW, BANK]
    assert match.game.bank_refusal(match.state) is None


def test_other_actions_are_refused() -> None:
    match = play("5")
    error = refused(match, "f1")
    assert (error.reason, error.details, error.alternatives) == (
        "not-now",
        {"action": "f1"},
        ("t", "b"),
    )
    with pytest.raises(IllegalActionError, match=r"^not-now( |$)"):
        match.push(Act(0, RIDE))


def test_a_throw_is_asked_for_and_then_supplied() -> None:
    match = play("t")
    assert match.game.pool(match.state) == d6_pool(1)
    assert list(match.legal_actions) == []
    assert refused(match, "b").reason == "throw-pending"
    with pytest.raises(NotationError, match=r"^no-such-face( |$)"):
        match.push(Throw(0, "7"))
    with pytest.raises(NotationError, match=r"^wrong-number-of-dice( |$)"):
        match.push(Throw(0, "44"))
    assert match.game.pool(play().state) is None
    with pytest.raises(IllegalActionError, match=r"^no-throw-pending( |$)"):
        play().push(Throw(0, "4"))


def test_nobody_acts_out_of_turn_or_after_the_end() -> None:
    with pytest.raises(IllegalActionError) as caught:
        play("5").push(Act(1, THROW))
    assert (caught.value.reason, caught.value.details) == ("not-your-turn", {"seat": 2, "turn": 1})
    over = play("6 b", game=pig(target=6))
    with pytest.raises(IllegalActionError, match=r"^match-over( |$)"):
        over.push(Act(0, THROW))
    assert list(over.legal_actions) == []


@pytest.mark.parametrize("seats", [0, 13])
def test_so_many_seats_cannot_play(seats: int) -> None:
    with pytest.raises(IllegalActionError, match=r"^wrong-number-of-seats( |$)"):
        load_pig().initial_state(seats)


@pytest.mark.parametrize("text", ["t", "b", "f2"])
def test_actions_are_read_as_they_are_spelled(text: str) -> None:
    assert load_pig().parse_action(text).text == text


@pytest.mark.parametrize(
    ("text", "reason"), [("k1", "unknown-action"), ("r", "unknown-action"), ("f13", "no-such-seat")]
)
def test_other_texts_are_no_actions(text: str, reason: str) -> None:
    with pytest.raises(NotationError, match=f"^{reason}( |$)"):
        load_pig().parse_action(text)


# The beginning


def test_the_first_seat_begins_unless_the_rules_say_otherwise() -> None:
    assert play().state == PigState((0, 0))
    assert play("4 6", game=pig(start="roll_off")).turn_of == 1
    assert play("f2", game=pig(start="youngest")).turn_of == 1
    assert play("2", game=pig(start="random")).turn_of == 1


def test_a_tied_roll_off_is_thrown_again_and_told() -> None:
    match = play("4 4 2 3", game=pig(start="roll_off"))
    assert match.turn_of == 1
    assert [told.key for told in match.iter_happenings()] == [
        *("start-threw", "start-threw", "start-tied", "start-threw", "start-threw", "starts"),
    ]


def test_nothing_else_is_done_before_the_first_seat_is_found() -> None:
    match = play(game=pig(start="youngest"))
    assert list(match.legal_actions) == [First(0), First(1)]
    assert refused(match, "t").alternatives == ("f1", "f2")
    assert not match.game.is_turn_start(match.state)
    rolling = play("t", game=pig(start="roll_off"))
    refusal = rolling.game.bank_refusal(rolling.state)
    assert refusal is not None
    assert refusal.reason == "throw-first"
    with pytest.raises(IllegalActionError, match=r"^no-throw-pending( |$)"):
        play(game=pig(start="roll_off")).push(Throw(0, "4"))
    with pytest.raises(IllegalActionError, match=r"^not-your-turn( |$)"):
        play(game=pig(start="roll_off")).push(Act(1, THROW))


# What is told, and what others may do


def test_a_turn_is_told() -> None:
    match = play("4 b 5 1 2 b", game=pig(target=6))
    told = [(happening.key, happening.seat) for happening in match.iter_happenings()]
    assert told == [
        *(("threw", 0), ("banked", 0), ("threw", 1), ("threw", 1), ("bust", 1)),
        *(("threw", 0), ("banked", 0), ("won", 0)),
    ]
    bust = match.happenings(6)[1]
    assert dict(bust.details) == {"points": 0, "lost": 5, "why": "pig"}
    banked, won = match.happenings(9)
    assert dict(banked.details) == {"points": 2, "score": 6}
    assert dict(won.details) == {"score": 6}


def test_a_turn_can_be_forfeited_fined_and_declared() -> None:
    match = play("4 b 5")
    game, state = load_pig(), match.state
    assert game.forfeit_turn(state) == PigState((4, 0), seat=0)
    assert game.fine(state, 0, 10).scores == (-6, 0)
    assert game.declare(state, 9).turn_total == 9


def test_no_die_is_kept_or_turned() -> None:
    match = play("5")
    game, state = load_pig(), match.state
    assert (game.offers(state), game.turnable(state), game.point_unit) == ((), (), 1)
    assert not game.moves_scoring_die(state, BANK, "5")
    with pytest.raises(IllegalActionError, match=r"^no-die-to-turn( |$)"):
        game.turn_die(state, "5", "6")


def test_a_turn_starts_where_a_seat_has_not_thrown_yet() -> None:
    for script, starts in (("", True), ("t", False), ("5", False), ("5 b", True), ("1", True)):
        match = play(script)
        assert match.game.is_turn_start(match.state) is starts


# Published figures


def turn_outcomes(hold: Callable[[int], bool], total: int = 0) -> dict[int, Fraction]:
    """Return the chances of what a turn brings under a policy, by walking the engine's own throws."""
    game = load_pig()
    found: dict[int, Fraction] = {}
    waiting = {PigState((0, 0), 0, total, Phase.ROLLING): Fraction(1)}
    while waiting:
        state = min(waiting, key=lambda state: state.turn_total)
        chance = waiting.pop(state)
        for faces, weight in game.outcomes(state):
            after = game.apply(state, Throw(0, faces))
            part = chance * weight / 6
            if after.seat or hold(after.turn_total):
                brought = after.turn_total
                found[brought] = found.get(brought, Fraction(0)) + part
            else:
                again = game.apply(after, Act(0, THROW))
                waiting[again] = waiting.get(again, Fraction(0)) + part
    return found


def test_holding_at_20_brings_8_14_points_a_turn_and_busts_62_percent_of_turns() -> None:
    """Neller and Presser (2004) give 0.6245 for no points and 0.0997 for a total of 20."""
    outcomes = turn_outcomes(lambda total: total >= 20)
    assert sum(outcomes.values()) == 1
    assert float(outcomes[0]) == pytest.approx(0.6245, abs=5e-5)
    assert float(outcomes[20]) == pytest.approx(0.0997, abs=5e-5)
    assert max(outcomes) == 25
    mean = sum(points * chance for points, chance in outcomes.items())
    assert float(mean) == pytest.approx(8.1418, abs=5e-5)


def test_no_policy_of_holding_brings_more_than_holding_at_20() -> None:
    def mean(limit: int) -> Fraction:
        outcomes = turn_outcomes(lambda total: total >= limit)
        return sum((points * chance for points, chance in outcomes.items()), Fraction(0))

    assert max(range(15, 26), key=mean) == 20
    # At a total of 20 another throw risks as much as it brings, so holding at 21 is as good.
    assert mean(20) == mean(21)
