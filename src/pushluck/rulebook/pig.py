"""The rules page of Pig."""

from collections.abc import Iterator

from pushluck.games.odds import loss_chances
from pushluck.games.pig import Pig, PigRules
from pushluck.rulebook.chances import chance_table
from pushluck.rulebook.company import manners_section, seats_section
from pushluck.rulebook.page import RulesSection
from pushluck.rulebook.scribe import Scribe


def iter_sections(rules: PigRules, scribe: Scribe) -> Iterator[RulesSection]:
    """Yield the sections of the page in order."""
    game, target = Pig(rules), rules.finish.target
    yield scribe.section(
        "aim", [scribe.say("rule-aim", "finish.target", kind="first", target=target)]
    )
    yield seats_section(scribe, rules.seating)
    yield scribe.section("turn", [scribe.state("rule-pig-turn"), scribe.state("rule-pig-bank")])
    fresh = game.initial_state(rules.seating.least_seats)._replace(start=None)
    caption = scribe.words("rule-chances", join="never")
    chances = {1: loss_chances(game, fresh)}
    table = chance_table(scribe, chances, caption=caption, most_dice=1)
    yield scribe.section("busting", [scribe.state("rule-pig-bust")], table)
    lines = [
        scribe.say("rule-target", "finish.target", landing="at_least", target=target),
        scribe.say("rule-last-round", "finish.target", last="none"),
    ]
    yield scribe.section("finish", lines)
    yield manners_section(scribe, rules.manners, unit=game.point_unit, dice="counted")
