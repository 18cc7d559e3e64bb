"""Matches between two seats solved in plain Python, straight from the engine, for tiny targets.

Every state in which a turn begins is found by playing. Its turn becomes a list of positions, each with what the
engine says about banks and throws, and the values are improved until nothing moves any more. Turn totals above
`most` count as if they were just above it, and where the leader of the last round can be beaten again only the
lead matters, so the leader's score counts as the target.
"""

from typing import Any, NamedTuple

from pushluck.core import Act, Throw
from pushluck.core.events import BANK, RIDE, THROW
from pushluck.core.rules import RulesObject, changed
from pushluck.games.registry import make_game
from pushluck.games.scoring import ScoringRules

MOST_SWEEPS = 100_000


class Thrown(NamedTuple):
    ends: list[tuple[int, Any]]
    """Weight and the state after the turn."""
    goes_on: list[tuple[int, list[Any]]]
    """Weight and the turns after every keep."""


class Position(NamedTuple):
    """A position of a turn: states outside of it, and numbers of other positions of it."""

    bank: Any
    throws: list[tuple[list[tuple[float, Any]], list[tuple[float, list[int]]]]]


class Reference:
    def __init__(self, rules: RulesObject, most: int) -> None:
        self.game = make_game(changed(rules, {"seating.start": "first_seat"}))
        self.most = most
        self._target = rules.finish.target if isinstance(rules, ScoringRules) else 0
        self._renews_lead = (
            isinstance(rules, ScoringRules) and rules.finish.last_round == "until_beaten"
        )
        self.period = rules.bank.multiple_of or 1 if hasattr(rules, "bank") else 1
        self.first = self.game.initial_state(2)
        self.values: dict[Any, float] = {}
        """By state in which a turn begins: the share of the win of the seat to move."""
        self._positions: dict[Any, list[Position]] = {}
        self._numbers: dict[Any, dict[Any, int]] = {}
        self._worth: dict[Any, list[float]] = {}
        self._faces: dict[Any, list[tuple[int, str, list[Any]]]] = {}
        self._find()

    def solve(self, settled: float = 1e-15, most_sweeps: int = MOST_SWEEPS) -> bool:
        """Improve the values until they move no more; return False when that takes too long."""
        for _ in range(most_sweeps):
            moved = 0.0
            for state in self._positions:
                old, new = self.values[state], self._improve(state)
                self.values[state] = new
                moved = max(moved, abs(old - new))
            if moved <= settled:
                return True
        return False

    def share(self, state: Any, seat: int) -> float:
        """Return what `state`, in which a turn begins or the match is over, is worth to `seat`."""
        outcome = self.game.outcome(state)
        if outcome is not None:
            return outcome.winners.count(seat) / len(outcome.winners)
        value = self.values[state]
        return value if self._seat(state) == seat else 1.0 - value

    def turns(self, start: Any) -> dict[str, Any]:
        """Return all turns of the seat to move in `start`, each with what its best act is worth."""
        worth = self._worth[start]
        return {turn: worth[number] for turn, number in self._numbers[start].items()}

    def state(self, start: Any, turn: Any) -> Any:
        """Return `start` with another turn."""
        key = "turn_total" if self.game.key == "pig" else "turn"
        return start._replace(**{key: turn})

    def action_values(self, start: Any, turn: Any) -> dict[str, float]:
        """Return what every act is worth that is legal in this turn."""
        seat = self._seat(start)
        position = self._positions[start][self._numbers[start][turn]]
        names = [
            name
            for name in (THROW, RIDE)
            if name in self.game.legal_actions(self.state(start, turn))
        ]
        worth = {
            name.text: self._throw(self._worth[start], throw, seat)
            for name, throw in zip(names, position.throws, strict=True)
        }
        if position.bank is not None:
            worth["b"] = self.share(position.bank, seat)
        return worth

    def _seat(self, state: Any) -> int:
        seat = self.game.turn_of(state)
        assert seat is not None
        return seat

    def _improve(self, start: Any) -> float:
        seat = self._seat(start)
        worth = self._worth[start]
        positions = self._positions[start]
        for number in reversed(range(len(positions))):
            position = positions[number]
            best = max(self._throw(worth, throw, seat) for throw in position.throws)
            if position.bank is not None:
                best = max(best, self.share(position.bank, seat))
            worth[number] = best
        return worth[0]

    def _throw(self, worth: list[float], throw: Any, seat: int) -> float:
        ends, goes_on = throw
        worths = [(chance, self.share(state, seat)) for chance, state in ends]
        worths += [
            (chance, max([worth[number] for number in numbers])) for chance, numbers in goes_on
        ]
        share: float = sum(chance * value for chance, value in worths)
        return share

    def _find(self) -> None:
        waiting = [self.first]
        while waiting:
            state = waiting.pop()
            if state in self.values:
                continue
            self.values[state] = 0.5
            waiting += [after for after in self._compile(state) if self.game.outcome(after) is None]

    def _compile(self, start: Any) -> set[Any]:
        """Make the positions of a turn, in the order of their totals; return the states after it."""
        game, seat = self.game, self._seat(start)
        found: dict[Any, tuple[Any, list[Thrown]]] = {}
        waiting = [self._turn(start)]
        while waiting:
            turn = waiting.pop()
            if turn in found:
                continue
            state = self.state(start, turn)
            legal = game.legal_actions(state)
            banked = game.apply(state, Act(seat, BANK)) if BANK in legal else None
            bank = None if banked is None else self._settled(banked)
            thrown = [
                self._thrown(game.apply(state, Act(seat, act)))
                for act in (THROW, RIDE)
                if act in legal
            ]
            found[turn] = bank, thrown
            waiting += [turn for each in thrown for _, turns in each.goes_on for turn in turns]
        first = self._turn(start)
        order = sorted(found, key=lambda turn: (turn != first, self._total(turn)))
        numbers = {turn: number for number, turn in enumerate(order)}
        self._numbers[start] = numbers
        self._worth[start] = [0.0] * len(order)
        self._positions[start] = [
            Position(found[turn][0], [_numbered(each, numbers) for each in found[turn][1]])
            for turn in order
        ]
        after = {bank for bank, _ in found.values() if bank is not None}
        return after | {
            state for _, thrown in found.values() for each in thrown for _, state in each.ends
        }

    def _thrown(self, pending: Any) -> Thrown:
        game, seat = self.game, self._seat(pending)
        ends: dict[Any, int] = {}
        goes_on: dict[tuple[Any, ...], int] = {}
        for weight, faces, turns in self._throws(pending):
            if turns:
                goes_on[tuple(turns)] = goes_on.get(tuple(turns), 0) + weight
            else:
                after = self._settled(game.apply(pending, Throw(seat, faces)))
                ends[after] = ends.get(after, 0) + weight
        return Thrown(
            [(weight, state) for state, weight in ends.items()],
            [(weight, list(turns)) for turns, weight in goes_on.items()],
        )

    def _throws(self, pending: Any) -> list[tuple[int, str, list[Any]]]:
        """Return what the throw can show, with the turns after every keep, none where the turn ends.

        What may be kept does not depend on the scores, so every turn is looked at once.
        """
        key = self._turn(pending) if self.game.key == "pig" else pending.turn
        if key in self._faces:
            return self._faces[key]
        game, seat = self.game, self._seat(pending)
        found = []
        for faces, weight in game.outcomes(pending):
            after = game.apply(pending, Throw(seat, faces))
            turns = []
            if game.outcome(after) is None and game.turn_of(after) == seat:
                legal = game.legal_actions(after)
                if THROW in legal:
                    turns = [self._turn(after)]
                else:
                    turns = [self._turn(game.apply(after, Act(seat, keep))) for keep in legal]
            found.append((weight, faces, turns))
        self._faces[key] = found
        return found

    def _turn(self, state: Any) -> Any:
        """Return the part of `state` that a turn changes, with a total that is not far above `most`."""
        if self.game.key == "pig":
            return self._capped(state.turn_total)
        return state.turn._replace(total=self._capped(state.turn.total), throw="")

    def _settled(self, state: Any) -> Any:
        """Return `state` after a turn with the leader of the last round at the target."""
        if not self._renews_lead or state.finisher is None or self.game.outcome(state) is not None:
            return state
        more = state.scores[state.finisher] - self._target
        return state._replace(scores=tuple(score - more for score in state.scores))

    def _total(self, turn: Any) -> int:
        total: int = turn if self.game.key == "pig" else turn.total
        return total

    def _capped(self, total: int) -> int:
        return min(total, self.most + (total - self.most) % self.period)


def _numbered(thrown: Thrown, numbers: dict[Any, int]) -> Any:
    ways = sum(weight for weight, _ in [*thrown.ends, *thrown.goes_on])
    return (
        [(weight / ways, state) for weight, state in thrown.ends],
        [(weight / ways, [numbers[turn] for turn in turns]) for weight, turns in thrown.goes_on],
    )
