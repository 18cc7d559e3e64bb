"""Writing a match as text."""

from collections.abc import Iterable, Mapping

from pushluck.record.headers import complete_headers, format_header
from pushluck.record.plies import NUMBER, AnyMatch, Ply, Scribe, iter_plies


def format_record(match: AnyMatch, headers: Mapping[str, str]) -> str:
    r"""Return the record of `match`: headers, an empty line, and a line for every turn.

    `headers` names the seats (`Seat1` and so on) and whatever else shall be known; game, rules and result
    follow from the match. Raises `NotationError` for a header that cannot be written.

    >>> from pushluck.core import Match
    >>> from pushluck.games.pig import load_pig
    >>> match = Match(load_pig(), seats=2)
    >>> for text in ("4", "6", "b", "1"):
    ...     match.push_text(text)
    >>> print(format_record(match, {"Seat1": "Ada", "Seat2": "Ben"}), end="")
    [Game "pig"]
    [Rules "pig@1"]
    [Seat1 "Ada"]
    [Seat2 "Ben"]
    [Result "*"]
    <BLANKLINE>
    1. s1 4 6 b=10
    2. s2 1 Z
    """
    rules, seats = match.game.rules, match.seats
    written = complete_headers(headers, rules, seats=seats, outcome=match.outcome)
    return format_events(written, iter_plies(match))


def format_events(headers: Mapping[str, str], plies: Iterable[Ply]) -> str:
    """Return the record of events that need not replay, such as those one seat may see.

    All headers are written as they are given. Raises `NotationError` for a header that cannot be written.
    """
    scribe = Scribe()
    tokens = [token for ply in plies for token in scribe.write(ply)] + scribe.finish()
    lines = "".join(f"\n{token}" if NUMBER.fullmatch(token) else f" {token}" for token in tokens)
    return "".join(f"{format_header(*header)}\n" for header in headers.items()) + lines + "\n"
