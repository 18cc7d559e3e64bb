"""What a rules object of the scoring family may not say at the same time."""

from collections.abc import Iterator
from math import gcd
from typing import TYPE_CHECKING

from pushluck.core.errors import RulesError
from pushluck.games.scoring.combinations import point_unit, score_table

if TYPE_CHECKING:
    from pushluck.games.scoring.rules import ScoringRules


def iter_contradictions(rules: "ScoringRules") -> Iterator[RulesError]:
    """Yield every contradiction, each naming its two fields."""
    incomplete = list(_larger_sets(rules))
    yield from incomplete
    if incomplete:
        return  # What dice are worth cannot be looked up, so nothing that follows from it can be said.
    yield from _dice_and_points(rules)
    yield from _finish(rules)
    yield from _banking(rules)
    yield from _amounts(rules)


def _error(reason: str, first: str, second: str) -> RulesError:
    return RulesError(reason, fields=[first, second])


def _dice_and_points(rules: "ScoringRules") -> Iterator[RulesError]:
    points, count = rules.points, rules.dice.count
    if not score_table(points, count):
        yield _error("nothing-scores", "points.one", "points.five")
    needed = {
        "straight_low": 5,
        "straight_high": 5,
        "straight_full": 6,
        "three_pairs": 6,
        "two_triples": 6,
        "full_house": 5,
    }
    for name, dice in needed.items():
        if getattr(points, name) and count < dice:
            yield _error("too-few-dice", f"points.{name}", "dice.count")
    for name in ("bust_count", "win_count"):
        if getattr(rules.instant, name) > count:
            yield _error("too-few-dice", f"instant.{name}", "dice.count")
    if rules.bank.dice_out > count:
        yield _error("too-few-dice", "bank.dice_out", "dice.count")


def _larger_sets(rules: "ScoringRules") -> Iterator[RulesError]:
    points, extra = rules.points, max(0, rules.dice.count - 3)
    if points.more in ("once", "per_die") and not points.more_points:
        yield _error("amount-missing", "points.more", "points.more_points")
    if points.more == "fixed" and len(points.more_totals) < extra:
        yield _error("too-few-totals", "points.more_totals", "dice.count")
    if points.more == "table":
        if len(points.more_table) < extra:
            yield _error("too-few-totals", "points.more_table", "dice.count")
        if any(len(row) != 6 for row in points.more_table):
            yield _error("six-faces-a-row", "points.more_table", "points.more")


def _finish(rules: "ScoringRules") -> Iterator[RulesError]:
    finish = rules.finish
    if (finish.landing == "exact") == (finish.overshoot == "counts"):
        yield _error("landing-and-overshoot", "finish.landing", "finish.overshoot")
    if finish.overshoot == "extended" and finish.extended_target <= finish.target:
        yield _error("extended-target-too-low", "finish.extended_target", "finish.target")
    if finish.landing == "exact":
        yield from _exact_target(rules, finish.target, "")
        if finish.overshoot == "extended" and finish.extended_landing == "exact":
            yield from _exact_target(rules, finish.extended_target, "extended_")
        if finish.tie == "overtime":
            yield _error("overtime-cannot-score", "finish.tie", "finish.landing")
    if finish.rounds and (finish.landing == "exact" or finish.last_round != "none"):
        other = "finish.landing" if finish.landing == "exact" else "finish.last_round"
        yield _error("rounds-end-the-match", "finish.rounds", other)
    if finish.tie != "leader" and finish.last_round == "none" and not finish.rounds:
        yield _error("no-tie-possible", "finish.tie", "finish.last_round")


def _exact_target(rules: "ScoringRules", target: int, prefix: str) -> Iterator[RulesError]:
    """Yield why no score can be exactly `target`."""
    unit = _score_unit(rules)
    if target % unit:
        fields = [f"finish.{prefix}target", f"finish.{prefix}landing"]
        yield RulesError("target-cannot-be-hit", fields=fields, unit=unit, target=target)
    elif rules.bank.multiple_of and target % rules.bank.multiple_of:
        yield _error("target-and-multiple", f"finish.{prefix}target", "bank.multiple_of")


def _score_unit(rules: "ScoringRules") -> int:
    """Return the largest number that divides everything that is added to or taken from a score."""
    dice = point_unit(score_table(rules.points, rules.dice.count))
    added = (rules.first_throw.points, rules.hot_dice.bonus, rules.ride.bonus)
    taken = (rules.bust.penalty, rules.manners.wrong_call_points)
    return gcd(dice, *added, *taken) or 1


def _banking(rules: "ScoringRules") -> Iterator[RulesError]:
    bank, target = rules.bank, rules.finish.target
    for name in ("opening", "minimum", "multiple_of"):
        needed = getattr(bank, name)
        if needed > target:
            yield RulesError(
                "needs-more-than-target",
                fields=[f"bank.{name}", "finish.target"],
                needed=needed,
                target=target,
            )
    must_throw = rules.hot_dice.rule == "must_throw"
    most = rules.dice.count - must_throw
    table = score_table(rules.points, rules.dice.count)
    if not any(bank.dice_out <= len(dice) <= most for dice in table):
        first = "bank.dice_out" if bank.dice_out else "dice.count"
        yield _error("never-may-bank", first, "hot_dice.rule" if must_throw else "dice.count")


def _amounts(rules: "ScoringRules") -> Iterator[RulesError]:
    bust, instant, first = rules.bust, rules.instant, rules.first_throw
    takes_points = bust.takes == "points"
    if bust.streak and takes_points and not bust.penalty:
        yield _error("amount-missing", "bust.streak", "bust.penalty")
    if bust.penalty and not (bust.streak and takes_points):
        yield _error(
            "amount-unused", "bust.penalty", "bust.takes" if bust.streak else "bust.streak"
        )
    if bust.floor > 0:
        yield _error("floor-above-start", "bust.floor", "bust.penalty")
    pays = first.no_score in ("points", "fine")
    if pays and not first.points:
        yield _error("amount-missing", "first_throw.no_score", "first_throw.points")
    if first.points and not pays:
        yield _error("amount-unused", "first_throw.points", "first_throw.no_score")
    if bool(instant.bust_count) != bool(instant.bust_face):
        yield _error("amount-missing", "instant.bust_face", "instant.bust_count")
    if instant.win_face and not instant.win_count:
        yield _error("amount-missing", "instant.win_face", "instant.win_count")
    if rules.ride.bonus and not rules.ride.allowed:
        yield _error("amount-unused", "ride.bonus", "ride.allowed")
