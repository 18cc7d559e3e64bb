"""How commands print: JSON for programs, tables for people."""

import json
from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

import click

UNLIMITED = 10_000
"""Columns of what is no terminal: a line holds a whole row, so that it can be searched and compared."""


class Column(NamedTuple):
    """The head of a column."""

    title: str
    justify: Literal["left", "right"] = "left"


def show_json(data: object) -> None:
    """Print `data` as JSON, in ASCII, so that no terminal or pipe can spoil it."""
    click.echo(json.dumps(data, indent=2))


def show_table(columns: Sequence[Column], rows: Iterable[Sequence[str]]) -> None:
    """Print a table: with rules and wrapped cells on a terminal, else plain with one line a row."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False, markup=False, emoji=False)
    if not console.is_terminal:
        console.width = UNLIMITED
    table = Table(
        box=box.SIMPLE_HEAD if console.is_terminal else None,
        pad_edge=False,
        padding=(0, 2, 0, 0),
    )
    for column in columns:
        table.add_column(column.title, justify=column.justify, overflow="fold")
    for row in rows:
        table.add_row(*row)
    with console.capture() as capture:
        console.print(table)
    for line in capture.get().splitlines():
        click.echo(line.rstrip())
