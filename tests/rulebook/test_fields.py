"""The page cannot lie by silence: whatever changes the game changes what the page says."""

from collections.abc import Iterator, Mapping
from typing import Any, Literal, NamedTuple, get_args, get_origin

import pytest

from pushluck.core.rules import RulesObject, Value, changed, field_types, playing_fields
from pushluck.games.bones import BonesRules
from pushluck.games.pig import PigRules
from pushluck.games.registry import find_rules
from pushluck.games.scoring import ScoringRules
from pushluck.locales import LANGUAGES, Words, load_words
from pushluck.rulebook import rules_page

WORDS = [load_words(language) for language in LANGUAGES]

FIXED = "points.more=fixed,points.more_totals=[1000,2000,3000]"
TABLE = (
    "points.more=table,points.more_table=[[9,2,3,4,5,6],[90,20,30,40,50,60],[99,22,33,44,55,66]]"
)
LAST_ROUND = "finish.last_round=one_turn_each"
CHEATING = "manners.cheating=true,manners.etiquette=true"


class Case(NamedTuple):
    """A field, rules in which it has an effect, and the values to give it besides the one it has."""

    field: str
    rules: str
    values: tuple[Value, ...]
    along: Mapping[Value, Mapping[str, Value]] = {}
    """By value: what has to change with it, for the rules not to contradict themselves."""


SCORING = (
    Case("seating.least_seats", "farkle", (2, 3)),
    Case("seating.most_seats", "farkle", (11, 1)),
    Case("seating.direction", "farkle", ("counter_clockwise",)),
    Case("seating.start", "farkle", ("youngest", "random", "first_seat")),
    Case("dice.count", "farkle(points.more=none)", (7, 10)),
    Case("points.one", "farkle", (0, 200)),
    Case("points.five", "farkle", (0, 100)),
    Case("points.triple", "farkle", (0, 50)),
    Case("points.triple_ones", "farkle", (0, 1000)),
    Case("points.fives", "farkle", ("set", "singles")),
    Case(
        "points.more",
        f"farkle({FIXED},points.more_points=50,{TABLE.partition(',')[2]})",
        ("none", "same", "once", "per_die", "linear", "double", "table"),
    ),
    Case("points.more_points", "zonk", (50, 1000)),
    Case("points.more_points", "zonk(points.more=once)", (50, 1000)),
    Case("points.more_totals", f"farkle({FIXED})", ((1000, 2000, 4000), (1000, 1000, 1000))),
    Case(
        "points.more_table",
        f"farkle({TABLE})",
        (((0,) * 6,) * 3, ((9, 2, 3, 4, 5, 7), (90, 20, 30, 40, 50, 60), (99, 22, 33, 44, 55, 66))),
    ),
    Case("points.straight_low", "farkle", (500, 1000)),
    Case("points.straight_high", "farkle", (500, 1000)),
    Case("points.straight_full", "farkle", (0, 1000)),
    Case("points.straight_adds_singles", "farkle", (True,)),
    Case("points.three_pairs", "farkle", (0, 1000)),
    Case("points.pairs", "farkle", ("distinct", "any")),
    Case("points.pairs_add_singles", "farkle", (True,)),
    Case("points.two_triples", "farkle", (0, 1000)),
    Case("points.triples_add_singles", "farkle", (True,)),
    Case("points.full_house", "farkle", (250, 1000)),
    Case("points.full_house_adds_triple", "farkle(points.full_house=250)", (True,)),
    Case(
        "first_throw.no_score",
        "farkle",
        ("points", "fine", "lose_all"),
        {"points": {"first_throw.points": 500}, "fine": {"first_throw.points": 500}},
    ),
    Case("first_throw.points", "zilch", (300, 1000)),
    Case("first_throw.points", "dix-mille", (500,)),
    Case("first_throw.when", "zilch", ("first",)),
    Case("first_throw.when", "dix-mille", ("fresh",)),
    Case("first_throw.when", "farkle(first_throw.no_score=lose_all)", ("fresh",)),
    Case("keep.rule", "farkle", ("all", "all_if_all_score")),
    Case("keep.join", "farkle", ("best", "extend")),
    Case("hot_dice.rule", "farkle", ("must_throw",)),
    Case("hot_dice.bonus", "farkle", (500, 1000)),
    Case("bank.opening", "farkle", (0, 350)),
    Case("bank.minimum", "farkle", (300, 350)),
    Case("bank.multiple_of", "farkle", (100, 500)),
    Case("bank.dice_out", "farkle", (1, 4)),
    Case("bank.beat_previous", "farkle", (True,)),
    Case(
        "bust.streak",
        "farkle",
        (1, 2, 3, 4),
        {streak: {"bust.penalty": 500} for streak in (1, 2, 3, 4)},
    ),
    Case("bust.penalty", "zilch", (1000,)),
    Case("bust.takes", "zilch", ("score",), {"score": {"bust.penalty": 0}}),
    Case("bust.after", "zilch", ("every",)),
    Case("bust.floor", "zilch", (0, -500)),
    Case("bust.floor", "dix-mille", (-500,)),
    Case(
        "bust.floor",
        f"zonk({CHEATING},manners.wrong_call=points,manners.wrong_call_points=5)",
        (-1,),
    ),
    Case("instant.bust_face", "doom", (2, 5)),
    Case("instant.bust_count", "doom", (1, 3, 4)),
    Case("instant.bust_loses", "doom", ("game",)),
    Case("instant.win_face", "dix-mille", (0, 6)),
    Case("instant.win_count", "dix-mille", (0, 5), {0: {"instant.win_face": 0}}),
    Case("finish.target", "farkle", (5000, 20_000)),
    Case("finish.target", "zonk", (5000,)),
    Case("finish.landing", "farkle", ("exact",), {"exact": {"finish.overshoot": "turn_lost"}}),
    Case(
        "finish.overshoot",
        "zonk",
        ("turn_lost", "counts"),
        {"counts": {"finish.landing": "at_least"}},
    ),
    Case("finish.extended_target", "zonk", (11_000, 20_000)),
    Case("finish.extended_landing", "zonk", ("exact",)),
    Case("finish.after_overshoot", "zonk", ("extended_only",)),
    Case("finish.last_round", "farkle", ("none", "finish_round", "until_beaten")),
    Case("finish.tie", "farkle", ("shared", "overtime")),
    Case("finish.tie", "farkle-minimal(finish.rounds=10)", ("shared", "overtime")),
    Case("finish.rounds", "farkle-minimal", (5, 10)),
    Case("ride.allowed", "farkle", (True,)),
    Case("ride.bonus", "ten-thousand", (500, 1000)),
)
MANNERS = (
    Case("manners.cheating", "{}", (True,)),
    Case("manners.etiquette", "{}", (True,)),
    Case("manners.strict", "{}(manners.etiquette=true)", (True,)),
    Case(
        "manners.wrong_call",
        "{}(manners.cheating=true)",
        ("turn", "points"),
        {"points": {"manners.wrong_call_points": 500}},
    ),
    Case(
        "manners.wrong_call_points",
        "{}(manners.cheating=true,manners.wrong_call=points,manners.wrong_call_points=500)",
        (250, 1000),
    ),
)
PIG = (
    Case("seating.least_seats", "pig", (2, 3)),
    Case("seating.most_seats", "pig", (11, 1)),
    Case("seating.direction", "pig", ("counter_clockwise",)),
    Case("seating.start", "pig", ("youngest", "random", "roll_off")),
    Case("finish.target", "pig", (50, 200)),
)
BONES = (
    Case("seating.least_seats", "bones", (2, 3)),
    Case("seating.most_seats", "bones", (4, 1)),
    Case("seating.direction", "bones", ("counter_clockwise",)),
    Case("seating.start", "bones", ("youngest", "random", "first_seat")),
    Case("build.place", "bones", ("all",)),
    Case("build.misplaced_blocks", "bones", (False,)),
    Case("reroll.first_price", "bones", (0, 2)),
    Case("reroll.price_step", "bones", (0, 2)),
    Case("reroll.pay_with", "bones", ("any",)),
    Case("points.complete", "bones", (0, 10)),
    Case("points.bone", "bones", (0, 2)),
    Case("points.misplaced", "bones", (0, 1, 10)),
    Case("points.hat_times", "bones", (1, 3)),
    Case("points.floor_zero", "bones", (True,)),
    Case("finish.target", "bones", (50, 200)),
)
CASES: Mapping[type[RulesObject], tuple[Case, ...]] = {
    ScoringRules: (
        *SCORING,
        *(case._replace(rules=case.rules.format("farkle")) for case in MANNERS),
    ),
    BonesRules: (*BONES, *(case._replace(rules=case.rules.format("bones")) for case in MANNERS)),
    PigRules: (*PIG, *(case._replace(rules=case.rules.format("pig")) for case in MANNERS)),
}


def said(rules: RulesObject, words: Words) -> tuple[Any, ...]:
    """Return what the page says, without the name and spelling of the rules."""
    page = rules_page(rules, words)
    return tuple(
        (section.title, tuple(line.text for line in section.lines), section.table)
        for section in page.sections
    )


def iter_changed(case: Case) -> Iterator[RulesObject]:
    base = find_rules(case.rules)
    for value in case.values:
        yield changed(base, {**case.along.get(value, {}), case.field: value})


@pytest.mark.parametrize("rules_type", CASES)
def test_the_cases_leave_out_no_field_and_no_option(rules_type: type[RulesObject]) -> None:
    cases = CASES[rules_type]
    assert {case.field for case in cases} == set(playing_fields(find_rules(cases[0].rules)))
    for name, kind in field_types(rules_type).items():
        options = get_args(kind) if get_origin(kind) is Literal else ()
        options = (True, False) if kind is bool else options
        tried = {
            value
            for case in cases
            if case.field == name
            for value in (*case.values, playing_fields(find_rules(case.rules))[name])
        }
        assert set(options) <= tried


@pytest.mark.parametrize(
    "case", [case for cases in CASES.values() for case in cases], ids=lambda case: str(case[:2])
)
def test_every_change_of_a_field_changes_the_page(case: Case) -> None:
    """In every language, and no two values of a field read the same: the help cannot lie."""
    variants = [find_rules(case.rules), *iter_changed(case)]
    for words in WORDS:
        pages = [said(rules, words) for rules in variants]
        assert len(set(pages)) == len(pages), words.language
