"""Scores from which no bank leads on: where both seats can come to such a score, a match need not end."""

from pushluck.core.errors import RulesError
from pushluck.games.scoring import ScoringRules
from pushluck.solve.flow import Context, Flow, Lost
from pushluck.solve.model import START, TurnModel


def refuse_dead_ends(flow: Flow, model: TurnModel) -> None:
    """Raise `RulesError` (`match-need-not-end`) where a bank can lead to a score with which nobody ever wins.

    Such a score exists only where the target must be hit. A throw that wins at once, and points that can be lost,
    lead out of it.
    """
    rules = flow.rules
    if not isinstance(rules, ScoringRules) or rules.finish.landing != "exact":
        return
    if any(spot.wins for spot in model.spots) or rules.bust.streak or rules.finish.rounds:
        return
    totals = _bankable_totals(flow, model)
    context = next(iter(flow.contexts))._replace(on_board=True, other_on_board=True)
    phases = sorted({context.extended for context in flow.contexts}, reverse=True)
    alive: dict[tuple[int, bool], bool] = {}
    for place in reversed(range(flow.scores)):
        for extended in phases:
            here = context._replace(extended=extended)
            sequels = [
                (place + total, flow.after_bank(here, min(place + total, flow.scores + 1)))
                for total in totals
                if total >= flow.demand(here)
            ]
            alive[place, extended] = any(
                alive[after, sequel.extended] if isinstance(sequel, Context) else True
                for after, sequel in sequels
                if not isinstance(sequel, Lost)
            )
    start = -flow.least // flow.unit
    reached = {start, *(start + total for total in totals)}
    if not all(alive[place, False] for place in reached if place < flow.scores):
        fields = ["finish.target", "bank.multiple_of" if rules.bank.multiple_of else "bank.minimum"]
        raise RulesError("match-need-not-end", fields=fields)


def _bankable_totals(flow: Flow, model: TurnModel) -> list[int]:
    """Return every turn total in units that can be banked, up to one that passes any target."""
    most = flow.scores + 1
    seen = {(START, 0)}
    waiting = [(START, 0)]
    while waiting:
        number, total = waiting.pop()
        for _, options in model.spots[number].groups:
            for spot, points in options:
                after = (spot, min(most, total + points // flow.unit))
                if after not in seen:
                    seen.add(after)
                    waiting.append(after)
    return sorted(
        {total for spot, total in seen if model.spots[spot].may_bank and total % flow.period == 0}
    )
