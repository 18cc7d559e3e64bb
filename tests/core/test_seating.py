"""Who sits where, which way play passes and who begins (rulings Z1, Z2 and D1)."""

from typing import Literal

import pytest

from pushluck.core import THROW, Act, IllegalActionError, NotationError, Throw
from pushluck.core.seating import MOST_SEATS, First, Seating, Start, parse_first

Direction = Literal["clockwise", "counter_clockwise"]
Rule = Literal["roll_off", "youngest", "random", "first_seat"]


def seating(
    start: Rule = "roll_off", direction: Direction = "clockwise", *, least: int = 1, most: int = 12
) -> Seating:
    return Seating(least_seats=least, most_seats=most, direction=direction, start=start)


def throw_off(start: Start, throws: str) -> Start | int:
    found: Start | int = start
    for faces in throws:
        assert isinstance(found, Start)
        found = found.after_throw(faces)
    return found


def begin(seats: int, start: Rule = "roll_off", direction: Direction = "clockwise") -> Start:
    found = seating(start, direction).begin(seats)
    assert found is not None
    return found


def test_play_passes_to_the_next_seat_either_way() -> None:
    clockwise, other = seating(), seating(direction="counter_clockwise")
    assert [clockwise.next_seat(seat, 3) for seat in range(3)] == [1, 2, 0]
    assert [other.next_seat(seat, 3) for seat in range(3)] == [2, 0, 1]
    assert other.next_seat(0, 1) == 0


@pytest.mark.parametrize("seats", [1, 5])
def test_too_few_and_too_many_seats_are_refused(seats: int) -> None:
    with pytest.raises(IllegalActionError) as caught:
        seating(least=2, most=4).check(seats)
    assert caught.value.reason == "wrong-number-of-seats"
    assert caught.value.details == {"given": seats, "least": 2, "most": 4}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_number_of_seats_between_can_play(seats: int) -> None:
    seating(least=2, most=4).check(seats)


def test_the_least_seats_may_not_exceed_the_most() -> None:
    (error,) = seating(least=4, most=3).contradictions()
    assert error.reason == "no-number-of-seats"
    assert error.fields == ("seating.least_seats", "seating.most_seats")
    assert list(seating(least=3, most=3).contradictions()) == []
    assert MOST_SEATS == 12


def test_a_single_player_and_the_first_seat_simply_begin() -> None:
    assert seating("first_seat").begin(4) is None
    for start in ("roll_off", "youngest", "random"):
        assert seating(start).begin(1) is None


def test_the_highest_of_one_die_each_begins() -> None:
    assert begin(3).waiting == (0, 1, 2)
    assert begin(3).pool.ways == 6
    assert throw_off(begin(3), "352") == 1
    assert throw_off(begin(2), "61") == 0
    assert throw_off(begin(3), "125") == 2


def test_the_roll_off_goes_the_way_play_passes() -> None:
    other = begin(3, direction="counter_clockwise")
    assert other.waiting == (0, 2, 1)
    assert throw_off(other, "352") == 2


def test_only_the_tied_throw_again() -> None:
    again = throw_off(begin(4), "4646")
    assert again == Start("roll_off", 4, (1, 3))
    assert isinstance(again, Start)
    assert throw_off(again, "22") == again
    assert throw_off(again, "25") == 3
    # A tie that a higher face has beaten is forgotten.
    assert throw_off(begin(3), "446") == 2
    assert throw_off(begin(3), "644") == 0


def test_the_table_names_the_youngest() -> None:
    start = begin(3, "youngest")
    assert start.actions() == (First(0), First(1), First(2))
    assert start.waiting == (0,)
    assert begin(3).actions() == ()


def test_a_lot_has_one_face_a_seat() -> None:
    start = begin(12, "random")
    ((die, count),) = start.pool.counts
    assert (die.key, count) == ("lot", 1)
    assert [faces for faces, _ in start.pool.outcomes()] == list("123456789ABC")
    assert {weight for _, weight in start.pool.outcomes()} == {1}
    assert (start.after_throw("1"), start.after_throw("C")) == (0, 11)
    assert start.actions() == ()
    assert begin(2, "random").pool.ways == 2
    with pytest.raises(NotationError, match=r"^no-such-face( |$)"):
        begin(2, "random").after_throw("3")


def test_a_roll_off_is_thrown_with_one_ordinary_die() -> None:
    with pytest.raises(NotationError, match=r"^no-such-face( |$)"):
        begin(2).after_throw("7")
    with pytest.raises(NotationError, match=r"^wrong-number-of-dice( |$)"):
        begin(2).after_throw("66")


def test_the_start_is_told() -> None:
    start = begin(2)
    assert start.happenings(Act(0, THROW), start, 0) == []
    second = throw_off(start, "4")
    assert isinstance(second, Start)
    (threw,) = start.happenings(Throw(0, "4"), second, 0)
    assert (threw.key, threw.seat, dict(threw.details)) == ("start-threw", 0, {"faces": "4"})
    (_, tied) = second.happenings(Throw(1, "4"), start, 0)
    assert (tied.key, tied.seat) == ("start-tied", None)
    (_, starts) = second.happenings(Throw(1, "5"), None, 1)
    assert (starts.key, starts.seat) == ("starts", 1)
    lot = begin(2, "random")
    assert [told.key for told in lot.happenings(Throw(0, "2"), None, 1)] == ["starts"]


def test_the_seat_that_begins_is_spelled_from_one() -> None:
    assert [First(seat).text for seat in (0, 11)] == ["f1", "f12"]
    assert parse_first("f1", 2) == First(0)
    assert parse_first("f2", 2) == First(1)


@pytest.mark.parametrize("text", ["f0", "f3", "f", "f-1", "f01", "f1x", "f²"])
def test_other_texts_name_no_seat(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_first(text, 2)
    assert (caught.value.reason, caught.value.details) == (
        "no-such-seat",
        {"text": text, "seats": 2},
    )
