"""Where matches are kept on this machine, and finding one that is not finished."""

import os
from collections.abc import Iterator
from datetime import datetime
from itertools import count
from pathlib import Path

import click

from pushluck.cli.failures import reading
from pushluck.record import Record, load_record, parse_record_leniently

HOME = "PUSHLUCK_HOME"
"""Environment variable: the folder for matches, instead of the user's own."""
SUFFIX = ".plr"
UNFINISHED = "*"
"""The header `Result` of a match that goes on."""


def saves_folder() -> Path:
    """Return the folder of this user's matches; it need not exist yet."""
    return Path(os.environ.get(HOME) or Path(click.get_app_dir("pushluck"), "games"))


def new_save(preset: str) -> Path:
    """Return a file name that no match has yet: day, time and preset; makes the folder if it can."""
    folder = saves_folder()
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{datetime.now():%Y-%m-%d-%H%M%S}-{preset}"
    names = (f"{stem}{'' if number == 1 else f'-{number}'}{SUFFIX}" for number in count(1))
    return next(path for name in names if not (path := folder / name).exists())


def iter_unfinished() -> Iterator[Path]:
    """Yield the files of matches that go on, the latest first; files that cannot be read are passed over."""
    folder = saves_folder()
    found = sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in found:
        record, _ = parse_record_leniently(path.read_text(encoding="utf-8", errors="replace"))
        if record is not None and record.match.outcome is None and record.match.events:
            yield path


def load_save(path: Path) -> Record:
    """Read a match; raises `DataError` naming the file, or `OSError`."""
    with reading(str(path)):
        return load_record(path)
