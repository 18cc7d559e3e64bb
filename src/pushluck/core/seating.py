"""Who sits where: how many seats, which way play passes, and who starts."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from pushluck.core.dice import Die, Pool, d6_pool
from pushluck.core.errors import IllegalActionError, NotationError, RulesError
from pushluck.core.events import Event, Seat, Throw
from pushluck.core.game import Happening
from pushluck.core.rules import Section

MOST_SEATS = 12
"""No table has more seats."""


@dataclass(frozen=True, kw_only=True)
class Seating(Section):
    """The seats of a table."""

    least_seats: int = field(metadata={"least": 1, "most": MOST_SEATS})
    most_seats: int = field(metadata={"least": 1, "most": MOST_SEATS})
    direction: Literal["clockwise", "counter_clockwise"]
    """Which way play passes. Seats are numbered clockwise."""
    start: Literal["roll_off", "youngest", "random", "first_seat"]
    """Who begins: the highest throw of one die, the player the table names, one by lot, or the first seat."""

    def next_seat(self, seat: Seat, seats: int) -> Seat:
        """Return the seat that plays after `seat`."""
        return (seat + (1 if self.direction == "clockwise" else -1)) % seats

    def contradictions(self) -> Iterator[RulesError]:
        """Yield the pairs of fields that cannot go together."""
        if self.least_seats > self.most_seats:
            fields = ["seating.least_seats", "seating.most_seats"]
            yield RulesError("no-number-of-seats", fields=fields)

    def check(self, seats: int) -> None:
        """Raise `IllegalActionError` when so many seats cannot play."""
        if not self.least_seats <= seats <= self.most_seats:
            raise IllegalActionError(
                "wrong-number-of-seats", given=seats, least=self.least_seats, most=self.most_seats
            )

    def begin(self, seats: int) -> "Start | None":
        """Return how the match starts, or None where the first seat simply begins."""
        if self.start == "first_seat" or seats == 1:
            return None
        order = [0]
        while self.start == "roll_off" and len(order) < seats:
            order.append(self.next_seat(order[-1], seats))
        return Start(self.start, seats, tuple(order))


@dataclass(frozen=True, slots=True)
class First:
    """The table names the seat that begins (text: `f2` for the second seat)."""

    seat: Seat

    @property
    def text(self) -> str:
        """The spelling."""
        return f"f{self.seat + 1}"


class Start(NamedTuple):
    """A match whose first seat is still to be found."""

    rule: Literal["roll_off", "youngest", "random"]
    seats: int
    waiting: tuple[Seat, ...]
    """Seats still to throw, in order."""
    leaders: tuple[Seat, ...] = ()
    """Seats that share the highest face so far."""
    highest: str = ""

    @property
    def pool(self) -> Pool:
        """The die that is thrown: an ordinary one, or a lot with one face a seat."""
        if self.rule == "random":
            return Pool(((Die("lot", "123456789ABC"[: self.seats]), 1),))
        return d6_pool(1)

    def actions(self) -> tuple[First, ...]:
        """Return the seats that can be named, where the table names one."""
        return tuple(First(seat) for seat in range(self.seats)) if self.rule == "youngest" else ()

    def after_throw(self, faces: str) -> "Start | Seat":
        """Return what follows a throw: more throws, or the seat that begins (ties throw again)."""
        self.pool.canonical(faces)
        if self.rule == "random":
            return "123456789ABC".index(faces)
        seat, *waiting = self.waiting
        leaders = self.leaders
        if faces >= self.highest:
            leaders = (*leaders, seat) if faces == self.highest else (seat,)
        if waiting:
            highest = max(faces, self.highest)
            return self._replace(waiting=tuple(waiting), leaders=leaders, highest=highest)
        return leaders[0] if len(leaders) == 1 else Start(self.rule, self.seats, leaders)

    def happenings(self, event: Event[Any], after: "Start | None", first: Seat) -> list[Happening]:
        """Return what `event` did when it left the start `after`, or found the `first` seat."""
        told: list[Happening] = []
        if isinstance(event, Throw) and self.rule != "random":
            told.append(Happening("start-threw", event.seat, {"faces": event.faces}))
        if after is None:
            told.append(Happening("starts", first, {}))
        elif len(after.waiting) > len(self.waiting):
            told.append(Happening("start-tied", None, {}))
        return told


def parse_first(text: str, seats: int) -> First:
    """Read the spelling of `First`; raises `NotationError`."""
    for seat in range(seats):
        if text == First(seat).text:
            return First(seat)
    raise NotationError("no-such-seat", text=text, seats=seats)
