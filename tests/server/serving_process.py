"""A server in a process of its own, on a free port."""

import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path


class ServingProcess:
    """Starts a command that prints the address to open as its first line."""

    def __init__(self, command: Sequence[str], log: Path) -> None:
        with log.open("wb") as stderr:
            self._process = subprocess.Popen(
                [sys.executable, *command],
                stdout=subprocess.PIPE,
                stderr=stderr,
                encoding="utf-8",
                cwd=Path(__file__).parents[2],
            )
        self._log = log
        assert self._process.stdout is not None
        self.first_line = self._process.stdout.readline().strip()
        """What it said first: where it serves, or why not."""

    @property
    def log(self) -> str:
        """What it has logged."""
        return self._log.read_text(encoding="utf-8")

    @property
    def pid(self) -> int:
        return self._process.pid

    def end(self, signal_: signal.Signals = signal.SIGTERM) -> int:
        """Send a signal and return the exit status."""
        self._process.send_signal(signal_)
        return self.wait()

    def wait(self) -> int:
        """Return the exit status once it has ended."""
        assert self._process.stdout is not None
        self._process.stdout.close()
        return self._process.wait(60)

    def __enter__(self) -> "ServingProcess":
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self.end()
