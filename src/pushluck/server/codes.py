"""What people find a table by: a link that nobody can guess, and a code that can be read aloud."""

import re
import secrets
import unicodedata

from pushluck.core.errors import NotationError

CODE_DIGITS = 8
"""Digits of a code."""

_LINK_BYTES = 18
_LINK = re.compile(r"[A-Za-z0-9_-]{24}")
_BETWEEN = frozenset({"Zs", "Cc", "Cf", "Pd"})
"""Kinds of signs that people and keyboards put between digits: spaces, hyphens, invisible marks."""


def new_link() -> str:
    """Return a new link of 144 random bits: whoever has it may enter."""
    return secrets.token_urlsafe(_LINK_BYTES)


def is_link(text: str) -> bool:
    """Tell whether a text can be a link; what a database cannot even be asked for never is.

    >>> is_link(new_link()), is_link("kitchen")
    (True, False)
    """
    return _LINK.fullmatch(text) is not None


def new_code() -> str:
    """Return a new code of eight random digits."""
    return f"{secrets.randbelow(10**CODE_DIGITS):0{CODE_DIGITS}}"


def format_code(code: str) -> str:
    """Return a code as it is shown and read aloud, in two groups of four.

    >>> format_code("12345678")
    '1234 5678'
    """
    return f"{code[:4]} {code[4:]}"


def parse_code(text: str) -> str:
    """Return the eight digits of a code as somebody typed it; raises `NotationError`.

    Digits of every script are read, with spaces and hyphens anywhere.

    >>> parse_code("1234-5678")
    '12345678'
    """
    code = ""
    for sign in text:
        digit = unicodedata.decimal(sign, None)
        if digit is not None:
            code += str(digit)
        elif unicodedata.category(sign) not in _BETWEEN:
            raise NotationError("code-unreadable", digits=CODE_DIGITS)
    if len(code) != CODE_DIGITS:
        raise NotationError("code-unreadable", digits=CODE_DIGITS)
    return code
