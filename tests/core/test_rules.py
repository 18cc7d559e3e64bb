"""Rules as data, shown on a rules object made up for it: every kind of field, every mistake named."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal

import pytest

from pushluck.core import RulesError
from pushluck.core.rules import (
    RulesObject,
    Section,
    Value,
    changed,
    differences,
    field_types,
    find_field,
    format_rules,
    parse_rules,
    playing_fields,
)


@dataclass(frozen=True, kw_only=True)
class Board(Section):
    size: int = field(metadata={"least": 1, "most": 9})
    debt: int = field(metadata={"least": -5})
    colour: Literal["red", "blue"]
    name: str


@dataclass(frozen=True, kw_only=True)
class Extras(Section):
    allowed: bool
    bonus: int
    steps: tuple[int, ...]
    rows: tuple[tuple[int, ...], ...]
    name: str


@dataclass(frozen=True, kw_only=True)
class Toy(RulesObject):
    game: ClassVar[str] = "toy"
    board: Board
    extras: Extras

    def contradictions(self) -> Iterator[RulesError]:
        if self.extras.bonus and not self.extras.allowed:
            yield RulesError("amount-unused", fields=["extras.bonus", "extras.allowed"])


def table() -> dict[str, dict[str, Any]]:
    return {
        "preset": {"name": "toy", "version": 2, "title": "Toy", "sources": ["a book"]},
        "provenance": {"source": ["board.size", "extras.bonus"], "published": ["extras.steps"]},
        "board": {"size": 3, "debt": -2, "colour": "red", "name": "square"},
        "extras": {
            **{"allowed": True, "bonus": 50, "name": "none"},
            **{"steps": [1, 2], "rows": [[1], [2, 3]]},
        },
    }


TOY = parse_rules(Toy, table())


def test_a_table_is_read_into_sections() -> None:
    assert TOY.board == Board(size=3, debt=-2, colour="red", name="square")
    assert (TOY.extras.steps, TOY.extras.rows) == ((1, 2), ((1,), (2, 3)))
    assert TOY.preset.sources == ("a book",)
    assert TOY.key == "toy@2"


def test_rules_are_written_as_the_table_from_which_they_were_read() -> None:
    assert format_rules(TOY) == table()
    assert parse_rules(Toy, format_rules(TOY)) == TOY


def test_rules_are_values() -> None:
    again = parse_rules(Toy, table())
    assert (again, hash(again)) == (TOY, hash(TOY))


@pytest.mark.parametrize(
    ("section", "name", "value", "reason", "details"),
    [
        ("board", "size", "3", "not-a-number", {"given": "3"}),
        ("board", "size", True, "not-a-number", {"given": "True"}),
        ("board", "size", 3.0, "not-a-number", {"given": "3.0"}),
        ("board", "size", 0, "number-too-small", {"given": 0, "least": 1}),
        ("board", "size", 10, "number-too-large", {"given": 10, "most": 9}),
        ("board", "debt", -6, "number-too-small", {"given": -6, "least": -5}),
        ("board", "name", 3, "not-a-text", {"given": "3"}),
        ("board", "colour", "green", "not-an-option",
         {"given": "green", "options": ("red", "blue")}),
        ("board", "colour", ["red"], "not-an-option",
         {"given": "['red']", "options": ("red", "blue")}),
        ("extras", "allowed", 1, "not-a-yes-or-no", {"given": "1"}),
        ("extras", "bonus", -1, "number-too-small", {"given": -1, "least": 0}),
        ("extras", "steps", 3, "not-a-list", {"given": "3"}),
        ("extras", "steps", "12", "not-a-list", {"given": "12"}),
        ("extras", "steps", [1, "2"], "not-a-number", {"given": "2"}),
        ("extras", "steps", [-1], "number-too-small", {"given": -1, "least": 0}),
        ("extras", "rows", [1], "not-a-list", {"given": "1"}),
        ("preset", "sources", "a book", "not-a-list", {"given": "a book"}),
    ],
)  # fmt: skip
def test_a_value_that_does_not_fit_is_refused_with_its_field(
    section: str, name: str, value: object, reason: str, details: dict[str, object]
) -> None:
    mistaken = table()
    mistaken[section][name] = value
    with pytest.raises(RulesError) as caught:
        parse_rules(Toy, mistaken)
    assert caught.value.reason == reason
    assert caught.value.fields == (f"{section}.{name}",)
    assert caught.value.details == details


@pytest.mark.parametrize(("size", "debt"), [(1, -5), (9, 1_000_000)])
def test_the_ends_of_a_range_belong_to_it(size: int, debt: int) -> None:
    board = changed(TOY, {"size": size, "debt": debt}).board
    assert (board.size, board.debt) == (size, debt)


def refused(given: Mapping[str, Any], base: Toy | None = None) -> RulesError:
    with pytest.raises(RulesError) as caught:
        parse_rules(Toy, given, base)
    return caught.value


def test_a_missing_field_is_named() -> None:
    lacking = table()
    del lacking["extras"]["steps"]
    error = refused(lacking)
    assert (error.reason, error.fields) == ("missing-field", ("extras.steps",))
    assert refused({}).fields == ("preset.name",)


def test_an_unknown_field_or_section_is_named_with_the_nearest_known_one() -> None:
    error = refused(table() | {"bord": {}})
    assert (error.reason, error.fields) == ("unknown-section", ("bord",))
    assert error.details == {"nearest": "board"}
    mistyped = table()
    mistyped["extras"]["alowed"] = True
    error = refused(mistyped)
    assert (error.reason, error.fields) == ("unknown-field", ("extras.alowed",))
    assert error.details == {"nearest": "allowed"}
    assert refused(table() | {"xyz": {}}).details == {"nearest": ""}


def test_a_section_must_be_a_table() -> None:
    error = refused(table() | {"board": 3})
    assert (error.reason, error.fields) == ("not-a-section", ("board",))


def test_a_contradiction_is_refused() -> None:
    contradictory = table()
    contradictory["extras"]["allowed"] = False
    assert refused(contradictory).reason == "amount-unused"
    assert list(RulesObject.contradictions(TOY)) == []


def test_with_a_base_only_the_changes_need_to_be_there() -> None:
    larger = parse_rules(Toy, {"board": {"size": 5}}, TOY)
    assert larger.board == Board(size=5, debt=-2, colour="red", name="square")
    assert larger.extras == TOY.extras
    assert parse_rules(Toy, {}, TOY) == TOY
    assert refused({"board": {"sise": 5}}, TOY).details == {"nearest": "size"}


def test_fields_are_listed_in_the_order_of_declaration() -> None:
    assert list(field_types(Toy))[-9:] == [
        *("board.size", "board.debt", "board.colour", "board.name", "extras.allowed"),
        *("extras.bonus", "extras.steps", "extras.rows", "extras.name"),
    ]
    assert field_types(Toy)["extras.allowed"] is bool
    playing = playing_fields(TOY)
    assert list(playing) == list(field_types(Toy))[-9:]
    assert playing["extras.rows"] == ((1,), (2, 3))


def test_a_field_is_changed_by_its_name() -> None:
    changes: dict[str, Value] = {"board.size": 4, "colour": "blue", "rows": ((9,),)}
    other = changed(TOY, changes)
    assert (other.board.size, other.board.colour, other.extras.rows) == (4, "blue", ((9,),))
    assert differences(other, TOY) == {
        "board.size": 4,
        "board.colour": "blue",
        "extras.rows": ((9,),),
    }
    assert differences(TOY, TOY) == {}
    assert changed(TOY, {}) == TOY


def test_a_changed_field_is_a_choice_of_the_table() -> None:
    other = changed(TOY, {"size": 4, "steps": (1,)})
    assert other.provenance.source == ("extras.bonus",)
    assert other.provenance.published == ()
    assert changed(TOY, {"bonus": 60}).provenance.source == ("board.size",)


def test_a_field_that_keeps_its_value_keeps_its_source() -> None:
    assert changed(TOY, {"size": 3, "steps": (1, 2)}) == TOY


def test_a_change_is_checked_like_a_table() -> None:
    for changes, reason in (
        ({"size": 0}, "number-too-small"),
        ({"allowed": False}, "amount-unused"),
        ({"nothing": 1}, "unknown-field"),
        ({"name": "round"}, "ambiguous-field"),
    ):
        with pytest.raises(RulesError, match=f"^{reason}( |$)"):
            changed(TOY, changes)


def test_a_field_is_found_by_its_full_or_its_last_name() -> None:
    assert find_field(Toy, "board.size") == "board.size"
    assert find_field(Toy, "steps") == "extras.steps"
    assert find_field(Toy, "board.name") == "board.name"


@pytest.mark.parametrize(
    ("name", "reason", "details"),
    [
        ("name", "ambiguous-field", {"candidates": ("board.name", "extras.name")}),
        ("siz", "unknown-field", {"nearest": "board.size"}),
        ("step", "unknown-field", {"nearest": "extras.steps"}),
        ("extras.alowed", "unknown-field", {"nearest": "extras.allowed"}),
        ("qqq", "unknown-field", {"nearest": ""}),
        ("preset.title", "unknown-field", {"nearest": ""}),
        ("title", "unknown-field", {"nearest": ""}),
    ],
)
def test_a_field_that_cannot_be_found_is_refused(
    name: str, reason: str, details: dict[str, object]
) -> None:
    with pytest.raises(RulesError) as caught:
        find_field(Toy, name)
    assert (caught.value.reason, caught.value.fields) == (reason, (name,))
    assert caught.value.details == details
