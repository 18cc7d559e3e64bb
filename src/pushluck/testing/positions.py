"""What must be true of every position of a game."""

import copy
from collections import deque
from collections.abc import Callable, Iterator
from itertools import islice
from math import comb, prod
from typing import Any

from pushluck.core.dice import Pool
from pushluck.core.errors import IllegalActionError, NotationError
from pushluck.core.events import BANK, THROW, Act, Action, Event, Seat, Throw
from pushluck.core.game import Game
from pushluck.testing.walks import iter_acts

AnyGame = Game[Any, Any]

MOST_OUTCOMES = 2_000
"""Throws of a pool that are looked at."""
MOST_TRIED = 20
"""Throws, and actions that may not be allowed, that are tried at one position."""
NONSENSE = ("", "?", "k?", "f0", "f999", "b?", "-", "t t", "T")
"""No game reads these as actions."""


def require(true: bool, problem: str) -> None:
    """Raise `AssertionError` with `problem` unless it is `true`."""
    if not true:
        raise AssertionError(problem)


class PositionCheck:
    """Checks positions of one game, remembering the actions it has seen there."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._actions: deque[Action] = deque(_simple_actions(game))
        """Actions seen anywhere, to be tried where they may not be allowed."""
        self._outcomes: dict[Pool, list[str]] = {}
        """Throws of the pools seen."""

    def check(self, state: Any, *, in_turn: bool) -> None:
        """Raise `AssertionError` where `state` breaks the contract.

        `in_turn` says that a seat is in the middle of its turn or about to begin it: not so while the first
        seat is still to be found.
        """
        before = copy.deepcopy(state)
        checks: list[Callable[[Any], None]] = [
            self.check_waiting,
            self._check_frozen,
            self._check_actions,
            self._check_refusals,
            self._check_throws,
            self._check_offers,
            self._check_bank,
            self._check_turned_dice,
        ]
        if in_turn:
            checks += [self._check_forfeit, self._check_fine, self._check_declare]
        for check in checks:
            check(state)
            require(state == before, f"{check.__name__.strip('_')} changed the state")

    def check_waiting(self, state: Any) -> None:
        """Raise `AssertionError` unless the match waits for one thing, or is over."""
        game = self._game
        mover, pool, outcome = game.to_move(state), game.pool(state), game.outcome(state)
        waits = [what is not None for what in (mover, pool, outcome)]
        require(waits.count(True) == 1, f"to move: {mover}, pool: {pool}, outcome: {outcome}")
        require((mover is not None) == bool(game.legal_actions(state)), "actions for nobody")
        require((game.turn_of(state) is None) == (outcome is not None), "turn_of and outcome")
        require((pool is not None) == bool(next(game.outcomes(state), None)), "pool and outcomes")
        scores, total = game.scores(state), game.turn_total(state)
        require(total % game.point_unit == 0, f"turn total {total} and unit {game.point_unit}")
        if outcome is not None:
            require(outcome.scores == scores, f"{outcome.scores} in the end, scores {scores}")
            winners = set(outcome.winners)
            require(bool(winners) and winners <= set(range(len(scores))), f"winners {winners}")
        if game.is_turn_start(state):
            require(mover is not None and total == 0, "a turn starts with nobody or with points")

    def _check_frozen(self, state: Any) -> None:
        hash(state)
        for name in getattr(type(state), "__annotations__", {}):
            try:
                setattr(state, name, getattr(state, name))
            except AttributeError:
                continue
            raise AssertionError(f"a state can be changed: {name}")

    def _check_actions(self, state: Any) -> None:
        game = self._game
        actions = list(game.legal_actions(state))
        require(actions == list(game.legal_actions(state)), "legal actions change their order")
        require(len(actions) == len(set(actions)), "a legal action is listed twice")
        for action in actions:
            require(game.parse_action(action.text) == action, f"{action.text} reads as another")
            self._check_event(state, Act(self._seat(state), action))
        self._actions += [action for action in actions if action not in self._actions]

    def _check_event(self, state: Any, event: Event[Any]) -> None:
        game = self._game
        after = game.apply(state, event)
        require(after == game.apply(state, event), f"{event.text} does not always do the same")
        require(
            hash(after) == hash(game.apply(state, event)), f"{event.text}: equal but not in hash"
        )
        self.check_waiting(after)

    def _check_refusals(self, state: Any) -> None:
        """Try what is not allowed: other seats, other actions, throws that are not pending."""
        game = self._game
        seats = range(-1, len(game.scores(state)) + 1)
        allowed = set(iter_acts(game, state))
        pool, turn = game.pool(state), game.turn_of(state)
        self._actions.rotate(MOST_TRIED)
        for seat in seats:
            for action in islice(self._actions, MOST_TRIED):
                if Act(seat, action) not in allowed:
                    self._require_refusal(state, Act(seat, action), IllegalActionError)
            faces = next(pool.outcomes())[0] if pool else "1"
            if pool is None or seat != turn:
                self._require_refusal(state, Throw(seat, faces), IllegalActionError)
            else:
                for bad in ("", faces + faces[0], "?" * len(faces)):
                    self._require_refusal(state, Throw(seat, bad), NotationError)
        for text in NONSENSE:
            try:
                read = game.parse_action(text)
            except NotationError:
                continue
            raise AssertionError(f"{text!r} reads as an action: {read}")

    def _require_refusal(
        self, state: Any, event: Event[Any], error: type[IllegalActionError | NotationError]
    ) -> None:
        try:
            self._game.apply(state, event)
        except error:
            return
        raise AssertionError(f"seat {event.seat} is allowed {event.text!r}, which is not listed")

    def _check_throws(self, state: Any) -> None:
        pool = self._game.pool(state)
        if pool is None:
            return
        if pool not in self._outcomes:
            self._outcomes[pool] = self._list_outcomes(state, pool)
        thrown = self._outcomes[pool]
        for faces in thrown[:: max(1, len(thrown) // MOST_TRIED)]:
            self._check_event(state, Throw(self._seat(state), faces))

    def _list_outcomes(self, state: Any, pool: Pool) -> list[str]:
        outcomes = list(islice(self._game.outcomes(state), MOST_OUTCOMES))
        for faces, _ in outcomes:
            require(pool.canonical(faces) == faces, f"{faces} is not canonical")
        require(len({faces for faces, _ in outcomes}) == len(outcomes), "an outcome twice")
        if count_outcomes(pool) <= MOST_OUTCOMES:
            weights = sum(weight for _, weight in outcomes)
            require(weights == pool.ways, f"weights {weights}, but {pool.ways} ways to fall")
        return [faces for faces, _ in outcomes]

    def _check_offers(self, state: Any) -> None:
        game, offers = self._game, self._game.offers(state)
        require(not offers or game.to_move(state) is not None, "offers for nobody")
        legal = game.legal_actions(state)
        offered = [offer.action for offer in offers]
        require(offered == [action for action in legal if action in offered], "offers, actions")
        for offer in offers:
            act = Act(self._seat(state), offer.action)
            after = game.apply(state, act)
            if game.is_turn_start(after) or game.outcome(after) is not None:
                continue
            gained = game.turn_total(after) - game.turn_total(state)
            require(gained == offer.points, f"{act.text} brings {gained}, not {offer.points}")
            if offer.hand == offer.dice:
                told = sum(part.points for part in offer.combinations)
                require(told == offer.points, f"{act.text}: combinations of {told} points")
            if THROW in game.legal_actions(after):
                pool = game.pool(game.apply(after, Act(act.seat, THROW)))
                left = pool.size if pool else 0
                require(left == offer.left, f"{act.text} leaves {left} dice, not {offer.left}")

    def _check_bank(self, state: Any) -> None:
        game, mover = self._game, self._game.to_move(state)
        if mover is None:
            return
        refusal = game.bank_refusal(state)
        allowed = BANK in game.legal_actions(state)
        require(allowed == (refusal is None), f"bank allowed: {allowed}, refused: {refusal}")
        if refusal is not None:
            try:
                game.apply(state, Act(mover, BANK))
            except IllegalActionError as error:
                same = error.reason == refusal.reason
                require(same, f"a bank is refused as {error}, announced was {refusal}")

    def _check_turned_dice(self, state: Any) -> None:
        game = self._game
        for die, face in game.turnable(state):
            self._require_kept(state, game.turn_die(state, die, face), "turn_die")
        try:
            game.turn_die(state, "?", "?")
        except IllegalActionError:
            return
        raise AssertionError("a die is turned that nobody threw")

    def _check_forfeit(self, state: Any) -> None:
        game = self._game
        after = game.forfeit_turn(state)
        self.check_waiting(after)
        require(game.scores(after) == game.scores(state), "a forfeit changes scores")
        ended = game.is_turn_start(after) or game.outcome(after) is not None
        require(ended, "no turn starts after a forfeit")

    def _check_fine(self, state: Any) -> None:
        game = self._game
        for seat, score in enumerate(game.scores(state)):
            fined = game.fine(state, seat, game.point_unit)
            scores = list(game.scores(fined))
            require(score - game.point_unit <= scores[seat] <= score, f"a fine leaves {scores}")
            scores[seat] = score
            require(tuple(scores) == game.scores(state), "a fine takes from others")
            require(game.turn_total(fined) == game.turn_total(state), "a fine takes the turn total")
            self.check_waiting(fined)

    def _check_declare(self, state: Any) -> None:
        game, points = self._game, self._game.turn_total(state) + self._game.point_unit
        if game.is_turn_start(state):
            return
        claimed = game.declare(state, points)
        require(game.turn_total(claimed) == points, f"{points} declared and not counted")
        self._require_kept(state, claimed, "declare", total=False)

    def _require_kept(self, state: Any, after: Any, what: str, *, total: bool = True) -> None:
        game = self._game
        same = game.scores(after) == game.scores(state) and game.turn_of(after) == game.turn_of(
            state
        )
        same = same and game.pool(after) == game.pool(state)
        same = same and (not total or game.turn_total(after) == game.turn_total(state))
        require(same, f"{what} changes more than it should")

    def _seat(self, state: Any) -> Seat:
        seat = self._game.turn_of(state)
        if seat is None:
            raise AssertionError("it is nobody's turn")
        return seat


def count_outcomes(pool: Pool) -> int:
    """Return the number of canonical throws of a pool."""
    return prod(comb(len(die.faces) + count - 1, count) for die, count in pool.counts)


def _simple_actions(game: AnyGame) -> Iterator[Action]:
    """Yield the actions of other games that this game can read."""
    for text in ("t", "b", "r", "f1", "f2", "k1", "k"):
        try:
            yield game.parse_action(text)
        except NotationError:
            continue
