"""Write the rules page of every preset in every language under docs/rules.

Run as `python -m tools.rules_pages`. A test compares what is there with what the rules say now.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path

from pushluck.core.rules import RulesObject
from pushluck.games.registry import iter_presets
from pushluck.locales import LANGUAGES, load_words
from pushluck.rulebook import format_page_markdown, rules_page

FOLDER = Path(__file__).parents[1] / "docs" / "rules"

NOTE = "<!-- Written by `python -m tools.rules_pages` from the rules object. -->\n\n"
LANGUAGE_NAMES: Mapping[str, str] = {
    "en": "English",
    "ko": "한국어",
    "fr": "Français",
    "it": "Italiano",
}


def make_pages() -> Mapping[str, str]:
    """Return the text of every page by its path below docs/rules, and of the list of them."""
    presets = list(iter_presets())
    pages = {"README.md": NOTE + "\n".join(_contents(presets)) + "\n"}
    for language in LANGUAGES:
        words = load_words(language)
        for rules in presets:
            page = format_page_markdown(rules_page(rules, words))
            pages[f"{language}/{rules.preset.name}.md"] = NOTE + page
    return pages


def read_pages() -> Mapping[str, str]:
    """Return what docs/rules holds, by path."""
    return {
        path.relative_to(FOLDER).as_posix(): path.read_text(encoding="utf-8")
        for path in FOLDER.rglob("*.md")
    }


def _contents(presets: list[RulesObject]) -> Iterator[str]:
    words = load_words("en")
    yield "# Rules"
    yield ""
    yield "The rules of every preset, as `pushluck rules` shows them."
    yield ""
    yield f"| preset | {' | '.join(LANGUAGE_NAMES.values())} | what is special |"
    yield "|---|" + "---|" * (len(LANGUAGES) + 1)
    for rules in presets:
        name = rules.preset.name
        links = [f"[{name}]({language}/{name}.md)" for language in LANGUAGES]
        yield f"| {rules.preset.title} | {' | '.join(links)} | {words(f'preset-{name}')} |"


def main() -> None:
    """Write the pages, and remove those of presets that are gone."""
    pages = make_pages()
    for path in read_pages().keys() - pages.keys():
        (FOLDER / path).unlink()
    for path, text in pages.items():
        file = FOLDER / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
