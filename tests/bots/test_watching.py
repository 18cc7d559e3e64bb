"""What a seat can see of another's cheats (rulings Z20 and Z21)."""

import pytest

from pushluck.bots.watching import Sight, find_sights
from pushluck.conduct import TableState, make_table, view_of
from pushluck.core import Match
from pushluck.games.registry import find_rules
from tests.bots.tables import begin


def sights(script: str, *, spelling: str = "zonk", seats: int = 2) -> list[Sight]:
    return find_sights(view_of(begin(spelling, script, seats=seats), 1))


def cheats(script: str, *, spelling: str = "zonk") -> list[int]:
    """Return the numbers of the events that the second seat can tell to be cheats."""
    return [sight.ply for sight in sights(script, spelling=spelling) if sight.is_cheat]


def test_an_honest_turn_shows_nothing() -> None:
    assert cheats("113462 k11 5224 k5 b") == []


def test_every_move_to_the_corner_and_the_count_can_be_watched() -> None:
    assert sights("113462 k11 5224 k5 b") == [
        Sight(2, is_count=False, is_cheat=False),
        Sight(5, is_count=False, is_cheat=False),
        Sight(6, is_count=True, is_cheat=False),
    ]


def test_a_turned_die_lies_in_the_corner_but_was_not_thrown() -> None:
    assert cheats("113462 k111~3>1") == [2]
    assert cheats("113462 k111~3>1 524 k5 b") == [2]


def test_a_later_honest_count_of_a_turned_die_is_right_as_it_lies() -> None:
    last = sights("113462 k111~3>1 b")[-1]
    assert last == Sight(3, is_count=True, is_cheat=False)


def test_a_false_count_does_not_agree_with_the_corner() -> None:
    assert cheats("113462 k11 b700") == [3]
    assert cheats("113462 k11 b100") == [3]  # Z20: too low counts as false too


def test_a_false_count_that_reaches_a_minimum_is_seen() -> None:
    assert cheats("113462 k11 b350", spelling="zonk(bank.minimum=300)") == [3]


def test_a_turned_die_that_looks_like_a_thrown_one_is_not_seen() -> None:
    """Three 2s of four lie in the corner; nobody can tell that one of them was a 4."""
    found = sights("222431 k2221~4>2", spelling="zonk(keep.rule=any)")
    assert [sight.is_cheat for sight in found] == [False]


def test_calls_and_other_turns_in_between_do_not_confuse() -> None:
    assert cheats("113462 k11 s2:c 5224 k55~2>5 b") == [6]
    assert cheats("113462 k11 b s2:224466 113462 k111~3>1") == [8]


def test_the_roll_off_is_no_part_of_the_first_turn() -> None:
    match = Match(make_table(find_rules("zonk")), 2)
    for text in ("2", "6", "113462", "k111~3>1"):
        match.push_text(text)
    (sight,) = find_sights(view_of(match, 0))
    assert sight.is_cheat


@pytest.mark.parametrize("script", ["", "113462", "113462 k11 b s2:224466"])
def test_there_is_nothing_to_see_when_no_turn_can_be_called(script: str) -> None:
    assert sights(script) == []


def test_only_what_the_view_holds_is_seen() -> None:
    """The view of the other seat keeps no cheat, and still shows enough to see it."""
    view = view_of(begin("zonk", "113462 k111~3>1"), 1)
    assert isinstance(view.state, TableState)
    assert view.state.window is not None
    assert view.state.window.cheats == ()
    assert "~" not in " ".join(event.text for event in view.events)
    assert find_sights(view)[0].is_cheat
