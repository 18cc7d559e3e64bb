"""Games and rules found by their names."""

import subprocess
import sys

import pytest

from pushluck.core import NotationError, RulesError
from pushluck.games.pig import Pig
from pushluck.games.registry import (
    GAMES,
    find_game,
    find_preset,
    find_rules,
    iter_presets,
    make_game,
    spelling,
)
from pushluck.games.scoring import ScoringGame


def test_every_game_offers_its_presets() -> None:
    found = list(iter_presets())
    assert {rules.game for rules in found} == set(GAMES) == {"scoring", "bones", "pig"}
    assert len({rules.key for rules in found}) == len(found) == 16
    assert found[-1].key == "pig@1"


def test_rules_are_found_by_spelling() -> None:
    assert find_rules("zonk") == find_rules("zonk@1")
    rules = find_rules("doom@1(finish.target=5000)")
    assert rules.key == "doom@1"
    assert spelling(rules) == "doom@1(finish.target=5000)"
    assert find_preset(rules) == find_rules("doom@1")


def test_a_changed_field_no_longer_has_a_source() -> None:
    assert "finish.target" in find_rules("doom").provenance.source
    assert "finish.target" not in find_rules("doom(finish.target=5000)").provenance.source


@pytest.mark.parametrize(
    ("text", "nearest"), [("zonc", "zonk"), ("farkel", "farkle"), ("piggy", "pig"), ("qqq", "")]
)
def test_an_unknown_preset_is_refused_with_the_nearest_name(text: str, nearest: str) -> None:
    with pytest.raises(RulesError) as caught:
        find_rules(text)
    assert caught.value.reason == "no-such-preset"
    assert caught.value.details == {"preset": text, "nearest": nearest}


def test_an_unknown_version_is_refused() -> None:
    with pytest.raises(RulesError, match=r"^no-such-preset( |$)"):
        find_rules("zonk@99")
    with pytest.raises(NotationError, match=r"^unreadable-rules( |$)"):
        find_rules("zonk@one")


def test_games_are_made_from_rules() -> None:
    assert isinstance(find_game("zonk"), ScoringGame)
    assert isinstance(find_game("pig(target=50)"), Pig)
    assert make_game(find_rules("farkle")).rules == find_rules("farkle")


def test_only_the_game_that_is_asked_for_is_loaded() -> None:
    code = "import sys; from pushluck.games.registry import find_game; find_game('zonk');"
    probe = f"{code} print('pushluck.games.pig.game' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "False"
