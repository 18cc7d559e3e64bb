"""What the contract of a game derives from what games define."""

from pushluck.core import TURN_ENDS, Act, Match
from pushluck.games.pig import load_pig


def test_nobody_is_to_move_while_a_throw_is_pending() -> None:
    match = Match(load_pig(), seats=2)
    game = match.game
    assert (game.to_move(match.state), list(game.outcomes(match.state))) == (0, [])
    match.push_text("t")
    assert (game.to_move(match.state), game.turn_of(match.state)) == (None, 0)
    assert [faces for faces, _ in game.outcomes(match.state)] == list("123456")


def test_each_turn_ends_with_a_happening_that_says_what_it_did_to_the_score() -> None:
    match = Match(load_pig(), seats=2)
    for text in ("4", "b", "3", "1"):
        match.push_text(text)
    ends = [told for told in match.iter_happenings() if told.key in TURN_ENDS]
    assert [(told.key, told.details["points"]) for told in ends] == [("banked", 4), ("bust", 0)]


def test_the_same_events_always_give_the_same_state() -> None:
    match = Match(load_pig(), seats=2)
    for text in ("4", "6", "b", "5"):
        match.push_text(text)
    state = match.game.initial_state(2)
    for event in match.events:
        assert not isinstance(event, Act) or event.action in match.game.legal_actions(state)
        state = match.game.apply(state, event)
    assert state == match.state
