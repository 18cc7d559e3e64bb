"""The graph of a turn as flat arrays, for what counts fast."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pushluck.core.rules import RulesObject
from pushluck.solve.model import START, Group, Option, Spot, TurnModel, find_model

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]


class TurnArrays(NamedTuple):
    """A `TurnModel` with points counted in steps of some unit.

    Groups stand spot after spot, options group after group. What follows `steps` is there to see that a bank is
    best without looking at every option.
    """

    may_bank: NDArray[np.bool_]
    """By spot: the dice allow a bank."""
    is_reached: NDArray[np.bool_]
    """By spot: a throw can lead to it. The others only begin a turn."""
    losing: Floats
    """By spot and reason (`LOSSES`): the chance to lose the turn."""
    wins: Floats
    """By spot: the chance to win the match at once."""
    groups: Ints
    """By spot: its first group; one entry more than spots."""
    chances: Floats
    """By group."""
    options: Ints
    """By group: its first option; one entry more than groups."""
    leads_to: Ints
    """By option: the spot."""
    steps: Ints
    """By option: what it adds to the turn total."""
    ended: Floats
    """By spot: the chance that the throw ends the turn."""
    gain: Floats
    """By spot: the mean number of steps of a throw when each brings the most it can."""
    refreshed: Floats
    """By spot: the chance of a throw after which all dice may be thrown again."""
    is_fresh: NDArray[np.bool_]
    """By spot: all dice are thrown."""
    gains: Ints
    """The different numbers of steps on ways to spots that are not fresh."""
    fresh_gains: Ints
    """The different numbers of steps on ways to fresh spots."""

    plain_spot: int
    """The only fresh spot, when more points are never worse and every other spot that is reached allows a bank.

    Where a bank is best in all others, only the most steps of a throw matter there, with a fresh spot and
    without. -1 where there is none.
    """
    plain_chances: Floats
    """By group of throws from there with the same most steps: the chance."""
    plain_left: Ints
    """By such group: the most steps to a spot that is not fresh, 0 for no way there."""
    plain_fresh: Ints
    """By such group: the most steps to a fresh spot, 0 for no way there."""

    @property
    def most_steps(self) -> int:
        """The most that one throw can add."""
        return int(self.steps.max())


def make_arrays(model: TurnModel, unit: int, *, more_is_better: bool) -> TurnArrays:
    """Return `model` as arrays; `unit` divides the points of every way.

    `more_is_better` says that a higher turn total in the same spot is never worse. Then only the way with the most
    points from a throw to a spot is left.
    """
    spots = [_thinned(spot) for spot in model.spots] if more_is_better else model.spots
    groups = [group for spot in spots for group in spot.groups]
    options = [option for group in groups for option in group.options]
    reached = {option.spot for option in options}
    most = max(spot.dice for spot in spots)
    fresh = {number for number, spot in enumerate(spots) if spot.dice == most}

    def by_spot(value: Callable[[Spot], float]) -> Floats:
        return np.array([value(spot) / spot.ways for spot in spots])

    def gains(*, of_fresh: bool) -> Ints:
        found = {points // unit for spot, points in options if (spot in fresh) is of_fresh}
        return np.array(sorted(found), dtype=np.int64)

    plain_spot = _plain_spot(spots, fresh & reached) if more_is_better else -1
    plain = _plain_groups(spots[plain_spot], fresh, unit) if plain_spot >= 0 else {}
    return TurnArrays(
        may_bank=np.array([spot.may_bank for spot in spots]),
        is_reached=np.array([number in reached for number in range(len(spots))]),
        losing=np.array([[ways / spot.ways for ways in spot.losing] for spot in spots]),
        wins=by_spot(lambda spot: spot.wins),
        groups=_starts(len(spot.groups) for spot in spots),
        chances=np.array([group.weight / spot.ways for spot in spots for group in spot.groups]),
        options=_starts(len(group.options) for group in groups),
        leads_to=np.array([option.spot for option in options], dtype=np.int64),
        steps=np.array([option.points // unit for option in options], dtype=np.int64),
        ended=by_spot(lambda spot: sum(spot.losing) + spot.wins),
        gain=by_spot(lambda spot: sum(map(_most_points, spot.groups)) / unit),
        refreshed=by_spot(lambda spot: _weight_leading_to(spot, fresh)),
        is_fresh=np.array([number in fresh for number in range(len(spots))]),
        gains=gains(of_fresh=False),
        fresh_gains=gains(of_fresh=True),
        plain_spot=plain_spot if all(spots[number].may_bank for number in reached - fresh) else -1,
        plain_chances=np.array(list(plain.values())),
        plain_left=np.array([left for left, _ in plain], dtype=np.int64),
        plain_fresh=np.array([again for _, again in plain], dtype=np.int64),
    )


def _thinned(spot: Spot) -> Spot:
    """Return `spot` with the best way to each other spot alone."""
    weights: dict[tuple[Option, ...], int] = {}
    for weight, options in spot.groups:
        best = tuple(Option(number, points) for number, points in dict(options).items())
        weights[best] = weights.get(best, 0) + weight
    groups = sorted(weights.items(), key=lambda group: (len(group[0]), group[0]))
    return spot._replace(groups=tuple(Group(weight, options) for options, weight in groups))


def _plain_spot(spots: Sequence[Spot], fresh: set[int]) -> int:
    """Return the only fresh spot that is reached, or -1."""
    return min(fresh) if len(fresh) == 1 else -1


def _plain_groups(spot: Spot, fresh: set[int], unit: int) -> dict[tuple[int, int], float]:
    """Return the chance of throws by the most steps to spots that are not fresh, and to those that are."""
    chances: dict[tuple[int, int], float] = {}
    for weight, options in spot.groups:
        most = [0, 0]
        for number, points in options:
            most[number in fresh] = max(most[number in fresh], points // unit)
        key = (most[0], most[1])
        chances[key] = chances.get(key, 0.0) + weight / spot.ways
    return chances


def _starts(sizes: Iterator[int]) -> Ints:
    return np.cumsum([0, *sizes], dtype=np.int64)


def _most_points(group: Group) -> int:
    return group.weight * max(option.points for option in group.options)


def _weight_leading_to(spot: Spot, numbers: set[int]) -> int:
    return sum(
        weight
        for weight, options in spot.groups
        if any(option.spot in numbers for option in options)
    )


@lru_cache(maxsize=32)
def find_arrays(rules: RulesObject, unit: int, *, more_is_better: bool = False) -> TurnArrays:
    """Return the arrays of the turn under `rules` as `make_arrays` does; equal ones share one."""
    return make_arrays(find_model(rules), unit, more_is_better=more_is_better)


__all__ = ["START", "Floats", "Ints", "TurnArrays", "find_arrays", "make_arrays"]
