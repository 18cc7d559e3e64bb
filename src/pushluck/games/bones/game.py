"""Rolling Bones under one rules object: what may be done, and what it does."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from pushluck.core.dice import Pool
from pushluck.core.errors import IllegalActionError
from pushluck.core.events import BANK, THROW, Choice, Event, Seat
from pushluck.core.game import Happening, Offer, Outcome
from pushluck.core.manners import Manners
from pushluck.core.seating import First, Start, parse_first
from pushluck.core.turn_game import TurnGame
from pushluck.games.bones import chances, options, telling
from pushluck.games.bones.actions import (
    BonesOwnAction,
    Lift,
    Misplace,
    Place,
    PutOut,
    parse_bones_action,
)
from pushluck.games.bones.anatomy import GRAVESTONE, KIND_OF, NAMES
from pushluck.games.bones.body import iter_worth, worth
from pushluck.games.bones.rules import BonesRules
from pushluck.games.bones.state import Phase, State, Turn

BonesAction = Choice | First | BonesOwnAction


class Bones(TurnGame[State, BonesAction]):
    """Rolling Bones under one rules object."""

    key: ClassVar[str] = "bones"

    def __init__(self, rules: BonesRules) -> None:
        self.rules: BonesRules = rules

    @property
    def manners(self) -> Manners:
        """See `Game.manners`."""
        return self.rules.manners

    @property
    def point_unit(self) -> int:
        """See `Game.point_unit`."""
        return 1

    def initial_state(self, seats: int) -> State:
        """See `Game.initial_state`."""
        self.rules.seating.check(seats)
        start = self.rules.seating.begin(seats)
        return State(Phase.READY, 0, (0,) * seats, start=start)

    def turn_of(self, state: State) -> Seat | None:
        """See `Game.turn_of`."""
        if state.start is not None:
            return state.start.waiting[0]
        return None if state.phase is Phase.OVER else state.seat

    def pool(self, state: State) -> Pool | None:
        """See `Game.pool`."""
        if state.phase is not Phase.ROLLING:
            return None
        return state.turn.pool if state.start is None else state.start.pool

    def legal_actions(self, state: State) -> Sequence[BonesAction]:
        """See `Game.legal_actions`."""
        if state.phase is Phase.READY:
            return state.start.actions() or (THROW,) if state.start is not None else (THROW,)
        if state.phase is not Phase.PLACING:
            return ()
        acts: list[BonesAction] = list(options.legal_acts(self.rules, state.turn))
        return acts if self.bank_refusal(state) else [*acts, BANK]

    def offers(self, state: State) -> Sequence[Offer[BonesAction]]:
        """Return every way to add a die, with what burying the skeleton would then be worth."""
        if state.phase is not Phase.PLACING:
            return ()
        turn = state.turn
        ways: list[Place | Misplace] = [
            *options.correct_places(self.rules, turn),
            *options.misplacements(self.rules, turn),
        ]
        return [self._offer(turn, action) for action in ways]

    def bank_refusal(self, state: State) -> IllegalActionError | None:
        """See `Game.bank_refusal`; a turn ends when a gravestone shows now (ruling B8), its hat on (B5)."""
        if state.phase is not Phase.PLACING:
            return IllegalActionError("throw-first", alternatives=[THROW.text])
        if not options.has_done_duty(self.rules, state.turn):
            return IllegalActionError("add-a-bone-first")
        due = options.price(self.rules, state.turn)
        if state.turn.lifted:
            return IllegalActionError("hat-was-lifted", price=due)
        if GRAVESTONE not in state.turn.showing:
            return IllegalActionError("no-gravestone", price=due)
        return None

    def outcome(self, state: State) -> Outcome | None:
        """See `Game.outcome`."""
        return Outcome((state.seat,), state.scores) if state.phase is Phase.OVER else None

    def scores(self, state: State) -> tuple[int, ...]:
        """See `Game.scores`."""
        return state.scores

    def turn_total(self, state: State) -> int:
        """Return what burying the skeleton now would be worth, or is claimed to be."""
        claimed = state.turn.declared
        return worth(self.rules, state.turn.body) if claimed is None else claimed

    def parse_action(self, text: str) -> BonesAction:
        """See `Game.parse_action`."""
        if text in (THROW.text, BANK.text):
            return Choice(text)
        if text.startswith("f"):
            return parse_first(text, self.rules.seating.most_seats)
        return parse_bones_action(text)

    def happenings(
        self, before: State, event: Event[BonesAction], after: State
    ) -> Sequence[Happening]:
        """See `Game.happenings`."""
        return list(telling.iter_happenings(self, before, event, after))

    def losing_ways(self, state: State) -> Mapping[str, int]:
        """See `Game.losing_ways`."""
        ways = 0 if state.start is not None else chances.losing_ways(self.rules, state.turn)
        return {telling.NO_GRAVESTONE: ways} if ways else {}

    def forfeit_turn(self, state: State) -> State:
        """See `Game.forfeit_turn`."""
        return self._next_turn(state)

    def fine(self, state: State, seat: Seat, points: int) -> State:
        """See `Game.fine`."""
        scores = list(state.scores)
        scores[seat] -= points
        return state._replace(scores=tuple(scores))

    def declare(self, state: State, points: int) -> State:
        """See `Game.declare`."""
        return state._replace(turn=state.turn._replace(declared=points))

    def turnable(self, state: State) -> Sequence[tuple[str, str]]:
        """See `Game.turnable`: a die can be turned to another face of its own kind."""
        dice = dict.fromkeys(state.turn.showing)
        return [(die, face) for die in dice for face in KIND_OF[die].faces if face != die]

    def turn_die(self, state: State, die: str, face: str) -> State:
        """See `Game.turn_die`."""
        if (die, face) not in self.turnable(state):
            names = [NAMES.get(each, each) for each in (die, face)]
            raise IllegalActionError("cannot-turn-so", die=names[0], face=names[1])
        shown = state.turn.showing.replace(die, "", 1) + face
        turned = state.turn._replace(showing=state.turn.pool.canonical(shown))
        return state._replace(turn=turned)

    def name_face(self, face: str) -> str:
        """See `Game.name_face`."""
        return NAMES[face]

    def moves_scoring_die(self, state: State, action: BonesAction, face: str) -> bool:
        """See `Game.moves_scoring_die`: a turned bone is slipped in beside one that was really thrown."""
        moved = isinstance(action, Place) and action.face == face
        return moved and state.turn.added

    def is_turn_start(self, state: State) -> bool:
        """See `Game.is_turn_start`."""
        return state.phase is Phase.READY and state.start is None

    def after_throw(self, state: State, faces: str) -> State:
        """See `TurnGame.after_throw`."""
        if state.start is not None:
            after = state.start.after_throw(faces)
            if isinstance(after, Start):
                return state._replace(phase=Phase.READY, start=after)
            return state._replace(phase=Phase.READY, start=None, seat=after)
        showing = state.turn.pool.canonical(faces)
        turn = state.turn._replace(
            throws=state.turn.throws + 1, showing=showing, added=False, lifted=False
        )
        return self._settled(state, turn)

    def after_act(self, state: State, action: BonesAction) -> State:
        """See `TurnGame.after_act`."""
        if not self._is_legal(state, action):
            self._refuse(state, action)
        match action:
            case First():
                return state._replace(seat=action.seat, start=None)
            case Choice():
                return self._buried(state) if action is BANK else self._rolling(state, state.turn)
            case PutOut():
                return self._rolling(state, _paid(state.turn, action))
        return self._settled(state, options.after_placing(state.turn, action))

    def _is_legal(self, state: State, action: BonesAction) -> bool:
        if state.phase is Phase.PLACING and isinstance(action, Place | Misplace | PutOut | Lift):
            return options.is_allowed(self.rules, state.turn, action)
        return action in self.legal_actions(state)

    def _settled(self, state: State, turn: Turn) -> State:
        """Return the state with this turn, or after it when it can only end with nothing (ruling B10)."""
        if options.is_lost(self.rules, turn):
            return self._next_turn(state)
        return state._replace(phase=Phase.PLACING, turn=turn)

    def _rolling(self, state: State, turn: Turn) -> State:
        return state._replace(phase=Phase.ROLLING, turn=turn._replace(showing=""))

    def _buried(self, state: State) -> State:
        total = state.scores[state.seat] + self.turn_total(state)
        scores = (*state.scores[: state.seat], total, *state.scores[state.seat + 1 :])
        if total >= self.rules.finish.target:
            return State(Phase.OVER, state.seat, scores)
        return self._next_turn(state._replace(scores=scores))

    def _next_turn(self, state: State) -> State:
        seat = self.rules.seating.next_seat(state.seat, len(state.scores))
        return State(Phase.READY, seat, state.scores)

    def _offer(self, turn: Turn, action: Place | Misplace) -> Offer[BonesAction]:
        after = options.after_placing(turn, action)
        value = worth(self.rules, after.body)
        return Offer(
            action,
            action.face,
            value - worth(self.rules, turn.body),
            tuple(iter_worth(self.rules, after.body)),
            after.body.taken,
            value,
            sum(after.free),
        )

    def _refuse(self, state: State, action: BonesAction) -> None:
        refusal = self.bank_refusal(state) if action is BANK else None
        if refusal is not None:
            refusal.alternatives = tuple(self.spelled(state))
            raise refusal
        if state.phase is Phase.PLACING and isinstance(action, Place | Misplace | PutOut | Lift):
            raise options.refusal(self.rules, state.turn, action, self.spelled(state))
        raise IllegalActionError("not-now", action=action.text, alternatives=self.spelled(state))


def _paid(turn: Turn, payment: PutOut) -> Turn:
    """Return the turn after dice have been put out; bones that were taken off are out too."""
    left, right, middle = turn.free
    put_out = payment.free
    free = (
        left - put_out.count("L"),
        right - put_out.count("R"),
        middle - put_out.count("M"),
    )
    return turn._replace(free=free, body=turn.body.without(payment.slots))
