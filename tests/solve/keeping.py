"""What holds for tables that are kept in a folder, whichever game they belong to."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import pytest

from pushluck.core.rules import RulesObject

Table = TypeVar("Table")


class StopError(Exception):
    pass


def check_found_again(find_table: Callable[..., Any], rules: RulesObject, folder: Path) -> None:
    """Check that a table is solved once and then read from its file."""
    first = find_table(rules, folder)
    (file,) = folder.iterdir()
    changed_at = file.stat().st_mtime_ns
    again = find_table(rules, folder)
    assert file.stat().st_mtime_ns == changed_at
    assert again.first_wins == first.first_wins
    assert np.array_equal(again.values, first.values)


def find_interrupted(find_table: Callable[..., Table], rules: RulesObject, folder: Path) -> Table:
    """Return a table that was solved in two goes, after checking that the second began where the first stopped."""
    seen: list[tuple[int, float]] = []

    def stop(sweep: int, part: float) -> None:
        seen.append((sweep, part))
        if len(seen) == 7:
            raise StopError

    with pytest.raises(StopError):
        find_table(rules, folder, progress=stop)
    table = find_table(rules, folder, progress=lambda *part: seen.append(part))
    assert seen[7] > seen[6]
    assert [file.suffixes for file in folder.iterdir()] == [[".npz"]]
    return table
