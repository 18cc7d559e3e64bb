"""One player alone: how many turns it takes to reach the target, with the best play for that."""

import numpy as np

from pushluck.core.errors import RulesError
from pushluck.games.bones import BonesRules
from pushluck.solve.bones.falls import Floats
from pushluck.solve.bones.finding import find_graph
from pushluck.solve.bones.graph import BURIALS, LOST
from pushluck.solve.bones.race import LEAST_SCORE, find_least, make_arrays, make_room
from pushluck.solve.bones.skeletons import Ints
from pushluck.solve.bones.turn import find_best_turn
from pushluck.solve.finding import check_solver

TOLERANCE = 1e-12
"""Residual, in turns, at which the turns are known."""
MOST_ROUNDS = 50
"""Rounds after which they are given up."""


def find_fewest_turns(rules: BonesRules, *, least: int = LEAST_SCORE) -> float:
    """Return the mean number of turns to the target from a score of 0; scores below `least` count as it.

    Found by policy iteration, as a match between two seats is. Raises `RulesError` as `check_solver` does.
    """
    check_solver(rules)
    from pushluck.solve.kernels import LANES, bones

    graph = find_graph(rules)
    least = find_least(graph, least)
    scores, rows = rules.finish.target - least, graph.most_points - graph.least_points + 3
    points = np.arange(rows) - BURIALS + graph.least_points
    points[LOST] = 0
    after = np.arange(scores)[:, None] + points
    goes_on, after = after < scores, np.clip(after, 0, scores - 1)
    mine = np.minimum(np.arange(-(-scores // LANES) * LANES), scores - 1)
    found, outcomes = np.zeros(len(mine)), np.zeros((len(mine), rows))
    arrays, room = make_arrays(graph), make_room(graph, LANES)
    turns: Floats = 1.0 + (scores - np.arange(scores)) / find_best_turn(rules).turn_points
    for _ in range(MOST_ROUNDS):
        # To the kernel this is a match against a seat that always has the same score: what is left to the
        # other seat after a turn are the turns that are still to come.
        values = np.broadcast_to(turns, (scores, scores)).copy()
        bones.count_pairs(arrays, values, graph.least_points, mine, 0 * mine, found, outcomes, room)
        residuals = 2.0 - found[:scores] - turns
        if np.abs(residuals).max() <= TOLERANCE:
            return float(turns[-least])
        turns = turns + _settled(residuals, outcomes[:scores] * goes_on, after)
    raise RulesError("match-need-not-end", fields=["finish.target"])


def _settled(residuals: Floats, shares: Floats, after: Ints) -> Floats:
    """Return the solution of `step = residuals + (shares of the steps after)`."""
    matrix = np.eye(len(residuals))
    np.subtract.at(matrix, (np.arange(len(residuals))[:, None], after), shares)
    return np.asarray(np.linalg.solve(matrix, residuals))
