"""Tables, matches and refusals for the tests of the scoring family, spelled as short as they can be."""

import json
from pathlib import Path
from typing import Any

import pytest

from pushluck.core import IllegalActionError, Match
from pushluck.core.rules import changed
from pushluck.games.presets import preset_versions
from pushluck.games.registry import find_rules
from pushluck.games.scoring import ScoringAction, ScoringGame, ScoringRules, State

ORACLES = Path(__file__).parents[2] / "data" / "oracles"

PRESETS = [
    f"{name}@{version}"
    for name, versions in preset_versions("pushluck.games.scoring").items()
    for version in versions
]
"""Every published preset of the family, old versions too."""

ScoringMatch = Match[State, ScoringAction]


def rules(spelling: str) -> ScoringRules:
    found = find_rules(spelling)
    assert isinstance(found, ScoringRules)
    return found


def table(spelling: str) -> ScoringGame:
    """Return the game under these rules, begun by the first seat."""
    return ScoringGame(changed(rules(spelling), {"seating.start": "first_seat"}))


def play(spelling: str, script: str = "", *, seats: int = 2, **position: Any) -> ScoringMatch:
    """Return a match in which these events have happened, from the start or a made-up `position`."""
    match = Match(table(spelling), seats)
    if position:
        match._states[0] = match.state._replace(**position)
    return push(match, script)


def push(match: ScoringMatch, script: str) -> ScoringMatch:
    for text in script.split():
        match.push_text(text)
    return match


def refused(match: ScoringMatch, text: str) -> IllegalActionError:
    """Return the error with which `text` is refused, and check that the refusal changed nothing."""
    before, events = match.state, len(match.events)
    with pytest.raises(IllegalActionError) as caught:
        match.push_text(text)
    assert match.state == before
    assert len(match.events) == events
    return caught.value


def options(match: ScoringMatch) -> list[str]:
    return [action.text for action in match.legal_actions]


def scores(match: ScoringMatch) -> tuple[int, ...]:
    return match.state.scores


def happened(match: ScoringMatch) -> list[str]:
    """Return the keys of what the last event did."""
    return [happening.key for happening in match.happenings(len(match.events) - 1)]


def winners(match: ScoringMatch) -> tuple[int, ...] | None:
    return None if match.outcome is None else match.outcome.winners


def oracle(name: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = json.loads((ORACLES / f"{name}.json").read_text(encoding="utf-8"))
    return rows
