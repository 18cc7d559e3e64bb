"""A rules page as data: sections of lines and tables, each line with the place it comes from."""

from enum import Enum
from typing import NamedTuple


class Origin(Enum):
    """Where a rule comes from, the firmest ground first."""

    SOURCE = "source"
    """The preset's own source states it."""
    PUBLISHED = "published"
    """Another published description of the same game states it."""
    TABLE = "table"
    """Nobody states it: an option of this table, and a choice of ours in the preset."""
    CHANGED = "changed"
    """A house rule where the preset follows its source or another published description."""


class RuleLine(NamedTuple):
    """One rule in one sentence or a few."""

    text: str
    origin: Origin


class RuleTable(NamedTuple):
    """Values that the engine has computed from the rules."""

    caption: str
    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class RulesSection(NamedTuple):
    """The rules about one thing."""

    title: str
    lines: tuple[RuleLine, ...]
    table: RuleTable | None = None


class Mark(NamedTuple):
    """How an origin is written behind a line, and what that means."""

    origin: Origin
    text: str
    meaning: str


class RulesPage(NamedTuple):
    """The rules of one game as its players read them."""

    title: str
    key: str
    """The preset, such as `zonk@1`; where its rules are changed, the spelling that says how."""
    sources_title: str
    sources: tuple[str, ...]
    legend: str
    marks: tuple[Mark, ...]
    """The marks that this page uses."""
    sections: tuple[RulesSection, ...]
