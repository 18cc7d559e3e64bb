"""What workers tell each other. Nothing of it is needed to be right: what matters is in the store."""

import msgspec
from msgspec import Struct

from pushluck.server.messages import Reaction
from pushluck.server.tables import Notice


class News(Struct, tag="news", kw_only=True):
    """Something about a table has been stored."""

    worker: str
    table: int
    notices: tuple[Notice, ...] = ()
    """What has happened to the table itself."""


class Here(Struct, tag="here", kw_only=True):
    """Who is connected to a table through this worker."""

    worker: str
    table: int
    people: list[str]
    watching: int


class WhoIsThere(Struct, tag="who", kw_only=True):
    """A worker has opened a table and wants to know who is connected to it elsewhere."""

    worker: str
    table: int


class Active(Struct, tag="active", kw_only=True):
    """A person acts from this worker now."""

    worker: str
    table: int
    person: str
    at: int
    """Since when."""


class SignedOut(Struct, tag="signed-out", kw_only=True):
    """The tokens of a person have been revoked: whoever has a good one connects again."""

    worker: str
    table: int
    person: str


class Shown(Struct, tag="shown", kw_only=True):
    """A seat shows a reaction."""

    worker: str
    table: int
    seat: int
    reaction: Reaction


class Alive(Struct, tag="alive", kw_only=True):
    """A worker lives; nobody is connected any more through one that has long been silent."""

    worker: str
    table: int = 0


class Gone(Struct, tag="gone", kw_only=True):
    """A worker ends: nobody is connected through it any more."""

    worker: str
    table: int = 0


Word = News | Here | WhoIsThere | Active | SignedOut | Shown | Alive | Gone
"""Everything workers say."""

parse_word = msgspec.json.Decoder(Word).decode
"""Read what `msgspec.json.encode` wrote of a `Word`."""
