"""The table as JSON lines, for programs that play: one object an event, one when a seat must act.

The objects are documented in `docs/commands.md`.
"""

import json
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from pushluck.cli.table import Table
from pushluck.conduct import as_seen, interjections
from pushluck.core import Happening, Pool, Seat
from pushluck.core.errors import PushluckError

if TYPE_CHECKING:
    from pushluck.locales import Words


class JsonFace:
    """Writes objects and reads the texts of acts."""

    def __init__(self, words: "Words") -> None:
        self.words = words

    def tell(self, table: Table, happenings: Sequence[Happening]) -> None:
        """Write what an event did, as the screen may show it."""
        event = table.match.events[-1]
        names = [who.name for who in table.participants]
        _write(
            "event",
            ply=len(table.match.events),
            seat=event.seat + 1,
            text=as_seen(event, table.viewer).text,
            happenings=[
                {
                    "key": each.key,
                    "seat": None if each.seat is None else each.seat + 1,
                    **each.details,
                    "sentence": self.words.happening(each, names),
                }
                for each in happenings
            ],
            scores=list(table.match.game.scores(table.match.state)),
        )

    def ask(self, table: Table, seat: Seat) -> str:
        """Write what `seat` can do and read the act it chooses."""
        game, state = table.match.game, table.match.state
        _write(
            "act",
            seat=seat + 1,
            legal=[action.text for action in table.match.legal_actions],
            offers=[
                {
                    "act": offer.action.text,
                    "points": offer.points,
                    "left": offer.left,
                    "combinations": [list(each) for each in offer.combinations],
                }
                for offer in game.offers(state)
            ],
            turn_total=game.turn_total(state),
            may_undo=table.can_undo(seat),
        )
        return _read()

    def ask_dice(self, table: Table, pool: Pool) -> str:
        """Ask for the faces of real dice."""
        _write("dice", kinds={die.key: count for die, count in pool.counts})
        return _read()

    def ask_call(self, table: Table, seat: Seat) -> str:
        """Ask whether `seat` calls; an empty line lets the turn pass."""
        calls = interjections(table.match.game, table.match.state)
        _write("call", seat=seat + 1, legal=[act.text for act in calls if act.seat == seat])
        line = _read()
        return f"s{seat + 1} {line}" if line else ""

    def refuse(self, error: PushluckError) -> None:
        """Write why something cannot be done."""
        legal = list(getattr(error, "alternatives", ()))
        _write("refused", reason=error.reason, sentence=self.words.error(error), legal=legal)

    def warn_unsaved(self, error: OSError) -> None:
        """Write that the match could not be saved."""
        _write("unsaved", sentence=self.words("play-not-saved", why=str(error.strerror)))

    def finish(self, table: Table) -> None:
        """Write how the match ended."""
        outcome = table.match.outcome
        if outcome is not None:
            winners = [seat + 1 for seat in outcome.winners]
            _write("over", winners=winners, scores=list(outcome.scores), path=str(table.path))


def _write(kind: str, **data: Any) -> None:
    click.echo(json.dumps({"type": kind, **data}))


def _read() -> str:
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.strip()
