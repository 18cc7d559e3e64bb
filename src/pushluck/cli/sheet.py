"""A match turn by turn, and the score sheet that follows from it."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

from pushluck.cli.printing import Column, show_table
from pushluck.conduct import told_to
from pushluck.core.events import Event, Seat
from pushluck.core.game import TURN_ENDS, Happening
from pushluck.core.match import Match
from pushluck.locales import Words
from pushluck.record import iter_plies

AnyMatch = Match[Any, Any]


class TurnLog(NamedTuple):
    """One turn, with whatever others did before the next one began."""

    number: int
    """As the record numbers it; 0 is how the first seat was found."""
    seat: Seat
    events: Sequence[Event[Any]]
    happenings: tuple[Happening, ...]
    end: str | None
    """Key of the happening that ended the turn, one of `TURN_ENDS`; None where none has."""
    points: int
    """What the turn did to the score of its seat."""
    score: int
    """The seat's score afterwards."""


def iter_turns(match: AnyMatch) -> Iterator[TurnLog]:
    """Yield the turns of a match in order, the one in progress too."""
    number = begin = 0
    for place, ply in enumerate(iter_plies(match)):
        if ply.begins_turn:
            if place > begin:
                yield _log(match, number, range(begin, place))
            number, begin = number + 1, place
    if match.events:
        yield _log(match, number, range(begin, len(match.events)))


def show_sheet(match: AnyMatch, names: Sequence[str], words: Words) -> None:
    """Print the score sheet: a column a seat, a row for the turns that each seat had first, second, ..."""
    columns: list[list[str]] = [[] for _ in names]
    for turn in iter_turns(match):
        if turn.number and turn.end:
            columns[turn.seat].append(_cell(turn, words))
    rows = list(zip_longest(*columns, fillvalue=""))
    if rows:
        heads = [words("sheet-round"), *names]
        numbered = [[words.number(place), *row] for place, row in enumerate(rows, start=1)]
        show_table([Column(head, "right") for head in heads], numbered)


def _log(match: AnyMatch, number: int, plies: range) -> TurnLog:
    game, states = match.game, match.states
    before, after = states[plies.start], states[plies.stop]
    turn_of = game.turn_of(before)
    seat = match.events[plies.start].seat if turn_of is None else turn_of
    told = tuple(happening for ply in plies for happening in told_to(match, ply, None))
    ends = [each.key for each in told if each.key in TURN_ENDS and each.seat == seat]
    score = game.scores(after)[seat]
    return TurnLog(
        number,
        seat,
        match.events[plies.start : plies.stop],
        told,
        ends[-1] if ends else None,
        score - game.scores(before)[seat],
        score,
    )


def _cell(turn: TurnLog, words: Words) -> str:
    change = ("+" if turn.points > 0 else "") + words.number(turn.points)
    score = words("sheet-score", score=turn.score, change=change)
    if turn.end == "banked":
        return score
    return f"{words('sheet-z')} {score}" if turn.points else words("sheet-z")
