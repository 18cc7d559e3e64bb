"""Finds games and rules by their names in text, loading only the game that is asked for."""

import difflib
from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib import import_module
from types import ModuleType
from typing import Any

from pushluck.core.errors import RulesError
from pushluck.core.game import Game
from pushluck.core.rules import RulesObject
from pushluck.games.presets import (
    apply_changes,
    format_spelling,
    load_preset,
    preset_versions,
    split_spelling,
)

AnyGame = Game[Any, Any]
"""A game of which only the contract matters."""

GAMES: Mapping[str, str] = {
    "scoring": "pushluck.games.scoring",
    "bones": "pushluck.games.bones",
    "pig": "pushluck.games.pig",
}
"""Package by key of game, in the order in which presets are listed. Each offers `RULES` and `GAME`."""


def iter_presets() -> Iterator[RulesObject]:
    """Yield the newest version of every preset of every game."""
    for package in GAMES.values():
        rules_type = import_module(package).RULES
        for name in preset_versions(package):
            yield load_preset(rules_type, package, name)


@lru_cache(maxsize=256)
def find_rules(text: str) -> RulesObject:
    """Return the rules object that `text` spells, such as `zonk` or `doom@1(finish.target=5000)`.

    Equal texts share one.
    Raises `RulesError` (no such preset, with the nearest name; a bad change) or `NotationError`.
    """
    key, changes = split_spelling(text)
    package = _package_of(key)
    rules: RulesObject = load_preset(import_module(package).RULES, package, key)
    return apply_changes(rules, changes)


def find_preset(rules: RulesObject) -> RulesObject:
    """Return the published preset whose name and version `rules` carry; raises `RulesError`."""
    package = GAMES[rules.game]
    preset: RulesObject = load_preset(type(rules), package, rules.key)
    return preset


def find_game(text: str) -> AnyGame:
    """Return the game under the rules that `text` spells; raises as `find_rules` does."""
    return make_game(find_rules(text))


@lru_cache(maxsize=64)
def make_game(rules: RulesObject) -> AnyGame:
    """Return the game that plays `rules`; equal rules share one."""
    game: AnyGame = _module(rules.game).GAME(rules)
    return game


def spelling(rules: RulesObject) -> str:
    """Return the one-line text from which `find_rules` makes equal rules again."""
    return format_spelling(rules, find_preset(rules))


def _module(game: str) -> ModuleType:
    return import_module(GAMES[game])


def _package_of(key: str) -> str:
    name = key.partition("@")[0]
    owners = {preset: package for package in GAMES.values() for preset in preset_versions(package)}
    if name not in owners:
        nearest = difflib.get_close_matches(name, owners, n=1, cutoff=0.4)
        raise RulesError("no-such-preset", preset=key, nearest=nearest[0] if nearest else "")
    return owners[name]
