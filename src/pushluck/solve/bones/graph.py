"""One turn of Rolling Bones as a graph of a few arrays, made once for a rules object.

Its *spots* are positions before a throw, and positions after placing in which the best way on is to be chosen.
What throws come to is grouped into *falls* (see `falls`). What a spot is worth follows from spots of later throws
alone, so the graph is worked through from the last throw to the first.
"""

from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pushluck.core.errors import RulesError
from pushluck.games.bones import BonesRules, Turn
from pushluck.games.bones.options import price
from pushluck.solve.bones.choices import Choices, find_choices
from pushluck.solve.bones.falls import NOWHERE, Falls, Floats, find_falls, starts
from pushluck.solve.bones.first_throw import find_first_falls
from pushluck.solve.bones.keys import Fields, canonical, unpack
from pushluck.solve.bones.skeletons import Ints

Numbers = NDArray[np.int32]
DEAD_END = 0
"""Number of the spot in which nothing can be done: it is worth less than anything."""
MOST_POSITIONS = 500_000
"""Positions before a throw; a graph of more would be too large."""
NO_END, LOST, BURIALS = 0, 1, 2
"""Ways in which a turn can end: not at all, with nothing, and from here on with points, from the fewest up."""


class Layer(NamedTuple):
    """The spots between two throws: those before the later one, then the choices after the earlier one."""

    throws: int
    """Throws made."""
    first_throw: int
    """The first spot before a throw; all stand together, with growing keys."""
    first_choice: int
    """The first choice; they follow, choices that others refer to before those."""
    end: int
    """The spot after the last one."""


class TurnGraph(NamedTuple):
    """The graph of a turn; spots that others depend on come first, and the whole turn is the last one.

    Long arrays are of short numbers: a million falls stay in memory as long as a policy does.
    """

    least_points: int
    """The fewest points that a burial can bring."""
    most_points: int
    layers: tuple[Layer, ...]
    """From the last throw to the first."""
    keys: Ints
    """By spot."""
    first_fall: Ints
    """By spot before a throw, numbered without the choices: its first fall; one entry more."""
    leads_to: Numbers
    """By fall: the spot that is new, or `DEAD_END`."""
    chances: Floats
    """By gravestone (0 or 1) and fall."""
    ends: NDArray[np.int16]
    """By gravestone and fall: the best way in which the turn can end."""
    levels: NDArray[np.int8]
    """By fall: 0 without links, else more than that of any fall it is linked to."""
    first_link: Numbers
    """By fall: its first link; one entry more."""
    links: Numbers
    """Falls, counted from the first of the spot, after which all that can be done can be done here too."""
    first_option: Ints
    """By choice, numbered without the spots before a throw: its first option; one entry more."""
    options: Numbers
    """The spots that can be chosen."""

    @property
    def positions(self) -> int:
        """Positions before a throw."""
        return len(self.first_fall) - 1


class _Part(NamedTuple):
    """What one throw adds to the graph."""

    choices: Choices
    falls: Falls
    """Those of the throw after."""


def make_graph(rules: BonesRules) -> TurnGraph:
    """Return the graph of a turn under `rules`.

    Raises `RulesError` (`not-solved`, with the fields) for rules that are outside of what is solved.
    """
    check_solved(rules)
    first = find_first_falls(rules, _price(rules, 1))
    parts: list[_Part] = []
    falls = first
    positions = 1
    while True:
        throws = len(parts) + 1
        wanted = falls.leads_to[falls.leads_to != NOWHERE]
        choices = find_choices(np.unique(canonical(wanted)), _price(rules, throws))
        positions += len(choices.positions)
        if positions > MOST_POSITIONS:
            raise RulesError("not-solved", fields=["reroll.first_price", "reroll.price_step"])
        falls = _find_all_falls(rules, choices.positions, _price(rules, throws + 1))
        parts.append(_Part(choices, falls))
        if not len(choices.positions):
            return _assemble(first, parts)


def check_solved(rules: BonesRules) -> None:
    """Raise `RulesError` for rules that are outside of what is solved, naming the fields."""
    fields = []
    if rules.reroll.pay_with != "unplaced":
        fields.append("reroll.pay_with")
    if not rules.build.misplaced_blocks:
        fields.append("build.misplaced_blocks")
    if fields:
        raise RulesError("not-solved", fields=fields)


def _price(rules: BonesRules, throws: int) -> int:
    return price(rules, Turn(throws=throws))


def _find_all_falls(rules: BonesRules, positions: Ints, price: int) -> Falls:
    fields = unpack(positions)
    bounds = np.flatnonzero(np.diff(fields.piece, prepend=-1, append=-1))
    parts = [
        find_falls(rules, Fields(*(part[begin:end] for part in fields)), price)
        for begin, end in pairwise(bounds)
    ]
    return _joined(parts)


def _joined(parts: list[Falls]) -> Falls:
    """Return falls of several lots of positions as those of one."""
    nothing = np.zeros(0, dtype=np.int64)

    def together(firsts: list[Ints]) -> Ints:
        return starts(np.concatenate([nothing, *(np.diff(first) for first in firsts)]))

    return Falls(
        first=together([part.first for part in parts]),
        leads_to=np.concatenate([nothing, *(part.leads_to for part in parts)]),
        chances=np.concatenate([np.zeros((2, 0)), *(part.chances for part in parts)], axis=1),
        may_lose=np.concatenate([nothing > 0, *(part.may_lose for part in parts)]),
        points=np.concatenate([nothing, *(part.points for part in parts)]),
        size=np.concatenate([nothing, *(part.size for part in parts)]),
        first_link=together([part.first_link for part in parts]),
        links=np.concatenate([nothing, *(part.links for part in parts)]),
    )


def _assemble(first: Falls, parts: list[_Part]) -> TurnGraph:
    """Return the graph, with the last throw in front and the first throw as its end."""
    layers: list[Layer] = []
    keys: list[Ints] = [np.zeros(1, dtype=np.int64)]
    sequels: list[Ints] = []
    options: list[Ints] = []
    end = DEAD_END + 1
    later: Choices | None = None
    later_at = 0
    for throws, (choices, falls) in reversed(list(enumerate(parts, 1))):
        sequels.append(_find_spots(falls, later, later_at))
        options.append(choices.options + end)
        layers.append(Layer(throws, end, end + len(choices.positions), 0))
        later, later_at = choices, end
        keys += [choices.positions, choices.keys]
        end += len(choices.positions) + len(choices.keys)
        layers[-1] = layers[-1]._replace(end=end)
    sequels.append(_find_spots(first, later, later_at))
    falls = _joined([*(part.falls for part in reversed(parts)), first])
    least = int(min(0, falls.points.min()))
    choices_first = [np.diff(part.choices.first) for part in reversed(parts)]
    return TurnGraph(
        least_points=least,
        most_points=int(falls.points.max()),
        layers=(*layers, Layer(0, end, end + 1, end + 1)),
        keys=np.concatenate([*keys, np.full(1, NOWHERE)]),
        first_fall=falls.first,
        leads_to=np.concatenate(sequels).astype(np.int32),
        chances=falls.chances,
        ends=np.stack(
            [np.where(falls.may_lose, LOST, NO_END), falls.points - least + BURIALS],
            dtype=np.int16,
            casting="same_kind",
        ),
        levels=np.where(np.diff(falls.first_link) > 0, falls.size, 0).astype(np.int8),
        first_link=falls.first_link.astype(np.int32),
        links=falls.links.astype(np.int32),
        first_option=starts(np.concatenate(choices_first)),
        options=np.concatenate(options).astype(np.int32),
    )


def _find_spots(falls: Falls, choices: Choices | None, begin: int) -> Ints:
    """Return the spots that falls lead to, with those of `choices` from `begin` on."""
    if choices is None:
        return np.full(len(falls.leads_to), DEAD_END)
    found = choices.find(canonical(np.maximum(falls.leads_to, 0)))
    return np.where((falls.leads_to == NOWHERE) | (found < 0), DEAD_END, found + begin)
