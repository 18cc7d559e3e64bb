from random import Random
from typing import Any

import numpy as np
import pytest

from pushluck.core.errors import RulesError
from pushluck.games.bones import Bones, BonesRules
from pushluck.games.registry import find_rules
from pushluck.solve.bones.finding import find_graph
from pushluck.solve.bones.graph import make_graph
from pushluck.solve.bones.skeletons import find_skeletons, to_slots
from pushluck.solve.bones.turn import find_best_turn, find_plan
from tests.solve.bones.reference import Reference, draw_throws


def rules_of(changes: str = "") -> BonesRules:
    rules = find_rules(f"bones@1(start=first_seat{changes and f',{changes}'})")
    assert isinstance(rules, BonesRules)
    return rules


def test_there_are_634_pieces() -> None:
    skeletons = find_skeletons()
    assert len(skeletons.masks) == 634
    assert to_slots(int(skeletons.masks[-1])) == "KRNVUFH123TSO456"


def test_the_falls_of_every_throw_have_chance_one() -> None:
    turn = find_graph(rules_of())
    sums = np.add.reduceat(turn.chances.sum(axis=0), turn.first_fall[:-1])
    assert np.abs(sums - 1).max() < 1e-15 * 10
    assert turn.chances.min() >= 0


def test_the_best_turn_brings_more_than_eleven_points() -> None:
    assert find_best_turn(rules_of()).turn_points == pytest.approx(11.425561435526, abs=1e-12)


CHANGES = [
    "",
    "place=all",
    "first_price=2,price_step=0",
    "floor_zero=true",
    "hat_times=3,misplaced=1",
    "first_price=3,complete=2,bone=2",
]


def test_small_throws_are_worth_what_the_engine_says(*, proof: bool) -> None:
    # A turn that is better lost shows whether losing it on purpose is allowed exactly where the engine allows it.
    for changes in CHANGES if proof else CHANGES[:1]:
        rules = rules_of(changes)
        plan = find_plan(rules)
        points = np.arange(plan.graph.least_points, plan.graph.most_points + 1, dtype=np.float64)
        throws = draw_throws(plan.graph, 3, 40 if proof else 6, (0, 0))
        for lost in (0.0, 9.0):
            values = plan.evaluate(plan.find_ends(lost, points))
            reference = Reference(Bones(rules), float, lost)
            for made, number, state in throws:
                found = values.layers[made].values[number]
                assert found == pytest.approx(reference.value(state).value, abs=1e-12), state


@pytest.mark.parametrize(
    ("changes", "field"),
    [("pay_with=any", "reroll.pay_with"), ("misplaced_blocks=false", "build.misplaced_blocks")],
)
def test_rules_that_are_not_solved_are_refused(changes: str, field: str) -> None:
    with pytest.raises(RulesError) as caught:
        make_graph(rules_of(changes))
    assert (caught.value.reason, caught.value.fields) == ("not-solved", (field,))


def draw_changes(random: Random) -> str:
    """Return changes to the rules under which a turn has few throws."""
    options: dict[str, list[Any]] = {
        "place": ["one", "all"],
        "first_price": [4, 5, 7, 9],
        "price_step": [0, 1, 3],
        "complete": [0, 4, 9],
        "bone": [1, 2],
        "misplaced": [0, 2, 7],
        "hat_times": [1, 2, 3],
        "floor_zero": ["true", "false"],
    }
    return ",".join(f"{name}={random.choice(values)}" for name, values in options.items())


def test_small_throws_under_any_rules_are_worth_what_the_engine_says(*, proof: bool) -> None:
    random = Random("rules")
    for _ in range(40 if proof else 2):
        rules = rules_of(draw_changes(random))
        plan = find_plan(rules)
        points = np.arange(plan.graph.least_points, plan.graph.most_points + 1, dtype=np.float64)
        lost = random.choice([-3.0, 0.0, 4.0])
        values = plan.evaluate(plan.find_ends(lost, points))
        reference = Reference(Bones(rules), float, lost)
        for made, number, state in draw_throws(plan.graph, 3, 10, (0, 0)):
            found = values.layers[made].values[number]
            assert found == pytest.approx(reference.value(state).value, abs=1e-12), (rules, state)
