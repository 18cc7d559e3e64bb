"""Errors carry a reason and its details, never a sentence."""

import copy
import pickle

import pytest

from pushluck.core import IllegalActionError, NotationError, PushluckError, RulesError

ERRORS = [
    NotationError("unknown-action", text="x"),
    NotationError("nothing"),
    IllegalActionError("minimum-not-reached", alternatives=["t"], needed=300, missing=150),
    RulesError("too-few-dice", fields=["points.three_pairs", "dice.count"], given=5),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: error.reason)
def test_every_error_is_a_value_error(error: PushluckError) -> None:
    assert isinstance(error, ValueError)
    assert isinstance(error, PushluckError)


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: error.reason)
@pytest.mark.parametrize("remake", [copy.copy, lambda error: pickle.loads(pickle.dumps(error))])
def test_an_error_survives_copying_and_pickling(error: PushluckError, remake) -> None:  # type: ignore[no-untyped-def]
    again = remake(error)
    assert type(again) is type(error)
    assert vars(again) == vars(error)
    assert str(again) == str(error)


def test_an_error_shows_its_reason_and_details() -> None:
    assert [str(error) for error in ERRORS] == [
        "unknown-action (text=x)",
        "nothing",
        "minimum-not-reached (needed=300, missing=150)",
        "too-few-dice (given=5) [points.three_pairs and dice.count]",
    ]


def test_an_illegal_action_lists_what_would_be_legal() -> None:
    assert IllegalActionError("keep-first").alternatives == ()
    assert IllegalActionError("keep-first", alternatives=["k1", "k5"]).alternatives == ("k1", "k5")


def test_a_rules_error_names_the_fields_at_fault() -> None:
    assert RulesError("x").fields == ()
    assert str(RulesError("no-such-preset", preset="zonc")) == "no-such-preset (preset=zonc)"
    assert RulesError("x", fields=["a.b"]).fields == ("a.b",)
