"""The server as its users run it: a process of its own."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import IO

import psutil

PATIENCE = 60.0
"""Seconds after which a process counts as stuck."""
FREELY = "sockets_per_address=100000,requests_per_second=100000,request_burst=100000,guesses_per_minute=100000"
"""Limits that let many clients come from one address."""
UNLIMITED = f"{FREELY},messages_per_second=100000,message_burst=100000"
"""Limits that let them also say as much as they like."""


class ServerProcess:
    """`pushluck serve`, on a free port that stays the same over restarts."""

    def __init__(self, database: str, *options: str, limits: str = FREELY) -> None:
        self._options = ["--database", database, "--limits", limits, *options]
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        self._log: IO[str] = tempfile.NamedTemporaryFile("w+", suffix=".log")  # noqa: SIM115  # closed with the server
        self.base = ""
        """Where it answers."""

    def __enter__(self) -> "ServerProcess":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        self._log.close()

    @property
    def pid(self) -> int:
        """The process that was started, which with several workers only watches them."""
        assert self._process is not None
        return self._process.pid

    @property
    def workers(self) -> list[int]:
        """The processes that serve, where there are several."""
        found = []
        for child in psutil.Process(self.pid).children():
            with contextlib.suppress(psutil.Error):  # it has just ended
                if "spawn_main" in " ".join(child.cmdline()):
                    found.append(child.pid)
        return found

    @property
    def log(self) -> str:
        """Everything it has logged."""
        return Path(self._log.name).read_text(encoding="utf-8")

    def start(self) -> None:
        """Start and wait until it answers."""
        command = [sys.executable, "-m", "pushluck", "serve", "--json", "--port", str(self._port)]
        self._process = subprocess.Popen(
            [*command, *self._options],
            stdout=subprocess.PIPE,
            stderr=self._log,
            encoding="utf-8",
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
            start_new_session=True,
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line, self.log
        self.base = json.loads(line)["address"].rstrip("/")
        self._port = int(self.base.rpartition(":")[2])

    def stop(self) -> int:
        """End it as a service manager would, and return its status."""
        if self._process is None:
            return 0
        self._process.terminate()
        try:
            return self._process.wait(PATIENCE)
        finally:
            self._forget()

    def kill(self) -> None:
        """Kill it and all its workers without a word."""
        if self._process is not None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait(PATIENCE)
            self._forget()

    def _forget(self) -> None:
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            if self._process.stdout is not None:
                self._process.stdout.close()
        self._process = None
