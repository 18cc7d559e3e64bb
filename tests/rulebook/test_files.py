from pathlib import Path

import pytest

from pushluck.core.errors import NotationError, RulesError
from pushluck.core.rules import RulesObject
from pushluck.games.registry import find_rules, iter_presets, spelling
from pushluck.games.scoring import ScoringRules
from pushluck.rulebook import format_rules_toml, load_rules_file, parse_rules_toml


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "ours.toml"


def load(file: Path, text: str) -> RulesObject:
    file.write_text(text, encoding="utf-8")
    return load_rules_file(file)


@pytest.mark.parametrize("rules", list(iter_presets()), ids=lambda rules: rules.key)
def test_every_preset_is_read_back_as_it_was_written(rules: RulesObject, file: Path) -> None:
    assert load(file, format_rules_toml(rules)) == rules


def test_house_rules_are_read_back_as_they_were_written(file: Path) -> None:
    rules = find_rules("dix-mille(points.more=fixed,points.more_totals=[1,2,3],ride.allowed=true)")
    assert load(file, format_rules_toml(rules)) == rules


def test_a_file_can_say_only_what_is_played_differently(file: Path) -> None:
    rules = load(file, 'base = "zonk"\n[finish]\ntarget = 5000\n[keep]\nrule = "any"\n')
    assert rules == find_rules("zonk@1(finish.target=5000,keep.rule=any)")
    assert "finish.target" not in rules.provenance.source
    assert spelling(rules) == "zonk@1(keep.rule=any,finish.target=5000)"


def test_a_base_can_be_house_rules_itself(file: Path) -> None:
    rules = load(file, 'base = "zonk@1(keep.rule=any)"\n[finish]\ntarget = 5000\n')
    assert rules == find_rules("zonk@1(finish.target=5000,keep.rule=any)")


def test_a_list_of_lists_is_read(file: Path) -> None:
    text = 'base = "greed"\n[points]\nmore_table = [\n' + "  [9, 9, 9, 9, 9, 9],\n" * 7 + "]\n"
    rules = load(file, text)
    assert isinstance(rules, ScoringRules)
    assert rules.points.more_table == ((9,) * 6,) * 7


@pytest.mark.parametrize(
    ("text", "reason", "fields"),
    [
        ("", "base-or-game", ("base", "game")),
        ('base = "zonk"\ngame = "scoring"\n', "base-or-game", ("base", "game")),
        ("base = 1\n", "not-a-text", ("base",)),
        ('base = "zonc"\n', "no-such-preset", ()),
        ('game = "chess"\n', "no-such-game", ()),
        ('game = "pig"\n', "missing-field", ("preset.name",)),
        ('game = "pig"\n[points]\none = 1\n', "unknown-section", ("points",)),
        ('base = "zonk"\n[preset]\nname = "mine"\n', "base-keeps-its-name", ("preset",)),
        ('base = "zonk"\n[provenance]\nsource = []\n', "base-keeps-its-name", ("provenance",)),
        ('base = "zonk"\ntarget = 5000\n', "not-a-section", ("target",)),
        ('base = "zonk"\n[fnish]\ntarget = 5000\n', "unknown-field", ("fnish.target",)),
        ('base = "zonk"\n[finish]\ntargte = 5000\n', "unknown-field", ("finish.targte",)),
        ('base = "zonk"\n[finish]\ntarget = "5000"\n', "not-a-number", ("finish.target",)),
        ('base = "zonk"\n[finish]\ntarget = 5000.0\n', "not-a-number", ("finish.target",)),
        ('base = "zonk"\n[finish]\ntarget = true\n', "not-a-number", ("finish.target",)),
        ('base = "zonk"\n[ride]\nallowed = 1\n', "not-a-yes-or-no", ("ride.allowed",)),
        ('base = "zonk"\n[keep]\nrule = "some"\n', "not-an-option", ("keep.rule",)),
        ('base = "zonk"\n[points]\nmore_totals = 5\n', "not-a-list", ("points.more_totals",)),
        ('base = "zonk"\n[dice]\ncount = 11\n', "number-too-large", ("dice.count",)),
        ('base = "zonk"\n[dice]\ncount = 0\n', "number-too-small", ("dice.count",)),
        (
            'base = "zonk"\n[bank]\nopening = 12000\n',
            "needs-more-than-target",
            ("bank.opening", "finish.target"),
        ),
        (
            'base = "zonk"\n[finish]\ntarget = 10001\n',
            "target-cannot-be-hit",
            ("finish.target", "finish.landing"),
        ),
    ],
)
def test_a_mistake_is_named_with_its_field(
    text: str, reason: str, fields: tuple[str, ...], file: Path
) -> None:
    with pytest.raises(RulesError) as caught:
        load(file, text)
    assert caught.value.reason == reason
    assert caught.value.fields == fields


def test_a_misspelled_field_is_answered_with_the_nearest(file: Path) -> None:
    with pytest.raises(RulesError) as caught:
        load(file, 'base = "zonk"\n[finish]\ntargte = 5000\n')
    assert caught.value.details["nearest"] == "finish.target"


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ('base = "zonk"\n[finish\ntarget = 5000\n', 2, 8),
        ("base = zonk\n", 1, 8),
        ('base = "zonk"\n[keep]\nrule = "any"\nrule = "all"\n', 4, 13),
        # The mistake is that the text ends.
        ('base = "zonk"\n[points]\nmore_totals = [1,\n', 4, 1),
    ],
)
def test_what_is_no_toml_is_refused_with_the_place(
    text: str, line: int, column: int, file: Path
) -> None:
    with pytest.raises(NotationError) as caught:
        load(file, text)
    assert caught.value.reason == "unreadable-toml"
    assert caught.value.details == {"line": line, "column": column}


def test_what_is_no_text_is_refused(file: Path) -> None:
    file.write_bytes(b'base = "zonk" # \xff')
    with pytest.raises(NotationError, match="not-utf-8"):
        load_rules_file(file)


def test_a_file_that_is_not_there_is_a_matter_of_the_system(file: Path) -> None:
    with pytest.raises(FileNotFoundError):
        load_rules_file(str(file))


@pytest.mark.parametrize("text", ["a = " + "[" * 5_000, "a = " + "1" * 5_000])
def test_what_is_too_deep_or_too_long_to_read_is_no_toml(text: str) -> None:
    with pytest.raises(NotationError, match="unreadable-toml"):
        parse_rules_toml(text)
