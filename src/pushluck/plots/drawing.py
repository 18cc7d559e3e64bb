"""A drawing as SVG that fits light and dark pages, and that can be read out."""

from collections.abc import Iterable, Sequence
from xml.etree import ElementTree

from pushluck.plots.colours import STYLE
from pushluck.plots.contours import Point

NAMESPACE = "http://www.w3.org/2000/svg"


class Drawing:
    """A drawing of a size in pixels; its parts get their looks from the classes of `STYLE`."""

    def __init__(self, width: int, height: int, *, title: str, about: str, language: str) -> None:
        self._root = ElementTree.Element(
            "svg",
            {
                "xmlns": NAMESPACE,
                "class": "plot",
                "viewBox": f"0 0 {width} {height}",
                "width": str(width),
                "height": str(height),
                "role": "img",
                "aria-labelledby": "title about",
                "lang": language,
            },
        )
        self._add("title", id="title").text = title
        self._add("desc", id="about").text = about
        self._add("style").text = STYLE
        self.rectangle(0, 0, width, height, "paper")

    def text(  # noqa: PLR0913  # a place, what stands there, and how
        self, x: float, y: float, text: str, style: str, *, anchor: str = "start", turned: float = 0
    ) -> None:
        """Write `text` with its `anchor` (start, middle or end) at a point, turned clockwise by degrees."""
        attributes = {"x": _number(x), "y": _number(y), "class": style, "text-anchor": anchor}
        if turned:
            attributes["transform"] = f"rotate({_number(turned)} {_number(x)} {_number(y)})"
        self._add("text", **attributes).text = text

    def rectangle(self, x: float, y: float, width: float, height: float, style: str) -> None:
        """Fill a rectangle."""
        size = {"width": _number(width), "height": _number(height)}
        self._add("rect", x=_number(x), y=_number(y), **size, **{"class": style})

    def rectangles(self, corners: Iterable[tuple[Point, Point]], style: str) -> None:
        """Fill rectangles, each given by two opposite corners, as one part."""
        parts = []
        for (x, y), (to_x, to_y) in corners:
            width, height = round(to_x, 1) - round(x, 1), round(to_y, 1) - round(y, 1)
            parts.append(
                f"M{_number(x)} {_number(y)}h{_number(width)}v{_number(height)}h{_number(-width)}z"
            )
        if parts:
            self._add("path", d="".join(parts), **{"class": style})

    def circle(self, x: float, y: float, radius: float, style: str) -> None:
        """Draw a circle around a point."""
        self._add("circle", cx=_number(x), cy=_number(y), r=_number(radius), **{"class": style})

    def lines(self, lines: Iterable[Sequence[Point]], style: str) -> None:
        """Draw lines through points as one part; with a filling style they are outlines."""
        path = "".join(f"M{_path(line)}" for line in lines)
        if path:
            self._add("path", d=path, **{"class": style})

    def to_svg(self) -> str:
        """Return the text of the SVG file."""
        ElementTree.indent(self._root, " ")
        return ElementTree.tostring(self._root, encoding="unicode") + "\n"

    def _add(self, tag: str, **attributes: str) -> ElementTree.Element:
        return ElementTree.SubElement(self._root, tag, attributes)


def text_width(text: str) -> float:
    """Return about how wide small type is, in pixels."""
    return sum(11.0 if ord(sign) > 0x1100 else 6.2 for sign in text)


def _path(line: Sequence[Point]) -> str:
    return "L".join(f"{_number(x)} {_number(y)}" for x, y in _without_repeats(line))


def _without_repeats(line: Sequence[Point]) -> list[Point]:
    """Return `line` without points that lie on straight ways between their neighbours, to a tenth of a pixel."""
    kept: list[Point] = []
    for x, y in line:
        point = (round(x, 1), round(y, 1))
        if kept and point == kept[-1]:
            continue
        if len(kept) > 1 and _is_straight(kept[-2], kept[-1], point):
            kept.pop()
        kept.append(point)
    return kept


def _is_straight(first: Point, second: Point, third: Point) -> bool:
    cross = (second[0] - first[0]) * (third[1] - first[1])
    cross -= (third[0] - first[0]) * (second[1] - first[1])
    goes_on = (second[0] - first[0]) * (third[0] - second[0])
    goes_on += (second[1] - first[1]) * (third[1] - second[1])
    return abs(cross) < 1e-6 and goes_on >= 0


def _number(number: float) -> str:
    return f"{round(number, 1):g}"
