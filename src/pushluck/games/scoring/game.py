"""The game of scoring dice under one rules object: what may be done, and what it does."""

from collections.abc import Sequence
from typing import ClassVar

from pushluck.core.dice import D6, Pool, d6_pool
from pushluck.core.errors import IllegalActionError, NotationError
from pushluck.core.events import BANK, RIDE, THROW, Choice, Event, Seat
from pushluck.core.game import Combination, Happening, Offer, Outcome
from pushluck.core.manners import Manners
from pushluck.core.seating import First, Start, parse_first
from pushluck.core.turn_game import TurnGame
from pushluck.games.scoring import finish, telling, turns
from pushluck.games.scoring.keeps import Keep, KeepFinder, Kept
from pushluck.games.scoring.rules import ScoringRules
from pushluck.games.scoring.state import Phase, State, Turn

ScoringAction = Choice | Keep | First


class ScoringGame(TurnGame[State, ScoringAction]):
    """Every game in which dice score, under one rules object."""

    key: ClassVar[str] = "scoring"

    def __init__(self, rules: ScoringRules) -> None:
        self.rules: ScoringRules = rules
        self.finder = KeepFinder(rules)
        """Answers which dice may be kept; shared by everything that reads these rules."""
        self._unit = turns.point_unit(rules, self.finder.table)

    @property
    def manners(self) -> Manners:
        """See `Game.manners`."""
        return self.rules.manners

    @property
    def point_unit(self) -> int:
        """See `Game.point_unit`."""
        return self._unit

    def initial_state(self, seats: int) -> State:
        """See `Game.initial_state`."""
        rules = self.rules
        rules.seating.check(seats)
        state = State(
            Phase.READY,
            0,
            (0,) * seats,
            Turn(rules.dice.count),
            busts=(0,) * seats if rules.bust.streak else (),
            on_board=(False,) * seats if rules.bank.opening else (),
            rounds_left=rules.finish.rounds,
        )
        return state._replace(start=rules.seating.begin(seats))

    def turn_of(self, state: State) -> Seat | None:
        """See `Game.turn_of`."""
        if state.start is not None:
            return state.start.waiting[0]
        return None if state.phase is Phase.OVER else state.seat

    def pool(self, state: State) -> Pool | None:
        """See `Game.pool`."""
        if state.phase is not Phase.ROLLING:
            return None
        return d6_pool(state.turn.dice) if state.start is None else state.start.pool

    def legal_actions(self, state: State) -> Sequence[ScoringAction]:
        """See `Game.legal_actions`."""
        if state.phase is Phase.KEEPING:
            kept = self.finder.find(state.turn.hand, state.turn.throw)
            return [way.action for way in kept]
        if state.phase is not Phase.READY:
            return ()
        if state.start is not None:
            return state.start.actions() or (THROW,)
        if turns.may_ride(self.rules, state):
            return (THROW, RIDE)
        return (THROW,) if self.bank_refusal(state) else (THROW, BANK)

    def offers(self, state: State) -> Sequence[Offer[ScoringAction]]:
        """See `Game.offers`."""
        if state.phase is not Phase.KEEPING:
            return ()
        kept = self.finder.find(state.turn.hand, state.turn.throw)
        return [self._offer(state.turn, way) for way in kept]

    def bank_refusal(self, state: State) -> IllegalActionError | None:
        """See `Game.bank_refusal`."""
        if state.start is not None:
            return IllegalActionError("throw-first", alternatives=[THROW.text])
        return turns.bank_refusal(self.rules, state)

    def outcome(self, state: State) -> Outcome | None:
        """See `Game.outcome`."""
        return Outcome(state.winners, state.scores) if state.phase is Phase.OVER else None

    def scores(self, state: State) -> tuple[int, ...]:
        """See `Game.scores`."""
        return state.scores

    def turn_total(self, state: State) -> int:
        """See `Game.turn_total`."""
        return state.turn.total

    def parse_action(self, text: str) -> ScoringAction:
        """See `Game.parse_action`."""
        if text in ("t", "b", "r"):
            return Choice(text)
        if text.startswith("k"):
            strange = [die for die in text[1:] if die not in D6.faces]
            if strange:
                raise NotationError("no-such-face", face=strange[0], faces=" ".join(D6.faces))
            return Keep("".join(sorted(text[1:])))
        if text.startswith("f"):
            return parse_first(text, self.rules.seating.most_seats)
        raise NotationError("unknown-action", text=text)

    def happenings(
        self, before: State, event: Event[ScoringAction], after: State
    ) -> Sequence[Happening]:
        """See `Game.happenings`."""
        return list(telling.iter_happenings(self, before, event, after))

    def forfeit_turn(self, state: State) -> State:
        """See `Game.forfeit_turn`."""
        return finish.after_turn(self.rules, state._replace(previous=0, leftover=0), reached=False)

    def fine(self, state: State, seat: Seat, points: int) -> State:
        """See `Game.fine`."""
        floor = self.rules.bust.floor
        return state._replace(scores=turns.less(state.scores, seat, points, floor))

    def declare(self, state: State, points: int) -> State:
        """See `Game.declare`."""
        return state._replace(turn=state.turn._replace(total=points))

    def turnable(self, state: State) -> Sequence[tuple[str, str]]:
        """See `Game.turnable`; only while dice are to be kept does a throw show."""
        dice = dict.fromkeys(state.turn.throw)
        return [(die, face) for die in dice for face in D6.faces if face != die]

    def turn_die(self, state: State, die: str, face: str) -> State:
        """See `Game.turn_die`."""
        if (die, face) not in self.turnable(state):
            raise IllegalActionError("cannot-turn-so", die=die, face=face)
        turned = "".join(sorted(state.turn.throw.replace(die, "", 1) + face))
        return state._replace(turn=state.turn._replace(throw=turned))

    def moves_scoring_die(self, state: State, action: ScoringAction, face: str) -> bool:
        """See `Game.moves_scoring_die`; in these games dice are moved by a `Keep` (ruling Z20)."""
        if not isinstance(action, Keep) or face not in action.dice:
            return False
        return bool(self.finder.find(state.turn.hand, action.dice.replace(face, "", 1)))

    def is_turn_start(self, state: State) -> bool:
        """See `Game.is_turn_start`."""
        ready = state.phase is Phase.READY and state.start is None
        return ready and not state.turn.total and not state.turn.hand.dice

    def after_throw(self, state: State, faces: str) -> State:
        """See `TurnGame.after_throw`."""
        if state.start is not None:
            after = state.start.after_throw(faces)
            if isinstance(after, Start):
                return state._replace(phase=Phase.READY, start=after)
            return finish.begin_turn(self.rules, state._replace(first=after), after)
        return turns.after_throw(self.rules, self.finder, state, faces)

    def after_act(self, state: State, action: ScoringAction) -> State:
        """See `TurnGame.after_act`."""
        if isinstance(action, Keep) and state.phase is Phase.KEEPING:
            return self._after_keep(state, action)
        if action not in self.legal_actions(state):
            self._refuse(state, action)
        if isinstance(action, First):
            state = state._replace(first=action.seat)
            return finish.begin_turn(self.rules, state, action.seat)
        if action is BANK:
            return turns.after_bank(self.rules, state)
        if action is RIDE:
            ridden = Turn(state.leftover, state.previous, ride=True)
            return state._replace(phase=Phase.ROLLING, turn=ridden)
        return state._replace(phase=Phase.ROLLING)

    def _after_keep(self, state: State, keep: Keep) -> State:
        turn = state.turn
        for way in self.finder.find(turn.hand, turn.throw):
            if way.action.dice == keep.dice:
                offer = self._offer(turn, way)
                kept = Turn(offer.left, turn.total + offer.points, way.hand)
                return state._replace(phase=Phase.READY, turn=kept)
        raise self.finder.refusal(turn.hand, turn.throw, keep.dice)

    def _offer(self, turn: Turn, way: Kept) -> Offer[ScoringAction]:
        keep, points, combinations, hand = way
        left = turn.dice - len(keep.dice)
        for name, bonus in (
            ("hot-dice", 0 if left else self.rules.hot_dice.bonus),
            ("ride", self.rules.ride.bonus if turn.ride else 0),
        ):
            if bonus:
                points += bonus
                combinations = (*combinations, Combination(name, "", bonus))
        left = left or self.rules.dice.count
        return Offer(keep, keep.dice, points, combinations, hand.dice, hand.points, left)

    def _refuse(self, state: State, action: ScoringAction) -> None:
        refusal = self.bank_refusal(state) if action is BANK else None
        if refusal is not None:
            raise refusal
        code = "keep-first" if action is THROW and state.phase is Phase.KEEPING else "not-now"
        raise IllegalActionError(code, action=action.text, alternatives=self.spelled(state))
