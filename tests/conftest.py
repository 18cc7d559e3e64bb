import os
import shutil
import signal
import tempfile

import pytest
from hypothesis import settings

PROOF = os.environ.get("PUSHLUCK_PROOF") == "1"

settings.register_profile("ci", derandomize=True, deadline=None)
settings.register_profile("proof", max_examples=5_000, deadline=None, print_blob=True)
settings.load_profile("proof" if PROOF else "ci")

# A shell starts what runs in the background with interrupts ignored, and every child inherits that.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_configure(config: pytest.Config) -> None:
    """Keep what is solved or made once in a folder that all processes of this run share, not in the user's own."""
    if not hasattr(config, "workerinput"):
        os.environ["PUSHLUCK_HOME"] = tempfile.mkdtemp(prefix="pushluck-")


def pytest_unconfigure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        shutil.rmtree(os.environ["PUSHLUCK_HOME"], ignore_errors=True)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say loudly that no browser test has run."""
    reports = terminalreporter.stats.get("skipped", [])
    skipped = [report for report in reports if "tests/e2e/" in report.nodeid]
    if skipped:
        _, _, why = skipped[0].longrepr
        terminalreporter.section(f"{len(skipped)} BROWSER TESTS HAVE NOT RUN", red=True, bold=True)
        terminalreporter.write_line(why.removeprefix("Skipped: "), red=True)


@pytest.fixture
def proof() -> bool:
    """Whether this is the long run (`make proof`): more seeds, deeper trees, larger tables."""
    return PROOF


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Speak English to a plain terminal of 80 columns, whatever the machine is set to."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("PYTHONUTF8", "1")
