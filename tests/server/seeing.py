"""What a viewer may be told of a match, made anew from its record, to compare with what the server has told.

The comparison is made in worlds in which no cheat that can still be called ever happened. What the server
tells is the same there, so nothing in it can depend on the secret.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from pushluck.conduct import FalseCount, TurnedKeep, as_seen
from pushluck.core import Act, Event, Match, Seat
from pushluck.locales import Words, load_words
from pushluck.server.names import spoken_name
from pushluck.server.position import make_position, told
from tests.server.client import Client, Message

AnyMatch = Match[Any, Any]
CAUSES = ("", "clock", "bot", "left", "table")


class World(AnyMatch):
    """A match as it was after so many plies, without the cheats that `seat` cannot know of."""

    def __init__(self, match: AnyMatch, plies: int, seat: Seat | None) -> None:
        super().__init__(match.game, match.seats)
        self._states = list(match.states[: plies + 1])
        self._events = list(match.events[:plies])
        for ply in iter_secrets(match, plies, seat):
            self._forget(ply)

    def _forget(self, ply: int) -> None:
        event: Any = self._events[ply]
        if isinstance(event.action, FalseCount):
            before = self._states[ply]
            inner = self.game.inner.declare(before.inner, event.action.points)  # type: ignore[attr-defined]
            self._states[ply] = before._replace(inner=inner)
        self._events[ply] = as_seen(event, None)
        for number, state in enumerate(self._states):
            if number > ply and state.window is not None:
                window = state.window._replace(cheats=(), turned=False)
                self._states[number] = state._replace(window=window)


def is_cheat(event: Event[Any]) -> bool:
    """Tell whether an event is a turned die or a false count."""
    return isinstance(event, Act) and isinstance(event.action, TurnedKeep | FalseCount)


def iter_secrets(match: AnyMatch, plies: int, seat: Seat | None) -> Iterator[int]:
    """Yield the plies of the cheats that `seat` cannot know of after so many plies, the last first."""
    window = match.states[plies].window
    if window is None or window.accused == seat:
        return
    left = len(window.cheats)
    for ply in range(plies - 1, -1, -1):
        if not left:
            return
        if is_cheat(match.events[ply]):
            assert match.events[ply].seat == window.accused
            left -= 1
            yield ply


class Viewer:
    """One seat, or a spectator, and what it may be told in its language."""

    def __init__(self, match: AnyMatch, seat: Seat | None, lang: str, names: Sequence[str]) -> None:
        self.match = match
        self.seat = seat
        self._words: Words | None = load_words(lang, isolating=True) if lang else None
        self.names = [spoken_name(name, self._words) for name in names]
        self._told: dict[int, Any] = {}

    def event(self, ply: int, world: World) -> Message:
        """Return event number `ply` as it may be told in `world`, without its cause."""
        event = world.events[ply]
        return {"ply": ply, "seat": event.seat, "text": event.text, "told": self._told_of(ply)}

    def position(self, world: World) -> Message:
        """Return the position of `world`."""
        made = make_position(world, self.seat, self._words, None)
        position: Message = msgspec.json.decode(msgspec.json.encode(made))
        return position

    def _told_of(self, ply: int) -> Any:
        if ply not in self._told:
            then = World(self.match, ply + 1, self.seat)
            made = told(then, ply, self.seat, self._words, self.names)
            self._told[ply] = msgspec.json.decode(msgspec.json.encode(made))
        return self._told[ply]


def iter_news(received: Iterable[str], match: int) -> Iterator[Message]:
    """Yield what a client was told of a match: match, events and position of each message."""
    for text in received:
        message = json.loads(text)
        if message["type"] == "snapshot" and message["match"]["match"] == match:
            yield message["match"]
        elif message["type"] == "events" and message["match"] == match:
            yield message


def check_client(client: Client, match: AnyMatch, *, positions: bool) -> int:
    """Check all that a client, which keeps bytes, was told of its match; return how many secrets it was not told.

    With `positions` each position is made again, otherwise only the last one.
    """
    viewer = Viewer(match, client.seat, client.lang, client.names)
    kept = 0
    news = list(iter_news(client.received, client.match))
    for number, message in enumerate(news):
        plies = message["position"]["ply"]
        world = World(match, plies, viewer.seat)
        kept += any(True for _ in iter_secrets(match, plies, viewer.seat))
        events = message["events"]
        assert [event["ply"] for event in events] == list(range(plies - len(events), plies))
        for event in events:
            assert event.pop("cause") in CAUSES
            honest = viewer.event(event["ply"], world)
            assert event == honest, (plies, event, honest)
        if positions or number == len(news) - 1:
            position = viewer.position(world)
            assert message["position"] == position, (message["position"], position)
    return kept
