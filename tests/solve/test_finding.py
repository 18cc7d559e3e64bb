from pathlib import Path

import pytest

from pushluck.core.errors import RulesError
from pushluck.games.registry import find_rules, make_game
from pushluck.solve import finding
from pushluck.solve.finding import (
    count_states,
    find_policy,
    find_table,
    has_policy,
    is_solved,
    solve_table,
)
from pushluck.solve.table import fingerprint

PIG = find_rules("pig(target=30)")
SMALL = find_rules("farkle-minimal(target=600)")


@pytest.fixture
def no_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let numba be missing."""
    monkeypatch.setattr(finding, "find_spec", lambda name: None)


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Ship the table of Pig, and nothing else."""
    folder = tmp_path / "shipped"
    monkeypatch.setattr(finding, "SHIPPED", folder)
    rules = find_rules("pig")
    solve_table(rules, folder=folder)
    (folder / f"{fingerprint(rules)}.npz").rename(folder / "pig@1.npz")
    return folder


def test_a_policy_is_at_hand_once_its_table_is_solved(tmp_path: Path) -> None:
    assert not has_policy(SMALL, folder=tmp_path)
    assert not is_solved(SMALL, folder=tmp_path)
    policy = find_policy(SMALL, folder=tmp_path)
    assert has_policy(SMALL, folder=tmp_path)
    assert is_solved(SMALL, folder=tmp_path)
    assert find_policy(SMALL, folder=tmp_path) is policy
    assert not has_policy(find_rules("farkle-minimal(target=650)"), folder=tmp_path)


def test_a_policy_plays_from_its_table(tmp_path: Path) -> None:
    policy = find_policy(PIG, folder=tmp_path)
    state = make_game(PIG).initial_state(2)._replace(start=None)
    (throw,) = policy.worths(state)
    assert throw.wins == pytest.approx(find_table(PIG, folder=tmp_path).first_wins, abs=1e-12)


@pytest.mark.usefixtures("shipped", "no_solver")
@pytest.mark.parametrize("spelling", ["pig", "pig(manners.cheating=false)"])
def test_what_is_shipped_needs_no_solver(tmp_path: Path, spelling: str) -> None:
    rules = find_rules(spelling)
    table = find_table(rules, folder=tmp_path / "empty")
    assert table.first_wins == pytest.approx(0.5306, abs=5e-5)  # Neller and Presser 2004
    assert table.rules == rules
    assert has_policy(rules, folder=tmp_path / "empty")
    assert not is_solved(rules, folder=tmp_path / "empty")


@pytest.mark.usefixtures("shipped", "no_solver")
def test_other_rules_need_the_solver(tmp_path: Path) -> None:
    for find in (find_table, find_policy, solve_table):
        with pytest.raises(RulesError, match="solver-not-installed"):
            find(PIG, folder=tmp_path / "empty")


def test_a_table_that_was_solved_needs_no_solver_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    solved = solve_table(PIG, folder=tmp_path)
    monkeypatch.setattr(finding, "find_spec", lambda name: None)
    assert find_table(PIG, folder=tmp_path).first_wins == solved.first_wins


@pytest.mark.usefixtures("no_solver")
def test_rules_that_are_not_solved_are_refused_as_such_whatever_is_installed(
    tmp_path: Path,
) -> None:
    rules = find_rules("farkle-minimal(target=1000000)")
    assert not has_policy(rules, folder=tmp_path)
    with pytest.raises(RulesError, match="not-solved") as caught:
        solve_table(rules, folder=tmp_path)
    assert caught.value.fields == ("finish.target",)


def test_the_users_own_folder_can_be_chosen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PUSHLUCK_HOME", str(tmp_path))
    solve_table(PIG)
    assert [file.name for file in (tmp_path / "solved").iterdir()] == [f"{fingerprint(PIG)}.npz"]
    assert is_solved(PIG)


def test_positions_are_counted() -> None:
    """In Pig to 3 a turn has begun, or has one or two points that do not reach the target."""
    assert count_states(find_rules("pig(target=3)")) == sum(
        1 + len(range(1, 3 - mine)) for mine in range(3) for theirs in range(3)
    )
    # Zonk: 260 scores below 13,000 for each seat, and 1 to 5 or again 6 dice.
    totals = sum(1 + 6 * (260 - mine - 1) for mine in range(260))
    assert count_states(find_rules("zonk")) == 260 * totals


def test_dice_and_points_that_may_be_taken_over_make_positions_of_their_own() -> None:
    """One die and 1s alone: whoever has 200 of 300 points may have banked 200, or 100 of them."""
    ones = "farkle-minimal(dice.count=1,points.five=0,target=300"
    without, with_offers = find_rules(f"{ones})"), find_rules(f"{ones},ride.allowed=true)")
    offers = sum(len(range(1, theirs + 1)) for mine in range(3) for theirs in range(3))
    assert count_states(with_offers) == count_states(without) + offers
