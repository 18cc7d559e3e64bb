"""How a turn is lost and what that costs, as the rules page of the scoring family says it."""

from collections.abc import Iterator

from pushluck.games.scoring import ScoringGame, ScoringRules
from pushluck.rulebook.chances import chance_table
from pushluck.rulebook.examples import chances_by_dice
from pushluck.rulebook.page import RuleLine, RulesSection, RuleTable
from pushluck.rulebook.scribe import Scribe


def busting_section(game: ScoringGame, scribe: Scribe) -> RulesSection:
    """Return how a turn is lost, with the exact chances."""
    rules = game.rules
    lines = [
        *_no_score(rules, scribe),
        *_instant(rules, scribe),
        *_streak(rules, scribe),
        *_floor(rules, scribe),
    ]
    return scribe.section("busting", lines, _chances(game, scribe))


def _no_score(rules: ScoringRules, scribe: Scribe) -> Iterator[RuleLine]:
    first, instant = rules.first_throw, rules.instant
    loses_score = instant.bust_count and instant.bust_loses == "game"
    safe = first.no_score in ("bust", "points") and not rules.bust.streak and not loses_score
    yield scribe.say("rule-bust", "first_throw.no_score", safe="yes" if safe else "no")
    called = f"rule-bust-called-{rules.preset.name}"
    if called in scribe.words:
        yield scribe.say(called, "first_throw.no_score")
    if first.no_score != "bust":
        fields = ["first_throw.no_score", "first_throw.when"]
        if first.points:
            fields.append("first_throw.points")
        key = f"rule-first-throw-{first.no_score.replace('_', '-')}"
        yield scribe.say(key, *fields, when=first.when, points=first.points)


def _instant(rules: ScoringRules, scribe: Scribe) -> Iterator[RuleLine]:
    instant = rules.instant
    if not instant.bust_count:
        return
    yield scribe.say(
        "rule-instant",
        *("instant.bust_face", "instant.bust_count", "instant.bust_loses"),
        count=instant.bust_count,
        face=str(instant.bust_face),
        loses=instant.bust_loses,
    )
    called = f"rule-instant-called-{rules.preset.name}"
    if called in scribe.words:
        yield scribe.say(called, "instant.bust_face", "instant.bust_count")
    yield scribe.say("rule-instant-thrown")


def _streak(rules: ScoringRules, scribe: Scribe) -> Iterator[RuleLine]:
    bust = rules.bust
    if not bust.streak:
        return
    fields = ["bust.streak", "bust.takes", "bust.after"]
    if bust.penalty:
        fields.append("bust.penalty")
    yield scribe.say(
        "rule-streak",
        *fields,
        streak=bust.streak,
        takes=bust.takes,
        points=bust.penalty,
        after=bust.after,
    )


def _floor(rules: ScoringRules, scribe: Scribe) -> Iterator[RuleLine]:
    fined = rules.first_throw.no_score == "fine"
    if rules.bust.penalty or fined or rules.manners.wrong_call_points:
        yield scribe.say("rule-floor", "bust.floor", floor=rules.bust.floor)


def _chances(game: ScoringGame, scribe: Scribe) -> RuleTable:
    join = "never" if game.rules.keep.join == "never" else "hand"
    instant, title = game.rules.instant, None
    if instant.bust_count:
        face = str(instant.bust_face)
        title = scribe.words("rule-chances-instant", count=instant.bust_count, face=face)
    caption = scribe.words("rule-chances", join=join)
    return chance_table(
        scribe,
        chances_by_dice(game.rules),
        caption=caption,
        most_dice=game.rules.dice.count,
        instant_title=title,
    )
