"""Matches of several seats, seen as duels."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pushluck.core.events import RIDE, THROW
from pushluck.games.registry import find_rules, make_game
from pushluck.games.scoring import Hand, Phase, Turn
from pushluck.solve.best_play import BestPlay, iter_duels, win_all
from pushluck.solve.flow import Context
from pushluck.solve.model import find_model
from pushluck.solve.policy import Policy
from pushluck.solve.table import Table
from tests.solve.exact import solve_exactly

RIDES = "ten-thousand(target=4000)"
CHANCES = st.lists(st.floats(0.01, 0.99), min_size=1, max_size=5)


def together(*chances: float) -> float:
    return float(win_all(np.array(chances)[:, None])[0])


def test_against_one_rival_nothing_changes() -> None:
    assert together(0.3) == 0.3


def test_who_cannot_beat_one_rival_cannot_win() -> None:
    assert together(0.0, 0.9) == 0.0
    assert together(1.0, 1.0, 1.0) == 1.0


def test_a_rival_that_cannot_win_does_not_count() -> None:
    assert together(0.4, 1.0) == pytest.approx(0.4)


@given(CHANCES)
def test_every_rival_makes_it_harder(chances: list[float]) -> None:
    assert together(*chances) <= min(chances) + 1e-12
    assert together(*chances, 0.5) < together(*chances)


@given(CHANCES, st.integers(0, 4))
def test_a_better_duel_makes_it_easier(chances: list[float], place: int) -> None:
    better = list(chances)
    better[place % len(chances)] += 0.005
    assert together(*better) > together(*chances)


def position(spelling: str, **changes: Any) -> Any:
    rules = find_rules(spelling)
    seats = len(changes["scores"])
    return rules, make_game(rules).initial_state(seats)._replace(start=None, **changes)


def test_duels_come_in_the_order_of_play() -> None:
    scores = (10, 20, 30, 40)
    state = position("pig(direction=clockwise)", scores=scores, seat=2)
    assert [duel.scores for duel in iter_duels(*state)] == [(30, 40), (30, 10), (30, 20)]
    state = position("pig(direction=counter_clockwise)", scores=scores, seat=2)
    assert [duel.scores for duel in iter_duels(*state)] == [(30, 20), (30, 10), (30, 40)]


def test_who_has_had_the_last_turn_must_be_beaten_and_others_may_answer() -> None:
    """Seat 2 ended the race, seat 3 has had its last turn, seat 1 is still to come after seat 0."""
    scores, board = (9_000, 8_000, 10_100, 9_900), (True,) * 4
    state = position(
        "farkle(direction=clockwise)", scores=scores, on_board=board, seat=0, finisher=2
    )
    finishers = {duel.scores[1]: duel.finisher for duel in iter_duels(*state)}
    assert finishers == {8_000: None, 10_100: 1, 9_900: 1}


def test_busts_boards_and_who_began_go_with_the_seats() -> None:
    state = position(
        "zilch(direction=clockwise)",
        scores=(0, 300, 600),
        busts=(0, 1, 2),
        on_board=(False, True, True),
        seat=1,
        first=2,
    )
    duels = list(iter_duels(*state))
    assert [duel.busts for duel in duels] == [(1, 2), (1, 0)]
    assert [duel.on_board for duel in duels] == [(True, True), (True, False)]
    # Seat 2 began; after it come seat 0 and then seat 1.
    assert [duel.first for duel in duels] == [1, 1]
    assert {duel.seat for duel in duels} == {0}


def leading(seats: int, **changes: Any) -> Any:
    """A position of Ten Thousand in which seat 0 has thrown three 1s and kept them."""
    turn = Turn(3, 1000, Hand("111"))
    scores = (2_000,) * seats
    _, state = position(
        RIDES, scores=scores, on_board=(True,) * seats, phase=Phase.READY, turn=turn
    )
    return state._replace(**changes)


def test_only_the_next_seat_may_take_over_what_is_left() -> None:
    play = BestPlay(Policy(solve_exactly(find_rules(RIDES))))
    duel, both = play.turn(leading(2)), play.turn(leading(3))
    spot = find_model(find_rules(RIDES)).find(leading(2))
    against_next, against_all = duel.bank(spot, 20), both.bank(spot, 20)
    alone = solve_exactly(find_rules(RIDES))
    values = alone.values[alone.flow.contexts[opened(alone)]]
    fresh = 1.0 - float(values[40, 60])
    assert against_next < fresh - 1e-3
    assert against_all == pytest.approx(together(against_next, fresh), abs=1e-12)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_bot_takes_over_much_and_leaves_little(seats: int) -> None:
    play = BestPlay(Policy(solve_exactly(find_rules(RIDES))))
    start = leading(seats, turn=Turn(6))
    assert play.best_action(start) is THROW
    assert play.best_action(start._replace(leftover=5, previous=1_500)) is RIDE
    assert play.best_action(start._replace(leftover=1, previous=300)) is THROW


def opened(table: Table) -> Context:
    return table.flow.first._replace(on_board=True, other_on_board=True)
