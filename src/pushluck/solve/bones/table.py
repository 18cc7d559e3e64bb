"""The values of a match of Rolling Bones as a file, the cache of such files, and solving that can be interrupted.

A table is a compressed `.npz` file with these entries:

- `format`: the number `FORMAT`;
- `rules`: the one-line spelling of the rules; `fingerprint`: as in `pushluck.solve.table`;
- `least`: the bound: scores below it count as it;
- `values`: by points above `least` of the seat to move and of the other seat: the chance that the seat to move
  wins with best play on both sides, in float64 or as short numbers in bytes (see `pushluck.solve.packing`);
- `residual`: how far the values are from solving their equations; `rounding`: the largest error that the type of
  the numbers adds to it (0 for float64).
"""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import numpy as np

from pushluck.core.errors import RulesError
from pushluck.core.rules import RulesObject
from pushluck.games.bones import BonesRules
from pushluck.games.registry import find_rules, spelling
from pushluck.solve.bones.finding import find_graph
from pushluck.solve.bones.race import Race, find_least
from pushluck.solve.keeping import dump_entries, finish, reading
from pushluck.solve.packing import Numbers, from_entry, shorten, to_entry
from pushluck.solve.table import fingerprint

FORMAT = 1


class Table(NamedTuple):
    """The values of a match between two seats; the module says what the arrays hold."""

    rules: BonesRules
    least: int
    values: Numbers
    residual: float
    rounding: float = 0.0

    @property
    def first_wins(self) -> float:
        """The chance that the seat that begins wins."""
        return self.value(0, 0)

    def value(self, mine: int, theirs: int) -> float:
        """Return the chance that the seat to move wins when its turn begins with these scores."""
        return float(self.values[max(mine - self.least, 0), max(theirs - self.least, 0)])

    def rounded(self) -> "Table":
        """Return the table in short numbers, with the error that this makes: at most 2^-25."""
        values = shorten(self.values)
        error = float(np.abs(values - self.values).max())
        return self._replace(values=values, rounding=error)

    def save(self, path: Path) -> None:
        """Write the file; it is there completely or not at all."""
        dump_entries(
            path,
            format=FORMAT,
            rules=spelling(self.rules),
            fingerprint=fingerprint(self.rules),
            least=self.least,
            values=to_entry(self.values),
            residual=self.residual,
            rounding=self.rounding,
        )


def load_table(path: Path, rules: RulesObject | None = None) -> Table:
    """Read a table; raises as `pushluck.solve.table.load_table` does."""
    with reading(path) as file:
        rules = find_rules(str(file["rules"])) if rules is None else rules
        is_same = int(file["format"]) == FORMAT and str(file["fingerprint"]) == fingerprint(rules)
        if not is_same or not isinstance(rules, BonesRules):
            raise RulesError("other-table", path=str(path))
        rounding, residual = float(file["rounding"]), float(file["residual"])
        return Table(rules, int(file["least"]), from_entry(file["values"]), residual, rounding)


def find_table(
    rules: BonesRules,
    folder: Path,
    *,
    threads: int | None = None,
    progress: Callable[[int, float], None] | None = None,
) -> Table:
    """Return the table of `rules` from the cache in `folder`; solve it first where it is missing.

    `progress` is told how far it is, and solving may be interrupted (`pushluck.solve.keeping.finish`); it goes on
    where it stopped the next time.
    """
    path = folder / f"{fingerprint(rules)}.npz"
    # One that cannot be read is written anew.
    with suppress(FileNotFoundError, RulesError):
        return load_table(path, rules)
    partial = path.with_suffix(".part.npz")
    race = Race(rules, threads=threads)
    finish(race, partial, progress)
    solution = race.solution()
    table = Table(rules, solution.least, solution.values, solution.residual)
    table.save(path)
    partial.unlink(missing_ok=True)
    return table


def count_states(rules: BonesRules) -> int:
    """Return how many positions a table of `rules` rests on: pairs of scores with positions before a throw."""
    graph = find_graph(rules)
    scores = rules.finish.target - find_least(graph)
    return scores**2 * graph.positions
