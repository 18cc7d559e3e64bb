"""Matches against plain Python that plays the engine: every position, every act, to 1e-12."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest
from hypothesis import assume, given, reject, settings
from hypothesis import strategies as st

from pushluck.core.errors import RulesError
from pushluck.core.rules import RulesObject, Value, changed
from pushluck.games.pig import PigState
from pushluck.games.registry import find_rules
from pushluck.games.scoring import ScoringRules, State
from pushluck.solve.offers import has_offers
from pushluck.solve.policy import Policy
from pushluck.solve.table import Table, find_table
from tests.conftest import PROOF
from tests.solve.exact import solve_exactly, value_of
from tests.solve.reference import Reference

TWO = "farkle-minimal(dice.count=2,points.triple=0,points.triple_ones=0,"
ONE = "farkle-minimal(dice.count=1,points.triple=0,points.triple_ones=0,"
# Only one throw in six goes on, so that high leads, which the last round may have to beat, are rare.
RARE = ONE + "points.five=0,"
RIDES = "ride.allowed=true,"
# Two dice of which one goes on in six throws, and two in four.
SELDOM = TWO + RIDES + "points.five=0,instant.bust_face=6,instant.bust_count=1,"
CASES = [
    ("pig(target=9)", 30),
    (TWO + "target=300)", 300),
    (TWO + "target=300,bank.opening=150)", 300),
    (TWO + "target=250,bank.minimum=100,hot_dice.rule=must_throw)", 300),
    (TWO + "target=200,points.five=100,keep.rule=all,hot_dice.bonus=50)", 250),
    (TWO + "target=200,first_throw.no_score=points,first_throw.points=50)", 300),
    (TWO + "target=200,first_throw.no_score=fine,first_throw.points=50)", 300),
    (TWO + "target=200,first_throw.no_score=lose_all,first_throw.when=fresh)", 300),
    (TWO + "target=200,instant.bust_face=6,instant.bust_count=1,instant.bust_loses=game)", 300),
    (TWO + "target=200,instant.win_count=2)", 300),
    (TWO + "target=200,finish.rounds=3,finish.tie=shared)", 300),
    (TWO + "target=200,bank.multiple_of=100)", 300),
    (ONE + "target=100,bust.streak=2,bust.penalty=100,bust.floor=-50)", 250),
    (ONE + "target=100,bust.streak=2,bust.penalty=50,bust.after=every,bust.floor=-50)", 250),
    (ONE + "target=150,bust.streak=1,bust.takes=score)", 300),
    (TWO + "target=150,finish.landing=exact,finish.overshoot=turn_lost)", 300),
    (
        "zonk(dice.count=2,points.more=none,target=150,finish.extended_target=300)",
        500,
    ),
    (
        TWO + "target=150,finish.landing=exact,finish.overshoot=extended,"
        "finish.extended_target=250,finish.extended_landing=exact,finish.after_overshoot=extended_only)",
        500,
    ),
    (
        TWO + "target=150,finish.landing=exact,finish.overshoot=turn_lost,"
        "finish.last_round=finish_round,finish.tie=shared)",
        300,
    ),
    (RARE + "target=200,finish.last_round=one_turn_each,finish.tie=shared)", 2100),
    (RARE + "target=200,finish.last_round=finish_round,bank.opening=200)", 2100),
    (RARE + "target=200,finish.last_round=until_beaten)", 2100),
    (TWO + RIDES + "target=200,bank.opening=150,bank.minimum=100)", 300),
    (TWO + RIDES + "target=250,hot_dice.rule=must_throw,ride.bonus=50)", 300),
    (TWO + RIDES + "target=200,bank.dice_out=2,instant.bust_face=6,instant.bust_count=1)", 300),
    (TWO + RIDES + "target=200,finish.rounds=2,finish.tie=shared,instant.win_count=2)", 300),
    (
        TWO + RIDES + "target=200,first_throw.no_score=points,first_throw.points=50,"
        "first_throw.when=fresh,ride.bonus=100)",
        300,
    ),
    ("farkle-minimal(dice.count=3," + RIDES + "target=150,keep.join=best)", 300),
    (SELDOM + "target=200,finish.last_round=one_turn_each)", 2100),
    (
        SELDOM + "target=200,finish.last_round=finish_round,bank.opening=200,finish.tie=shared)",
        2100,
    ),
    (RARE + RIDES + "target=200,finish.last_round=one_turn_each,finish.tie=shared)", 2100),
]


MOST_TURNS = 3
"""Turns that are looked at from each pair of scores."""


@pytest.mark.parametrize(("spelling", "most"), CASES, ids=[spelling for spelling, _ in CASES])
def test_every_act_is_worth_what_playing_the_engine_says(
    tables: Path, spelling: str, most: int
) -> None:
    rules = find_rules(spelling)
    reference = Reference(rules, most)
    assert reference.solve()
    table = solve_exactly(rules) if has_offers(rules) else find_table(rules, tables, threads=1)
    policy = Policy(table)
    top = table.flow.least + table.flow.scores * table.flow.unit
    for start, value in reference.values.items():
        if not is_near(table, start):
            continue  # Leads near the cap of the reference are worth a little less there.
        assert value_of(table, start) == pytest.approx(value, abs=1e-12), start
        turns = [
            turn
            for turn in reference.turns(start)
            if reference.game.turn_total(reference.state(start, turn)) <= top
        ]
        for turn in turns[:: -(-len(turns) // MOST_TURNS)]:
            state = reference.state(start, turn)
            found = {worth.action.text: worth.wins for worth in policy.worths(state)}
            assert found == pytest.approx(reference.action_values(start, turn), abs=1e-12), state


def is_near(table: Table, start: State | PigState) -> bool:
    """Whether both scores of `start` are hardly above the highest target, and neither far behind it."""
    flow = table.flow
    top = flow.least + (flow.scores + 4) * flow.unit
    return flow.least <= min(start.scores) <= max(start.scores) <= top


AXES: Mapping[str, Sequence[Value]] = {
    "dice.count": (1, 2),
    "points.five": (50, 100, 0),
    "keep.rule": ("any", "all", "all_if_all_score"),
    "hot_dice.rule": ("may_bank", "must_throw"),
    "hot_dice.bonus": (0, 50),
    "first_throw.no_score": ("bust", "points", "fine", "lose_all"),
    "first_throw.points": (0, 50),
    "first_throw.when": ("first", "fresh"),
    "bank.opening": (0, 100, 150),
    "bank.minimum": (0, 100),
    "bank.multiple_of": (0, 0, 100),
    "bank.dice_out": (0, 0, 2),
    "bust.streak": (0, 0, 1, 2),
    "bust.penalty": (0, 50, 100),
    "bust.takes": ("points", "score"),
    "bust.after": ("restart", "every"),
    "bust.floor": (0, -100),
    "instant.bust_count": (0, 0, 1),
    "instant.bust_face": (0, 0, 6),
    "instant.bust_loses": ("turn", "game"),
    "instant.win_count": (0, 0, 2),
    "finish.target": (100, 150, 200),
    "finish.landing": ("at_least", "at_least", "exact"),
    "finish.overshoot": ("counts", "turn_lost", "extended"),
    "finish.extended_target": (0, 250),
    "finish.extended_landing": ("at_least", "exact"),
    "finish.after_overshoot": ("both", "extended_only"),
    "finish.last_round": ("none", "none", "finish_round", "one_turn_each"),
    "finish.tie": ("leader", "shared"),
    "finish.rounds": (0, 0, 2),
}
RIDE_AXES: Mapping[str, Sequence[Value]] = {
    name: values
    for name, values in AXES.items()
    if name.startswith(("dice.", "points.", "keep.", "hot_dice.", "bank.", "finish."))
    and name not in ("bank.multiple_of", "finish.landing", "finish.overshoot")
} | {
    "first_throw.no_score": ("bust", "points"),
    "first_throw.points": (0, 50),
    "first_throw.when": ("first", "fresh"),
    "instant.bust_count": (0, 1),
    "instant.bust_face": (0, 6),
    "instant.win_count": (0, 2),
    "ride.bonus": (0, 50, 100),
}
"""Fields that can be changed where the next seat may take over what is left."""
MOST_CHANGES = 6


@st.composite
def tiny_rules(draw: st.DrawFn, spelling: str, axes: Mapping[str, Sequence[Value]]) -> RulesObject:
    """Rules for one or two dice and low targets, with some fields changed that go together."""
    rules = find_rules(spelling)
    names = draw(st.lists(st.sampled_from(sorted(axes)), unique=True, max_size=MOST_CHANGES))
    fields = {name: draw(st.sampled_from(axes[name])) for name in names}
    for _ in range(MOST_CHANGES):
        try:
            return changed(rules, fields)
        except RulesError as error:
            # Two fields contradict each other: draw them again.
            fields |= {
                name: draw(st.sampled_from(axes[name])) for name in error.fields if name in axes
            }
    reject()


@settings(max_examples=300 if PROOF else 12)
@given(tiny_rules(TWO + "target=150)", AXES))
def test_random_rules_are_solved_as_the_engine_plays_them_or_refused(rules: RulesObject) -> None:
    assert isinstance(rules, ScoringRules)
    assume(rules.finish.last_round == "none" or rules.dice.count == 1)
    try:
        table = solve_exactly(rules)
    except RulesError as error:
        reason: str = error.reason
    else:
        reason = ""
    if reason:
        assert reason in ("not-solved", "match-need-not-end")
        return
    reference = Reference(rules, 400 if rules.finish.last_round == "none" else 2400)
    assume(reference.solve(settled=1e-14, most_sweeps=2_000))
    for start, value in reference.values.items():
        if is_near(table, start):
            assert value_of(table, start) == pytest.approx(value, abs=1e-12), start


@settings(max_examples=200 if PROOF else 4)
@given(tiny_rules(TWO + RIDES + "points.five=0,target=200)", RIDE_AXES))
def test_random_rides_are_solved_as_the_engine_plays_them(rules: RulesObject) -> None:
    assert isinstance(rules, ScoringRules)
    is_short = rules.finish.last_round == "none"
    assume(is_short or (rules.dice.count == 1 and not rules.points.five))
    table = solve_exactly(rules)
    reference = Reference(rules, 400 if is_short else 2100)
    assert reference.solve(settled=1e-14)
    for start, value in reference.values.items():
        if is_near(table, start):
            assert value_of(table, start) == pytest.approx(value, abs=1e-12), start
