"""House rules as TOML files, written and read.

A file is a whole rules object, with `game = "scoring"` above its sections; or changes to a preset, with
`base = "zonk@1"` above the sections and fields that differ.
"""

import re
import tomllib
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import tomli_w

from pushluck.core.errors import NotationError, RulesError
from pushluck.core.rules import (
    DESCRIPTIVE,
    RulesObject,
    changed,
    differences,
    format_rules,
    parse_rules,
)
from pushluck.games.registry import GAMES, find_preset, find_rules

_GAME = "game"
_BASE = "base"


def format_rules_toml(rules: RulesObject) -> str:
    """Return `rules` as the text of a file that `load_rules_file` reads back to an equal object."""
    return tomli_w.dumps({_GAME: rules.game} | format_rules(rules))


def load_rules_file(path: Path | str, base: str | None = None) -> RulesObject:
    """Read a file of house rules; raises as `parse_rules_toml` does, and `OSError` for a missing file."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise NotationError("not-utf-8") from None
    return parse_rules_toml(text, base)


def parse_rules_toml(text: str, base: str | None = None) -> RulesObject:
    """Read the text of a file of house rules; one that names no base changes the rules that `base` spells.

    Raises `NotationError` when the text is no TOML (with line and column), and `RulesError` when it says
    something that rules cannot say or names no published preset.
    """
    table = _read_toml(text)
    heads = [head for head in (_BASE, _GAME) if head in table]
    if base is not None and not heads:
        return _changed_base(base, table)
    if len(heads) != 1:
        raise RulesError("base-or-game", fields=[_BASE, _GAME])
    value = table.pop(heads[0])
    if not isinstance(value, str):
        raise RulesError("not-a-text", fields=heads, given=str(value))
    return _changed_base(value, table) if heads == [_BASE] else _whole(value, table)


def _read_toml(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (
        ValueError,
        RecursionError,
    ) as error:  # also numbers too long and lists too deep to read
        line, column = _place(str(error), text)
        raise NotationError("unreadable-toml", line=line, column=column) from None


def _place(message: str, text: str) -> tuple[int, int]:
    """Return line and column, from 1, of a mistake; tomllib only tells them in its message."""
    found = re.search(r"line (\d+), column (\d+)", message)
    if found:
        return int(found[1]), int(found[2])
    lines = text.split("\n")
    return len(lines), len(lines[-1]) + 1


def _whole(game: str, table: Mapping[str, Any]) -> RulesObject:
    if game not in GAMES:
        raise RulesError("no-such-game", given=game, options=tuple(GAMES))
    rules: RulesObject = parse_rules(import_module(GAMES[game]).RULES, table)
    preset = find_preset(rules)
    return changed(preset, differences(rules, preset))


def _changed_base(key: str, table: Mapping[str, Any]) -> RulesObject:
    changes: dict[str, Any] = {}
    for section, fields in table.items():
        if section in DESCRIPTIVE:
            raise RulesError("base-keeps-its-name", fields=[section])
        if not isinstance(fields, Mapping):
            raise RulesError("not-a-section", fields=[section])
        changes |= {f"{section}.{name}": value for name, value in fields.items()}
    return changed(find_rules(key), changes)
