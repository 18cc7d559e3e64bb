"""When to bank, as a person can learn it: by the dice left, for points alone and between two seats."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pushluck.core.rules import RulesObject
from pushluck.games.scoring import Hand, ScoringRules
from pushluck.solve.arrays import START, TurnArrays, find_arrays
from pushluck.solve.best_play import TurnValues
from pushluck.solve.model import find_model, find_slots
from pushluck.solve.offers import has_offers, last_demands
from pushluck.solve.policy import TIE, Policy
from pushluck.solve.positions import Pair, turn_start
from pushluck.solve.solo import BankAt, best_turn, long_run

Bools = NDArray[np.bool_]
Range = tuple[int, int | None]
"""From the first to the last; None for no last."""


class Head(NamedTuple):
    """What a seat looks at before it decides."""

    spot: int
    """Number of the spot in the model of the turn."""
    dice: int
    """Dice left to throw."""
    hand: Hand | None
    """What lies in the hand, where dice join it."""

    @property
    def key(self) -> str:
        """The dice left, and where dice join the hand its dice or sets and what it is worth: `3:115=2500`."""
        if self.hand in (None, Hand()):
            return str(self.dice)
        worth = f"={self.hand.points}" if self.hand.points else ""
        return f"{self.dice}:{self.hand.sets or self.hand.dice}{worth}"


class Advice(NamedTuple):
    """When to bank in one situation."""

    scores: Pair | None
    """None where only points matter."""
    busts: int
    """Busts in a row that the seat has behind it."""
    worth: float
    """The chance to win; where only points matter, the expected points of a turn, in the long run where busts in a
    row are punished."""
    bank: Mapping[str, tuple[Range, ...]]
    """By `Head.key`: the turn totals in points with which to bank; where there is more than one range, the truth
    is no threshold."""
    ride: Mapping[str, tuple[Range, ...]] = {}
    """By dice that the other seat has left: the points with which to take them over, up to the most that there can
    be. Nothing where the rules do not allow it, or none can have been left."""


def find_heads(rules: RulesObject) -> Sequence[Head]:
    """Return everything that a seat can have before it when it may bank, fewest dice left first.

    Raises `RulesError` for a game whose turns have no spots.
    """
    model = find_model(rules)
    turn = find_arrays(rules, model.point_unit)
    allowed = set(map(int, np.flatnonzero(turn.may_bank & turn.is_reached)))
    found = {
        (spot, _hand_in(rules, stripped))
        for stripped, spot in model.numbers.items()
        if spot in allowed
    }
    heads = [Head(spot, model.spots[spot].dice, hand) for spot, hand in found]
    return sorted(heads, key=lambda head: (head.dice, head.hand or Hand(), head.spot))


def _hand_in(rules: RulesObject, stripped: Any) -> Hand | None:
    """Return what can be joined; where only sets can grow, nothing but them."""
    if not isinstance(rules, ScoringRules) or rules.keep.join == "never":
        return None
    hand: Hand = stripped.hand
    return hand if rules.keep.join == "best" else Hand(sets=hand.sets)


def advise_for_points(rules: RulesObject) -> Sequence[Advice]:
    """Return when to bank for the most points, a sheet for each number of busts in a row that matters.

    Raises `RulesError` (`not-solved`) where losing a turn costs the whole score: then there is no best turn
    without a score.
    """
    if isinstance(rules, ScoringRules) and rules.bust.streak:
        run = long_run(rules)
        turns, points = run.turns, run.points
    else:
        turns = [best_turn(rules)]
        points = turns[0].points
    unit, heads = find_model(rules).point_unit, find_heads(rules)
    sheets = []
    for busts, turn in enumerate(turns):
        ranges = {bank.spot: _ranges_of(bank, unit) for bank in turn.bank_at}
        bank = {head.key: ranges[head.spot] for head in heads}
        sheets.append(Advice(None, busts, points, bank))
    return sheets


def _ranges_of(bank: BankAt, unit: int) -> tuple[Range, ...]:
    ranges: list[Range] = []
    for total in bank.also:
        if ranges and ranges[-1][1] == total - unit:
            ranges[-1] = (ranges[-1][0], total)
        else:
            ranges.append((total, total))
    return (*ranges, (bank.total, None)) if bank.total is not None else tuple(ranges)


def advise_to_win(policy: Policy, scores: Pair) -> Advice:
    """Return when to bank between two seats with these scores and no bust behind them.

    Where the best play never comes to a turn total, whatever makes the simpler sheet is said about it. Raises
    `NotationError` as `turn_start` does.
    """
    rules, flow = policy.table.rules, policy.table.flow
    graph = find_arrays(rules, flow.unit)
    start = turn_start(rules, scores)
    turn = TurnValues(policy, [flow.locate(start)])
    banked = turn.banked[: -graph.most_steps]
    is_best = turn.values[: len(banked)] <= banked + TIE
    is_best &= graph.may_bank & (banked > -np.inf)
    rides = _find_rides(policy, scores[1])
    is_met = _find_met(graph, is_best, [(0, START), *rides])
    allowed = np.flatnonzero((banked > -np.inf).any(axis=1))
    bank = {}
    for head in find_heads(rules):
        # Points of the hand are points of the turn; the last total stands for all that are higher.
        least = head.hand.points if head.hand else 0
        totals = allowed[allowed >= min(least // flow.unit, allowed[-1])]
        runs = _find_runs(is_best[totals, head.spot], is_met[totals, head.spot])
        points = [max(least, int(total) * flow.unit) for total in totals]
        bank[head.key] = tuple(
            (points[first], None if last is None else points[last]) for first, last in runs
        )
    ride = _advise_rides(policy, turn, rides)
    return Advice(scores, 0, policy.worths(start)[0].wins, bank, ride)


def _find_rides(policy: Policy, theirs: int) -> Sequence[tuple[int, int]]:
    """Return the turn totals in units and spots with which a turn can begin on what the other seat has left."""
    rules, flow = policy.table.rules, policy.table.flow
    if not has_offers(rules):
        return ()
    spots = [find_model(rules).rides[dice] for dice in find_slots(rules)]
    totals = range(int(last_demands(flow)[0]), theirs // flow.unit + 1)
    return [(total, spot) for spot in spots for total in totals]


def _advise_rides(
    policy: Policy, turn: TurnValues, rides: Sequence[tuple[int, int]]
) -> Mapping[str, tuple[Range, ...]]:
    """Return with which points to take over what the other seat has left, by dice."""
    spots, unit = find_model(policy.table.rules).spots, policy.table.flow.unit
    fresh = turn.throw(START, 0)
    advice = {}
    for number in dict.fromkeys(spot for _, spot in rides):
        totals = [total for total, spot in rides if spot == number]
        is_better = np.array([turn.throw(number, total) > fresh + TIE for total in totals])
        advice[str(spots[number].dice)] = tuple(
            (totals[first] * unit, None if last is None else totals[last] * unit)
            for first, last in _find_runs(is_better, np.ones_like(is_better))
        )
    return advice


def _find_met(graph: TurnArrays, is_best: Bools, begun: Sequence[tuple[int, int]]) -> Bools:
    """Return, by turn total in units and spot, what play meets that banks where `is_best` says so.

    Turns begin with the totals and in the spots of `begun`.
    """
    is_met = np.zeros_like(is_best)
    starts, met = graph.options[graph.groups], is_met.ravel()
    spots = is_best.shape[1]

    def follow(total: int, spot: int) -> None:
        options = slice(starts[spot], starts[spot + 1])
        places = (total + graph.steps[options]) * spots + graph.leads_to[options]
        met[places[places < met.size]] = True

    for total, spot in begun:
        follow(total, spot)
    for total in range(len(is_best)):
        for spot in map(int, np.flatnonzero(is_met[total] & ~is_best[total])):
            follow(total, spot)
    return is_met


def _find_runs(is_best: Bools, is_met: Bools) -> Iterator[Range]:
    """Yield the first and the last place of each run in which `is_best` holds, as few as what is met allows.

    A run that goes on to the end has no last place.
    """
    runs: list[tuple[int, int]] = []
    bounds = [0, *map(int, np.flatnonzero(np.diff(is_best)) + 1), len(is_best)]
    for first, after in pairwise(bounds):
        is_last = after == len(is_best)
        if not is_best[first] or not (is_last or is_met[first:after].any()):
            continue
        joins = bool(runs) and not is_met[runs[-1][1] : first].any()
        runs.append((runs.pop()[0] if joins else first, after))
    for first, after in runs:
        yield first, after - 1 if after < len(is_best) else None
