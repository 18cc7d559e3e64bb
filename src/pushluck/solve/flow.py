"""How a match between two seats flows from turn to turn: what a bank and a lost turn lead to.

A turn begins in a *context* with two scores. The context is everything else that matters: who is on the board,
how many busts in a row each seat has behind it, whether the target is still open, who began, and the rounds
left. Contexts and scores are those of the seat to move; after its turn the other seat is the one to move. What
a score leads to is asked of the engine, once for every score.

Manners are left out: everybody plays honestly, calls nobody and commits no fault.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from math import gcd
from typing import Any, NamedTuple

from pushluck.core.dice import d6_pool
from pushluck.core.errors import RulesError
from pushluck.core.events import Throw
from pushluck.core.rules import RulesObject
from pushluck.games.pig import PigRules
from pushluck.games.scoring import Phase, ScoringGame, ScoringRules, State, Turn
from pushluck.games.scoring.finish import credited, is_reached, passes_target
from pushluck.games.scoring.turns import loss_by_throw, wins_at_once
from pushluck.solve.model import find_model
from pushluck.solve.spots import FAR, LOSSES

MOST_SCORES = 4_000
"""Different scores that are counted; a table of more would be too large."""
MOST_CONTEXTS = 512
"""The same for contexts."""


class Context(NamedTuple):
    """What matters between turns besides the scores; what the rules do not ask for stays as it is here."""

    on_board: bool = True
    """The seat to move has made the opening."""
    other_on_board: bool = True
    busts: int = 0
    """Busts in a row that the seat to move has behind it."""
    other_busts: int = 0
    extended: bool = False
    """Only the extended target is left."""
    began: bool = True
    """The seat to move began the match."""
    rounds_left: int = 0


class Won(NamedTuple):
    """The seat that played has won."""


class Lost(NamedTuple):
    """A bank that passes what must be hit: it earns nothing, and leads to another context with the old score."""

    context: Context


class LastTurn(NamedTuple):
    """The other seat has one turn left in which to do better.

    `finish` says what it has to beat: `gap` the score of the seat that played, `target` or `extended` exactly
    these scores.
    """

    finish: str
    on_board: bool
    """Whether the other seat has made the opening."""


class Compared(NamedTuple):
    """The match is over, and the higher score wins."""


Sequel = Context | Won | Lost | LastTurn | Compared
"""What a turn leads to."""


class Place(NamedTuple):
    """Where a turn begins: a context with two scores in units above the least."""

    context: Context
    mine: int
    theirs: int
    to_beat: str | None
    """In the last turn: what the other seat's score is, as in `LastTurn`; else None."""


class Flow:
    """The match between two seats under one rules object.

    Scores are counted in `unit` points from `least` on; `scores` is how many of them a seat can have while the
    match goes on. Raises `RulesError` (`not-solved`, with the fields) for rules that are outside of what is
    solved.
    """

    def __init__(self, rules: RulesObject) -> None:
        if not isinstance(rules, ScoringRules | PigRules):
            raise RulesError("not-solved", fields=["game"])
        self.rules = rules
        self.least = 0
        """The lowest score in points."""
        self.first = Context()
        """The context in which the match begins."""
        if isinstance(rules, PigRules):
            self.unit, top = 1, rules.finish.target
        else:
            _check(rules)
            self._losses = dict(_iter_samples(rules))
            self.unit = _score_unit(rules)
            self.least = min(0, rules.bust.floor) if self._can_fall(rules) else 0
            self.first = Context(
                on_board=not rules.bank.opening,
                other_on_board=not rules.bank.opening,
                rounds_left=rules.finish.rounds,
            )
            extends = rules.finish.overshoot == "extended"
            top = rules.finish.extended_target if extends else rules.finish.target
        self.scores = -(-(top - self.least) // self.unit)
        """How many scores there are, from `least` up to the last below the highest target."""
        if self.scores > MOST_SCORES:
            raise RulesError("not-solved", fields=["finish.target"])
        self.contexts = self._find_contexts()
        """Every context that can arise, the first one first."""

    def demand(self, context: Context) -> int:
        """Return the turn total, in units, that a bank needs."""
        rules = self.rules
        if isinstance(rules, PigRules):
            return 1
        opening = 0 if context.on_board else rules.bank.opening
        return max(1, -(-max(rules.bank.minimum, opening) // self.unit))

    @property
    def period(self) -> int:
        """Turn totals, in units, can be banked only every so many."""
        if isinstance(self.rules, PigRules) or not self.rules.bank.multiple_of:
            return 1
        return self.rules.bank.multiple_of // gcd(self.rules.bank.multiple_of, self.unit)

    @property
    def tie(self) -> float:
        """What a last turn is worth that ends with the score of the seat that leads the last round."""
        shared = isinstance(self.rules, ScoringRules) and self.rules.finish.tie == "shared"
        return 0.5 if shared else 0.0

    @property
    def is_beaten_again(self) -> bool:
        """Tell whether the seat that leads may answer when it is beaten in the last round."""
        rules = self.rules
        return isinstance(rules, ScoringRules) and rules.finish.last_round == "until_beaten"

    def after_bank(self, context: Context, place: int) -> Sequel:
        """Return what a bank leads to that makes a score of `place` units above the least."""
        rules = self.rules
        following = self._following(context, busts=0, on_board=True)
        if isinstance(rules, PigRules):
            return Won() if place >= self.scores else following
        score, finish = self.least + place * self.unit, rules.finish
        if not credited(finish, score - self.unit, self.unit):
            return Lost(self._following(context, busts=0, on_board=context.on_board))
        if is_reached(finish, score, context.extended):
            answers = finish.last_round != "none"
            if not answers or (finish.last_round == "finish_round" and not context.began):
                return Won()
            return LastTurn(self._what_to_beat(rules, score), context.other_on_board)
        if self._is_last(context):
            return Compared()
        if passes_target(finish, score):
            following = following._replace(extended=True)
        return following

    def after_loss(self, context: Context, reason: str, place: int) -> tuple[Sequel, int]:
        """Return what losing the turn leads to, and the score in units above the least.

        `reason` is one of `LOSSES`, `place` the score before.
        """
        rules = self.rules
        if isinstance(rules, PigRules):
            return self._following(context, busts=0, on_board=True), place
        sample = self._losses.get(reason)
        if sample is None:
            return Won(), place
        turn, faces = sample
        score = self.least + place * self.unit
        game = _scoring_game(rules)
        before = game.initial_state(2)._replace(
            phase=Phase.ROLLING,
            scores=(score, 0),
            turn=turn,
            busts=(context.busts, 0) if rules.bust.streak else (),
            start=None,
        )
        after: State = game.apply(before, Throw(0, faces))
        busts = after.busts[0] if after.busts else 0
        place = (after.scores[0] - self.least) // self.unit
        if self._is_last(context):
            return Compared(), place
        return self._following(context, busts=busts, on_board=context.on_board), place

    def locate(self, state: Any) -> "Place":
        """Return where the turn of the seat to move in `state` began.

        Raises `RulesError` with other than two seats.
        """
        seats = len(state.scores)
        if seats != 2:
            raise RulesError("not-solved", fields=["seating.most_seats"])
        seat = state.seat
        mine, theirs = state.scores[seat], state.scores[1 - seat]
        context = self.first
        lead: str | None = None
        rules = self.rules
        if isinstance(rules, ScoringRules):
            context = context._replace(
                on_board=not state.on_board or state.on_board[seat],
                other_on_board=not state.on_board or state.on_board[1 - seat],
                busts=state.busts[seat] if state.busts else 0,
                other_busts=state.busts[1 - seat] if state.busts else 0,
                extended=state.extended,
                began=state.first == seat if self._counts_order else True,
                rounds_left=state.rounds_left,
            )
            if state.finisher is not None:
                lead = self._what_to_beat(rules, theirs)
        return Place(context, self._place(mine), self._place(theirs), lead)

    def _place(self, score: int) -> int:
        """Return a score in units above the least, rounded down where no honest play makes it."""
        return (score - self.least) // self.unit

    @property
    def _counts_order(self) -> bool:
        """Tell whether it matters who began."""
        rules = self.rules
        return isinstance(rules, ScoringRules) and bool(
            rules.finish.last_round == "finish_round" or rules.finish.rounds
        )

    def _what_to_beat(self, rules: ScoringRules, score: int) -> str:
        finish = rules.finish
        if finish.landing == "exact" and score == finish.target:
            return "target"
        return "extended" if finish.extended_landing == "exact" else "gap"

    def _is_last(self, context: Context) -> bool:
        return context.rounds_left == 1 and not context.began

    def _following(self, context: Context, *, busts: int, on_board: bool) -> Context:
        """Return the context of the other seat's turn after a turn that does not end the match."""
        return Context(
            on_board=context.other_on_board,
            other_on_board=on_board,
            busts=context.other_busts,
            other_busts=busts,
            extended=context.extended,
            began=not context.began if self._counts_order else True,
            rounds_left=max(0, context.rounds_left - (not context.began)),
        )

    def _can_fall(self, rules: ScoringRules) -> bool:
        """Tell whether a lost turn can take points."""
        return bool(rules.bust.streak) or rules.first_throw.no_score == "fine"

    def _find_contexts(self) -> Mapping[Context, int]:
        numbers = {self.first: 0}
        for context in _growing(numbers):
            for place in (*range(self.scores), self.scores, self.scores + 1):
                sequels = [self.after_bank(context, place)]
                if place in (0, self.scores - 1):
                    sequels += [self.after_loss(context, reason, place)[0] for reason in LOSSES]
                for sequel in sequels:
                    if isinstance(sequel, Lost):
                        numbers.setdefault(sequel.context, len(numbers))
                    elif isinstance(sequel, Context):
                        numbers.setdefault(sequel, len(numbers))
            if len(numbers) > MOST_CONTEXTS:
                fields = ["finish.rounds" if self.first.rounds_left else "bust.streak"]
                raise RulesError("not-solved", fields=fields)
        return numbers


@lru_cache(maxsize=32)
def find_flow(rules: RulesObject) -> Flow:
    """Return the flow of the match under `rules`; equal rules share one. Raises as `Flow` does."""
    return Flow(rules)


def _growing(numbers: Mapping[Context, int]) -> Iterator[Context]:
    """Yield the keys of a mapping that grows meanwhile."""
    done = 0
    while done < len(numbers):
        yield list(numbers)[done]
        done += 1


def _scoring_game(rules: ScoringRules) -> ScoringGame:
    """Return the game of the graph of a turn, which knows the keeps of most throws already."""
    game = find_model(rules).game
    assert isinstance(game, ScoringGame)
    return game


def _score_unit(rules: ScoringRules) -> int:
    """Return the largest number that divides every score that honest play can make."""
    falls = (rules.bust.penalty, rules.bust.floor if rules.bust.streak else 0)
    fine = rules.first_throw.points if rules.first_throw.no_score == "fine" else 0
    floor = rules.bust.floor if fine else 0
    return gcd(find_model(rules).point_unit, *falls, fine, floor)


def _iter_samples(rules: ScoringRules) -> Iterator[tuple[str, tuple[Turn, str]]]:
    """Yield for every way to lose a turn a throw that does."""
    finder = _scoring_game(rules).finder
    for dice in range(1, rules.dice.count + 1):
        for total in (0, FAR):
            turn = Turn(dice, total)
            for faces, _ in d6_pool(dice).outcomes():
                loss = loss_by_throw(rules, finder, turn, faces)
                if loss == "instant" or (loss in LOSSES and not wins_at_once(rules, faces)):
                    yield loss, (turn, faces)


def _check(rules: ScoringRules) -> None:
    """Raise the error of rules that are outside of what is solved."""
    finish, bank = rules.finish, rules.bank
    takes = bool(rules.bust.streak) or rules.first_throw.no_score == "fine"
    outside = {
        ("seating.least_seats", "seating.most_seats"): not (
            rules.seating.least_seats <= 2 <= rules.seating.most_seats
        ),
        ("bank.beat_previous",): bank.beat_previous,
        ("finish.tie",): finish.tie == "overtime",
        ("finish.last_round", "finish.landing"): finish.landing == "exact"
        and finish.last_round == "until_beaten",
        ("finish.last_round", "finish.overshoot", "bust.penalty"): finish.landing == "exact"
        and finish.overshoot == "extended"
        and finish.last_round != "none"
        and takes,
    }
    if rules.ride.allowed:
        outside |= _outside_with_rides(rules)
    for fields, is_outside in outside.items():
        if is_outside:
            raise RulesError("not-solved", fields=fields)


def _outside_with_rides(rules: ScoringRules) -> Mapping[tuple[str, ...], bool]:
    """Return by fields whether rules are outside that go with rides: offers are solved where scores only grow."""
    loses_all = rules.first_throw.no_score in ("fine", "lose_all")
    return {
        ("ride.allowed", "bust.streak"): bool(rules.bust.streak),
        ("ride.allowed", "first_throw.no_score"): loses_all,
        ("ride.allowed", "instant.bust_loses"): bool(rules.instant.bust_count)
        and rules.instant.bust_loses == "game",
        ("ride.allowed", "bank.multiple_of"): bool(rules.bank.multiple_of),
        ("ride.allowed", "finish.landing"): rules.finish.landing == "exact",
        ("ride.allowed", "finish.last_round"): rules.finish.last_round == "until_beaten",
    }
