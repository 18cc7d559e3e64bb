"""What every game stands on: dice with exact chances, events, the `Game` contract, `Match`, rules as data."""

from pushluck.core.dice import D6, Die, Pool, d6_pool
from pushluck.core.errors import IllegalActionError, NotationError, PushluckError, RulesError
from pushluck.core.events import BANK, RIDE, THROW, Act, Action, Choice, Event, Seat, Throw
from pushluck.core.game import TURN_ENDS, Combination, Game, Happening, Offer, Outcome
from pushluck.core.match import Match
from pushluck.core.turn_game import TurnGame

__all__ = [
    "BANK",
    "D6",
    "RIDE",
    "THROW",
    "TURN_ENDS",
    "Act",
    "Action",
    "Choice",
    "Combination",
    "Die",
    "Event",
    "Game",
    "Happening",
    "IllegalActionError",
    "Match",
    "NotationError",
    "Offer",
    "Outcome",
    "Pool",
    "PushluckError",
    "RulesError",
    "Seat",
    "Throw",
    "TurnGame",
    "d6_pool",
]
