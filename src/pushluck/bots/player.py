"""What a bot needs to know of a game to play it: every game has players, one for each character."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from pushluck.bots.bones import BonesPlayer
from pushluck.bots.character import Character
from pushluck.bots.exact import ExactPlayer
from pushluck.bots.programmed import ProgrammedPlayer
from pushluck.core.events import Action, Seat
from pushluck.games.registry import AnyGame


class Prospects(Protocol):
    """What a character expects of the turn that is being played, in points."""

    @property
    def value(self) -> float:
        """What a whole turn is worth."""

    def value_of(self, state: Any) -> float:
        """Return what the turn is worth in a state that follows in it."""


class Player(Protocol):
    """A character playing one game. States are those of the game without manners."""

    @property
    def usual_turn(self) -> float:
        """The best expected points of an ordinary turn: the *turn* in which characters are measured."""

    def points_missing(self, state: Any, seat: Seat) -> int:
        """Return how far the score of `seat` is from the target it plays for."""

    def is_last_turn(self, state: Any) -> bool:
        """Tell whether the seat to play will have no other turn, unless the match goes into overtime."""

    def prospects(self, state: Any) -> Prospects:
        """Return what the character expects of the turn in `state`."""

    def choose(self, state: Any, seat: Seat, *, slips: bool) -> Action:
        """Return what the character honestly means to do for `seat`, which is to move.

        Where it `slips` and may end its turn, it ends it where it meant to throw, and the other way round.
        """


_PLAYERS: Mapping[str, Callable[[Any, Character, int | None], Player]] = {
    "scoring": ProgrammedPlayer,
    "pig": ProgrammedPlayer,
    "bones": BonesPlayer,
}
"""By key of game."""


def find_player(game: AnyGame, character: Character, number: int | None) -> Player:
    """Return `character` as a player of `game`; `number` is the total it holds at, if one was named."""
    player = _PLAYERS[game.key](game, character, number)
    return ExactPlayer(game.rules, player) if character.plays_for == "match" else player
