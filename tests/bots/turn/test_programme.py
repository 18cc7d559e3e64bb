"""The best expected points of a turn: published values, and a plain recursion over the game itself."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from pushluck.bots.turn import Terms, TurnProgramme, find_programme
from pushluck.core import BANK, RIDE, THROW, Act, Throw
from pushluck.games.registry import AnyGame, find_rules, make_game
from pushluck.games.scoring import Hand, Keep, ScoringRules, Turn
from tests.bots.tables import begin, programme, seated, thresholds

PUBLISHED = tomllib.loads(
    (Path(__file__).parents[2] / "data" / "best_turns.toml").read_text(encoding="utf-8")
)["turn"]


@pytest.mark.parametrize("case", PUBLISHED, ids=[case["rules"] for case in PUBLISHED])
def test_a_published_turn(case: dict[str, Any]) -> None:
    found = programme(case["rules"], enough=case.get("enough"))
    assert found.value == pytest.approx(case["value"], abs=case["tolerance"])
    if "thresholds" in case:
        assert thresholds(found) == dict(enumerate(case["thresholds"], start=1))


def test_throwing_each_number_of_dice_at_a_turn_total_of_nothing() -> None:
    """M. Busche and T. W. Neller, Optimal Play of the Farkle Dice Game (2017)."""
    found = programme("farkle-minimal")
    start = begin("farkle-minimal").state.inner
    values = [
        found.action_value(start._replace(turn=Turn(dice, 0, Hand("1" * (6 - dice)))), THROW)
        for dice in range(1, 7)
    ]
    published = [168.897065, 147.379114, 161.636972, 207.535614, 306.681829, 446.571440]
    assert values == pytest.approx(published, abs=1e-6)


def turn_value(game: AnyGame, enough: float, limit: int, costs: Mapping[str, int]) -> float:
    """Return the best expected points of a turn by playing every one of them, from all states of the game.

    A seat that may bank `enough` does, and the few turns that come to `limit` are stopped. This is the definition,
    written down; it knows nothing of spots.
    """

    @cache
    def value(state: Any) -> float:
        """Return the value of a state in which the first seat may act."""
        total = game.turn_total(state)
        offers = game.offers(state)
        if offers:
            return max(value(game.apply(state, Act(0, offer.action))) for offer in offers)
        banks = BANK in game.legal_actions(state)
        if (banks and total >= enough) or total >= limit:
            return total
        rolling = game.apply(state, Act(0, THROW))
        thrown = sum(
            weight * seen(rolling, Throw(0, faces)) for faces, weight in game.outcomes(rolling)
        )
        pool = game.pool(rolling)
        assert pool is not None
        return max(thrown / pool.ways, total) if banks else thrown / pool.ways

    def seen(rolling: Any, event: Throw) -> float:
        """Return the value of a throw."""
        after = game.apply(rolling, event)
        told = {each.key: each for each in game.happenings(rolling, event, after)}
        if "bust" in told:
            return -costs.get(str(told["bust"].details["why"]), 0)
        return WIN if "instant-win" in told else value(after)

    return value(game.initial_state(2))


WIN = 1_000
HOUSE_RULES = [
    "zonk(dice.count=2,hot_dice.rule=may_bank)",
    "zonk(dice.count=3,hot_dice.rule=may_bank,keep.rule=any)",
    "zonk(dice.count=3,hot_dice.rule=may_bank,keep.rule=any,hot_dice.bonus=150)",
    "zonk(dice.count=3,hot_dice.rule=may_bank,bank.minimum=300)",
    "zonk(dice.count=3,hot_dice.rule=may_bank,bank.dice_out=3)",
    "zonk(dice.count=3,hot_dice.rule=may_bank,keep.rule=any,bank.multiple_of=100)",
    "zonk(dice.count=3,hot_dice.rule=may_bank,first_throw.no_score=points,first_throw.points=100)",
    "zonk(dice.count=3,hot_dice.rule=may_bank,first_throw.no_score=points,first_throw.points=100,"
    "first_throw.when=fresh)",
    "zonk(dice.count=3,hot_dice.rule=may_bank,first_throw.no_score=fine,first_throw.points=200)",
    "zonk(dice.count=3,hot_dice.rule=may_bank,instant.bust_face=2,instant.bust_count=2)",
    "zonk(dice.count=3,hot_dice.rule=may_bank,instant.win_face=6,instant.win_count=3)",
    "zonk(dice.count=3,hot_dice.rule=may_bank,keep.rule=any,keep.join=best)",
    "zonk(dice.count=4,hot_dice.rule=may_bank,keep.rule=any,keep.join=extend)",
    "zonk(dice.count=4,hot_dice.rule=may_bank,keep.rule=any,keep.join=best,points.fives=set)",
    "pig",
]


@pytest.mark.parametrize("spelling", HOUSE_RULES)
def test_the_programme_is_the_turn_played_out(spelling: str) -> None:
    """Every axis of the rules object that a turn can meet."""
    rules = find_rules(seated(spelling))
    game = make_game(rules)
    limit = 40 if spelling == "pig" else 6_000
    # Where throwing all dice cannot lose, nothing is ever enough.
    enough = None if "fresh" in spelling else limit // 4
    costs = {"first-throw": 200} if "fine" in spelling else {}
    terms = Terms(
        least=rules.bank.minimum if isinstance(rules, ScoringRules) else 0,
        enough=enough,
        win=WIN,
        extra=tuple(costs.items()),
    )
    expected = turn_value(game, enough or limit, limit, costs)
    assert find_programme(rules, terms).value == pytest.approx(expected, abs=1e-6)


def test_a_programme_need_not_guess_how_far_to_count() -> None:
    """Counted far beyond the total at which the straight lines begin, the values are those of the lines."""
    found = programme("zonk(keep.rule=any,keep.join=extend)")
    begin_total = found._tail.find_begin()
    farther = TurnProgramme(found.model, found.terms)
    farther._tail.find_begin = lambda: begin_total + 20_000  # type: ignore[method-assign]
    farther._values = farther._count_down()
    assert farther.value == pytest.approx(found.value, abs=1e-9)
    for far, near in zip(farther._values, found._values, strict=True):
        assert far[: len(near)] == pytest.approx(near, abs=1e-6)


def test_no_hold_is_better_than_at_twenty_in_pig() -> None:
    """T. W. Neller and C. G. M. Presser (2004); at 20 bank and throw earn the same, 5/6 (20 + 4) = 20."""
    holding = {total: programme("pig", least=total, enough=total).value for total in range(2, 40)}
    best = max(holding.values())
    assert best == pytest.approx(8.1418, abs=1e-4)
    assert [total for total, value in holding.items() if value > best - 1e-9] == [20, 21]
    assert thresholds(programme("pig")) == {1: 20}


def test_keeps_are_chosen_for_the_turn_and_not_for_the_moment() -> None:
    """Z3 with `keep = any`: of two 5s and four dead dice one 5 is kept, and five dice are thrown."""
    state = begin("zonk(keep.rule=any)", "552346").state.inner
    assert programme("zonk(keep.rule=any)").best_action(state) == Keep("5")


def test_a_ride_is_taken_when_it_promises_more_than_a_turn_of_ones_own() -> None:
    spelling = "farkle-minimal(ride.allowed=true)"
    rich = begin(spelling, "111546 k1115 b").state.inner
    poor = begin(spelling, "115546 k1155 b").state.inner
    assert (rich.previous, rich.leftover) == (1050, 2)
    found = programme(spelling)
    assert found.best_action(rich) is RIDE
    assert found.action_value(rich, THROW) == pytest.approx(found.value)
    assert found.action_value(rich, RIDE) > found.value > found.action_value(poor, RIDE)
    assert found.best_action(poor) is THROW
