"""The skeleton of Rolling Bones as a picture in text, seen from the front: its right side is on our left."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pushluck.cli.signs import cell_width
from pushluck.games.bones.anatomy import HAT
from pushluck.games.bones.body import Body

COLUMNS = 51
"""Width of the picture."""
EMPTY = "·"
"""What a slot without a bone is drawn of."""
WRONG = "x"
"""What a slot with a wrong bone is drawn of."""

_LABELS = 3
"""The row that holds the names of the sides."""


class Stroke(NamedTuple):
    """A piece of a line."""

    row: int
    column: int
    text: str


PICTURE: Mapping[str, Sequence[Stroke]] = {
    HAT: (Stroke(0, 23, "┌───┐"), Stroke(1, 21, "──┴───┴──")),
    "K": (Stroke(2, 22, "╭─────╮"), Stroke(3, 22, "│ o o │"), Stroke(4, 23, "╰┬┬┬╯")),
    "R": (Stroke(5, 20, "╭════╪════╮"), Stroke(6, 20, "╞════╪════╡"), Stroke(7, 21, "╰═══╪═══╯")),
    "N": (Stroke(8, 24, "─╫─"), Stroke(9, 24, "─╫─")),
    "V": (Stroke(10, 21, "╰─┬─╨─┬─╯"),),
    "1": (Stroke(5, 13, "o════o"),),
    "2": (Stroke(5, 6, "o════o"),),
    "3": (Stroke(5, 1, "<≡≡o"),),
    "U": (Stroke(5, 32, "o════o"),),
    "F": (Stroke(5, 39, "o════o"),),
    "H": (Stroke(5, 46, "o≡≡>"),),
    "4": (Stroke(11, 22, "║║"), Stroke(12, 22, "║║")),
    "5": (Stroke(13, 22, "││"), Stroke(14, 22, "││")),
    "6": (Stroke(15, 19, "╘═══╛"),),
    "T": (Stroke(11, 27, "║║"), Stroke(12, 27, "║║")),
    "S": (Stroke(13, 27, "││"), Stroke(14, 27, "││")),
    "O": (Stroke(15, 27, "╘═══╛"),),
}
"""The strokes of every slot."""


def draw_skeleton(body: Body, right: str = "", left: str = "") -> str:
    """Return the picture: placed bones in lines, open slots in dots, slots with a wrong bone in crosses.

    `right` and `left` name the skeleton's own sides above its hands.

    >>> print(draw_skeleton(Body("KRU", (), hat=True)).splitlines()[3].strip())
    │ o o │
    """
    rows = [[" "] * COLUMNS for _ in range(16)]
    wrong = {slot for slot, _ in body.wrong}
    for slot, strokes in PICTURE.items():
        placed = body.hat if slot == HAT else slot in body.bones
        sign = None if placed else WRONG if slot in wrong else EMPTY
        for row, column, text in strokes:
            drawn = text if sign is None else "".join(sign if each != " " else " " for each in text)
            rows[row][column : column + len(text)] = drawn
    lines = ["".join(row).rstrip() for row in rows]
    shoulders = cell_width(lines[_LABELS])
    gap = " " * max(1, COLUMNS - shoulders - 1 - cell_width(left))
    lines[_LABELS] = f" {right}{lines[_LABELS][1 + cell_width(right) :]}{gap}{left}".rstrip()
    return "\n".join(lines)
