"""The matches of a table and their records."""

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from pushluck.core.errors import IllegalActionError
from pushluck.games.presets import split_spelling
from pushluck.record import format_record, format_view
from pushluck.server.house import House
from pushluck.server.rooms.live import LiveMatch, MatchDocument
from pushluck.server.routes.errors import AnyRequest, refusals
from pushluck.server.routes.tables import Link, Visit, find_visit
from pushluck.server.routes.types import MatchSummary
from pushluck.server.store import EventRow, MatchRow

MOST_MATCHES = 50
"""So many matches are listed at once."""
NOBODY = "*"
"""Result of a match that nobody has won."""

_read_document = msgspec.json.Decoder(MatchDocument).decode


@get("/api/tables/{link:str}/matches", responses=refusals(404))
async def list_matches(
    request: AnyRequest,
    house: NamedDependency[House],
    link: Link,
    before: Annotated[
        int | None,
        QueryParameter(ge=1, le=2**31 - 1, description="Only matches with lower numbers."),
    ] = None,
) -> list[MatchSummary]:
    """List the matches of a table, the last fifty or those before a number, the latest first."""
    visit = await _find_onlooker(request, house, link)
    rows = await house.store.load_matches(visit.room.table_id, before or 2**31 - 1, MOST_MATCHES)
    return [_summary(visit, row) for row in rows]


@get(
    "/api/tables/{link:str}/matches/{number:int}/record",
    media_type="text/plain",
    responses=refusals(404, 409),
)
async def show_record(
    request: AnyRequest,
    house: NamedDependency[House],
    link: Link,
    number: Annotated[int, PathParameter(ge=1, le=2**31 - 1)],
) -> Response[str]:
    """Return the record of a match that is over, as a file."""
    visit = await _find_onlooker(request, house, link)
    row = await house.store.find_match(visit.room.table_id, number)
    if row is None:
        raise IllegalActionError("no-such-match")
    if _is_on(visit, row):
        raise IllegalActionError("match-is-on")
    events = await house.store.load_events(row.id)
    text = await asyncio.to_thread(_record, row, events, visit.person)
    name = f"{split_spelling(row.rules)[0].partition('@')[0]}-{_day(row)}-{number}.plr"
    disposition = f'attachment; filename="{name}"'
    return Response(text, media_type="text/plain", headers={"Content-Disposition": disposition})


async def _find_onlooker(request: AnyRequest, house: House, link: str) -> Visit:
    """Return the visit of somebody who may look on; raises `IllegalActionError`, `StoreError`."""
    visit = await find_visit(request, house, link)
    if not visit.person and not visit.room.table.settings.spectators:
        raise IllegalActionError("no-spectators")
    return visit


def _is_on(visit: Visit, row: MatchRow) -> bool:
    table = visit.room.table
    return row.ended_at is None and row.number >= table.number and not table.ended


def _summary(visit: Visit, row: MatchRow) -> MatchSummary:
    return MatchSummary(
        number=row.number,
        rules=row.rules,
        names=list(_read_document(row.document).names),
        result=row.result or NOBODY,
        is_on=_is_on(visit, row),
        started_at=row.started_at,
        ended_at=row.ended_at,
    )


def _record(row: MatchRow, events: list[EventRow], person: str) -> str:
    """Return the record of a match that is over.

    Where the host has ended it while a turn could still be called, everybody is told what they may know.
    """
    document = _read_document(row.document)
    live = LiveMatch(row, document)
    live.take(events)
    headers = dict(_iter_headers(row, document))
    if live.outcome is not None or live.state.window is None:
        return format_record(live.match, headers)
    seat = document.people.index(person) if person and person in document.people else None
    return format_view(live.match, headers, seat)


def _iter_headers(row: MatchRow, document: MatchDocument) -> Iterator[tuple[str, str]]:
    for number, name in enumerate(document.names, start=1):
        yield f"Seat{number}", name
    yield "Date", _day(row)
    yield "Dice", "typed" if document.real_dice else "system"


def _day(row: MatchRow) -> str:
    return datetime.fromtimestamp(row.started_at / 1000, UTC).date().isoformat()
