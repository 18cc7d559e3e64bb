"""Cutting the text of a record into headers and tokens, each with the place where it stands."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from pushluck.record.errors import RecordError, error_at
from pushluck.record.headers import NAME, Header, parse_value

_HEADER = re.compile(
    rf"\[[ \t]*(?P<name>{NAME.pattern})[ \t]+(?P<value>\"(?:[^\"\\\n]|\\[^\n])*\")[ \t]*\]"
)
_COMMENT = re.compile(r"\{[^}]*\}")
_TOKEN = re.compile(r"[^\s{}\[\]]+")
_SPACE = re.compile(r"\s*")
_LINE = re.compile(r"[^\n]*")


class Token(NamedTuple):
    """A word of the turns."""

    text: str
    offset: int
    """Where it stands."""


def iter_pieces(text: str) -> Iterator[Header | Token | RecordError]:
    """Yield headers and tokens in order, and an error for whatever is neither; comments are left out.

    After a header that cannot be read the next line is tried; any other fault ends the text.
    """
    position = _skip(text, 0)
    while position < len(text):
        piece, position = _read_piece(text, position)
        if piece is not None:
            yield piece
        position = _skip(text, position)


def _skip(text: str, position: int) -> int:
    space = _SPACE.match(text, position)
    return space.end() if space else position


def _read_piece(text: str, position: int) -> tuple[Header | Token | RecordError | None, int]:
    if text[position] == "[":
        return _read_header(text, position)
    if text[position] == "{":
        comment = _COMMENT.match(text, position)
        if comment is None:
            return error_at(text, position, "comment-not-closed", hints=["}"]), len(text)
        return None, comment.end()
    token = _TOKEN.match(text, position)
    if token is None:
        return error_at(text, position, "stray-bracket", token=text[position]), len(text)
    return Token(token[0], position), token.end()


def _read_header(text: str, position: int) -> tuple[Header | RecordError, int]:
    header = _HEADER.match(text, position)
    value = parse_value(header["value"]) if header else None
    if header is None or value is None:
        line = _LINE.match(text, position)
        error = error_at(text, position, "bad-header", hints=['[Name "value"]'])
        return error, line.end() if line else len(text)
    return Header(header["name"], value, position), header.end()
