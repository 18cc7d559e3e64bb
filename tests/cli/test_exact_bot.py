"""The exact bot at the terminal: its rules are solved when it sits down."""

import json
from pathlib import Path

import pytest

from pushluck.cli.failures import Status
from pushluck.games.registry import find_rules
from pushluck.solve.finding import has_policy
from tests.cli.conftest import Invoke

RULES = "pig(finish.target=12)"
UNSOLVED = "farkle(finish.tie=overtime)"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A home of its own, in which nothing has been solved yet."""
    monkeypatch.setenv("PUSHLUCK_HOME", str(tmp_path))


def test_a_simulation_solves_what_is_missing_and_keeps_it(invoke: Invoke) -> None:
    assert not has_policy(find_rules(RULES))
    status, out, err = invoke(
        "simulate", RULES, "--seats", "bot:exact,bot:hold@2", "--games", "60", "--json"
    )
    assert (status, err) == (Status.DONE, "")
    exact, _ = json.loads(out)["bots"]
    assert exact["win_interval"][0] > 0.5
    assert has_policy(find_rules(RULES))


def test_a_match_against_it_solves_what_is_missing(invoke: Invoke) -> None:
    status, out, _ = invoke("play", RULES, "--seats", "Ada,bot:exact", "--json", typed="")
    assert status == Status.DONE
    assert '"type": "act"' in out
    assert has_policy(find_rules(RULES))


@pytest.mark.parametrize("command", ["simulate", "play"])
def test_rules_that_are_not_solved_are_refused_with_the_reason(
    invoke: Invoke, command: str
) -> None:
    status, _, err = invoke(command, UNSOLVED, "--seats", "bot:exact,bot:bold")
    assert status == Status.USAGE
    assert "finish.tie" in err
