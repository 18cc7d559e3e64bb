import pytest
from hypothesis import given
from hypothesis import strategies as st

from pushluck.record.errors import RecordError
from pushluck.record.headers import Header
from pushluck.record.tokens import Token, iter_pieces


def texts(text: str) -> list[str]:
    shown = []
    for piece in iter_pieces(text):
        match piece:
            case Header():
                shown.append(f"{piece.name}={piece.value}")
            case Token():
                shown.append(piece.text)
            case RecordError():
                shown.append(f"{piece.reason}@{piece.line}:{piece.column}")
    return shown


def test_headers_and_tokens_come_in_order() -> None:
    text = '[Game "pig"]\n[Seat1 "Ada"]\n\n1. s1 4 b=4\n2. s2 1 Z\n'
    wanted = ["Game=pig", "Seat1=Ada", "1.", "s1", "4", "b=4", "2.", "s2", "1", "Z"]
    assert texts(text) == wanted


def test_white_space_does_not_matter() -> None:
    text = '\r\n [Game  "pig" ] [ Seat1\t"Ada"]1.\r\n\n  s1\t4'
    assert texts(text) == ["Game=pig", "Seat1=Ada", "1.", "s1", "4"]


def test_comments_are_left_out_and_may_say_anything_but_a_closing_brace() -> None:
    text = '{a} [Game "pig"] {[x] "\n { 1.} s1{bold!}4 {} 6'
    assert texts(text) == ["Game=pig", "s1", "4", "6"]


def test_a_token_knows_where_it_stands() -> None:
    text = '[Game "pig"]\n\n1. s1'
    offsets = [piece.offset for piece in iter_pieces(text) if not isinstance(piece, RecordError)]
    assert offsets == [0, 14, 17]


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("s1 4 {never closed", ["s1", "4", "comment-not-closed@1:6"]),
        ("s1 4\n } 6", ["s1", "4", "stray-bracket@2:2"]),
        ("s1 ] 6", ["s1", "stray-bracket@1:4"]),
        ('[Game pig]\n[Seat1 "Ada"]', ["bad-header@1:1", "Seat1=Ada"]),
        ('[game "pig"]\ns1', ["bad-header@1:1", "s1"]),
        ('[Game "pig\n[Seat1 "Ada"]', ["bad-header@1:1", "Seat1=Ada"]),
        (r'[Game "\q"]', ["bad-header@1:1"]),
        ("[", ["bad-header@1:1"]),
    ],
)
def test_what_is_neither_header_nor_token_is_an_error(text: str, shown: list[str]) -> None:
    assert texts(text) == shown


@given(st.text(alphabet='[]{}"\\ \nG1.sb'))
def test_every_character_belongs_to_a_piece_a_comment_or_white_space(text: str) -> None:
    texts(text)


def test_a_long_header_is_cut_in_no_time() -> None:
    assert texts('[Note "' + "\\" * 99_999) == ["bad-header@1:1"]
    assert texts('[Note "' + '\\"' * 99_999 + '"]') == ["Note=" + '"' * 99_999]
