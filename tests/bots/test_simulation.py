"""Many matches among bots."""

import os
import signal
from typing import Any

import pytest

from pushluck.bots import SimulationResult, simulate
from pushluck.bots import simulation as module
from pushluck.core.errors import IllegalActionError, NotationError
from pushluck.games.registry import find_rules

PIG = find_rules("pig(target=30)")
BOTS = ("bot:expected", "bot:beginner", "bot:bold")


def test_the_result_is_the_same_for_any_number_of_processes() -> None:
    alone = simulate(PIG, BOTS, games=50, seed="Ada")
    assert simulate(PIG, BOTS, games=50, seed="Ada", jobs=2) == alone
    assert simulate(PIG, BOTS, games=50, seed="Ben") != alone


def test_every_match_is_won() -> None:
    result = simulate(PIG, BOTS, games=30, seed="Ada")
    assert (result.asked, result.games, result.unfinished) == (30, 30, 0)
    assert sum(tally.wins for tally in result.tallies) == 30
    assert all(tally.games == 30 for tally in result.tallies)
    assert all(tally.turns == tally.banks + tally.zs.total() for tally in result.tallies)


def test_a_longer_simulation_begins_with_the_shorter() -> None:
    parts: list[SimulationResult] = []
    whole = simulate(PIG, BOTS, games=50, seed="Ada", progress=parts.append)
    assert [part.games for part in parts] == [20, 40, 50]
    assert all(part.asked == 50 for part in parts)
    assert parts[-1] == whole
    assert parts[0].tallies == simulate(PIG, BOTS, games=20, seed="Ada").tallies


def test_everybody_begins_equally_often() -> None:
    """Who begins has an advantage; between equals it must cancel out, here to the last match."""
    equals = ("bot:hold@20", "bot:hold@20")
    result = simulate(find_rules("pig(target=2)"), equals, games=400, seed="Ada")
    first, second = result.tallies
    # The first good throw wins, so that whoever begins wins 6 of 11.
    assert abs(first.wins - second.wins) < 60
    assert first.turns + second.turns == pytest.approx(400 * 1.2, rel=0.1)


def test_an_interrupt_keeps_what_has_been_played() -> None:
    def interrupt(result: SimulationResult) -> None:
        if result.games == 40:
            raise KeyboardInterrupt

    result = simulate(PIG, BOTS, games=10_000_000, seed="Ada", progress=interrupt)
    assert (result.asked, result.games) == (10_000_000, 40)


def test_an_interrupt_also_ends_a_simulation_of_many_processes() -> None:
    def interrupt(result: SimulationResult) -> None:
        os.kill(os.getpid(), signal.SIGINT)

    result = simulate(PIG, BOTS, games=10_000_000, seed="Ada", jobs=2, progress=interrupt)
    assert 0 < result.games < 10_000


def test_a_match_without_end_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_PLIES", 5)
    result = simulate(PIG, BOTS, games=3, seed="Ada")
    assert (result.games, result.unfinished) == (3, 3)
    assert [tally.wins for tally in result.tallies] == [0, 0, 0]


@pytest.mark.parametrize(
    ("bots", "error"),
    [
        (("bot:bold", "Ada"), NotationError),
        (("bot:bold",) * 13, IllegalActionError),
        ((), IllegalActionError),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(bots: tuple[str, ...], error: Any) -> None:
    with pytest.raises(error):
        simulate(PIG, bots, games=1_000, seed="Ada")


@pytest.mark.parametrize("spelling", ["pig", "farkle", "doom", "zonk"])
def test_the_best_expected_turn_beats_a_beginner(spelling: str, *, proof: bool) -> None:
    games = 4_000 if proof else 60
    pair = ("bot:expected", "bot:beginner")
    best, beginner = simulate(find_rules(spelling), pair, games=games, seed="Ada").tallies
    assert best.win_interval.low > 0.5 > beginner.win_interval.high


def test_a_bot_earns_what_its_programme_promises(*, proof: bool) -> None:
    """Solo Doom: points a turn against the exact 1787.83; the spread of a turn is about 2,000 points."""
    games = 400 if proof else 12
    (tally,) = simulate(find_rules("doom"), ("bot:expected",), games=games, seed="Ada").tallies
    assert tally.points_per_turn == pytest.approx(1_787.8, abs=3 * 2_400 / tally.turns**0.5)
