"""Solve the presets whose tables come with Pushluck, and write src/pushluck/solve/shipped.

Run as `python -m tools.solve_tables [PRESET ...]`; without a name all of them are written. What has been solved is
kept in full precision in the user's own folder, so an interrupted run goes on where it stopped.
"""

import sys
import time
from pathlib import Path
from typing import Any

from pushluck.games.registry import find_rules
from pushluck.solve.finding import SHIPPED, solve_table

PRESETS = ("zonk", "doom", "bones", "farkle", "farkle-facebook")


def write_table(name: str, folder: Path = SHIPPED) -> str:
    """Write the table of a preset to `folder`; return what to tell about it."""
    rules = find_rules(name)
    begun = time.perf_counter()
    solved: Any = solve_table(rules)
    seconds = time.perf_counter() - begun
    table = solved.rounded()
    path = folder / f"{rules.key}.npz"
    table.save(path)
    return (
        f"{path.name}: first wins {solved.first_wins:.12f}, residual {table.residual:.1e}, "
        f"rounding {table.rounding:.1e}, {path.stat().st_size:,} bytes, {seconds:.1f} s"
    )


def main(names: list[str]) -> None:
    """Write the tables of the named presets, or of all."""
    for name in names or PRESETS:
        print(write_table(name), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
