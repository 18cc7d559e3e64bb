"""Writing a match as text."""

from collections.abc import Iterable, Mapping

from pushluck.conduct import FalseCount, view_of
from pushluck.core.events import Act, Seat
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


def format_view(match: AnyMatch, headers: Mapping[str, str], seat: Seat | None) -> str:
    """Return the record of `match` as `seat` may know it; None for a spectator (ruling Z21).

    Cheats of others that can still be called look like honest acts, so the text need not replay; the header
    `View` says whose view it is (`*` for a spectator's), and the strict reader refuses it.
    """
    rules, seats = match.game.rules, match.seats
    written = complete_headers(headers, rules, seats=seats, outcome=match.outcome)
    view = {"View": "*" if seat is None else str(seat + 1)}
    seen = view_of(match, seat).events
    plies = (
        ply._replace(event=event, total=_declared(ply))
        for ply, event in zip(iter_plies(match), seen, strict=True)
    )
    return format_events({**written, **view}, plies)


def _declared(ply: Ply) -> int:
    """Return the turn total that everybody heard."""
    event = ply.event
    if isinstance(event, Act) and isinstance(event.action, FalseCount):
        return event.action.points
    return ply.total


def format_events(headers: Mapping[str, str], plies: Iterable[Ply]) -> str:
    """Return the record of events that need not replay, such as those one seat may see.

    All headers are written as they are given. Raises `NotationError` for a header that cannot be written.
    """
    scribe = Scribe()
    tokens = [token for ply in plies for token in scribe.write(ply)] + scribe.finish()
    lines = "".join(f"\n{token}" if NUMBER.fullmatch(token) else f" {token}" for token in tokens)
    return "".join(f"{format_header(*header)}\n" for header in headers.items()) + lines + "\n"
