"""Dice that a seed decides, by a recipe short enough to repeat in any language."""

import hashlib
from collections.abc import Iterator
from itertools import count, islice

from pushluck.core.dice import Die, Pool
from pushluck.core.errors import NotationError

LABEL = "pushluck-dice-1"
"""Names the recipe. Another recipe would have another label, so that old matches can still be checked."""


class SeededDice:
    """Throws that follow from a text, the seed, and from how many throws came before.

    The recipe. Throws are numbered from 0 over the whole match, the roll-off included. For throw number
    `t` and the kind of dice `kind` (its key, such as `d6`), take block after block, numbered from 0:

        SHA-256 of the UTF-8 text  pushluck-dice-1:t:kind:block:seed

    Go through the bytes of these blocks in order. With `n` faces on the die (at most 256), leave out every
    byte that is not below the largest multiple of `n` up to 256 (252 for six faces), so that all faces are
    equally likely. A byte `v` that stays shows face number `v mod n`, counted from 0. The first such byte is
    the first die of that kind, the second byte the second die, and so on. A pool of several kinds throws
    them in the order of the pool, each kind from its own blocks.

    The row of a throw does not depend on how many of its dice are thrown, nor on anything that was chosen
    before: another choice only uses fewer or more dice of the same row.

    An example, for anyone who repeats it. `printf pushluck-dice-1:0:d6:0:Ada | sha256sum` begins with the
    bytes 25 95 56 58 bc ea, in decimals 37 149 86 88 188 234; modulo 6 that is 1 5 2 4 2 0, and the faces
    with these numbers are 2 6 3 5 3 1:

    >>> from pushluck.core.dice import d6_pool
    >>> SeededDice("Ada").throw(d6_pool(6))
    '263531'
    >>> dice = SeededDice("Ada")
    >>> dice.throw(d6_pool(2)), dice.throw(d6_pool(6))
    ('26', '233636')
    >>> SeededDice("Ada", thrown=1).throw(d6_pool(6))
    '233636'

    Raises `NotationError` for a seed that is no Unicode text.
    """

    def __init__(self, seed: str, *, thrown: int = 0) -> None:
        try:
            self._seed = seed.encode()
        except UnicodeEncodeError as error:
            raise NotationError("seed-not-text", text=ascii(seed)) from error
        self.thrown = thrown
        """Throws made so far; a match that is resumed goes on from its number of throws."""

    def throw(self, pool: Pool) -> str:
        """Return the faces of the next throw."""
        thrown = "".join(
            "".join(islice(self._iter_faces(die), number)) for die, number in pool.counts
        )
        self.thrown += 1
        return thrown

    def _iter_faces(self, die: Die) -> Iterator[str]:
        faces = len(die.faces)
        accepted = 256 - 256 % faces
        for block in count():
            text = f"{LABEL}:{self.thrown}:{die.key}:{block}:".encode() + self._seed
            for byte in hashlib.sha256(text).digest():
                if byte < accepted:
                    yield die.faces[byte % faces]
