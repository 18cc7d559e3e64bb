"""Drawings: SVG that any program reads, and that screen readers read out."""

from xml.etree import ElementTree

from pushluck.plots.drawing import NAMESPACE, Drawing

SVG = f"{{{NAMESPACE}}}"


def drawing() -> Drawing:
    return Drawing(200, 100, title="Zonk & Doom", about="1 < 2", language="en")


def read(drawn: Drawing) -> ElementTree.Element:
    return ElementTree.fromstring(drawn.to_svg())


def test_a_drawing_is_named_and_described() -> None:
    root = read(drawing())
    assert (root.get("role"), root.get("lang")) == ("img", "en")
    named = {part.get("id"): part.text for part in root if part.get("id")}
    assert [named[id_] for id_ in root.get("aria-labelledby", "").split()] == [
        "Zonk & Doom",
        "1 < 2",
    ]


def test_a_drawing_fits_light_and_dark_pages_and_loads_nothing() -> None:
    text = drawing().to_svg()
    assert "prefers-color-scheme:dark" in text
    assert text.count("http") == 1  # the name of the format
    assert "url(" not in text


def test_points_on_a_straight_way_are_left_out() -> None:
    drawn = drawing()
    drawn.lines([[(0, 0), (1, 1), (2, 2), (2, 2.01), (2, 5)]], "line")
    (path,) = read(drawn).iter(f"{SVG}path")
    assert path.get("d") == "M0 0L2 2L2 5"


def test_a_way_back_is_kept() -> None:
    drawn = drawing()
    drawn.lines([[(0, 0), (4, 0), (2, 0)]], "line")
    (path,) = read(drawn).iter(f"{SVG}path")
    assert path.get("d") == "M0 0L4 0L2 0"


def test_rectangles_are_one_part() -> None:
    drawn = drawing()
    drawn.rectangles([((1, 2), (4, 6)), ((10, 20), (8, 15))], "bank")
    (path,) = read(drawn).iter(f"{SVG}path")
    assert path.get("d") == "M1 2h3v4h-3zM10 20h-2v-5h2z"


def test_nothing_is_drawn_where_there_is_nothing() -> None:
    drawn = drawing()
    drawn.rectangles([], "bank")
    drawn.lines([], "line")
    assert list(read(drawn).iter(f"{SVG}path")) == []
