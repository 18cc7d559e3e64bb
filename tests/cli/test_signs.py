import pytest

from pushluck.cli.signs import cell_width, printable, wrapped


@pytest.mark.parametrize(
    ("text", "cells"), [("dice", 4), ("주사위", 6), ("dés", 3), ("주사위 2개", 10), ("", 0)]
)
def test_a_korean_syllable_takes_two_columns(text: str, cells: int) -> None:
    assert cell_width(text) == cells


def test_lines_break_between_words_and_keep_them_all() -> None:
    text = "six dice are thrown and some of them are kept"
    lines = wrapped(text, 16)
    assert " ".join(lines) == text
    assert all(len(line) <= 16 for line in lines)


def test_a_word_that_fits_no_line_stands_alone() -> None:
    assert wrapped("a longer-than-this b", 6) == ["a", "longer-than-this", "b"]


def test_a_no_break_space_holds_its_line_together() -> None:
    assert wrapped("bots\u00a0: deux", 6) == ["bots\u00a0:", "deux"]


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ada\x1b[2J\n", "Ada�[2J�"),
        ("\u202eadA", "�adA"),
        ("아다 L.", "아다 L."),
        ("Léa\u00a0: prête\u202f?", "Léa\u00a0: prête\u202f?"),
        ("👩\u200d👧", "👩\u200d👧"),
    ],
)
def test_text_cannot_take_over_the_terminal(text: str, shown: str) -> None:
    assert printable(text) == shown
