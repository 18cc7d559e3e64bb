import pickle

from pushluck.core import NotationError, PushluckError
from pushluck.record.errors import RecordError, error_at, wrapped_at

TEXT = "first\nsecond line\n\nfourth"


def test_an_error_says_where_and_what_would_do() -> None:
    error = error_at(TEXT, 13, "unexpected-token", hints=["k1", "k5"], token="k3")
    assert (error.line, error.column) == (2, 8)
    assert str(error) == "line 2, column 8: unexpected-token (token=k3); expected k1 or k5"
    assert str(error_at(TEXT, 0, "bad-header")) == "line 1, column 1: bad-header"


def test_lines_and_columns_count_from_1_up_to_the_end() -> None:
    places = [(error_at(TEXT, n, "x").line, error_at(TEXT, n, "x").column) for n in (5, 6, 18, 25)]
    assert places == [(1, 6), (2, 1), (3, 1), (4, 7)]


def test_the_engines_reason_and_details_are_kept() -> None:
    cause = NotationError("wrong-number-of-dice", given=2, expected=3)
    error = wrapped_at(TEXT, 19, cause, hints=["x"])
    assert (error.reason, error.details, error.cause) == (cause.reason, cause.details, cause)
    assert (error.line, error.column, error.hints) == (4, 1, ("x",))


def test_it_is_an_error_of_notation_and_survives_a_journey() -> None:
    error = error_at(TEXT, 6, "z-missing", hints=["Z"], token="2.")
    again = pickle.loads(pickle.dumps(error))
    assert isinstance(again, RecordError)
    assert isinstance(again, NotationError | PushluckError)
    assert str(again) == str(error)
    assert again.hints == ("Z",)
