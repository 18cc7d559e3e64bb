import os
import pty
import re
import select
import signal
import subprocess
import sys
from contextlib import suppress
from typing import Any

import pytest

from pushluck.bots.simulation import SimulationResult, simulate
from pushluck.bots.tally import Tally
from pushluck.cli.failures import Status
from pushluck.cli.simulate import show_result
from pushluck.games.registry import find_rules
from pushluck.locales import LANGUAGES, load_words
from tests.cli.conftest import Invoke, Process, ask_json

PIG = ["simulate", "pig", "--seats", "bot:hold@20,bot:hold@10"]


def run(invoke: Invoke, *arguments: str) -> Any:
    return ask_json(invoke, *PIG, *arguments)


def test_json_holds_what_the_simulation_found(invoke: Invoke) -> None:
    data = run(invoke, "--games", "40", "--seed", "Ada")
    texts = ["bot:hold@20", "bot:hold@10"]
    result = simulate(find_rules("pig"), texts, games=40, seed="Ada")
    assert (data["rules"], data["seed"], data["asked"]) == ("pig@1", "Ada", 40)
    assert (data["games"], data["unfinished"]) == (40, 0)
    assert [bot["bot"] for bot in data["bots"]] == texts
    for bot, tally in zip(data["bots"], result.tallies, strict=True):
        assert bot["win_rate"] == tally.win_rate
        assert bot["win_interval"] == list(tally.win_interval)
        assert bot["points_per_turn"] == tally.points_per_turn
        assert bot["zs"] == dict(tally.zs)
    assert sum(bot["wins"] for bot in data["bots"]) == 40


def test_the_same_seed_gives_the_same_matches_however_many_share_the_work(invoke: Invoke) -> None:
    alone = run(invoke, "--games", "50", "--seed", "Ada")
    assert run(invoke, "--games", "50", "--seed", "Ada", "--jobs", "2") == alone
    assert run(invoke, "--games", "50", "--seed", "Ben") != alone


def test_the_table_has_a_row_a_bot(invoke: Invoke) -> None:
    status, out, err = invoke(*PIG, "--games", "20")
    assert (status, err) == (0, "")
    title, blank, head, *rows = out.splitlines()
    assert (title, blank) == ("Pig: 20 matches", "")
    assert head.split()[:2] == ["Bot", "Wins"]
    assert [row.split()[0] for row in rows] == ["bot:hold@20", "bot:hold@10"]


def test_matches_that_never_end_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    result = SimulationResult(asked=5, games=5, tallies=(Tally(), Tally()), unfinished=2)
    words = load_words("en")
    show_result(result, find_rules("pig"), bots=["bot:bold", "bot:bold"], words=words)
    assert "2 matches went on without end and were left.\n" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(invoke: Invoke, language: str) -> None:
    status, out, err = invoke(*PIG, "--games", "1", "--lang", language)
    assert (status, err) == (0, "")
    assert "bot:hold@20" in out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["pig"], "--seats is missing."),
        (["pig", "--seats", "bot:bolt,bot:bold"], "bot:bolt"),
        (["pig", "--seats", "Ada,bot:bold"], "Ada"),
        (["pig", "--seats", ",".join(["bot:bold"] * 13)], "12"),
        (["pig", "--seats", "bot:bold", "--games", "0"], "--games takes a whole number"),
        (["pig", "--seats", "bot:bold", "--jobs", "none"], "--jobs takes a whole number"),
    ],
)
def test_what_cannot_be_simulated_is_refused(
    invoke: Invoke, arguments: list[str], told: str
) -> None:
    status, out, err = invoke("simulate", *arguments)
    assert (status, out) == (Status.USAGE, "")
    assert told in err


def read_until(terminal: int, pattern: bytes) -> bytes:
    """Read what is shown on a terminal until it matches."""
    shown = b""
    while not re.search(pattern, shown):
        assert select.select([terminal], [], [], 60)[0], shown
        shown += os.read(terminal, 1 << 16)
    return shown


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_shows_what_has_come_out_and_is_130(jobs: str) -> None:
    terminal, errors = pty.openpty()
    command = [sys.executable, "-m", "pushluck", *PIG, "--games", "100000000", "--jobs", jobs]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=errors, start_new_session=True
    ) as endless:
        try:
            read_until(terminal, rb"[1-9]0/100000000")
            os.killpg(endless.pid, signal.SIGINT)
            assert b"Traceback" not in read_until(terminal, rb"Stopped\.")
            out, _ = endless.communicate(timeout=60)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(endless.pid, signal.SIGKILL)
    assert endless.returncode == Status.INTERRUPTED
    assert out.startswith(b"Pig: ")
    os.close(errors)
    os.close(terminal)


def test_progress_is_shown_on_a_terminal_and_nowhere_else(process: Process) -> None:
    assert process(*PIG, "--games", "20").stderr == b""
    terminal, errors = pty.openpty()
    command = [sys.executable, "-m", "pushluck", *PIG, "--games", "20"]
    settings = os.environ | {"TERM": "xterm"}
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=errors, env=settings, check=True)
    read_until(terminal, b"20/20")
    os.close(errors)
    os.close(terminal)
