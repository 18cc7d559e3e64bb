import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from click.testing import CliRunner

from pushluck.cli import main


class Result(NamedTuple):
    status: int
    out: str
    err: str


Invoke = Callable[..., Result]
Process = Callable[..., "subprocess.CompletedProcess[bytes]"]


def ask_json(invoke: Invoke, *arguments: str) -> Any:
    """Run a command that has nothing to complain about and return what it tells programs."""
    status, out, err = invoke(*arguments, "--json")
    assert (status, err) == (0, "")
    return json.loads(out)


def _invoke(*arguments: str, typed: str | bytes = b"") -> Result:
    with CliRunner().isolation(input=typed) as (out, err, _):
        status = main(arguments)
    return Result(status, out.getvalue().decode("utf-8"), err.getvalue().decode("utf-8"))


def _process(*arguments: str, **options: Any) -> "subprocess.CompletedProcess[bytes]":
    settings: dict[str, Any] = {"stdout": subprocess.PIPE, "stdin": subprocess.DEVNULL} | options
    command = [sys.executable, "-m", "pushluck", *arguments]
    return subprocess.run(command, stderr=subprocess.PIPE, timeout=60, check=False, **settings)


@pytest.fixture
def invoke() -> Invoke:
    """Run a command in this process and return its exit status and what it prints."""
    return _invoke


@pytest.fixture
def process() -> Process:
    """Run a command in a process of its own."""
    return _process


@pytest.fixture(scope="session")
def solved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A home in which every match is solved once for all tests that use it."""
    return tmp_path_factory.mktemp("solved")


@pytest.fixture
def shared_home(solved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Find solved matches where other tests have left them."""
    monkeypatch.setenv("PUSHLUCK_HOME", str(solved))
