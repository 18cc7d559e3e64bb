"""The document of a table: how it is played, who sits where, and who is host."""

from msgspec import Struct

from pushluck.bots import check_bot
from pushluck.core.errors import IllegalActionError
from pushluck.core.events import Seat
from pushluck.core.rules import RulesObject
from pushluck.core.seating import Seating
from pushluck.games.registry import find_rules


class TableSettings(Struct, frozen=True, kw_only=True):
    """How a table is played."""

    rules: str
    """The spelling of a rules object."""
    clock: int = 0
    """Milliseconds for each decision; 0 is no clock."""
    stand_in: str = ""
    """The bot that plays for whoever is away, leaves or lets the clock run out; empty for none."""
    spectators: bool = True
    real_dice: bool = False
    """The thrower types what real dice show."""
    pace: int = 800
    """Milliseconds between the acts of bots."""


class Chair(Struct, frozen=True, kw_only=True):
    """A seat and who sits in it."""

    name: str
    """A person's display name, or the text that addresses a bot."""
    person: str = ""
    """Id of the person; empty for a bot, and for whoever was sent away."""
    stand_in: str = ""
    """The bot that plays for the person."""
    away: bool = False
    """Has not been connected for longer than the grace time."""
    left: bool = False
    """Has given up the seat, or was sent away."""

    @property
    def is_bot(self) -> bool:
        """The seat was given to a bot from the start."""
        return self.name.startswith("bot:")

    @property
    def bot(self) -> str:
        """The bot that plays this seat now, or an empty text."""
        return self.name if self.is_bot else self.stand_in

    @property
    def is_vacant(self) -> bool:
        """Nobody plays this seat: its turns are given up."""
        return self.left and not self.bot


class Table(Struct, frozen=True, kw_only=True):
    """The document of a table."""

    settings: TableSettings
    chairs: tuple[Chair, ...] = ()
    host: str = ""
    """Id of the person who is host; empty when nobody is left."""
    arrived: tuple[str, ...] = ()
    """Ids of the people who have ever sat here and were not sent away, the first who came first."""
    number: int = 0
    """Matches begun; the last of them is played or was."""
    ended: bool = False
    """The host has ended the last match before anybody won it."""
    resumed_at: int = 0
    """When somebody came back to a match that everybody had left; its clock counts from then, not from before."""

    def seat_of(self, person: str) -> Seat | None:
        """Return the seat of a person who has not left it, or None."""
        for seat, chair in enumerate(self.chairs):
            if person and chair.person == person and not chair.left:
                return seat
        return None


def check_settings(settings: TableSettings) -> RulesObject:
    """Return the rules object of `settings`; raises `RulesError` or `NotationError` for what cannot be played."""
    rules = find_rules(settings.rules)
    if settings.stand_in:
        check_bot(settings.stand_in, rules)
    if settings.clock and settings.clock < 20_000:
        raise IllegalActionError("clock-too-short", least=20)
    return rules


def seating_of(rules: RulesObject) -> Seating:
    """Return how many people can play under `rules`."""
    seating: Seating = rules.seating  # type: ignore[attr-defined]
    return seating
