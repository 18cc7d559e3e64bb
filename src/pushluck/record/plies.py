"""The turns of a record as tokens: numbers, actors, throws, actions with their checksums, `Z`."""

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from pushluck.core.events import THROW, Act, Event, Seat, Throw
from pushluck.core.game import Game
from pushluck.core.match import Match

AnyGame = Game[Any, Any]
AnyMatch = Match[Any, Any]

Z = "Z"
"""Follows the event by which a turn came to nothing."""
NUMBER = re.compile(r"[0-9]+\.")
ACTOR = re.compile(r"s[0-9]{1,3}")
BANK = re.compile(r"b([0-9]*)(=-?[0-9]+)?")
"""A bank, with the points that are declared where they are not the turn total, and the checksum."""
ANSWERS = ("c", "a")
"""Calling and accepting: they stand in the line of the turn that they answer, whoever plays next."""


class Ply(NamedTuple):
    """An event and what a record must know about it."""

    event: Event[Any]
    begins_turn: bool
    total: int
    """The turn total before the event."""
    is_z: bool
    """It ended the turn with nothing."""

    @property
    def text(self) -> str:
        """The spelling of the event; a bank says how many points it banks."""
        text = self.event.text
        bank = None if isinstance(self.event, Throw) else BANK.fullmatch(text)
        return f"{text}={bank[1] or self.total}" if bank else text


def make_ply(game: AnyGame, before: Any, event: Event[Any], after: Any) -> Ply:
    """Return what a record must know about `event`."""
    own = event.seat == game.turn_of(before) and event.text not in ANSWERS
    told = game.happenings(before, event, after)
    return Ply(
        event,
        begins_turn=own and game.is_turn_start(before),
        total=game.turn_total(before),
        is_z=any(happening.key == "bust" for happening in told),
    )


def iter_plies(match: AnyMatch) -> Iterator[Ply]:
    """Yield every event of a match with what a record must know about it."""
    for ply, event in enumerate(match.events):
        yield make_ply(match.game, match.states[ply], event, match.states[ply + 1])


class Scribe:
    """Writes one event after another as tokens.

    A line is a turn: it begins with its number and its seat. A seat is written again whenever another one
    acts. What others do after a turn has ended stands in the line of that turn, and what comes before the
    first turn in line 0. The act `t` is left out where its throw follows, so it is held back until the next
    event.
    """

    def __init__(self) -> None:
        self._number = 0
        self._actor: Seat | None = None
        self._held: list[str] = []

    def write(self, ply: Ply) -> list[str]:
        """Return the tokens that are certain now."""
        event = ply.event
        lead = self._lead(ply)
        written, self._held = self._held, []
        if isinstance(event, Act) and event.action is THROW:
            self._held = [*lead, THROW.text]
            return written
        if written and isinstance(event, Throw) and not lead:
            written.pop()
        return [*written, *lead, ply.text, *([Z] if ply.is_z else [])]

    def finish(self) -> list[str]:
        """Return the tokens held back, when nothing more follows."""
        written, self._held = self._held, []
        return written

    def _lead(self, ply: Ply) -> list[str]:
        seat = ply.event.seat
        before, self._actor = self._actor, seat
        self._number += ply.begins_turn
        if ply.begins_turn or before is None:
            return [f"{self._number}.", f"s{seat + 1}"]
        return [] if seat == before else [f"s{seat + 1}"]
