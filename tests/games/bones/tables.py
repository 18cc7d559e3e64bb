"""Tables, positions and refusals for the tests of Rolling Bones, spelled as short as they can be."""

from typing import Any

import pytest

from pushluck.core import IllegalActionError, Match
from pushluck.games.bones import Body, Bones, BonesAction, BonesRules, Phase, State, Turn
from pushluck.games.bones.anatomy import DICE
from pushluck.games.bones.body import Wrong, in_order
from pushluck.games.registry import find_rules

BonesMatch = Match[State, BonesAction]


def table(changes: str = "") -> Bones:
    """Return the game with these changes, begun by the first seat."""
    rules = find_rules(f"bones@1(start=first_seat{changes and f',{changes}'})")
    assert isinstance(rules, BonesRules)
    return Bones(rules)


def play(script: str, changes: str = "", *, seats: int = 2) -> BonesMatch:
    """Return a match in which these events have happened."""
    return push(Match(table(changes), seats), script)


def push(match: BonesMatch, script: str) -> BonesMatch:
    for text in script.split():
        match.push_text(text)
    return match


def body(bones: str = "", *wrong: str, hat: bool = False) -> Body:
    """Return a body with these bones; `ON` is a left foot in the place of the spine."""
    placed = tuple(Wrong(slot=each[1], face=each[0]) for each in wrong)
    return Body(in_order(bones), placed, hat)


def placing(
    skeleton: Body,
    showing: str,
    changes: str = "",
    *,
    throws: int = 1,
    scores: tuple[int, ...] = (0, 0),
) -> BonesMatch:
    """Return a match in which these dice, the only free ones, have just been thrown."""
    match = Match(table(changes), len(scores))
    left, right, middle = (sum(face in die.faces for face in showing) for die in DICE)
    turn = Turn((left, right, middle), throws, skeleton)
    turn = turn._replace(showing=turn.pool.canonical(showing))
    match._states[0] = match.state._replace(phase=Phase.PLACING, turn=turn, scores=scores)
    return match


def refused(match: BonesMatch, text: str) -> IllegalActionError:
    """Return the error with which `text` is refused, and check that the refusal changed nothing."""
    before, events = match.state, len(match.events)
    with pytest.raises(IllegalActionError) as caught:
        match.push_text(text)
    assert match.state == before
    assert len(match.events) == events
    return caught.value


def options(match: BonesMatch) -> list[str]:
    return [action.text for action in match.legal_actions]


def happened(match: BonesMatch) -> list[tuple[str, dict[str, Any]]]:
    """Return what the last event did, with its details."""
    told = match.happenings(len(match.events) - 1)
    return [(happening.key, dict(happening.details)) for happening in told]


def total(match: BonesMatch) -> int:
    return match.game.turn_total(match.state)
