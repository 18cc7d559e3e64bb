"""Opening a table, coming to one, sitting down, and bringing a second device."""

from dataclasses import dataclass
from math import ceil
from time import monotonic
from typing import Annotated

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from pushluck.core.errors import IllegalActionError
from pushluck.games.registry import find_rules, spelling
from pushluck.server import joining
from pushluck.server.codes import format_code, parse_code
from pushluck.server.house import House
from pushluck.server.identity import COOKIE_SECONDS, MOST_GUESTS, cookie_of, find_person
from pushluck.server.joining import Arrival
from pushluck.server.limits import AddressLimits, address_of
from pushluck.server.messages import TableView
from pushluck.server.rooms import Room
from pushluck.server.rooms.views import view_table
from pushluck.server.routes.errors import (
    AnyRequest,
    Body,
    TooManyRequests,
    find_words,
    refusals,
)
from pushluck.server.routes.types import CodeText, Found, NewSeat, NewTable, Opened, Pairing
from pushluck.server.tables import TableSettings

Link = Annotated[str, PathParameter(description="What follows the last slash of a table's link.")]
Guest = Annotated[
    int,
    QueryParameter(
        ge=1, le=MOST_GUESTS, description="Which of the people who share this device, from 1."
    ),
]


@dataclass(frozen=True)
class Visit:
    """A request to a table."""

    room: Room
    person: str
    """Who asks; empty for a stranger."""


@post("/api/tables", dto=Body, return_dto=None, responses=refusals(409, 413))
async def open_table(
    request: AnyRequest, house: NamedDependency[House], data: JSONBody[NewTable]
) -> Response[Opened]:
    """Open a table and become its host. The answer sets the cookie of the host's seat."""
    settings = TableSettings(
        rules=spelling(find_rules(data.rules)),
        clock=data.clock * 1000,
        stand_in=data.stand_in,
        spectators=data.spectators,
        real_dice=data.real_dice,
        pace=data.pace,
    )
    arrival = await joining.open_table(house, data.name, settings, tuple(data.bots))
    room = arrival.room
    view = view_table(room, arrival.person, find_words(request))
    opened = Opened(link=room.link, code=room.code or "", table=view)
    return Response(opened, status_code=201, cookies=_cookies(house, arrival))


@get("/api/tables/{link:str}", responses=refusals(404))
async def show_table(
    request: AnyRequest, house: NamedDependency[House], link: Link, guest: Guest = 1
) -> TableView:
    """Return a table as the person with its cookie sees it, or a stranger who has the link."""
    visit = await find_visit(request, house, link, guest)
    return view_table(visit.room, visit.person, find_words(request))


@post(
    "/api/tables/{link:str}/seats",
    dto=Body,
    return_dto=None,
    status_code=200,
    responses=refusals(404, 409, 413),
)
async def take_seat(
    request: AnyRequest,
    house: NamedDependency[House],
    link: Link,
    data: JSONBody[NewSeat],
    guest: Guest = 1,
) -> Response[TableView]:
    """Sit down. The answer sets the cookie of the seat; whoever sits already gets the same answer again.

    Several people at one device sit down one after another, each as another guest.
    """
    visit = await find_visit(request, house, link, guest)
    arrival = await joining.take_seat(house, visit.room, visit.person, data.name)
    view = view_table(visit.room, arrival.person, find_words(request))
    return Response(view, status_code=200, cookies=_cookies(house, arrival, guest))


@post("/api/tables/{link:str}/pairings", responses=refusals(404))
async def offer_pairing(request: AnyRequest, house: NamedDependency[House], link: Link) -> Pairing:
    """Ask for a code with which a second device becomes the same person: it works once, for five minutes."""
    visit = await find_visit(request, house, link)
    code, expires_at = await joining.offer_pairing(house, visit.room, visit.person)
    return Pairing(code=format_code(code), expires_at=expires_at)


@post("/api/pairings", dto=Body, return_dto=None, status_code=200, responses=refusals(404, 413))
async def take_pairing(
    request: AnyRequest,
    house: NamedDependency[House],
    limits: NamedDependency[AddressLimits],
    data: JSONBody[CodeText],
) -> Response[Found]:
    """Become the person who has asked for this code. The answer sets the cookie of that person's seat."""
    _count_guess(request, limits)
    arrival = await joining.take_pairing(house, data.code)
    found = Found(link=arrival.room.link)
    return Response(found, status_code=200, cookies=_cookies(house, arrival))


@get("/api/codes/{code:str}", responses=refusals(404))
async def find_code(
    request: AnyRequest,
    house: NamedDependency[House],
    limits: NamedDependency[AddressLimits],
    code: Annotated[
        str, PathParameter(description="Eight digits, spaces and hyphens as you like.")
    ],
) -> Found:
    """Find the table that has this code and takes people."""
    _count_guess(request, limits)
    row = await house.store.find_table_by_code(parse_code(code))
    if row is None:
        raise IllegalActionError("no-such-code")
    return Found(link=row.link)


async def find_visit(request: AnyRequest, house: House, link: str, guest: int = 1) -> Visit:
    """Return which table a request is about and who asks; raises `IllegalActionError`, `StoreError`."""
    room = await house.room_of(link)
    return Visit(room, await find_person(house, room, request.cookies.get(cookie_of(guest), "")))


def _count_guess(request: AnyRequest, limits: AddressLimits) -> None:
    """Let an address try only a few codes a minute; there are not many of them."""
    wait = limits.guesses.take(address_of(request.scope), monotonic())
    if wait:
        raise TooManyRequests(ceil(wait))


def _cookies(house: House, arrival: Arrival, guest: int = 1) -> list[Cookie]:
    if not arrival.token:
        return []
    return [
        Cookie(
            key=cookie_of(guest),
            value=arrival.token,
            path=f"/api/tables/{arrival.room.link}",
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="strict",
            secure=house.settings.is_secure,
        )
    ]
