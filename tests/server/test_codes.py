import pytest
from hypothesis import given
from hypothesis import strategies as st

from pushluck.core.errors import NotationError
from pushluck.server.codes import format_code, new_code, new_link, parse_code


def test_links_are_new_and_fit_into_an_address() -> None:
    links = {new_link() for _ in range(1_000)}
    assert len(links) == 1_000
    assert all(
        len(link) == 24 and link.replace("-", "").replace("_", "").isalnum() for link in links
    )


def test_a_code_is_read_as_it_is_shown() -> None:
    for _ in range(1_000):
        code = new_code()
        assert len(code) == 8
        assert code.isdecimal()
        assert parse_code(format_code(code)) == code


@pytest.mark.parametrize(
    "typed",
    [
        "12345678",
        " 1234 5678\n",
        "1234-5678",
        "12–34—56\u201178",
        "\uff11\uff12\uff13\uff14 \uff15\uff16\uff17\uff18",
        "١٢٣٤٥٦٧٨",
        "\u20681234 5678\u2069",
    ],
)
def test_a_code_is_read_however_it_is_typed(typed: str) -> None:
    assert parse_code(typed) == "12345678"


@pytest.mark.parametrize(
    "typed", ["", "1234567", "123456789", "1234 567x", "1234.5678", "①②③④⑤⑥⑦⑧"]
)
def test_what_is_no_code_is_refused(typed: str) -> None:
    with pytest.raises(NotationError, match="code-unreadable"):
        parse_code(typed)


@given(st.text())
def test_any_text_is_read_or_refused(typed: str) -> None:
    try:
        code = parse_code(typed)
    except NotationError:
        return
    assert len(code) == 8
    assert code.isascii()
    assert code.isdecimal()
