"""Finding bots by the text that addresses them."""

import difflib
import re
from collections.abc import Iterator

from pushluck.bots.bot import Bot, CharacterBot
from pushluck.bots.character import CHARACTERS, TAKES_NUMBER, Character
from pushluck.core.errors import NotationError

_NUMBER = re.compile(r"[1-9][0-9]{0,6}")
PREFIX = "bot:"
"""What the texts that address bots begin with; no person's name does."""


def find_bot(text: str, seed: str) -> Bot:
    """Return the bot that `text` addresses, such as `bot:bold` or `bot:hold@300`.

    `seed` decides what it leaves to chance. Raises `NotationError`.

    >>> find_bot("bot:hold@300", seed="1").text
    'bot:hold@300'
    """
    name, at, number = text.removeprefix(PREFIX).partition("@")
    character = CHARACTERS.get(name)
    if character is None or not text.startswith(PREFIX):
        nearest = difflib.get_close_matches(name, CHARACTERS, n=1, cutoff=0.4)
        raise NotationError(
            "no-such-bot", text=text, nearest="".join(nearest), bots=tuple(CHARACTERS)
        )
    if not at:
        return CharacterBot(character, None, seed)
    if name != TAKES_NUMBER:
        raise NotationError("bot-takes-no-number", text=text, bot=TAKES_NUMBER)
    if not _NUMBER.fullmatch(number):
        raise NotationError("bot-number-unreadable", text=text, number=number)
    return CharacterBot(character, int(number), seed)


def iter_bots() -> Iterator[Character]:
    """Yield the character of every bot."""
    return iter(CHARACTERS.values())
