"""What games of scoring dice add to a position."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from pushluck.conduct import TurnedKeep
from pushluck.core import RIDE, d6_pool
from pushluck.games.scoring import (
    Hand,
    KeepFinder,
    Kept,
    ScoringGame,
    ScoringRules,
    State,
    Turn,
)
from pushluck.games.scoring import Phase as Waits
from pushluck.games.scoring.turns import is_hot, loss_by_throw, may_ride
from pushluck.locales import Words
from pushluck.server.position.reader import TRIED_COUNT, Reader, count_dice, make_offer, make_risk
from pushluck.server.position.shapes import (
    DiceCount,
    OfferView,
    Phase,
    RideView,
    Risk,
    Scoring,
    TurnedView,
)

MOST_TURNS = 4096
"""Turns about which answers are remembered, for one rules object."""


class ScoringReader(Reader[State]):
    """Reads the states of one game of scoring dice."""

    def __init__(self, rules: ScoringRules) -> None:
        self.game: ScoringGame = ScoringGame(rules)
        self._rules = rules
        self._find_risk = lru_cache(maxsize=MOST_TURNS)(self._make_risk)
        self._find_turned = lru_cache(maxsize=MOST_TURNS)(self._make_turned)

    def phase(self, state: State) -> Phase:
        """See `Reader.phase`."""
        return "keep" if state.phase is Waits.KEEPING else "decide"

    def part(self, state: State, words: Words | None, *, is_priced: bool) -> Scoring:
        """See `Reader.part`: in these games all of it is public."""
        rules, finish = self._rules, self._rules.finish
        return Scoring(
            dice=rules.dice.count,
            target=finish.target,
            extended_target=finish.extended_target if finish.overshoot == "extended" else 0,
            extended=state.extended,
            last_round_by=state.finisher,
            rounds_left=state.rounds_left,
            contenders=list(state.contenders),
            opening=rules.bank.opening,
            on_board=list(state.on_board),
            streak=rules.bust.streak,
            busts=list(state.busts),
            hot=is_hot(rules, state.turn),
            to_beat=state.previous if rules.bank.beat_previous else 0,
        )

    def showing(self, state: State) -> str:
        """See `Reader.showing`."""
        return state.turn.throw

    def corner(self, state: State) -> str:
        """See `Reader.corner`."""
        return state.turn.hand.dice

    def next_dice(self, state: State) -> list[DiceCount]:
        """See `Reader.next_dice`."""
        if state.phase is not Waits.READY:
            return []
        return count_dice(d6_pool(state.turn.dice))

    def risk(self, state: State) -> Risk | None:
        """See `Reader.risk`."""
        return self._risk_of(state.turn) if state.phase is Waits.READY else None

    def offers(self, state: State, words: Words | None) -> list[OfferView]:
        """See `Reader.offers`."""
        if state.phase is not Waits.KEEPING:
            return []
        turn = state.turn
        kept = self.game.finder.find(turn.hand, turn.throw)
        return [
            make_offer(
                offer,
                words,
                risk=self._risk_of(Turn(offer.left, turn.total + offer.points, way.hand)),
            )
            for offer, way in zip(self.game.offers(state), kept, strict=True)
        ]

    def ride(self, state: State) -> RideView | None:
        """See `Reader.ride`."""
        if state.phase is not Waits.READY or not may_ride(self._rules, state):
            return None
        ridden = Turn(state.leftover, state.previous, ride=True)
        return RideView(
            act=RIDE.text,
            dice=ridden.dice,
            points=ridden.total,
            risk=self._risk_of(ridden),
        )

    def turned(self, state: State) -> list[TurnedView]:
        """See `Reader.turned`."""
        if state.phase is not Waits.KEEPING:
            return []
        return self._find_turned(self._lying(state.turn), state.turn.throw)

    def tried_count(self) -> int:
        """See `Reader.tried_count`."""
        return TRIED_COUNT * max(self._rules.bank.multiple_of, 1)

    def turned_points(self, states: Sequence[State], turned: Mapping[int, TurnedKeep[Any]]) -> int:
        """See `Reader.turned_points`: a keep counts with as much as it had been worth without the turned die."""
        points = 0
        for ply, act in turned.items():
            before, after = states[ply].turn, states[ply + 1].turn
            thrown = act.action.dice.replace(act.face, "", 1)
            kept = self.game.finder.find(before.hand, thrown)
            points += after.total - before.total - max(way.points for way in kept)
        return points

    def _lying(self, turn: Turn) -> Hand:
        """Return as much of the hand as matters to what can be kept from the next throw."""
        is_apart = self._rules.keep.join == "never" or is_hot(self._rules, turn)
        return Hand() if is_apart else turn.hand

    def _risk_of(self, turn: Turn) -> Risk:
        return self._find_risk(turn.dice, self._lying(turn), bool(turn.total))

    def _make_risk(self, dice: int, hand: Hand, has_points: bool) -> Risk:
        finder, turn, pool = _AnyKeep(self._rules), Turn(dice, int(has_points), hand), d6_pool(dice)
        losing: Counter[str] = Counter()
        for throw, ways in pool.outcomes():
            loss = loss_by_throw(self._rules, finder, turn, throw)
            if loss is not None and loss != "free-throw":
                losing[loss] += ways
        return make_risk(pool.ways, losing)

    def _make_turned(self, hand: Hand, throw: str) -> list[TurnedView]:
        turn = Turn(len(throw), hand=hand, throw=throw)
        return super().turned(State(Waits.KEEPING, 0, (), turn, (), ()))


class _AnyKeep(KeepFinder):
    """Answers, faster than the real one, whether anything may be kept; not what all may be."""

    def find(self, hand: Hand, throw: str) -> tuple[Kept, ...]:
        """Return some legal keep; empty when there is none."""
        for face in dict.fromkeys(throw):
            alone = super().find(hand, face)
            if alone:
                return alone
        return super().find(hand, throw)
