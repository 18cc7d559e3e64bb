"""The terminal table, as real processes: what a person types and reads."""

import json
import os
import random
import resource
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pushluck.record import load_record

HONEST = "start=first_seat,cheating=false"
Play = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PUSHLUCK_HOME", str(tmp_path / "games"))
    return tmp_path / "games"


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "pushluck", "play", *arguments]


@pytest.fixture
def play(home: Path) -> Play:
    def run(
        *arguments: str, typed: list[str], **options: Any
    ) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            command(*arguments),
            input="".join(f"{line}\n" for line in typed),
            capture_output=True,
            encoding="utf-8",
            timeout=60,
            check=False,
            **options,
        )

    return run


def saved(home: Path) -> Path:
    [path] = home.glob("*.plr")
    return path


def zonk(*changes: str) -> list[str]:
    settings = ",".join((HONEST, *changes))
    return ["zonk", "--seats", "Ada,Ben", "--dice", "typed", "--set", settings]


def test_a_whole_match_with_real_dice(play: Play, home: Path) -> None:
    """Zonk to exactly 1,600: a Z (Z6), a bank, hot dice that must be thrown (Z5), the landing (Z12)."""
    typed = ["123462", "b", "223446", "111546", "t", "24", "223446", "111555", "123446", "b", "s"]
    run = play(*zonk("target=1700"), typed=typed)
    assert run.returncode == 0, run.stderr
    match = load_record(saved(home)).match
    assert match.outcome is not None
    assert match.outcome.scores == (1700, 0)
    assert "Ada wins" in run.stdout


def test_landing_exactly_wins_at_once(play: Play, home: Path) -> None:
    """Z12: banking to exactly the target."""
    run = play(*zonk("target=1000"), typed=["111234", "b"])
    assert run.returncode == 0, run.stderr
    outcome = load_record(saved(home)).match.outcome
    assert outcome is not None
    assert outcome.winners == (0,)
    assert "Ada wins" in run.stdout


def test_impossible_dice_are_asked_for_again(play: Play, home: Path) -> None:
    run = play(*zonk(), typed=["12345", "1234567", "123457", "abc", "1 2 3 4 6 2", "q"])
    assert run.returncode == 0
    texts = [event.text for event in load_record(saved(home)).match.events]
    assert texts == ["t", "123462", "k1"]
    assert "7" in run.stdout


def test_dice_can_be_put_back_until_the_next_throw(play: Play, home: Path) -> None:
    farkle = ["farkle", "--seats", "Ada,Ben", "--dice", "typed", "--set", "start=first_seat"]
    typed = ["115462", "k1", "u", "k115", "t", "246", "115462", "u", "1", "u", "k1", "q"]
    run = play(*farkle, typed=typed)
    assert run.returncode == 0
    texts = [event.text for event in load_record(saved(home)).match.events]
    assert texts == ["t", "115462", "k115", "t", "246", "t", "115462", "k1"]
    assert run.stdout.count("be put back") == 1


def test_a_refusal_names_the_die_and_loses_nothing(play: Play, home: Path) -> None:
    """T9: hold {1, 3} of 1-3-4-6: refused, names the 3."""
    farkle = ["farkle", "--seats", "Ada,Ben", "--dice", "typed", "--set", "start=first_seat"]
    run = play(*farkle, typed=["113462", "k13", "t", "b", "9", "zzz", "k1", "b", "q"])
    assert run.returncode == 0
    assert "The 3" in run.stdout or "3 does not" in run.stdout or "a 3" in run.stdout
    texts = [event.text for event in load_record(saved(home)).match.events]
    assert texts == ["t", "113462", "k1"]


def test_dice_left_over_can_be_taken_over(play: Play, home: Path) -> None:
    """The next player begins with the banked turn and throws the dice that were left."""
    rides = ["ten-thousand", "--seats", "Ada,Ben", "--dice", "typed", "--set"]
    settings = "start=first_seat,opening=0,minimum=0"
    run = play(*rides, settings, typed=["113462", "k11", "b", "2", "1346", "k1", "b", "q"])
    assert run.returncode == 0, run.stderr
    texts = [event.text for event in load_record(saved(home)).match.events]
    assert texts[:8] == ["t", "113462", "k11", "b", "r", "1346", "k1", "b"]
    assert "15.7% risk" in run.stdout


def test_a_die_turned_and_called(play: Play, home: Path) -> None:
    """Z20 to Z23: nobody sees the cheat until it is called."""
    table = ["zonk", "--seats", "Ada,Ben", "--dice", "typed", "--set", "start=first_seat"]
    run = play(*table, typed=["113462", "x", "3>1", "b", "c", "q"])
    assert run.returncode == 0, run.stderr
    match = load_record(saved(home)).match
    texts = [event.text for event in match.events]
    assert texts[:6] == ["t", "113462", "k111~3>1", "b", "t", "c"]
    assert match.game.scores(match.state) == (0, 0)
    assert "turned" not in run.stdout[: run.stdout.index("Ben calls")]
    assert "Ada turned a 3 into a 1" in run.stdout


def test_every_event_survives_a_kill(home: Path, tmp_path: Path) -> None:
    """T28: kill the process after each act; nothing that was told is lost, and the match goes on."""
    typed = ["123462", "t", "12346", "b", "553462", "b"]
    done = 0
    for lines in range(1, len(typed) + 1):
        path = tmp_path / f"{lines}.plr"
        process = subprocess.Popen(
            command(*zonk(), "--save", str(path), "--json"),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("".join(f"{line}\n" for line in typed[:lines]))
        process.stdin.flush()
        told, asked = 0, 0
        while asked <= lines:
            answer = json.loads(process.stdout.readline())
            told += answer["type"] == "event"
            asked += answer["type"] in ("act", "dice")
        process.send_signal(signal.SIGKILL)
        process.communicate()
        assert len(load_record(path).match.events) == told
        assert told > done
        done = told
        resumed = subprocess.run(
            command("--resume", "--save", str(path)),
            input="q\n",
            capture_output=True,
            encoding="utf-8",
            timeout=60,
            check=False,
        )
        assert resumed.returncode == 0, resumed.stderr
    assert done == 12


def test_the_latest_unfinished_match_is_taken_up(play: Play, home: Path) -> None:
    play(*zonk("target=1000"), typed=["111234", "b"])
    play(*zonk(), typed=["123462", "b", "q"])
    run = play("--resume", typed=["553462", "b", "q"])
    assert run.returncode == 0, run.stderr
    matches = [load_record(path).match for path in home.glob("*.plr")]
    assert sorted(match.game.scores(match.state) for match in matches) == [(100, 100), (1000, 0)]


def test_nothing_to_resume(play: Play) -> None:
    run = play("--resume", typed=[])
    assert run.returncode == 2
    assert "pushluck play" in run.stderr


def test_a_seeded_match_goes_on_with_the_same_dice(play: Play, home: Path, tmp_path: Path) -> None:
    table = ["zonk", "--seats", "Ada,Ben", "--dice", "seed:7", "--set", HONEST, "--save"]
    whole, parts = tmp_path / "whole.plr", tmp_path / "parts.plr"
    typed = ["", "b"] * 6
    play(*table, str(whole), typed=[*typed, "q"])
    play(*table, str(parts), typed=[*typed[:5], "q"])
    play("--resume", "--save", str(parts), typed=[*typed, "q"])
    events = [[event.text for event in load_record(path).match.events] for path in (whole, parts)]
    shorter = min(map(len, events))
    assert shorter > 12
    assert events[0][:shorter] == events[1][:shorter]


def test_control_c_keeps_the_match(home: Path, tmp_path: Path) -> None:
    path = tmp_path / "match.plr"
    process = subprocess.Popen(
        command(*zonk(), "--save", str(path), "--json"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("123462\n")
    process.stdin.flush()
    while json.loads(process.stdout.readline())["type"] != "act":
        pass
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=30)
    assert process.returncode == 130
    assert str(path) in errors
    assert "Traceback" not in errors
    assert len(load_record(path).match.events) == 3


def test_a_full_disk_is_said_and_loses_nothing_saved(play: Play, tmp_path: Path) -> None:
    """The process may write no file above 250 bytes, as on a disk that fills up in mid-match."""
    path = tmp_path / "match.plr"

    def fill_the_disk() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (250, 250))

    typed = ["123462", "b", "553462", "b"] * 12
    run = play(*zonk(), "--save", str(path), typed=[*typed, "q"], preexec_fn=fill_the_disk)
    assert run.returncode == 1
    assert "could not be saved" in run.stdout
    match = load_record(path).match
    assert 4 <= len(match.events) < 96
    assert list(tmp_path.glob(".record*")) == []


@pytest.mark.parametrize("language", ["en", "ko", "fr", "it"])
@pytest.mark.parametrize("preset", ["zonk", "doom", "pig"])
def test_every_language_plays(play: Play, language: str, preset: str) -> None:
    table = [preset, "--seats", "Ada,Ben", "--dice", "seed:1", "--lang", language]
    run = play(
        *table,
        "--set",
        "start=first_seat",
        typed=["", "", "h", "s", "?", "t", "", "b", "x", "", "c", "q"],
    )
    assert run.returncode == 0, run.stderr
    assert "Traceback" not in run.stderr
    assert len(run.stdout.splitlines()) > 20


def test_bots_alone_finish_a_match(play: Play, home: Path) -> None:
    run = play("farkle", "--seats", "bot:bold,bot:careful", "--dice", "seed:3", typed=[])
    assert run.returncode == 0, run.stderr
    assert load_record(saved(home)).match.outcome is not None


def test_a_bot_that_does_not_exist(play: Play) -> None:
    run = play("zonk", "--seats", "Ada,bot:bald", typed=[])
    assert run.returncode == 2
    assert "bot:bold" in run.stderr


def test_a_seat_without_a_name(play: Play) -> None:
    run = play("zonk", "--seats", "Ada,,Ben", typed=[])
    assert run.returncode == 2
    assert "2" in run.stderr


def test_a_program_plays_through_json(home: Path) -> None:
    """Every line is an object; an act is asked for with what is legal; an illegal one is refused."""
    process = subprocess.Popen(
        command(
            "zonk", "--seats", "me,bot:bold", "--dice", "seed:5", "--set", "target=3000", "--json"
        ),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    assert process.stdin is not None
    assert process.stdout is not None
    chance, kinds, refused = random.Random(5), set(), 0
    while line := process.stdout.readline():
        answer = json.loads(line)
        kinds.add(answer["type"])
        refused += answer["type"] == "refused"
        if answer["type"] == "act":
            wanted = "k666" if refused == 0 else chance.choice(answer["legal"])
            process.stdin.write(f"{wanted}\n")
            process.stdin.flush()
        elif answer["type"] == "call":
            process.stdin.write("\n")
            process.stdin.flush()
    assert process.wait(30) == 0
    assert {"event", "act", "refused", "over"} <= kinds
    process.stdin.close()
    process.stdout.close()


def test_output_that_nobody_reads(home: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    run = subprocess.run(
        command("zonk", "--seats", "bot:bold,bot:careful", "--dice", "seed:3"),
        stdout=writer,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    os.close(writer)
    assert run.returncode == 141
    assert "Traceback" not in run.stderr
