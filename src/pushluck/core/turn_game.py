"""Games in which only the seat whose turn it is acts: who may act, and when a throw is due."""

from abc import abstractmethod

from pushluck.core.errors import IllegalActionError
from pushluck.core.events import Event, Throw
from pushluck.core.game import ActionT, Game, StateT


class TurnGame(Game[StateT, ActionT]):
    """A game that leaves to its subclasses only what a throw and an act do."""

    def apply(self, state: StateT, event: Event[ActionT]) -> StateT:
        """See `Game.apply`."""
        turn = self.turn_of(state)
        if event.seat != turn:
            if turn is None:
                raise IllegalActionError("match-over")
            raise IllegalActionError("not-your-turn", seat=event.seat + 1, turn=turn + 1)
        is_pending = self.pool(state) is not None
        if isinstance(event, Throw):
            if not is_pending:
                raise IllegalActionError("no-throw-pending", alternatives=self.spelled(state))
            return self.after_throw(state, event.faces)
        if is_pending:
            raise IllegalActionError("throw-pending")
        return self.after_act(state, event.action)

    @abstractmethod
    def after_throw(self, state: StateT, faces: str) -> StateT:
        """Return the state after the pending throw showed `faces`; raises `NotationError` for impossible ones."""

    @abstractmethod
    def after_act(self, state: StateT, action: ActionT) -> StateT:
        """Return the state after `action` of the seat to move; raises `IllegalActionError`."""
