"""The one door to exact play: tables that come with Pushluck, those solved on this machine, and solving more.

Nothing heavy is loaded with this module; numpy comes with the first table, numba only with solving.
"""

import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol

from pushluck.core.errors import RulesError
from pushluck.core.rules import RulesObject
from pushluck.games.bones import BonesRules
from pushluck.games.registry import find_rules

if TYPE_CHECKING:
    from pushluck.solve.policy import Worth

HOME = "PUSHLUCK_HOME"
"""Environment variable: the folder of everything that is kept, instead of the user's own."""
SHIPPED = Path(__file__).with_name("shipped")
"""The tables that come with Pushluck, each named after its preset, such as `zonk@1.npz`."""
MOST_POLICIES = 4
"""Policies that are remembered: a table can take 16 MB, and one with dice to take over 80 MB."""

Progress = Callable[[int, float], None]
"""Told the number of finished sweeps, and the part (0 to 1) of the present one that is done."""


class ExactTable(Protocol):
    """The chances to win from the beginning of every turn, whatever the game."""

    rules: RulesObject
    residual: float
    """How far the chances are from solving their equations."""
    rounding: float
    """The largest error that short numbers add; 0 for a table in full precision."""

    @property
    def first_wins(self) -> float:
        """The chance that the seat that begins wins, with best play on both sides."""


class ExactPolicy(Protocol):
    """Knows what every act is worth, whatever the game."""

    def worths(self, state: Any) -> "Sequence[Worth]":
        """Return what every legal act in `state` is worth, in the order of the legal actions.

        Raises `IllegalActionError` (`not-now`) where nothing is to be decided, and `RulesError` (`not-solved`)
        with other than two seats.
        """


def tables_folder() -> Path:
    """Return the folder of the tables solved for this user; it need not exist yet."""
    import click

    return Path(os.environ.get(HOME) or click.get_app_dir("pushluck")) / "solved"


def has_policy(rules: RulesObject, *, folder: Path | None = None) -> bool:
    """Tell whether a policy is at hand: its table is shipped, or has been solved before."""
    return _find_at_hand(_load_policy, rules, folder) is not None


def is_solved(rules: RulesObject, *, folder: Path | None = None) -> bool:
    """Tell whether `solve_table` has nothing left to do: the table is in `folder`, and whole."""
    with suppress(FileNotFoundError, RulesError):
        _tables(rules).load_table(_cached_file(rules, folder), rules)
        return True
    return False


def find_policy(
    rules: RulesObject, *, folder: Path | None = None, progress: Progress | None = None
) -> ExactPolicy:
    """Return the best play under `rules`, solving them first where no table is at hand.

    Raises `RulesError` as `solve_table` does.
    """
    found: ExactPolicy | None = _find_at_hand(_load_policy, rules, folder)
    if found is None:
        solve_table(rules, folder=folder, progress=progress)
        found = _load_policy(_cached_file(rules, folder), rules)
    return found


def find_table(
    rules: RulesObject, *, folder: Path | None = None, progress: Progress | None = None
) -> ExactTable:
    """Return the table of `rules`: the one that is shipped, the one from `folder`, or else a new one.

    Without a `folder` it is that of the user. Raises `RulesError` as `solve_table` does.
    """
    found: ExactTable | None = _find_at_hand(_tables(rules).load_table, rules, folder)
    return solve_table(rules, folder=folder, progress=progress) if found is None else found


def solve_table(
    rules: RulesObject, *, folder: Path | None = None, progress: Progress | None = None
) -> ExactTable:
    """Return the table of `rules` in full precision from `folder`; solve it where it is not there.

    Only values of rides are always short, because they are so many. An exception out of `progress` or Ctrl-C
    interrupts; what is done by then is kept, and the next call goes on there. Raises `RulesError`: `not-solved` or
    `match-need-not-end` for rules outside of what is solved, `solver-not-installed` where solving would need numba
    and it is missing.
    """
    if not is_solved(rules, folder=folder):
        check_solver(rules)
    table: ExactTable = _tables(rules).find_table(
        rules, folder or tables_folder(), progress=progress
    )
    return table


def count_states(rules: RulesObject) -> int:
    """Return how many positions before a throw a table of `rules` rests on.

    Each is a pair of scores with all else that matters between turns, and either the beginning of a turn, maybe
    with dice and points to take over, or a turn total that does not reach the end of the race yet, with the dice
    that can be thrown then.
    """
    if isinstance(rules, BonesRules):
        from pushluck.solve.bones.table import count_states as count_bones_states

        return count_bones_states(rules)
    from pushluck.solve.flow import find_flow
    from pushluck.solve.model import find_model
    from pushluck.solve.offers import count_rides, find_offer_arrays, has_offers

    flow = find_flow(rules)
    groups = (group for spot in find_model(rules).spots for group in spot.groups)
    reached = {option.spot for group in groups for option in group.options}
    later = len(reached) * flow.scores * (flow.scores - 1) // 2
    offered = count_rides(flow, find_offer_arrays(flow)) if has_offers(rules) else 0
    return len(flow.contexts) * flow.scores * (flow.scores + later) + offered


@lru_cache(maxsize=MOST_POLICIES)
def _load_policy(path: Path, rules: RulesObject) -> ExactPolicy:
    table = _tables(rules).load_table(path, rules)
    if isinstance(rules, BonesRules):
        from pushluck.solve.bones.policy import Policy as BonesPolicy

        return BonesPolicy(table)
    from pushluck.solve.policy import Policy

    return Policy(table)


def _find_at_hand(
    load: Callable[[Path, RulesObject], Any], rules: RulesObject, folder: Path | None
) -> Any:
    """Return what `load` makes of the table of `rules`: shipped, or else cached; None where none can be read."""
    from pushluck.solve.table import fingerprint

    wanted = fingerprint(rules)
    shipped = (
        path
        for path in sorted(SHIPPED.glob("*.npz"))
        if fingerprint(find_rules(path.stem)) == wanted
    )
    for path in (*shipped, _cached_file(rules, folder)):
        with suppress(FileNotFoundError, RulesError):
            return load(path, rules)
    return None


def _cached_file(rules: RulesObject, folder: Path | None) -> Path:
    from pushluck.solve.table import fingerprint

    return (folder or tables_folder()) / f"{fingerprint(rules)}.npz"


def check_solver(rules: RulesObject) -> None:
    """Raise `RulesError`: `not-solved` for rules outside of what is solved, or `solver-not-installed`."""
    if isinstance(rules, BonesRules):
        from pushluck.solve.bones.graph import check_solved

        check_solved(rules)
    else:
        from pushluck.solve.flow import find_flow

        find_flow(rules)
    if find_spec("numba") is None:
        raise RulesError("solver-not-installed", extra="pushluck[solve]")


def _tables(rules: RulesObject) -> ModuleType:
    """Return the module that loads and solves tables of this game."""
    if isinstance(rules, BonesRules):
        from pushluck.solve.bones import table as bones_table

        return bones_table
    from pushluck.solve import table

    return table
