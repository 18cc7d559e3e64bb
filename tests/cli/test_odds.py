from fractions import Fraction
from itertools import islice, product
from typing import Any

import pytest

from pushluck.cli.odds import iter_odds
from pushluck.cli.throws import find_scoring_game
from pushluck.games.registry import find_rules, iter_presets
from pushluck.games.scoring import Hand
from tests.cli.conftest import Invoke, ask_json

LOST = {
    "zonk": ["2/3", "4/9", "5/18", "17/108", "25/324", "5/162"],
    "doom": ["2/3", "4/9", "67/216", "107/432", "943/3888", "12821/46656"],
}
"""The chance to lose the throw of 1 to 6 fresh dice, from tests/data/oracles/README.md."""
DOOM = ["0", "1/36", "2/27", "19/144", "763/3888", "12281/46656"]
"""The chance of the Dice of Doom among it."""


def odds(invoke: Invoke, *arguments: str) -> Any:
    return ask_json(invoke, "odds", *arguments)["dice"]


@pytest.mark.parametrize("preset", LOST)
def test_the_chance_to_lose_a_throw_is_exact(invoke: Invoke, preset: str) -> None:
    found = odds(invoke, preset)
    assert list(found) == ["1", "2", "3", "4", "5", "6"]
    assert [Fraction(each["lost"]) for each in found.values()] == list(map(Fraction, LOST[preset]))
    expected = DOOM if preset == "doom" else ["0"] * 6
    assert [Fraction(each["doom"]) for each in found.values()] == list(map(Fraction, expected))


def test_fractions_count_all_ways_to_fall(invoke: Invoke) -> None:
    found = odds(invoke, "doom")
    assert found["6"]["lost"] == "12821/46656"
    assert found["6"]["doom"] == "12281/46656"
    for dice, each in found.items():
        assert {text.partition("/")[2] for text in each.values()} == {str(6 ** int(dice))}


def test_one_die_of_zonk_is_worth_a_hundred_and_fifty_in_six(invoke: Invoke) -> None:
    assert odds(invoke, "zonk")["1"] == {
        "lost": "4/6",
        "doom": "0/6",
        "hot": "2/6",
        "mean_points": "150/6",
    }


@pytest.mark.parametrize("preset", ["zonk", "doom"])
def test_hot_dice_and_mean_points_are_counted_over_every_way_to_fall(preset: str) -> None:
    """Counted again die by die, in the order in which the dice fall."""
    game = find_scoring_game(find_rules(preset))
    for found in islice(iter_odds(game), 4):
        hot = points = 0
        for faces in product("123456", repeat=found.dice):
            throw = "".join(sorted(faces))
            if preset == "doom" and throw.count("6") >= 2:
                continue
            hot += throw in game.finder.table
            points += max((kept.points for kept in game.finder.find(Hand(), throw)), default=0)
        assert (found.hot, found.points) == (hot, points)


def test_a_free_throw_is_not_lost_and_earns_its_points() -> None:
    with_reward = list(iter_odds(find_scoring_game(find_rules("zilch"))))[-1]
    without = find_rules("zilch(first_throw.no_score=bust,first_throw.points=0)")
    bust = list(iter_odds(find_scoring_game(without)))[-1]
    assert with_reward.lost == 0
    assert with_reward.points - bust.points == 500 * bust.lost


def test_every_preset_with_scoring_dice_has_odds_for_each_number_of_dice(proof: bool) -> None:
    for rules in iter_presets():
        if rules.game != "scoring":
            continue
        game = find_scoring_game(rules)
        most = game.rules.dice.count if proof else min(game.rules.dice.count, 6)
        found = list(islice(iter_odds(game), most))
        assert [each.dice for each in found] == list(range(1, most + 1))
        assert all(0 <= each.doom <= each.lost < each.ways for each in found)


def test_the_table_has_a_row_for_each_number_of_dice(invoke: Invoke) -> None:
    rows = [line.split() for line in invoke("odds", "doom").out.splitlines()]
    assert rows[-1] == ["6", "27.5%", "26.3%", "7.9%", "1,338"]
    assert [row[0] for row in rows[1:]] == ["1", "2", "3", "4", "5", "6"]


def test_what_loses_at_once_has_a_column_where_there_is_such_a_rule(invoke: Invoke) -> None:
    assert "of these at once" in invoke("odds", "doom").out
    assert "of these at once" not in invoke("odds", "zonk").out
