"""What events did, as it is told to one receiver."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from pushluck.conduct import told_to, view_of
from pushluck.core import Happening, Match, Seat
from pushluck.locales import Words
from pushluck.server.position.reader import make_details
from pushluck.server.position.shapes import Told


class SeenPly(NamedTuple):
    """One ply as the receiver may see it: what `EventView` says, without the cause."""

    ply: int
    seat: Seat
    text: str
    told: list[Told]


def told(
    match: Match[Any, Any], ply: int, seat: Seat | None, words: Words | None, names: Sequence[str]
) -> list[Told]:
    """Return what event number `ply` (from 0) did, as `seat` (None: a spectator) was told when it happened.

    At a table where people may cheat, opponents add up for themselves: the keeps of other seats are told without
    points (ruling Z21). Without `words` sentences are empty; `names` are the players' by seat.
    """
    hides = match.game.manners.cheating
    happenings = told_to(match, ply, seat)
    return [
        _told(_unpriced(each) if hides and each.seat != seat else each, seat, words, names)
        for each in happenings
    ]


def iter_seen(
    match: Match[Any, Any],
    seat: Seat | None,
    words: Words | None,
    names: Sequence[str],
    first: int = 0,
) -> Iterator[SeenPly]:
    """Yield every ply from number `first` on, as `seat` may see it now; arguments as those of `told`.

    What was hidden when it happened is spelled out once nobody can call it any more (ruling Z26).
    """
    events = view_of(match, seat).events
    for ply in range(first, len(events)):
        event = events[ply]
        yield SeenPly(ply, event.seat, event.text, told(match, ply, seat, words, names))


def _unpriced(happening: Happening) -> Happening:
    if happening.key != "kept":
        return happening
    return Happening("kept-unpriced", happening.seat, {"dice": happening.details["dice"]})


def _told(
    happening: Happening, seat: Seat | None, words: Words | None, names: Sequence[str]
) -> Told:
    sentence = "" if words is None else words.happening(happening, names, you=seat)
    key, actor, details = happening
    return Told(key=key, seat=actor, details=make_details(details), sentence=sentence)
