"""Any match of any game comes back from its record, and no text does any harm."""

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pushluck.conduct import make_table
from pushluck.core import Match
from pushluck.core.rules import RulesObject
from pushluck.games.registry import find_rules, iter_presets, spelling
from pushluck.record import RecordError, format_record, parse_record, parse_record_leniently
from pushluck.record.headers import Header
from pushluck.record.tokens import Token, iter_pieces
from pushluck.testing import play_at_random
from pushluck.testing.strategies import matches, rules_objects, seat_counts

PRESETS = list(iter_presets())
STRICT = find_rules("zonk@1(manners.strict=true)")


def assert_comes_back(match: Match[Any, Any], headers: Mapping[str, str]) -> None:
    text = format_record(match, headers)
    record = parse_record(text)
    assert spelling(record.match.game.rules) == spelling(match.game.rules)
    assert record.match.events == match.events
    assert record.match.states == match.states
    assert record.headers.items() >= headers.items()
    assert format_record(record.match, record.headers) == text


HEADERS = st.dictionaries(st.from_regex(r"\A[A-Z][a-z]{1,9}\Z"), st.text(), max_size=3).filter(
    lambda headers: headers.keys().isdisjoint({"Game", "Rules", "Result", "View"})
)


@given(st.data(), HEADERS)
def test_any_match_under_any_rules_comes_back(data: st.DataObject, headers: dict[str, str]) -> None:
    game = make_table(data.draw(rules_objects()))
    assert_comes_back(data.draw(matches(game, data.draw(seat_counts(game)))), headers)


@pytest.mark.parametrize("rules", [*PRESETS, STRICT], ids=spelling)
def test_matches_played_at_random_end_and_come_back(rules: RulesObject, proof: bool) -> None:
    game = make_table(rules)
    for number in range(10_000 if proof else 3):
        match = play_at_random(game, 2 + number % 3, seed=str(number))
        assert_comes_back(match, {"Dice": f"seed:{number}"})


@pytest.mark.parametrize("rules", PRESETS, ids=spelling)
def test_a_match_cut_off_anywhere_comes_back(rules: RulesObject) -> None:
    match = play_at_random(make_table(rules), 2, seed="cut")
    while match.events:
        match.pop()
        if len(match.events) < 30 or len(match.events) % 100 == 0:
            assert_comes_back(match, {})


LINES = format_record(play_at_random(make_table(STRICT), 3, seed="mutant"), {"Note": 'a "b"'})
SIGNS = '[]{}"\\ \n0123456.stkbacrzfZ=~>@(),:?\u0661\u2028\x00'


@st.composite
def mutants(draw: st.DrawFn) -> str:
    """Return a strategy for records in which signs or lines are changed, lost, added or swapped."""
    lines = LINES.splitlines(keepends=True)[: draw(st.integers(5, 40))]
    for first, second in draw(
        st.lists(st.tuples(*[st.integers(0, len(lines) - 1)] * 2), max_size=2)
    ):
        lines[first], lines[second] = lines[second], lines[first]
    text = "".join(lines)
    for place, signs in draw(st.lists(st.tuples(st.integers(0, len(text)), edits()), max_size=4)):
        text = text[:place] + signs[0] + text[place + signs[1] :]
    return text


def edits() -> st.SearchStrategy[tuple[str, int]]:
    """Return a strategy for signs to put in and the number of signs to take out."""
    return st.tuples(st.text(SIGNS, max_size=3), st.integers(0, 3))


def assert_harmless(text: str) -> None:
    """Check that a text is either a record that says what it says, or refused with a place."""
    record, errors = parse_record_leniently(text)
    if not errors:
        assert record is not None
        # Another text for the same match differs in white space, comments and how its rules are spelled.
        assert _said(format_record(record.match, record.headers)) == _said(text)
    else:
        with pytest.raises(RecordError) as caught:
            parse_record(text)
        assert str(caught.value) == str(errors[0])
        assert all(1 <= error.line <= text.count("\n") + 1 for error in errors)


def _said(text: str) -> tuple[dict[str, str], list[str]]:
    pieces = list(iter_pieces(text))
    headers = {piece.name: piece.value for piece in pieces if isinstance(piece, Header)}
    return headers | {"Rules": ""}, [piece.text for piece in pieces if isinstance(piece, Token)]


@given(mutants())
def test_a_record_with_faults_is_refused_and_does_no_harm(text: str) -> None:
    assert_harmless(text)


@given(st.text(alphabet=st.one_of(st.sampled_from(SIGNS), st.characters())))
def test_no_text_does_any_harm(text: str) -> None:
    assert_harmless(text)
