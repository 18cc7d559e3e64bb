"""The WebSocket of a table: messages in, one answer each; whatever happens at the table out."""

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from msgspec import UNSET, Struct

from pushluck.core.errors import IllegalActionError, NotationError, PushluckError
from pushluck.locales import Words, load_words, nearest_language
from pushluck.server import tables
from pushluck.server.house import House
from pushluck.server.identity import cookie_of, find_person, hash_token
from pushluck.server.limits import Bucket
from pushluck.server.messages import (
    PROTOCOL,
    Ack,
    AddBot,
    ChangeSettings,
    Claim,
    ClientMessage,
    End,
    Hello,
    Kick,
    Leave,
    MakeHost,
    MoveSeat,
    Ping,
    Play,
    Pong,
    React,
    Refused,
    SignOutOthers,
    StandIn,
    Start,
    Sync,
    TableCommand,
    TakeBack,
    Welcome,
)
from pushluck.server.names import spoken_name
from pushluck.server.rooms import Connection, Room
from pushluck.server.rooms.connection import TABLE_GONE
from pushluck.server.rooms.views import view_table
from pushluck.server.routes.errors import unreadable
from pushluck.server.routes.tables import Guest
from pushluck.server.store import RevokeTokens, StoreError

MOST_REFUSED = 200
"""Messages over the limit in a row after which a client is cut off."""
TOO_MANY = 4029
"""Close code: the client went on sending although it was refused."""
NOT_WELCOME = 4003
"""Close code: nobody may watch at this table."""

_read = msgspec.json.Decoder(ClientMessage).decode


class _Numbered(Struct):
    id: int = 0


_read_number = msgspec.json.Decoder(_Numbered).decode


@websocket("/api/tables/{link:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    house: NamedDependency[House],
    link: FromPath[str],
    guest: Guest = 1,
) -> None:
    """Connect a client to a table; people who share a device have a connection each."""
    await socket.accept()
    try:
        room = await house.room_of(link)
        token = socket.cookies.get(cookie_of(guest), "")
        person = await find_person(house, room, token)
        if not room.may_watch(person):
            raise IllegalActionError("no-spectators")
    except PushluckError as error:
        await socket.send_text(msgspec.json.encode(_refusal(0, error, None, ())))
        missing = error.reason == "no-such-table"
        again = isinstance(error, StoreError)
        await socket.close(1013 if again else TABLE_GONE if missing else NOT_WELCOME)
        return
    session = Session(house, room, Connection(person, hash_token(token)))
    await session.run(socket)


class Session:
    """What one client says, one message after another."""

    def __init__(self, house: House, room: Room, connection: Connection) -> None:
        self._house = house
        self._room = room
        self._connection = connection
        limits = house.settings.limits
        self._bucket = Bucket(limits.messages_per_second, limits.message_burst)
        self._refused = 0

    async def run(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Serve the client until it goes or is cut off."""
        self._room.audience.join(self._connection)
        writer = asyncio.create_task(self._write(socket))
        try:
            while True:
                received = await socket.receive()
                if received["type"] == "websocket.disconnect":
                    break
                await self._take(cast("dict[str, Any]", received).get("text"))
        except WebSocketDisconnect:
            pass
        finally:
            writer.cancel()
            self._room.audience.leave(self._connection)

    async def _write(self, socket: WebSocket[Any, Any, Any]) -> None:
        with suppress(OSError, WebSocketDisconnect):  # the client has gone, which `run` hears of
            while (message := await self._connection.next_message()) is not None:
                await socket.send_text(message)
            await socket.close(self._connection.close_code or 1000)

    async def _take(self, text: str | None) -> None:
        """Carry out a message, or say why not."""
        number = _number_in(text)
        try:
            self._check_rate()
            message = _parse(text)
            if not (self._connection.client or isinstance(message, Hello)):
                raise IllegalActionError("hello-first")
            await self._obey(message)
        except PushluckError as error:
            self._house.services.metrics.commands.labels("refused").inc()
            self._connection.send(_refusal(number, error, self._connection.words, self._names()))

    def _check_rate(self) -> None:
        if self._bucket.take(time.monotonic()):
            self._refused = 0
            return
        self._refused += 1
        if self._refused >= MOST_REFUSED:
            self._connection.close(TOO_MANY)
        raise TooManyMessages

    async def _greet(self, hello: Hello) -> None:
        connection, room = self._connection, self._room
        if hello.lang:
            connection.language = nearest_language([hello.lang])
            connection.words = load_words(connection.language, isolating=True)
        connection.client = hello.client
        table = view_table(room, connection.person, connection.words)
        now = self._house.services.now()
        connection.send(Welcome(protocol=PROTOCOL, table=table, now=now))
        await self._resend(hello.match or 0, hello.ply)

    async def _resend(self, match: int, ply: int) -> None:
        self._connection.match, self._connection.ply = match, ply
        await self._room.keep_up(match, ply)
        self._room.audience.tell_match(self._connection)

    async def _obey(self, message: ClientMessage) -> None:
        connection, room = self._connection, self._room
        match message:
            case Ping():
                connection.send(Pong(now=self._house.services.now()))
            case Sync(match=match, ply=ply):
                self._house.services.metrics.resyncs.inc()
                await self._resend(match, ply)
            case Claim():
                room.audience.make_active(connection)
            case React(reaction=reaction):
                seat = room.table.seat_of(connection.person)
                if seat is None:
                    raise IllegalActionError("not-seated")
                room.audience.react(seat, reaction)
            case SignOutOthers():
                await self._sign_out_others()
                self._acknowledge(message.id, None)
            case Play():
                self._check_active()
                begun = time.monotonic()
                ply = await room.play(connection.person, connection.client, message)
                self._house.services.metrics.broadcast.observe(time.monotonic() - begun)
                self._acknowledge(message.id, ply)
            case Hello():
                await self._greet(message)
            case _:
                self._check_active()
                await self._command(message)
                self._acknowledge(message.id, None)

    async def _command(self, command: TableCommand) -> None:
        connection = self._connection
        key = f"{connection.person}:{connection.client}:{command.id}"
        first = command.first if isinstance(command, Start) else None
        transition = _transition(connection.person, command, self._house.services.now())
        await self._room.change(transition, key=key, first=first)

    async def _sign_out_others(self) -> None:
        connection, room = self._connection, self._room
        if not connection.person:
            raise IllegalActionError("not-seated")
        revoked = RevokeTokens(
            table=room.table_id, participant=connection.person, spared=connection.token
        )
        await self._house.store.write(revoked)
        room.audience.sign_out(connection.person, connection)

    def _names(self) -> Sequence[str]:
        """Return the players of the match as this client calls them."""
        live, words = self._room.live, self._connection.words
        return [spoken_name(name, words) for name in live.document.names] if live else ()

    def _check_active(self) -> None:
        if not self._connection.is_active:
            raise IllegalActionError("another-connection-is-active")

    def _acknowledge(self, number: int, ply: int | None) -> None:
        self._house.services.metrics.commands.labels("done").inc()
        self._connection.send(Ack(id=number, ply=ply))


class TooManyMessages(IllegalActionError):  # noqa: N818
    """A client says too much at once."""

    def __init__(self) -> None:
        super().__init__("too-many-messages")


def _number_in(text: str | None) -> int:
    """Return the number of a command, as far as it can be read, or 0."""
    try:
        return _read_number(text or "").id
    except (msgspec.DecodeError, RecursionError, ValueError):
        return 0


def _parse(text: str | None) -> ClientMessage:
    """Return what a client says; raises `NotationError`."""
    if text is None:
        raise NotationError("message-not-text")
    try:
        message: ClientMessage = _read(text)
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise unreadable(error) from error
    return message


def _transition(  # noqa: PLR0911  # one a command
    person: str, command: TableCommand, at: int
) -> tables.Transition:
    match command:
        case Start():
            return tables.begin(person)
        case Leave():
            return tables.leave(person)
        case TakeBack():
            return tables.take_back(person, at)
        case Kick(seat=seat):
            return tables.kick(person, seat)
        case AddBot(bot=bot):
            return tables.add_bot(person, bot)
        case StandIn(seat=seat, bot=bot):
            return tables.stand_in(person, seat, bot)
        case MakeHost(seat=seat):
            return tables.make_host(person, seat)
        case MoveSeat(seat=seat, to=to):
            return tables.move_seat(person, seat, to)
        case ChangeSettings():
            return tables.change_settings(person, _changes(command))
        case End():
            return tables.end(person)


def _changes(command: ChangeSettings) -> dict[str, Any]:
    changes = {
        name: value
        for name, value in msgspec.structs.asdict(command).items()
        if name != "id" and value is not UNSET
    }
    if "clock" in changes:
        changes["clock"] *= 1_000
    return changes


def _refusal(
    number: int, error: PushluckError, words: Words | None, names: Sequence[str]
) -> Refused:
    details = {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in error.details.items()
    }
    return Refused(
        id=number,
        reason=error.reason,
        details=details,
        sentence="" if words is None else words.error(error, names),
        alternatives=list(getattr(error, "alternatives", ())),
        again=isinstance(error, StoreError | TooManyMessages),
    )
