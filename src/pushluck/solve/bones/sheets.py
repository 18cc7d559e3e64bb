"""When to bury, as a person can learn it: by the throws made and the middle dice that another throw would have."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

import numpy as np

from pushluck.games.bones import BonesRules
from pushluck.solve.bones.falls import Floats
from pushluck.solve.bones.graph import BURIALS
from pushluck.solve.bones.keys import unpack
from pushluck.solve.bones.policy import Policy
from pushluck.solve.bones.skeletons import Bools, Ints
from pushluck.solve.bones.turn import TurnPlan, TurnValues, evaluate_points, find_plan
from pushluck.solve.positions import Pair, turn_start

RARE = 1e-3
"""Choices to which fewer turns come than this are not on a sheet."""


class Choices(NamedTuple):
    """Choices between burying and another throw, as they come up when the rest of the turn is played best."""

    throws: int
    """Throws made."""
    middle: Ints
    """Middle dice that the best other throw would have."""
    points: Ints
    """What burying earns."""
    gain: Floats
    """What going on is worth more than burying."""
    weight: Floats
    """How often a turn comes to it."""


class BuryAt(NamedTuple):
    """The best rule of one case that looks at the points alone."""

    points: int | None
    """Bury with so many points or more; None for never."""
    right: float
    """How often that is the best choice, as a part of all such choices."""
    weight: float
    """How often a turn comes to such a choice."""


class BurySheet(NamedTuple):
    """When to bury in one situation."""

    scores: Pair | None
    """None where only points matter."""
    worth: float
    """The chance to win; where only points matter, the expected points of a turn."""
    bury: Mapping[tuple[int, int], BuryAt]
    """By throws made and middle dice left for another throw; what hardly any turn comes to is left out."""

    @property
    def right(self) -> float:
        """How often the sheet names the best choice."""
        rules = self.bury.values()
        return sum(rule.right * rule.weight for rule in rules) / sum(rule.weight for rule in rules)


def bury_for_points(rules: BonesRules) -> BurySheet:
    """Return when to bury for the most points; raises `RulesError` for rules that are not solved."""
    values = evaluate_points(rules)
    return BurySheet(None, float(values.layers[0].values[0]), _find_rules(find_plan(rules), values))


def bury_to_win(policy: Policy, scores: Pair) -> BurySheet:
    """Return when to bury between two seats with these scores; raises `NotationError` as `turn_start` does."""
    rules = policy.table.rules
    values = policy.turn(turn_start(rules, scores))
    worth = float(values.layers[0].values[0])
    return BurySheet(scores, worth, _find_rules(find_plan(rules), values))


def _find_rules(plan: TurnPlan, values: TurnValues) -> Mapping[tuple[int, int], BuryAt]:
    found = {}
    for choices in iter_choices(plan, values):
        for middle in map(int, np.unique(choices.middle)):
            here = choices.middle == middle
            rule = _best_rule(choices.points[here], choices.gain[here], choices.weight[here])
            if rule.weight > RARE:
                found[choices.throws, middle] = rule
    return found


def _best_rule(points: Ints, gain: Floats, weight: Floats) -> BuryAt:
    """Return the least number of points with which burying always loses least."""
    levels = [*map(int, np.unique(points)), None]
    losses = [
        float((weight * np.maximum(np.where(_buries(points, level), gain, -gain), 0.0)).sum())
        for level in levels
    ]
    best = levels[int(np.argmin(losses))]
    is_right = _buries(points, best) == (gain <= 0)
    return BuryAt(best, float(weight[is_right].sum() / weight.sum()), float(weight.sum()))


def _buries(points: Ints, level: int | None) -> Bools:
    return points >= level if level is not None else np.zeros(len(points), dtype=np.bool_)


def iter_choices(plan: TurnPlan, values: TurnValues) -> Iterator[Choices]:
    """Yield all choices between burying and another throw, those after one throw first."""
    weights: Floats = np.ones(1)
    least = plan.graph.least_points
    for throws in sorted(plan.steps):
        step, later = plan.steps[throws], values.layers.get(throws + 1)
        if later is None:
            return
        rank = values.layers[throws].best
        ends, chances = step.ends, step.chances * weights[step.position]
        gain = later.worth[rank] - values.ends[ends]
        goes_on = (rank > 0) & (gain > 0)
        layer = plan.layers[throws + 1]
        middle = unpack(plan.graph.keys[layer.first_throw : layer.first_choice]).middle
        may_choose = (rank > 0) & (ends >= BURIALS) & (chances > 0)
        if may_choose.any():
            positions = np.broadcast_to(later.ranked[rank], ends.shape)[may_choose]
            points = ends[may_choose].astype(np.int64) - BURIALS + least
            yield Choices(
                throws + 1, middle[positions], points, gain[may_choose], chances[may_choose]
            )
        on = (chances * goes_on).sum(axis=0)
        reached = later.ranked[rank[on > 0]]
        weights = np.bincount(reached, on[on > 0], len(later.values)).astype(np.float64)
