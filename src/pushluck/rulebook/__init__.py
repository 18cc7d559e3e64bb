"""The rules page of any rules object, in every language, and house rules as files.

A page is made from the rules object that the engine plays by, so what it says is what is played.
"""

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import Any

from pushluck.core.errors import RulesError
from pushluck.core.rules import RulesObject
from pushluck.games.registry import spelling
from pushluck.locales import Words
from pushluck.rulebook.files import format_rules_toml, load_rules_file, parse_rules_toml
from pushluck.rulebook.layout import format_page_markdown, format_page_text
from pushluck.rulebook.page import (
    Mark,
    Origin,
    RuleLine,
    RulesPage,
    RulesSection,
    RuleTable,
)
from pushluck.rulebook.scribe import Scribe

WRITERS: Mapping[str, str] = {
    "scoring": "pushluck.rulebook.scoring",
    "bones": "pushluck.rulebook.bones",
    "pig": "pushluck.rulebook.pig",
}
"""Module by key of game; each offers `iter_sections(rules, scribe)`."""


def rules_page(rules: RulesObject, words: Words) -> RulesPage:
    """Return the rules page of `rules` in the language of `words`."""
    write: Callable[[Any, Scribe], Iterator[RulesSection]]
    write = import_module(WRITERS[rules.game]).iter_sections
    sections = tuple(write(rules, Scribe(rules, words)))
    used = {line.origin for section in sections for line in section.lines}
    return RulesPage(
        title=rules.preset.title,
        key=_spelled(rules),
        sources_title=words("rule-sources"),
        sources=rules.preset.sources,
        legend=words("rule-legend"),
        marks=tuple(_mark(origin, words) for origin in Origin if origin in used),
        sections=sections,
    )


def _mark(origin: Origin, words: Words) -> Mark:
    name = origin.value
    return Mark(origin, words(f"rule-mark-{name}"), words(f"rule-meaning-{name}"))


def _spelled(rules: RulesObject) -> str:
    try:
        return spelling(rules)
    except RulesError:  # rules with a name of their own
        return rules.key


__all__ = [
    "Mark",
    "Origin",
    "RuleLine",
    "RuleTable",
    "RulesPage",
    "RulesSection",
    "format_page_markdown",
    "format_page_text",
    "format_rules_toml",
    "load_rules_file",
    "parse_rules_toml",
    "rules_page",
]
