"""What dice are worth, as the rules page of the scoring family says it."""

from collections.abc import Iterator
from itertools import groupby

from pushluck.games.scoring import ScoringGame, ScoringRules
from pushluck.games.scoring.combinations import FACES, SET_SIZE, value_of_set
from pushluck.rulebook.examples import THROWS, find_worth
from pushluck.rulebook.page import RuleLine, RulesSection, RuleTable
from pushluck.rulebook.scribe import Scribe

_ACROSS = {
    "straight_low": 5,
    "straight_high": 5,
    "straight_full": 6,
    "three_pairs": 6,
    "full_house": 5,
}
"""Combinations of more than one face, with the dice that they take."""
_STRAIGHTS = {"straight_low": "12345", "straight_high": "23456", "straight_full": "123456"}


def points_section(game: ScoringGame, scribe: Scribe) -> RulesSection:
    """Return what dice are worth, with a table of examples."""
    rules = game.rules
    lines = [
        *_singles(rules, scribe),
        *_sets(rules, scribe),
        *_straights(rules, scribe),
        *_pairs(rules, scribe),
        *_triples(rules, scribe),
        *_absent(rules, scribe),
        scribe.say("rule-best-split"),
    ]
    return scribe.section("points", lines, _examples(game, scribe))


def _singles(rules: ScoringRules, scribe: Scribe) -> Iterator[RuleLine]:
    yield scribe.say("rule-single", "points.one", face="1", points=rules.points.one)
    yield scribe.say("rule-single", "points.five", face="5", points=rules.points.five)


def _sets(rules: ScoringRules, scribe: Scribe) -> Iterator[RuleLine]:
    points, count = rules.points, rules.dice.count
    if count < SET_SIZE:
        return
    pip = points.triple
    yield scribe.say("rule-triple", "points.triple", points=pip, low=2 * pip, high=6 * pip)
    yield scribe.say("rule-triple-ones", "points.triple_ones", points=points.triple_ones)
    if points.triple and points.fives != "best":
        yield scribe.say("rule-fives", "points.fives", fives=points.fives)
    if count == SET_SIZE or not (points.triple or points.triple_ones):
        return
    if points.more in ("fixed", "table"):
        yield from _totals(rules, scribe)
    else:
        fields = ["points.more"]
        if points.more in ("once", "per_die"):
            fields.append("points.more_points")
        yield scribe.say("rule-more", *fields, more=points.more, points=points.more_points)


def _totals(rules: ScoringRules, scribe: Scribe) -> Iterator[RuleLine]:
    """Yield the values of four, five, six ... of a kind; equal ones share a line."""
    words, points = scribe.words, rules.points
    fields = ("points.more", f"points.more_{'totals' if points.more == 'fixed' else 'table'}")
    rows = {
        size: [value_of_set(points, face, size) for face in FACES]
        for size in range(SET_SIZE + 1, rules.dice.count + 1)
    }
    for row, group in groupby(rows, key=rows.__getitem__):
        first, *others = group
        sizes = f"{first}–{others[-1]}" if others else f"{first}"
        if not any(row):
            yield scribe.say("rule-more-no-set", *fields, sizes=sizes)
        elif len(set(row)) == 1:
            yield scribe.say("rule-more-fixed", *fields, sizes=sizes, points=row[0])
        else:
            values = " · ".join(map(words.number, row))
            yield scribe.say("rule-more-table", *fields, sizes=sizes, values=values)


def _straights(rules: ScoringRules, scribe: Scribe) -> Iterator[RuleLine]:
    points, adds = rules.points, rules.points.straight_adds_singles
    for name, dice in _STRAIGHTS.items():
        base = getattr(points, name)
        fields = [f"points.{name}"]
        total = base
        if adds:
            fields.append("points.straight_adds_singles")
            total += points.one * dice.count("1") + points.five * dice.count("5")
        if base:
            yield scribe.say(
                "rule-straight",
                *fields,
                adds=_yes_or_no(adds),
                dice=scribe.words.dice(dice),
                base=scribe.words("points", points=base),
                points=total,
            )


def _pairs(rules: ScoringRules, scribe: Scribe) -> Iterator[RuleLine]:
    points = rules.points
    if points.three_pairs:
        yield _with_extra(rules, scribe, "three_pairs", "pairs_add_singles")
        yield scribe.say("rule-pairs", "points.pairs", pairs=points.pairs)
    if points.full_house:
        yield _with_extra(rules, scribe, "full_house", "full_house_adds_triple")


def _triples(rules: ScoringRules, scribe: Scribe) -> Iterator[RuleLine]:
    points = rules.points
    if points.two_triples:
        yield _with_extra(rules, scribe, "two_triples", "triples_add_singles")
    elif rules.dice.count >= 2 * SET_SIZE and points.triple:
        yield scribe.say("rule-two-triples", "points.two_triples", adds="sum", points=0)


def _with_extra(rules: ScoringRules, scribe: Scribe, name: str, option: str) -> RuleLine:
    """Return the line of a combination that may earn something of its dice on top."""
    adds = getattr(rules.points, option)
    fields = [f"points.{name}", *([f"points.{option}"] if adds else [])]
    points = getattr(rules.points, name)
    key = f"rule-{name.replace('_', '-')}"
    return scribe.say(key, *fields, adds=_yes_or_no(adds), points=points)


def _absent(rules: ScoringRules, scribe: Scribe) -> Iterator[RuleLine]:
    names = [
        name
        for name, dice in _ACROSS.items()
        if dice <= rules.dice.count and not getattr(rules.points, name)
    ]
    if names:
        told = [scribe.words(f"combination-{name.replace('_', '-')}") for name in names]
        fields = [f"points.{name}" for name in names]
        yield scribe.say("rule-absent", *fields, names=scribe.words.listed(told))


def _examples(game: ScoringGame, scribe: Scribe) -> RuleTable:
    words = scribe.words
    throws = [throw for throw in THROWS if len(throw) <= game.rules.dice.count]
    header = tuple(words(f"rule-table-{name}") for name in ("throw", "kept", "points", "why"))
    rows = tuple(_example(game, scribe, throw) for throw in throws)
    return RuleTable(words("rule-table-caption"), header, rows)


def _example(game: ScoringGame, scribe: Scribe, throw: str) -> tuple[str, ...]:
    words, worth = scribe.words, find_worth(game, throw)
    return (
        words.dice(throw),
        words.dice(worth.dice) if worth.dice else words("rule-table-nothing"),
        words.number(worth.points),
        words(f"rule-table-{worth.end}")
        if worth.end
        else " + ".join(map(words.combination, worth.combinations)),
    )


def _yes_or_no(value: bool) -> str:
    return "yes" if value else "no"
