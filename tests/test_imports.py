"""What a fresh interpreter loads for each public entry point.

The import contracts read the code without running it. They cannot see what a parent package pulls
in on the way, nor whether a deferred import is really deferred; this can.
"""

import json
import pkgutil
import subprocess
import sys
from dataclasses import dataclass

import pytest

import pushluck

PROBE = """
import builtins, importlib, json, sys

asked = set()
load = builtins.__import__

def watch(name, globals=None, locals=None, fromlist=(), level=0):
    importer = (globals or {}).get("__name__", "")
    if level == 0 and importer.partition(".")[0] == "pushluck":
        asked.add(name)
    return load(name, globals, locals, fromlist, level)

before = set(sys.modules)
builtins.__import__ = watch
for entry in sys.argv[1:]:
    importlib.import_module(entry)
builtins.__import__ = load
print(json.dumps({"loaded": sorted(set(sys.modules) - before), "asked": sorted(asked)}))
"""


@dataclass(frozen=True)
class Imports:
    loaded: frozenset[str]
    """The modules in memory that a bare interpreter does not have."""
    asked: frozenset[str]
    """The modules that Pushluck's own code named in an import that ran."""

    @property
    def packages(self) -> set[str]:
        return {module.partition(".")[0] for module in self.loaded | self.asked}

    @property
    def asked_packages(self) -> set[str]:
        return {module.partition(".")[0] for module in self.asked}


def probe(*entries: str) -> Imports:
    run = subprocess.run(
        [sys.executable, "-I", "-c", PROBE, *entries], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    answer = json.loads(run.stdout)
    return Imports(frozenset(answer["loaded"]), frozenset(answer["asked"]))


@pytest.mark.parametrize(
    "entry",
    [
        "pushluck",
        "pushluck.core",
        "pushluck.games",
        "pushluck.games.scoring",
        "pushluck.games.pig",
        "pushluck.conduct",
        "pushluck.record",
    ],
)
def test_the_rules_load_the_standard_library_only(entry: str) -> None:
    imports = probe(entry)
    assert imports.packages - sys.stdlib_module_names <= {"pushluck"}
    # The standard library loads some of these for its own use (tomllib wants datetime,
    # importlib.resources wants random), so what counts is what our code names.
    assert not imports.asked_packages & {"datetime", "logging", "random", "secrets", "time"}


@pytest.mark.parametrize(
    ("entry", "other"),
    [
        ("pushluck.games.scoring", "pushluck.games.pig"),
        ("pushluck.games.pig", "pushluck.games.scoring"),
    ],
)
def test_a_game_does_not_load_another(entry: str, other: str) -> None:
    assert other not in probe(entry).loaded


def test_the_command_line_starts_without_what_only_some_commands_need() -> None:
    assert not probe("pushluck.cli").packages & {"babel", "fluent", "numba", "numpy", "rich"}


def test_players_load_nothing_that_only_solving_needs() -> None:
    assert not probe("pushluck.bots").packages & {"numba", "numpy"}


def test_the_command_line_starts_without_the_server() -> None:
    packages = probe("pushluck.cli.app", "pushluck.cli.serve").packages
    assert not packages & {"alembic", "litestar", "msgspec", "sqlalchemy", "structlog", "uvicorn"}


def test_only_the_kernels_load_numba() -> None:
    entries = [
        module.name
        for module in pkgutil.walk_packages(pushluck.__path__, "pushluck.")
        if not module.name.endswith("__main__")
        and not module.name.startswith("pushluck.solve.kernels")
    ]
    assert "numba" not in probe(*entries).packages
