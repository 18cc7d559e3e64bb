"""How turns follow each other and how a match ends."""

from collections.abc import Iterator

from pushluck.core.events import Seat
from pushluck.games.scoring.rules import Finish, ScoringRules
from pushluck.games.scoring.state import Phase, State, Turn


def begin_turn(rules: ScoringRules, state: State, seat: Seat) -> State:
    """Return the state in which `seat` begins its turn."""
    return state._replace(phase=Phase.READY, seat=seat, turn=Turn(rules.dice.count), start=None)


def credited(finish: Finish, score: int, total: int) -> int:
    """Return the points that banking `total` on top of `score` adds: none where it passes what must be hit."""
    after = score + total
    if finish.overshoot == "turn_lost" and after > finish.target:
        return 0
    passes_extended = finish.overshoot == "extended" and after > finish.extended_target
    if passes_extended and finish.extended_landing == "exact":
        return 0
    return total


def is_reached(finish: Finish, score: int, extended: bool) -> bool:
    """Tell whether a bank that leaves `score` reaches the end of the race (rulings Z12 to Z14, D2).

    `extended` says that a seat had already passed the target and that only the extended target counts.
    """
    if finish.landing == "at_least":
        return score >= finish.target
    if score == finish.target and not extended:
        return True
    if finish.overshoot != "extended":
        return False
    if finish.extended_landing == "exact":
        return score == finish.extended_target
    return score >= finish.extended_target


def passes_target(finish: Finish, score: int) -> bool:
    """Tell whether from this `score` on only the extended target is left for everybody."""
    extends = finish.overshoot == "extended" and finish.after_overshoot == "extended_only"
    return extends and score > finish.target


def after_turn(rules: ScoringRules, state: State, reached: bool) -> State:
    """Return the state after the turn of `state.seat`, whose scores are already settled.

    `reached` says that the turn ended with a bank that reaches the end of the race.
    """
    if state.contenders:
        return _after_overtime_turn(rules, state)
    following = rules.seating.next_seat(state.seat, len(state.scores))
    if reached:
        if rules.finish.last_round == "none":
            return _over(state, (state.seat,))
        if _takes_the_lead(rules.finish, state):
            state = state._replace(finisher=state.seat)
    if rules.finish.rounds and following == state.first:
        state = state._replace(rounds_left=state.rounds_left - 1)
        if not state.rounds_left:
            return _evaluate(rules, state, tuple(range(len(state.scores))))
    if state.finisher is not None:
        finishes_round = rules.finish.last_round == "finish_round"
        if following == (state.first if finishes_round else state.finisher):
            return _evaluate(rules, state, tuple(_iter_finished(rules.finish, state)))
    return begin_turn(rules, state, following)


def _takes_the_lead(finish: Finish, state: State) -> bool:
    if state.finisher is None:
        return True
    beaten = state.scores[state.seat] > state.scores[state.finisher]
    return finish.last_round == "until_beaten" and beaten


def _iter_finished(finish: Finish, state: State) -> Iterator[Seat]:
    """Yield the seats that have ended the race: a higher score that missed the target has not."""
    for seat, score in enumerate(state.scores):
        if seat == state.finisher or is_reached(finish, score, state.extended):
            yield seat


def _after_overtime_turn(rules: ScoringRules, state: State) -> State:
    place = state.contenders.index(state.seat) + 1
    if place < len(state.contenders):
        return begin_turn(rules, state, state.contenders[place])
    return _evaluate(rules, state, state.contenders)


def _evaluate(rules: ScoringRules, state: State, seats: tuple[Seat, ...]) -> State:
    best = max(state.scores[seat] for seat in seats)
    first = state.first if state.finisher is None else state.finisher
    order = iter_order(rules, first, len(state.scores))
    tied = tuple(seat for seat in order if seat in seats and state.scores[seat] == best)
    if len(tied) == 1 or rules.finish.tie == "shared":
        return _over(state, tied)
    if rules.finish.tie == "overtime":
        return begin_turn(rules, state._replace(contenders=tied), tied[0])
    return _over(state, (tied[0],))


def iter_order(rules: ScoringRules, first: Seat, seats: int) -> Iterator[Seat]:
    """Yield every seat once, in the order of play from `first`."""
    seat = first
    for _ in range(seats):
        yield seat
        seat = rules.seating.next_seat(seat, seats)


def _over(state: State, winners: tuple[Seat, ...]) -> State:
    return state._replace(phase=Phase.OVER, winners=winners, turn=Turn(0))
