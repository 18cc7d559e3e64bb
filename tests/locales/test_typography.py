"""The signs that each language sets its sentences with."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from pushluck.locales import LANGUAGES
from tools.check_catalogues import PACKAGE

NNBSP, NBSP = "\u202f", "\u00a0"


class Texts(Visitor):
    """Collects the texts of a catalogue, with a sign in the place of whatever is put in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802
        parts = [part.value if isinstance(part, ftl.TextElement) else "▯" for part in node.elements]
        self.found.append("".join(map(str, parts)))
        self.generic_visit(node)


def iter_texts(language: str) -> Iterator[str]:
    for path in sorted((PACKAGE / "locales" / language).glob("*.ftl")):
        texts = Texts()
        texts.visit(FluentParser().parse(path.read_text(encoding="utf-8")))
        yield from texts.found


def faults(language: str, pattern: str) -> list[str]:
    return [text for text in iter_texts(language) if re.search(pattern, text)]


def test_french_keeps_its_high_signs_on_the_line() -> None:
    """A narrow space that does not break before ; ! ? and inside guillemets, a wide one before a colon."""
    assert faults("fr", r"[\w▯).] ?[;!?»]") == []
    assert faults("fr", rf"«[^{NNBSP}]") == []
    # Within a word, as in bot:bold, a colon is no punctuation.
    assert faults("fr", r"[\w▯)»] ?:(\s|$)") == []


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_apostrophes_are_curved(language: str) -> None:
    assert faults(language, r"\w'|'\w") == []


@pytest.mark.parametrize("language", ["fr", "it"])
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    assert faults(language, "[“”]") == []


def test_korean_speaks_politely_and_without_formality() -> None:
    """Sentences end in -요, in the style of a person across the table, not in -습니다 or -다."""
    assert faults("ko", r"니다|[가-힣]다\.") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_shouts(language: str) -> None:
    assert faults(language, r"![\s\u202f]*!") == []
