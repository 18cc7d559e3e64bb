"""Published rules as files, and the one-line spelling of any rules."""

import pytest

from pushluck.core import NotationError, RulesError
from pushluck.games.presets import (
    apply_changes,
    format_spelling,
    load_preset,
    parse_changes,
    preset_versions,
    split_spelling,
)
from pushluck.games.scoring import ScoringRules

PACKAGE = "pushluck.games.scoring"
ZONK = load_preset(ScoringRules, PACKAGE, "zonk")


def test_presets_are_listed_by_name_with_their_versions() -> None:
    versions = preset_versions(PACKAGE)
    assert versions["zonk"] == (1,)
    assert list(versions) == sorted(versions)


def test_a_preset_is_found_by_name_and_version() -> None:
    assert load_preset(ScoringRules, PACKAGE, "zonk@1") == ZONK
    assert ZONK.key == "zonk@1"


@pytest.mark.parametrize("key", ["zonc", "zonk@2", "zonk@x", "zonk@01", "", "@1"])
def test_other_keys_name_no_preset(key: str) -> None:
    with pytest.raises(RulesError) as caught:
        load_preset(ScoringRules, PACKAGE, key)
    assert (caught.value.reason, caught.value.details) == ("no-such-preset", {"preset": key})


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("zonk", ("zonk", "")),
        ("zonk@1", ("zonk@1", "")),
        (" zonk@12 ", ("zonk@12", "")),
        ("dix-mille@1(a.b=1)", ("dix-mille@1", "a.b=1")),
        ("zonk()", ("zonk", "")),
        ("zonk(a=1,b=[2,3])", ("zonk", "a=1,b=[2,3]")),
    ],
)
def test_a_spelling_is_a_preset_with_changes(text: str, parts: tuple[str, str]) -> None:
    assert split_spelling(text) == parts


@pytest.mark.parametrize("text", ["", "Zonk", "zonk@", "zonk@x", "zonk(", "zonk)a(", "zonk 1"])
def test_other_texts_spell_no_rules(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        split_spelling(text)
    assert (caught.value.reason, caught.value.details) == ("unreadable-rules", {"text": text})


def test_changes_are_read_by_the_type_of_their_field() -> None:
    text = "target=5000,keep.rule=any,ride.allowed=true,more_totals=[1, 2],more_table=[[1,2],[3]]"
    assert parse_changes(ScoringRules, text) == {
        "finish.target": 5000,
        "keep.rule": "any",
        "ride.allowed": True,
        "points.more_totals": [1, 2],
        "points.more_table": [[1, 2], [3]],
    }
    assert parse_changes(ScoringRules, "bust.floor=-2500") == {"bust.floor": -2500}
    assert parse_changes(ScoringRules, "") == {}


@pytest.mark.parametrize("text", ["target", "=5", "target=[1", "x y=1", "target=1,,rounds=2"])
def test_changes_that_cannot_be_read(text: str) -> None:
    with pytest.raises(NotationError, match=r"^unreadable-change( |$)"):
        parse_changes(ScoringRules, text)


@pytest.mark.parametrize(
    ("text", "reason", "fields"),
    [
        ("finish.target=soon", "not-a-number", ("finish.target",)),
        ("finish.target=", "not-a-number", ("finish.target",)),
        ("finish.target=1;x=2", "not-a-number", ("finish.target",)),
        ("ride.allowed=yes", "not-a-yes-or-no", ("ride.allowed",)),
        ("keep.rule=some", "not-an-option", ("keep.rule",)),
        ("more_totals=5", "not-a-list", ("points.more_totals",)),
        ("least_seats=0", "number-too-small", ("seating.least_seats",)),
        ("least_seats=13", "number-too-large", ("seating.least_seats",)),
        ("most_seats=0", "number-too-small", ("seating.most_seats",)),
        ("most_seats=13", "number-too-large", ("seating.most_seats",)),
        ("dice.count=0", "number-too-small", ("dice.count",)),
        ("dice.count=11", "number-too-large", ("dice.count",)),
        ("bust_face=7", "number-too-large", ("instant.bust_face",)),
        ("win_face=7", "number-too-large", ("instant.win_face",)),
        ("finish.target=0", "number-too-small", ("finish.target",)),
        ("bust.floor=-1000001", "number-too-small", ("bust.floor",)),
        ("rule=any", "ambiguous-field", ("rule",)),
        ("finish.tarket=1", "unknown-field", ("finish.tarket",)),
        ("bank.opening=20000", "needs-more-than-target", ("bank.opening", "finish.target")),
    ],
)
def test_changes_that_are_refused(text: str, reason: str, fields: tuple[str, ...]) -> None:
    with pytest.raises(RulesError) as caught:
        apply_changes(ZONK, text)
    assert (caught.value.reason, caught.value.fields) == (reason, fields)


def test_no_changes_leave_the_rules_as_they_are() -> None:
    assert apply_changes(ZONK, "") is ZONK


@pytest.mark.parametrize(
    "changes",
    [
        "finish.target=5000",
        "keep.rule=any,ride.allowed=true",
        "points.more=fixed,points.more_totals=[1000,2000,3000]",
        "points.more=table,points.more_table=[[1,2,3,4,5,6],[1,2,3,4,5,6],[1,2,3,4,5,6]]",
        "points.more=same,points.more_points=0,bust.streak=3,bust.penalty=500,bust.floor=-2500",
    ],
)
def test_rules_are_spelled_as_their_changes_in_the_order_of_the_fields(changes: str) -> None:
    changed = apply_changes(ZONK, changes)
    assert format_spelling(changed, ZONK) == f"zonk@1({changes})"
    assert apply_changes(ZONK, changes) == changed


def test_rules_without_changes_are_spelled_as_their_preset() -> None:
    assert format_spelling(ZONK, ZONK) == "zonk@1"
    assert format_spelling(apply_changes(ZONK, "target=5000"), ZONK) == "zonk@1(finish.target=5000)"
