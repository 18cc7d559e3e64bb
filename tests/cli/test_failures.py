"""Every failure is a sentence on standard error and an exit status, never a traceback."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from pushluck.cli import presets
from pushluck.cli.failures import Status
from tests.cli.conftest import Invoke, Process

SENTENCE = "pushluck: "


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["nonsense"], "There is no command nonsense."),
        (["--nonsense"], "There is no option --nonsense."),
        (["score", "zonk", "1", "--hnad", "1"], "Did you mean --hand?"),
        (["score", "zonk", "1", "--hand"], "--hand is missing its value"),
        (["score", "zonk", "1", "--json=yes"], "--json is missing its value, or was given one"),
        (["score", "zonk", "1", "--hand-points", "many"], "at least 0, not many."),
        (["score", "zonk", "1", "--hand-points", "9" * 5000], "at least 0"),
        (["score", "zonk"], "DICE is missing."),
        (["score"], "Which rules?"),
        (["score", "zonk", "1117"], "no 7"),
        (["score", "zonk", "1111111"], "1 to 6 dice can be thrown here, not 7."),
        (["score", "zonkk", "1"], "zonk"),
        (["odds", "zonk", "doom"], "doom is one word too many."),
        (["odds", "zonk", "--set", "finish.taget=100"], "finish.target"),
        (["odds", "zonk", "--set", "finish.target"], "finish.target"),
        (["odds", "zonk", "--set", "bank.opening=20000"], "bank.opening"),
        (["odds", "zonk", "--set", "bank.opening=20000"], "finish.target"),
        (["odds", "pig"], "In pig@1 no dice are set aside"),
        (["presets", "--lang", "xx"], "xx"),
        (["replay"], "FILE is missing."),
    ],
)
def test_a_mistake_in_the_arguments_is_2_and_says_what_would_do(
    invoke: Invoke, arguments: list[str], told: str
) -> None:
    status, out, err = invoke(*arguments)
    assert (status, out) == (Status.USAGE, "")
    assert told in err
    assert err.startswith(SENTENCE)
    assert err.splitlines()[1].startswith("For help: pushluck ")


def test_help_is_offered_for_the_command_that_failed(invoke: Invoke) -> None:
    assert invoke("score", "zonk").err.endswith("For help: pushluck score --help\n")


def test_a_failure_speaks_the_language_that_is_asked_for(invoke: Invoke) -> None:
    assert "Il manque DICE." in invoke("score", "zonk", "--lang", "fr").err
    assert "DICE" in invoke("score", "zonk", "--lang", "ko").err


@pytest.mark.parametrize(
    ("make", "told"),
    [
        (lambda path: None, "There is no file"),
        (lambda path: path.mkdir(), "is a folder, not a file."),
        (lambda path: path.write_bytes(b"[Game \xff]"), "UTF-8"),
        (lambda path: path.write_text("nothing of the kind"), ":1:1: "),
    ],
    ids=["missing", "folder", "bytes", "foreign"],
)
def test_data_that_cannot_be_read_is_1(
    invoke: Invoke, tmp_path: Path, make: Callable[[Path], object], told: str
) -> None:
    path = tmp_path / "match.plr"
    make(path)
    status, out, err = invoke("replay", str(path))
    assert (status, out) == (Status.DATA, "")
    assert told in err
    assert str(path) in err


def test_a_reader_that_goes_away_ends_the_command_quietly() -> None:
    command = [sys.executable, "-m", "pushluck", "score", "doom", "--batch"]
    questions = '{"throw":"111555"}\n' * 50_000
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as run:
        assert run.stdin is not None
        assert run.stdout is not None
        assert run.stderr is not None
        run.stdout.close()
        with pytest.raises(BrokenPipeError):
            run.stdin.write(questions.encode())
        assert run.stderr.read() == b""
    assert run.returncode == Status.PIPE_CLOSED


def test_head_takes_the_first_line_of_a_table(process: Process) -> None:
    command = f"{sys.executable} -m pushluck presets | head -1; echo ${{PIPESTATUS[0]}}"
    run = subprocess.run(["bash", "-c", command], capture_output=True, check=False)
    assert run.stderr == b""
    assert run.stdout.splitlines()[0].startswith(b"Preset")
    assert int(run.stdout.splitlines()[1]) in (Status.DONE, Status.PIPE_CLOSED)


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="a device of Linux")
@pytest.mark.parametrize("arguments", [["presets"], ["presets", "--json"], ["--help"]])
def test_a_full_disk_is_1_and_said_once(process: Process, arguments: list[str]) -> None:
    with open("/dev/full", "wb") as full:
        run = process(*arguments, stdout=full)
    assert run.returncode == Status.DATA
    assert run.stderr == b"pushluck: The disk is full; not everything could be written.\n"


def test_a_closed_output_is_1() -> None:
    command = f"{sys.executable} -m pushluck presets >&-"
    run = subprocess.run(["bash", "-c", command], stderr=subprocess.PIPE, check=False)
    assert run.returncode == Status.DATA
    assert run.stderr.startswith(b"pushluck: The system refuses")
    assert run.stderr.count(b"\n") == 1


def test_a_terminal_without_the_signs_shows_others(process: Process) -> None:
    settings = os.environ | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    run = process("score", "zonk", "1", "--lang", "ko", env=settings)
    assert run.returncode == Status.DONE
    assert b"Zonk: 1" in run.stdout


def test_arguments_that_are_no_text_are_refused_in_a_sentence(process: Process) -> None:
    run = process("score", "zonk", os.fsdecode(b"\xff"))
    assert run.returncode == Status.USAGE
    assert run.stderr.startswith(SENTENCE.encode())
    assert b"Traceback" not in run.stderr


def test_a_fault_of_our_own_is_70_and_asks_to_be_reported(
    invoke: Invoke, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> None:
        raise ZeroDivisionError("by zero")

    monkeypatch.setattr(presets, "iter_presets", fail)
    status, out, err = invoke("presets")
    assert (status, out) == (Status.FAULT, "")
    assert "ZeroDivisionError: by zero" in err
    assert "report" in err


def test_ctrl_c_is_130_and_said(invoke: Invoke, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(presets, "iter_presets", interrupt)
    assert invoke("presets") == (Status.INTERRUPTED, "", "\nStopped.\n")
