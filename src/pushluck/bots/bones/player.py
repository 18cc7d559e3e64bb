"""How the characters play Rolling Bones: those who hold at a total build, the others look one throw ahead."""

from typing import Any

from pushluck.bots.bones.ahead import LookAhead
from pushluck.bots.bones.builder import build
from pushluck.bots.bones.outlook import Outlook
from pushluck.bots.bones.plan import sensible_payments
from pushluck.bots.character import Character
from pushluck.core.events import BANK, Action, Seat
from pushluck.games.bones import Bones, BonesRules, PutOut
from pushluck.games.bones.anatomy import SECTIONS

USUAL_PART = 0.22
"""Part of all that a whole skeleton with a hat is worth which a usual turn earns: 11 points of 50, as measured in
matches of `bot:expected`."""
HOLD_PART = 0.75
"""Part of a usual turn that is sensible to bury at when no throw is weighed: no other total earned more."""


class BonesPlayer:
    """A character at a table of Rolling Bones."""

    def __init__(self, game: Bones, character: Character, number: int | None) -> None:
        self._game = game
        self._character = character
        self._whole = _whole(game.rules)
        self._number = number

    @property
    def usual_turn(self) -> float:
        """See `Player.usual_turn`."""
        return USUAL_PART * self._whole

    def points_missing(self, state: Any, seat: Seat) -> int:
        """See `Player.points_missing`."""
        return self._game.rules.finish.target - self._game.scores(state)[seat]

    def is_last_turn(self, state: Any) -> bool:
        """See `Player.is_last_turn`; whoever reaches the target has won at once (ruling B13)."""
        return False

    def prospects(self, state: Any) -> LookAhead:
        """See `Player.prospects`."""
        felt = self._character.regret * self.usual_turn
        most = min(self.points_missing(state, state.seat), self._whole)
        return LookAhead(Outlook(self._game.rules, -felt, most), self.usual_turn)

    def choose(self, state: Any, seat: Seat, *, slips: bool) -> Action:
        """See `Player.choose`."""
        missing = self.points_missing(state, seat)
        part = self._character.holds
        if part is None:
            meant: Action = self.prospects(state).best_action(state)
        else:
            usual = HOLD_PART * self.usual_turn
            meant = build(self._game, state, min(self._number or round(part * usual), missing))
        if not slips or self._game.turn_total(state) >= missing:
            return meant
        if meant is BANK:
            return next(iter(sensible_payments(self._game.rules, state.turn)), BANK)
        may_bury = self._game.bank_refusal(state) is None
        return BANK if isinstance(meant, PutOut) and may_bury else meant


def _whole(rules: BonesRules) -> int:
    """Return about as many points as a whole skeleton with a hat is worth, however the rules count them."""
    section = max(rules.points.complete, 2 * rules.points.bone)
    return len(SECTIONS) * section * rules.points.hat_times
