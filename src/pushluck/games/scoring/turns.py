"""What a throw and a bank do to a turn, and what a bank still needs."""

from collections.abc import Iterator
from math import gcd
from typing import TypeVar

from pushluck.core.dice import d6_pool
from pushluck.core.errors import IllegalActionError
from pushluck.core.events import THROW, Seat
from pushluck.games.scoring import finish
from pushluck.games.scoring.combinations import ScoreTable
from pushluck.games.scoring.combinations import point_unit as unit_of_table
from pushluck.games.scoring.keeps import Hand, KeepFinder
from pushluck.games.scoring.rules import ScoringRules
from pushluck.games.scoring.state import Phase, State, Turn

ItemT = TypeVar("ItemT")


def point_unit(rules: ScoringRules, table: ScoreTable) -> int:
    """Return the largest number that divides every turn total."""
    extra = (rules.hot_dice.bonus, rules.ride.bonus)
    free = rules.first_throw.points if rules.first_throw.no_score == "points" else 0
    return gcd(unit_of_table(table), free, *extra)


def is_hot(rules: ScoringRules, turn: Turn) -> bool:
    """Tell whether all dice have scored and the hand lies there until the next throw."""
    return turn.dice == rules.dice.count and bool(turn.hand.dice)


def may_ride(rules: ScoringRules, state: State) -> bool:
    """Tell whether the seat may begin its turn with what the previous seat banked and left."""
    begins = not state.turn.total and not state.turn.hand.dice
    return rules.ride.allowed and begins and bool(state.previous and state.leftover)


def after_throw(rules: ScoringRules, finder: KeepFinder, state: State, faces: str) -> State:
    """Return the state in which dice must be kept, or in which the turn or the match has ended.

    Raises `NotationError` for faces that the dice cannot show.
    """
    throw = d6_pool(state.turn.dice).canonical(faces)
    turn = state.turn
    if is_hot(rules, turn):
        turn = turn._replace(hand=Hand())
    loss = loss_by_throw(rules, finder, turn, throw)
    if loss != "instant" and wins_at_once(rules, throw):
        return state._replace(phase=Phase.OVER, winners=(state.seat,), turn=Turn(0))
    if loss is None:
        return state._replace(phase=Phase.KEEPING, turn=turn._replace(throw=throw))
    if loss == "free-throw":
        total = turn.total + rules.first_throw.points
        return state._replace(phase=Phase.READY, turn=Turn(rules.dice.count, total))
    return _after_bust(rules, state, loss)


def loss_by_throw(rules: ScoringRules, finder: KeepFinder, turn: Turn, throw: str) -> str | None:
    """Return why `throw` leaves nothing to keep, or None when dice can be kept.

    `instant` (too many of the face that loses at once), `first-throw` (all dice and none scores, where that
    costs extra), `free-throw` (where that earns points) or `no-score`.
    """
    instant = rules.instant
    if instant.bust_count and throw.count(str(instant.bust_face)) >= instant.bust_count:
        return "instant"
    if finder.find(turn.hand, throw):
        return None
    special = rules.first_throw.no_score != "bust" and len(throw) == rules.dice.count
    if special and (rules.first_throw.when == "fresh" or not turn.total):
        return "free-throw" if rules.first_throw.no_score == "points" else "first-throw"
    return "no-score"


def wins_at_once(rules: ScoringRules, throw: str) -> bool:
    """Tell whether `throw` wins the match, unless it loses at once."""
    face, count = rules.instant.win_face, rules.instant.win_count
    faces = str(face) if face else set(throw)
    return bool(count) and any(throw.count(each) >= count for each in faces)


def bank_refusal(rules: ScoringRules, state: State) -> IllegalActionError | None:
    """Return why the seat may not bank now, with what is missing, or None if it may."""
    if state.phase is Phase.KEEPING:
        return IllegalActionError("keep-first")
    turn = state.turn
    if state.phase is not Phase.READY or not turn.hand.dice:
        return IllegalActionError("throw-first", alternatives=[THROW.text])
    if rules.hot_dice.rule == "must_throw" and is_hot(rules, turn):
        return IllegalActionError("hot-dice-must-throw", dice=turn.dice, alternatives=[THROW.text])
    return next(_iter_missing(rules, state), None)


def _iter_missing(rules: ScoringRules, state: State) -> Iterator[IllegalActionError]:
    total, out, bank = state.turn.total, len(state.turn.hand.dice), rules.bank
    if bank.opening and not state.on_board[state.seat] and total < bank.opening:
        yield _needs("opening-not-reached", bank.opening, total)
    if total < bank.minimum:
        yield _needs("minimum-not-reached", bank.minimum, total)
    if bank.beat_previous and total <= state.previous:
        yield _needs("previous-not-beaten", state.previous + 1, total)
    if bank.multiple_of and total % bank.multiple_of:
        yield _needs("not-a-multiple", bank.multiple_of, total % bank.multiple_of)
    if out < bank.dice_out:
        yield _needs("too-few-dice-out", bank.dice_out, out)


def after_bank(rules: ScoringRules, state: State) -> State:
    """Return the state after the seat has banked its turn total, which it is allowed to."""
    seat, total = state.seat, state.turn.total
    points = finish.credited(rules.finish, state.scores[seat], total)
    score = state.scores[seat] + points
    watched = rules.bank.beat_previous or rules.ride.allowed
    rides = rules.ride.allowed and bool(points)
    state = state._replace(
        scores=_put(state.scores, seat, score),
        busts=_put(state.busts, seat, 0) if state.busts else (),
        on_board=_put(state.on_board, seat, True) if state.on_board and points else state.on_board,
        previous=points if watched else 0,
        leftover=state.turn.dice if rides else 0,
    )
    reached = bool(points) and finish.is_reached(rules.finish, score, state.extended)
    if finish.passes_target(rules.finish, score):
        state = state._replace(extended=True)
    return finish.after_turn(rules, state, reached)


def less(scores: tuple[int, ...], seat: Seat, points: int, floor: int) -> tuple[int, ...]:
    """Return the scores with `points` taken from `seat`, but never below `floor`."""
    score = scores[seat]
    return _put(scores, seat, min(score, max(score - points, floor)))


def _after_bust(rules: ScoringRules, state: State, loss: str) -> State:
    seat, scores, busts = state.seat, state.scores, state.busts
    bust, first = rules.bust, rules.first_throw
    loses_all = (loss == "instant" and rules.instant.bust_loses == "game") or (
        loss == "first-throw" and first.no_score == "lose_all"
    )
    if loss == "first-throw" and first.no_score == "fine":
        scores = less(scores, seat, first.points, bust.floor)
    if bust.streak:
        count = busts[seat] + 1
        if count >= bust.streak:
            loses_all = loses_all or bust.takes == "score"
            scores = less(scores, seat, bust.penalty, bust.floor)
            count = 0 if bust.after == "restart" else count
        busts = _put(busts, seat, min(count, bust.streak))
    if loses_all:
        scores = _put(scores, seat, min(scores[seat], 0))
    settled = state._replace(scores=scores, busts=busts, previous=0, leftover=0)
    return finish.after_turn(rules, settled, reached=False)


def _needs(reason: str, needed: int, given: int) -> IllegalActionError:
    missing = needed - given
    return IllegalActionError(reason, needed=needed, missing=missing, alternatives=[THROW.text])


def _put(values: tuple[ItemT, ...], seat: Seat, value: ItemT) -> tuple[ItemT, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
