"""The other sources of throws, and finding a source by its name."""

import secrets
from collections.abc import Callable, Iterable
from typing import Protocol

from pushluck.core.dice import Pool
from pushluck.core.errors import NotationError
from pushluck.dice.seeded import SeededDice


class DiceSource(Protocol):
    """Whoever owns the dice."""

    def throw(self, pool: Pool) -> str:
        """Return what the dice of `pool` show, in the order in which they fell."""
        ...


class SystemDice:
    """Dice from the operating system's random numbers, which nobody can foresee or repeat."""

    def throw(self, pool: Pool) -> str:
        """Return the faces of a throw."""
        return "".join(
            secrets.choice(die.faces) for die, number in pool.counts for _ in range(number)
        )


class ScriptedDice:
    """Throws that were written down beforehand.

    >>> from pushluck.core.dice import d6_pool
    >>> dice = ScriptedDice(["113462", "554"])
    >>> dice.throw(d6_pool(6)), dice.throw(d6_pool(3))
    ('113462', '554')
    """

    def __init__(self, faces: Iterable[str]) -> None:
        self._faces = iter(faces)
        self._thrown = 0

    def throw(self, pool: Pool) -> str:
        """Return the next throw of the script.

        Raises `NotationError` when the script has ended, or when these dice cannot show what it says.
        """
        faces = next(self._faces, None)
        if faces is None:
            raise NotationError("script-ended", throws=self._thrown)
        pool.canonical(faces)
        self._thrown += 1
        return faces


class TypedDice:
    """Real dice: a person types what they show.

    Faces may be separated by spaces or commas.

    >>> from pushluck.core.dice import d6_pool
    >>> TypedDice(lambda pool: "1, 1, 3").throw(d6_pool(3))
    '113'
    """

    def __init__(self, read: Callable[[Pool], str]) -> None:
        self._read = read

    def throw(self, pool: Pool) -> str:
        """Return what was typed; raises `NotationError` when these dice cannot show it, to be asked again."""
        faces = "".join(self._read(pool).replace(",", " ").split())
        pool.canonical(faces)
        return faces


def find_source(text: str, *, thrown: int = 0) -> DiceSource:
    """Return the source that `text` names: `system`, or `seed:` and any text.

    `thrown` is the number of throws already made, when a match is resumed. Raises `NotationError`.

    >>> from pushluck.core.dice import d6_pool
    >>> find_source("seed:Ada", thrown=1).throw(d6_pool(6))
    '233636'
    """
    name, _, seed = text.partition(":")
    if text == "system":
        return SystemDice()
    if name == "seed" and seed:
        return SeededDice(seed, thrown=thrown)
    raise NotationError("no-such-dice", text=text, known=("system", "seed:N"))
