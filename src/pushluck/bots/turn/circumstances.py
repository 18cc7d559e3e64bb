"""From the state of a match to the terms on which its seat plays its turn."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from pushluck.bots.turn.long_run import Streak, find_long_run
from pushluck.bots.turn.programme import TurnProgramme, find_programme
from pushluck.bots.turn.terms import Terms
from pushluck.core.rules import RulesObject
from pushluck.games.pig import PigRules
from pushluck.games.scoring import ScoringRules, State
from pushluck.games.scoring.turns import less

COARSE = 10
"""A score that a loss takes is rounded to the target in so many parts: a match then needs few programmes."""
LONGEST_STREAK = 8
"""A penalty that is more busts away is no nearer than this: so long a row is hardly ever seen."""
NEARLY = 0.01
"""Points within which it is known what busts in a row are worth."""
HOLD_PART = 0.75
"""Part of a usual turn's points that is sensible to bank."""
NEAR_TURNS = 4
"""Points that no longer count are heeded when a seat is so many usual turns from them; before, they are out of
reach of nearly every turn."""


def usual_programme(rules: RulesObject) -> TurnProgramme:
    """Return the programme of an ordinary turn in the middle of a match."""
    return find_programme(rules, usual_terms(rules))


def usual_terms(rules: RulesObject) -> Terms:
    """Return the terms of an ordinary turn in the middle of a match: on the board, and no bust before.

    Raises `TypeError` for a game whose turns no programme solves.
    """
    if isinstance(rules, ScoringRules):
        return _scoring_terms(rules, rules.finish.target // 2, 0)
    if isinstance(rules, PigRules):
        return Terms(enough=rules.finish.target)
    raise TypeError(f"no programme solves a turn of {rules.game}")


def terms_at(rules: RulesObject, state: Any) -> Terms:
    """Return the terms of the turn that is being played in `state`; raises as `usual_terms` does."""
    if not isinstance(rules, ScoringRules):
        return usual_terms(rules)
    score = state.scores[state.seat]
    terms = _scoring_terms(rules, score, state.busts[state.seat] if state.busts else 0)
    return terms._replace(least=_least(rules, state), most=_most(rules, score))


@lru_cache(maxsize=32)
def usual_hold(rules: RulesObject) -> int:
    """Return a turn total at which it is sensible to bank, however many dice are left.

    It is `HOLD_PART` of what a usual turn earns, but no less than what the best play banks when a throw is most
    dangerous: 300 in Zonk, 20 in Pig.
    """
    programme = usual_programme(rules)
    step = programme.model.bank_step
    part = round(HOLD_PART * programme.value / step) * step
    lowest = [threshold.total for threshold in programme.thresholds() if threshold.total]
    return max(part, min(lowest, default=step))


def highest_that_counts(rules: ScoringRules) -> int | None:
    """Return the score above which a bank earns nothing, or None where there is none."""
    finish = rules.finish
    if finish.overshoot == "turn_lost":
        return finish.target
    if finish.overshoot == "extended" and finish.extended_landing == "exact":
        return finish.extended_target
    return None


def _scoring_terms(rules: ScoringRules, score: int, busts: int) -> Terms:
    target = rules.finish.target
    return Terms(
        least=rules.bank.minimum,
        enough=max(target, rules.finish.extended_target),
        win=float(target),
        bust=_bust(rules, score, busts) if rules.bust.streak else 0.0,
        extra=tuple(_iter_extra(rules, score)),
    )


def _least(rules: ScoringRules, state: State) -> int:
    """Return the turn total that a bank of the seat to play needs."""
    bank = rules.bank
    opening = 0 if not state.on_board or state.on_board[state.seat] else bank.opening
    beaten = state.previous + 1 if bank.beat_previous else 0
    return max(bank.minimum, opening, beaten)


def _most(rules: ScoringRules, score: int) -> int | None:
    """Return the turn total above which a bank earns nothing, once it is near."""
    highest = highest_that_counts(rules)
    if highest is None or highest - score > NEAR_TURNS * usual_programme(rules).value:
        return None
    return highest - score


def _iter_extra(rules: ScoringRules, score: int) -> Iterator[tuple[str, int]]:
    """Yield the losses that cost more than the turn, by their reasons, and what they cost with `score`."""
    everything = _coarse(rules, max(score, 0))
    if rules.instant.bust_loses == "game":
        yield "instant", everything
    match rules.first_throw.no_score:
        case "fine":
            yield "first-throw", _taken(rules, score, rules.first_throw.points)
        case "lose_all":
            yield "first-throw", everything


def _bust(rules: ScoringRules, score: int, busts: int) -> float:
    """Return what losing a turn is worth after so many busts in a row."""
    if rules.bust.takes == "score":
        penalty = _coarse(rules, max(score, 0))
    else:
        penalty = _taken(rules, score, rules.bust.penalty)
    worth = _busts_worth(rules, penalty)
    missing = max(rules.bust.streak - busts, 1)
    return worth[-min(missing, len(worth))]


def _taken(rules: ScoringRules, score: int, points: int) -> int:
    """Return what is taken of `score`, which may not fall below the floor."""
    taken = score - less((score,), 0, points, rules.bust.floor)[0]
    return taken if taken == points else _coarse(rules, taken)


def _coarse(rules: ScoringRules, points: int) -> int:
    step = max(1, rules.finish.target // COARSE)
    return round(points / step) * step


@lru_cache(maxsize=128)
def _busts_worth(rules: ScoringRules, penalty: int) -> tuple[float, ...]:
    bust = rules.bust
    top = max(rules.finish.target, rules.finish.extended_target)
    terms = Terms(least=rules.bank.minimum, enough=top)
    busts = min(bust.streak, LONGEST_STREAK)
    streak = Streak(busts, penalty, restarts=bust.after == "restart")
    return find_long_run(rules, terms, streak, close=NEARLY).busts
