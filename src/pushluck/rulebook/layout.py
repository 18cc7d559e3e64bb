"""A rules page as text for a terminal and as Markdown."""

import unicodedata
from collections.abc import Iterator, Sequence

from pushluck.rulebook.page import Origin, RulesPage, RuleTable

WIDTH = 80
"""Columns of a terminal that nobody has told otherwise."""


def format_page_text(page: RulesPage, *, width: int = WIDTH) -> str:
    """Return the page as plain text, no line wider than `width` columns where words allow it."""
    marks = _marks(page)
    lines = [f"{page.title} ({page.key})", ""]
    lines += _wrapped(page.sources_title, width)
    for source in page.sources:
        lines += _wrapped(f"- {source}", width, hang="  ")
    lines += ["", *_wrapped(page.legend, width)]
    for mark in page.marks:
        lines += _wrapped(f"- [{mark.text}] {mark.meaning}", width, hang="  ")
    for section in page.sections:
        lines += ["", section.title, "-" * _cells(section.title)]
        for line in section.lines:
            lines += _wrapped(f"- {line.text} [{marks[line.origin]}]", width, hang="  ")
        if section.table is not None:
            lines += ["", *_wrapped(section.table.caption, width), ""]
            lines += _columns(section.table)
    return "\n".join(lines) + "\n"


def format_page_markdown(page: RulesPage) -> str:
    """Return the page as a Markdown document."""
    marks = _marks(page)
    lines = [f"# {page.title}", "", f"`{page.key}`", "", page.sources_title, ""]
    lines += [f"- {source}" for source in page.sources]
    lines += ["", page.legend, ""]
    lines += [f"- `{mark.text}` – {mark.meaning}" for mark in page.marks]
    for section in page.sections:
        lines += ["", f"## {section.title}", ""]
        lines += [f"- {line.text} `{marks[line.origin]}`" for line in section.lines]
        if section.table is not None:
            lines += ["", section.table.caption, "", *_markdown_rows(section.table)]
    return "\n".join(lines) + "\n"


def _marks(page: RulesPage) -> dict[Origin, str]:
    return {mark.origin: mark.text for mark in page.marks}


def _wrapped(text: str, width: int, hang: str = "") -> Iterator[str]:
    """Yield `text` broken between words, lines after the first behind `hang`."""
    line = ""
    for word in text.split(" "):
        if line.strip("- ") and _cells(line) + 1 + _cells(word) > width:
            yield line
            line = hang + word
        else:
            line = f"{line} {word}" if line else word
    yield line


def _columns(table: RuleTable) -> Iterator[str]:
    """Yield the rows of a table with aligned columns."""
    rows = (table.header, *table.rows)
    widths = [max(map(_cells, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "  " + "  ".join(map(_padded, row, widths)).rstrip()


def _padded(text: str, width: int) -> str:
    return text + " " * (width - _cells(text))


def _cells(text: str) -> int:
    """Return the columns that `text` takes in a terminal: Hangul takes two a letter."""
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text)


def _markdown_rows(table: RuleTable) -> Iterator[str]:
    rows: Sequence[Sequence[str]] = (table.header, ["---"] * len(table.header), *table.rows)
    for row in rows:
        yield f"| {' | '.join(row)} |"
