"""The chance that a throw loses the turn, counted exactly, as a table of the rules page."""

from collections.abc import Mapping
from fractions import Fraction

from pushluck.games.odds import LossChances
from pushluck.rulebook.page import RuleTable
from pushluck.rulebook.scribe import Scribe


def chance_table(
    scribe: Scribe,
    chances: Mapping[int, LossChances],
    *,
    caption: str,
    most_dice: int,
    instant_title: str | None = None,
) -> RuleTable:
    """Return the chances by number of dice; where they end before `most_dice`, the last ones go on.

    With `instant_title` the last column says which part of them loses the turn whatever else shows.
    """
    words = scribe.words
    header = [words(f"rule-chances-{name}") for name in ("dice", "exact", "percent")]
    rows = [[str(dice), str(each.lost), words.percent(each.lost)] for dice, each in chances.items()]
    last = max(chances)
    if last < most_dice:
        rows[-1][0] = f"{last}–{most_dice}"
    if instant_title is not None:
        header.append(instant_title)
        for row, each in zip(rows, chances.values(), strict=True):
            row.append(str(Fraction(each.losing.get("instant", 0), each.ways)))
    return RuleTable(caption, tuple(header), tuple(map(tuple, rows)))
