import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pushluck.core import NotationError, Outcome
from pushluck.games.registry import find_rules
from pushluck.record.headers import complete_headers, format_header, format_result, parse_value

PIG = find_rules("pig")


@pytest.mark.parametrize(
    ("value", "line"),
    [
        ("Ada", '[Seat1 "Ada"]'),
        ("", '[Seat1 ""]'),
        ("김민준 ♥", '[Seat1 "김민준 ♥"]'),
        ('the "die"', r'[Seat1 "the \"die\""]'),
        ("C:\\dice", r'[Seat1 "C:\\dice"]'),
        ("two\nlines\t\x00", r'[Seat1 "two\nlines\t\u0000"]'),
        ("\x7f\x85\u2028\udcff", r'[Seat1 "\u007f\u0085\u2028\udcff"]'),
        ("[x] {y}", '[Seat1 "[x] {y}"]'),
    ],
)
def test_a_value_is_spelled_on_one_line_of_visible_characters(value: str, line: str) -> None:
    assert format_header("Seat1", value) == line
    assert parse_value(line[7:-1]) == value


@given(st.text())
def test_any_text_comes_back_from_a_header(value: str) -> None:
    line = format_header("Note", value)
    assert len(line.splitlines()) == 1
    line.encode()
    assert parse_value(line[6:-1]) == value


@pytest.mark.parametrize("name", ["", "seat", "1st", "Seat 1", "Seat-1", "Sitz1é", "A]"])
def test_a_header_is_called_by_letters_and_digits(name: str) -> None:
    with pytest.raises(NotationError) as caught:
        format_header(name, "x")
    assert caught.value.reason == "bad-header-name"
    assert caught.value.details == {"name": name}


@pytest.mark.parametrize("quoted", ['"', '"\\x"', '"\n"', "5", "null", '"a" "b"', '"\\u12"'])
def test_what_json_does_not_spell_as_a_text_is_no_value(quoted: str) -> None:
    assert parse_value(quoted) is None


def test_headers_come_in_a_fixed_order_with_those_the_match_decides() -> None:
    given_headers = {
        "Date": "2025",
        "Result": "2",
        "Seat2": "Ben",
        "Game": "chess",
        "Dice": "system",
    }
    headers = complete_headers(given_headers, PIG, seats=2, outcome=None)
    assert list(headers.items()) == [
        ("Game", "pig"),
        ("Rules", "pig@1"),
        ("Seat1", "?"),
        ("Seat2", "Ben"),
        ("Date", "2025"),
        ("Dice", "system"),
        ("Result", "*"),
    ]


def test_rules_of_the_house_are_spelled_out() -> None:
    rules = find_rules("pig(target=50)")
    headers = complete_headers({}, rules, seats=1, outcome=None)
    assert headers["Rules"] == "pig@1(finish.target=50)"


@pytest.mark.parametrize("name", ["Seat3", "Seat0", "Seat02"])
def test_a_seat_that_does_not_play_cannot_be_named(name: str) -> None:
    with pytest.raises(NotationError) as caught:
        complete_headers({name: "Zoe"}, PIG, seats=2, outcome=None)
    assert caught.value.reason == "no-such-seat"


def test_the_result_names_the_winning_seats_counted_from_1() -> None:
    assert format_result(None) == "*"
    assert format_result(Outcome((0,), (100, 3))) == "1"
    assert format_result(Outcome((2, 0), (9, 3, 9))) == "3,1"


def test_a_value_is_plain_json_for_other_programs() -> None:
    line = format_header("Note", 'a "b"\\ \u2028 é')
    quoted = re.fullmatch(r"\[Note (.*)\]", line)
    assert quoted is not None
    assert json.loads(quoted[1]) == 'a "b"\\ \u2028 é'
