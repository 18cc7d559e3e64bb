from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pushluck.core.errors import RulesError
from pushluck.core.events import BANK, RIDE, THROW, Act, Throw
from pushluck.games.registry import find_rules, make_game
from pushluck.games.scoring import Hand, Phase, ScoringRules, State, Turn
from pushluck.solve.policy import Policy
from pushluck.solve.positions import turn_start
from pushluck.solve.sheets import (
    Advice,
    advise_for_points,
    advise_to_win,
    find_heads,
)
from pushluck.solve.table import find_table

BY_DICE = {
    "zonk": [250, 250, 400, 1000, 2900],
    "zonk(keep.rule=any)": [250, 250, 400, 1000, 2900],
    "farkle-minimal": [250, 250, 400, 1000, 2900, 10050],
    "farkle": [300, 250, 400, 950, 2800],
    "pig": [20],
}
"""From which turn total on to bank with 1, 2, 3 ... dice, from tests/data/best_turns.toml."""
ZILCH = [[350, 300, 450, 1050, 3150], [300, 300, 350, 1000, 3050], [300, 300, 300, 550, 2650]]
"""The same after 0, 1 and 2 zilches in a row (mattbusche.org, 2010)."""

MOST_MET = 40
"""Positions in which a sheet is compared with its policy."""


def find_policy(spelling: str, folder: Path) -> Policy:
    return Policy(find_table(find_rules(spelling), folder))


def thresholds(advice: Advice) -> list[int]:
    """Return from which total on to bank, where that is all there is to say."""
    assert all(len(ranges) == 1 for ranges in advice.bank.values())
    return [ranges[0][0] for ranges in advice.bank.values()]


@pytest.mark.parametrize("spelling", BY_DICE)
def test_published_turns_bank_when_the_sheet_says(spelling: str) -> None:
    (advice,) = advise_for_points(find_rules(spelling))
    known = BY_DICE[spelling]
    assert thresholds(advice)[: len(known)] == known
    assert list(advice.bank)[: len(known)] == [str(dice) for dice in range(1, len(known) + 1)]


def test_the_more_busts_in_a_row_the_sooner_zilch_banks() -> None:
    advices = advise_for_points(find_rules("zilch"))
    assert advices[0].worth == pytest.approx(620.854672277, abs=1e-8)
    assert [advice.busts for advice in advices] == [0, 1, 2]
    for advice, known in zip(advices, ZILCH, strict=True):
        assert [advice.bank[str(dice)] for dice in range(1, 6)] == [((at, None),) for at in known]
        assert advice.bank["6"] == ()  # with hot dice never


def test_where_a_bust_costs_the_score_there_is_no_best_turn_without_one() -> None:
    rules = find_rules("zonk(instant.bust_face=6,instant.bust_count=3,instant.bust_loses=game)")
    with pytest.raises(RulesError, match="not-solved"):
        advise_for_points(rules)


def test_the_hand_is_told_where_dice_join_it() -> None:
    heads = find_heads(find_rules("doom"))
    assert heads[-1].hand == Hand("5", 500)
    assert heads[-1].key == "5:5=500"
    # The same five dice are worth more when they lay together earlier.
    fives = {head.hand.points for head in heads if head.hand and head.hand.dice == "55555"}
    assert fives == {500, 1000, 1500, 2500}
    assert len({head.key for head in heads}) == len(heads)


def test_only_sets_are_told_where_only_they_can_grow() -> None:
    keys = [head.key for head in find_heads(find_rules("hot-dice"))]
    assert keys[-3:] == ["4", "5", "6"]
    assert "3:222" in keys
    assert len(set(keys)) == len(keys)


def test_where_dice_do_not_join_only_their_number_is_told() -> None:
    assert [head.key for head in find_heads(find_rules("zonk"))] == ["1", "2", "3", "4", "5"]
    assert [head.key for head in find_heads(find_rules("zonk-original"))] == ["1", "2"]


def test_pig_near_the_middle_knows_no_threshold(tmp_path: Path) -> None:
    """Own 41 against 49: hold 22 to 26, throw at 27, hold from 28 on (possiblywrong, 2014)."""
    policy = find_policy("pig", tmp_path)
    assert advise_to_win(policy, (41, 49)).bank == {"1": ((22, 26), (28, None))}
    start = advise_to_win(policy, (0, 0))
    assert start.worth == pytest.approx(0.530592725273748, abs=1e-12)
    assert start.bank == {"1": ((21, None),)}


@pytest.mark.parametrize("scores", [(600, 1500), (1500, 1850), (1000, 1000)])
def test_a_sheet_says_when_the_policy_takes_over(tmp_path: Path, scores: tuple[int, int]) -> None:
    policy = find_policy("ten-thousand(target=2000)", tmp_path)
    advice = advise_to_win(policy, scores).ride
    assert list(advice) == ["1", "2", "3", "4", "5"]
    for dice, ranges in advice.items():
        for points in range(300, scores[1] + 1, 50):
            start = turn_start(policy.table.rules, scores)
            state = start._replace(leftover=int(dice), previous=points)
            rides = any(first <= points <= (last or points) for first, last in ranges)
            assert rides is (best_of(policy, state) is RIDE), (dice, points)


def best_of(policy: Policy, state: State) -> Any:
    return next(worth.action for worth in policy.worths(state) if worth.is_best)


def iter_met(policy: Policy, start: State) -> Iterator[State]:
    """Yield positions in which a seat that plays best decides whether to throw again."""
    game = make_game(policy.table.rules)
    seen: set[Turn] = set()
    waiting = [start]
    while waiting and len(seen) < MOST_MET:
        rolling = game.apply(waiting.pop(0), Act(0, THROW))
        throws = [faces for faces, _ in game.outcomes(rolling)]
        for faces in throws[:: len(throws) // 12 + 1]:
            thrown = game.apply(rolling, Throw(0, faces))
            if thrown.seat != 0 or thrown.phase is not Phase.KEEPING:
                continue
            state = game.apply(thrown, Act(0, best_of(policy, thrown)))
            if state.turn not in seen:
                seen.add(state.turn)
                yield state
                if best_of(policy, state) is THROW:
                    waiting.append(state)


@pytest.mark.parametrize(
    ("spelling", "scores"),
    [
        ("farkle-minimal(target=1000)", (0, 0)),
        ("farkle-minimal(target=1000)", (600, 950)),
        ("zonk(target=1000,extended_target=1300)", (800, 900)),
        ("doom(target=1200)", (0, 0)),
        ("doom(target=1200)", (300, 1000)),
        ("ten-thousand(target=2000,bank.opening=0)", (0, 1500)),
    ],
)
def test_the_sheet_says_what_the_policy_does(
    tmp_path: Path, spelling: str, scores: tuple[int, int]
) -> None:
    policy = find_policy(spelling, tmp_path)
    rules = policy.table.rules
    assert isinstance(rules, ScoringRules)
    bank = advise_to_win(policy, scores).bank
    keys = {(head.dice, head.hand): head.key for head in find_heads(rules)}
    met = 0
    for state in iter_met(policy, turn_start(rules, scores)):
        dice, total, hand = state.turn[:3]
        key = keys.get((dice, hand if rules.keep.join == "best" else None))
        if key is not None:
            ranges = bank[key]
            banks = any(first <= total <= (last or total) for first, last in ranges)
            assert banks is (best_of(policy, state) is BANK), state
            met += 1
    assert met >= 10
