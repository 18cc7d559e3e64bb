import errno
import os
from pathlib import Path

import pytest

from pushluck.record import RecordError, dump_record, load_record, load_text

RECORD = '[Game "pig"]\n[Rules "pig@1"]\n[Seat1 "김"]\n[Result "*"]\n\n1. s1 4 t\n'


def test_a_record_comes_back_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "match.plr"
    dump_record(file, RECORD)
    assert file.read_bytes() == RECORD.encode()
    assert load_record(str(file)).headers["Seat1"] == "김"
    dump_record(str(file), RECORD.replace("4 t", "6 t"))
    assert [event.text for event in load_record(file).match.events] == ["t", "6", "t"]
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("end", ["\r\n", "\r", "\n"])
def test_files_of_other_systems_can_be_read(end: str, tmp_path: Path) -> None:
    file = tmp_path / "match.plr"
    file.write_bytes(b"\xef\xbb\xbf" + RECORD.replace("\n", end).encode())
    assert len(load_record(file).match.events) == 3


def test_a_file_that_is_not_utf_8_is_refused_where_it_stops_being(tmp_path: Path) -> None:
    file = tmp_path / "match.plr"
    file.write_bytes('[Game "pig"]\n[Seat1 "é'.encode() + b"\xe9" + b'"]\n')
    with pytest.raises(RecordError) as caught:
        load_text(file)
    assert caught.value.reason == "not-utf-8"
    assert (caught.value.line, caught.value.column) == (2, 10)


def test_a_missing_file_is_the_callers_business(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        load_record(tmp_path / "none.plr")


def fail(*_: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize("broken", ["os.fsync", "pathlib.Path.replace"])
def test_a_full_disk_leaves_the_old_file(
    broken: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "match.plr"
    dump_record(file, RECORD)
    monkeypatch.setattr(broken, fail)
    with pytest.raises(OSError, match="No space left"):
        dump_record(file, RECORD + "{later}\n")
    assert load_text(file) == RECORD
    assert list(tmp_path.iterdir()) == [file]


def test_what_cannot_be_encoded_leaves_the_old_file(tmp_path: Path) -> None:
    file = tmp_path / "match.plr"
    dump_record(file, RECORD)
    with pytest.raises(UnicodeEncodeError):
        dump_record(file, RECORD + "{\udcff}\n")
    assert load_text(file) == RECORD
    assert list(tmp_path.iterdir()) == [file]


def test_a_folder_that_is_not_there_or_not_a_folder_is_an_os_error(tmp_path: Path) -> None:
    dump_record(tmp_path / "file", RECORD)
    for place in (tmp_path / "none" / "match.plr", tmp_path / "file" / "match.plr"):
        with pytest.raises(OSError, match=r"No such file|Not a directory"):
            dump_record(place, RECORD)


def test_permissions_and_links_stay_as_they_were(tmp_path: Path) -> None:
    file, link = tmp_path / "match.plr", tmp_path / "last.plr"
    dump_record(file, RECORD)
    file.chmod(0o640)
    link.symlink_to(file)
    dump_record(link, RECORD + "\n")
    assert link.is_symlink()
    assert file.stat().st_mode & 0o777 == 0o640
    assert load_text(file) == RECORD + "\n"
