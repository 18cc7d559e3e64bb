"""What the spots of one turn are worth, for any worth of its ends, with numpy alone.

Positions before a throw are ranked by their worth, layer by layer. Everything that is chosen between two throws is
a choice among them, so that beside what a choice is worth its rank tells where it leads.
"""

from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pushluck.games.bones import BonesRules
from pushluck.solve.bones.falls import Floats
from pushluck.solve.bones.finding import find_graph
from pushluck.solve.bones.graph import BURIALS, DEAD_END, LOST, Layer, Numbers, TurnGraph
from pushluck.solve.bones.skeletons import Ints

TIE = 1e-9
"""Chances closer than this are equal; then a burial is preferred, since what is sure needs no luck."""
NOTHING = -1e300
"""What cannot be done is worth less than anything."""


class Level(NamedTuple):
    """Falls of one layer that depend only on falls of earlier levels; all arrays but `links` are by fall."""

    leads_to: Numbers
    """A choice of the later layer, counted from 1; 0 for none."""
    first_link: Numbers
    """Its first link; empty in the first level, where nothing is linked."""
    links: Numbers
    """Falls of the layer, in the order of the levels."""


class Step(NamedTuple):
    """One layer, prepared for numpy."""

    levels: tuple[Level, ...]
    first_fall: Ints
    """By position: its first fall; one entry more."""
    place: Numbers
    """By fall: where it is in the order of the levels, in which all that follows is."""
    position: Numbers
    """The position that is thrown from."""
    chances: Floats
    ends: NDArray[np.int16]
    rounds: tuple[tuple[slice, Numbers, Numbers], ...]
    """Choices that follow on each other, counted on behind the positions, with their first options and options."""


class LayerValues(NamedTuple):
    """What one layer is worth. Ranks count from 1, the worst; 0 stands for nothing to go on to."""

    values: Floats
    """By position."""
    ranked: Ints
    """By rank: the position, -1 for none."""
    worth: Floats
    """By rank: its value."""
    choices: Numbers
    """By choice, counted from 1: the rank of the best position it leads to."""
    best: Numbers
    """By fall, in the order of the levels: the rank of the best position of the later layer it leads to."""


_END_OF_TURN = LayerValues(
    np.zeros(0), np.full(1, -1), np.full(1, NOTHING), np.zeros(1, np.int32), np.zeros(0, np.int32)
)
"""The layer after the last."""


class Prospects(NamedTuple):
    """What comes of positions under best play."""

    points: Floats
    """Mean points that the turn brings."""
    lost: Floats
    """Chance that it is lost."""


class TurnValues:
    """One turn, worked out for one worth of its ends."""

    def __init__(self, plan: "TurnPlan", ends: Floats, layers: dict[int, LayerValues]) -> None:
        self.ends = ends
        """What each end is worth."""
        self.layers = layers
        """By throws made."""
        self._plan = plan
        points = np.arange(len(ends)) - BURIALS + plan.graph.least_points
        points[:BURIALS] = 0
        self._points = points.astype(np.float64)
        self._bars = ends.copy()
        self._bars[BURIALS:] += TIE

    def follow(self, throws: int, positions: Ints) -> Prospects:
        """Return what comes of these positions, before a throw that follows `throws` others."""
        step = self._plan.steps[throws]
        later = self.layers.get(throws + 1, _END_OF_TURN)
        firsts, sizes = step.first_fall[positions], np.diff(step.first_fall)[positions]
        owner = np.repeat(np.arange(len(positions)), sizes)
        begins = np.cumsum(sizes) - sizes
        falls = step.place[np.arange(sizes.sum()) + np.repeat(firsts - begins, sizes)]
        rank = self.layers[throws].best[falls]
        ends, chances = step.ends[:, falls], step.chances[:, falls]
        goes_on = later.worth[rank] >= self._bars[ends]
        points = (chances * ~goes_on * self._points[ends]).sum(axis=0)
        lost = (chances * ~goes_on * (ends == LOST)).sum(axis=0)
        goes = np.flatnonzero(goes_on.any(axis=0))
        if len(goes):
            reached, which = np.unique(rank[goes], return_inverse=True)
            after = self.follow(throws + 1, later.ranked[reached])
            on = (chances[:, goes] * goes_on[:, goes]).sum(axis=0)
            points[goes] += on * after.points[which]
            lost[goes] += on * after.lost[which]
        size = len(positions)
        return Prospects(_sums(owner, points, size), _sums(owner, lost, size))


class TurnPlan:
    """The graph of a turn in the order in which numpy works it out fast."""

    def __init__(self, graph: TurnGraph) -> None:
        self.graph = graph
        self.layers = {layer.throws: layer for layer in graph.layers}
        """By throws made."""
        self.steps: dict[int, Step] = {}
        """By throws made."""
        position = choice = 0
        for layer in graph.layers:
            later = self.layers.get(layer.throws + 1, layer)
            self.steps[layer.throws] = _make_step(graph, layer, later, (position, choice))
            position += layer.first_choice - layer.first_throw
            choice += layer.end - layer.first_choice

    def find_ends(self, lost: float, buried: Floats) -> Floats:
        """Return what each end is worth, given a lost turn and burials from the fewest points up."""
        return np.concatenate([[NOTHING, lost], buried])

    def evaluate(self, ends: Floats) -> TurnValues:
        """Return what everything is worth with best play."""
        later = _END_OF_TURN
        layers = {}
        for throws, step in self.steps.items():
            later = layers[throws] = _evaluate(step, later, ends)
        return TurnValues(self, ends, layers)


def _evaluate(step: Step, later: LayerValues, ends: Floats) -> LayerValues:
    best = _find_best(step, later)
    goes_on = later.worth[best]
    value = step.chances[0] * np.maximum(goes_on, ends[step.ends[0]])
    value += step.chances[1] * np.maximum(goes_on, ends[step.ends[1]])
    return _rank_layer(step, value, best)


def _find_best(step: Step, later: LayerValues) -> Numbers:
    """Return by fall, in the order of the levels, the rank of the best position that it leads to."""
    best = np.empty(len(step.place), dtype=np.int32)
    begin = 0
    for level in step.levels:
        end = begin + len(level.leads_to)
        found = later.choices[level.leads_to]
        if len(level.first_link):
            np.maximum(found, np.maximum.reduceat(best[level.links], level.first_link), out=found)
        best[begin:end] = found
        begin = end
    return best


def _rank_layer(step: Step, parts: Floats, best: Numbers) -> LayerValues:
    """Return a layer of which each fall adds its part to the value of its position."""
    count = len(step.first_fall) - 1
    values = _sums(step.position, parts, count)
    order = np.argsort(values, kind="stable")
    ranks = np.zeros(count + sum(len(first) for _, first, _ in step.rounds), dtype=np.int32)
    ranks[order] = np.arange(1, count + 1)
    for place, first, options in step.rounds:
        ranks[place] = np.maximum.reduceat(ranks[options], first)
    return LayerValues(
        values,
        np.concatenate([[-1], order]),
        np.concatenate([[NOTHING], values[order]]),
        np.concatenate([np.zeros(1, np.int32), ranks[count:]]),
        best,
    )


def _sums(owners: Ints | Numbers, parts: Floats, count: int) -> Floats:
    """Return the sum of the parts of each owner."""
    return np.asarray(np.bincount(owners, parts, count), dtype=np.float64)


def _make_step(graph: TurnGraph, layer: Layer, later: Layer, begins: tuple[int, int]) -> Step:
    """Return one layer; `begins` says which positions and choices of the graph are its first."""
    count = layer.first_choice - layer.first_throw
    firsts = graph.first_fall[begins[0] : begins[0] + count + 1]
    begin, end = int(firsts[0]), int(firsts[-1])
    position = np.repeat(np.arange(count, dtype=np.int32), np.diff(firsts))
    first_link = graph.first_link[begin : end + 1]
    link_counts = np.diff(first_link)
    links = graph.links[first_link[0] : first_link[-1]]
    links = links + np.repeat((firsts[:-1] - begin).astype(np.int32)[position], link_counts)
    order = np.argsort(graph.levels[begin:end], kind="stable").astype(np.int32)
    place = np.empty_like(order)
    place[order] = np.arange(len(order), dtype=np.int32)
    leads_to = graph.leads_to[begin:end][order]
    leads_to = np.where(leads_to == DEAD_END, 0, leads_to - later.first_choice + 1)
    bounds = np.flatnonzero(np.diff(graph.levels[begin:end][order], prepend=-1, append=-1))
    levels = []
    for lower, upper in pairwise(bounds):
        members = order[lower:upper]
        sizes = link_counts[members]
        first = np.cumsum(sizes, dtype=np.int32) - sizes
        among = np.repeat(first_link[members] - first_link[0] - first, sizes)
        among += np.arange(len(among), dtype=np.int32)
        levels.append(
            Level(leads_to[lower:upper], first if len(among) else first[:0], place[links[among]])
        )
    return Step(
        levels=tuple(levels),
        first_fall=firsts - begin,
        place=place,
        position=position[order],
        chances=graph.chances[:, begin:end][:, order],
        ends=graph.ends[:, begin:end][:, order],
        rounds=_make_rounds(graph, layer, begins[1]),
    )


def _make_rounds(
    graph: TurnGraph, layer: Layer, begin: int
) -> tuple[tuple[slice, Numbers, Numbers], ...]:
    """Return the choices of a layer, from `begin` on, in rounds, each of which refers to earlier ones only."""
    count, positions = layer.end - layer.first_choice, layer.first_choice - layer.first_throw
    firsts = graph.first_option[begin : begin + count + 1]
    options = graph.options[firsts[0] : firsts[-1]] - layer.first_throw
    firsts = (firsts - firsts[0]).astype(np.int32)
    highest = np.maximum.reduceat(options, firsts[:-1]) if count else firsts[:0]
    rounds = []
    done = 0
    while done < count:
        ready = highest[done:] < positions + done
        end = count if ready.all() else done + int(np.argmin(ready))
        place = slice(positions + done, positions + end)
        rounds.append((place, firsts[done:end] - firsts[done], options[firsts[done] : firsts[end]]))
        done = end
    return tuple(rounds)


class SoloTurn(NamedTuple):
    """The turn that brings the most points on average, with no target in sight."""

    turn_points: float
    """Mean points, with best play."""
    positions: int
    """Positions before a throw."""
    falls: int
    """Groups of throws that offer the same."""


def find_best_turn(rules: BonesRules) -> SoloTurn:
    """Return the best expected turn under `rules`; raises `RulesError` for rules that are not solved."""
    graph = find_graph(rules)
    values = evaluate_points(rules)
    return SoloTurn(float(values.layers[0].values[0]), graph.positions, len(graph.leads_to))


def evaluate_points(rules: BonesRules) -> TurnValues:
    """Return the turn that brings the most points on average, with no target in sight."""
    plan = find_plan(rules)
    points = np.arange(plan.graph.least_points, plan.graph.most_points + 1, dtype=np.float64)
    return plan.evaluate(plan.find_ends(0.0, points))


@lru_cache(maxsize=4)
def find_plan(rules: BonesRules) -> TurnPlan:
    """Return the plan of a turn; equal rules share one. Raises as `find_graph` does."""
    return TurnPlan(find_graph(rules))
