"""Solving in full precision: in files the values of rides are shorter than tests ask for."""

from functools import lru_cache
from typing import Any

from pushluck.core.rules import RulesObject
from pushluck.solve.offers import find_offer
from pushluck.solve.table import Table, make_race, make_table


@lru_cache(maxsize=16)
def solve_exactly(rules: RulesObject, threads: int = 1) -> Table:
    race = make_race(rules, threads=threads)
    while race.advance():
        pass
    return make_table(rules, race)


def value_of(table: Table, start: Any) -> float:
    """Return what a turn that begins in `start` is worth, with what is offered there."""
    offer = find_offer(table.rules, start, table.flow.unit)
    return table.value(table.flow.locate(start), offer)
