"""Which dice of a throw may be set aside, and what each keep is worth."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from pushluck.core.errors import IllegalActionError
from pushluck.core.game import Combination
from pushluck.games.scoring.combinations import (
    FACES,
    SET_SIZE,
    Scored,
    ScoreTable,
    score_table,
    value_of_set,
)
from pushluck.games.scoring.rules import ScoringRules


@dataclass(frozen=True, slots=True)
class Keep:
    """Set dice of the throw aside (text: `k15` for a 1 and a 5)."""

    dice: str
    """Faces in ascending order."""

    @property
    def text(self) -> str:
        """The spelling."""
        return f"k{self.dice}"


class Hand(NamedTuple):
    """The dice kept since the last throw of all dice."""

    dice: str = ""
    """Faces in ascending order."""
    points: int = 0
    sets: str = ""
    """Those of the dice that lie in sets, where sets may grow later (`join = extend`); else empty."""


class Kept(NamedTuple):
    """A legal keep: the action, what it adds, why, and the hand afterwards."""

    action: Keep
    points: int
    combinations: tuple[Combination, ...]
    hand: Hand


class _Extension(NamedTuple):
    """What kept dice do beside sets that may grow."""

    points: int
    combinations: tuple[Combination, ...]
    sets: str
    """All dice in sets afterwards."""


class KeepFinder:
    """Finds the legal keeps under one rules object; every answer is computed once."""

    def __init__(self, rules: ScoringRules) -> None:
        self._rules = rules
        self.table: ScoreTable = score_table(rules.points, rules.dice.count)
        """The value of every scoring set of dice."""
        self._separate: dict[str, tuple[tuple[Keep, Scored], ...]] = {}
        self._extensions: dict[tuple[str, str], _Extension | None] = {}
        self._found: dict[tuple[Hand, str], tuple[Kept, ...]] = {}

    def find(self, hand: Hand, throw: str) -> tuple[Kept, ...]:
        """Return every legal keep of `throw` (ascending faces) by dice in ascending order.

        Empty when nothing scores.
        """
        found = self._found.get((hand, throw))
        if found is None:
            found = self._found[hand, throw] = self._filter(
                throw, tuple(self._iter_kept(hand, throw))
            )
        return found

    def refusal(self, hand: Hand, throw: str, dice: str) -> IllegalActionError:
        """Return why `dice` may not be kept from `throw`, naming the die at fault and what would do."""
        legal = self.find(hand, throw)
        spelled = [kept.action.text for kept in legal]
        missing = _first_missing(dice, throw)
        if missing:
            return IllegalActionError("die-not-thrown", die=missing, alternatives=spelled)
        if not dice:
            return IllegalActionError("keep-at-least-one", alternatives=spelled)
        playable = [kept.action.dice for kept in self._iter_kept(hand, throw)]
        inside = [part for part in playable if not _first_missing(part, dice)]
        if dice in inside:
            wider = next(
                kept.action.dice for kept in legal if not _first_missing(dice, kept.action.dice)
            )
            left = _first_missing(wider, dice)
            return IllegalActionError("scoring-die-left", die=left, alternatives=spelled)
        best = max(inside, key=len, default="")
        odd = _first_missing(dice, best)
        return IllegalActionError("die-does-not-score", die=odd, alternatives=spelled)

    def _iter_kept(self, hand: Hand, throw: str) -> Iterator[Kept]:
        match self._rules.keep.join:
            case "never":
                for keep, scored in self._find_separate(throw):
                    dice = "".join(sorted(hand.dice + keep.dice))
                    total = Hand(dice, hand.points + scored.points)
                    yield Kept(keep, scored.points, scored.combinations, total)
            case "best":
                yield from self._iter_joined(hand, throw)
            case "extend":
                yield from self._iter_extending(hand, throw)

    def _find_separate(self, throw: str) -> tuple[tuple[Keep, Scored], ...]:
        found = self._separate.get(throw)
        if found is None:
            scored = ((dice, self.table.get(dice)) for dice in parts(throw))
            found = tuple((Keep(dice), value) for dice, value in scored if value)
            self._separate[throw] = found
        return found

    def _iter_joined(self, hand: Hand, throw: str) -> Iterator[Kept]:
        """Count kept dice with the hand or separately, whichever is higher (ruling D12)."""
        for dice in parts(throw):
            alone = self.table.get(dice)
            whole_dice = "".join(sorted(hand.dice + dice))
            whole = self.table.get(whole_dice)
            separate = hand.points + alone.points if alone else 0
            if whole and whole.points > max(separate, hand.points):
                total = Hand(whole_dice, whole.points)
                yield Kept(Keep(dice), whole.points - hand.points, whole.combinations, total)
            elif alone:
                total = Hand(whole_dice, separate)
                yield Kept(Keep(dice), alone.points, alone.combinations, total)

    def _iter_extending(self, hand: Hand, throw: str) -> Iterator[Kept]:
        """Count kept dice alone, or as further dice of sets that lie in the hand."""
        for dice in parts(throw):
            way = self._find_extension(hand.sets, dice)
            if way:
                whole_dice = "".join(sorted(hand.dice + dice))
                total = Hand(whole_dice, hand.points + way.points, way.sets)
                yield Kept(Keep(dice), way.points, way.combinations, total)

    def _find_extension(self, sets: str, dice: str) -> _Extension | None:
        """Return the best that `dice` can do beside `sets`, or None where they do not all score."""
        key = sets, dice
        if key not in self._extensions:
            ways = (self._extend(sets, dice, added) for added in self._iter_additions(sets, dice))
            best = max(filter(None, ways), key=lambda way: way.points, default=None)
            self._extensions[key] = best
        return self._extensions[key]

    def _iter_additions(self, sets: str, dice: str) -> Iterator[str]:
        faces = [face for face in FACES if face in sets and face in dice]
        for counts in product(*(range(dice.count(face) + 1) for face in faces)):
            yield "".join(face * count for face, count in zip(faces, counts, strict=True))

    def _extend(self, sets: str, dice: str, added: str) -> _Extension | None:
        alone_dice = dice
        for die in added:
            alone_dice = alone_dice.replace(die, "", 1)
        alone = self.table.get(alone_dice) if alone_dice else Scored(0, ())
        if alone is None:
            return None
        points, grown = alone.points, list(alone.combinations)
        for face in dict.fromkeys(added):
            old = sets.count(face)
            new = old + added.count(face)
            value = value_of_set(self._rules.points, face, new)
            gain = value - value_of_set(self._rules.points, face, old)
            if not value or gain <= 0:
                return None
            points += gain
            grown.append(Combination("of-a-kind", face * new, value))
        fresh = "".join(
            part.dice
            for part in alone.combinations
            if part.key == "of-a-kind" and len(part.dice) >= SET_SIZE
        )
        return _Extension(points, tuple(grown), "".join(sorted(sets + added + fresh)))

    def _filter(self, throw: str, kept: tuple[Kept, ...]) -> tuple[Kept, ...]:
        """Leave only the keeps that the rule about setting aside allows."""
        rule = self._rules.keep.rule
        if rule == "all":
            dice = [way.action.dice for way in kept]
            return tuple(way for way in kept if not _is_inside_another(way.action.dice, dice))
        if rule == "all_if_all_score":
            whole = tuple(way for way in kept if way.action.dice == throw)
            return whole or kept
        return kept


@lru_cache(maxsize=4096)
def parts(throw: str) -> Sequence[str]:
    """Return every different non-empty choice of dice from `throw`, ascending.

    >>> parts("115")
    ('1', '11', '115', '15', '5')
    """
    faces = dict.fromkeys(throw)
    choices = product(*([face * n for n in range(throw.count(face) + 1)] for face in faces))
    return tuple(sorted("".join(choice) for choice in choices))[1:]


def _first_missing(dice: str, among: str) -> str:
    """Return the first die of `dice` that `among` lacks, or an empty text."""
    for face in dict.fromkeys(dice):
        if dice.count(face) > among.count(face):
            return face
    return ""


def _is_inside_another(dice: str, others: Sequence[str]) -> bool:
    return any(len(other) > len(dice) and not _first_missing(dice, other) for other in others)
