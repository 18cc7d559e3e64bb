"""What Pushluck says to people, in four languages: one set of Fluent catalogues a language.

Importing this package is cheap; the catalogues and Fluent itself are loaded with the first sentence.
"""

from collections.abc import Iterable, Mapping
from functools import cache

from pushluck.locales.words import Argument, Words

LANGUAGES = ("en", "ko", "fr", "it")
"""The languages, by their codes; English first, which the others fall back to."""

_SETTINGS = ("PUSHLUCK_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables that choose a language; the first that is set decides."""


@cache
def load_words(language: str, *, isolating: bool = False) -> Words:
    """Return the words of a language of `LANGUAGES`; raises `NotationError` for another.

    With `isolating`, names and numbers stand between invisible marks that keep the direction of their
    script to themselves. A page wants them; most terminals draw them as boxes.
    """
    return Words(find_language(language, {}), isolating=isolating)


def nearest_language(wanted: Iterable[str]) -> str:
    """Return the first language of `wanted` that is spoken here, else English.

    >>> nearest_language(["de", "fr-CA"])
    'fr'
    """
    return next((code for text in wanted if (code := _code(text)) in LANGUAGES), LANGUAGES[0])


def find_language(option: str | None, environ: Mapping[str, str]) -> str:
    """Return the language to speak: the one asked for, else the environment's, else English.

    Raises `NotationError` when the one asked for is not in `LANGUAGES`. A language of the environment
    that is not there is no mistake of the player's, and English is spoken.

    >>> find_language("fr", {}), find_language(None, {"LANG": "ko_KR.UTF-8"}), find_language(None, {})
    ('fr', 'ko', 'en')
    """
    if option is not None:
        language = _code(option)
        if language not in LANGUAGES:
            from pushluck.core.errors import NotationError

            raise NotationError("no-such-language", given=option, languages=LANGUAGES)
        return language
    setting = next((environ[name] for name in _SETTINGS if environ.get(name)), "")
    return nearest_language([setting])


def _code(text: str) -> str:
    """Return the language of a locale's name: `fr` for `fr_FR.UTF-8` or `fr-CA`."""
    return text.strip().lower().replace("-", "_").partition("_")[0].partition(".")[0]


__all__ = ["LANGUAGES", "Argument", "Words", "find_language", "load_words", "nearest_language"]
