import pytest

from pushluck.games.registry import find_rules, iter_presets
from pushluck.locales import LANGUAGES
from tests.cli.conftest import Invoke, ask_json


def test_json_lists_every_preset_with_key_name_and_source(invoke: Invoke) -> None:
    listed = ask_json(invoke, "presets")
    assert [entry["key"] for entry in listed] == [rules.preset.name for rules in iter_presets()]
    for entry in listed:
        assert entry["name"] == find_rules(entry["key"]).preset.title
        assert entry["source"]
        assert entry["special"].endswith(".")


def test_the_table_has_a_line_a_preset(invoke: Invoke) -> None:
    head, *rows = invoke("presets").out.splitlines()
    assert head.split() == ["Preset", "Name", "What", "is", "special", "Source"]
    assert [row.split()[0] for row in rows] == [rules.preset.name for rules in iter_presets()]
    assert not any(row.endswith(" ") for row in rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(invoke: Invoke, language: str) -> None:
    status, out, err = invoke("presets", "--lang", language)
    assert (status, err) == (0, "")
    assert len(out.splitlines()) == 1 + len(list(iter_presets()))
