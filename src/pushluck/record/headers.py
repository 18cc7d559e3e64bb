"""The headers of a record: what they are called, how they are spelled, which a match decides."""

import json
import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from pushluck.core.errors import NotationError
from pushluck.core.game import Outcome
from pushluck.core.rules import RulesObject
from pushluck.games.registry import spelling

NAME = re.compile(r"[A-Z][A-Za-z0-9]*")
SEAT = re.compile(r"Seat([0-9]+)")

UNKNOWN = "?"
"""Stands for the name of a seat that nobody named."""
UNFINISHED = "*"
"""Result of a match that goes on."""

_INVISIBLE = re.compile("[\x7f-\x9f\u2028\u2029\ud800-\udfff]")
"""What JSON leaves as it is and a text file cannot hold or an editor breaks lines at."""


class Header(NamedTuple):
    """A header as it stands in a text."""

    name: str
    value: str
    offset: int
    """Where it stands."""


def format_header(name: str, value: str) -> str:
    r"""Return the line of a header; its value is spelled as JSON spells a text.

    Raises `NotationError` for a name that is not of letters and digits, the first a capital letter.

    >>> print(format_header("Seat1", 'Ada "the die" L.'))
    [Seat1 "Ada \"the die\" L."]
    """
    if not NAME.fullmatch(name):
        raise NotationError("bad-header-name", name=name)
    quoted = json.dumps(value, ensure_ascii=False)
    return f"[{name} {_INVISIBLE.sub(_escape, quoted)}]"


def _escape(sign: re.Match[str]) -> str:
    return f"\\u{ord(sign[0]):04x}"


def parse_value(quoted: str) -> str | None:
    """Read the quoted value of a header, or return None where it is not spelled as JSON spells a text."""
    try:
        value = json.loads(quoted)
    except ValueError:
        return None
    return value if isinstance(value, str) else None


def format_result(outcome: Outcome | None) -> str:
    """Return the winning seats, counted from 1 and separated by commas, or `*` for a match that goes on."""
    if outcome is None:
        return UNFINISHED
    return ",".join(str(seat + 1) for seat in outcome.winners)


def complete_headers(
    headers: Mapping[str, str],
    rules: RulesObject,
    *,
    seats: int,
    outcome: Outcome | None,
) -> dict[str, str]:
    """Return the headers of a match in their order: game, rules, seats, any others, result.

    Game, rules and result are those of the match, whatever `headers` says; seats without a name are called
    `?`. Raises `NotationError` when more seats are named than play.
    """
    names = list(seat_names(seats))
    for name in headers:
        if SEAT.fullmatch(name) and name not in names:
            raise NotationError("no-such-seat", text=name, seats=seats)
    written = {"Game": rules.game, "Rules": spelling(rules)}
    written |= {name: headers.get(name, UNKNOWN) for name in names}
    written |= {name: value for name, value in headers.items() if name not in (*written, "Result")}
    return written | {"Result": format_result(outcome)}


def seat_names(seats: int) -> Iterator[str]:
    """Yield `Seat1`, `Seat2` and so on."""
    return (f"Seat{seat}" for seat in range(1, seats + 1))
