"""Text on a terminal: how wide it is, where its lines break, and which signs it must not hold."""

import unicodedata

_DIRECTION_MARKS = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})


def cell_width(text: str) -> int:
    """Return how many columns of a terminal `text` takes: a Korean syllable takes two."""
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text)


def wrapped(text: str, columns: int) -> list[str]:
    """Break `text` between words into lines of at most so many columns.

    >>> wrapped("주사위를 던지는 게임", 16)
    ['주사위를 던지는', '게임']
    """
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".lstrip(" ")
        if lines[-1] and cell_width(longer) > columns:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def printable(text: str) -> str:
    """Return a line of text without the signs that could take over a terminal or turn the line round."""
    return "".join(map(_printable, text))


def _printable(sign: str) -> str:
    controls = unicodedata.category(sign) == "Cc"
    turns = unicodedata.bidirectional(sign) in _DIRECTION_MARKS
    return "\N{REPLACEMENT CHARACTER}" if controls or turns else sign
