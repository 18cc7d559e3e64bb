"""Whether a game keeps the contract: the checks that every game here has to pass, for your own game too."""

from collections.abc import Iterable, Iterator
from typing import Any

from pushluck.core.events import Event, Seat
from pushluck.core.game import TURN_ENDS, Game, Happening
from pushluck.core.match import Match
from pushluck.testing.positions import PositionCheck, require
from pushluck.testing.walks import RandomPlayer

AnyGame = Game[Any, Any]
AnyMatch = Match[Any, Any]

MOST_PLIES = 20_000
"""A match played at random must end before that."""


def check_game(game: AnyGame, seats: int = 2, *, matches: int = 3, seed: str = "") -> None:
    """Play `matches` at random and check at every position that `game` keeps the contract of `Game`.

    Checked is that a match waits for one thing at a time; that legal actions come in a fixed order, read back
    and apply, and whatever else is refused; that outcomes have the right weights; that states are frozen
    and replay; that offers, refusals, happenings and scores tell the same story; that each turn is told to
    end once; and that matches end. Raises `AssertionError` with what is wrong and the events up to there.
    """
    for number in range(matches):
        walk = _Walk(game, seats)
        walk.run(_random_events(walk.match, f"{seed}{number}"))


def check_match(match: AnyMatch) -> None:
    """Check in the same way every position of a match that was played, whether it has ended or not."""
    _Walk(match.game, match.seats).run(match.events)


def _random_events(match: AnyMatch, seed: str) -> Iterator[Event[Any]]:
    player = RandomPlayer(match.game, seed)
    while match.outcome is None:
        require(len(match.events) < MOST_PLIES, "the match does not end")
        yield player.next_event(match.state)


class _Walk:
    """One match, checked as it is played."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.match = Match(game, seats)
        self._game = game
        self._check = PositionCheck(game)
        self._open: Seat | None = None
        """The seat whose turn has begun and has not been told to end."""
        self._won: set[Seat | None] = set()
        """The seats last told to have won; at some tables a bank that wins can be taken back."""

    def run(self, events: Iterable[Event[Any]]) -> None:
        try:
            self._check_position()
            for event in events:
                self._play(event)
            self._check_replay()
        except Exception as error:
            spelled = " ".join(f"s{event.seat + 1}:{event.text}" for event in self.match.events)
            rules = self._game.rules.key
            raise AssertionError(f"{rules}: {error!r}\nafter {spelled or 'nothing'}") from error

    def _play(self, event: Event[Any]) -> None:
        before = self.match.state
        if self._game.is_turn_start(before) and event.seat == self._game.turn_of(before):
            self._open = event.seat
        self.match.push(event)
        self._check_told(before, event, self.match.state)
        self._check_position()

    def _check_position(self) -> None:
        game, state = self._game, self.match.state
        starts = game.is_turn_start(state)
        in_turn = starts or (self._open is not None and self._open == game.turn_of(state))
        self._check.check(state, in_turn=in_turn)

    def _check_told(self, before: Any, event: Event[Any], after: Any) -> None:
        """Check what is told of an event against what it did."""
        game = self._game
        told = list(game.happenings(before, event, after))
        ends = [happening for happening in told if happening.key in TURN_ENDS]
        for seat in range(self.match.seats):
            change = game.scores(after)[seat] - game.scores(before)[seat]
            _check_points(seat, change, told)
        for end in ends:
            require(end.key == "forfeit" or end.seat == self._open, f"{end}: not in turn")
            # A cheat who is caught also takes back what the next seat has begun.
            self._open = None
        winners = {happening.seat for happening in told if happening.key == "won"}
        self._won = winners or self._won
        outcome = game.outcome(after)
        if outcome is not None:
            require(self._won == set(outcome.winners), f"told that {self._won} won, not {outcome}")
            instant = any(happening.key == "instant-win" for happening in told)
            require(self._open is None or instant, "the match ends within a turn")
        if game.is_turn_start(after) and not game.is_turn_start(before):
            require(self._open is None, f"{told}: the turn was not told to end")

    def _check_replay(self) -> None:
        again = Match(self._game, self.match.seats)
        for event in self.match.events:
            again.push(event)
        require(again.states == self.match.states, "the same events lead to other states")
        hashes = [hash(state) for state in again.states]
        require(hashes == [hash(state) for state in self.match.states], "equal but not in hash")


def _check_points(seat: Seat, change: int, told: list[Happening]) -> None:
    """Check the `change` of a seat's score against the points that are told."""
    mine = [happening for happening in told if happening.seat == seat]
    ends = [happening for happening in mine if happening.key in TURN_ENDS]
    require(len(ends) <= 1, f"{ends}: the turn ends twice")
    points = sum(_points(end) for end in ends)
    if not ends:
        points = -sum(_points(happening) for happening in mine if happening.key == "penalty")
    require(points == change, f"{told}, but the score changes by {change}")


def _points(happening: Happening) -> int:
    points = happening.details.get("points")
    if not isinstance(points, int):
        raise AssertionError(f"{happening} tells no points")
    return points
