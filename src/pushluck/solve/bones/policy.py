"""What every legal act of a turn is worth, worked out from the chances to win between turns, with numpy alone."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from pushluck.core.errors import IllegalActionError, RulesError
from pushluck.core.events import BANK, THROW, Choice
from pushluck.games.bones import Bones, BonesAction, Misplace, Place, PutOut, State, Turn
from pushluck.games.bones.actions import Lift
from pushluck.games.bones.anatomy import GRAVESTONE, KIND_OF
from pushluck.games.bones.body import worth
from pushluck.games.bones.options import LETTERS, after_placing, misplacements, price
from pushluck.solve.best_play import win_all
from pushluck.solve.bones.falls import Floats
from pushluck.solve.bones.finals import fields_of, find_finals
from pushluck.solve.bones.graph import BURIALS, LOST, Layer, TurnGraph
from pushluck.solve.bones.keys import Fields, canonical, pack
from pushluck.solve.bones.skeletons import Ints, find_worths
from pushluck.solve.bones.table import Table
from pushluck.solve.bones.turn import TIE, TurnValues, find_plan
from pushluck.solve.policy import Worth

MOST_TURNS = 4
"""Turns that are remembered; each takes 7 MB."""


class Way(NamedTuple):
    """How a turn goes on, or how it ends."""

    wins: float
    position: int = -1
    """The position that is thrown from, in the layer after the throws made."""
    end: int = -1
    """Or the end of the turn."""


class Policy:
    """The best play under the rules of a table. Everybody is expected to play honestly.

    Raises `RulesError` (`not-solved`) for rules that are outside of what is solved.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self._game = Bones(table.rules)
        self._plan = find_plan(table.rules)
        self._choices = {
            throws: _sorted_choices(self._plan.graph, layer)
            for throws, layer in self._plan.layers.items()
        }
        """By throws made: the keys of choices in order, and their numbers, counted from 1."""
        self._turns = lru_cache(maxsize=MOST_TURNS)(self._evaluate)

    def worths(self, state: State) -> Sequence[Worth]:
        """Return what every legal act in `state` is worth, in the order of the legal actions.

        Raises `IllegalActionError` where nothing is to be decided (`not-now`) or the position cannot come about
        (`impossible-skeleton`), and `RulesError` (`not-solved`) with other than two seats.
        """
        if len(state.scores) != 2:
            raise RulesError("not-solved", fields=["seating.most_seats"])
        legal, ways, best = self._weigh(state)
        reached = sorted({way.position for way in ways} - {-1})
        follow = self.turn(state).follow(state.turn.throws, np.array(reached, dtype=np.int64))
        found = []
        for number, (action, way) in enumerate(zip(legal, ways, strict=True)):
            if way.position < 0:
                points, lost = float(self._points(way.end)), float(way.end == LOST)
            else:
                place = reached.index(way.position)
                points, lost = float(follow.points[place]), float(follow.lost[place])
            found.append(Worth(action, way.wins, points, lost, is_best=number == best))
        return found

    def best_action(self, state: State) -> BonesAction:
        """Return the act that wins most often, of equals a burial or else the first; for any number of seats.

        Against several rivals the values of ends are blended as `pushluck.solve.best_play` does it. Raises
        `IllegalActionError` as `worths` does.
        """
        legal, _, best = self._weigh(state)
        return legal[best]

    def turn(self, state: State) -> TurnValues:
        """Return the turn that is being played in `state`."""
        rivals = (score for seat, score in enumerate(state.scores) if seat != state.seat)
        return self._turns(state.scores[state.seat], *rivals)

    def _weigh(self, state: State) -> tuple[Sequence[BonesAction], list[Way], int]:
        """Return the legal acts, where each leads, and the number of the best."""
        legal = self._game.legal_actions(state)
        if not legal or state.start is not None:
            raise IllegalActionError("not-now")
        turn = self.turn(state)
        ways = [self._way(turn, state.turn, action) for action in legal]
        best = max(way.wins for way in ways)
        if BANK in legal and ways[legal.index(BANK)].wins >= best - TIE:
            return legal, ways, legal.index(BANK)
        return legal, ways, [way.wins for way in ways].index(best)

    def _way(self, values: TurnValues, turn: Turn, action: BonesAction) -> Way:
        match action:
            case Place() | Misplace() | Lift():
                return self._best(values, after_placing(turn, action))
            case PutOut():
                return self._thrown(values, turn, self._find_position(_paid(turn, action)))
            case Choice() if action is BANK:
                end = self._end(worth(self.table.rules, turn.body))
                return Way(float(values.ends[end]), end=end)
            case _:
                assert action is THROW
                return self._thrown(values, turn, 0)

    def _thrown(self, values: TurnValues, turn: Turn, position: int) -> Way:
        return Way(float(values.layers[turn.throws].values[position]), position)

    def _best(self, values: TurnValues, turn: Turn) -> Way:
        """Return the best that can be made of `turn`, in which a throw shows."""
        rules = self.table.rules
        wrong = misplacements(rules, turn)
        if wrong:
            kinds = {(KIND_OF[way.face], way.slot): way for way in wrong}
            ways = [self._best(values, after_placing(turn, way)) for way in kinds.values()]
            return max(ways, key=lambda way: way.wins)
        finals = find_finals(rules, turn)
        layer = values.layers[turn.throws]
        ranks = layer.choices[self._find_choices(turn, finals)]
        rank = int(ranks.max())
        best = Way(float(layer.worth[rank]), int(layer.ranked[rank]))
        if GRAVESTONE in turn.showing and not turn.lifted:
            points = find_worths(rules, len(turn.body.wrong))[finals.hat, finals.piece]
            end = self._end(int(points.max()))
        elif not ranks.all():
            end = LOST
        else:
            return best
        value = float(values.ends[end])
        is_better = value > best.wins if end == LOST else value >= best.wins - TIE
        return Way(value, end=end) if is_better else best

    def _end(self, points: int) -> int:
        return points - self._plan.graph.least_points + BURIALS

    def _points(self, end: int) -> int:
        return 0 if end == LOST else end - BURIALS + self._plan.graph.least_points

    def _evaluate(self, mine: int, *rivals: int) -> TurnValues:
        ends = win_all(np.stack([self._ends(mine, theirs) for theirs in rivals]))
        return self._plan.evaluate(self._plan.find_ends(float(ends[0]), ends[1:]))

    def _ends(self, mine: int, theirs: int) -> Floats:
        """Return the chance to beat one rival after a lost turn, then after burials from the fewest points up."""
        table, graph = self.table, self._plan.graph
        after = mine + np.arange(graph.least_points, graph.most_points + 1)
        after = np.concatenate([[mine], after]) - table.least
        scores = len(table.values)
        other = table.values[min(max(theirs - table.least, 0), scores - 1)]
        kept = other[np.clip(after, 0, scores - 1)].astype(np.float64)
        return np.where(after >= scores, 1.0, 1.0 - kept)

    def _find_position(self, turn: Turn) -> int:
        """Return the position in which the free dice of `turn` are thrown."""
        layer = self._plan.layers[turn.throws]
        keys = self._plan.graph.keys[layer.first_throw : layer.first_choice]
        return int(_find(keys, canonical(pack(fields_of(turn))))[0])

    def _find_choices(self, turn: Turn, finals: Fields) -> Ints:
        """Return the numbers of choices, counted from 1; 0 where the next throw cannot be paid."""
        known, numbers = self._choices[turn.throws]
        can_pay = finals.free + finals.hat > price(self.table.rules, turn)
        found = np.zeros(len(can_pay), dtype=np.int64)
        found[can_pay] = numbers[_find(known, canonical(pack(finals))[can_pay])]
        return found


def _find(known: Ints, wanted: Ints) -> Ints:
    """Return the places of keys among those `known`, which grow."""
    places = np.searchsorted(known, wanted)
    if len(wanted) and (places.max() == len(known) or (known[places] != wanted).any()):
        raise IllegalActionError("impossible-skeleton")
    return places


def _sorted_choices(graph: TurnGraph, layer: Layer) -> tuple[Ints, Ints]:
    keys = graph.keys[layer.first_choice : layer.end]
    order = np.argsort(keys)
    return keys[order], order + 1


def _paid(turn: Turn, payment: PutOut) -> Turn:
    left, right, middle = (
        count - payment.free.count(letter) for count, letter in zip(turn.free, LETTERS, strict=True)
    )
    return turn._replace(free=(left, right, middle))
