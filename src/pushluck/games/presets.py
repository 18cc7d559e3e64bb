"""Published rules objects as files, and the one-line spelling of any rules object.

A preset is the file `presets/<name>@<version>.toml` of its game's package. A spelling is a preset with the
fields that differ: `zonk@1`, or `zonk@1(finish.target=5000,keep.rule=any)`.
"""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from pushluck.core.errors import NotationError, RulesError
from pushluck.core.rules import (
    RulesObject,
    RulesT,
    Value,
    changed,
    differences,
    field_types,
    find_field,
    parse_rules,
)

_SPELLING = re.compile(r"(?P<name>[a-z0-9-]+)(@(?P<version>\d+))?(\((?P<changes>.*)\))?")
_CHANGE = re.compile(r"(?P<field>[a-z0-9_.]+)=(?P<value>\[.*?\](?=,\w|$)|[^,\[]*)(,|$)")


@cache
def preset_versions(package: str) -> Mapping[str, tuple[int, ...]]:
    """Return the presets of a game's package with their versions, the newest last, ordered by name."""
    found: dict[str, list[int]] = {}
    for file in _folder(package).iterdir():
        name, _, version = file.name.removesuffix(".toml").partition("@")
        if version.isdecimal():
            found.setdefault(name, []).append(int(version))
    return {name: tuple(sorted(found[name])) for name in sorted(found)}


def load_preset(rules_type: type[RulesT], package: str, key: str) -> RulesT:
    """Return the preset `key` (`zonk@1`; without a version the newest) of a game's package.

    Raises `RulesError` when there is none.
    """
    name, _, version = key.partition("@")
    versions = preset_versions(package).get(name, ())
    if not versions or (version and version not in map(str, versions)):
        raise RulesError("no-such-preset", preset=key)
    return parse_rules(rules_type, _read_preset(package, f"{name}@{version or versions[-1]}"))


@cache
def _read_preset(package: str, key: str) -> Mapping[str, Any]:
    file = _folder(package).joinpath(f"{key}.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))


def _folder(package: str) -> Traversable:
    """Return the folder of a game's presets, from outside: the game itself need not be loaded."""
    parent, _, name = package.rpartition(".")
    return resources.files(parent).joinpath(name, "presets")


def split_spelling(text: str) -> tuple[str, str]:
    """Split the spelling of a rules object into the preset's key and its changes.

    Raises `NotationError`.

    >>> split_spelling("zonk@1(finish.target=5000)")
    ('zonk@1', 'finish.target=5000')
    """
    match = _SPELLING.fullmatch(text.strip())
    if match is None:
        raise NotationError("unreadable-rules", text=text)
    version = match["version"]
    return match["name"] + (f"@{version}" if version else ""), match["changes"] or ""


def parse_changes(rules_type: type[RulesObject], text: str) -> Mapping[str, Value]:
    """Read changes such as `finish.target=5000,keep.rule=any`; raises `RulesError` or `NotationError`.

    The type of a value follows from its field; text that does not fit is kept as text, for the field to refuse.
    """
    changes: dict[str, Value] = {}
    position = 0
    while position < len(text):
        match = _CHANGE.match(text, position)
        if match is None:
            raise NotationError("unreadable-change", text=text[position:])
        field = find_field(rules_type, match["field"])
        changes[field] = _parse_change(field_types(rules_type)[field], match["value"].strip())
        position = match.end()
    return changes


def apply_changes(rules: RulesT, text: str) -> RulesT:
    """Return `rules` with the changes that `text` spells."""
    return changed(rules, parse_changes(type(rules), text)) if text else rules


def format_spelling(rules: RulesT, preset: RulesT) -> str:
    """Return the spelling of `rules` as changes to the `preset` whose name and version they carry."""
    changes = ",".join(
        f"{name}={_format_value(value)}" for name, value in differences(rules, preset).items()
    )
    return f"{preset.key}({changes})" if changes else preset.key


def _parse_change(kind: object, text: str) -> Value:
    if kind is str:
        return text
    try:
        value: Value = tomllib.loads(f"value = {text}")["value"]
    except (ValueError, RecursionError):  # also of numbers too long and lists too deep to read
        return text
    return value


def _format_value(value: Value) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return f"[{','.join(map(_format_value, value))}]"
    return str(value)
