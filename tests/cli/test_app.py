import json
import subprocess
import sys

import pytest

from pushluck import __version__
from pushluck.cli.app import COMMANDS
from pushluck.cli.signs import cell_width
from pushluck.locales import LANGUAGES
from tests.cli.conftest import Invoke

PROBE = """
import contextlib, io, json, sys
from pushluck.cli import main
with contextlib.redirect_stdout(io.StringIO()) as page:
    status = main(["--help", "--lang", sys.argv[1]])
print(json.dumps([status, page.getvalue(), sorted(sys.modules)]))
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_the_commands_without_loading_them(language: str) -> None:
    run = subprocess.run(
        [sys.executable, "-c", PROBE, language], capture_output=True, encoding="utf-8", check=True
    )
    status, page, loaded = json.loads(run.stdout)
    assert status == 0
    for name, entry in COMMANDS.items():
        assert f"\n  {name}" in page
        assert entry.module not in loaded
    packages = {module.partition(".")[0] for module in loaded}
    assert not packages & {"babel", "fluent", "rich", "tomli_w", "numpy"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_help_page_is_complete_and_fits_the_terminal(
    invoke: Invoke, command: str, language: str
) -> None:
    status, page, err = invoke(*command.split(), "--help", "--lang", language)
    assert (status, err) == (0, "")
    assert max(cell_width(line) for line in page.splitlines()) <= 80
    assert "--json" in page or not command
    assert "--lang" in page


def test_help_speaks_the_language_that_is_asked_for_wherever_it_stands(invoke: Invoke) -> None:
    page = invoke("score", "--help", "--lang", "fr").out
    assert page.startswith("Utilisation")
    assert invoke("--lang=fr", "score", "--help").out == page
    assert invoke("score", "--lang=fr", "--help").out == page


def test_no_command_shows_the_help_page(invoke: Invoke) -> None:
    assert invoke() == invoke("--help")


def test_the_version_is_the_packages(invoke: Invoke) -> None:
    assert invoke("--version").out == f"pushluck {__version__}\n"


def test_a_mistyped_command_is_told_the_nearest(invoke: Invoke) -> None:
    status, out, err = invoke("scroe")
    assert (status, out) == (2, "")
    assert "scroe" in err
    assert "Did you mean score?" in err
