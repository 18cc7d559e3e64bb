import json
import subprocess
import sys
from collections import Counter
from typing import Any

import pytest
from hypothesis import Phase, find, given, settings
from hypothesis import strategies as st

from pushluck.conduct import make_table
from pushluck.core import D6, Die, Match, Pool, d6_pool
from pushluck.core.rules import RulesObject
from pushluck.games.registry import find_game, find_rules, iter_presets, spelling
from pushluck.testing.strategies import matches, rules_objects, seat_counts, throws

MIXED = Pool(((Die("left", "UFH"), 2), (D6, 1)))


@given(throws(MIXED))
def test_a_throw_shows_what_its_dice_can_show(faces: str) -> None:
    assert len(MIXED.canonical(faces)) == 3


@pytest.mark.parametrize("faces", ["66", "16", "61"])
def test_every_throw_can_come(faces: str) -> None:
    assert find(throws(d6_pool(2)), lambda thrown: thrown == faces) == faces


def test_dice_of_several_kinds_fall_in_any_order() -> None:
    assert find(throws(MIXED), lambda faces: faces[0] == "6" and faces[2] == "H")


@given(st.data())
def test_a_match_replays(data: st.DataObject) -> None:
    game = find_game("farkle")
    match = data.draw(matches(game, data.draw(seat_counts(game)), most_plies=20))
    again = Match(game, match.seats)
    for event in match.events:
        again.push(event)
    assert again.states == match.states
    assert len(match.events) <= 20


OFTEN = ("threw", "kept", "bust", "banked")
SELDOM = ("turned", "false-count", "call-right", "call-wrong", "fault", "forfeit", "owes-turn")


@pytest.mark.parametrize("key", OFTEN + SELDOM)
def test_matches_reach_what_is_rare(key: str) -> None:
    """Found as soon as it has happened once: how often it does changes with whatever else is imported."""
    table = matches(make_table(find_rules("zonk@1(seating.start=first_seat)")), 2)
    search = settings(max_examples=5_000, phases=[Phase.generate])
    match = find(table, lambda match: key in happened(match), settings=search)
    assert key in happened(match)


def happened(match: Match[Any, Any]) -> set[str]:
    return {happening.key for happening in match.iter_happenings()}


@given(rules_objects())
def test_rules_are_valid_and_have_a_spelling(rules: RulesObject) -> None:
    rules.validate()
    assert spelling(find_rules(spelling(rules))) == spelling(rules)


SPELLED = Counter[str]()


@settings(max_examples=200)
@given(rules_objects())
def collect_rules(rules: RulesObject) -> None:
    SPELLED[spelling(rules)] += 1


def test_rules_are_of_every_preset_and_mostly_changed() -> None:
    collect_rules()
    assert {text.partition("@")[0] for text in SPELLED} == {
        rules.preset.name for rules in iter_presets()
    }
    assert sum("(" in text for text in SPELLED) > len(SPELLED) / 2


def test_only_the_strategies_need_hypothesis() -> None:
    program = "import json, sys, pushluck.testing; print(json.dumps(sorted(sys.modules)))"
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert "hypothesis" not in json.loads(run.stdout)
    assert "pushluck.testing.perft" in json.loads(run.stdout)
