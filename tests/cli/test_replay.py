import json
from pathlib import Path
from typing import Any

import pytest

from pushluck.locales import LANGUAGES
from tests.cli.conftest import Invoke, Process, ask_json

RECORD = """\
[Game "scoring"]
[Rules "zonk@1(seating.start=first_seat)"]
[Seat1 "Ada"]
[Seat2 "?"]
[Result "*"]

1. s1 113462 k11 5524 k55 b=300
2. s2 444256 k4445 63 Z
3. s1 152346 k15 b700=700 s2 c
4. s2 111234
"""

TOLD = """\
Zonk (zonk@1(seating.start=first_seat)): Ada and player 2

Turn 3: Ada
  Ada throws 1 5 2 3 4 6.
...
Turn 4: player 2
  player 2 throws 1 1 1 2 3 4.

Round         Ada  player 2
    1  300 (+300)         Z
    2           Z
"""


def write(folder: Path, text: str) -> str:
    path = folder / "match.plr"
    path.write_text(text, encoding="utf-8")
    return str(path)


def replay(invoke: Invoke, path: str) -> Any:
    return ask_json(invoke, "replay", path)


def test_a_match_is_told_turn_by_turn_with_its_sheet(invoke: Invoke, tmp_path: Path) -> None:
    status, out, err = invoke("replay", write(tmp_path, RECORD))
    assert (status, err) == (0, "")
    told = [line for line in out.splitlines() if line.startswith("Turn ")]
    assert told == ["Turn 1: Ada", "Turn 2: player 2", "Turn 3: Ada", "Turn 4: player 2"]
    assert "  Ada banks 300 points; the score is 300.\n" in out
    assert "  Nothing scores. player 2 loses 450 points.\n" in out


def test_it_can_begin_at_a_later_turn(invoke: Invoke, tmp_path: Path) -> None:
    out = invoke("replay", write(tmp_path, RECORD), "--from", "3").out
    start, end = TOLD.split("...\n")
    assert out.startswith(start)
    assert out.endswith(end)


def test_a_bank_taken_back_is_a_z_on_the_sheet(invoke: Invoke, tmp_path: Path) -> None:
    """Z23: the whole turn is a Z; a bank made in it is taken back."""
    turn = replay(invoke, write(tmp_path, RECORD))["turns"][2]
    assert (turn["end"], turn["points"], turn["score"]) == ("forfeit", 0, 300)
    assert turn["events"][-2:] == [{"seat": 1, "text": "b700"}, {"seat": 2, "text": "c"}]


def test_json_holds_the_whole_match(invoke: Invoke, tmp_path: Path) -> None:
    data = replay(invoke, write(tmp_path, RECORD))
    assert data["headers"]["Seat1"] == "Ada"
    assert [(turn["turn"], turn["seat"], turn["end"]) for turn in data["turns"]] == [
        (1, 1, "banked"),
        (2, 2, "bust"),
        (3, 1, "forfeit"),
        (4, 2, None),
    ]
    assert (data["scores"], data["winners"], data["errors"]) == ([300, 0], None, [])


def test_the_winner_is_told_and_listed(invoke: Invoke, tmp_path: Path) -> None:
    rules = "pig@1(finish.target=10)"
    path = write(
        tmp_path,
        f'[Game "pig"]\n[Rules "{rules}"]\n[Seat1 "Ada"]\n[Seat2 "Ben"]\n[Result "2"]\n\n'
        "1. s1 1 Z\n2. s2 5 6 b=11\n",
    )
    assert replay(invoke, path)["winners"] == [2]
    assert "  Ben wins with 11.\n" in invoke("replay", path).out


def test_how_the_first_seat_was_found_is_turn_0(invoke: Invoke, tmp_path: Path) -> None:
    record = RECORD.replace("(seating.start=first_seat)", "").replace(
        "1. s1", "0. s1 6 s2 2\n1. s1"
    )
    path = write(tmp_path, record)
    assert replay(invoke, path)["turns"][0]["turn"] == 0
    assert "  Ada throws 6 to see who begins.\n" in invoke("replay", path).out
    assert invoke("replay", path, "--from", "1").out.count("to see who begins") == 0
    sheets = [invoke("replay", path).out, invoke("replay", write(tmp_path, RECORD)).out]
    assert sheets[0].partition("Round")[2] == sheets[1].partition("Round")[2]


def test_a_damaged_record_is_told_as_far_as_it_can_be_read(invoke: Invoke, tmp_path: Path) -> None:
    path = write(tmp_path, RECORD.replace("k4445", "k4446"))
    status, out, err = invoke("replay", path)
    assert status == 1
    assert out.endswith("Round         Ada  player 2\n    1  300 (+300)\n")
    assert "Turn 2: player 2\n  player 2 throws 4 4 4 2 5 6.\n" in out
    assert err.startswith(f"pushluck: {path}:8:14: ")
    assert "6" in err


def test_a_wrong_checksum_says_what_was_expected(invoke: Invoke, tmp_path: Path) -> None:
    path = write(tmp_path, RECORD.replace("b=300", "b=350"))
    status, out, err = invoke("replay", path, "--json")
    [error] = json.loads(out)["errors"]
    assert status == 1
    assert (error["line"], error["column"], error["expected"]) == (7, 27, ["b=300"])
    assert "Expected: b=300." in err


def test_a_foreign_file_gives_json_without_a_match(invoke: Invoke, tmp_path: Path) -> None:
    status, out, _ = invoke("replay", write(tmp_path, "1. e4 e5"), "--json")
    data = json.loads(out)
    assert status == 1
    assert (data["headers"], data["turns"], data["scores"]) == ({}, [], [])
    assert data["errors"]


def test_a_record_can_come_from_standard_input(process: Process, tmp_path: Path) -> None:
    with open(write(tmp_path, RECORD), "rb") as record:
        run = process("replay", "-", stdin=record)
    assert run.returncode == 0
    assert run.stdout.startswith(b"Zonk")


def test_a_name_cannot_take_over_the_terminal(invoke: Invoke, tmp_path: Path) -> None:
    name = "Ada\\u001b[2J" + "a" * 2000
    status, out, err = invoke("replay", write(tmp_path, RECORD.replace("Ada", name)))
    assert (status, err) == (0, "")
    assert "\x1b" not in out


def test_a_damaged_record_cannot_take_over_the_terminal(invoke: Invoke, tmp_path: Path) -> None:
    status, _, err = invoke("replay", write(tmp_path, RECORD.replace("k4445", "k\x1b[2J")))
    assert status == 1
    assert "\x1b" not in err


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(invoke: Invoke, tmp_path: Path, language: str) -> None:
    path = write(tmp_path, RECORD)
    status, out, err = invoke("replay", path, "--lang", language)
    assert (status, err) == (0, "")
    assert "Ada" in out
