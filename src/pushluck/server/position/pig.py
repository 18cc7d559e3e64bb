"""What Pig adds to a position."""

from collections.abc import Mapping, Sequence
from typing import Any

from pushluck.conduct import TurnedKeep
from pushluck.core import d6_pool
from pushluck.games.odds import loss_chances
from pushluck.games.pig import Pig as PigGame
from pushluck.games.pig import PigRules, PigState
from pushluck.games.pig.game import READY
from pushluck.locales import Words
from pushluck.server.position.reader import Reader, count_dice, make_risk
from pushluck.server.position.shapes import DiceCount, Phase, Pig, Risk


class PigReader(Reader[PigState]):
    """Reads the states of Pig."""

    def __init__(self, rules: PigRules) -> None:
        self.game: PigGame = PigGame(rules)
        chances = loss_chances(self.game, PigState((0, 0)))
        self._risk = make_risk(chances.ways, chances.losing)

    def phase(self, state: PigState) -> Phase:
        """See `Reader.phase`."""
        return "decide"

    def part(self, state: PigState, words: Words | None, *, is_priced: bool) -> Pig:
        """See `Reader.part`."""
        return Pig(target=self.game.rules.finish.target)

    def next_dice(self, state: PigState) -> list[DiceCount]:
        """See `Reader.next_dice`."""
        return count_dice(d6_pool(1)) if state.phase is READY else []

    def risk(self, state: PigState) -> Risk | None:
        """See `Reader.risk`."""
        return self._risk if state.phase is READY else None

    def turned_points(
        self, states: Sequence[PigState], turned: Mapping[int, TurnedKeep[Any]]
    ) -> int:
        """See `Reader.turned_points`: in Pig no die can be turned."""
        return 0
