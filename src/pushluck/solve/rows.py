"""One turn counted with numpy alone: a row for every turn total, from the highest down."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pushluck.solve.arrays import START, Floats, Ints, TurnArrays

SLACK = 1e-15
"""A throw that could be better than a bank by less than this part of the bank is not looked at."""

SETTLED = 1e-15
"""Change at which rows stand still."""
MOST_REPEATS = 5_000


class _Part(NamedTuple):
    """The throws from some spots."""

    places: Ints
    """By option: how far its value lies behind the row's beginning."""
    options: Ints
    """By group: its first option."""
    sizes: Ints
    """By group: its options."""
    chances: Floats
    filled: Ints
    """Which of the spots have groups."""
    groups: Ints
    """By such spot: its first group."""


class TurnRows:
    """Counts turns of one game; `turn` is its graph."""

    def __init__(self, turn: TurnArrays) -> None:
        self.turn = turn
        self._spots = turn.may_bank.size
        self._parts: dict[bytes, _Part] = {}
        self._reached = np.flatnonzero(turn.is_reached)
        self._gains = turn.gains
        self._left = turn.is_reached & ~turn.is_fresh
        self._fresh = turn.is_reached & turn.is_fresh

    def ends(self, losses: Floats, win: float) -> Floats:
        """Return by spot what the throws that end the turn add to the value of throwing.

        `losses` is what a lost turn is worth by reason, `win` a throw that wins at once.
        """
        ends: Floats = self.turn.losing @ losses + self.turn.wins * win
        return ends

    def count(self, banked: Floats, above: Floats, ends: Floats) -> Floats:
        """Return the value of every spot by turn total: a row for each total from 0.

        `banked` is what banks are worth by total, -infinity where none is allowed; `above` the rows that follow,
        as many as one throw can reach.
        """
        top = len(banked)
        values = np.concatenate([np.full((top, self._spots), -np.inf), above])
        best = np.full((2, len(values)), -np.inf)
        for kind, chosen in enumerate((self._left, self._fresh)):
            if chosen.any():
                best[kind, top:] = above[:, chosen].max(axis=1)
        plain = self._count_plain(values, banked, ends)
        for kind, chosen in enumerate((self._left, self._fresh)):
            best[kind, plain:top] = values[plain:top, chosen].max(axis=1, initial=-np.inf)
        for total in range(plain - 1, -1, -1):
            bank = float(banked[total])
            throws = self._may_be_better(best, total, bank, ends)
            row = values[total]
            if bank > -np.inf:
                row[self._reached] = bank
            found = self.throw(values, total, throws, ends)
            if bank > -np.inf:
                found = np.where(self.turn.may_bank[throws], np.maximum(found, bank), found)
            row[throws] = found
            for kind, chosen in enumerate((self._left, self._fresh)):
                best[kind, total] = row[chosen].max(initial=-np.inf)
        return values

    def _count_plain(self, values: Floats, banked: Floats, ends: Floats) -> int:
        """Fill the rows above which a bank is best in all spots but the one with all dice; return the lowest.

        They are counted as if all of them were such rows, and kept as far down as that proves true.
        """
        turn, top = self.turn, len(banked)
        above = values[top:, self._left]
        if turn.plain_spot < 0 or not above.size or (above != above[:, :1]).any():
            return top
        forbidden = np.flatnonzero(banked == -np.inf)
        floor = int(forbidden[-1]) + 1 if len(forbidden) else 0
        bank = np.append(banked, above[:, 0])
        fresh = np.append(np.zeros(top), values[top:, turn.plain_spot])
        totals = np.arange(floor, top)[:, None]
        left = np.where(turn.plain_left > 0, bank[totals + turn.plain_left], -np.inf)
        nowhere = np.where(turn.plain_fresh > 0, 0.0, -np.inf)
        least = np.full(top, -np.inf)
        last = top
        if turn.may_bank[turn.plain_spot]:
            # Down to some total a bank is best there too.
            least = fresh[:top] = banked
            again = fresh[totals + turn.plain_fresh] + nowhere
            thrown = ends[turn.plain_spot] + np.maximum(left, again) @ turn.plain_chances
            last = floor + int(np.flatnonzero(thrown > banked[floor:]).max(initial=-1)) + 1
        for total in range(last - 1, floor - 1, -1):
            ways = np.maximum(left[total - floor], fresh[total + turn.plain_fresh] + nowhere)
            found = ends[turn.plain_spot] + turn.plain_chances @ ways
            fresh[total] = max(found, least[total])
        here = bank[floor:top, None]
        slope = ((bank[totals + turn.gains] - here) / turn.gains).max(axis=1, initial=0.0)
        rises = fresh[totals + turn.fresh_gains] - here - slope[:, None] * turn.fresh_gains
        lift = rises.max(axis=1, initial=0.0)
        bound = ends + slope[:, None] * turn.gain + lift[:, None] * turn.refreshed
        better = bound - turn.ended * here > SLACK * np.maximum(1.0, np.abs(here))
        wrong = np.flatnonzero(better[:, self._left].any(axis=1))
        plain = floor + int(wrong[-1]) + 1 if len(wrong) else floor
        values[plain:top, self._reached] = bank[plain:top, None]
        values[plain:top, turn.plain_spot] = fresh[plain:top]
        return plain

    def throw(self, values: Floats, total: int, spots: Ints, ends: Floats) -> Floats:
        """Return what throwing is worth from `spots` with `total`, when the rows above are known."""
        if not len(spots):
            return np.empty(0)
        part = self._part(spots)
        options = values.ravel()[total * self._spots + part.places]
        groups = np.maximum.reduceat(options, part.options) * part.chances
        found: Floats = ends[spots]
        if part.filled.size:
            found[part.filled] += np.add.reduceat(groups, part.groups)
        return found

    def _may_be_better(self, best: Floats, total: int, bank: float, ends: Floats) -> Ints:
        """Return the spots from which a throw may be better than `bank`, or must be made."""
        turn = self.turn
        if bank == -np.inf:
            return self._reached
        slope = lift = 0.0
        if turn.gains.size:
            slopes = (best[0, total + turn.gains] - bank) / turn.gains
            slope = max(0.0, float(np.maximum.reduce(slopes)))
        if turn.fresh_gains.size:
            rises = best[1, total + turn.fresh_gains] - bank - slope * turn.fresh_gains
            lift = max(0.0, float(np.maximum.reduce(rises)))
        bound = ends + slope * turn.gain + lift * turn.refreshed - turn.ended * bank
        wanted: NDArray[np.bool_] = turn.is_reached & (
            (bound > SLACK * max(1.0, abs(bank))) | ~turn.may_bank
        )
        return np.flatnonzero(wanted)

    def settle(self, bank: float, ends: Floats, top: int, period: int) -> Floats:
        """Return the rows from `top` on, where every bank that is allowed is worth `bank`.

        Turns can go on there only where the rules forbid the bank, so repeating the rows makes them stand still.
        """
        turn = self.turn
        size = turn.most_steps + period
        repeated = np.arange(size + turn.most_steps) % period
        above = np.full((size + turn.most_steps, self._spots), bank)
        everything = np.arange(self._spots)
        for _ in range(MOST_REPEATS):
            old = above[:period].copy()
            for row in range(period - 1, -1, -1):
                found = self.throw(above, row, everything, ends)
                if (top + row) % period == 0:
                    found = np.where(turn.may_bank, np.maximum(found, bank), found)
                above[row] = found
            above = above[repeated]
            if np.abs(above[:period] - old).max() <= SETTLED:
                break
        return above[:size]

    def follow(self, values: Floats, banked: Floats, top: int) -> tuple[Floats, Floats]:
        """Return, by turn total and spot, the units that the best play banks, and the chance of a loss.

        `values` are those of `count`; above `top` a seat banks where it may.
        """
        turn = self.turn
        totals = np.arange(len(values))
        gains = np.where(turn.may_bank, totals[:, None].astype(float), 0.0)
        lost = np.where(turn.may_bank, 0.0, 1.0) * np.ones((len(values), 1))
        top = min(top, len(values) - turn.most_steps)
        better = values[:top] > banked[:top, None] + SLACK
        plain = self._follow_plain(values, better, (gains, lost))
        for total in range(plain - 1, -1, -1):
            spots = np.flatnonzero(turn.is_reached & (better[total] | ~turn.may_bank))
            if len(spots):
                row = self.follow_throw(values, (gains, lost), total, spots)
                gains[total, spots], lost[total, spots] = row
        return gains, lost

    def _follow_plain(
        self, values: Floats, better: NDArray[np.bool_], counted: tuple[Floats, Floats]
    ) -> int:
        """Fill the rows above which nothing is thrown but all dice; return the lowest."""
        turn, top, spot = self.turn, len(better), self.turn.plain_spot
        thrown = np.flatnonzero(better[:, self._left].any(axis=1))
        plain = int(thrown[-1]) + 1 if len(thrown) else 0
        if spot < 0 or not self._left.any():
            return top
        gains, lost = counted
        totals = np.arange(plain, top)[:, None] + turn.plain_left
        bank = np.where(turn.plain_left > 0, values[totals, np.argmax(self._left)], -np.inf)
        nowhere = np.where(turn.plain_fresh > 0, 0.0, -np.inf)
        ended = float(turn.losing[spot].sum())
        for total in range(top - 1, plain - 1, -1):
            if turn.may_bank[spot] and not better[total, spot]:
                continue
            again = total + turn.plain_fresh
            goes_on = values[again, spot] + nowhere > bank[total - plain]
            gain = np.where(goes_on, gains[again, spot], totals[total - plain])
            gains[total, spot] = turn.plain_chances @ gain
            lost[total, spot] = ended + turn.plain_chances @ np.where(
                goes_on, lost[again, spot], 0.0
            )
        return plain

    def follow_throw(
        self, values: Floats, counted: tuple[Floats, Floats], total: int, spots: Ints
    ) -> tuple[Floats, Floats]:
        """Return the units and the chance of a loss after a throw from `spots`, when the rows above are known."""
        part = self._part(spots)
        places = total * self._spots + part.places
        options = values.ravel()[places]
        best = np.maximum.reduceat(options, part.options)
        first = np.flatnonzero(options >= np.repeat(best, part.sizes))
        chosen = first[np.searchsorted(first, part.options)]
        ended = self.turn.losing[spots].sum(axis=1)
        found = [np.zeros(len(spots)), ended.astype(float)]
        for result, known in zip(found, counted, strict=True):
            parts = known.ravel()[places[chosen]] * part.chances
            result[part.filled] += np.add.reduceat(parts, part.groups)
        return found[0], found[1]

    def _part(self, spots: Ints) -> _Part:
        key = spots.tobytes()
        if key not in self._parts:
            turn = self.turn
            groups, first_groups = _ranges(turn.groups, spots)
            options, first_options = _ranges(turn.options, groups)
            filled = np.flatnonzero(turn.groups[spots + 1] > turn.groups[spots])
            self._parts[key] = _Part(
                turn.steps[options] * self._spots + turn.leads_to[options],
                first_options,
                np.diff(np.append(first_options, len(options))),
                turn.chances[groups],
                filled,
                first_groups[filled],
            )
        return self._parts[key]

    def whole(self, values: Floats, ends: Floats) -> float:
        """Return what the whole turn is worth."""
        return float(self.throw(values, 0, np.array([START]), ends)[0])


def _ranges(starts: Ints, chosen: Ints) -> tuple[Ints, Ints]:
    """Return the places from the start of each of `chosen` to the next start, and where each begins among them."""
    sizes = starts[chosen + 1] - starts[chosen]
    first = np.cumsum(sizes) - sizes
    return np.repeat(starts[chosen] - first, sizes) + np.arange(sizes.sum()), first
