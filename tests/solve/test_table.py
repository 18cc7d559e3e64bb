from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from pushluck.core.errors import RulesError
from pushluck.games.registry import find_rules
from pushluck.solve.finding import SHIPPED, find_policy, is_solved
from pushluck.solve.table import find_table, fingerprint, load_table, make_race
from tests.solve.exact import solve_exactly
from tests.solve.keeping import check_found_again, find_interrupted

RULES = find_rules("farkle-minimal(target=600)")


def test_a_table_is_found_again_in_its_folder(tmp_path: Path) -> None:
    check_found_again(find_table, RULES, tmp_path)


@pytest.mark.parametrize(
    "spelling",
    [
        "farkle-minimal(target=2000)",
        "farkle-minimal(target=300,bust.streak=1,bust.penalty=50)",
        "ten-thousand(target=2000)",
    ],
)
def test_solving_goes_on_where_it_was_interrupted(tmp_path: Path, spelling: str) -> None:
    rules = find_rules(spelling)
    resumed = find_interrupted(find_table, rules, tmp_path / "one")
    whole = find_table(rules, tmp_path / "other")
    assert np.abs(resumed.values - whole.values).max() < 1e-13
    assert np.array_equal(resumed.rides, whole.rides)


def test_a_table_of_other_rules_is_refused(tmp_path: Path) -> None:
    find_table(RULES, tmp_path)
    (file,) = tmp_path.iterdir()
    assert load_table(file).rules == RULES
    with pytest.raises(RulesError, match="other-table"):
        load_table(file, find_rules("farkle-minimal(target=650)"))


def _cut(whole: bytes) -> bytes:
    return whole[: len(whole) // 2]


def _flip(whole: bytes) -> bytes:
    """Change a byte of the values, which are the first entry that is long."""
    place = whole.index(b"values.npy") + 600
    return whole[:place] + bytes([whole[place] ^ 255]) + whole[place + 1 :]


@pytest.mark.parametrize(
    "damage",
    [_cut, _flip, lambda _: b"", lambda _: b"something else"],
    ids=["cut off", "a byte changed", "empty", "something else"],
)
def test_a_damaged_table_is_refused_and_solved_again(
    tmp_path: Path, damage: Callable[[bytes], bytes]
) -> None:
    table = find_table(RULES, tmp_path)
    (file,) = tmp_path.iterdir()
    whole = file.read_bytes()
    file.write_bytes(damage(whole))
    with pytest.raises(RulesError, match="damaged-table"):
        load_table(file)
    again = find_policy(RULES, folder=tmp_path)
    assert is_solved(RULES, folder=tmp_path)
    assert np.array_equal(again.table.values, table.values)  # type: ignore[attr-defined]


@pytest.mark.parametrize("kept", [b"", b"something else", "other scores"], ids=str)
def test_what_was_kept_of_solving_counts_for_nothing_when_it_does_not_fit(
    tmp_path: Path, kept: bytes | str
) -> None:
    partial = tmp_path / f"{fingerprint(RULES)}.part.npz"
    if isinstance(kept, bytes):
        partial.write_bytes(kept)
    else:
        np.savez(partial, **make_race(find_rules("farkle-minimal(target=300)")).state())
    fresh = find_table(RULES, tmp_path / "fresh")
    assert np.array_equal(find_table(RULES, tmp_path).values, fresh.values)
    assert not partial.exists()


def test_rounding_to_short_numbers_is_told(tmp_path: Path) -> None:
    exact = find_table(RULES, tmp_path)
    short = exact.rounded()
    assert short.values.dtype == np.float32
    assert 0 < short.rounding < 3.1e-8
    assert np.abs(short.values - exact.values).max() <= short.rounding


def test_short_tables_come_back_from_their_file_as_they_were(tmp_path: Path) -> None:
    short = find_table(RULES, tmp_path).rounded()
    short.save(tmp_path / "short.npz")
    again = load_table(tmp_path / "short.npz", RULES)
    assert again.rounding == short.rounding
    assert again.values.dtype == np.float32
    assert np.array_equal(again.values, short.values)


def test_the_many_values_of_rides_are_always_short(tmp_path: Path) -> None:
    rules = find_rules("ten-thousand(target=1000)")
    exact, solved = solve_exactly(rules), find_table(rules, tmp_path)
    again = find_table(rules, tmp_path)
    for table in (solved, again):
        assert table.first_wins == exact.first_wins
        assert 0 < table.rounding <= 2**-25
        assert np.abs(table.rides - exact.rides).max() == table.rounding
        assert np.array_equal(table.last_rides, exact.last_rides)
    assert exact.rides.dtype == np.float64
    assert again.rides.dtype == np.float32


@pytest.mark.parametrize(
    ("name", "first_wins"),
    [
        ("zonk", 0.526917261581),
        ("doom", 0.516735376298),
        ("farkle", 0.528850749271),
        ("farkle-facebook", 0.534870261795),
    ],
)
def test_tables_that_are_shipped_belong_to_the_rules_of_today(name: str, first_wins: float) -> None:
    rules = find_rules(name)
    table = load_table(SHIPPED / f"{rules.key}.npz", rules)
    assert table.rounding <= 2**-25
    assert table.residual <= 1.1e-13
    assert table.first_wins == pytest.approx(first_wins, abs=2**-25)


def test_all_shipped_tables_are_small() -> None:
    assert sum(file.stat().st_size for file in SHIPPED.iterdir()) < 8_000_000


def test_only_what_changes_honest_play_changes_the_fingerprint() -> None:
    assert fingerprint(find_rules("zonk")) == fingerprint(
        find_rules("zonk(manners.cheating=false,seating.start=random)")
    )
    assert fingerprint(find_rules("zonk")) != fingerprint(find_rules("zonk(keep.rule=any)"))
