import subprocess
import sys
from collections.abc import Callable
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
