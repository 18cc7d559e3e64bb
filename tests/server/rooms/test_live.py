"""The match of a table in memory."""

import msgspec

from pushluck.server.rooms.live import (
    LiveMatch,
    MatchDocument,
    answers_same_turn,
    begun_row,
    is_reply,
)
from pushluck.server.store import EventRow, NewEvent, NewMatch

DOCUMENT = MatchDocument(
    names=("Ada", "Ben", "Cyd"), people=("a", "b", "c"), first=0, real_dice=False, seed="s"
)
PIG = "pig@1"
ZONK = "zonk@1(seating.start=first_seat)"


def live_match(rules: str, *events: str) -> LiveMatch:
    """Return a match after events such as `0:t`, `0:t:clock`."""
    new = NewMatch(1, rules, msgspec.json.encode(DOCUMENT).decode())
    live = LiveMatch(begun_row(7, 3, new, 100), DOCUMENT)
    for event in events:
        seat, text, cause = (*event.split(":"), "")[:3]
        live.take_new([NewEvent(int(seat), text.replace("-", ":"), cause)], 200 + live.ply)
    return live


def test_a_match_begins_without_events() -> None:
    live = live_match(PIG)
    assert (live.id, live.number, live.ply, live.at, live.outcome) == (7, 1, 0, 100, None)


def test_events_are_played_as_they_are_stored() -> None:
    live = live_match(PIG, "0:t", "0:3", "0:b:clock")
    assert (live.ply, live.at, live.causes) == (3, 202, ["", "", "clock"])
    assert live.moment.ply == 3
    assert live.match.game.scores(live.state) == (3, 0, 0)


def test_a_command_is_found_by_the_last_of_its_events() -> None:
    live = live_match(PIG)
    live.take([EventRow(0, 0, "t", "", "", 1), EventRow(1, 0, "3", "", "ada:tab:1", 1)])
    assert live.find_answer("ada:tab:1") == 2
    assert live.find_answer("ada:tab:2") is None
    assert live.find_answer("") is None


def test_turns_in_a_row_that_a_clock_has_ended_are_counted() -> None:
    away = ["0:z-away:clock", "1:z-away:clock", "2:t", "2:3", "2:b"]
    assert live_match(PIG, *away).run_outs(0) == 1
    assert live_match(PIG, *away, *away, *away).run_outs(0) == 3
    assert live_match(PIG, *away, *away, *away).run_outs(2) == 0
    assert live_match(PIG, *away, *away, "0:t", "0:3").run_outs(0) == 0
    assert live_match(PIG, *away, *away, "0:t", "0:3", "0:b:clock").run_outs(0) == 1
    assert live_match(PIG, *away, "0:z-away:left", "1:z-away:clock").run_outs(0) == 0


def test_replies_are_calls_and_acceptances() -> None:
    assert [is_reply(text) for text in ("c", "a", "t", "b", "k1", "")] == [True, True, *[False] * 4]


def test_a_reply_answers_the_turn_that_it_was_meant_for() -> None:
    live = live_match(ZONK, "0:t", "0:113462", "0:k11", "0:t", "0:5234", "0:k5")
    assert [answers_same_turn(live, ply) for ply in range(7)] == [False] * 3 + [True] * 4
    assert not answers_same_turn(live, 99)
    live.take_new([NewEvent(0, "b")], 1)
    assert answers_same_turn(live, 3)
    live.take_new([NewEvent(2, "t"), NewEvent(2, "111234"), NewEvent(2, "k111")], 1)
    assert not answers_same_turn(live, 6)
