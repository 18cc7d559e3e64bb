"""The characters at a table of Rolling Bones."""

from typing import Any

import pytest

from pushluck.bots import CHARACTERS, find_bot, iter_plies, simulate
from pushluck.bots.bones import BonesPlayer
from pushluck.bots.cheating import find_cheat
from pushluck.bots.player import find_player
from pushluck.bots.watching import find_sights
from pushluck.conduct import FalseCount, TurnedKeep, make_table, view_of
from pushluck.core import Act, Match
from pushluck.dice import SeededDice
from pushluck.games.bones import Bones, State, load_bones
from pushluck.games.registry import find_rules
from tests.bots.bones.tables import placing, rules, turn
from tests.bots.tables import begin

GAME = load_bones()
CHEATING = "bones(manners.cheating=true)"


def player(name: str, number: int | None = None) -> BonesPlayer:
    return BonesPlayer(GAME, CHARACTERS[name], number)


def choice(name: str, state: State, *, number: int | None = None, slips: bool = False) -> str:
    return player(name, number).choose(state, 0, slips=slips).text


def test_points_are_missing_to_the_target_and_no_turn_is_the_last() -> None:
    state = placing(turn("K", "G"), scores=(60, 95))
    assert player("bold").points_missing(state, 0) == 40
    assert not player("bold").is_last_turn(state)


def test_a_usual_turn_grows_with_what_the_rules_pay() -> None:
    double = Bones(rules(points_complete=10))
    assert player("bold").usual_turn == pytest.approx(11)
    assert BonesPlayer(double, CHARACTERS["bold"], None).usual_turn == pytest.approx(22)


WORTH_SEVEN = turn("KRNVUF", "5555556G")
"""A thorax and two loose bones: more than half of the usual total, and less than all of it."""


def test_holders_bury_from_their_totals_on() -> None:
    state = placing(WORTH_SEVEN)
    assert GAME.turn_total(state) == 7
    assert choice("hold", state, number=7) == "b"
    assert choice("hold", state, number=8) == "oR"
    assert choice("hold", state) == "oR"
    assert choice("beginner", state) == "b"


def test_a_slip_does_the_opposite_but_never_gives_a_win_away() -> None:
    state = placing(WORTH_SEVEN)
    assert choice("beginner", state, slips=True) == "oR"
    assert choice("hold", state, slips=True) == "b"
    assert choice("beginner", placing(WORTH_SEVEN, scores=(93, 0)), slips=True) == "b"


@pytest.mark.parametrize("name", CHARACTERS)
def test_every_bot_buries_a_win(name: str) -> None:
    assert choice(name, placing(WORTH_SEVEN, scores=(93, 0))) == "b"


@pytest.mark.parametrize(
    ("showing", "throws", "choices"),
    [
        ("GGG66HHHH", 2, ("b", "oLL", "oLL")),
        ("GRR66HHH", 2, ("b", "b", "oLL")),
        ("GRR66HHH", 1, ("b", "oL", "oL")),
    ],
)
def test_regret_decides_how_long_to_go_on(
    showing: str, throws: int, choices: tuple[str, ...]
) -> None:
    state = placing(turn("KRNU12", showing, throws=throws))
    found = [choice(name, state) for name in ("careful", "expected", "bold")]
    assert found == list(choices)


@pytest.mark.parametrize("spelling", ["bones", CHEATING])
def test_a_match_among_all_bots_ends(spelling: str) -> None:
    bots = [find_bot(f"bot:{name}", "Ada") for name in CHARACTERS if name != "exact"]
    match = Match(make_table(find_rules(spelling)), len(bots))
    for _ in iter_plies(match, bots, SeededDice("Ada")):
        pass
    assert match.outcome is not None


def cheating_match(script: str) -> Match[Any, Any]:
    return begin(CHEATING, script)


THROWN = "UFSSOO" + "112233" + "KRYGGG"


def cheat_after(script: str, meant: str) -> Any:
    match = cheating_match(script)
    view = view_of(match, 0)
    found = find_cheat(
        view,
        0,
        match.game.parse_action(meant),
        find_player(view.inner_game, CHARACTERS["cheat"], None),
    )
    if found is not None:
        match.push(Act(0, found))  # every cheat is legal
    return found


@pytest.mark.parametrize(("placed", "face"), [("pK pR", "Y"), ("pK pR pY", "H")])
def test_a_die_is_turned_to_what_is_missing_most(placed: str, face: str) -> None:
    """A hat doubles all; without one to be had, a left hand completes an arm."""
    thrown = THROWN if "Y" in placed else THROWN.replace("Y", "R")
    found = cheat_after(f"{thrown} {placed} pU pF p1 p2 p3", "oL")
    assert isinstance(found, TurnedKeep)
    assert found.face == face


def test_a_burial_is_counted_too_high() -> None:
    assert cheat_after(f"{THROWN} pK pR pU pF p1 p2 p3", "b") == FalseCount(12)


def test_no_die_is_turned_before_one_has_been_placed_honestly() -> None:
    assert cheat_after(THROWN, "pK") is None


def cheats_seen(script: str) -> list[int]:
    view = view_of(cheating_match(script), 1)
    return [sight.ply for sight in find_sights(view) if sight.is_cheat]


def test_a_turned_bone_among_several_placements_is_seen_once() -> None:
    """Whoever counts the throw knows that no left hand fell; which die it was does not matter."""
    assert cheats_seen(f"{THROWN} pK pR pU pF p1 p2 p3") == []
    assert cheats_seen(f"{THROWN} pK pR pU pF pH~S>H p1 p2 p3 oL") == [6]


def test_dice_that_may_have_been_the_turned_one_can_still_be_placed_honestly() -> None:
    assert cheats_seen(f"{THROWN} pK pR pU pF pH~S>H p1 p2 p3 b") == [6]
    thrown = THROWN.replace("U", "H")
    assert cheats_seen(f"{thrown} pK pR p1 pU~S>U pF pH oL") == [5]


def test_a_false_count_of_a_skeleton_is_seen() -> None:
    assert cheats_seen(f"{THROWN} pK pR pU b") == []
    assert cheats_seen(f"{THROWN} pK pR pU b9") == [5]


def test_looking_ahead_beats_building(*, proof: bool) -> None:
    games = 2_000 if proof else 30
    pair = ("bot:expected", "bot:hold")
    best, builder = simulate(find_rules("bones"), pair, games=games, seed="Ada").tallies
    assert best.win_interval.low > 0.5 > builder.win_interval.high
    assert builder.points_per_turn < best.points_per_turn
