"""Finding bots by the text that addresses them."""

import difflib
import re
from collections.abc import Iterable, Iterator

from pushluck.bots.bot import Bot, CharacterBot
from pushluck.bots.character import CHARACTERS, TAKES_NUMBER, Character
from pushluck.bots.exact import SolvingProgress, check_solved, solve
from pushluck.core.errors import NotationError
from pushluck.core.rules import RulesObject

_NUMBER = re.compile(r"[1-9][0-9]{0,6}")
PREFIX = "bot:"
"""What the texts that address bots begin with; no person's name does."""


def find_bot(text: str, seed: str) -> Bot:
    """Return the bot that `text` addresses, such as `bot:bold` or `bot:hold@300`.

    `seed` decides what it leaves to chance. Raises `NotationError`.

    >>> find_bot("bot:hold@300", seed="1").text
    'bot:hold@300'
    """
    return CharacterBot(*_parse(text), seed)


def check_bot(text: str, rules: RulesObject) -> None:
    """Raise `NotationError` for a text that addresses no bot.

    Raise `RulesError` for one that cannot play `rules` at once: the exact one where nobody has solved them.
    """
    if _plays_exactly(text):
        check_solved(rules)


def prepare_bots(
    texts: Iterable[str], rules: RulesObject, progress: SolvingProgress | None = None
) -> None:
    """See to it that all bots can play `rules`, which can take minutes where they must be solved.

    Raises `NotationError` for a text that addresses no bot, `RulesError` for rules that cannot be solved.
    """
    exact = [text for text in texts if _plays_exactly(text)]
    if exact:
        solve(rules, progress)


def iter_bots() -> Iterator[Character]:
    """Yield the character of every bot."""
    return iter(CHARACTERS.values())


def _plays_exactly(text: str) -> bool:
    character, _ = _parse(text)
    return character.plays_for == "match"


def _parse(text: str) -> tuple[Character, int | None]:
    """Return the character that `text` addresses, and the number at its end."""
    name, at, number = text.removeprefix(PREFIX).partition("@")
    character = CHARACTERS.get(name)
    if character is None or not text.startswith(PREFIX):
        nearest = difflib.get_close_matches(name, CHARACTERS, n=1, cutoff=0.4)
        raise NotationError(
            "no-such-bot", text=text, nearest="".join(nearest), bots=tuple(CHARACTERS)
        )
    if not at:
        return character, None
    if name != TAKES_NUMBER:
        raise NotationError("bot-takes-no-number", text=text, bot=TAKES_NUMBER)
    if not _NUMBER.fullmatch(number):
        raise NotationError("bot-number-unreadable", text=text, number=number)
    return character, int(number)
