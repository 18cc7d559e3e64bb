"""What the points of a keep are made of, in words."""

from itertools import groupby
from typing import Any

from pushluck.core import Offer
from pushluck.locales import Words


def made_of(offer: Offer[Any], words: Words) -> str:
    """Return the combinations of a keep with their points; equal ones are counted.

    Where dice join earlier ones, the points are those of the whole hand, and that is said.
    """
    parts = []
    for combination, same in groupby(offer.combinations):
        times, name = len(list(same)), words.combination(combination)
        key = "score-part" if times == 1 else "score-parts"
        parts.append(words(key, name=name, times=times, points=combination.points * times))
    joined = " + ".join(parts)
    adds_up = sum(part.points for part in offer.combinations) == offer.points
    return joined if adds_up else words("score-whole-hand", parts=joined)
