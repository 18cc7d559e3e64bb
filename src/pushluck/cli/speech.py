"""The language of a command: its words, loaded when the first sentence is needed, and its help lines.

Help must come up at once, so its lines stand in a catalogue of their own, `help.ftl`, in which every message
is one line of plain text: reading it needs no Fluent. A test reads it both ways.
"""

import os
import pkgutil
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

import click

from pushluck.core.errors import NotationError
from pushluck.locales import LANGUAGES, find_language, load_words

if TYPE_CHECKING:
    from pushluck.locales import Words


class Speech:
    """What the commands say in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    @cached_property
    def words(self) -> "Words":
        """All sentences of the language."""
        return load_words(self.language)

    @cached_property
    def help_lines(self) -> Mapping[str, str]:
        """The lines of the help pages by key."""
        data = pkgutil.get_data("pushluck.locales", f"{self.language}/help.ftl") or b""
        lines = (line.partition(" = ") for line in data.decode("utf-8").splitlines())
        return {key: text for key, _, text in lines if text}

    def help(self, key: str) -> str:
        """Return a line of the help pages; raises `KeyError` for an unknown key."""
        return self.help_lines[key]


def find_speech(arguments: Sequence[str]) -> Speech:
    """Return the speech for a command's arguments: `--lang` where they hold it, else the environment's.

    It is found before the arguments are parsed, so that what is wrong with them can be said in it. A language
    that does not exist is left for the parser to refuse.
    """
    chosen = None
    for place, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            chosen = value if equals else "".join(arguments[place + 1 : place + 2])
    try:
        return Speech(find_language(chosen, os.environ))
    except NotationError:
        return Speech(find_language(None, os.environ))


def speech_of(context: click.Context) -> Speech:
    """Return the speech that `run` gave to the command line."""
    speech: Speech = context.obj
    return speech


class Language(click.ParamType[str]):
    """One of the languages there are, or a locale of one, such as `fr_CA`."""

    name = "language"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the language; raises `NotationError`."""
        return find_language(value, {})


language_option = click.option(
    "--lang",
    type=Language(),
    metavar="|".join(LANGUAGES),
    expose_value=False,
    help="help-option-lang",
)
"""`--lang`: already obeyed when arguments are parsed (`find_speech`); here it is checked."""
