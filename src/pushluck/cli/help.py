"""Help pages in the reader's language, set by the width a terminal really gives each character."""

import shutil
from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from importlib import import_module
from typing import Any, NamedTuple

import click

from pushluck.cli.signs import cell_width, wrapped
from pushluck.cli.speech import Speech, speech_of
from pushluck.core.errors import NotationError

MOST_COLUMNS = 100
"""A help page is not set wider than this."""

Row = tuple[str, str]
"""An option, argument or command, and what it does."""


class SpokenCommand(click.Command):
    """A command whose help texts are keys of `help.ftl`."""

    def get_help(self, ctx: click.Context) -> str:
        """Return the help page in the reader's language."""
        return "\n".join(iter_page(self, ctx))

    def iter_sections(self, ctx: click.Context) -> Iterator[tuple[str, list[Row]]]:
        """Yield the key of each heading with the rows under it."""
        speech, params = speech_of(ctx), self.get_params(ctx)
        arguments = [param for param in params if isinstance(param, click.Argument)]
        options = [param for param in params if isinstance(param, click.Option)]
        yield (
            "help-arguments",
            [(param.make_metavar(ctx), _help_of(param, speech)) for param in arguments],
        )
        yield (
            "help-options",
            [(_spelled(param, ctx), _help_of(param, speech)) for param in options],
        )

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """Return the option that shows this page."""
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = "help-help"
        return option

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the arguments; raises `NotationError` for one too many."""
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if rest and not isinstance(self, click.Group):
            raise NotationError("unexpected-argument", argument=rest[0])
        return rest


class Entry(NamedTuple):
    """A command that is imported only when it runs."""

    module: str
    """Holds the command under the name `command`."""
    help: str
    """Key of its line in the list of commands."""


class LazyGroup(SpokenCommand, click.Group):
    """A group that lists its commands without importing them."""

    def __init__(self, *args: Any, entries: dict[str, Entry], **attributes: Any) -> None:
        super().__init__(*args, **attributes)
        self.entries = entries

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import a command; raises `NotationError` when there is none of that name."""
        if cmd_name not in self.entries:
            nearest = get_close_matches(cmd_name, self.entries, n=1)
            raise NotationError("no-such-command", command=cmd_name, nearest="".join(nearest))
        command: click.Command = import_module(self.entries[cmd_name].module).command
        return command

    def iter_sections(self, ctx: click.Context) -> Iterator[tuple[str, list[Row]]]:
        """Yield the commands, then what every command has."""
        speech = speech_of(ctx)
        rows = [(name, speech.help(entry.help)) for name, entry in self.entries.items()]
        yield "help-commands", rows
        yield from super().iter_sections(ctx)


def iter_page(command: SpokenCommand, ctx: click.Context) -> Iterator[str]:
    """Yield the lines of a help page."""
    speech = speech_of(ctx)
    columns = min(shutil.get_terminal_size().columns, MOST_COLUMNS)
    pieces = " ".join(command.collect_usage_pieces(ctx))
    yield f"{speech.help('help-usage')} {ctx.command_path} {pieces}"
    if command.help:
        yield ""
        yield from wrapped(speech.help(command.help), columns)
    for heading, rows in command.iter_sections(ctx):
        if rows:
            yield from ("", speech.help(heading))
            yield from _iter_rows(rows, columns)


def _iter_rows(rows: Sequence[Row], columns: int) -> Iterator[str]:
    first = max(cell_width(name) for name, _ in rows) + 4
    for name, text in rows:
        left = f"  {name}".ljust(first)
        for line in wrapped(text, max(columns - first, 20)):
            yield left + line
            left = " " * first


def _help_of(param: click.Option | click.Argument, speech: Speech) -> str:
    return speech.help(param.help) if param.help else ""


def _spelled(option: click.Option, ctx: click.Context) -> str:
    names: Iterable[str] = sorted(option.opts, key=len)
    value = "" if option.is_flag else f" {option.make_metavar(ctx)}"
    return ", ".join(names) + value
