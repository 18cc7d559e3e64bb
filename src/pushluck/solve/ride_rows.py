"""One turn counted with numpy alone where a bank is worth what the next seat can make of the dice left over.

Banks are given by turn total and spot here, and nothing is left out: more points and more dice can be worse,
because the next seat may take them over.
"""

import numpy as np

from pushluck.solve.arrays import Floats
from pushluck.solve.rows import MOST_REPEATS, SETTLED, SLACK, TurnRows


class RideRows(TurnRows):
    """Counts turns as `TurnRows` does; banks are allowed at every turn total from some on."""

    def count(self, banked: Floats, above: Floats, ends: Floats) -> Floats:
        """See `TurnRows.count`; `banked` is by total and spot."""
        top, reached, may_bank = len(banked), self._reached, self.turn.may_bank[self._reached]
        values = np.concatenate([np.full((top, self._spots), -np.inf), above])
        for total in range(top - 1, -1, -1):
            found = self.throw(values, total, reached, ends)
            better = np.maximum(found, banked[total, reached])
            values[total, reached] = np.where(may_bank, better, found)
        return values

    def settle(self, bank: float | Floats, ends: Floats, top: int, period: int) -> Floats:
        """See `TurnRows.settle`; `bank` is by spot."""
        turn = self.turn
        everything = np.arange(self._spots)
        row = np.where(turn.may_bank, bank, 0.0)
        for _ in range(MOST_REPEATS):
            above = np.broadcast_to(row, (turn.most_steps + 1, self._spots))
            found = self.throw(above, 0, everything, ends)
            old, row = row, np.where(turn.may_bank, np.maximum(found, bank), found)
            if np.abs(row - old).max() <= SETTLED:
                break
        return np.tile(row, (turn.most_steps + period, 1))

    def follow(self, values: Floats, banked: Floats, top: int) -> tuple[Floats, Floats]:
        """See `TurnRows.follow`; from `top` on the same is best at every total."""
        turn, reached = self.turn, self._reached
        size = len(values) - top
        gains, lost = np.zeros_like(values), np.zeros_like(values)
        throws = (values[: top + 1] > banked[: top + 1] + SLACK) | ~turn.may_bank
        # From the top on: how often the turn is banked, and the units that it brings beyond those it has.
        banks, more, busts = np.ones(self._spots), np.zeros(self._spots), np.zeros(self._spots)
        on = reached[throws[top, reached]]
        for _ in range(MOST_REPEATS if len(on) else 0):
            counted = np.arange(size)[:, None] * banks + more, np.tile(busts, (size, 1))
            old = more[on]
            more[on], busts[on] = self.follow_throw(values[top:], counted, 0, on)
            banks[on] = 1.0 - busts[on] - turn.wins[on]
            if np.abs(more[on] - old).max() <= SETTLED * max(1.0, more.max()):
                break
        gains[top:] = np.arange(top, len(values))[:, None] * banks + more
        lost[top:] = busts
        for total in range(top - 1, -1, -1):
            gains[total] = total
            spots = reached[throws[total, reached]]
            if len(spots):
                found, busts = self.follow_throw(values, (gains, lost), total, spots)
                gains[total, spots], lost[total, spots] = found, busts
        return gains, lost
