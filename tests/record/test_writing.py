from typing import Any

import pytest

from pushluck.conduct import as_seen, make_table
from pushluck.core import Match, NotationError
from pushluck.games.registry import find_rules
from pushluck.record import format_events, format_record, iter_plies


def played(rules: str, seats: int, *texts: str) -> Match[Any, Any]:
    match = Match(make_table(find_rules(rules)), seats)
    for text in texts:
        match.push_text(text)
    return match


def test_a_match_that_has_not_begun_has_headers_only() -> None:
    assert format_record(played("pig", 1), {}) == (
        '[Game "pig"]\n[Rules "pig@1"]\n[Seat1 "?"]\n[Result "*"]\n\n'
    )


def test_a_finished_match_names_its_winner() -> None:
    match = played("pig(target=10)", 2, "2", "b", "6", "4", "b")
    assert format_record(match, {"Seat1": "Ada", "Seat2": "Ben", "Result": "*"}) == (
        '[Game "pig"]\n[Rules "pig@1(finish.target=10)"]\n[Seat1 "Ada"]\n[Seat2 "Ben"]\n'
        '[Result "2"]\n\n1. s1 2 b=2\n2. s2 6 4 b=10\n'
    )


def test_headers_that_cannot_be_read_back_are_not_written() -> None:
    match = played("pig", 2)
    with pytest.raises(NotationError, match="bad-header-name"):
        format_record(match, {"no name": "x"})
    with pytest.raises(NotationError, match="no-such-seat"):
        format_record(match, {"Seat3": "x"})


def test_what_one_seat_may_see_is_written_with_the_headers_as_given() -> None:
    match = played("zonk@1(seating.start=first_seat)", 2, "113462", "k11", "b700")
    seen = [ply._replace(event=as_seen(ply.event, 1)) for ply in iter_plies(match)]
    seen[-1] = seen[-1]._replace(total=700)
    assert format_events({"View": "2", "Seat1": "Ada"}, seen) == (
        '[View "2"]\n[Seat1 "Ada"]\n\n1. s1 113462 k11 b=700\n'
    )
