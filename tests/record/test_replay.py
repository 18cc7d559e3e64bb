"""What the strict reader says about each way in which turns can be wrong."""

import pytest

from pushluck.conduct import make_table
from pushluck.core import Match
from pushluck.games.registry import find_rules
from pushluck.record.errors import RecordError
from pushluck.record.replay import Replay
from pushluck.record.tokens import Token, iter_pieces

ZONK = "zonk@1(seating.start=first_seat)"


def replay(rules: str, turns: str, seats: int = 2) -> tuple[RecordError | None, str]:
    """Return the fault, and the events that were played, in one line."""
    match = Match(make_table(find_rules(rules)), seats)
    pieces = [piece for piece in iter_pieces(turns) if isinstance(piece, Token | RecordError)]
    error = Replay(turns, match).run(pieces)
    return error, " ".join(event.text for event in match.events)


@pytest.mark.parametrize(
    "turns",
    [
        "",
        "1. s1 t",
        "1. s1 113462 k11 5524 k55 b=300\n2. s2 223346 Z\n3. s1 t",
        "1. s1 113462\n\n   k11 {two ones} 5524 k55 b=300 2.\ns2 t",
        "1. s1 113462 k111~3>1 b700=700 s2 c",
        "0. s2 z:out_of_turn 1. s1 t s2 z:out_of_turn s1 113462",
    ],
)
def test_turns_as_they_are_written_are_read(turns: str) -> None:
    error, _ = replay(ZONK, turns)
    assert error is None


@pytest.mark.parametrize(
    ("turns", "column", "reason", "hints"),
    [
        # Numbers and seats
        ("2. s1 113462", 1, "wrong-turn-number", ("1.",)),
        ("01. s1 113462", 1, "wrong-turn-number", ("1.",)),
        ("s1 113462", 1, "wrong-turn-number", ("1.",)),
        ("1. 113462", 4, "no-actor", ("s1",)),
        ("1. s01 113462", 4, "wrong-actor", ("s1",)),
        ("1. s2 113462", 7, "not-your-turn", ()),
        ("1. s1 113462 s1 k11", 14, "unexpected-token", ("k11",)),
        ("1. s1 113462 2. s1 k11", 14, "unexpected-token", ("k11",)),
        ("1. s1 113462 k11 b=200 223346", 24, "not-your-turn", ()),
        ("1. s1 113462 k11 b=200 s2 223346", 24, "wrong-turn-number", ("2.",)),
        ("1. s1 113462 k11 b=200 2. s1 223346", 30, "not-your-turn", ()),
        # What cannot be read
        ("1. s1 11346", 7, "wrong-number-of-dice", ()),
        ("1. s1 113467", 7, "no-such-face", ()),
        ("1. s1 113462 k1x", 14, "no-such-face", ()),
        ("1. s1 113462 x", 14, "unknown-action", ()),
        ("1. s1 113462 z:asleep", 14, "unknown-action", ()),
        ("1. s1 113462 {", 14, "comment-not-closed", ("}",)),
        # What is not allowed
        ("1. s1 113462 k1", 14, "scoring-die-left", ("k11",)),
        ("1. s1 113462 k113", 14, "die-does-not-score", ("k11",)),
        ("1. s1 b=0", 7, "throw-first", ("t",)),
        ("1. s1 113462 5524", 14, "keep-first", ("k11",)),
        # The act that goes without saying
        ("1. s1 t 113462", 7, "unexpected-token", ("113462",)),
        # Checksums
        ("1. s1 113462 k11 b=300", 18, "wrong-checksum", ("b=200",)),
        ("1. s1 113462 k11 b", 18, "wrong-checksum", ("b=200",)),
        ("1. s1 113462 k11 b=0200", 18, "wrong-checksum", ("b=200",)),
        ("1. s1 113462 k11 b700=200", 18, "wrong-checksum", ("b700=700",)),
        # Z
        ("1. s1 223346 2. s2 t", 14, "z-missing", ("Z",)),
        ("1. s1 223346", 13, "z-missing", ("Z",)),
        ("1. s1 113462 Z", 14, "z-unexpected", ()),
        ("1. s1 113462 Z k11", 14, "z-unexpected", ("k11",)),
        ("1. s1 223346 Z Z", 16, "z-unexpected", ()),
        ("Z", 1, "z-unexpected", ()),
        # Other spellings
        ("1. s1 113462 k11 5524 k55 t t", 29, "throw-pending", ()),
        ("1. s1 155555 k515555", 14, "unexpected-token", ("k155555",)),
        # The end
        ("1. s1 113462 k11 b=200 2.", 24, "event-missing", ()),
        ("1. s1 113462 k11 b=200 2. s2", 24, "event-missing", ()),
    ],
)
def test_every_other_text_is_refused_where_it_differs(
    turns: str, column: int, reason: str, hints: tuple[str, ...]
) -> None:
    error, _ = replay(ZONK, turns)
    assert error is not None
    assert (error.column, error.reason, error.hints) == (column, reason, hints)


def test_nothing_may_follow_the_end() -> None:
    turns = "1. s1 6 4 b=10"
    for more, reason in (
        (" 2. s2 4", "text-after-end"),
        (" 2.", "text-after-end"),
        (" Z", "z-unexpected"),
    ):
        error, played = replay("pig(target=10)", turns + more)
        assert error is not None
        assert error.reason == reason
        assert played == "t 6 t 4 b"


@pytest.mark.parametrize(
    ("turns", "played"),
    [
        ("1. s1 113462 k11 b=300", "t 113462 k11"),
        ("1. s1 113462 k11 b=200 3. s2 113462", "t 113462 k11 b"),
        ("1. s1 223346 2. s2 113462", ""),
        ("1. s1 113462 k11 t 5524", "t 113462 k11"),
        ("1. s1 113462 k11 t 2.", "t 113462 k11 t"),
        ("1. s1 113462 k11 t {", "t 113462 k11 t"),
        ("1. s1 113462 k11 5527", "t 113462 k11"),
        ("1. s1 113462 Z k11", "t 113462"),
    ],
)
def test_the_match_stops_before_the_event_at_fault(turns: str, played: str) -> None:
    error, events = replay(ZONK, turns)
    assert error is not None
    assert events == played
