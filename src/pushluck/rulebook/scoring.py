"""The rules page of the scoring family: Zonk, Doom, Farkle and every house rule between them."""

from collections.abc import Iterator

from pushluck.games.scoring import ScoringGame, ScoringRules
from pushluck.rulebook.company import manners_section, seats_section
from pushluck.rulebook.ending import finish_section
from pushluck.rulebook.examples import find_joining, fresh_keeps
from pushluck.rulebook.losing import busting_section
from pushluck.rulebook.page import RuleLine, RulesSection
from pushluck.rulebook.scribe import Scribe
from pushluck.rulebook.worth import points_section

_KEEPING_EXAMPLE = "134456"


def iter_sections(rules: ScoringRules, scribe: Scribe) -> Iterator[RulesSection]:
    """Yield the sections of the page in order."""
    game = ScoringGame(rules)
    yield scribe.section("aim", [_aim(rules, scribe)])
    yield seats_section(scribe, rules.seating)
    yield scribe.section("turn", _turn(rules, scribe))
    yield points_section(game, scribe)
    yield scribe.section("keeping", _keeping(game, scribe))
    yield scribe.section("joining", _joining(game, scribe))
    yield scribe.section("hot-dice", _hot_dice(rules, scribe))
    yield scribe.section("banking", _banking(rules, scribe))
    yield busting_section(game, scribe)
    yield finish_section(rules, scribe)
    yield scribe.section("leftovers", _leftovers(rules, scribe))
    yield manners_section(scribe, rules.manners, unit=game.point_unit, dice="kept")


def _aim(rules: ScoringRules, scribe: Scribe) -> RuleLine:
    finish = rules.finish
    kind, field = "first", "finish.target"
    if finish.rounds:
        kind, field = "rounds", "finish.rounds"
    elif finish.landing == "exact":
        kind = "extended" if finish.overshoot == "extended" else "exact"
    elif finish.last_round != "none":
        kind = "last-turns"
    return scribe.say(
        "rule-aim",
        field,
        kind=kind,
        target=finish.target,
        extended=finish.extended_target,
        rounds=finish.rounds,
    )


def _turn(rules: ScoringRules, scribe: Scribe) -> Iterator[RuleLine]:
    yield scribe.say("rule-throw-all", "dice.count", dice=rules.dice.count)
    yield scribe.state("rule-choose")
    yield scribe.state("rule-at-risk")


def _keeping(game: ScoringGame, scribe: Scribe) -> Iterator[RuleLine]:
    words = scribe.words
    yield scribe.say("rule-keep", "keep.rule", keep=game.rules.keep.rule)
    throw = _KEEPING_EXAMPLE[: game.rules.dice.count]
    ways = fresh_keeps(game, throw)
    if ways:
        choices = [
            words(
                "rule-keep-choice",
                dice=words.dice(way.action.dice),
                points=words("points", points=way.points),
            )
            for way in ways
        ]
        yield scribe.say(
            "rule-keep-example",
            "keep.rule",
            count=len(ways),
            throw=words.dice(throw),
            choices=words.listed(choices, joined_by="or"),
        )


def _joining(game: ScoringGame, scribe: Scribe) -> Iterator[RuleLine]:
    words = scribe.words
    yield scribe.say("rule-join", "keep.join", join=game.rules.keep.join)
    example = find_joining(game)
    if example is not None:
        yield scribe.say(
            "rule-join-example",
            "keep.join",
            hand=words.dice(example.hand),
            held=example.held,
            throw=words.dice(example.throw),
            dice=words.dice(example.dice),
            total=example.total,
            apart=example.apart,
        )


def _hot_dice(rules: ScoringRules, scribe: Scribe) -> Iterator[RuleLine]:
    yield scribe.say("rule-hot-dice", "hot_dice.rule", rule=rules.hot_dice.rule)
    if rules.hot_dice.bonus:
        yield scribe.say("rule-hot-dice-bonus", "hot_dice.bonus", points=rules.hot_dice.bonus)


def _banking(rules: ScoringRules, scribe: Scribe) -> Iterator[RuleLine]:
    bank = rules.bank
    if bank.opening:
        yield scribe.say("rule-opening", "bank.opening", points=bank.opening)
    if bank.minimum:
        yield scribe.say("rule-minimum", "bank.minimum", points=bank.minimum)
    if bank.multiple_of:
        yield scribe.say("rule-multiple", "bank.multiple_of", step=bank.multiple_of)
    if bank.dice_out:
        yield scribe.say("rule-dice-out", "bank.dice_out", dice=bank.dice_out)
    if bank.beat_previous:
        yield scribe.say("rule-beat-previous", "bank.beat_previous")
    if not (bank.opening or bank.minimum):
        yield scribe.say("rule-bank-free", "bank.opening", "bank.minimum")


def _leftovers(rules: ScoringRules, scribe: Scribe) -> Iterator[RuleLine]:
    allowed = "yes" if rules.ride.allowed else "no"
    yield scribe.say("rule-ride", "ride.allowed", allowed=allowed)
    if rules.ride.bonus:
        yield scribe.say("rule-ride-bonus", "ride.bonus", points=rules.ride.bonus)
