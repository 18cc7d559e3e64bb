"""Best play act by act: it fits the table, the engine, and what others found."""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from pushluck.core import Act, Throw
from pushluck.core.errors import IllegalActionError, RulesError
from pushluck.core.events import BANK, THROW
from pushluck.core.rules import changed
from pushluck.games.pig import PigState
from pushluck.games.registry import find_rules, make_game
from pushluck.solve.offers import has_offers
from pushluck.solve.policy import Policy
from pushluck.solve.table import find_table
from tests.solve.exact import solve_exactly, value_of
from tests.solve.greedy import Greedy

MOST_ACTS = 10
SMALL = [
    "pig(target=30)",
    "farkle-minimal(target=2000)",
    "zonk(target=2000,finish.extended_target=2600)",
    "doom(target=5000)",
    "farkle-facebook(target=600,bust.floor=-500)",
    "kingdom-come(target=1000)",
    "farkle(target=1000)",
    "ten-thousand(target=1500)",
    "ten-thousand(target=2000,bank.opening=0,hot_dice.rule=may_bank,ride.bonus=100)",
]


@pytest.mark.parametrize(
    ("total", "act"),
    [
        *((total, THROW) for total in (2, 10, 20, 21, 27)),
        *((total, BANK) for total in (22, 23, 24, 25, 26, 28, 35)),
    ],
)
def test_in_pig_the_truth_is_no_threshold(tables: Path, total: int, act: object) -> None:
    policy = Policy(find_table(find_rules("pig"), tables))
    worths = policy.worths(PigState((41, 49), turn_total=total))
    assert [worth.action for worth in worths if worth.is_best] == [act]


@pytest.mark.parametrize("spelling", SMALL)
def test_an_act_is_worth_what_the_throws_after_it_are(tables: Path, spelling: str) -> None:
    rules = changed(find_rules(spelling), {"seating.start": "first_seat"})
    table = solve_exactly(rules) if has_offers(rules) else find_table(rules, tables)
    policy, game = Policy(table), make_game(rules)
    random = Random(spelling)
    state: Any = game.initial_state(2)
    is_summed = False
    for _ in range(MOST_ACTS):
        if game.outcome(state) is not None:
            break
        worths = policy.worths(state)
        assert [worth.action for worth in worths] == list(game.legal_actions(state))
        assert sum(worth.is_best for worth in worths) == 1
        best = next(worth for worth in worths if worth.is_best)
        assert best.wins == pytest.approx(max(worth.wins for worth in worths), abs=1e-9)
        if not game.turn_total(state) and THROW in game.legal_actions(state):
            assert best.wins == pytest.approx(value_of(table, state), abs=1e-12)
        act = random.choice(worths)
        after = game.apply(state, Act(state.seat, act.action))
        if game.pool(after) is None:
            assert act.wins == pytest.approx(share(policy, after, state.seat), abs=1e-12)
        else:
            faces, chances = zip(*game.outcomes(after), strict=True)
            shown = [game.apply(after, Throw(state.seat, face)) for face in faces]
            if not is_summed:
                worth = [share(policy, each, state.seat) for each in shown]
                assert act.wins == pytest.approx(np.average(worth, weights=chances), abs=1e-12)
                is_summed = True
            after = random.choices(shown, chances)[0]
        state = after


def share(policy: Policy, state: Any, seat: int) -> float:
    """Return what `state` is worth to `seat` when the best act follows."""
    game = make_game(policy.table.rules)
    outcome = game.outcome(state)
    if outcome is not None:
        return outcome.winners.count(seat) / len(outcome.winners)
    wins = max(worth.wins for worth in policy.worths(state))
    return wins if state.seat == seat else 1.0 - wins


@pytest.mark.parametrize("spelling", ["pig", "farkle-minimal", "doom(target=5000)"])
def test_a_higher_score_and_the_turn_are_never_bad(tables: Path, spelling: str) -> None:
    values = find_table(find_rules(spelling), tables).values[0]
    assert np.diff(values, axis=0).min() > -1e-12
    assert np.diff(values, axis=1).max() < 1e-12
    # If the other seat had the turn, the seat would win with 1 - P(theirs, mine).
    assert (values + values.T).min() > 1.0


@pytest.mark.parametrize("spelling", ["zonk", "farkle(target=1000)", "ten-thousand(target=2000)"])
def test_having_the_turn_is_never_bad(tables: Path, spelling: str) -> None:
    table = find_table(find_rules(spelling), tables)
    both_on_board = table.flow.first._replace(on_board=True, other_on_board=True)
    values = table.values[table.flow.contexts[both_on_board]]
    assert (values + values.T).min() > 1.0 - 1e-12


def test_nothing_is_advised_where_nothing_is_decided(tables: Path) -> None:
    rules = find_rules("pig(target=30)")
    policy, game = Policy(find_table(rules, tables)), make_game(rules)
    start = PigState((0, 0))
    with pytest.raises(IllegalActionError, match="not-now"):
        policy.worths(game.apply(start, Act(0, THROW)))
    with pytest.raises(RulesError, match="not-solved"):
        policy.worths(PigState((0, 0, 0)))


@pytest.mark.parametrize(
    ("small", "full"),
    [
        (("zonk(target=2000,finish.extended_target=2600)", 2_000), ("zonk", 10_000_000)),
        (("doom(target=5000)", 3_000), ("doom", 10_000_000)),
        (("ten-thousand(target=1500)", 3_000), ("ten-thousand(target=5000)", 1_000_000)),
    ],
    ids=["zonk", "doom", "ten-thousand"],
)
def test_best_play_wins_as_often_as_the_table_says(
    tables: Path, proof: bool, small: tuple[str, int], full: tuple[str, int]
) -> None:
    spelling, throws = full if proof else small
    table = find_table(find_rules(spelling), tables)
    greedy = Greedy(table, seed=1)
    pilot = greedy.play(20)
    matches = throws * pilot.matches // pilot.throws
    tally = greedy.play(matches)
    share = tally.first_wins / tally.matches
    # Four standard deviations: one run in 16,000 is further away.
    assert abs(share - table.first_wins) < 4 * (0.25 / matches) ** 0.5
