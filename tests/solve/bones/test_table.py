from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import numpy as np
import pytest

from pushluck.core.errors import RulesError
from pushluck.games.bones import Bones, Phase, State
from pushluck.games.registry import find_rules
from pushluck.solve.bones.policy import Policy
from pushluck.solve.bones.table import Table, count_states, find_table, load_table
from pushluck.solve.finding import SHIPPED
from tests.solve.bones.greedy import Greedy
from tests.solve.bones.play import play
from tests.solve.bones.test_turn import rules_of
from tests.solve.keeping import check_found_again, find_interrupted

RULES = rules_of("first_price=9,finish.target=5")


@pytest.fixture(scope="module")
def solved() -> Table:
    """A table that was solved in one go."""
    with TemporaryDirectory() as folder:
        return find_table(RULES, Path(folder))


def test_a_table_is_found_again_in_its_folder(tmp_path: Path) -> None:
    check_found_again(find_table, RULES, tmp_path)


def test_solving_goes_on_where_it_was_interrupted(tmp_path: Path, solved: Table) -> None:
    resumed = find_interrupted(find_table, RULES, tmp_path)
    assert np.array_equal(resumed.values, solved.values)


def test_a_table_of_other_rules_is_refused(tmp_path: Path, solved: Table) -> None:
    file = tmp_path / "table.npz"
    solved.save(file)
    assert load_table(file).rules == RULES
    for other in (rules_of("first_price=6,finish.target=4"), find_rules("pig")):
        with pytest.raises(RulesError, match="other-table"):
            load_table(file, other)


def test_rounding_to_short_numbers_is_told(tmp_path: Path, solved: Table) -> None:
    short = solved.rounded()
    assert short.values.dtype == np.float32
    assert 0 < short.rounding < 3.1e-8
    assert np.abs(short.values - solved.values).max() <= short.rounding
    short.save(tmp_path / "short.npz")
    read = load_table(tmp_path / "short.npz", RULES)
    assert np.array_equal(read.values, short.values)
    assert (read.least, read.residual, read.rounding) == (
        short.least,
        short.residual,
        short.rounding,
    )


def test_states_are_pairs_of_scores_with_positions_before_a_throw() -> None:
    assert count_states(rules_of()) == 130**2 * 48_888


def test_the_shipped_table_solves_its_equations(*, proof: bool) -> None:
    table = load_table(SHIPPED / "bones@1.npz", rules_of())
    assert table.first_wins == pytest.approx(0.567845732297, abs=table.rounding)
    policy, random = Policy(table), Random("pairs")
    for _ in range(500 if proof else 10):
        scores = (random.randrange(table.least, 100), random.randrange(table.least, 100))
        (worth,) = policy.worths(State(Phase.READY, 0, scores))
        assert worth.wins == pytest.approx(table.value(*scores), abs=2 * table.rounding)


def check_share(won: int, table: Table, matches: int) -> None:
    """Check that the first seat won as often as `table` says, give or take chance."""
    chance = table.first_wins
    assert abs(won - matches * chance) < 3.5 * (matches * chance * (1 - chance)) ** 0.5


def test_greedy_play_wins_as_often_as_the_table_says(
    tmp_path: Path, solved: Table, *, proof: bool
) -> None:
    # By the engine, act by act.
    table = find_table(rules_of("finish.target=4"), tmp_path) if proof else solved
    policy, game, matches = Policy(table), Bones(table.rules), 20_000 if proof else 150
    won = sum(play(game, policy, str(number)) == 0 for number in range(matches))
    check_share(won, table, matches)


def test_many_short_matches_are_won_as_often_as_the_table_says(solved: Table) -> None:
    tally = Greedy(solved, seed=1).play(200_000)
    check_share(tally.first_wins, solved, tally.matches)


def test_ten_million_throws_win_as_often_as_the_shipped_table_says(*, proof: bool) -> None:
    if not proof:
        pytest.skip("takes minutes")
    table = load_table(SHIPPED / "bones@1.npz", rules_of())
    tally = Greedy(table, seed=1).play(220_000)
    assert tally.throws > 10_000_000
    check_share(tally.first_wins, table, tally.matches)
