"""What travels between a client and the table: one set of types for REST, WebSocket, OpenAPI and TypeScript.

Seats are counted from 0, times are milliseconds since the epoch. Acts are spelled as everywhere (`k15`, `t`, `b`).
"""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from pushluck.server.position import Position, Told

PROTOCOL = 1
"""Raised when a client written for an older one could not follow any more."""
MOST_ACTS = 3
"""Acts in one command: keep dice and throw the rest with one tap."""

Client = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+(?!\n)$")]
"""A name that a client makes up for itself, once a tab; with a number it names a command."""
CommandId = Annotated[int, Meta(ge=1, le=2**53)]
"""Counts the commands of a client."""
Name = Annotated[str, Meta(min_length=1, max_length=200)]
"""A display name as it was typed."""
SeatNumber = Annotated[int, Meta(ge=0, le=11)]
MatchId = Annotated[int, Meta(ge=1, le=2**53)]
Ply = Annotated[int, Meta(ge=0, le=2**31)]
BotText = Annotated[str, Meta(min_length=1, max_length=40)]
"""What addresses a bot, such as `bot:bold`."""
ActText = Annotated[str, Meta(min_length=1, max_length=64)]
Seconds = Annotated[int, Meta(ge=0, le=3 * 24 * 3600)]
Detail = str | int | list[str]

Reaction = Literal["clap", "laugh", "gasp", "sad", "hurry", "thanks"]
"""What can be said at the table without words."""
Presence = Literal["here", "dropped", "away", "left"]
"""Connected; gone for less than the grace time; gone for longer; has given up the seat."""
Status = Literal["lobby", "playing", "over"]
Cause = Literal["", "clock", "bot", "left", "table"]
"""Why the server acts for a seat: its clock ran out, a bot plays it, its person has left, the rules demand it."""


# --- The table as everybody sees it ---------------------------------------------------------------


class SeatView(Struct, kw_only=True):
    """A seat of a table."""

    name: str
    """A person's display name, or the text that addresses a bot."""
    is_bot: bool
    """The seat was given to a bot from the start."""
    stand_in: str
    """The bot that plays for an absent person, or an empty text."""
    presence: Presence
    """Of a bot: always here."""
    is_host: bool


class SettingsView(Struct, kw_only=True):
    """How a table is played."""

    rules: str
    """The spelling of the rules object, such as `zonk@1(finish.target=5000)`."""
    clock: Seconds
    """Time for each decision; 0 is no clock."""
    stand_in: str
    """The bot that plays for whoever is away, leaves or lets the clock run out three times; may be empty."""
    spectators: bool
    """Whoever has the link may watch."""
    real_dice: bool
    """The thrower types what real dice show."""
    pace: Annotated[int, Meta(ge=0, le=10_000)]
    """Milliseconds between the acts of bots."""


class Notice(Struct, kw_only=True):
    """Something that happened to the table itself; the key selects the sentence `notice-<key>`."""

    key: str
    seat: int | None
    details: dict[str, Detail]
    sentence: str
    """In the client's language; empty where it has named none."""


class TableView(Struct, kw_only=True):
    """A table without its match."""

    revision: int
    status: Status
    settings: SettingsView
    title: str
    """The name of the game."""
    conduct: str
    """One plain line: friendly or strict, cheating or not; empty where the client has named no language."""
    cheating: bool
    names_first: bool
    """The table names the seat that begins, such as the youngest player's: the host says it with `Start`."""
    least_seats: int
    most_seats: int
    seats: list[SeatView]
    you: int | None
    """The receiver's seat."""
    code: str
    """The short code to read aloud; empty once a match has begun, and for spectators."""
    match: int | None
    """The match that is being played or was the last."""
    number: int
    """How many matches the table has begun."""
    watching: int
    """Spectators connected."""


# --- The match as one seat sees it ------------------------------------------------------------------


class EventView(Struct, kw_only=True):
    """One ply, as the receiver may see it."""

    ply: int
    seat: int
    text: str
    cause: Cause
    """Why the server acted for the seat."""
    told: list[Told]


class MatchView(Struct, kw_only=True):
    """A match up to now, as the receiver may see it."""

    match: int
    names: list[str]
    events: list[EventView]
    position: Position


# --- From the client --------------------------------------------------------------------------------


class Hello(Struct, tag="hello", tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """The first message: who is there and what it has already. Answered by `Welcome`."""

    client: Client
    lang: Annotated[str, Meta(max_length=35)] = ""
    """Sentences come in this language, or in English where it is not spoken; without one only codes are sent."""
    match: MatchId | None = None
    ply: Ply = 0
    """Number of events the client has of `match`; the others are sent."""


class Sync(Struct, tag="sync", tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Ask for the events from a ply on. Answered by `Events`, or `Snapshot` where that match is not played now."""

    match: MatchId
    ply: Ply


class Play(Struct, tag="play", tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Acts of the client's seat, all or none; at a table with real dice also faces."""

    id: CommandId
    match: MatchId
    ply: Ply
    """Number of events the client had when it decided."""
    acts: Annotated[list[ActText], Meta(min_length=1, max_length=MOST_ACTS)]


class Start(Struct, tag="start", tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """The host begins the match, or the next one."""

    id: CommandId
    first: SeatNumber | None = None
    """The seat that begins, where the table names it (the youngest); by default the host's."""


class Leave(Struct, tag="leave", tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Give up the seat; during a match it can be taken again with `TakeBack`."""

    id: CommandId


class TakeBack(Struct, tag="take-back", tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Play the own seat again after leaving it."""

    id: CommandId


class Kick(Struct, tag="kick", tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """The host sends a person away, for good, or a bot."""

    id: CommandId
    seat: SeatNumber


class AddBot(Struct, tag="add-bot", tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """The host seats a bot."""

    id: CommandId
    bot: BotText


class StandIn(Struct, tag="stand-in", tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """The host lets a bot play for a person who is away or has left."""

    id: CommandId
    seat: SeatNumber
    bot: BotText


class MakeHost(Struct, tag="make-host", tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """The host hands the table over."""

    id: CommandId
    seat: SeatNumber


class MoveSeat(Struct, tag="move-seat", tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """The host changes the order of seats before a match."""

    id: CommandId
    seat: SeatNumber
    to: SeatNumber


class ChangeSettings(
    Struct, tag="settings", tag_field="type", forbid_unknown_fields=True, kw_only=True
):
    """The host changes how the table is played, before a match."""

    id: CommandId
    rules: Annotated[str, Meta(max_length=4000)] | UnsetType = UNSET
    clock: Seconds | UnsetType = UNSET
    stand_in: Annotated[str, Meta(max_length=40)] | UnsetType = UNSET
    spectators: bool | UnsetType = UNSET
    real_dice: bool | UnsetType = UNSET
    pace: Annotated[int, Meta(ge=0, le=10_000)] | UnsetType = UNSET


class End(Struct, tag="end", tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """The host ends a match that nobody wants to go on with; nobody wins it."""

    id: CommandId


class SignOutOthers(
    Struct, tag="sign-out-others", tag_field="type", forbid_unknown_fields=True, kw_only=True
):
    """Let nobody but this device speak for the person any more."""

    id: CommandId


class React(Struct, tag="react", tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Show a reaction to everybody; it is not kept and not acknowledged."""

    reaction: Reaction


class Claim(Struct, tag="claim", tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Act from this connection again after another one of the same person has taken over."""


class Ping(Struct, tag="ping", tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Ask for the server's time. Answered by `Pong`."""


TableCommand = (
    Start | Leave | TakeBack | Kick | AddBot | StandIn | MakeHost | MoveSeat | ChangeSettings | End
)
ClientMessage = Hello | Sync | Play | TableCommand | SignOutOthers | React | Claim | Ping
"""Everything a client may send."""


# --- To the client ----------------------------------------------------------------------------------


class Welcome(Struct, tag="welcome", tag_field="type", kw_only=True):
    """The answer to `Hello`; what the client misses of the match follows at once."""

    protocol: int
    table: TableView
    now: int
    """The server's time, to show its deadlines by."""


class TableChanged(Struct, tag="table", tag_field="type", kw_only=True):
    """The table has changed."""

    table: TableView
    notices: list[Notice]


class Snapshot(Struct, tag="snapshot", tag_field="type", kw_only=True):
    """A whole match; whatever the client had of it before is replaced."""

    match: MatchView


class Events(Struct, tag="events", tag_field="type", kw_only=True):
    """Plies in order without a gap, and where they lead."""

    match: int
    events: list[EventView]
    position: Position


class Ack(Struct, tag="ack", tag_field="type", kw_only=True):
    """The command was carried out, and what it did is on disk."""

    id: int
    ply: int | None = None
    """Number of events after a `Play`."""


class Refused(Struct, tag="refused", tag_field="type", kw_only=True):
    """The command, or a message that is none (`id` 0), changed nothing; the reason selects `reason-<reason>`."""

    id: int
    reason: str
    details: dict[str, Detail]
    sentence: str
    """In the client's language; empty where it has named none."""
    alternatives: list[str]
    """Spellings of acts that would be legal."""
    again: bool
    """The same command may succeed later: a fault of the house or a limit, not of the command."""


class Refusal(Struct, kw_only=True):
    """Why a request over HTTP was refused; the reason selects `reason-<reason>`."""

    reason: str
    details: dict[str, Detail]
    """What the sentence is about; `fields` names the rules that cannot be as they are."""
    sentence: str
    """In the client's language; empty where the request was not even looked at."""
    alternatives: list[str]
    """Spellings of what would do."""


class Seen(Struct, tag="presence", tag_field="type", kw_only=True):
    """Who is connected, by seat, and how many watch."""

    presence: list[Presence]
    watching: int


class Reacted(Struct, tag="reacted", tag_field="type", kw_only=True):
    """A seat shows a reaction."""

    seat: int
    reaction: Reaction


class ClockWarning(Struct, tag="clock-warning", tag_field="type", kw_only=True):
    """The time of a seat is running out."""

    seat: int
    deadline: int
    """When it does."""


class Superseded(Struct, tag="superseded", tag_field="type", kw_only=True):
    """The same person acts from another connection now; this one goes on watching and may `Claim`."""


class Goodbye(Struct, tag="goodbye", tag_field="type", kw_only=True):
    """The server goes down for a moment: connect again after so many milliseconds."""

    again_in: int


class Pong(Struct, tag="pong", tag_field="type", kw_only=True):
    """The server's time."""

    now: int


ServerMessage = (
    Welcome
    | TableChanged
    | Snapshot
    | Events
    | Ack
    | Refused
    | Seen
    | Reacted
    | ClockWarning
    | Superseded
    | Goodbye
    | Pong
)
"""Everything the server may send."""
