"""What rules of the scoring family may not say at once: every contradiction names its two fields."""

import ast
import inspect
import textwrap

import pytest

from pushluck.core import RulesError
from pushluck.core.manners import Manners
from pushluck.core.seating import Seating
from pushluck.games.scoring import contradictions
from tests.games.scoring.tables import PRESETS, rules

BARE = "farkle-minimal"
EXACT = "finish.landing=exact,finish.overshoot=turn_lost"
EXTENDED = "finish.landing=exact,finish.overshoot=extended"

CASES = [
    # Dice and points
    ("points.one=0,points.five=0,points.triple=0,points.triple_ones=0", "nothing-scores",
     "points.one", "points.five"),
    ("dice.count=4,points.straight_low=500", "too-few-dice", "points.straight_low", "dice.count"),
    ("dice.count=4,points.straight_high=500", "too-few-dice", "points.straight_high", "dice.count"),
    ("dice.count=5,points.straight_full=500", "too-few-dice", "points.straight_full", "dice.count"),
    ("dice.count=5,points.three_pairs=500", "too-few-dice", "points.three_pairs", "dice.count"),
    ("dice.count=5,points.two_triples=500", "too-few-dice", "points.two_triples", "dice.count"),
    ("dice.count=4,points.full_house=500", "too-few-dice", "points.full_house", "dice.count"),
    ("instant.bust_face=6,instant.bust_count=7", "too-few-dice", "instant.bust_count", "dice.count"),
    ("instant.win_count=7", "too-few-dice", "instant.win_count", "dice.count"),
    ("bank.dice_out=7", "too-few-dice", "bank.dice_out", "dice.count"),
    # Larger sets
    ("points.more=once", "amount-missing", "points.more", "points.more_points"),
    ("points.more=per_die", "amount-missing", "points.more", "points.more_points"),
    ("points.more=fixed,points.more_totals=[1,2]", "too-few-totals", "points.more_totals",
     "dice.count"),
    ("points.more=table", "too-few-totals", "points.more_table", "dice.count"),
    ("dice.count=4,points.more=table,points.more_table=[[1,2,3]]", "six-faces-a-row",
     "points.more_table", "points.more"),
    # The finish
    ("finish.landing=exact", "landing-and-overshoot", "finish.landing", "finish.overshoot"),
    ("finish.overshoot=turn_lost", "landing-and-overshoot", "finish.landing", "finish.overshoot"),
    ("finish.overshoot=extended,finish.extended_target=13000", "landing-and-overshoot",
     "finish.landing", "finish.overshoot"),
    (f"{EXTENDED},finish.extended_target=10000", "extended-target-too-low",
     "finish.extended_target", "finish.target"),
    (f"{EXACT},finish.target=10010", "target-cannot-be-hit", "finish.target", "finish.landing"),
    (f"{EXTENDED},finish.extended_target=13010,finish.extended_landing=exact",
     "target-cannot-be-hit", "finish.extended_target", "finish.extended_landing"),
    (f"{EXACT},bank.multiple_of=3000", "target-and-multiple", "finish.target", "bank.multiple_of"),
    (f"{EXTENDED},finish.extended_target=13500,finish.extended_landing=exact,bank.multiple_of=1000",
     "target-and-multiple", "finish.extended_target", "bank.multiple_of"),
    (f"{EXACT},finish.last_round=one_turn_each,finish.tie=overtime", "overtime-cannot-score",
     "finish.tie", "finish.landing"),
    (f"{EXACT},finish.rounds=10", "rounds-end-the-match", "finish.rounds", "finish.landing"),
    ("finish.last_round=finish_round,finish.rounds=10", "rounds-end-the-match", "finish.rounds",
     "finish.last_round"),
    ("finish.tie=shared", "no-tie-possible", "finish.tie", "finish.last_round"),
    ("finish.tie=overtime", "no-tie-possible", "finish.tie", "finish.last_round"),
    # Banking
    ("bank.opening=10050", "needs-more-than-target", "bank.opening", "finish.target"),
    ("bank.minimum=10050", "needs-more-than-target", "bank.minimum", "finish.target"),
    ("bank.multiple_of=10050", "needs-more-than-target", "bank.multiple_of", "finish.target"),
    ("bank.dice_out=6,hot_dice.rule=must_throw", "never-may-bank", "bank.dice_out",
     "hot_dice.rule"),
    ("dice.count=1,hot_dice.rule=must_throw", "never-may-bank", "dice.count", "hot_dice.rule"),
    ("points.one=0,points.five=0,dice.count=3,hot_dice.rule=must_throw", "never-may-bank",
     "dice.count", "hot_dice.rule"),
    ("points.one=0,points.five=0,dice.count=5,bank.dice_out=4", "never-may-bank", "bank.dice_out",
     "dice.count"),
    # Amounts
    ("bust.streak=3", "amount-missing", "bust.streak", "bust.penalty"),
    ("bust.penalty=500", "amount-unused", "bust.penalty", "bust.streak"),
    ("bust.penalty=500,bust.streak=3,bust.takes=score", "amount-unused", "bust.penalty",
     "bust.takes"),
    ("bust.floor=1", "floor-above-start", "bust.floor", "bust.penalty"),
    ("first_throw.no_score=points", "amount-missing", "first_throw.no_score", "first_throw.points"),
    ("first_throw.no_score=fine", "amount-missing", "first_throw.no_score", "first_throw.points"),
    ("first_throw.points=500", "amount-unused", "first_throw.points", "first_throw.no_score"),
    ("first_throw.no_score=lose_all,first_throw.points=500", "amount-unused", "first_throw.points",
     "first_throw.no_score"),
    ("instant.bust_face=6", "amount-missing", "instant.bust_face", "instant.bust_count"),
    ("instant.bust_count=2", "amount-missing", "instant.bust_face", "instant.bust_count"),
    ("instant.win_face=1", "amount-missing", "instant.win_face", "instant.win_count"),
    ("ride.bonus=500", "amount-unused", "ride.bonus", "ride.allowed"),
    # Seats and manners
    ("seating.least_seats=4,seating.most_seats=3", "no-number-of-seats", "seating.least_seats",
     "seating.most_seats"),
    ("manners.strict=true", "strict-without-etiquette", "manners.strict", "manners.etiquette"),
    ("manners.wrong_call=points", "wrong-call-points", "manners.wrong_call",
     "manners.wrong_call_points"),
    ("manners.wrong_call_points=50", "wrong-call-points", "manners.wrong_call",
     "manners.wrong_call_points"),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "reason", "first", "second"), CASES)
def test_a_contradiction_names_its_two_fields(
    changes: str, reason: str, first: str, second: str
) -> None:
    with pytest.raises(RulesError) as caught:
        rules(f"{BARE}({changes})")
    assert (caught.value.reason, caught.value.fields) == (reason, (first, second))


def test_every_contradiction_has_a_case() -> None:
    """The reasons in the source are those of the cases: none is untested, none is made up."""
    spelled = {
        node.value
        for source in (contradictions, Seating.contradictions, Manners.contradictions)
        for node in ast.walk(ast.parse(textwrap.dedent(inspect.getsource(source))))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and "-" in node.value
        if node.value.replace("-", "").isalpha() and node.value.islower()
    }
    assert spelled == {reason for _, reason, _, _ in CASES}


@pytest.mark.parametrize(
    "changes",
    [
        "bank.opening=10000",
        "bank.dice_out=6",
        "bank.dice_out=5,hot_dice.rule=must_throw",
        "dice.count=1",
        "points.one=0,points.five=0,dice.count=4,hot_dice.rule=must_throw",
        "instant.bust_face=6,instant.bust_count=6",
        "dice.count=5,points.straight_low=500,points.straight_high=500,points.full_house=500",
        "points.straight_full=1,points.three_pairs=1,points.two_triples=1",
        "points.more=fixed,points.more_totals=[1,2,3]",
        f"{EXACT},finish.last_round=one_turn_each,finish.tie=shared",
        f"{EXTENDED},finish.extended_target=10050",
        f"{EXTENDED},finish.extended_target=13010",
        "finish.rounds=10,finish.tie=overtime",
        "bust.streak=3,bust.takes=score",
        "bust.streak=1,bust.penalty=1,bust.floor=-1000000",
        "seating.least_seats=3,seating.most_seats=3",
        "manners.etiquette=true,manners.strict=true",
        "dice.count=3,points.more=fixed",
    ],
)
def test_what_only_comes_close_to_a_contradiction_is_allowed(changes: str) -> None:
    assert rules(f"{BARE}({changes})").key == "farkle-minimal@1"


def test_an_opening_above_the_target_is_refused_with_both_numbers() -> None:
    """T7: the option is refused, and the refusal says 600 and 500."""
    with pytest.raises(RulesError) as caught:
        rules(f"{BARE}(bank.opening=600,finish.target=500)")
    assert caught.value.details == {"needed": 600, "target": 500}
    assert str(caught.value) == (
        "needs-more-than-target (needed=600, target=500) [bank.opening and finish.target]"
    )


@pytest.mark.parametrize(
    "changes",
    [
        "hot_dice.bonus=10",
        "ride.allowed=true,ride.bonus=10",
        "first_throw.no_score=points,first_throw.points=10",
        "bust.streak=3,bust.penalty=10",
        "manners.wrong_call=points,manners.wrong_call_points=10",
        "points.more=per_die,points.more_points=10",
    ],
)
def test_an_exact_target_can_be_hit_with_the_help_of_any_bonus_or_penalty(changes: str) -> None:
    assert rules(f"{BARE}({EXACT},finish.target=10010,{changes})").finish.target == 10010
    with pytest.raises(RulesError) as caught:
        rules(f"{BARE}({EXACT},finish.target=10005,{changes})")
    assert caught.value.details == {"unit": 10, "target": 10005}


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_free_of_contradictions(preset: str) -> None:
    assert list(rules(preset).contradictions()) == []
