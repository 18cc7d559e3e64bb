"""The exact dynamic programme for the best expected points of one turn."""

from array import array
from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import ceil
from typing import Any, NamedTuple

from pushluck.bots.turn.tail import Tail
from pushluck.bots.turn.terms import Terms
from pushluck.core.events import BANK, THROW, Act, Action
from pushluck.core.rules import RulesObject
from pushluck.solve.model import Option, Spot, TurnModel, find_model

MOST_STEPS = 2_000
"""Turn totals are counted up to so many steps of the game's `point_unit`. Rules whose decisions still change
further up are cut there: values are then too low, by less than what the few turns that get so far could gain."""
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
        self._unit = model.point_unit
        self._tail = Tail(model, terms)
        self._values = self._count_down()

    @property
    def value(self) -> float:
        """The expected points of a whole turn."""
        return self._values[0][0]

    def value_of(self, state: Any) -> float:
        """Return the expected points of the turn in `state`, in which its seat may throw."""
        return self._at(self.model.find(state), self.model.game.turn_total(state))

    def action_value(self, state: Any, action: Action) -> float:
        """Return the expected points of the turn after a legal action in `state`.

        Naming who starts the match is worth the turn that follows.
        """
        game = self.model.game
        if action is BANK:
            return self.terms.banked(game.turn_total(state)) or 0.0
        seat = game.turn_of(state)
        if action is THROW or seat is None:
            return self._throw(self.model.find(state), game.turn_total(state))
        after = game.apply(state, Act(seat, action))
        if game.pool(after) is None:
            return self.value_of(after)
        return self._throw(self.model.find(after), game.turn_total(after))

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
        threshold = None
        for total in range(0, len(self._values[number]) * self._unit, self.model.bank_step):
            if not self._is_time_to_bank(number, total):
                threshold = None
            elif threshold is None:
                threshold = total
        return threshold

    def _is_time_to_bank(self, number: int, total: int) -> bool:
        """Tell whether no throw is better than the bank, which the dice and `bank_step` allow."""
        banked = self.terms.banked(total)
        return banked is not None and self._at(number, total) <= banked + TIE

    def _at(self, number: int, total: int) -> float:
        """Return the value of spot `number` with a turn total."""
        values, steps = self._values[number], total // self._unit
        return values[steps] if steps < len(values) else self._beyond(number, total)

    def _beyond(self, number: int, total: int) -> float:
        """Return a value that is not counted: the tail's, or a bank that is enough."""
        rest = total % self.model.bank_step
        if self.model.spots[number].may_bank and not rest and self.terms.is_enough(total):
            return self.terms.banked(total) or 0.0
        return self._tail.lines[number, rest].at(total)

    def _throw(self, number: int, total: int) -> float:
        """Return the value of throwing."""
        spot = self.model.spots[number]
        going_on = sum(
            group.weight * max(self._at(after, total + points) for after, points in group.options)
            for group in spot.groups
        )
        return self.terms.ended(spot) + going_on / spot.ways

    def _count(self) -> int:
        """Return from how many steps on values need not be counted."""
        enough = self.terms.enough
        last = MOST_STEPS if enough is None else min(MOST_STEPS, ceil(enough / self._unit))
        return last if last <= FEW_STEPS else min(last, ceil(self._tail.find_begin() / self._unit))

    def _count_down(self) -> list["array[float]"]:
        """Return the values of every spot by steps of the total: those counted, and the tail within reach."""
        unit, spots = self._unit, self.model.spots
        options = {option for spot in spots for group in spot.groups for option in group.options}
        counted = self._count()
        reach = max(option.points for option in options) // unit
        tail = range(counted * unit, (counted + reach + 1) * unit, unit)
        values = [
            array("d", [0.0] * counted + [self._beyond(number, total) for total in tail])
            for number in range(len(spots))
        ]
        targets = {option: (values[option.spot], option.points // unit) for option in options}
        rows = [
            _Row.compile(spot, values[number], self.terms.ended(spot), targets)
            for number, spot in enumerate(spots)
        ]
        for steps in reversed(range(counted)):
            total = steps * unit
            banked = None if total % self.model.bank_step else self.terms.banked(total)
            for row in rows:
                value = row.throw(steps)
                if banked is not None and row.may_bank and banked > value - TIE:
                    value = banked
                row.values[steps] = value
        return values


_Target = tuple["array[float]", int]
"""The values of the spot that an option leads to, and the steps on the way there."""


class _Row(NamedTuple):
    """A spot prepared for the count: chances as numbers, options as targets."""

    values: "array[float]"
    ended: float
    may_bank: bool
    forced: list[tuple[float, "array[float]", int]]
    """Groups of throws with a single way on."""
    choices: list[tuple[float, list[_Target]]]

    @classmethod
    def compile(
        cls, spot: Spot, values: "array[float]", ended: float, targets: Mapping[Option, _Target]
    ) -> "_Row":
        row = cls(values, ended, spot.may_bank, [], [])
        ways = spot.ways
        for weight, options in spot.groups:
            if len(options) == 1:
                row.forced.append((weight / ways, *targets[options[0]]))
            else:
                row.choices.append((weight / ways, [targets[option] for option in options]))
        return row

    def throw(self, total: int) -> float:
        """Return the value of throwing with a turn total of so many steps."""
        value = self.ended
        for chance, values, steps in self.forced:
            value += chance * values[total + steps]
        for chance, targets in self.choices:
            value += chance * max([values[total + steps] for values, steps in targets])
        return value


@lru_cache(maxsize=256)
def find_programme(rules: RulesObject, terms: Terms) -> TurnProgramme:
    """Return the programme of a turn under `rules` and `terms`; equal ones share one.

    Raises `RulesError` for a game whose turns no programme solves.
    """
    return TurnProgramme(find_model(rules), terms)
