"""What a match need not tell apart, or counts but once, changes no value."""

import numpy as np
import pytest

from pushluck.games.registry import find_rules
from pushluck.solve import race
from pushluck.solve.flow import find_flow
from pushluck.solve.flow_arrays import NOTHING_SAFE
from pushluck.solve.last_turns import NEGLIGIBLE, find_enough, find_safe_values
from pushluck.solve.race import Race


def solve(spelling: str) -> Race:
    found = Race(find_rules(spelling))
    while found.advance():
        pass
    return found


@pytest.mark.parametrize(
    ("spelling", "has_safe"),
    [
        ("farkle(finish.target=1000)", False),
        ("zilch(finish.target=600,bust.streak=0,bust.penalty=0)", True),
        (
            "zilch(finish.target=600,finish.last_round=finish_round,bust.streak=0,bust.penalty=0)",
            False,
        ),
        ("zilch(finish.target=300,bust.streak=1,bust.penalty=50,bust.floor=-100)", True),
    ],
)
def test_the_short_way_leads_to_the_same_values(
    monkeypatch: pytest.MonkeyPatch, spelling: str, has_safe: bool
) -> None:
    short = solve(spelling)
    leads = short.solution().last_gap.shape[1]
    assert short._arrays.last_gap.shape[1] < leads
    assert (short._arrays.safe.shape[2] > 0) is has_safe
    monkeypatch.setattr(race, "find_enough", lambda flow, last_gap: last_gap.shape[1])
    monkeypatch.setattr(race, "find_safe_values", lambda flow, last_gap: NOTHING_SAFE)
    long = solve(spelling)
    assert np.abs(short.solution().values - long.solution().values).max() < 2e-13


def test_who_leads_by_what_is_not_told_apart_has_hardly_any_chance_to_get_there() -> None:
    flow = find_flow(find_rules("farkle"))
    values = np.exp(-np.arange(1000) / 20.0)
    enough = find_enough(flow, np.stack([values, values]))
    last = enough - 1
    assert (values[last] - values[-1]) * values[last - flow.scores] <= NEGLIGIBLE
    assert (values[last - 1] - values[-1]) * values[last - 1 - flow.scores] > NEGLIGIBLE


@pytest.mark.parametrize("field", ["finish.last_round=until_beaten", "ride.allowed=true"])
def test_all_leads_are_told_apart_where_the_leader_may_answer_or_dice_are_taken_over(
    field: str,
) -> None:
    last_gap = np.exp(-np.arange(1000) / 20.0) * np.ones((2, 1))
    assert find_enough(find_flow(find_rules(f"farkle({field})")), last_gap) == 1000


def test_a_throw_that_cannot_lose_is_made_at_any_lead() -> None:
    """At Zilch six dice always bring something; a bank of a lead is worth less than a throw with the same lead."""
    flow = find_flow(find_rules("zilch"))
    last_gap = np.exp(-np.arange(300) / 20.0) * np.ones((2, 1))
    safe = find_safe_values(flow, last_gap)
    assert safe.shape == (2, 300, 2)
    assert (safe[:, :-1] > 1.0 - last_gap[:, :-1, None]).all()
    assert (np.diff(safe, axis=1) >= 0.0).all()
