"""The exact bot: the best act in every position between two, sensible among more, and never without values."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from pushluck.bots import CHARACTERS, check_bot, find_bot, iter_plies, prepare_bots, simulate
from pushluck.bots.exact import find_decider
from pushluck.conduct import make_table, view_of
from pushluck.core import BANK, THROW, Match
from pushluck.core.errors import NotationError, RulesError
from pushluck.dice import SeededDice
from pushluck.games.bones import BonesRules
from pushluck.games.registry import find_rules, make_game
from pushluck.solve.bones.table import Table
from pushluck.solve.finding import find_policy
from pushluck.solve.table import fingerprint
from tests.bots.tables import begin, seated

PIG = seated("pig")
ZONK = seated("zonk(target=2000,extended_target=2600)")
FARKLE = seated("farkle(target=2000)")
DOOM = seated("doom(target=3000)")
SHORT_PIG = seated("pig(target=50)")
BONES = "bones(target=12)"
SOLVED = (PIG, SHORT_PIG, ZONK, FARKLE, DOOM)
OTHERS = tuple(f"bot:{name}" for name in CHARACTERS if name != "exact")


@pytest.fixture(scope="module", autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A home in which these rules are solved, and no others but those that come with Pushluck."""
    folder = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PUSHLUCK_HOME", str(folder))
        for spelling in SOLVED:
            prepare_bots(["bot:exact"], find_rules(spelling))
        yield folder


def decision(match: Match[Any, Any]) -> str:
    mover = match.turn_of
    assert mover is not None
    return find_bot("bot:exact", "1").decide(view_of(match, mover)).text


def test_it_rolls_at_27_in_pig_where_it_holds_at_26() -> None:
    """Own 41 against 49: roll up to 21, hold from 22 to 26, roll at 27, hold from 28 (possiblywrong, 2014)."""
    rolled = {}
    for total in range(2, 40):
        match = begin(PIG, scores=(41, 49), turn_total=total)
        rolled[total] = decision(match) == "t"
    assert [total for total, rolls in rolled.items() if rolls] == [*range(2, 22), 27]


@pytest.mark.parametrize("spelling", SOLVED)
def test_between_two_it_does_what_wins_most_often(spelling: str) -> None:
    rules = find_rules(spelling)
    match, game = Match(make_table(rules), 2), make_game(rules)
    decided = 0
    for ply in iter_plies(match, [find_bot("bot:exact", "1")] * 2, SeededDice("Ada")):
        before = match.states[ply].inner
        if len(game.legal_actions(before)) < 2:
            continue
        worths = {worth.action: worth for worth in find_policy(rules).worths(before)}
        chosen = worths[match.events[ply].action]  # type: ignore[union-attr]
        assert chosen.wins == pytest.approx(max(worth.wins for worth in worths.values()), abs=1e-9)
        decided += 1
    assert decided > 3


@pytest.mark.parametrize("spelling", [ZONK, FARKLE, DOOM])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_with_all_kinds_of_rivals_ends(spelling: str, seats: int) -> None:
    """Zonk and Doom are played with cheats and false counts: scores are then not what honest play makes."""
    match = Match(make_table(find_rules(spelling)), seats)
    texts = ["bot:exact", "bot:cheat", "bot:bold", "bot:exact"][:seats]
    for _ in iter_plies(match, [find_bot(text, "Ada") for text in texts], SeededDice("Ben")):
        pass
    assert match.outcome is not None


@pytest.mark.parametrize(("keep", "act"), [("k115", "t"), ("k111", "t"), ("k1115", "b")])
def test_in_the_last_round_it_banks_only_what_beats_the_leader(keep: str, act: str) -> None:
    """Farkle between three: the seat before has ended the race with 300 points more, and nobody plays after."""
    position = {"scores": (1_900, 2_200, 900), "on_board": (True, True, True), "finisher": 1}
    assert decision(begin(FARKLE, f"111523 {keep}", seats=3, **position)) == act


def test_alone_it_plays_the_best_expected_turn() -> None:
    for spelling in (FARKLE, ZONK):
        alone = simulate(find_rules(spelling), ["bot:exact"], games=5, seed="Ada").tallies
        expected = simulate(find_rules(spelling), ["bot:expected"], games=5, seed="Ada").tallies
        assert alone == expected


def test_it_plays_rolling_bones(home: Path) -> None:
    """The values are made up: they grow with the lead. What wins at once does not depend on them."""
    rules = find_rules(BONES)
    assert isinstance(rules, BonesRules)
    lead = np.arange(-20, 12)[:, None] - np.arange(-20, 12)
    made_up = Table(rules, -20, 1 / (1 + np.exp(-lead / 10)), 0.0)
    made_up.save(home / "solved" / f"{fingerprint(rules)}.npz")
    match = Match(make_table(rules), 3)
    bots = [find_bot(text, "1") for text in ("bot:exact", "bot:expected", "bot:exact")]
    for ply in iter_plies(match, bots, SeededDice("Ada")):
        before = match.states[ply].inner
        wins = before.scores[before.seat] + match.game.turn_total(match.states[ply]) >= 12
        if wins and before.seat != 1 and BANK in match.game.legal_actions(match.states[ply]):
            assert match.events[ply].action is BANK  # type: ignore[union-attr]
    assert match.outcome is not None


def test_it_cheats_nobody(*, proof: bool) -> None:
    pair = ("bot:exact", "bot:expected")
    rules = find_rules(ZONK)
    tallies = simulate(rules, pair, games=200 if proof else 10, seed="Ada").tallies
    assert [tally.zs["caught"] for tally in tallies] == [0, 0]


def test_without_values_it_is_refused_at_once() -> None:
    rules = find_rules("zonk(target=1500,extended_target=2000)")
    with pytest.raises(RulesError) as caught:
        check_bot("bot:exact", rules)
    assert caught.value.reason == "bot-needs-values"
    with pytest.raises(RulesError):
        simulate(rules, ["bot:exact", "bot:bold"], games=1, seed="1")
    prepare_bots(["bot:bold", "bot:exact"], rules)
    check_bot("bot:exact", rules)


def test_rules_that_are_not_solved_cannot_be_prepared() -> None:
    with pytest.raises(RulesError) as caught:
        prepare_bots(["bot:exact"], find_rules("farkle(finish.tie=overtime)"))
    assert caught.value.reason == "not-solved"


def test_other_bots_play_by_any_rules() -> None:
    rules = find_rules("ten-thousand")
    prepare_bots(OTHERS, rules)
    for text in OTHERS:
        check_bot(text, rules)
    with pytest.raises(NotationError):
        check_bot("bot:exacter", rules)


def test_it_plays_without_what_solving_needs(home: Path) -> None:
    script = f"""
import sys
sys.modules["numba"] = None
from pushluck.bots import simulate
from pushluck.games.registry import find_rules
simulate(find_rules({ZONK!r}), ["bot:exact", "bot:exact"], games=1, seed="1")
"""
    subprocess.run([sys.executable, "-c", script], check=True)


@pytest.mark.parametrize("rival", OTHERS)
@pytest.mark.parametrize("preset", ["zonk", "doom", "bones", "farkle"])
def test_it_beats_every_other_bot(preset: str, rival: str, *, proof: bool) -> None:
    if not proof:
        pytest.skip("takes hours")
    tallies = simulate(find_rules(preset), ["bot:exact", rival], games=10_000, seed="Ada").tallies
    assert tallies[0].win_interval.low > 0.5


@pytest.mark.parametrize("rivals", [("bot:bold", "bot:expected"), ("bot:hold@20",) * 3])
def test_it_beats_several(rivals: tuple[str, ...], *, proof: bool) -> None:
    games = 10_000 if proof else 300
    rules = find_rules(SHORT_PIG)
    tallies = simulate(rules, ["bot:exact", *rivals], games=games, seed="Ada").tallies
    others = max(tally.win_interval.high for tally in tallies[1:])
    assert tallies[0].win_interval.low > (others if proof else 1 / len(tallies))


def test_a_turn_is_worked_out_once() -> None:
    """Every decision of a turn is looked up in the same values."""
    decider: Any = find_decider(find_rules(PIG))
    game = make_game(find_rules(PIG))
    state = game.initial_state(2)._replace(turn_total=8)
    later = state._replace(turn_total=14)
    assert decider.turn(state) is decider.turn(later)
    assert decider.best_action(state) is THROW
    assert decider.best_action(state._replace(turn_total=30)) is BANK
