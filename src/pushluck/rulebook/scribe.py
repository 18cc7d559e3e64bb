"""Writes single rules: the sentence in the reader's language, and where the rule comes from."""

from collections.abc import Iterable

from pushluck.core.errors import RulesError
from pushluck.core.rules import RulesObject
from pushluck.games.registry import find_preset
from pushluck.locales import Argument, Words
from pushluck.rulebook.page import Origin, RuleLine, RulesSection, RuleTable


class Scribe:
    """Writes the rules of one rules object in one language."""

    def __init__(self, rules: RulesObject, words: Words) -> None:
        self.rules = rules
        self.words = words
        self._grounds = _grounds(rules)

    def say(self, key: str, *fields: str, **arguments: Argument) -> RuleLine:
        """Return the line of the message `key` about some fields of the rules object.

        A line is as well founded as the weakest of its fields; one without fields is the table's.
        """
        grounds = [self._grounds.get(field, Origin.TABLE) for field in fields]
        origin = max(grounds, key=list(Origin).index, default=Origin.TABLE)
        return RuleLine(self.words(key, **arguments), origin)

    def state(self, key: str, origin: Origin = Origin.SOURCE, /, **arguments: Argument) -> RuleLine:
        """Return the line of the message `key` about what no field can change: the game itself."""
        return RuleLine(self.words(key, **arguments), origin)

    def section(
        self, name: str, lines: Iterable[RuleLine], table: RuleTable | None = None
    ) -> RulesSection:
        """Return a section under the heading `name`."""
        return RulesSection(self.words(f"rule-heading-{name}"), tuple(lines), table)


def _grounds(rules: RulesObject) -> dict[str, Origin]:
    """Return the origin of every field that is not a plain choice of the table."""
    stated = rules.provenance
    try:
        preset = find_preset(rules).provenance
    except RulesError:  # rules with a name of their own
        preset = stated
    grounds = dict.fromkeys((*preset.source, *preset.published), Origin.CHANGED)
    grounds |= dict.fromkeys(stated.published, Origin.PUBLISHED)
    return grounds | dict.fromkeys(stated.source, Origin.SOURCE)
