"""Programmes and matches for the tests of the bots, spelled as short as they can be."""

from typing import Any

from pushluck.bots.turn import Terms, TurnProgramme, find_programme
from pushluck.conduct import make_table
from pushluck.core import Match
from pushluck.games.registry import find_rules


def programme(spelling: str, **terms: Any) -> TurnProgramme:
    """Return the programme of a turn under these rules, by default where nothing but points counts."""
    return find_programme(find_rules(spelling), Terms(**terms))


def thresholds(found: TurnProgramme) -> dict[int, int | None]:
    """Return from which turn total on to bank, by number of dice left, where hands do not matter."""
    return {spot.dice: total for spot, total in found.thresholds()}


def seated(spelling: str) -> str:
    """Return these rules with the first seat beginning, and the next number playing after it."""
    name, _, changes = spelling.removesuffix(")").partition("(")
    return f"{name}(start=first_seat,direction=clockwise{changes and f',{changes}'})"


def begin(spelling: str, script: str = "", *, seats: int = 2, **position: Any) -> Match[Any, Any]:
    """Return a match in which these events have happened, from the start or a made-up position.

    An event of another seat than the one to move begins with that seat: `s2:c`.
    """
    match: Match[Any, Any] = Match(make_table(find_rules(seated(spelling))), seats)
    if position:
        inner = match.state.inner._replace(**position)
        match._states[0] = match.state._replace(inner=inner)
    for text in script.split():
        seat, _, act = text.partition(":") if text[:1] == "s" else ("", "", text)
        match.push_text(act, int(seat[1:]) - 1 if seat else None)
    return match
