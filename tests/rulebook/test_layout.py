import unicodedata

import pytest

from pushluck.games.registry import find_rules
from pushluck.locales import LANGUAGES, load_words
from pushluck.rulebook import (
    Mark,
    Origin,
    RuleLine,
    RulesPage,
    RulesSection,
    RuleTable,
    format_page_markdown,
    format_page_text,
    rules_page,
)

PAGE = RulesPage(
    title="Zonk",
    key="zonk@1",
    sources_title="Sources:",
    sources=("a book",),
    legend="Marks:",
    marks=(
        Mark(Origin.SOURCE, "source", "it says so."),
        Mark(Origin.TABLE, "table", "it does not."),
    ),
    sections=(
        RulesSection("Aim", (RuleLine("Land on exactly 10,000 points.", Origin.SOURCE),)),
        RulesSection(
            "주사위",
            (RuleLine("All six dice.", Origin.TABLE),),
            RuleTable("Chances:", ("주사위", "chance"), (("1", "2/3"), ("2", "4/9"))),
        ),
    ),
)

TEXT = """\
Zonk (zonk@1)

Sources:
- a book

Marks:
- [source] it says so.
- [table] it does not.

Aim
---
- Land on exactly 10,000
  points. [source]

주사위
------
- All six dice. [table]

Chances:

  주사위  chance
  1       2/3
  2       4/9
"""

MARKDOWN = """\
# Zonk

`zonk@1`

Sources:

- a book

Marks:

- `source` – it says so.
- `table` – it does not.

## Aim

- Land on exactly 10,000 points. `source`

## 주사위

- All six dice. `table`

Chances:

| 주사위 | chance |
| --- | --- |
| 1 | 2/3 |
| 2 | 4/9 |
"""


def test_a_page_as_text() -> None:
    """Hangul takes two columns a letter, in what is underlined, aligned and wrapped."""
    assert format_page_text(PAGE, width=24) == TEXT


def test_a_page_as_markdown() -> None:
    assert format_page_markdown(PAGE) == MARKDOWN


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 80])
def test_no_line_is_wider_than_the_terminal(language: str, width: int) -> None:
    page = rules_page(find_rules("doom"), load_words(language))
    tables = [section.table for section in page.sections if section.table is not None]
    cells = {cell for table in tables for row in (table.header, *table.rows) for cell in row}
    for line in format_page_text(page, width=width).splitlines():
        columns = sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in line)
        in_table = line.startswith("  ") and any(cell in line for cell in cells)
        assert columns <= width or in_table or "http" in line, line


def test_a_word_longer_than_the_line_stands_alone() -> None:
    page = PAGE._replace(sources=("http://example.org/a-very-long-address",))
    assert "- http://example.org/a-very-long-address\n" in format_page_text(page, width=20)
