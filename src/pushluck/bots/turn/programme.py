"""The exact dynamic programme for the best expected points of one turn."""

from array import array
from collections.abc import Sequence
from functools import lru_cache
from math import ceil
from typing import Any, NamedTuple

from pushluck.bots.turn.model import Spot, TurnModel, find_model
from pushluck.bots.turn.tail import Tail
from pushluck.bots.turn.terms import Terms
from pushluck.core.events import BANK, THROW, Act, Action
from pushluck.core.rules import RulesObject

MOST_STEPS = 2_000
"""Turn totals are counted up to so many steps. Rules whose decisions still change further up are cut there:
values are then too low, by less than what the few turns that get so far could gain."""
FEW_STEPS = 300
"""So many steps are counted sooner than it is found out how many of them need not be."""
TIE = 1e-9
"""Points by which throwing must be better than banking: less is rounding, and what is sure is preferred."""


class Threshold(NamedTuple):
    """From which turn total on it is best to bank."""

    spot: Spot
    total: int | None
    """None where it is never best to bank."""


class TurnProgramme:
    """The best expected points of one turn from every position, under one rules object and some terms.

    The value of a position is what the turn is expected to add to the score in the end when every decision from
    there on is the best. Positions are the spots of the model with all turn totals. Totals only grow, so values
    are found from the largest total down; above that they are straight lines (`Tail`).
    """

    def __init__(self, model: TurnModel, terms: Terms) -> None:
        self.model = model
        self.terms = terms
        self._unit = model.game.point_unit
        self._tail = Tail(model, terms)
        self._values = self._count_down()

    @property
    def value(self) -> float:
        """The expected points of a whole turn."""
        return self._values[0][0]

    def value_of(self, state: Any) -> float:
        """Return the expected points of the turn in `state`, in which its seat may throw."""
        return self._at(self.model.find(state), self.model.game.turn_total(state) // self._unit)

    def action_value(self, state: Any, action: Action) -> float:
        """Return the expected points of the turn after a legal action in `state`.

        Naming who starts the match is worth the turn that follows.
        """
        game = self.model.game
        if action is BANK:
            return self.terms.banked(game.turn_total(state)) or 0.0
        seat = game.turn_of(state)
        if action is THROW or seat is None:
            return self._throw(self.model.find(state), game.turn_total(state) // self._unit)
        after = game.apply(state, Act(seat, action))
        if game.pool(after) is None:
            return self.value_of(after)
        return self._throw(self.model.find(after), game.turn_total(after) // self._unit)

    def best_action(self, state: Any) -> Action:
        """Return the legal action with the most expected points: among equals a bank, or else the first."""
        legal: Sequence[Action] = self.model.game.legal_actions(state)
        if BANK in legal:
            total = self.model.game.turn_total(state)
            if self._is_time_to_bank(self.model.find(state), total):
                return BANK
        others = [action for action in legal if action is not BANK]
        if len(others) == 1:
            return others[0]
        return max(others, key=lambda action: self.action_value(state, action))

    def thresholds(self) -> Sequence[Threshold]:
        """Return the turn total from which on it is best to bank, for every spot that allows a bank."""
        return [
            Threshold(spot, self._find_threshold(number))
            for number, spot in enumerate(self.model.spots)
            if spot.may_bank
        ]

    def _find_threshold(self, number: int) -> int | None:
        step = self._unit * self.model.bank_every
        threshold = None
        for total in range(0, len(self._values[number]) * self._unit, step):
            if not self._is_time_to_bank(number, total):
                threshold = None
            elif threshold is None:
                threshold = total
        return threshold

    def _is_time_to_bank(self, number: int, total: int) -> bool:
        """Tell whether no throw is better than the bank, which the dice and `bank_every` allow."""
        banked = self.terms.banked(total)
        return banked is not None and self._at(number, total // self._unit) <= banked + TIE

    def _at(self, number: int, steps: int) -> float:
        """Return the value of spot `number` with a turn total of so many steps."""
        values = self._values[number]
        return values[steps] if steps < len(values) else self._beyond(number, steps)

    def _beyond(self, number: int, steps: int) -> float:
        """Return a value that is not counted: the tail's, or a bank that is enough."""
        rest = steps % self.model.bank_every
        total = steps * self._unit
        if self.model.spots[number].may_bank and not rest and self.terms.is_enough(total):
            return self.terms.banked(total) or 0.0
        return self._tail.lines[number, rest].at(steps)

    def _throw(self, number: int, steps: int) -> float:
        """Return the value of throwing."""
        spot = self.model.spots[number]
        going_on = sum(
            fall.weight * max(self._at(way.spot, steps + way.steps) for way in fall.ways)
            for fall in spot.falls
        )
        return self.terms.ended(spot) + going_on / spot.chances.ways

    def _count(self) -> int:
        """Return from how many steps on values need not be counted."""
        enough = self.terms.enough
        last = MOST_STEPS if enough is None else min(MOST_STEPS, ceil(enough / self._unit))
        return last if last <= FEW_STEPS else min(last, self._tail.find_begin())

    def _count_down(self) -> list["array[float]"]:
        """Return the values of every spot by steps of the total: those counted, and the tail within reach."""
        every = self.model.bank_every
        counted = self._count()
        reach = max(
            way.steps for row in self.model.spots for fall in row.falls for way in fall.ways
        )
        tail = range(counted, counted + reach + 1)
        values = [
            array("d", [0.0] * counted + [self._beyond(number, total) for total in tail])
            for number in range(len(self.model.spots))
        ]
        rows = [
            _Row.compile(spot, number, self.terms.ended(spot), values)
            for number, spot in enumerate(self.model.spots)
        ]
        for total in reversed(range(counted)):
            banked = None if total % every else self.terms.banked(total * self._unit)
            for row in rows:
                value = row.throw(total)
                if banked is not None and row.may_bank and banked > value - TIE:
                    value = banked
                row.values[total] = value
        return values


class _Row(NamedTuple):
    """A spot prepared for the count: chances as numbers, ways as the values they lead to and the steps there."""

    values: "array[float]"
    ended: float
    may_bank: bool
    forced: list[tuple[float, "array[float]", int]]
    """Falls with a single way."""
    choices: list[tuple[float, list[tuple["array[float]", int]]]]

    @classmethod
    def compile(cls, spot: Spot, number: int, ended: float, values: list["array[float]"]) -> "_Row":
        row = cls(values[number], ended, spot.may_bank, [], [])
        for weight, ways in spot.falls:
            chance = weight / spot.chances.ways
            targets = [(values[way.spot], way.steps) for way in ways]
            if len(targets) == 1:
                row.forced.append((chance, *targets[0]))
            else:
                row.choices.append((chance, targets))
        return row

    def throw(self, total: int) -> float:
        """Return the value of throwing with `total` steps."""
        value = self.ended
        for chance, values, steps in self.forced:
            value += chance * values[total + steps]
        for chance, targets in self.choices:
            value += chance * max([values[total + steps] for values, steps in targets])
        return value


@lru_cache(maxsize=256)
def find_programme(rules: RulesObject, terms: Terms) -> TurnProgramme:
    """Return the programme of a turn under `rules` and `terms`; equal ones share one."""
    return TurnProgramme(find_model(rules), terms)
