"""Positions between two seats, made from what a person can say about them."""

from collections.abc import Sequence
from typing import Any

from pushluck.core.errors import NotationError
from pushluck.core.rules import RulesObject
from pushluck.games.bones import BonesRules
from pushluck.games.pig import PigRules
from pushluck.games.registry import make_game
from pushluck.games.scoring import ScoringRules, State
from pushluck.games.scoring.finish import is_reached, passes_target
from pushluck.solve.flow import find_flow
from pushluck.solve.model import find_slots

Pair = tuple[int, int]
"""A number of the seat to move, and the other's."""
SITUATIONS = ((0.0, 0.0), (0.7, 0.4), (0.4, 0.7), (0.8, 0.9))
"""Pairs of scores that a sheet shows, as parts of the target: the start, ahead, behind, near the end."""


def turn_start(
    rules: RulesObject, scores: Pair, *, busts: Pair = (0, 0), is_second: bool = False
) -> Any:
    """Return the state in which the first seat begins its turn with these scores.

    `busts` are busts in a row, counted only where the rules punish them; `is_second` says that the other seat
    began the match. Everything else follows from the scores: who is on the board, whether only the extended
    target is left, and that this is the last turn where the other seat has reached the target. Raises
    `NotationError` (`impossible-score`, `score-ends-match`, `impossible-busts`).
    """
    state = make_game(rules).initial_state(2)._replace(start=None, scores=scores)
    if not isinstance(rules, ScoringRules):
        assert isinstance(rules, BonesRules | PigRules)
        for score in scores:
            if isinstance(rules, PigRules):
                _check_score(score, 1, 0)
            _check_open(score, score >= rules.finish.target)
        return state
    _check_scores(rules, scores, is_second=is_second)
    if rules.bust.streak:
        # A count that does not restart stands still when it is full.
        most = rules.bust.streak - (rules.bust.after == "restart")
        if not all(0 <= count <= most for count in busts):
            raise NotationError("impossible-busts", most=most)
        state = state._replace(busts=busts)
    return _scoring_start(rules, state, is_second=is_second)


def offered(rules: RulesObject, state: Any, offer: Pair) -> Any:
    """Return `state`, in which a turn begins, with dice and points that the seat to move may take over.

    The other seat has left so many dice and just banked so many points. Raises `NotationError`
    (`impossible-offer`) where it cannot have done that.
    """
    assert isinstance(rules, ScoringRules)
    dice, points = offer
    unit, slots, score = find_flow(rules).unit, find_slots(rules), state.scores[1]
    opening = rules.bank.opening if points == score else 0
    least, most = max(unit, rules.bank.minimum, opening), score
    if dice not in slots or points % unit or not least <= points <= most:
        raise NotationError(
            "impossible-offer",
            dice=dice,
            points=points,
            fewest=slots[0],
            highest=slots[-1],
            unit=unit,
            least=least,
            most=most,
        )
    return state._replace(leftover=dice, previous=points)


def _scoring_start(rules: ScoringRules, state: State, *, is_second: bool) -> State:
    finish, scores = rules.finish, state.scores
    extended = any(passes_target(finish, score) for score in scores)
    return state._replace(
        first=int(is_second),
        on_board=tuple(score != 0 for score in scores) if rules.bank.opening else (),
        extended=extended,
        finisher=1 if is_reached(finish, scores[1], extended) else None,
    )


def _check_scores(rules: ScoringRules, scores: Pair, *, is_second: bool) -> None:
    finish, flow = rules.finish, find_flow(rules)
    extended = any(passes_target(finish, score) for score in scores)
    for score in scores:
        _check_score(score, flow.unit, flow.least)
    mine, theirs = (is_reached(finish, score, extended) for score in scores)
    is_answered = finish.last_round == "finish_round" and not is_second
    if finish.last_round != "until_beaten":
        _check_open(scores[0], mine)
    _check_open(scores[1], theirs and (finish.last_round == "none" or is_answered))


def _check_score(score: int, unit: int, least: int) -> None:
    if score % unit or score < least:
        raise NotationError("impossible-score", score=score, unit=unit, least=least)


def _check_open(score: int, is_over: bool) -> None:
    if is_over:
        raise NotationError("score-ends-match", score=score)


def usual_scores(rules: RulesObject) -> Sequence[Pair]:
    """Return the `SITUATIONS` as scores that can be made under `rules`; raises as `find_flow` does."""
    assert isinstance(rules, BonesRules | PigRules | ScoringRules)
    unit = find_flow(rules).unit if isinstance(rules, ScoringRules) else 1
    steps = rules.finish.target / unit
    return [
        (round(mine * steps) * unit, round(theirs * steps) * unit) for mine, theirs in SITUATIONS
    ]
