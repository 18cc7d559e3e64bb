"""Playing Rolling Bones one throw ahead."""

from typing import NamedTuple

from pushluck.bots.bones.outlook import Outlook, thrown_value
from pushluck.bots.bones.plan import Plan, find_plan
from pushluck.games.bones import LIFT, BonesAction, Misplace, Phase, State, Turn
from pushluck.games.bones.anatomy import KIND_OF
from pushluck.games.bones.options import after_placing, correct_places, misplacements


class LookAhead(NamedTuple):
    """Decisions and values of one turn, by an outlook."""

    outlook: Outlook
    value: float
    """Points of a usual turn."""

    def value_of(self, state: State) -> float:
        """Return what the turn is worth in a state in which a throw shows, is pending or has just ended it."""
        turn = state.turn
        if state.phase is Phase.ROLLING:
            return thrown_value(self.outlook, turn.body, turn.free, turn.throws)
        if state.phase is not Phase.PLACING:
            return self.outlook.lost
        plan = find_plan(self.outlook, turn)
        if plan is None:
            plan = self._plan_after(turn, self._best_misplacement(turn))
        return self.outlook.lost if plan.ending.action is None else plan.ending.value

    def best_action(self, state: State) -> BonesAction:
        """Return the best action while a throw shows."""
        turn = state.turn
        plan = find_plan(self.outlook, turn)
        if plan is None:
            return self._best_misplacement(turn)
        for place in correct_places(self.outlook.rules, turn):
            if place.face in plan.faces:
                return place
        if plan.lifts:
            return LIFT
        if plan.ending.action is None:
            raise AssertionError("a turn that can only be lost is over")
        return plan.ending.action

    def _best_misplacement(self, turn: Turn) -> Misplace:
        """Return the wrong bone that spoils least; dice of one kind are alike."""
        ways = {
            (KIND_OF[way.face], way.slot): way for way in misplacements(self.outlook.rules, turn)
        }
        return max(ways.values(), key=lambda way: self._plan_after(turn, way).ending.value)

    def _plan_after(self, turn: Turn, way: Misplace) -> Plan:
        plan = find_plan(self.outlook, after_placing(turn, way))
        if plan is None:
            raise AssertionError("one wrong bone is enough")
        return plan
