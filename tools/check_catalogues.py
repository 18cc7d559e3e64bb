"""Check the Fluent catalogues: the same messages in every language, all of them used.

Run as `python -m tools.check_catalogues`; prints one line per fault and fails if there is any.
"""

import ast
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

PACKAGE = Path(__file__).parents[1] / "src" / "pushluck"
PAGE = Path(__file__).parents[1] / "web" / "src"
"""The code of the browser's page, which shares the catalogues."""

SOURCE = "en"
LANGUAGES = ("en", "ko", "fr", "it")

CALLS = frozenset({"say", "words"})
"""The functions whose first argument is the id of a message."""

ASKED_BY_PAGE = re.compile(r"""\bt\(\s*"([\w-]+)"|<T\s+id="([\w-]+)\"""")
"""How the page asks for a message: `t("web-bank", …)` or `<T id="web-bank" />`."""
STRING_OF_PAGE = re.compile(r'"([a-z][\w-]*)"')

PREFIXES = (
    *("action-", "bone-", "bones-dice-", "bones-free-", "bot-", "combination-"),
    *("happened-", "notice-", "preset-", "reason-", "rule-", "section-"),
)
"""How ids begin that the code puts together from a code or a name: `f"reason-{code}"`."""

NAMES = frozenset({"doom", "farkle", "pig", "pushluck", "z", "zonk"})
"""Words that no language translates."""

SAME_WORDS: Mapping[str, frozenset[str]] = {
    "fr": frozenset({"bot", "bots", "point", "points", "score", "scores", "source", "table"}),
    "it": frozenset({"bot"}),
    "ko": frozenset(),
}
"""Words that a language shares with English."""


@dataclass
class Text:
    """What one message or attribute says, as far as the check looks."""

    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    words: set[str] = field(default_factory=set)
    structure: object = None
    """The parsed pattern, the same for two patterns that are written the same."""


class _Reader(Visitor):
    """Collect what a pattern refers to and the words it is made of."""

    def __init__(self, text: Text) -> None:
        self.text = text

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.text.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.text.references.add(_key(node.id.name, node.attribute))

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.text.references.add(_key(f"-{node.id.name}", node.attribute))
        self.generic_visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.text.words.update(re.findall(r"[^\W\d_]+", node.value.casefold()))


def _key(id_: str, attribute: ftl.Identifier | None) -> str:
    return id_ if attribute is None else f"{id_}.{attribute.name}"


def _read_pattern(pattern: ftl.Pattern) -> Text:
    text = Text(structure=pattern.to_json())
    _Reader(text).visit(pattern)
    return text


def read_catalogue(folder: Path) -> tuple[dict[str, Text], list[str]]:
    """Read one language: texts by id (`id` or `id.attribute`; terms begin with `-`), and faults."""
    texts: dict[str, Text] = {}
    faults: list[str] = []
    paths = sorted(folder.glob("*.ftl"))
    if not paths:
        faults.append(f"{folder.name}: there is no catalogue")
    for path in paths:
        where = f"{folder.name}/{path.name}"
        source = path.read_text(encoding="utf-8")
        for entry in FluentParser(with_spans=False).parse(source).body:
            if isinstance(entry, ftl.Junk):
                start = (entry.content or "").strip().partition("\n")[0]
                faults.append(f"{where}: cannot be read: {start}")
            elif isinstance(entry, ftl.Message | ftl.Term):
                id_ = entry.id.name if isinstance(entry, ftl.Message) else f"-{entry.id.name}"
                patterns = {_key(id_, a.id): a.value for a in entry.attributes}
                if entry.value is not None:
                    patterns[id_] = entry.value
                for key, pattern in patterns.items():
                    if key in texts:
                        faults.append(f"{where}: {key} is there twice")
                    texts[key] = _read_pattern(pattern)
    return texts, faults


def find_differences(
    language: str, texts: Mapping[str, Text], english: Mapping[str, Text]
) -> Iterator[str]:
    """Compare a language with English: ids, variables, and sentences left in English."""
    same_words = NAMES | SAME_WORDS.get(language, frozenset())
    # A term is a language's own affair.
    ids = {key for key in texts if not key.startswith("-")}
    english_ids = {key for key in english if not key.startswith("-")}
    for key in sorted(english_ids - ids):
        yield f"{language}: {key} is missing"
    for key in sorted(ids - english_ids):
        yield f"{language}: {key} is not in {SOURCE}"
    for key in sorted(ids & english_ids):
        text, source = texts[key], english[key]
        if text.variables != source.variables:
            mine, theirs = (
                " ".join(f"${name}" for name in sorted(t.variables)) or "no variable"
                for t in (text, source)
            )
            yield f"{language}: {key} uses {mine}, {SOURCE} uses {theirs}"
        if text.structure == source.structure and text.words - same_words:
            yield f"{language}: {key} is still in English"


def find_dangling(language: str, texts: Mapping[str, Text]) -> Iterator[str]:
    """Find references from one message to another that does not exist."""
    for key, text in sorted(texts.items()):
        for reference in sorted(text.references - texts.keys()):
            yield f"{language}: {key} refers to {reference}, which does not exist"


def find_unused(english: Mapping[str, Text], strings: Iterable[str]) -> Iterator[str]:
    """Find messages that no string in the code names and no other message uses."""
    used = set(strings)
    prefixes = tuple(prefix for prefix in PREFIXES if prefix in used)
    for text in english.values():
        used |= text.references
    for key in sorted(english):
        id_ = key.partition(".")[0]
        if not {key, id_} & used and not (prefixes and id_.startswith(prefixes)):
            yield f"{SOURCE}: {key} is not used"


def find_unknown(english: Mapping[str, Text], asked: Mapping[str, str]) -> Iterator[str]:
    """Find ids that the code asks for and that do not exist; `asked` tells where it asks."""
    for key, where in sorted(asked.items()):
        if key not in english:
            yield f"{where}: {key} is in no catalogue"


def read_code(package: Path) -> tuple[set[str], dict[str, str]]:
    """Read the code: all its strings, and the ids given to `CALLS` with the place of each."""
    strings: set[str] = set()
    asked: dict[str, str] = {}
    for path in sorted(package.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Constant(value=str(value)):
                    strings.add(value)
                case ast.Call(
                    func=ast.Name(id=name) | ast.Attribute(attr=name),
                    args=[ast.Constant(value=str(id_)), *_],
                ) if name in CALLS:
                    asked[id_] = f"{path.relative_to(package)}:{node.lineno}"
    return strings, asked


def read_page(folder: Path) -> tuple[set[str], dict[str, str]]:
    """Read the code of the page as `read_code` does; a test of it uses nothing."""
    strings: set[str] = set()
    asked: dict[str, str] = {}
    for path in sorted(folder.rglob("*.ts*")):
        if ".test" in path.suffixes:
            continue
        source = path.read_text(encoding="utf-8")
        strings.update(STRING_OF_PAGE.findall(source))
        for found in ASKED_BY_PAGE.finditer(source):
            line = source.count("\n", 0, found.start()) + 1
            asked[found[1] or found[2]] = f"{path.relative_to(folder)}:{line}"
    return strings, asked


def find_faults(package: Path, page: Path | None = None) -> list[str]:
    """Return everything that is wrong with the catalogues of a package and its page, one line each."""
    faults: list[str] = []
    catalogues: dict[str, dict[str, Text]] = {}
    for language in LANGUAGES:
        catalogues[language], unreadable = read_catalogue(package / "locales" / language)
        faults += unreadable
    english = catalogues[SOURCE]
    for language, texts in catalogues.items():
        faults += find_dangling(language, texts)
        if language != SOURCE:
            faults += find_differences(language, texts, english)
    strings, asked = read_code(package)
    if page is not None:
        more_strings, more_asked = read_page(page)
        strings |= more_strings
        asked |= more_asked
    faults += find_unused(english, strings)
    faults += find_unknown(english, asked)
    return faults


def main() -> int:
    """Print the faults; return 1 if there are any."""
    faults = find_faults(PACKAGE, PAGE)
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
