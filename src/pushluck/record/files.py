"""Records as files, by convention `*.plr`, in UTF-8."""

import os
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from pushluck.record.errors import RecordError
from pushluck.record.reading import Record, parse_record


def load_record(path: str | os.PathLike[str]) -> Record:
    """Read the record in a file; raises `OSError`, or `RecordError` for its text."""
    return parse_record(load_text(path))


def load_text(path: str | os.PathLike[str]) -> str:
    """Return the text of a file, for `parse_record_leniently`.

    Raises `OSError`, or `RecordError` where the file is not UTF-8.
    """
    data = Path(path).read_bytes()
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8-sig")
        line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
        raise RecordError("not-utf-8", line=line, column=column) from error


def dump_record(path: str | os.PathLike[str], text: str) -> None:
    """Write a record to a file, wholly or not at all.

    The text goes to a new file in the same folder that then takes the place of the old one, so whatever
    fails (a full disk, permissions: `OSError`), the old file stays as it was.
    """
    target = Path(path).resolve()
    with TemporaryDirectory(prefix=".record-", dir=target.parent) as folder:
        written = Path(folder, target.name)
        with written.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            shutil.copymode(target, written)
        written.replace(target)
