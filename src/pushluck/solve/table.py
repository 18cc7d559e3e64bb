"""The values of a match as a file, the cache of such files, and solving that can be interrupted.

A table is a compressed `.npz` file with these entries:

- `format`: the number `FORMAT`;
- `rules`: the one-line spelling of the rules; `fingerprint`: `fingerprint` of their playing fields;
- `values`: by context (in the order of `Flow.contexts`), by units above the least score of the seat to move and
  of the other seat: the chance that the seat to move wins with best play on both sides; 0 for what cannot be,
  points of a seat that is not yet on the board;
- `last_gap`, `last_fixed`: the same for the last turn of a match, as `find_last_turns` describes them;
- `residual`: how far the values are from solving their equations; `rounding`: the largest error that the type of
  the numbers adds to it (0 for float64).

Arrays are float64, or short numbers as bytes (see `pushluck.solve.packing`).
"""

import hashlib
import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pushluck.core.errors import RulesError
from pushluck.core.rules import RulesObject, playing_fields
from pushluck.games.registry import find_rules, spelling
from pushluck.solve.flow import Flow, Place, find_flow
from pushluck.solve.packing import pack, shorten, unpack

Numbers = NDArray[np.float64] | NDArray[np.float32]

FORMAT = 1
SECONDS_BETWEEN_SAVES = 15.0
"""So often what is solved so far is kept."""
NOT_PLAYED = ("seating.", "manners.")
"""Fields that honest play between two seats does not depend on begin with one of these."""


class Table(NamedTuple):
    """The values of a match between two seats; the module says what the arrays hold."""

    rules: RulesObject
    values: Numbers
    last_gap: Numbers
    last_fixed: Numbers
    residual: float
    rounding: float = 0.0

    @property
    def flow(self) -> Flow:
        """The match that the values belong to."""
        return find_flow(self.rules)

    @property
    def first_wins(self) -> float:
        """The chance that the seat that begins wins."""
        start = -self.flow.least // self.flow.unit
        return float(self.values[0, start, start])

    def value(self, place: Place) -> float:
        """Return the chance that the seat to move wins when its turn begins at `place`."""
        if place.to_beat is None:
            number = self.flow.contexts[place.context]
            return float(self.values[number, place.mine, place.theirs])
        row = int(not place.context.on_board)
        if place.to_beat == "gap":
            lead = min(place.theirs - place.mine, self.last_gap.shape[1] - 1)
            return float(self.last_gap[row, lead])
        kind = int(place.to_beat == "extended")
        return float(self.last_fixed[kind, row, self.flow.scores - place.mine])

    def rounded(self) -> "Table":
        """Return the table in short numbers, with the error that this makes: at most 2^-25."""
        exact = (self.values, self.last_gap, self.last_fixed)
        values, last_gap, last_fixed = map(shorten, exact)
        pairs = zip((values, last_gap, last_fixed), exact, strict=True)
        error = max(float(np.abs(new - old).max(initial=0.0)) for new, old in pairs)
        return Table(self.rules, values, last_gap, last_fixed, self.residual, error)

    def save(self, path: Path) -> None:
        """Write the file; it is there completely or not at all."""
        dump_entries(
            path,
            format=FORMAT,
            rules=spelling(self.rules),
            fingerprint=fingerprint(self.rules),
            values=_written(self.values),
            last_gap=_written(self.last_gap),
            last_fixed=_written(self.last_fixed),
            residual=self.residual,
            rounding=self.rounding,
        )


def load_table(path: Path, rules: RulesObject | None = None) -> Table:
    """Read a table; raises `RulesError` (`other-table`) for another format, or other rules than `rules`."""
    with np.load(path, allow_pickle=False) as file:
        rules = find_rules(str(file["rules"])) if rules is None else rules
        if int(file["format"]) != FORMAT or str(file["fingerprint"]) != fingerprint(rules):
            raise RulesError("other-table", path=str(path))
        return Table(
            rules,
            _read(file["values"]),
            _read(file["last_gap"]),
            _read(file["last_fixed"]),
            float(file["residual"]),
            float(file["rounding"]),
        )


def _written(numbers: Numbers) -> NDArray[Any]:
    return pack(numbers) if numbers.dtype == np.float32 else numbers


def _read(written: NDArray[Any]) -> Numbers:
    return unpack(written) if written.dtype == np.uint8 else written


def fingerprint(rules: RulesObject) -> str:
    """Return a text that two rules objects share when honest play between two seats is the same."""
    fields = {
        name: value
        for name, value in playing_fields(rules).items()
        if not name.startswith(NOT_PLAYED)
    }
    text = json.dumps([FORMAT, rules.game, fields], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def find_table(
    rules: RulesObject,
    folder: Path,
    *,
    threads: int | None = None,
    progress: Callable[[int, float], None] | None = None,
) -> Table:
    """Return the table of `rules` from the cache in `folder`; solve it first where it is missing.

    `progress` is told the number of finished sweeps and the part of the current one that is done. Solving may be
    interrupted, by an exception out of `progress` or by Ctrl-C, and goes on where it stopped the next time.
    """
    path = folder / f"{fingerprint(rules)}.npz"
    if path.exists():
        return load_table(path, rules)
    from pushluck.solve.race import Race

    partial = path.with_suffix(".part.npz")
    race = Race(rules, threads=threads)
    if partial.exists():
        with np.load(partial, allow_pickle=False) as file:
            race.restore(dict(file))
    saved = time.monotonic()
    try:
        while race.advance():
            if progress is not None:
                progress(race.sweep, race.progress)
            if time.monotonic() - saved > SECONDS_BETWEEN_SAVES:
                dump_entries(partial, **race.state())
                saved = time.monotonic()
    except BaseException:
        dump_entries(partial, **race.state())
        raise
    solution = race.solution()
    table = Table(rules, solution.values, solution.last_gap, solution.last_fixed, solution.residual)
    table.save(path)
    partial.unlink(missing_ok=True)
    return table


def dump_entries(path: Path, **entries: Any) -> None:
    """Write a compressed `.npz` file of these entries; it is there completely or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{os.getpid()}-{path.name}")
    try:
        np.savez_compressed(beside, **entries)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
