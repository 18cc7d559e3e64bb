"""Tables, what is done to them, and what comes of it."""

import pytest

from pushluck.core.errors import PushluckError
from pushluck.server import tables
from pushluck.server.tables import Table, TableSettings, Transition

PIG = TableSettings(rules="pig@1")
BOT = "bot:bold"
NOW = 1_000


def opened(*names: str, settings: TableSettings = PIG) -> Table:
    """Return a table with people who are called as their ids; the first is host."""
    table = tables.opened(settings, names[0], names[0], ())
    return after(table, *(tables.sit(name, name) for name in names[1:]))


def after(table: Table, *transitions: Transition, playing: bool = False) -> Table:
    """Return what some transitions make of a table."""
    for transition in transitions:
        table = transition(table, playing).table
    return table


def keys(transition: Transition, table: Table, *, playing: bool = False) -> list[str]:
    """Return the keys of what a transition lets everybody know."""
    return [notice.key for notice in transition(table, playing).notices]


def refusal(transition: Transition, table: Table, *, playing: bool = False) -> str:
    """Return the reason for which a transition is refused."""
    with pytest.raises(PushluckError) as failure:
        transition(table, playing)
    return failure.value.reason


def names(table: Table) -> list[str]:
    return [chair.name for chair in table.chairs]
