"""How the characters play the games whose turns a programme solves: the scoring family and Pig."""

from collections.abc import Sequence
from typing import Any

from pushluck.bots.character import Character
from pushluck.bots.judgement import (
    ProgrammedGame,
    is_last_turn,
    must_bank,
    points_missing,
    sensible_keeps,
)
from pushluck.bots.turn import (
    TurnProgramme,
    find_programme,
    terms_at,
    usual_hold,
    usual_programme,
)
from pushluck.core.events import BANK, THROW, Action, Seat
from pushluck.core.game import Offer


class ProgrammedPlayer:
    """A character at a table of Pig or of a game of the scoring family."""

    def __init__(self, game: ProgrammedGame, character: Character, number: int | None) -> None:
        self._game = game
        self._character = character
        self._number = number

    @property
    def usual_turn(self) -> float:
        """See `Player.usual_turn`."""
        return usual_programme(self._game.rules).value

    def points_missing(self, state: Any, seat: Seat) -> int:
        """See `Player.points_missing`."""
        return points_missing(self._game, state, seat)

    def is_last_turn(self, state: Any) -> bool:
        """See `Player.is_last_turn`."""
        return is_last_turn(self._game, state)

    def prospects(self, state: Any) -> TurnProgramme:
        """Return the programme by which the character plays its turn."""
        rules = self._game.rules
        terms = terms_at(rules, state)
        part = self._character.holds
        if part is None:
            felt = self._character.regret * self.usual_turn
            return find_programme(rules, terms._replace(bust=terms.bust - felt))
        holds = self._number or round(part * usual_hold(rules))
        holds = min(holds, terms.enough or holds)
        if terms.most is not None:
            # Whoever waits for all that is missing passes it far more often than he hits it.
            holds = min(holds, terms.most // 2)
        least = max(holds, terms.least)
        return find_programme(rules, terms._replace(least=least, enough=least))

    def choose(self, state: Any, seat: Seat, *, slips: bool) -> Action:
        """See `Player.choose`."""
        programme = self.prospects(state)
        offers = sensible_keeps(self._game, state, seat)
        if offers:
            return self._choose_keep(state, offers, programme)
        meant = programme.best_action(state)
        if BANK not in self._game.legal_actions(state):
            return meant
        banks = must_bank(self._game, state, seat)
        if banks is None:
            banks = (meant is BANK) != slips
        return BANK if banks else THROW

    def _choose_keep(
        self, state: Any, offers: Sequence[Offer[Any]], programme: TurnProgramme
    ) -> Action:
        def worth(offer: Offer[Any]) -> float:
            if self._character.keeps == "most":
                return offer.points
            return programme.action_value(state, offer.action)

        action: Action = max(offers, key=worth).action
        return action
