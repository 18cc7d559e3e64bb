"""Very large turn totals: lines that can be worked out by hand."""

from typing import Any

import pytest

from pushluck.bots.turn import Terms
from pushluck.bots.turn.tail import Line, Tail
from pushluck.games.registry import find_rules
from pushluck.solve.model import find_model


def tail(spelling: str, **terms: Any) -> Tail:
    return Tail(find_model(find_rules(spelling)), Terms(**terms))


def test_a_line_is_read_at_a_total_and_moved_along() -> None:
    line = Line(slope=50.0, offset=7.0)
    assert line.at(3) == 157.0
    assert line.later(2).at(3) == line.at(5)


def test_the_steeper_line_is_higher_from_where_they_meet() -> None:
    steep, flat = Line(50.0, 0.0), Line(40.0, 200.0)
    assert steep.beats(flat)
    assert not flat.beats(steep)
    assert steep.passes(flat) == 20.0
    assert steep.at(20) == flat.at(20)


def test_of_lines_as_steep_the_higher_one_is_higher_everywhere() -> None:
    high, low = Line(50.0, 1.0), Line(50.0, 0.0)
    assert high.beats(low)
    assert not low.beats(high)
    assert high.passes(low) == 0.0


def test_pig_banks_all_that_is_large() -> None:
    """From 20 on the bank is at least as good as a throw: 5/6 (t + 4) <= t."""
    found = tail("pig")
    assert found.lines[0, 0] == pytest.approx((5 / 6, 10 / 3))
    assert found.lines[1, 0] == Line(1.0, 0.0)
    assert found.find_begin() == 20


def test_forced_hot_dice_go_on_at_any_total() -> None:
    """Z5: six dice lose 5/162; the slope is the chance to come through, with all further hot dice."""
    lines = tail("zonk").lines
    slopes = sorted(line.slope for line in lines.values())
    assert slopes[-5:] == [1.0] * 5
    assert len(slopes) == 6  # the first throw and hot dice are one: both throw all six
    assert slopes[0] < 157 / 162


def test_where_a_throw_cannot_lose_it_is_better_than_the_bank_for_ever() -> None:
    """Six dice that show nothing earn 500 and are thrown again: hot dice are never banked."""
    model = find_model(find_rules("zilch"))
    hot = next(
        number for number, spot in enumerate(model.spots) if spot.may_bank and not any(spot.losing)
    )
    line = tail("zilch").lines[hot, 0]
    assert line.slope == pytest.approx(1.0)
    assert line.offset > 300


def test_points_that_do_not_count_are_worth_nothing() -> None:
    found = tail("dix-mille", most=400)
    assert set(found.lines.values()) == {Line(0.0, 0.0)}
    assert found.find_begin() >= 401


def test_where_only_whole_hundreds_can_be_banked_remainders_differ() -> None:
    found = tail("zonk(bank.multiple_of=100)")
    even, odd = (
        [line for (_, rest), line in found.lines.items() if rest == half] for half in (0, 50)
    )
    assert max(line.slope for line in even) == 1.0
    assert all(line.slope < 1.0 for line in odd)


def test_the_lines_begin_where_a_bank_is_allowed() -> None:
    assert tail("pig", least=35).find_begin() == 35
