"""Options and arguments that commands share, and the rules objects they choose."""

from collections.abc import Callable, Sequence
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar

import click

from pushluck.cli.failures import reading
from pushluck.cli.help import SpokenCommand
from pushluck.cli.speech import Speech, language_option
from pushluck.core.errors import NotationError
from pushluck.core.rules import RulesObject, Value, changed
from pushluck.games.presets import parse_changes
from pushluck.games.registry import find_rules

Command = Callable[..., int | None]
"""The function of a command: takes the `Speech` and its options, returns the exit status unless it is 0."""
CommandT = TypeVar("CommandT", bound=Command)


class Number(click.ParamType[int]):
    """A whole number of at least `least`."""

    name = "number"

    def __init__(self, least: int) -> None:
        self.least = least

    def convert(
        self, value: str | int, param: click.Parameter | None, ctx: click.Context | None
    ) -> int:
        """Return the number, also where a default is one; raises `NotationError` that names the option."""
        try:
            number = int(value)
        except ValueError:
            number = self.least - 1
        if number < self.least:
            option = param.opts[0] if param else ""
            raise NotationError("bad-number", option=option, given=str(value), least=self.least)
        return number


json_option = click.option("--json", "as_json", is_flag=True, help="help-option-json")
"""`--json`: for programs; the keys are documented in `docs/commands.md` and stay."""

preset_argument = click.argument("preset", required=False, help="help-argument-preset")
"""`PRESET`: the spelling of a rules object; not needed beside `--rules`."""


def spoken_command(name: str, help_key: str) -> Callable[[Command], click.Command]:
    """Make a function a command with `--lang` and a help page; its first argument is the `Speech`."""

    def decorate(function: Command) -> click.Command:
        with_speech = language_option(click.pass_obj(function))
        return click.command(name, cls=SpokenCommand, help=help_key)(with_speech)

    return decorate


def rules_options(command: CommandT) -> CommandT:
    """Add `--rules` and `--set`, which `choose_rules` reads as `rules_file` and `changes`."""
    command = click.option(
        "--set", "changes", multiple=True, metavar="RULE=VALUE", help="help-option-set"
    )(command)
    return click.option("--rules", "rules_file", metavar="FILE", help="help-option-rules")(command)


def takes_rules(command: Command) -> Command:
    """Add `PRESET`, `--rules` and `--set` to a command that takes the `rules` they choose."""

    @preset_argument
    @rules_options
    @wraps(command)
    def with_rules(
        *speech: Speech,
        preset: str | None,
        rules_file: str | None,
        changes: Sequence[str],
        **others: Any,
    ) -> int | None:
        return command(*speech, rules=choose_rules(preset, rules_file, changes=changes), **others)

    return with_rules


def choose_rules(
    preset: str | None, rules_file: str | None, *, changes: Sequence[str]
) -> RulesObject:
    """Return the rules of a preset, of a file, or of a preset as a file changes it, with those of `--set` on top.

    Raises `RulesError` or `NotationError` for what was typed, `DataError` for what the file says.
    """
    if rules_file:
        from pushluck.rulebook import load_rules_file

        wanted_preset = find_rules(preset).preset.name if preset else None
        with reading(rules_file):
            rules = load_rules_file(Path(rules_file), preset)
        if wanted_preset not in (None, rules.preset.name):
            found = rules.preset.name
            raise NotationError("preset-and-rules-file", preset=preset or "", found=found)
    elif preset:
        rules = find_rules(preset)
    else:
        raise NotationError("preset-missing")
    wanted: dict[str, Value] = {}
    for change in changes:
        wanted |= parse_changes(type(rules), change)
    return changed(rules, wanted) if wanted else rules
