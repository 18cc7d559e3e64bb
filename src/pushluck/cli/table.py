"""A table at which people and bots play a match: whose turn it is, who throws, and what is saved."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from pushluck.conduct import Fault, interjections, told_to, view_of
from pushluck.core import THROW, Act, Event, Happening, IllegalActionError, Match, Pool, Seat, Throw
from pushluck.core.errors import NotationError, PushluckError
from pushluck.core.match import is_throw
from pushluck.core.seating import First
from pushluck.dice import DiceSource, TypedDice
from pushluck.record import dump_record, format_record

if TYPE_CHECKING:
    from pushluck.bots import Bot

UNDO = "undo"
QUIT = "quit"
"""Replies of a person that are no acts of the match."""


@dataclass(frozen=True)
class Participant:
    """Who sits in a seat."""

    name: str
    """A person's name, or the text that addresses a bot."""
    bot: "Bot | None" = None


class Face(Protocol):
    """What stands between the table and its people."""

    def tell(self, table: "Table", happenings: Sequence[Happening]) -> None:
        """Say what an event did."""

    def ask(self, table: "Table", seat: Seat) -> str:
        """Return what `seat` does: the text of an act (`k15`, `s2 c` for another seat), `UNDO` or `QUIT`."""

    def ask_dice(self, table: "Table", pool: Pool) -> str:
        """Return what the real dice show, or what `ask` may return."""

    def ask_call(self, table: "Table", seat: Seat) -> str:
        """Return what `seat` says to the turn that another has just ended, or an empty text for nothing."""

    def refuse(self, error: PushluckError) -> None:
        """Say why something cannot be done."""

    def warn_unsaved(self, error: OSError) -> None:
        """Say that the match could not be saved."""


class Left(Exception):  # noqa: N818  # nothing has gone wrong
    """The people have left the table; the match can be continued."""


class Table:
    """One match with its participants."""

    def __init__(
        self,
        match: Match[Any, Any],
        participants: Sequence[Participant],
        *,
        headers: dict[str, str],
        face: Face,
        path: Path,
    ) -> None:
        self.match = match
        self.participants = participants
        self.headers = headers
        self.face = face
        self.path = path
        """Where the match is saved."""
        self.is_saved = True
        """The file holds every event."""

    @property
    def people(self) -> list[Seat]:
        """Seats of people."""
        return [seat for seat, who in enumerate(self.participants) if who.bot is None]

    @property
    def viewer(self) -> Seat | None:
        """The seat whose knowledge the screen may show: the only person's, or nobody's."""
        people = self.people
        return people[0] if len(people) == 1 else None

    def run(self, dice: DiceSource | None) -> None:
        """Play until the match is over, with `dice` or with real ones that people type.

        Raises `Left` when the people leave.
        """
        while self.match.outcome is None:
            self._step(dice)

    def push(self, event: Event[Any]) -> None:
        """Play one event, save it, tell it, and let the others speak up."""
        self.match.push(event)
        self.save()
        ply = len(self.match.events) - 1
        self.face.tell(self, told_to(self.match, ply, self.viewer))
        if interjections(self.match.game, self.match.state):
            self._let_others_speak()

    def save(self) -> None:
        """Write the match to its file; a failure is told and loses nothing that was saved before."""
        try:
            dump_record(self.path, format_record(self.match, self.headers))
        except OSError as error:
            if self.is_saved:
                self.face.warn_unsaved(error)
            self.is_saved = False
        else:
            self.is_saved = True

    def can_undo(self, seat: Seat) -> bool:
        """Tell whether the last event is dice that `seat` set aside by choice and may put back."""
        events = self.match.events
        if not events or not isinstance(events[-1], Act) or events[-1].seat != seat:
            return False
        game, before = self.match.game, self.match.states[-2]
        return bool(game.offers(before)) and len(game.legal_actions(before)) > 1

    def _step(self, dice: DiceSource | None) -> None:
        match = self.match
        seat = match.turn_of
        if seat is None:
            raise AssertionError("a match that goes on is somebody's turn")
        pool = match.game.pool(match.state)
        bot = self.participants[seat].bot
        if pool is not None:
            self._throw(seat, pool, dice)
        elif isinstance(match.legal_actions[0], First) and self.viewer is not None:
            self.push(Act(seat, First(self.viewer)))
        elif self._is_forced(by_hand=dice is None):
            self.push(Act(seat, match.legal_actions[0]))
        elif bot is not None:
            self.push(Act(seat, bot.decide(view_of(match, seat))))
        else:
            self._until_accepted(lambda: self._obey(seat, self.face.ask(self, seat)))

    def _throw(self, seat: Seat, pool: Pool, dice: DiceSource | None) -> None:
        if dice is None:
            self._until_accepted(lambda: self._throw_by_hand(seat, pool))
        else:
            self.push(Throw(seat, dice.throw(pool)))

    def _throw_by_hand(self, seat: Seat, pool: Pool) -> None:
        """Take what real dice show; a person may also leave here, or report a die off the table."""
        reply = self.face.ask_dice(self, pool)
        if is_throw(reply):
            self.push(Throw(seat, TypedDice(lambda _: reply).throw(pool)))
        else:
            self._obey(seat, reply)

    def _is_forced(self, *, by_hand: bool) -> bool:
        """Tell whether nothing is to be decided: a turn is owed, or these dice must be set aside.

        Where people type what real dice show, typing it is also the decision to throw.
        """
        game, legal = self.match.game, self.match.legal_actions
        if len(legal) != 1:
            return False
        keeps = bool(game.offers(self.match.state)) and not game.manners.cheating
        throws = by_hand and legal[0] is THROW and not self.can_undo(self.match.turn_of or 0)
        return keeps or throws or legal[0] is Fault.OWED

    def _until_accepted(self, attempt: Callable[[], None]) -> None:
        while True:
            try:
                return attempt()
            except (NotationError, IllegalActionError) as error:
                self.face.refuse(error)

    def _obey(self, seat: Seat, reply: str) -> None:
        if reply == QUIT:
            raise Left
        if reply == UNDO:
            if not self.can_undo(seat):
                raise IllegalActionError("nothing-to-put-back")
            self.match.pop()
            self.save()
            return
        other, _, text = reply.rpartition(" ")
        actor = self._seat_named(other) if other else seat
        self.push(Act(actor, self.match.game.parse_action(text)))

    def _seat_named(self, text: str) -> Seat:
        """Return the seat that `s2` names; only people can be spoken for."""
        number = int(text[1:]) - 1 if text[:1] == "s" and text[1:].isdecimal() else -1
        if number not in self.people:
            raise NotationError("no-such-seat", text=text, seats=len(self.participants))
        return number

    def _let_others_speak(self) -> None:
        """Ask bots, and people who would not come to speak otherwise, whether they call."""
        match = self.match
        for act in interjections(match.game, match.state):
            bot = self.participants[act.seat].bot
            action = bot.interject(view_of(match, act.seat)) if bot is not None else None
            if action is not None:
                self.push(Act(act.seat, action))
                return
        last = match.events[-1]
        callers = [act.seat for act in interjections(match.game, match.state)]
        people = [seat for seat in self.people if seat in callers]
        turn = match.turn_of
        ended = turn != last.seat and turn not in self.people
        if people and ended and isinstance(last, Act) and last.action is not THROW:
            self._until_accepted(lambda: self._obey_call(people[0]))

    def _obey_call(self, seat: Seat) -> None:
        reply = self.face.ask_call(self, seat)
        if reply:
            self._obey(seat, reply)
