"""Exact chances of the next throw, against every way in which the dice can fall."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import pytest

from pushluck.core import IllegalActionError, Pool
from pushluck.games.bones import Phase, Turn
from pushluck.games.bones.anatomy import MIDDLE, SLOTS
from pushluck.games.bones.chances import chance_to_show, gravestone_chance
from pushluck.games.odds import LossChances, iter_thrown, loss_chances
from tests.games.bones.tables import body, play, table


def counted(middle_dice: int) -> Fraction:
    """Return the chance of a gravestone from all ways in which the middle dice can fall."""
    pool = Pool(((MIDDLE, middle_dice),))
    return Fraction(sum(weight for faces, weight in pool.outcomes() if "G" in faces), pool.ways)


def test_the_first_throw_shows_a_gravestone_in_two_of_three_turns() -> None:
    """A gravestone shows on the pre-op throw with probability 1 - (5/6)^6."""
    assert counted(6) == gravestone_chance(6) == 1 - Fraction(5, 6) ** 6
    assert round(float(gravestone_chance(6)), 4) == 0.6651


@pytest.mark.parametrize("dice", range(7))
def test_a_gravestone_shows_as_often_as_the_dice_fall_so(dice: int) -> None:
    assert gravestone_chance(dice) == counted(dice)


def test_a_face_shows_on_dice_of_its_own_kind() -> None:
    turn = Turn(free=(2, 0, 1))
    assert chance_to_show(turn, "H") == Fraction(11, 36)
    assert chance_to_show(turn, "3") == 0
    assert chance_to_show(turn, "Y") == chance_to_show(turn, "G") == Fraction(1, 6)


BODIES = (
    body("K"),
    body("K", hat=True),
    body("KR", "OU", hat=True),
    body("H", "OF"),
    body("K", "OR"),
    body("K", "OR", hat=True),
    body(SLOTS),
    body(SLOTS, hat=True),
)
FREE = [
    (left, right, middle)
    for left, right, middle in product((0, 1, 2), repeat=3)
    if 0 < left + right + middle <= 3
]


def positions(changes: str) -> Iterator[tuple[Turn, LossChances, int]]:
    """Yield turns whose throw is pending, with what is known to lose and what does when it is tried."""
    game = table(changes)
    for placed, free, throws in product(BODIES, FREE, (1, 3, 4)):
        turn = Turn(free, throws, placed)
        state = game.initial_state(2)._replace(phase=Phase.ROLLING, turn=turn)
        tried = sum(each.weight for each in iter_thrown(game, state) if each.loss is not None)
        yield turn, loss_chances(game, state), tried


@pytest.mark.parametrize(
    "changes", ["", "misplaced_blocks=false", "place=all", "pay_with=any", "price_step=0"]
)
def test_the_throws_that_lose_the_turn_are_known_without_trying_them(changes: str) -> None:
    """B7 and B10: nothing can be added, no gravestone, and the next throw cannot be paid."""
    losing = 0
    for turn, known, tried in positions(changes):
        assert (known.ways, known.losing_ways) == (turn.pool.ways, tried), turn
        losing += tried > 0
    assert losing > 10


def test_a_blocked_body_is_lost_to_every_throw_without_a_gravestone() -> None:
    game = table()
    turn = Turn((1, 1, 2), 4, body("H", "OF"))
    state = game.initial_state(2)._replace(phase=Phase.ROLLING, turn=turn)
    assert loss_chances(game, state).lost == Fraction(25, 36)
    assert loss_chances(game, state).losing == {"no-gravestone": 900}


def test_the_first_throw_loses_nothing_and_is_not_tried_way_by_way() -> None:
    game = table()
    state = game.initial_state(2)
    assert loss_chances(game, state) == LossChances(6**18, {})
    with pytest.raises(IllegalActionError) as caught:
        next(iter_thrown(game, state))
    assert (caught.value.reason, caught.value.details) == (
        "too-many-throws",
        {"throws": 462**3, "most": 100_000},
    )


def test_the_throw_for_the_first_seat_loses_nothing() -> None:
    match = play("t", "start=roll_off")
    assert loss_chances(match.game, match.state) == LossChances(6, {})


def test_a_hat_lifted_before_the_throw_can_be_put_on_again() -> None:
    bare = Turn((0, 0, 1), 4, body("K", "OR"), added=True, lifted=True)
    game = table()
    state = game.initial_state(1)._replace(phase=Phase.ROLLING, turn=bare)
    assert loss_chances(game, state).losing_ways == 4
    hatted = state._replace(turn=bare._replace(body=bare.body._replace(hat=True)))
    assert loss_chances(game, hatted).losing_ways == 5


def test_nothing_is_thrown_before_dice_are_put_out() -> None:
    match = play("UFHTTT111111KRYNGG pR")
    with pytest.raises(IllegalActionError, match="not-now"):
        loss_chances(match.game, match.state)
