"""What travels over HTTP besides the types of `messages`."""

from typing import Annotated

from msgspec import Meta, Struct

from pushluck.server.messages import BotText, Name, Refusal, Seconds, TableView

RulesText = Annotated[str, Meta(min_length=1, max_length=4000)]
"""The spelling of a rules object, such as `zonk` or `zonk@1(finish.target=5000)`."""
MOST_BOTS = 11


class PresetView(Struct, kw_only=True):
    """A published game."""

    key: str
    """What addresses it, with its version: `zonk@1`."""
    name: str
    """The key without the version."""
    title: str
    description: str
    """What is special about it, in one line."""
    game: str
    least_seats: int
    most_seats: int
    cheating: bool


class BotView(Struct, kw_only=True):
    """A bot that can be seated."""

    text: BotText
    description: str
    """How it plays, as the end of a sentence that begins with its name."""


class RuleLineView(Struct, kw_only=True):
    """One rule."""

    text: str
    origin: str
    """Where it comes from; a mark of the page explains it."""


class RuleTableView(Struct, kw_only=True):
    """Values that follow from the rules."""

    caption: str
    header: list[str]
    rows: list[list[str]]


class RulesSectionView(Struct, kw_only=True):
    """The rules about one thing."""

    title: str
    lines: list[RuleLineView]
    table: RuleTableView | None


class RuleMarkView(Struct, kw_only=True):
    """How an origin is written behind a line, and what that means."""

    origin: str
    text: str
    meaning: str


class RulesView(Struct, kw_only=True):
    """The rules of one game as its players read them."""

    spelling: str
    """The rules object, ready for a new table."""
    title: str
    sources_title: str
    sources: list[str]
    legend: str
    marks: list[RuleMarkView]
    sections: list[RulesSectionView]


class RulesFile(Struct, forbid_unknown_fields=True, kw_only=True):
    """A file of house rules."""

    toml: Annotated[str, Meta(max_length=50_000)]
    """Its text, as `pushluck rules --toml` writes it or with a `base`."""


class NewTable(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a table is opened with."""

    name: Name
    """Display name of the host."""
    rules: RulesText = "zonk"
    bots: Annotated[list[BotText], Meta(max_length=MOST_BOTS)] = []
    """Bots that take a seat at once."""
    clock: Seconds = 0
    stand_in: Annotated[str, Meta(max_length=40)] = ""
    spectators: bool = True
    real_dice: bool = False
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 800
    """Milliseconds between the acts of bots."""


class Opened(Struct, kw_only=True):
    """A new table; the answer also sets the cookie of the host's seat."""

    link: str
    code: str
    table: TableView


class NewSeat(Struct, forbid_unknown_fields=True, kw_only=True):
    """Who wants to sit down."""

    name: Name


class CodeText(Struct, forbid_unknown_fields=True, kw_only=True):
    """A code as it was typed."""

    code: Annotated[str, Meta(min_length=1, max_length=64)]


class Found(Struct, kw_only=True):
    """A table that a code has led to."""

    link: str


class Pairing(Struct, kw_only=True):
    """A code for a second device of the same person."""

    code: str
    """Works once."""
    expires_at: int


class MatchSummary(Struct, kw_only=True):
    """A match of a table."""

    number: int
    """Counts the matches of the table, from 1."""
    rules: str
    names: list[str]
    """By seat."""
    result: str
    """Winning seats, counted from 1 and separated by commas; `*` where nobody has won."""
    is_on: bool
    """It is being played."""
    started_at: int
    ended_at: int | None
    """None also where the host has ended it."""


REST_TYPES: tuple[type[Struct], ...] = (
    Refusal,
    PresetView,
    BotView,
    RulesView,
    RulesFile,
    NewTable,
    Opened,
    NewSeat,
    CodeText,
    Found,
    Pairing,
    MatchSummary,
    TableView,
)
"""What a client sends and gets over HTTP."""
