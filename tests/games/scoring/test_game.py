"""The contract of a game, as the scoring family keeps it: events, refusals, spellings, happenings."""

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
)
from pushluck.core.seating import First
from pushluck.games.scoring import Keep, Phase, ScoringGame, State, Turn, load_scoring
from tests.games.scoring.tables import happened, options, play, push, refused, rules, table

BARE = "farkle-minimal"


# The beginning


def test_a_match_begins_with_nothing() -> None:
    game = table(BARE)
    assert game.initial_state(2) == State(Phase.READY, 0, (0, 0), Turn(6), (), ())
    punished = table(
        "zonk(bust.streak=3,bust.penalty=500,bank.opening=300,finish.rounds=4,"
        "finish.landing=at_least,finish.overshoot=counts)"
    )
    state = punished.initial_state(3)
    assert (state.busts, state.on_board, state.rounds_left) == ((0,) * 3, (False,) * 3, 4)


@pytest.mark.parametrize("seats", [0, 13])
def test_so_many_seats_cannot_play(seats: int) -> None:
    with pytest.raises(IllegalActionError, match=r"^wrong-number-of-seats( |$)") as caught:
        table(BARE).initial_state(seats)
    assert caught.value.details == {"given": seats, "least": 1, "most": 12}


def test_the_table_names_the_seat_that_begins() -> None:
    match = Match(ScoringGame(rules("doom")), 3)
    assert list(match.legal_actions) == [First(0), First(1), First(2)]
    assert refused(match, "t").alternatives == ("f1", "f2", "f3")
    push(match, "f3")
    assert (match.turn_of, match.state.first, match.state.start) == (2, 2, None)
    assert happened(match) == ["starts"]
    assert refused(match, "f1").reason == "not-now"


def test_the_first_seat_by_lot() -> None:
    match = Match(ScoringGame(rules("zilch")), 3)
    assert options(match) == ["t"]
    push(match, "t")
    pool = match.game.pool(match.state)
    assert pool is not None
    assert [faces for faces, _ in pool.outcomes()] == ["1", "2", "3"]
    push(match, "2")
    assert (match.turn_of, match.state.first) == (1, 1)
    assert happened(match) == ["starts"]


def test_load_scoring_finds_a_preset() -> None:
    assert load_scoring("zonk").rules.key == "zonk@1"
    assert load_scoring("doom@1").key == "scoring"
    assert load_scoring("zonk").manners.cheating


# Events


def test_a_throw_is_asked_for_and_then_supplied() -> None:
    match = play(BARE, "t")
    assert (match.state.phase, options(match)) == (Phase.ROLLING, [])
    assert match.game.to_move(match.state) is None
    assert match.turn_of == 0
    assert sum(weight for _, weight in match.game.outcomes(match.state)) == 6**6
    match.push(Throw(0, "331456"))
    assert match.state.turn.throw == "133456"
    assert match.game.to_move(match.state) == 0


def test_the_order_in_which_dice_fell_does_not_matter() -> None:
    assert play(BARE, "331456").state == play(BARE, "654331").state


@pytest.mark.parametrize(
    ("faces", "reason"),
    [("12345", "wrong-number-of-dice"), ("1234567", "no-such-face"), ("12345x", "no-such-face")],
)
def test_faces_that_the_dice_cannot_show_are_refused(faces: str, reason: str) -> None:
    match = play(BARE, "t")
    with pytest.raises(NotationError, match=f"^{reason}( |$)"):
        match.push(Throw(0, faces))
    assert match.state.phase is Phase.ROLLING


def test_nobody_acts_or_throws_out_of_turn() -> None:
    match = play(BARE, "123446")
    with pytest.raises(IllegalActionError) as caught:
        match.push(Act(1, Keep("1")))
    assert (caught.value.reason, caught.value.details) == ("not-your-turn", {"seat": 2, "turn": 1})
    with pytest.raises(IllegalActionError, match=r"^no-throw-pending( |$)") as caught:
        match.push(Throw(0, "123446"))
    assert caught.value.alternatives == ("k1",)
    with pytest.raises(IllegalActionError, match=r"^throw-pending( |$)"):
        play(BARE, "t").push(Act(0, BANK))


def test_dice_must_be_kept_before_anything_else() -> None:
    match = play(BARE, "123456")
    assert (refused(match, "t").reason, refused(match, "b").reason) == ("keep-first", "keep-first")
    assert refused(match, "t").alternatives == ("k1", "k15", "k5")
    assert refused(match, "r").reason == "not-now"
    assert refused(match, "k").reason == "keep-at-least-one"
    assert refused(play(BARE), "k1").reason == "not-now"
    assert refused(play(BARE), "k1").alternatives == ("t",)


def test_a_keep_is_refused_with_the_die_and_what_would_do() -> None:
    """T9: of 1-3-4-6 the 1 and the 3 are held; the 3 is named. T2: nor does a 2 count with 1-1-1-5-5."""
    refusal = refused(play(BARE, "134666"), "k13")
    assert (refusal.reason, refusal.details) == ("die-does-not-score", {"die": "3"})
    assert "k1" in refusal.alternatives
    match = play(BARE, "111552")
    assert refused(match, "k111552").details == {"die": "2"}
    assert max(offer.points for offer in match.game.offers(match.state)) == 1100
    kept = push(match, "k11155")
    assert kept.state.turn.dice == 1
    boxed = play("farkle", "111552")
    assert max(offer.points for offer in boxed.game.offers(boxed.state)) == 400


def test_offers_say_what_a_keep_is_worth_and_what_comes_after() -> None:
    match = play(BARE, "523346 k5 11234")
    assert [
        (offer.action.text, offer.points, offer.left) for offer in match.game.offers(match.state)
    ] == [
        ("k1", 100, 4),
        ("k11", 200, 3),
    ]
    (first, _) = match.game.offers(match.state)
    assert (first.dice, first.hand, first.hand_points) == ("1", "15", 150)
    assert [action.text for action in match.legal_actions] == ["k1", "k11"]
    assert match.game.offers(play(BARE).state) == ()


def test_every_legal_action_is_accepted_and_leads_elsewhere() -> None:
    match = play("farkle", "112355")
    for action in match.legal_actions:
        after = match.game.apply(match.state, Act(0, action))
        assert after != match.state
        assert after.turn.total > 0


# Spellings


@pytest.mark.parametrize("text", ["t", "b", "r", "k1", "k112", "f1", "f12"])
def test_an_action_is_read_as_it_is_spelled(text: str) -> None:
    assert table(BARE).parse_action(text).text == text


def test_the_dice_of_a_keep_are_read_in_any_order() -> None:
    assert table(BARE).parse_action("k511") == Keep("115")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        *(("", "unknown-action"), ("x", "unknown-action"), ("bb", "unknown-action")),
        *(("k7", "no-such-face"), ("k1a", "no-such-face"), ("f0", "no-such-seat")),
        *(("f13", "no-such-seat"), ("fx", "no-such-seat"), ("f", "no-such-seat")),
    ],
)
def test_other_texts_are_no_actions(text: str, reason: str) -> None:
    with pytest.raises(NotationError, match=f"^{reason}( |$)"):
        table(BARE).parse_action(text)


def test_choices_spell_themselves() -> None:
    assert (THROW.text, BANK.text, RIDE.text) == ("t", "b", "r")


# What others may do to a turn


def test_a_forfeited_turn_brings_nothing_and_passes_on() -> None:
    match = play("farkle-minimal(ride.allowed=true)", "111234 k111", previous=300, leftover=2)
    after = match.game.forfeit_turn(match.state)
    assert (after.seat, after.scores, after.turn, after.phase) == (1, (0, 0), Turn(6), Phase.READY)
    assert (after.previous, after.leftover) == (0, 0)


def test_a_forfeited_turn_can_end_the_last_round() -> None:
    match = play("farkle", "123446", scores=(0, 10_000), finisher=1, on_board=(True, True))
    outcome = match.game.outcome(match.game.forfeit_turn(match.state))
    assert outcome is not None
    assert outcome.winners == (1,)


def test_a_fine_takes_points_but_not_below_the_floor() -> None:
    game = table(BARE)
    state = game.initial_state(2)._replace(scores=(500, 50))
    assert game.fine(state, 0, 300).scores == (200, 50)
    assert game.fine(state, 1, 300).scores == (500, 0)
    assert table("farkle-facebook").fine(state, 1, 300).scores == (500, -250)


def test_scores_and_turn_total_are_read_off_the_state() -> None:
    match = play(BARE, "123446 k1", scores=(500, 50))
    assert match.game.scores(match.state) == (500, 50)
    assert match.game.turn_total(match.state) == 100


def test_a_declared_total_is_what_counts() -> None:
    match = play(BARE, "123446 k1")
    assert match.game.turn_total(match.game.declare(match.state, 700)) == 700


def test_a_shown_die_can_be_turned_to_any_other_face() -> None:
    """Z20: a die turned to a face it did not show."""
    match = play("zonk", "155346")
    game, state = match.game, match.state
    assert len(game.turnable(state)) == 5 * 5
    assert ("3", "1") in game.turnable(state)
    turned = game.turn_die(state, "3", "1")
    assert turned.turn.throw == "114556"
    assert [action.text for action in game.legal_actions(turned)] == ["k1155"]
    assert game.turn_die(state, "5", "2").turn.throw == "123456"


@pytest.mark.parametrize(("die", "face"), [("2", "1"), ("1", "1"), ("3", "7")])
def test_no_other_die_can_be_turned(die: str, face: str) -> None:
    match = play("zonk", "155346")
    with pytest.raises(IllegalActionError) as caught:
        match.game.turn_die(match.state, die, face)
    assert caught.value.reason == "cannot-turn-so"
    assert caught.value.details == {"die": die, "face": face}


def test_there_is_a_die_to_turn_only_while_dice_are_kept() -> None:
    match = play("zonk", "155346 k155")
    assert match.game.turnable(match.state) == []


@pytest.mark.parametrize(
    ("text", "face", "moves"),
    [
        ("k115", "1", True),
        ("k11", "1", True),
        ("k1", "1", False),
        ("k14", "1", False),
        ("b", "1", False),
    ],
)
def test_a_real_scoring_die_must_be_moved_with_the_turned_one(
    text: str, face: str, moves: bool
) -> None:
    """Z20: the dice that are moved still score without the one that was turned to `face`."""
    match = play("zonk(keep.rule=any)", "155346")
    action = match.game.parse_action(text)
    assert match.game.moves_scoring_die(match.state, action, face) is moves
    assert not match.game.moves_scoring_die(match.state, action, "6")


def test_a_turn_starts_where_a_seat_has_not_thrown_yet() -> None:
    for spelling, script, starts in (
        ("zonk", "", True),
        ("zonk", "t", False),
        ("zonk", "155346", False),
        ("zonk", "155346 k155", False),
        ("zonk", "155346 k155 b", True),
        ("zilch", "223346", False),
    ):
        match = play(spelling, script)
        assert match.game.is_turn_start(match.state) is starts
    rolling_off = ScoringGame(rules("zonk"))
    assert not rolling_off.is_turn_start(rolling_off.initial_state(2))


# Happenings


def test_a_turn_is_told_in_order() -> None:
    match = play("farkle", "111555 k111555 123346 k1 b")
    told = [(happening.key, happening.seat) for happening in match.iter_happenings()]
    assert told == [
        *(("threw", 0), ("kept", 0), ("hot-dice", 0)),
        *(("threw", 0), ("kept", 0), ("banked", 0), ("on-board", 0)),
    ]
    kept = match.happenings(2)[0]
    assert dict(kept.details) == {"dice": "111555", "points": 2500, "total": 2500}
    assert dict(match.happenings(2)[1].details) == {"dice": 6, "rule": "may_bank"}
    banked = match.happenings(6)[0]
    assert dict(banked.details) == {"points": 2600, "score": 2600}
    assert match.happenings(0) == []


def test_the_throw_is_told_as_it_fell() -> None:
    assert dict(play(BARE, "526334").happenings(1)[0].details) == {"faces": "526334"}


def test_a_roll_off_is_told() -> None:
    match = Match(ScoringGame(rules("farkle")), 2)
    push(match, "3 3 2 5")
    told = [(happening.key, happening.seat) for happening in match.iter_happenings()]
    assert told == [
        *(("start-threw", 0), ("start-threw", 1), ("start-tied", None)),
        *(("start-threw", 0), ("start-threw", 1), ("starts", 1)),
    ]
