"""What the rules of every game say about the people at the table: seats, order and manners."""

from collections.abc import Iterator
from typing import Literal

from pushluck.core.manners import Manners
from pushluck.core.seating import Seating
from pushluck.rulebook.page import RuleLine, RulesSection
from pushluck.rulebook.scribe import Scribe

DiceUse = Literal["kept", "placed", "counted"]
"""What a game does with thrown dice: sets them aside, places them, or only counts them and turns none."""


def seats_section(scribe: Scribe, seating: Seating) -> RulesSection:
    """Return who plays, which way, and who begins."""
    least, most = seating.least_seats, seating.most_seats
    lines = [
        scribe.say(
            "rule-seats",
            "seating.least_seats",
            "seating.most_seats",
            range="one" if least == most else "many",
            least=least,
            most=most,
        ),
        scribe.say("rule-direction", "seating.direction", direction=seating.direction),
        scribe.say("rule-start", "seating.start", start=seating.start),
    ]
    if seating.start == "roll_off":
        lines.append(scribe.say("rule-start-tied"))
    return scribe.section("seats", lines)


def manners_section(scribe: Scribe, manners: Manners, *, unit: int, dice: DiceUse) -> RulesSection:
    """Return what is said about cheating and faults (rulings Z15 to Z26); `unit` is the step of points."""
    lines = [scribe.say("rule-cheating", "manners.cheating", cheating=_yes_or_no(manners.cheating))]
    if manners.cheating:
        lines += _cheats(scribe, unit, dice)
        lines += _calls(scribe, manners)
    etiquette = _yes_or_no(manners.etiquette)
    lines.append(scribe.say("rule-faults", "manners.etiquette", etiquette=etiquette))
    if manners.etiquette:
        lines += _faults(scribe, manners, dice)
    return scribe.section("manners", lines)


def _cheats(scribe: Scribe, unit: int, dice: DiceUse) -> Iterator[RuleLine]:
    if dice != "counted":
        yield scribe.say("rule-cheat-turn", "manners.cheating", dice=dice)
        yield scribe.say("rule-cheat-turn-limit", dice=dice)
    yield scribe.say("rule-cheat-count", "manners.cheating")
    yield scribe.say("rule-cheat-count-limit", unit=unit)


def _calls(scribe: Scribe, manners: Manners) -> Iterator[RuleLine]:
    yield scribe.say("rule-call")
    yield scribe.say("rule-caught", "manners.cheating")
    yield scribe.say("rule-uncaught")
    yield scribe.say(
        "rule-wrong-call",
        "manners.wrong_call",
        price=manners.wrong_call,
        points=manners.wrong_call_points,
    )
    yield scribe.say("rule-last-bank")


def _faults(scribe: Scribe, manners: Manners, dice: DiceUse) -> Iterator[RuleLine]:
    yield scribe.say("rule-fault-off-table", "manners.etiquette")
    yield scribe.say("rule-fault-out-of-turn", "manners.etiquette")
    yield scribe.say("rule-fault-when")
    if dice == "kept":
        yield scribe.say("rule-fault-no-score", "manners.etiquette")
    yield scribe.say("rule-fault-away", "manners.etiquette")
    yield scribe.say("rule-strict", "manners.strict", strict=_yes_or_no(manners.strict))


def _yes_or_no(value: bool) -> str:
    return "yes" if value else "no"
