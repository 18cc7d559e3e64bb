"""The chance of what a throw offers: certain faces of a kind show, certain others do not."""

from math import comb

import numpy as np
from numpy.typing import NDArray

from pushluck.games.bones.anatomy import PER_KIND

FACES = 6


def ways(dice: int, shown: int, hidden: int) -> int:
    """Return in how many ways `dice` dice fall so that `shown` certain faces show and `hidden` others do not.

    By inclusion and exclusion over the faces that show.

    >>> ways(2, 1, 0), ways(2, 2, 4), ways(3, 0, 6)
    (11, 2, 0)
    """
    return sum(
        (-1) ** missing * comb(shown, missing) * (FACES - hidden - missing) ** dice
        for missing in range(shown + 1)
    )


CHANCES: NDArray[np.float64] = np.array(
    [
        [
            [
                ways(dice, shown, hidden) / FACES**dice if shown + hidden <= FACES else np.nan
                for hidden in range(FACES + 1)
            ]
            for shown in range(FACES + 1)
        ]
        for dice in range(PER_KIND + 1)
    ]
)
"""`ways` as a probability, by dice, faces that show and faces that do not; each is rounded once."""
