"""Throws that players ask about most, under the house rules they play by.

The tables are those of well-known programs: `ARNOLD` pays sets of four and more a fixed total and counts four
of a kind with a pair as three pairs; `LINEAR` multiplies the triple and pays three pairs 750.
"""

import pytest

from tests.games.scoring.tables import ScoringMatch, options, play, push, refused

ARNOLD = (
    "farkle(points.triple_ones=1000,points.straight_full=2500,points.two_triples=0,bank.opening=0)"
)
LINEAR = (
    "farkle-facebook(points.pairs=four_and_two,points.straight_full=1000,points.two_triples=2500)"
)


def offers(spelling: str, throw: str) -> dict[str, tuple[int, int]]:
    """Return points and dice left by dice kept."""
    match = play(spelling, throw)
    return {offer.dice: (offer.points, offer.left) for offer in match.game.offers(match.state)}


def total(match: ScoringMatch) -> int:
    return match.game.turn_total(match.state)


def test_three_1s_with_two_5s_and_a_2() -> None:
    """T2: at best 1,100 with one die left; where three 1s are 300, 400."""
    assert max(offers(ARNOLD, "111552").values()) == (1100, 1)
    assert refused(play(ARNOLD, "111552"), "k111552").details == {"die": "2"}
    assert max(offers("farkle", "111552").values()) == (400, 1)


def test_four_of_a_kind_with_a_pair() -> None:
    """T3: 1,500 or 750 with all six, or only the four where a pair is worth nothing."""
    assert offers(ARNOLD, "433343")["333344"] == (1500, 6)
    assert offers(LINEAR, "433343")["333344"] == (750, 6)
    without = ARNOLD.replace("bank.opening", "points.pairs=distinct,bank.opening")
    assert offers(without, "433343") == {"333": (300, 3), "3333": (1000, 2)}


def test_a_better_set_and_three_pairs_are_both_offered() -> None:
    """T4: of 3-5-5-5-5-3 four 5s are 1,000 and all six 750; 1-1-1-1-5-5 is worth 2,100, not 750."""
    found = offers(LINEAR, "355553")
    assert found["5555"] == (1000, 2)
    assert found["335555"] == (750, 6)
    assert offers(LINEAR, "111155")["111155"] == (2100, 6)


def test_straights_of_five_with_another_die() -> None:
    """T5: a further 5 counts and makes hot dice; a 3 does not."""
    assert offers("kingdom-come", "123455")["123455"] == (550, 6)
    assert offers("kingdom-come", "234565")["234556"] == (800, 6)
    assert offers("kingdom-come", "123453")["12345"] == (500, 1)
    assert refused(play("kingdom-come", "123453"), "k123345").details == {"die": "3"}


@pytest.mark.parametrize(
    ("spelling", "after"), [(ARNOLD, 300), ("zonk(keep.rule=any)", 300), ("doom", 3000)]
)
def test_a_third_1_in_the_next_throw(spelling: str, after: int) -> None:
    """T6: three hundred, never a triple of a thousand; in Doom 1s count one by one in any case."""
    match = play(spelling, "112346 k11 1346 k1")
    assert total(match) == after


def test_a_third_1_where_dice_join() -> None:
    assert total(play("farkle-minimal(keep.join=best)", "112346 k11 1346 k1")) == 1000


def test_a_die_that_does_not_score_is_named() -> None:
    """T9: of 1-3-4-6 the 3 is refused by name, and the 1 alone would do."""
    match = play("kingdom-come", "112346 k11 1346")
    refusal = refused(match, "k13")
    assert (refusal.reason, refusal.details) == ("die-does-not-score", {"die": "3"})
    assert refusal.alternatives == ("k1",)
    assert options(push(match, "k1")) == ["t", "b"]


@pytest.mark.parametrize(("throw", "points"), [("12345", 2500), ("23456", 1500)])
def test_a_straight_of_doom_with_five_dice_leaves_one(throw: str, points: int) -> None:
    match = play("doom", f"{throw}2 k{throw}")
    assert (total(match), match.state.turn.dice) == (points, 1)


@pytest.mark.parametrize(
    ("spelling", "points"),
    [("zonk", 300), ("doom", 1000), (ARNOLD, 1500), (LINEAR, 750), ("hot-dice", 400)],
)
def test_nobody_agrees_on_2_2_2_2_3_3(spelling: str, points: int) -> None:
    """The throw that pays 400, 750 or 1,500 in three programs of the same name."""
    assert max(points for points, _ in offers(spelling, "222233").values()) == points
