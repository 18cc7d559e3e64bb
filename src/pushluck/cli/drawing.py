"""Dice as text."""

_PIPS = {
    "1": ("     ", "  ●  ", "     "),
    "2": ("●    ", "     ", "    ●"),
    "3": ("●    ", "  ●  ", "    ●"),
    "4": ("●   ●", "     ", "●   ●"),
    "5": ("●   ●", "  ●  ", "●   ●"),
    "6": ("●   ●", "●   ●", "●   ●"),
}
_DIE_COLUMNS = 10
"""A drawn die and the space after it."""


def draw_dice(faces: str, marked: str, columns: int) -> str:
    """Return the dice side by side, as many to a row as fit; the `marked` ones carry their face below.

    >>> print(draw_dice("16", "1", 80))
    ┌───────┐ ┌───────┐
    │       │ │ ●   ● │
    │   ●   │ │ ●   ● │
    │       │ │ ●   ● │
    └───────┘ └───────┘
       ▲ 1
    """
    a_row = max(1, columns // _DIE_COLUMNS)
    left = list(marked)
    lines: list[str] = []
    for start in range(0, len(faces), a_row):
        row = faces[start : start + a_row]
        lines.append(" ".join("┌───────┐" for _ in row))
        lines += [" ".join(f"│ {_PIPS[face][line]} │" for face in row) for line in range(3)]
        lines.append(" ".join("└───────┘" for _ in row))
        lines.append(" ".join(_mark(face, left) for face in row).rstrip())
    return "\n".join(line for line in lines if line)


def _mark(face: str, left: list[str]) -> str:
    if face not in left:
        return " " * (_DIE_COLUMNS - 1)
    left.remove(face)
    return f"   ▲ {face}   "


def spaced(faces: str) -> str:
    """Return faces the way a person reads them out: `1 1 4`."""
    return " ".join(faces)
