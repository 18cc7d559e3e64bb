"""What throwing on is worth: the one throw against every way in which the dice can fall."""

import pytest

from pushluck.bots.bones.outlook import Free, chance_of_rest, thrown_value
from pushluck.games.bones import Body, Bones, BonesRules, Phase, Place, State, Turn, worth
from pushluck.games.bones.anatomy import GRAVESTONE
from pushluck.games.bones.options import after_placing, correct_places, misplacements
from tests.bots.bones.tables import RULES, body, outlook, rules

BODIES = (
    body("KRN", hat=True),
    body("RUF"),
    body("RNVT4"),
    body("K"),
    body("RN1", "UO"),
    body("KRNVUFH123TSO45"),
    body("N", "RO", "VH"),
)
FREE: tuple[Free, ...] = ((1, 1, 1), (2, 0, 2), (0, 2, 1), (0, 0, 2), (2, 1, 1), (1, 0, 0))


def brute(under: BonesRules, start: Body, free: Free, lost: float, most: int) -> float:
    """Return the value of the throw by trying every way in which it can fall."""
    game = Bones(under)
    turn = Turn(free, 2, start)
    state = State(Phase.ROLLING, 0, (0, 0), turn)
    due = under.reroll.first_price + 2 * under.reroll.price_step
    rest = chance_of_rest(free[0] + free[1], free[2], due, under.reroll.price_step)
    total = 0.0
    for faces, weight in game.outcomes(state):
        thrown = turn._replace(throws=3, showing=faces)
        value = float(min(bury(under, thrown), most))
        if GRAVESTONE not in faces:
            value = rest * value + (1 - rest) * lost
        total += weight * value
    return total / turn.pool.ways


def bury(under: BonesRules, turn: Turn) -> int:
    """Return the points for the body after everything that fits has been added."""
    wrong = misplacements(under, turn)
    if wrong:
        return worth(under, after_placing(turn, wrong[0]).body)
    places = correct_places(under, turn)
    while places:
        turn = after_placing(turn, Place(places[0].face))
        places = correct_places(under, turn)
    return worth(under, turn.body)


@pytest.mark.parametrize("free", FREE, ids=str)
@pytest.mark.parametrize("start", BODIES, ids=str)
def test_the_next_throw_is_weighed_exactly(start: Body, free: Free) -> None:
    for under, lost, most in (
        (RULES, -6.5, 100),
        (rules(points_floor_zero=True), 4.0, 12),
        (rules(build_misplaced_blocks=False, points_bone=2), 0.0, 9),
    ):
        found = thrown_value(outlook(lost=lost, most=most, under=under), start, free, 2)
        assert found == pytest.approx(brute(under, start, free, lost, most))


def test_a_throw_that_costs_more_than_there_is_leaves_no_rest() -> None:
    assert chance_of_rest(2, 1, 2, 1) == 0
    assert chance_of_rest(3, 0, 1, 1) == 0


def test_the_last_throw_of_one_middle_die_shows_a_gravestone_in_one_of_six() -> None:
    """A side die is added, another is put out, and the next throw could not be paid."""
    assert chance_of_rest(2, 1, 1, 1) == pytest.approx(1 / 6)


def test_more_dice_never_make_the_rest_worse() -> None:
    for sides in range(10):
        for middles in range(6):
            assert chance_of_rest(sides + 1, middles, 1, 1) >= chance_of_rest(sides, middles, 1, 1)
            assert chance_of_rest(sides, middles + 1, 1, 1) >= chance_of_rest(sides, middles, 1, 1)


def test_points_beyond_the_target_count_for_nothing() -> None:
    near = outlook(most=7)
    assert near.buried(6) == 6
    assert near.buried(18) == 7
    assert near.buried(-5) == -5
    assert outlook(under=rules(points_floor_zero=True)).buried(-5) == 0
