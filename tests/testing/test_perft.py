from pathlib import Path

import pytest

from pushluck.core import THROW, Act, Pool
from pushluck.games.pig import Pig, PigState, load_pig
from pushluck.games.registry import find_game
from pushluck.testing import PerftCase, check_perft, divide, load_perft, perft

DATA = Path(__file__).parents[1] / "data" / "perft"
CASES = [case for file in sorted(DATA.glob("*.perft")) for case in load_perft(file)]


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
def test_the_engine_counts_as_others_count(case: PerftCase, proof: bool) -> None:
    check_perft(case, find_game(case.rules), deepest=11 if proof else 8)


def test_there_are_counts_for_every_game_that_others_have_counted() -> None:
    bones = ["bones", "bones-hat", "bones-wrong"]
    assert [case.id for case in CASES] == ["base", *bones, "doom", "pig", "zonk", "roll-off"]
    assert all(case.nodes and case.seats == 2 for case in CASES)


def test_nothing_follows_the_end_of_a_match() -> None:
    pig = load_pig()
    over = pig.initial_state(2)._replace(scores=(98, 0), turn_total=2)
    # The seat banks and wins, or throws one of six faces.
    assert [perft(pig, over, depth) for depth in range(4)] == [1, 2, 6, 11]
    assert divide(pig, over, 2) == {"t": 6, "b": 0}


def test_weights_count_every_way_the_dice_can_fall() -> None:
    game = find_game("farkle-minimal@1(dice.count=2)")
    state = game.initial_state(2)
    assert perft(game, state, 2) == 21
    assert perft(game, state, 2, weighted=True) == 36
    thrown = divide(game, game.apply(state, Act(0, THROW)), 1, weighted=True)
    assert (thrown["11"], thrown["12"]) == (1, 2)


class PigWithoutTwos(Pig):
    """A faulty engine: its die never shows a 2."""

    def pool(self, state: PigState) -> Pool | None:
        pool = super().pool(state)
        if pool is None:
            return None
        ((die, count),) = pool.counts
        return Pool(((die._replace(faces="13456"), count),))


def test_a_wrong_count_is_shown_event_by_event() -> None:
    (case,) = load_perft(DATA / "pig.perft")
    faulty = PigWithoutTwos(load_pig().rules)
    with pytest.raises(AssertionError, match=r"pig, depth 2: 5 sequences, not 6\n  t: 5"):
        check_perft(case, faulty, deepest=8)


@pytest.mark.parametrize(
    "line", ["perft 1 1", "id", "id a\nperft 1", "id a\ndepth 1 1", "id a\nperft one 1"]
)
def test_a_line_that_says_nothing_is_refused(line: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.perft"
    file.write_text(line + "\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"no line of a perft file|invalid literal"):
        load_perft(file)


def test_a_count_can_begin_in_the_middle_of_a_match(tmp_path: Path) -> None:
    file = tmp_path / "later.perft"
    # The first seat has 8 points and the second is to throw: a 1 leaves one act, any other face two.
    text = "id later\nrules pig@1\nseats 2\nafter 4 4\nafter b\nperft 2 6\nperft 3 11\n"
    file.write_text(text, encoding="utf-8")
    (case,) = load_perft(file)
    assert case.after == ("4", "4", "b")
    check_perft(case, find_game(case.rules), deepest=3)
    with pytest.raises(AssertionError, match="later, depth 2: 7 sequences, not 6"):
        check_perft(case._replace(after=("4",), nodes=((2, 6),)), find_game(case.rules), deepest=3)


def test_comments_and_empty_lines_are_left_out(tmp_path: Path) -> None:
    file = tmp_path / "good.perft"
    text = "# counted by hand\n\nid a # one\nrules pig@1\nseats 2\nperft 1 1\nweighted 2 6\n"
    file.write_text(text, encoding="utf-8")
    assert load_perft(file) == [PerftCase("a", "pig@1", 2, ((1, 1),), ((2, 6),))]
