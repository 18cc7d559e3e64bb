"""One turn, for sixteen positions of a match at once.

Values are counted from the highest turn total down: a row for each total, in it a vector for each column of the
`Levels`. Only what matters is counted: `need` holds, by total and lane, a bit for each column in which a throw
may be better than the bank. Who knows nothing sets all bits; those of columns in which it turns out to be worse
by `MARGIN` are taken away, and such columns stay out while a lost turn is worth at most `MARGIN` more.

From the total `top` on the value of a bank no longer changes (or repeats every `period` totals), so the rows
above are copies; they are found first, by repeating them until they stand still.
"""

# What is compiled takes what it needs one by one: an object around it would be taken apart at every call.
# ruff: noqa: PLR0913, PLR0917

from typing import Any

import numpy as np

from pushluck.solve.arrays import Floats
from pushluck.solve.kernels.compiling import called, compiled
from pushluck.solve.kernels.lanes import (
    LANES,
    add_times,
    fill,
    higher,
    is_any_above,
    load,
    lower,
    mark_above,
    minus,
    no_marks,
    store,
    store_marks,
)

MARGIN = 1e-4
"""How much worse than a bank a throw must be to be left out from then on."""
SETTLED = 4e-16
"""Change at which the rows above `top` stand still."""
MOST_REPEATS = 10_000
"""Repeats after which they are left as they are; each shrinks every error by the chance to go on."""
ROWS_BETWEEN_MOVES = 64
"""Rows that are counted before the window of rows that throws can reach is moved up again."""


FALLS = 1e-14
"""Banks of more points that are worse by less than this count as rising: such a fall is rounding."""


def make_work(turns: Any, period: int) -> Floats:
    """Return the memory that one thread needs for rows."""
    rows = max(turns.whole.most_steps, period) + ROWS_BETWEEN_MOVES + 1
    return np.zeros(rows * turns.whole.width * LANES)


@called
def find_rise(banked: Any, rows: int) -> Any:
    """Return the total from which on no bank is worth less, in any lane, than one of fewer points.

    From there on more points are never worse.
    """
    least = load(banked, (rows - 1) * LANES)
    for total in range(rows - 2, -1, -1):
        bank = load(banked, total * LANES)
        if is_any_above(minus(bank, least), FALLS):
            return total + 1
        least = lower(least, bank)
    return 0


@called
def throw(levels: Any, level: int, column: int, work: Any, row: int, ends: Any) -> Any:
    """Return the values of throwing from `column` at the total of `row`, on a level that holds above it."""
    base = row * levels.width
    value = load(ends, column * LANES)
    for group in range(levels.throws[level, column], levels.throws[level, column + 1]):
        way = levels.groups[group]
        best = load(work, (base + levels.places[way]) * LANES)
        for other in range(way + 1, levels.groups[group + 1]):
            best = higher(best, load(work, (base + levels.places[other]) * LANES))
        value = add_times(value, levels.chances[group], best)
    return value


@called
def throw_on_top(
    levels: Any, column: int, work: Any, first: int, step: int, period: int, ends: Any
) -> Any:
    """Return the same where the `period` rows from `first` on stand for all above them."""
    level = levels.sizes.size - 1
    value = load(ends, column * LANES)
    for group in range(levels.throws[level, column], levels.throws[level, column + 1]):
        best = fill(0.0)
        for way in range(levels.groups[group], levels.groups[group + 1]):
            row = first + (step + levels.steps[way]) % period
            best = higher(best, load(work, (row * levels.width + levels.columns[way]) * LANES))
        value = add_times(value, levels.chances[group], best)
    return value


@called
def find_level(levels: Any, marks: int) -> Any:
    """Return the lowest level that has all columns with marks."""
    for level in range(levels.sizes.size - 1, 0, -1):
        if marks & levels.marks[level]:
            return level
    return 0


@called
def bound_marks(levels: Any, banked: Any, rows: int, ends: Any, need: Any, holds: Any) -> Any:
    """Fill in marks where none hold from the most a throw can be worth: what ends the turn, and else a win."""
    chosen = np.empty(LANES, np.int64)
    for row in range(rows):
        bank = load(banked, row * LANES)
        marked = no_marks()
        for column in range(1, levels.width):
            most = add_times(load(ends, column * LANES), levels.goes_on[column], fill(1.0))
            marked = mark_above(marked, most, bank, MARGIN, levels.bits[column])
        store_marks(chosen, 0, marked)
        for lane in range(LANES):
            if not holds[lane]:
                need[row * LANES + lane] = chosen[lane]


@called
def any_marks(need: Any, at: int) -> Any:
    """Return the bits that any lane has."""
    marks = need[at]
    for lane in range(1, LANES):
        marks |= need[at + lane]
    return marks


@called
def count_row(
    levels: Any,
    level: int,
    marks: int,
    work: Any,
    row: int,
    banked: Any,
    need: Any,
    at: int,
    learns: bool,
    ends: Any,
) -> Any:
    """Fill the columns of a level of `row`, whose bank is `banked[at:]`, from the rows above it."""
    bank = load(banked, at)
    may_bank = is_any_above(bank, -0.5)
    marked = no_marks()
    store(work, row * levels.width * LANES, bank)
    for column in range(1, levels.sizes[level]):
        value = bank
        must_throw = levels.must_throw[column] > 0
        if must_throw or marks & levels.bits[column]:
            value = throw(levels, level, column, work, row, ends)
            if may_bank and not must_throw:
                marked = mark_above(marked, value, bank, MARGIN, levels.bits[column])
                value = higher(value, bank)
        store(work, (row * levels.width + column) * LANES, value)
    if learns and may_bank:
        store_marks(need, at, marked)


@called
def count_top(
    levels: Any,
    work: Any,
    first: int,
    banked: Any,
    need: Any,
    learns: bool,
    top: int,
    period: int,
    ends: Any,
) -> Any:
    """Fill the rows from `first` on, which is the one of `top`."""
    width = levels.width
    marks = 0
    for step in range(period):
        place = (top + step) * LANES
        marks |= any_marks(need, place)
        bank = load(banked, place)
        store(work, (first + step) * width * LANES, bank)
        for column in range(1, width):
            store(work, ((first + step) * width + column) * LANES, higher(bank, fill(0.0)))
    old = np.empty(LANES)
    for _ in range(MOST_REPEATS):
        moved = 0.0
        for step in range(period - 1, -1, -1):
            place = (top + step) * LANES
            bank = load(banked, place)
            may_bank = is_any_above(bank, -0.5)
            marked = no_marks()
            for column in range(1, width):
                if not levels.must_throw[column] and not marks & levels.bits[column]:
                    continue
                value = throw_on_top(levels, column, work, first, step, period, ends)
                if may_bank and not levels.must_throw[column]:
                    marked = mark_above(marked, value, bank, MARGIN, levels.bits[column])
                    value = higher(value, bank)
                at = ((first + step) * width + column) * LANES
                for lane in range(LANES):
                    old[lane] = work[at + lane]
                store(work, at, value)
                for lane in range(LANES):
                    moved = max(moved, abs(work[at + lane] - old[lane]))
            if learns and may_bank:
                store_marks(need, place, marked)
        if moved <= SETTLED:
            break
    for row in range(first + period, first + levels.most_steps + 1):
        copy_row(work, width, width, first + (row - first) % period, row)


@called
def copy_row(work: Any, width: int, columns: int, source: int, target: int) -> Any:
    """Copy the first columns of one row to another."""
    for place in range(columns * LANES):
        work[target * width * LANES + place] = work[source * width * LANES + place]


@called
def bank_above(levels: Any, work: Any, row: int, first: int, last: int) -> Any:
    """Fill columns in which a bank is best at all totals that a throw at `row` can reach."""
    for above in range(row + 1, row + levels.most_steps + 1):
        base = above * levels.width
        bank = load(work, base * LANES)
        for column in range(first, last):
            store(work, (base + column) * LANES, bank)


@called
def fill_ends(levels: Any, losses: Any, ends: Any) -> Any:
    """Put into `ends`, by column, what throws are worth that end the turn."""
    for column in range(levels.wins.size):
        sum_ = fill(levels.wins[column])
        for reason in range(levels.losing.shape[1]):
            sum_ = add_times(sum_, levels.losing[column, reason], load(losses, reason * LANES))
        store(ends, column * LANES, sum_)


@called
def move_up(levels: Any, filled: int, work: Any) -> Any:
    """Move the rows that throws can reach up again; return where the lowest of them is."""
    for kept in range(levels.most_steps - 1, -1, -1):
        copy_row(work, levels.width, levels.sizes[filled], kept, ROWS_BETWEEN_MOVES + kept)
    return ROWS_BETWEEN_MOVES


@called
def count_rows(
    levels: Any,
    filled: int,
    work: Any,
    row: int,
    banked: Any,
    need: Any,
    learns: bool,
    first: int,
    last: int,
    ends: Any,
) -> Any:
    """Count the totals below `first` down to `last`.

    The level `filled` holds in `row`, that of `first`, and above it. Returns the row of `last`, the level that is
    filled in there, and the lowest that holds above the row below it.
    """
    reach = levels.most_steps
    lowest = np.full(levels.sizes.size, first + 2 * reach)
    for below in range(filled + 1):
        lowest[below] = first
    level = filled
    for total in range(first - 1, last - 1, -1):
        if row == 0:
            row = move_up(levels, filled, work)
        row -= 1
        at = total * LANES
        marks = any_marks(need, at)
        if not is_any_above(load(banked, at), -0.5):
            marks = -1
        own = find_level(levels, marks)
        for below in range(own + 1):
            lowest[below] = total
        level = max(level, own)
        if level > filled:
            bank_above(levels, work, row, levels.sizes[filled], levels.sizes[level])
        filled = level
        count_row(levels, level, marks, work, row, banked, need, at, learns, ends)
        while level and lowest[level] > total - 1 + reach:
            level -= 1
    return row, filled, level


@called
def throw_first(
    levels: Any, filled: int, level: int, work: Any, row: int, ends: Any, value: Any
) -> Any:
    """Put what the turn is worth into `value`, when the rows above its beginning are counted."""
    if row == 0:
        row = move_up(levels, filled, work)
    store(value, 0, throw(levels, level, levels.wins.size - 1, work, row - 1, ends))


@compiled
def count_turn(
    turns: Any,
    banked: Any,
    need: Any,
    learns: bool,
    top: int,
    period: int,
    is_quiet: bool,
    losses: Any,
    work: Any,
    ends: Any,
    value: Any,
) -> Any:
    """Put what a turn is worth into `value`.

    `banked` holds the value of a bank by total, up to `top + period - 1` and as far as a throw below `top`
    reaches, -1 where none is allowed; if it `is_quiet`, the rows from `top` on are filled in on the lowest level,
    beginning at `ROWS_BETWEEN_MOVES`. `need` holds the marks,
    which are renewed if it `learns`; `losses` by reason what losing the turn is worth. `work` is that of
    `make_work`, and `ends` room for a vector a column. Below the total from which on banks rise, the turn is
    counted whole.
    """
    # The two forms of the turn are never put into one variable: all its arrays would be counted as in use again
    # and again.
    rising, whole = turns
    fill_ends(whole, losses, ends)
    row = ROWS_BETWEEN_MOVES
    filled = rising.sizes.size - 1
    if is_quiet:
        filled = 0
    else:
        count_top(whole, work, row, banked, need, learns, top, period, ends)
    rise = max(1, find_rise(banked, top + (whole.most_steps if is_quiet else period)))
    last = min(rise, top)
    row, filled, level = count_rows(
        rising, filled, work, row, banked, need, learns, top, last, ends
    )
    if rise == 1:
        throw_first(rising, filled, level, work, row, ends, value)
        return
    bank_above(rising, work, row - 1, rising.sizes[filled], rising.width)
    row, filled, level = count_rows(whole, 0, work, row, banked, need, learns, last, 1, ends)
    throw_first(whole, filled, level, work, row, ends, value)
