"""How a match ends, as the rules page of the scoring family says it."""

from collections.abc import Iterator

from pushluck.games.scoring import ScoringRules
from pushluck.rulebook.page import RuleLine, RulesSection
from pushluck.rulebook.scribe import Scribe


def finish_section(rules: ScoringRules, scribe: Scribe) -> RulesSection:
    """Return how a match ends and who wins."""
    lines = [*_target(rules, scribe), *_last_turns(rules, scribe), *_instant_win(rules, scribe)]
    return scribe.section("finish", lines)


def _target(rules: ScoringRules, scribe: Scribe) -> Iterator[RuleLine]:
    finish = rules.finish
    fields = ("finish.target", "finish.landing")
    yield scribe.say("rule-target", *fields, landing=finish.landing, target=finish.target)
    if finish.overshoot == "turn_lost":
        yield scribe.say("rule-overshoot-lost", "finish.overshoot")
    if finish.overshoot == "extended":
        yield scribe.say(
            "rule-overshoot-extended",
            *("finish.overshoot", "finish.extended_target"),
            extended=finish.extended_target,
        )
        yield scribe.say(
            "rule-extended-landing",
            "finish.extended_landing",
            landing=finish.extended_landing,
            extended=finish.extended_target,
        )
        yield scribe.say(
            "rule-after-overshoot",
            "finish.after_overshoot",
            after=finish.after_overshoot,
            target=finish.target,
        )
    yield scribe.say("rule-when-tested")


def _last_turns(rules: ScoringRules, scribe: Scribe) -> Iterator[RuleLine]:
    finish = rules.finish
    yield scribe.say("rule-last-round", "finish.last_round", last=finish.last_round)
    if finish.rounds:
        yield scribe.say("rule-rounds", "finish.rounds", rounds=finish.rounds)
    if finish.rounds or finish.last_round != "none":
        kind = "rounds" if finish.rounds else "race"
        yield scribe.say("rule-tie", "finish.tie", tie=finish.tie, kind=kind)


def _instant_win(rules: ScoringRules, scribe: Scribe) -> Iterator[RuleLine]:
    instant = rules.instant
    if instant.win_count:
        yield scribe.say(
            "rule-instant-win",
            *("instant.win_face", "instant.win_count"),
            any="no" if instant.win_face else "yes",
            count=instant.win_count,
            face=str(instant.win_face),
        )
