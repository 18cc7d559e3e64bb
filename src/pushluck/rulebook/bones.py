"""The rules page of Rolling Bones."""

from collections.abc import Iterator

from pushluck.games.bones import Body, Bones, BonesRules, Turn, iter_worth, worth
from pushluck.games.bones.anatomy import DICE, LEFT, MIDDLE, NAMES, PER_KIND, SECTIONS, SLOTS
from pushluck.games.bones.body import Wrong
from pushluck.games.bones.chances import gravestone_chance
from pushluck.games.bones.options import price
from pushluck.rulebook.company import manners_section, seats_section
from pushluck.rulebook.page import Origin, RuleLine, RulesSection, RuleTable
from pushluck.rulebook.scribe import Scribe

_FOOT_IN_SPINE = (Wrong("N", "O"),)
EXAMPLES = (
    Body("KRN1UFH", hat=True),
    Body(SLOTS, hat=True),
    Body("RUFH", _FOOT_IN_SPINE),
    Body("KR", _FOOT_IN_SPINE, hat=True),
)
"""Skeletons whose points show how the rules work together."""


def iter_sections(rules: BonesRules, scribe: Scribe) -> Iterator[RulesSection]:
    """Yield the sections of the page in order."""
    target = rules.finish.target
    aim = scribe.say("rule-aim", "finish.target", kind="first", target=target)
    yield scribe.section("aim", [aim])
    yield seats_section(scribe, rules.seating)
    yield scribe.section("bones-dice", _dice(scribe))
    yield scribe.section("bones-body", _body(scribe))
    yield scribe.section("turn", _turn(rules, scribe))
    yield scribe.section("bones-misplacing", _misplacing(rules, scribe))
    yield scribe.section("bones-burying", _burying(scribe), gravestone_table(scribe))
    yield scribe.section("bones-post-op", _post_op(rules, scribe))
    yield scribe.section("bones-points", _points(rules, scribe), points_table(rules, scribe))
    lines = [
        scribe.say("rule-target", "finish.target", landing="at_least", target=target),
        scribe.say("rule-last-round", "finish.target", last="none"),
    ]
    yield scribe.section("finish", lines)
    unit = Bones(rules).point_unit
    yield manners_section(scribe, rules.manners, unit=unit, dice="placed")


def _dice(scribe: Scribe) -> Iterator[RuleLine]:
    dice = PER_KIND * len(DICE)
    yield scribe.state("rule-bones-dice", dice=dice, each=PER_KIND)
    yield scribe.state("rule-bones-middle", bones=_names(scribe, MIDDLE.faces))
    # The game's descriptions name the parts of an arm; those of a leg are our reading.
    yield scribe.state("rule-bones-side", Origin.TABLE, bones=_names(scribe, LEFT.faces))
    yield scribe.state("rule-bones-own-side", Origin.TABLE)


def _body(scribe: Scribe) -> Iterator[RuleLine]:
    yield scribe.state("rule-bones-sections")
    yield scribe.state("rule-bones-thorax", bones=_names(scribe, SECTIONS["thorax"]))
    yield scribe.state("rule-bones-arm", Origin.PUBLISHED)
    yield scribe.state("rule-bones-leg", Origin.TABLE)
    yield scribe.state("rule-bones-hat")
    yield scribe.state("rule-bones-no-gaps")
    yield scribe.state("rule-bones-first", Origin.TABLE)


def _turn(rules: BonesRules, scribe: Scribe) -> Iterator[RuleLine]:
    yield scribe.state("rule-bones-pre-op", dice=PER_KIND * len(DICE))
    yield scribe.say("rule-bones-place", "build.place", place=rules.build.place)
    yield scribe.state("rule-bones-hat-counts", Origin.TABLE)
    yield scribe.state("rule-bones-stay", Origin.PUBLISHED)
    yield scribe.state("rule-bones-lift", Origin.TABLE)


def _misplacing(rules: BonesRules, scribe: Scribe) -> Iterator[RuleLine]:
    yield scribe.state("rule-bones-misplace")
    yield scribe.state("rule-bones-misplace-choice", Origin.TABLE)
    blocks = _yes_or_no(rules.build.misplaced_blocks)
    yield scribe.say("rule-bones-blocks", "build.misplaced_blocks", blocks=blocks)
    yield scribe.state("rule-bones-waived", Origin.TABLE)


def _burying(scribe: Scribe) -> Iterator[RuleLine]:
    yield scribe.state("rule-bones-bury")
    yield scribe.state("rule-bones-shows-now", Origin.PUBLISHED)


def _post_op(rules: BonesRules, scribe: Scribe) -> Iterator[RuleLine]:
    second, third, fourth = (price(rules, Turn(throws=throws)) for throws in (1, 2, 3))
    fields = ("reroll.first_price", "reroll.price_step")
    yield scribe.say("rule-bones-price", *fields, second=second, third=third, fourth=fourth)
    yield scribe.say("rule-bones-pay-with", "reroll.pay_with", dice=rules.reroll.pay_with)
    yield scribe.state("rule-bones-out", Origin.TABLE)
    yield scribe.state("rule-bones-lost")
    yield scribe.state("rule-bones-must-end", Origin.TABLE)


def _points(rules: BonesRules, scribe: Scribe) -> Iterator[RuleLine]:
    points = rules.points
    yield scribe.say("rule-bones-complete", "points.complete", points=points.complete)
    yield scribe.say("rule-bones-part", "points.bone", points=points.bone)
    yield scribe.say("rule-bones-misplaced", "points.misplaced", points=points.misplaced)
    yield scribe.state("rule-bones-misplaced-in", Origin.TABLE)
    yield scribe.say("rule-bones-hat-times", "points.hat_times", times=points.hat_times)
    if points.hat_times > 1:
        yield scribe.state("rule-bones-hat-minus", Origin.TABLE)
    floor = _yes_or_no(points.floor_zero)
    yield scribe.say("rule-bones-floor", "points.floor_zero", floor=floor)


def gravestone_table(scribe: Scribe) -> RuleTable:
    """Return the chance that a throw shows a gravestone, by the number of middle dice in it."""
    words = scribe.words
    columns = ("rule-bones-middle-dice", "rule-chances-exact", "rule-chances-percent")
    chances = {dice: gravestone_chance(dice) for dice in range(1, PER_KIND + 1)}
    rows = tuple(
        (str(dice), str(chance), words.percent(chance)) for dice, chance in chances.items()
    )
    return RuleTable(words("rule-bones-gravestone-chance"), tuple(map(words, columns)), rows)


def points_table(rules: BonesRules, scribe: Scribe) -> RuleTable:
    """Return what the skeletons of `EXAMPLES` are worth."""
    words = scribe.words
    names = ("skeleton", "hat", "points")
    header = tuple(words(f"rule-bones-column-{name}") for name in names)
    rows = tuple(_example(rules, scribe, body) for body in EXAMPLES)
    return RuleTable(words("rule-bones-examples"), header, rows)


def _example(rules: BonesRules, scribe: Scribe, body: Body) -> tuple[str, ...]:
    words = scribe.words
    parts = [
        words("rule-bones-example-part", name=words.combination(part), points=part.points)
        for part in iter_worth(rules, body)
    ]
    hat = words("rule-bones-hat-on", on=_yes_or_no(body.hat))
    return " + ".join(parts), hat, words.number(worth(rules, body))


def _names(scribe: Scribe, faces: str) -> str:
    return scribe.words.listed(scribe.words(f"bone-short-{NAMES[face]}") for face in faces)


def _yes_or_no(value: bool) -> str:
    return "yes" if value else "no"
