"""The Fluent catalogues of one language, each parsed when the first of its messages is asked for."""

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from importlib import resources
from threading import Lock
from typing import Any, Literal

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentFloat

from pushluck.locales.words import Argument

_SHARED = "words.ftl"
"""The file whose messages those of every other may refer to."""
_ID = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
_HYPHEN = re.compile(r"(?<!\w)-(?=\d)")
_STYLES: Mapping[str, Literal["standard", "or"]] = {"and": "standard", "or": "or"}


class Catalogue:
    """The messages of one language."""

    def __init__(self, language: str, *, isolating: bool) -> None:
        self._locale = Locale(language)
        functions: dict[str, Any] = {"PERCENT": _percent, "ORDINAL": self._ordinal}
        self._bundle = FluentBundle([language], functions=functions, use_isolating=isolating)
        self._sources: dict[str, str] = {}
        self._parsing = Lock()
        self._files: dict[str, str] = {}
        for file in resources.files(__package__).joinpath(language).iterdir():
            if file.name.endswith(".ftl"):
                source = self._sources[file.name] = file.read_text(encoding="utf-8")
                self._files |= dict.fromkeys(_ID.findall(source), file.name)
        self._parse(_SHARED)

    def __contains__(self, key: str) -> bool:
        return key in self._files

    def say(self, key: str, arguments: Mapping[str, Argument]) -> str:
        """Return a message; raises `LookupError` when it does not exist or lacks an argument."""
        self._parse(self._files[key])
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise LookupError(f"{key} has no text")
        given = {
            name: float(value) if isinstance(value, Fraction) else value
            for name, value in arguments.items()
        }
        text, faults = self._bundle.format_pattern(pattern, given)
        if faults:
            raise LookupError(f"{key}: {', '.join(map(str, faults))}")
        has_negative = any(isinstance(value, int) and value < 0 for value in given.values())
        return _with_minus(str(text)) if has_negative else str(text)

    def number(self, number: int) -> str:
        """See `Words.number`."""
        return _with_minus(format_decimal(number, locale=self._locale))

    def percent(self, chance: float) -> str:
        """See `Words.percent`."""
        return _percent(chance).format(self._locale)

    def listed(self, items: Sequence[str], joined_by: str) -> str:
        """See `Words.listed`."""
        return format_list(items, style=_STYLES[joined_by], locale=self._locale)

    def _parse(self, file: str) -> None:
        # Whoever comes while another thread parses must wait for the messages.
        with self._parsing:
            if file in self._sources:
                self._bundle.add_resource(FluentResource(self._sources.pop(file)))

    def _ordinal(self, number: int) -> str:
        """Return the kind of ordinal, for a message to select by: `one` for 1st, `two` for 2nd."""
        return str(self._locale.ordinal_form(int(number)))


def _with_minus(text: str) -> str:
    """Return a text with minus signs; what Babel writes before a number is a hyphen, at which a line may break."""
    return _HYPHEN.sub("\N{MINUS SIGN}", text)


def _percent(chance: float) -> FluentFloat:
    return FluentFloat(chance, style="percent", maximumFractionDigits=1)
