import json
import tomllib

import pytest

from pushluck.core.rules import format_rules
from pushluck.games.registry import find_rules
from pushluck.locales import LANGUAGES, load_words
from pushluck.rulebook import format_page_markdown, format_page_text, rules_page
from tests.cli.conftest import Invoke


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_the_rulebooks_in_the_readers_language(invoke: Invoke, language: str) -> None:
    page = rules_page(find_rules("doom"), load_words(language))
    status, out, err = invoke("rules", "doom", "--lang", language)
    assert (status, err) == (0, "")
    assert out.strip() == format_page_text(page).strip()
    out = invoke("rules", "doom", "--markdown", "--lang", language).out
    assert out.strip() == format_page_markdown(page).strip()


@pytest.mark.parametrize("preset", ["zonk", "farkle", "pig"])
def test_the_page_ends_with_one_line_end(invoke: Invoke, preset: str) -> None:
    for form in ([], ["--markdown"], ["--toml"]):
        out = invoke("rules", preset, *form).out
        assert out.endswith("\n")
        assert not out.endswith("\n\n")


def test_a_changed_rule_shows_on_the_page(invoke: Invoke) -> None:
    assert "5,000" in invoke("rules", "zonk", "--set", "finish.target=5000").out


def test_data_is_the_whole_rules_object(invoke: Invoke) -> None:
    expected = format_rules(find_rules("zonk"))
    assert json.loads(invoke("rules", "zonk", "--json").out) == expected
    printed = tomllib.loads(invoke("rules", "zonk", "--toml").out)
    assert printed == {"game": "scoring"} | expected


def test_only_one_form_can_be_printed(invoke: Invoke) -> None:
    status, out, err = invoke("rules", "zonk", "--toml", "--json")
    assert (status, out) == (2, "")
    assert "Choose one: --toml or --json." in err
