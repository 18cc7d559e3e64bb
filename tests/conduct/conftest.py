from collections.abc import Callable
from typing import Any

import pytest

from pushluck.conduct import make_table
from pushluck.core import Match
from pushluck.games.registry import find_rules

Table = Match[Any, Any]
TableMaker = Callable[..., Table]


@pytest.fixture
def table() -> TableMaker:
    """Make a Zonk table without roll-off; the arguments are changes to the rules and acts to play."""

    def make(*played: str, seats: int = 3, changes: str = "") -> Table:
        spelled = f"zonk(start=first_seat,direction=clockwise{changes and f',{changes}'})"
        match = Match(make_table(find_rules(spelled)), seats)
        play(match, *played)
        return match

    return make


def play(match: Table, *played: str) -> None:
    """Push texts such as `113462`, or `s2:c` for another seat than the one to move."""
    for text in played:
        seat, _, act = text.partition(":") if text[:1] == "s" else ("", "", text)
        match.push_text(act, int(seat[1:]) - 1 if seat else None)
