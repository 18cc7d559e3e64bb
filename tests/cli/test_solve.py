import os
import pty
import re
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from pushluck.cli.failures import Status
from pushluck.games.registry import find_rules
from pushluck.locales import LANGUAGES
from pushluck.solve import finding
from pushluck.solve.finding import count_states
from pushluck.solve.table import fingerprint
from tests.cli.conftest import Invoke, ask_json

LONG = "farkle-minimal(target=25000)"
"""A match that takes a while."""

COSTS_THE_SCORE = "instant.bust_face=6,instant.bust_count=3,instant.bust_loses=game"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PUSHLUCK_HOME", str(tmp_path))
    return tmp_path


def solve(invoke: Invoke, *arguments: str) -> Any:
    return ask_json(invoke, "solve", *arguments)


def test_json_holds_the_value_and_how_it_was_found(invoke: Invoke) -> None:
    found = solve(invoke, "pig", "--set", "target=20")
    assert list(found) == ["first_wins", "residual", "states", "seconds"]
    assert found["first_wins"] == pytest.approx(0.615558549805, abs=1e-11)
    assert 0 <= found["residual"] < 1e-12
    assert found["states"] == count_states(find_rules("pig(target=20)"))
    assert found["seconds"] > 0


def test_people_are_told_the_same(invoke: Invoke) -> None:
    status, out, err = invoke("solve", "pig")
    assert (status, err) == (0, "")
    assert "53.05927253%" in out  # 0.5306 (Neller and Presser 2004)
    assert "46.94072747%" in out
    assert "Solved in " in out
    assert "Solved before on this machine" in invoke("solve", "pig").out


def test_one_alone_is_told_when_to_bank(invoke: Invoke) -> None:
    found = solve(invoke, "zonk", "--solo")
    assert list(found) == ["turn_points", "bank_at"]
    assert found["turn_points"] == pytest.approx(409.3399796, abs=1e-7)
    assert found["bank_at"] == {"1": 250, "2": 250, "3": 400, "4": 1000, "5": 2900}


def test_busts_in_a_row_have_thresholds_of_their_own(invoke: Invoke) -> None:
    found = solve(invoke, "zilch", "--solo")
    assert found["turn_points"] == pytest.approx(620.854672277, abs=1e-8)
    sheets = [found["bank_at"], *found["after_busts"]]
    assert [sheet["4"] for sheet in sheets] == [1050, 1000, 550]
    assert found["bank_at"]["6"] is None


def test_the_fewest_turns_are_counted_where_asked(invoke: Invoke) -> None:
    found = solve(invoke, "pig", "--turns")
    assert list(found) == ["turn_points", "bank_at", "fewest_turns"]
    assert found["fewest_turns"] == pytest.approx(12.545232352, abs=1e-9)


def test_bones_tell_the_best_turn_and_the_fewest_turns(invoke: Invoke) -> None:
    found = solve(invoke, "bones", "--turns")
    assert list(found) == ["turn_points", "bank_at", "fewest_turns"]
    assert found["turn_points"] == pytest.approx(11.425561435527, abs=1e-11)
    assert found["fewest_turns"] == pytest.approx(9.296624915, abs=1e-9)
    assert "takes 9.297 turns" in invoke("solve", "bones", "--turns").out
    assert "fewest_turns" not in solve(invoke, "bones", "--solo")


def test_the_sheet_of_one_alone_has_a_row_for_each_number_of_dice(invoke: Invoke) -> None:
    lines = invoke("solve", "zilch", "--solo").out.splitlines()
    assert lines[2].split() == ["Dice", "Points", "1", "lost", "2", "lost"]
    assert lines[6].split() == ["4", "1,050", "1,000", "550"]
    assert lines[8].split() == ["6", "–", "–", "–"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("option", [[], ["--solo"]])
def test_it_is_told_in_every_language(invoke: Invoke, language: str, option: list[str]) -> None:
    status, out, err = invoke("solve", "pig", *option, "--lang", language)
    assert (status, err) == (0, "")
    assert "Pig (pig@1)" in out
    assert "\x1b" not in out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["farkle-minimal", "--set", "target=1000000"], "finish.target"),
        (["zonk", "--set", "seating.least_seats=3"], "seating.least_seats"),
        (["zonk", "--solo", "--set", COSTS_THE_SCORE], "instant.bust_loses"),
        (["pig", "--set", "target=0"], "target"),
    ],
)
def test_rules_outside_of_what_is_solved_are_refused(
    invoke: Invoke, arguments: list[str], told: str
) -> None:
    status, out, err = invoke("solve", *arguments)
    assert (status, out) == (Status.USAGE, "")
    assert told in err


def test_without_the_solver_it_is_told_how_to_add_it(
    invoke: Invoke, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finding, "find_spec", lambda name: None)
    for arguments in (["pig"], ["bones", "--turns"]):
        status, out, err = invoke("solve", *arguments)
        assert (status, out) == (Status.USAGE, "")
        assert 'pip install "pushluck[solve]"' in err


@contextmanager
def solving_process() -> Iterator[tuple["subprocess.Popen[bytes]", int]]:
    """Solve a long match in a process whose standard error is a terminal; yield both."""
    terminal, errors = pty.openpty()
    command = [sys.executable, "-m", "pushluck", "solve", LONG, "--json"]
    settings = os.environ | {"TERM": "xterm"}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=errors, env=settings, start_new_session=True
    ) as process:
        try:
            yield process, terminal
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            os.close(errors)
            os.close(terminal)


def interrupt() -> int:
    """Solve until some part is done, press Ctrl-C, and return the first part that was shown, in percent."""
    with solving_process() as (process, terminal):
        shown = read_until(terminal, rb" [1-9][0-9]?%")
        os.killpg(process.pid, signal.SIGINT)
        shown += read_until(terminal, rb"goes on from")
        out, _ = process.communicate(timeout=60)
    assert (process.returncode, out) == (Status.INTERRUPTED, b"")
    assert b"Traceback" not in shown
    first = re.search(rb" ([1-9][0-9]?)%", shown)
    assert first is not None
    return int(first[1])


def read_until(terminal: int, pattern: bytes) -> bytes:
    """Read what is shown on a terminal until it matches."""
    shown = b""
    while not re.search(pattern, shown):
        assert select.select([terminal], [], [], 60)[0], shown
        shown += os.read(terminal, 1 << 16)
    return shown


def test_ctrl_c_keeps_what_is_solved_and_the_next_run_goes_on(home: Path) -> None:
    interrupt()
    partial = home / "solved" / f"{fingerprint(find_rules(LONG))}.part.npz"
    with np.load(partial) as file:
        _, next_sum, _ = file["counts"]
    sums = 2 * 25_000 // 50
    assert interrupt() >= int(100 * (next_sum - 2) / (sums - 1))
    with np.load(partial) as file:
        assert file["counts"][1] > next_sum
