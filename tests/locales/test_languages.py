import subprocess
import sys

import pytest

from pushluck.core.errors import NotationError
from pushluck.locales import LANGUAGES, find_language, load_words


@pytest.mark.parametrize(
    ("option", "language"),
    [("it", "it"), ("FR", "fr"), ("fr-CA", "fr"), ("ko_KR.UTF-8", "ko"), (" en ", "en")],
)
def test_the_language_asked_for_is_spoken(option: str, language: str) -> None:
    assert find_language(option, {"PUSHLUCK_LANG": "ko", "LANG": "ko_KR.UTF-8"}) == language


@pytest.mark.parametrize("option", ["de", "english", ""])
def test_a_language_that_is_not_there_is_refused_and_the_four_are_named(option: str) -> None:
    with pytest.raises(NotationError) as caught:
        find_language(option, {"LANG": "fr_FR"})
    assert caught.value.reason == "no-such-language"
    assert caught.value.details == {"given": option, "languages": LANGUAGES}
    for language in LANGUAGES:
        assert load_words(language).error(caught.value).count(option) >= 1


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "ko_KR.UTF-8"}, "ko"),
        ({"LANG": "ko_KR.UTF-8", "LC_MESSAGES": "it_IT"}, "it"),
        ({"LANG": "ko_KR.UTF-8", "LC_MESSAGES": "it_IT", "LC_ALL": "fr_FR"}, "fr"),
        ({"LC_ALL": "fr_FR", "PUSHLUCK_LANG": "ko"}, "ko"),
        ({"LC_ALL": "", "LANG": "fr"}, "fr"),
        # POSIX: the first that is set decides, also when it asks for nothing we speak.
        ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_otherwise_the_environment_decides(environ: dict[str, str], language: str) -> None:
    assert find_language(None, environ) == language


def test_words_of_an_unknown_language_are_refused() -> None:
    with pytest.raises(NotationError):
        load_words("de")


def test_fluent_is_loaded_with_the_first_sentence_and_not_before() -> None:
    code = (
        "import sys; from pushluck.locales import load_words; words = load_words('fr')\n"
        "assert not {'babel', 'fluent', 'pushluck.core'} & set(sys.modules)\n"
        "words('points', points=1); assert {'babel', 'fluent'} <= set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
