import io
import json

import pytest
from click import unstyle

from pushluck.cli.printing import Column, show_json, show_table

COLUMNS = [Column("Name"), Column("Points", "right")]
ROWS = [("Ada", "1,500"), ("아다", "50"), ("[red]x[/red]", "0")]


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_what_is_no_terminal_gets_a_plain_line_a_row(
    capsys: pytest.CaptureFixture[str],
) -> None:
    show_table(COLUMNS, ROWS)
    assert capsys.readouterr().out == (
        "Name          Points\nAda            1,500\n아다              50\n[red]x[/red]       0\n"
    )


def test_a_long_row_is_not_broken_where_there_is_no_terminal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    show_table([Column("Source")], [("word " * 100,)])
    assert len(capsys.readouterr().out.splitlines()) == 2


def test_a_terminal_gets_a_table_as_wide_as_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr("sys.stdout", terminal)
    monkeypatch.setenv("TERM", "xterm")
    show_table([Column("Source"), Column("Points", "right")], [("word " * 100, "1,500")])
    lines = unstyle(terminal.getvalue()).splitlines()
    assert len(lines) > 3
    assert max(map(len, lines)) <= 80


def test_json_is_ascii(capsys: pytest.CaptureFixture[str]) -> None:
    show_json({"name": "아다"})
    out = capsys.readouterr().out
    assert out.isascii()
    assert json.loads(out) == {"name": "아다"}
