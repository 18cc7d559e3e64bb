"""The cursor over a match: events pushed, taken back and told."""

import pytest

from pushluck.core import BANK, THROW, Act, IllegalActionError, Match, NotationError, Throw
from pushluck.core.match import is_throw
from pushluck.games.pig import PigState, load_pig
from pushluck.games.pig.game import PigAction

PigMatch = Match[PigState, PigAction]


@pytest.fixture
def match() -> PigMatch:
    return Match(load_pig(), seats=2)


def push(match: PigMatch, script: str) -> PigMatch:
    for text in script.split():
        match.push_text(text)
    return match


def test_a_match_begins_with_one_state_and_no_events(match: PigMatch) -> None:
    assert (list(match.events), len(match.states), match.turn_of) == ([], 1, 0)
    assert match.state == match.game.initial_state(2)
    assert match.outcome is None
    assert list(match.legal_actions) == [THROW]


def test_faces_say_at_once_that_the_seat_throws(match: PigMatch) -> None:
    push(match, "4")
    assert list(match.events) == [Act(0, THROW), Throw(0, "4")]
    push(match, "t 5")
    assert [event.text for event in match.events] == ["t", "4", "t", "5"]
    assert len(match.states) == 5


def test_events_are_taken_back_one_by_one(match: PigMatch) -> None:
    states = list(push(match, "4 b").states)
    assert match.pop() == Act(0, BANK)
    assert match.pop() == Throw(0, "4")
    assert match.state == states[1]
    assert match.pop() == Act(0, THROW)
    with pytest.raises(IllegalActionError, match=r"^nothing-to-take-back( |$)"):
        match.pop()
    assert match.state == states[0]


@pytest.mark.parametrize("text", ["7", "44", "b", "k1", "x", "", "T"])
def test_what_is_refused_changes_nothing(match: PigMatch, text: str) -> None:
    before = match.state
    with pytest.raises(ValueError, match="-"):
        match.push_text(text)
    assert (match.state, list(match.events)) == (before, [])


def test_a_refused_throw_leaves_the_decision_to_throw_that_was_made_before(match: PigMatch) -> None:
    push(match, "t")
    with pytest.raises(NotationError, match=r"^no-such-face( |$)"):
        match.push_text("7")
    assert list(match.events) == [Act(0, THROW)]


def test_another_seat_can_be_named(match: PigMatch) -> None:
    with pytest.raises(IllegalActionError, match=r"^not-your-turn( |$)"):
        match.push_text("t", seat=1)
    match.push_text("t", seat=0)
    assert match.turn_of == 0


def test_nobody_acts_when_the_match_is_over(match: PigMatch) -> None:
    push(match, " ".join(["6"] * 17) + " b")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert match.turn_of is None
    with pytest.raises(IllegalActionError, match=r"^match-over( |$)"):
        match.push_text("t")


def test_what_happened_is_told_by_event_and_in_order(match: PigMatch) -> None:
    push(match, "4 b 1")
    assert [happening.key for happening in match.happenings(1)] == ["threw"]
    assert [happening.key for happening in match.iter_happenings()] == [
        *("threw", "banked", "threw", "bust"),
    ]


@pytest.mark.parametrize(
    ("text", "throw"), [("4", True), ("113462", True), ("A", True), ("k11", False), ("t", False)]
)
def test_actions_begin_with_a_letter_that_no_die_has(text: str, throw: bool) -> None:
    assert is_throw(text) is throw


def test_events_spell_themselves() -> None:
    assert (Throw(0, "526").text, Act(1, BANK).text, Act(0, THROW).text) == ("526", "b", "t")
