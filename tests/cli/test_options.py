from pathlib import Path
from typing import Any

import pytest

from pushluck.core.rules import format_rules
from pushluck.games.registry import find_rules
from pushluck.rulebook import format_rules_toml
from tests.cli.conftest import Invoke, ask_json

UNPUBLISHED = format_rules_toml(find_rules("zonk")).replace('name = "zonk"', 'name = "kitchen"')
"""Rules under a name that no record could be replayed by."""


def rules(invoke: Invoke, *arguments: str) -> Any:
    """The rules that the options choose, as `rules --json` prints them."""
    return ask_json(invoke, "rules", *arguments)


def table(spelling: str) -> Any:
    return format_rules(find_rules(spelling))


def write(folder: Path, text: str) -> str:
    path = folder / "house.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_preset_is_a_spelling(invoke: Invoke) -> None:
    assert rules(invoke, "zonk") == table("zonk@1")
    assert rules(invoke, "zonk@1(finish.target=5000)") == table("zonk@1(finish.target=5000)")


def test_set_changes_rules_by_full_or_last_name(invoke: Invoke) -> None:
    expected = table("zonk@1(finish.target=5000,keep.rule=any)")
    assert (
        rules(invoke, "zonk", "--set", "finish.target=5000", "--set", "keep.rule=any") == expected
    )
    assert rules(invoke, "zonk", "--set", "finish.target=5000,keep.rule=any") == expected


def test_of_two_changes_to_a_rule_the_later_counts(invoke: Invoke) -> None:
    changes = ("--set", "finish.target=5000", "--set", "finish.target=8000")
    assert rules(invoke, "zonk", *changes) == table("zonk@1(finish.target=8000)")


def test_changes_are_made_together(invoke: Invoke) -> None:
    """Each alone would contradict the preset: an amount for no penalty, a penalty of no amount."""
    changes = ("--set", "bust.streak=3", "--set", "bust.penalty=500")
    assert rules(invoke, "zonk", *changes) == table("zonk@1(bust.streak=3,bust.penalty=500)")
    assert invoke("rules", "zonk", *changes[:2]).status == 2
    assert invoke("rules", "zonk", *changes[2:]).status == 2


def test_a_file_can_stand_for_the_preset_and_be_changed_too(invoke: Invoke, tmp_path: Path) -> None:
    path = write(tmp_path, 'base = "zonk@1"\n[keep]\nrule = "any"\n')
    assert rules(invoke, "--rules", path) == table("zonk@1(keep.rule=any)")
    expected = table("zonk@1(keep.rule=any,finish.target=5000)")
    assert rules(invoke, "--rules", path, "--set", "finish.target=5000") == expected


def test_what_toml_prints_is_read_back(invoke: Invoke, tmp_path: Path) -> None:
    printed = invoke("rules", "doom", "--set", "finish.target=20000", "--toml").out
    assert rules(invoke, "--rules", write(tmp_path, printed)) == table("doom(finish.target=20000)")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[keep", "TOML"),
        ('[keep]\nrule = "any"\n', "base"),
        ('base = "zonkk"\n', "zonkk"),
        (UNPUBLISHED, "kitchen"),
        ('base = "zonk"\n[keep]\nrule = "none"\n', "keep.rule"),
        ('base = "zonk"\n[bank]\nopening = 20000\n', "finish.target"),
    ],
)
def test_a_bad_file_is_a_fault_of_the_data(
    invoke: Invoke, tmp_path: Path, text: str, told: str
) -> None:
    path = write(tmp_path, text)
    status, out, err = invoke("odds", "--rules", path)
    assert (status, out) == (1, "")
    assert err.startswith(f"pushluck: {path}: ")
    assert told in err


def test_a_contradiction_on_the_command_line_is_a_fault_of_the_usage(
    invoke: Invoke, tmp_path: Path
) -> None:
    path = write(tmp_path, 'base = "zonk"\n')
    status, _, err = invoke("odds", "--rules", path, "--set", "bank.opening=20000")
    assert status == 2
    assert path not in err


@pytest.mark.parametrize("name", ["preset.name", "preset.version", "provenance.source"])
def test_what_describes_rules_is_no_rule_to_set(invoke: Invoke, name: str) -> None:
    status, _, err = invoke("odds", "zonk", "--set", f"{name}=x")
    assert status == 2
    assert name in err
