"""Dice, pools of dice to throw, and the exact chances of what they show."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations_with_replacement, product
from math import comb, factorial, prod
from typing import NamedTuple

from pushluck.core.errors import NotationError


class Die(NamedTuple):
    """A kind of die. Each face is one character, and no character belongs to two kinds of one game."""

    key: str
    """Name of the kind, such as `d6`."""
    faces: str
    """The faces in order, all equally likely."""


D6 = Die("d6", "123456")
"""The ordinary die."""


class Pool(NamedTuple):
    """The dice of one throw: how many of each kind, in a fixed order of kinds."""

    counts: tuple[tuple[Die, int], ...]

    @property
    def size(self) -> int:
        """Number of dice."""
        return sum(count for _, count in self.counts)

    @property
    def ways(self) -> int:
        """Number of equally likely ways the dice can fall: the sum of the weights of `outcomes`."""
        return prod(len(die.faces) ** count for die, count in self.counts)

    @property
    def outcome_count(self) -> int:
        """Number of canonical throws, which `outcomes` yields.

        >>> d6_pool(6).outcome_count
        462
        """
        return prod(comb(len(die.faces) + count - 1, count) for die, count in self.counts)

    def outcomes(self) -> Iterator[tuple[str, int]]:
        """Yield every canonical throw with its weight: the number of ways the dice can fall so.

        >>> list(d6_pool(1).outcomes())[:2], d6_pool(2).ways
        ([('1', 1), ('2', 1)], 36)
        """
        if len(self.counts) == 1:
            yield from _outcomes_of_kind(*self.counts[0])
            return
        for parts in product(*(_outcomes_of_kind(die, count) for die, count in self.counts)):
            yield "".join(faces for faces, _ in parts), prod(weight for _, weight in parts)

    def canonical(self, faces: str) -> str:
        """Sort `faces` into the order that `outcomes` uses: by kind, then by face.

        Raises `NotationError` when these dice cannot show those faces.

        >>> d6_pool(6).canonical("113462")
        '112346'
        """
        parts: list[str] = []
        for die, count in self.counts:
            mine = sorted((face for face in faces if face in die.faces), key=die.faces.index)
            parts += mine
            if len(mine) != count:
                self._refuse(faces)
        if len(parts) != len(faces):
            self._refuse(faces)
        return "".join(parts)

    def _refuse(self, faces: str) -> None:
        known = "".join(die.faces for die, _ in self.counts)
        strange = [face for face in faces if face not in known]
        if strange:
            raise NotationError("no-such-face", face=strange[0], faces=" ".join(known))
        if len(faces) != self.size:
            raise NotationError("wrong-number-of-dice", given=len(faces), expected=self.size)
        raise NotationError("wrong-kinds-of-dice", faces=faces)


@lru_cache(maxsize=64)
def d6_pool(count: int) -> Pool:
    """Return the pool of `count` ordinary dice."""
    return Pool(((D6, count),))


@lru_cache(maxsize=128)
def _outcomes_of_kind(die: Die, count: int) -> tuple[tuple[str, int], ...]:
    total = factorial(count)
    return tuple(
        ("".join(faces), total // prod(factorial(faces.count(face)) for face in set(faces)))
        for faces in combinations_with_replacement(die.faces, count)
    )
