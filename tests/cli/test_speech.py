import pytest

from pushluck.cli.speech import Speech, find_speech
from pushluck.locales import LANGUAGES, load_words


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_reads_the_same_without_fluent_as_with_it(language: str) -> None:
    words = load_words(language)
    lines = Speech(language).help_lines
    assert len(lines) > 30
    assert {key: words(key) for key in lines} == lines


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_help_has_the_same_lines_in_every_language(language: str) -> None:
    assert Speech(language).help_lines.keys() == Speech("en").help_lines.keys()


@pytest.mark.parametrize(
    ("arguments", "language"),
    [
        (["score", "zonk", "1", "--lang", "ko"], "ko"),
        (["--lang=fr", "presets"], "fr"),
        (["presets", "--lang", "it_CH.UTF-8"], "it"),
        (["presets", "--lang", "xx"], "en"),
        (["presets", "--lang"], "en"),
        (["presets"], "en"),
    ],
)
def test_the_language_is_known_before_the_arguments_are_parsed(
    arguments: list[str], language: str
) -> None:
    assert find_speech(arguments).language == language


def test_without_the_option_the_environment_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "ko_KR.UTF-8")
    assert find_speech(["presets"]).language == "ko"
    assert find_speech(["presets", "--lang", "it"]).language == "it"
