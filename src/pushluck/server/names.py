"""Display names: any script, and nothing that could make one name look like another or spill over its line.

What direction a name is written in is its own affair: whoever shows it sets it between the invisible signs FSI
and PDI, or in an element with `dir="auto"`, so that it cannot turn its surroundings.
"""

import unicodedata

from pushluck.bots.finding import PREFIX
from pushluck.core.errors import NotationError
from pushluck.locales import Words

LONGEST_NAME = 40
"""Characters in a name at most."""
MOST_MARKS = 4
"""Marks on one letter at most; Tibetan, Hebrew and Vietnamese need no more."""

_JOINERS = frozenset("\u200c\u200d")
"""They shape letters in Persian and the scripts of India, and join emoji into one."""
_BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Signs that count as letters or symbols and yet show nothing."""
_UNSEEN_MARKS = frozenset("\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f")


def clean_name(text: str) -> str:
    r"""Return `text` as a display name of 1 to 40 characters.

    White space is collapsed; controls, invisible and private signs, and signs that this version of Unicode does
    not know go away, and so do marks that stand on nothing or pile up. A letter counts once with all its marks.
    An emoji counts once for each part it is made of: a thumb of a certain colour twice, a family of four four
    times. Raises `NotationError` for a name of nothing (`name-empty`), one that is too long (`name-too-long`),
    and one that could be taken for a bot (`name-is-bot`).

    >>> clean_name("  Ada \u202e  Lovelace\n")
    'Ada Lovelace'
    """
    seen = unicodedata.normalize("NFC", _join(_only_seen(text)))
    name = " ".join(_with_few_marks(seen).split())
    length = sum(not _is_mark(sign) and sign not in _JOINERS for sign in name)
    if not length:
        raise NotationError("name-empty")
    if length > LONGEST_NAME:
        raise NotationError("name-too-long", most=LONGEST_NAME, given=length)
    if unicodedata.normalize("NFKC", name).casefold().startswith(PREFIX):
        raise NotationError("name-is-bot", prefix=PREFIX)
    return name


def spoken_name(name: str, words: Words | None) -> str:
    """Return the name of a seat as sentences have it: a bot goes by a name of its own in every language."""
    key = "bot-name-" + name.removeprefix(PREFIX).partition("@")[0]
    if words is None or not name.startswith(PREFIX) or key not in words:
        return name
    return words(key)


def _only_seen(text: str) -> str:
    """Return the signs that show something, the joiners, and spaces."""
    kept = []
    for sign in text:
        category = unicodedata.category(sign)
        if sign.isspace() or sign in _BLANKS:
            kept.append(" ")
        elif sign in _JOINERS or (category[0] != "C" and sign not in _UNSEEN_MARKS):
            kept.append(sign)
    return "".join(kept)


def _join(text: str) -> str:
    """Return `text` with joiners only where they stand between two signs that can be joined."""
    kept: list[str] = []
    for place, sign in enumerate(text):
        after = text[place + 1 : place + 2]
        if sign in _JOINERS and not (kept and _joins(kept[-1]) and _joins(after)):
            continue
        kept.append(sign)
    return "".join(kept)


def _joins(sign: str) -> bool:
    return sign != "" and sign not in _JOINERS and unicodedata.category(sign)[0] in "LMS"


def _with_few_marks(text: str) -> str:
    kept: list[str] = []
    marks = MOST_MARKS
    for sign in text:
        if _is_mark(sign):
            marks += 1
        elif sign not in _JOINERS:
            marks = MOST_MARKS if sign.isspace() else 0
        if not _is_mark(sign) or marks <= MOST_MARKS:
            kept.append(sign)
    return "".join(kept)


def _is_mark(sign: str) -> bool:
    return unicodedata.category(sign)[0] == "M"
