"""Rolling Bones worked out state by state straight from the engine, for positions with few dice to throw."""

from collections.abc import Callable
from random import Random
from typing import NamedTuple, cast

import numpy as np

from pushluck.core import Act
from pushluck.core.events import BANK, Action
from pushluck.games.bones import Bones, BonesAction, Phase, State, Turn
from pushluck.games.bones.anatomy import SLOTS
from pushluck.games.bones.body import Body, Wrong
from pushluck.solve.bones.graph import TurnGraph
from pushluck.solve.bones.keys import unpack
from pushluck.solve.bones.skeletons import find_skeletons, to_slots

TIE = 1e-12
"""Of ways that differ by less, the one that loses the turn least often is taken."""


class Expected(NamedTuple):
    """What comes of a state with best play."""

    value: float
    points: float
    lost: float


class Reference:
    """What states of one turn are worth, given what its ends are worth."""

    def __init__(self, game: Bones, buried: Callable[[int], float], lost: float) -> None:
        self.game, self.buried, self.lost = game, buried, lost
        self._known: dict[State, Expected] = {}

    def value(self, state: State) -> Expected:
        if state not in self._known:
            self._known[state] = self._count(state)
        return self._known[state]

    def after(self, state: State, action: Action) -> Expected:
        if action is BANK:
            points = self.game.turn_total(state)
            return Expected(self.buried(points), points, 0.0)
        return self.value(self.game.apply(state, Act(state.seat, cast(BonesAction, action))))

    def _count(self, state: State) -> Expected:
        if state.phase is Phase.ROLLING:
            throws = list(self.game.outcomes(state))
            ways = sum(weight for _, weight in throws)
            found = [
                (weight, self.value(self.game.after_throw(state, faces)))
                for faces, weight in throws
            ]
            sums = (sum(weight * each[part] for weight, each in found) / ways for part in range(3))
            return Expected(*sums)
        if state.phase is not Phase.PLACING:
            return Expected(self.lost, 0.0, 1.0)
        sequels = [self.after(state, action) for action in self.game.legal_actions(state)]
        bar = max(each.value for each in sequels) - TIE
        return min((each for each in sequels if each.value >= bar), key=lambda each: each.lost)


def draw_throws(
    graph: TurnGraph, most_dice: int, count: int, scores: tuple[int, int]
) -> list[tuple[int, int, State]]:
    """Return positions in which at most so many dice are thrown, some of each layer.

    Each comes with the throws made, its number in the layer and its state.
    """
    fields = unpack(graph.keys)
    drawn = []
    for layer in graph.layers:
        small = fields.free[layer.first_throw : layer.first_choice] <= most_dice
        numbers = np.flatnonzero(small).tolist()
        Random(layer.throws).shuffle(numbers)
        for number in numbers[:count]:
            state = _state(graph, layer.first_throw + number, layer.throws, scores)
            drawn.append((layer.throws, number, state))
    return drawn


def _state(graph: TurnGraph, spot: int, throws: int, scores: tuple[int, int]) -> State:
    fields = unpack(graph.keys[spot : spot + 1])
    piece, blocked, hat, _, left, right, middle = (int(part[0]) for part in fields)
    bones = to_slots(int(find_skeletons().masks[piece]))
    wrong = tuple(
        Wrong(slot, next(face for face in SLOTS if face != slot)) for slot in to_slots(blocked)
    )
    turn = Turn((left, right, middle), throws, Body(bones, wrong, bool(hat)))
    return State(Phase.ROLLING, 0, scores, turn)
