"""Files of what is solved: written whole or not at all, and kept while solving goes on."""

import os
import time
import zlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Protocol
from zipfile import BadZipFile

import numpy as np

from pushluck.core.errors import RulesError

SECONDS_BETWEEN_SAVES = 15.0
"""So often what is solved so far is kept."""


class Solving(Protocol):
    """A match that is being solved."""

    sweep: int

    @property
    def progress(self) -> float:
        """The part of the current sweep that is done."""

    def advance(self) -> bool:
        """Solve a little more; return False when there is nothing left to do."""

    def state(self) -> dict[str, Any]:
        """Return what `restore` needs to go on from here."""

    def restore(self, state: Mapping[str, Any]) -> None:
        """Go on from a `state`."""


def finish(
    solving: Solving, partial: Path, progress: Callable[[int, float], None] | None = None
) -> None:
    """Solve what is left, beginning with what `partial` has kept; whoever saves the result deletes that file.

    `progress` is told the number of finished sweeps and the part of the current one that is done. An exception out
    of it, or Ctrl-C, interrupts, and what is done by then is kept.
    """
    kept = _load_kept(partial, solving)
    if kept is not None:
        solving.restore(kept)
    saved = time.monotonic()
    try:
        while solving.advance():
            if progress is not None:
                progress(solving.sweep, solving.progress)
            if time.monotonic() - saved > SECONDS_BETWEEN_SAVES:
                dump_entries(partial, compressed=False, **solving.state())
                saved = time.monotonic()
    except BaseException:
        dump_entries(partial, compressed=False, **solving.state())
        raise


def _load_kept(partial: Path, solving: Solving) -> Mapping[str, Any] | None:
    """Return what `partial` has kept, or None where that is nothing with which `solving` could go on."""
    with suppress(OSError, RulesError), reading(partial) as file:
        kept, now = dict(file), solving.state()
        if kept.keys() == now.keys() and kept["values"].shape == now["values"].shape:
            return kept
    return None


@contextmanager
def reading(path: Path) -> Iterator[Mapping[str, Any]]:
    """Open a file that `dump_entries` wrote; raises `RulesError` (`damaged-table`) where it is not whole."""
    try:
        # Given a path, numpy leaves the file open when it is damaged.
        with path.open("rb") as stream, np.load(stream, allow_pickle=False) as file:
            yield file
    except RulesError:
        raise
    except (BadZipFile, EOFError, KeyError, ValueError, zlib.error) as error:
        raise RulesError("damaged-table", path=str(path)) from error


def dump_entries(path: Path, *, compressed: bool = True, **entries: Any) -> None:
    """Write an `.npz` file of these entries; it is there completely or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{os.getpid()}-{path.name}")
    try:
        (np.savez_compressed if compressed else np.savez)(beside, **entries)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
