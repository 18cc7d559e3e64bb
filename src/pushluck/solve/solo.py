"""The best turn of a seat that plays for points alone, and the fewest turns to the target."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from pushluck.core.errors import RulesError
from pushluck.core.rules import RulesObject
from pushluck.games.scoring import ScoringRules
from pushluck.solve.arrays import Floats, Ints, TurnArrays, find_arrays
from pushluck.solve.flow import Context, Flow, Lost, Won
from pushluck.solve.model import find_model
from pushluck.solve.offers import has_offers
from pushluck.solve.rows import TurnRows
from pushluck.solve.spots import LOSSES

FEWEST_ROWS = 256
"""Turn totals that are counted at first; twice as many until decisions no longer change."""
MOST_ROWS = 8_192
"""Turn totals that are counted at most."""
TIE = 1e-9
"""Points by which throwing must be better than banking: less is rounding, and what is sure is preferred."""
SAME = 1e-12
"""Slopes closer than this are equal."""
MOST_REPEATS = 5_000
MOST_STEPS = 100
CLOSE = 1e-11
"""How well equations are solved, as a part of the values."""


STEEPEST = 1 - 1e-9
"""No turn is so surely lost that a steeper slope is more than rounding."""


class BankAt(NamedTuple):
    """From which turn total on it is best to bank in one spot."""

    spot: int
    """Number of the spot in the model."""
    dice: int
    """Dice left to throw."""
    total: int | None
    """Points; None where it is never best to bank."""
    also: tuple[int, ...]
    """Lower turn totals with which it is best to bank too: where there are any, the truth is no threshold."""


class BestTurn(NamedTuple):
    """The best turn for points."""

    points: float
    """The expected points of the turn."""
    bank_at: Sequence[BankAt]
    """For every spot in which the dice allow a bank."""


class LongRun(NamedTuple):
    """The best play over many turns where busts in a row are punished."""

    points: float
    """Points a turn."""
    turns: Sequence[BestTurn]
    """The best turn after 0, 1, 2 ... busts in a row; `points` there count what a bust is worth."""


class _Line(NamedTuple):
    slope: Floats
    """By remainder of the total and spot: value a unit of the total."""
    offset: Floats


def best_turn(rules: RulesObject, *, bust: float = 0.0, enough: int | None = None) -> BestTurn:
    """Return the best expected points of an ordinary turn: on the board, and no target in sight.

    `bust` is what losing the turn is worth, in points. With a turn total of `enough` a seat banks that may. A fine
    for the first throw is counted whole, a throw that wins at once as the target. Raises `RulesError` where losing
    the turn costs a whole score: then there is no best turn without a score.
    """
    return _count(rules, bust, enough)


@lru_cache(maxsize=512)
def _count(rules: RulesObject, bust: float, enough: int | None) -> BestTurn:
    model = find_model(rules)
    unit = model.point_unit
    period = model.bank_step // unit
    losses = np.full(len(LOSSES), bust)
    demand, win = 0, 0.0
    if isinstance(rules, ScoringRules):
        _refuse_lost_scores(rules)
        if rules.first_throw.no_score == "fine":
            losses[LOSSES.index("first-throw")] -= rules.first_throw.points
        demand = -(-rules.bank.minimum // unit)
        win = float(rules.finish.target)
    rows = TurnRows(find_arrays(rules, unit, more_is_better=period == 1))
    ends = rows.ends(losses, win)
    size = FEWEST_ROWS if enough is None else -(-enough // unit)
    line = _find_line(rows.turn, ends, unit, period)
    while True:
        above = _at(line, size + np.arange(rows.turn.most_steps + 1), period)
        if enough is not None:
            banks = np.arange(size, size + len(above)) * float(unit)
            allowed = np.arange(size, size + len(above)) % period == 0
            above = np.where(rows.turn.may_bank & allowed[:, None], banks[:, None], above)
        totals = np.arange(size)
        banked = np.where(
            (totals >= demand) & (totals % period == 0), totals * float(unit), -np.inf
        )
        values = rows.count(banked, above, ends)
        if enough is not None or size >= MOST_ROWS:
            break
        last = np.arange(max(demand, size - rows.turn.most_steps), size)
        gap = np.abs(values[last] - _at(line, last, period))[:, rows.turn.is_reached]
        if len(last) == rows.turn.most_steps and gap.max() <= TIE * size * unit:
            break
        size *= 2
    return BestTurn(
        rows.whole(values, ends), _bank_at(rules, rows.turn, values[:size], banked, unit)
    )


def _refuse_lost_scores(rules: ScoringRules) -> None:
    if rules.first_throw.no_score == "lose_all":
        raise RulesError("not-solved", fields=["first_throw.no_score"])
    if rules.instant.bust_count and rules.instant.bust_loses == "game":
        raise RulesError("not-solved", fields=["instant.bust_loses"])


def _find_line(turn: TurnArrays, ends: Floats, unit: int, period: int) -> _Line:
    """Return the values of very large turn totals: straight lines, since the best play no longer changes there."""
    spots = turn.may_bank.size
    can_bank = turn.may_bank & (np.arange(period) == 0)[:, None]
    slope = np.where(can_bank, float(unit), 0.0)
    offset = np.zeros((period, spots))
    starts, groups = turn.options[:-1], turn.groups
    rests = (np.arange(period)[:, None] + turn.steps) % period
    for _ in range(MOST_REPEATS):
        slopes = slope[rests, turn.leads_to]
        offsets = offset[rests, turn.leads_to] + slopes * turn.steps
        best = np.maximum.reduceat(slopes, starts, axis=1)
        sizes = np.diff(turn.options)
        is_steepest = slopes > np.repeat(best, sizes, axis=1) - SAME * unit
        steepest = np.where(is_steepest, offsets, -np.inf)
        new_slope = np.zeros((period, spots))
        new_offset = np.tile(ends, (period, 1))
        highest = np.maximum.reduceat(steepest, starts, axis=1)
        filled = np.flatnonzero(np.diff(groups))
        new_slope[:, filled] += np.add.reduceat(best * turn.chances, groups[filled], axis=1)
        new_offset[:, filled] += np.add.reduceat(highest * turn.chances, groups[filled], axis=1)
        is_flatter = new_slope < unit - SAME * unit
        is_equal = np.abs(new_slope - unit) <= SAME * unit
        banks = can_bank & (is_flatter | (is_equal & (new_offset <= 0)))
        new_slope = np.where(banks, float(unit), new_slope)
        new_offset = np.where(banks, 0.0, new_offset)
        moved = np.abs(new_slope - slope).max() + np.abs(new_offset - offset).max()
        slope, offset = new_slope, new_offset
        if moved <= CLOSE * unit:
            break
    return _Line(slope, offset)


def _at(line: _Line, totals: Ints, period: int) -> Floats:
    found: Floats = line.slope[totals % period] * totals[:, None] + line.offset[totals % period]
    return found


def _bank_at(
    rules: RulesObject, turn: TurnArrays, values: Floats, banked: Floats, unit: int
) -> Sequence[BankAt]:
    model = find_model(rules)
    found = []
    totals = np.flatnonzero(banked > -np.inf)
    for spot in map(int, np.flatnonzero(turn.may_bank & turn.is_reached)):
        is_best = values[totals, spot] <= banked[totals] + TIE
        throws = np.flatnonzero(~is_best)
        first = int(throws[-1]) + 1 if len(throws) else 0
        also = tuple(int(total) * unit for total in totals[:first][is_best[:first]])
        total = int(totals[first]) * unit if first < len(totals) else None
        found.append(BankAt(spot, model.spots[spot].dice, total, also))
    return sorted(found, key=lambda bank: (bank.dice, bank.spot))


def long_run(rules: ScoringRules) -> LongRun:
    """Return the best play over many turns under rules that punish busts in a row, whatever the score.

    With g the points a turn, d(k) the worth of k busts behind one (d(0) = 0), and V(x) a turn whose loss is
    worth x, d(k) + g = V(d(k + 1)), and for the bust that is punished d(k) + g = V(d' - penalty), where d' is
    d(0) if the count restarts and else that of the full count. V is made of straight pieces, so Newton's method
    ends.
    """
    bust = rules.bust
    if not bust.streak:
        turn = best_turn(rules)
        return LongRun(turn.points, [turn])
    if bust.takes == "score":
        raise RulesError("not-solved", fields=["bust.takes"])
    count = bust.streak
    worth = np.full(count, -float(bust.penalty))
    unknown: Floats = np.zeros(count + 1)
    for _ in range(MOST_STEPS):
        turns = [best_turn(rules, bust=float(lost)) for lost in worth]
        step = 1e-3
        slopes = [
            (best_turn(rules, bust=float(lost) + step).points - turn.points) / step
            for lost, turn in zip(worth, turns, strict=True)
        ]
        # Unknown are g, d(1), d(2) ... up to the full count, which only a count that does not restart keeps.
        size = count + 1
        matrix, right = np.zeros((size, size)), np.zeros(size)
        for behind in range(count):
            after, costs = _next_streak(rules, behind)
            slope = slopes[behind]
            matrix[behind, 0] = 1.0
            if behind:
                matrix[behind, behind] += 1.0
            if after:
                matrix[behind, after] -= slope
            right[behind] = turns[behind].points - slope * (worth[behind] + costs)
        matrix[count, count] = 1.0
        if bust.after == "every":
            matrix[count] = 0.0
            matrix[count, count], matrix[count, count - 1] = 1.0, -1.0 if count > 1 else 0.0
        new = np.linalg.solve(matrix, right).astype(np.float64)
        moved = np.abs(new - unknown).max()
        unknown = new
        gains = np.append(0.0, unknown[1:])
        streaks = [_next_streak(rules, behind) for behind in range(count)]
        worth = np.array([gains[after] - costs for after, costs in streaks])
        if moved <= CLOSE * max(1.0, abs(unknown[0])):
            break
    return LongRun(float(unknown[0]), [best_turn(rules, bust=float(lost)) for lost in worth])


def _next_streak(rules: ScoringRules, behind: int) -> tuple[int, int]:
    """Return how many busts count after another one, and the points it costs."""
    bust = rules.bust
    if behind + 1 < bust.streak:
        return behind + 1, 0
    return (0 if bust.after == "restart" else bust.streak - 1), bust.penalty


def fewest_turns(rules: RulesObject) -> float:
    """Return the fewest expected turns that one seat alone needs to reach the end of the race.

    Raises `RulesError` for rules under which a turn can cost points, or begin with what the turn before has left.
    """
    if has_offers(rules):
        raise RulesError("not-solved", fields=["ride.allowed"])
    flow = Flow(rules)
    for context in flow.contexts:
        for reason in LOSSES:
            if flow.after_loss(context, reason, flow.scores - 1)[1] != flow.scores - 1:
                raise RulesError("not-solved", fields=["bust.penalty", "first_throw.no_score"])
    rows = TurnRows(find_arrays(rules, flow.unit))
    turns: dict[tuple[bool, bool, int], float] = {}
    start = -flow.least // flow.unit
    ends = [(True, False), (True, True), (False, False)]
    for place in range(flow.scores - 1, start - 1, -1):
        for on_board, extended in ends:
            context = flow.first._replace(on_board=on_board, extended=extended)
            if on_board or place == start:
                turns[on_board, extended, place] = _turns_from(flow, rows, context, place, turns)
    first = flow.first
    return turns[first.on_board, first.extended, start]


def _turns_from(
    flow: Flow,
    rows: TurnRows,
    context: Context,
    place: int,
    turns: dict[tuple[bool, bool, int], float],
) -> float:
    top = max(flow.scores - place + 2, flow.demand(context))
    known = np.zeros(top)
    is_lost = np.zeros(top, dtype=bool)
    for total in range(top):
        sequel = flow.after_bank(context, min(place + total, flow.scores + 1))
        if isinstance(sequel, Lost):
            is_lost[total] = True
        elif isinstance(sequel, Context) and total:
            known[total] = turns[True, sequel.extended, place + total]
        elif not isinstance(sequel, Won | Context):
            known[total] = 0.0
    totals = np.arange(top)
    is_allowed = (totals >= flow.demand(context)) & (totals % flow.period == 0)

    def value(again: float) -> float:
        banked = np.where(is_allowed, -np.where(is_lost, again, known), -np.inf)
        losses = np.full(len(LOSSES), -again)
        ends = rows.ends(losses, 0.0)
        last = -again if is_lost[-1] else -known[-1]
        above = rows.settle(last, ends, top, flow.period)
        return 1.0 - rows.whole(rows.count(banked, above, ends), ends)

    again = next(iter(reversed(turns.values()))) + 0.5 if turns else 2.0
    found, slope = value(again), 0.5
    for _ in range(MOST_STEPS):
        old, before = again, found
        again += (found - again) / (1.0 - slope)
        if abs(again - old) <= CLOSE * again:
            break
        found = value(again)
        slope = min(max((found - before) / (again - old), 0.0), STEEPEST)
    return again
