"""The values of a match as a file, the cache of such files, and solving that can be interrupted.

A table is a compressed `.npz` file with these entries:

- `format`: the number `FORMAT`;
- `rules`: the one-line spelling of the rules; `fingerprint`: `fingerprint` of their playing fields;
- `values`: by context (in the order of `Flow.contexts`), by units above the least score of the seat to move and
  of the other seat: the chance that the seat to move wins with best play on both sides; 0 for what cannot be,
  points of a seat that is not yet on the board;
- `last_gap`, `last_fixed`: the same for the last turn of a match, as `find_last_turns` describes them;
- `rides`, `last_rides`, only where the next seat may take over what is left: what that is worth, as `OfferArrays`
  and `LastOffers` describe it;
- `residual`: how far the values are from solving their equations; `rounding`: the largest error that the type of
  the numbers adds to it (0 for float64).

Arrays are float64, or short numbers as bytes (see `pushluck.solve.packing`).
"""

import hashlib
import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from pushluck.core.errors import RulesError
from pushluck.core.rules import RulesObject, playing_fields
from pushluck.games.registry import find_rules, spelling
from pushluck.solve.flow import Flow, Place, find_flow
from pushluck.solve.keeping import dump_entries, finish, reading
from pushluck.solve.model import find_slots
from pushluck.solve.offers import (
    NO_RIDES,
    Offer,
    find_places,
    has_offers,
    read_last_rides,
)
from pushluck.solve.packing import Numbers, from_entry, shorten, to_entry

if TYPE_CHECKING:
    from pushluck.solve.race import Race
    from pushluck.solve.ride_race import RideRace

FORMAT = 1
ARRAYS = ("values", "last_gap", "last_fixed", "rides", "last_rides")
"""Entries that hold chances; those of rides are missing where there are none."""
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
    rides: Numbers = NO_RIDES
    last_rides: Numbers = NO_RIDES

    @property
    def flow(self) -> Flow:
        """The match that the values belong to."""
        return find_flow(self.rules)

    @property
    def first_wins(self) -> float:
        """The chance that the seat that begins wins."""
        start = -self.flow.least // self.flow.unit
        return float(self.values[0, start, start])

    def value(self, place: Place, offer: Offer | None = None) -> float:
        """Return the chance that the seat to move wins when its turn begins at `place`, maybe with an offer."""
        if offer is not None:
            return max(self.value(place), self.ride(place, offer))
        if place.to_beat is None:
            number = self.flow.contexts[place.context]
            return float(self.values[number, place.mine, place.theirs])
        row = int(not place.context.on_board)
        if place.to_beat == "gap":
            lead = min(place.theirs - place.mine, self.last_gap.shape[1] - 1)
            return float(self.last_gap[row, lead])
        kind = int(place.to_beat == "extended")
        return float(self.last_fixed[kind, row, self.flow.scores - place.mine])

    def ride(self, place: Place, offer: Offer) -> float:
        """Return the chance that the seat to move wins when it takes over what it is offered, which can be."""
        flow, total = self.flow, np.array([offer.total])
        slot = find_slots(self.rules).index(offer.dice)
        if place.to_beat is not None:
            row, lead = int(not place.context.on_board), np.array([place.theirs - place.mine])
            return float(read_last_rides(flow, self.last_rides, row, lead, total)[0, slot])
        context = np.array([flow.contexts[place.context]])
        mine, theirs = flow.scores - place.mine, np.array([flow.scores - place.theirs])
        return float(self.rides[find_places(flow, context, mine, theirs, total)[0, slot]])

    def rounded(self) -> "Table":
        """Return the table in short numbers, with the error that this makes: at most 2^-25."""
        short: dict[str, Any] = {name: shorten(getattr(self, name)) for name in ARRAYS}
        return self._replace(**short, rounding=self._error(short))

    def with_short_rides(self) -> "Table":
        """Return the table with the values of rides in short numbers: there are very many of them."""
        short: dict[str, Any] = {"rides": shorten(self.rides)}
        return self._replace(**short, rounding=self._error(short))

    def _error(self, short: Mapping[str, Numbers]) -> float:
        """Return the largest error that short numbers make."""
        errors = (new - getattr(self, name) for name, new in short.items())
        return max(float(np.abs(error, out=error).max(initial=0.0)) for error in errors)

    def save(self, path: Path) -> None:
        """Write the file; it is there completely or not at all."""
        arrays = {name: getattr(self, name) for name in ARRAYS}
        written: dict[str, Any] = {
            name: to_entry(array) for name, array in arrays.items() if array.size
        }
        dump_entries(
            path,
            format=FORMAT,
            rules=spelling(self.rules),
            fingerprint=fingerprint(self.rules),
            **written,
            residual=self.residual,
            rounding=self.rounding,
        )


def load_table(path: Path, rules: RulesObject | None = None) -> Table:
    """Read a table.

    Raises `RulesError`: `other-table` for another format, or other rules than `rules`; `damaged-table`.
    """
    with reading(path) as file:
        rules = find_rules(str(file["rules"])) if rules is None else rules
        if int(file["format"]) != FORMAT or str(file["fingerprint"]) != fingerprint(rules):
            raise RulesError("other-table", path=str(path))
        return Table(
            rules,
            residual=float(file["residual"]),
            rounding=float(file["rounding"]),
            **{name: from_entry(file[name]) for name in ARRAYS if name in file},
        )


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

    `progress` is told how far it is, and solving may be interrupted (`pushluck.solve.keeping.finish`); it goes on
    where it stopped the next time.
    """
    path = folder / f"{fingerprint(rules)}.npz"
    # One that cannot be read is written anew.
    with suppress(FileNotFoundError, RulesError):
        return load_table(path, rules)
    partial = path.with_suffix(".part.npz")
    race = make_race(rules, threads=threads)
    finish(race, partial, progress)
    table = make_table(rules, race).with_short_rides()
    del race  # it holds the values of rides in full
    table.save(path)
    partial.unlink(missing_ok=True)
    return table


def make_race(rules: RulesObject, *, threads: int | None = None) -> "Race | RideRace":
    """Return what solves the match under `rules`; it raises `RulesError` as `Race` does."""
    from pushluck.solve.race import Race
    from pushluck.solve.ride_race import RideRace

    return (RideRace if has_offers(rules) else Race)(rules, threads=threads)


def make_table(rules: RulesObject, race: "Race | RideRace") -> Table:
    """Return what a finished race has found, in full precision."""
    found = race.solution()._asdict()
    arrays = {name: found[name] for name in ARRAYS}
    return Table(rules, **arrays, residual=found["residual"])
