from collections.abc import Callable
from pathlib import Path

import pytest

from tools.check_catalogues import LANGUAGES, PACKAGE, PAGE, find_faults

Edit = Callable[[str, str], None]

ENGLISH = """\
-table = table
greeting = Hello { $name }, sit down at the { -table }
bank = Bank
    .help = Take the { $points } points
zonk = Zonk
reason-too-low = { $points } are too few
"""
# What stands for a translation here: every word is turned round.
TRANSLATED = """\
-table = elbat
greeting = Olleh { $name }, { -table }
bank = Knab
    .help = Ekat { $points }
zonk = Zonk
reason-too-low = Wef oot { $points }
"""
CODE = """\
def greet(say, code):
    say("greeting", name="Ada")
    say("zonk")
    table.words("bank")
    say(f"reason-{code}")
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    for language in LANGUAGES:
        folder = tmp_path / "locales" / language
        folder.mkdir(parents=True)
        text = ENGLISH if language == "en" else TRANSLATED
        (folder / "table.ftl").write_text(text, encoding="utf-8")
    (tmp_path / "greet.py").write_text(CODE, encoding="utf-8")
    return tmp_path


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_the_catalogues_have_no_fault() -> None:
    assert find_faults(PACKAGE, PAGE) == []


def test_a_sound_package_has_no_fault(package: Path) -> None:
    assert find_faults(package) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        pytest.param(
            "locales/fr/table.ftl",
            "zonk = Zonk",
            "zonk = { Zonk",
            "fr/table.ftl: cannot be read: zonk = { Zonk",
            id="junk",
        ),
        pytest.param(
            "locales/it/table.ftl",
            "zonk = Zonk",
            "zonk = Zonk\nbank = Knab",
            "it/table.ftl: bank is there twice",
            id="twice",
        ),
        pytest.param(
            "locales/ko/table.ftl", "zonk = Zonk\n", "", "ko: zonk is missing", id="missing"
        ),
        pytest.param(
            "locales/ko/table.ftl",
            "    .help = Ekat { $points }\n",
            "",
            "ko: bank.help is missing",
            id="missing attribute",
        ),
        pytest.param(
            "locales/fr/table.ftl",
            "zonk = Zonk",
            "zonk = Zonk\nadieu = Adieu",
            "fr: adieu is not in en",
            id="only in a translation",
        ),
        pytest.param(
            "locales/it/table.ftl",
            "{ $name }, ",
            "",
            "it: greeting uses no variable, en uses $name",
            id="lost variable",
        ),
        pytest.param(
            "locales/it/table.ftl",
            "Knab",
            "Knab { $what }",
            "it: bank uses $what, en uses no variable",
            id="invented variable",
        ),
        pytest.param(
            "locales/fr/table.ftl", "Knab", "Bank", "fr: bank is still in English", id="English"
        ),
        pytest.param(
            "locales/en/table.ftl",
            "{ -table }",
            "{ -chair }",
            "en: greeting refers to -chair, which does not exist",
            id="dangling",
        ),
        pytest.param("greet.py", 'say("zonk")', "pass", "en: zonk is not used", id="unused"),
        pytest.param(
            "greet.py",
            'say(f"reason-{code}")',
            "pass",
            "en: reason-too-low is not used",
            id="unused prefix",
        ),
        pytest.param(
            "greet.py",
            'say("zonk")',
            'say("zonk", say("doom"))',
            "greet.py:3: doom is in no catalogue",
            id="unknown",
        ),
    ],
)
def test_a_fault_is_found(package: Path, file: str, old: str, new: str, fault: str) -> None:
    edit(package / file, old, new)
    assert fault in find_faults(package)


def test_a_language_without_a_catalogue_is_found(package: Path) -> None:
    (package / "locales" / "it" / "table.ftl").unlink()
    assert "it: there is no catalogue" in find_faults(package)


def test_plural_forms_may_differ(package: Path) -> None:
    variants = "{ $points ->\n    [one] One is\n   *[other] { $points } are\n } too few"
    edit(package / "locales" / "en" / "table.ftl", "{ $points } are too few", variants)
    assert find_faults(package) == []


def test_the_page_uses_messages_too(package: Path) -> None:
    page = package / "page"
    page.mkdir()
    code = 'const bank = () => <T id="bank" />;\nconst names = ["zonk"];\nt(\n  "greeting", { name });\n'
    (page / "Table.tsx").write_text(code, encoding="utf-8")
    edit(package / "greet.py", 'say("greeting", name="Ada")', "pass")
    edit(package / "greet.py", 'table.words("bank")', "pass")
    edit(package / "greet.py", 'say("zonk")', "pass")
    unused = {f"en: {key} is not used" for key in ("bank", "bank.help", "greeting", "zonk")}
    assert set(find_faults(package)) == unused
    assert find_faults(package, page) == []
    (page / "Table.test.tsx").write_text('t("nothing");', encoding="utf-8")
    assert find_faults(package, page) == []
    (page / "Other.ts").write_text('\nexport const x = t("nothing");', encoding="utf-8")
    assert find_faults(package, page) == ["Other.ts:2: nothing is in no catalogue"]
