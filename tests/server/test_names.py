import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pushluck.bots import iter_bots
from pushluck.core.errors import NotationError
from pushluck.locales import LANGUAGES, load_words
from pushluck.server.names import LONGEST_NAME, MOST_MARKS, clean_name, spoken_name

CURIOUS = (
    "a b\n\u3000é\u200d\u200c\u0301\u0308\u0323👨👩🏽\ufe0f\u202e\U0001f1eb"
    "\u1100\u1161\u11a8\u115f\u0cc6\u0cc2\u0cd5"
)
TYPED = st.text(st.one_of(st.characters(), st.sampled_from(CURIOUS)), max_size=60)


def cleaned(text: str) -> str | None:
    try:
        return clean_name(text)
    except NotationError:
        return None


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "Zoë",
        "조은",
        "山田 太郎",
        "می‌خواهم",
        "क्षितिज",
        "Nguyễn Thị",
        "👨‍👩‍👧‍👦",
        "👍🏽",
        "❤️",
        "bot",
        "x" * 40,
    ],
)
def test_names_of_every_script_stay_as_they_are(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Ada \t Lovelace\n", "Ada Lovelace"),
        ("Ada\u2028Ben", "Ada Ben"),
        ("\u202eadA\u202c", "adA"),
        ("\u2066Ada\u2069\ufeff\u00ad", "Ada"),
        ("A\u0000d\u007fa", "Ada"),
        ("Ada\ue000\ud800", "Ada"),
        ("A\u200dd\u200ca\u200d", "A\u200dd\u200ca"),
        ("Ada \u200d Ben", "Ada Ben"),
        ("Zoe\u0308", "Zoë"),
        ("\u0301Ada", "Ada"),
        ("A\u034fda", "Ada"),
    ],
)
def test_what_cannot_be_seen_goes_away(typed: str, name: str) -> None:
    assert clean_name(typed) == name


def test_marks_do_not_pile_up() -> None:
    assert clean_name("Z" + "\u0316" * 30) == "Z" + "\u0316" * MOST_MARKS


@pytest.mark.parametrize(
    "typed", ["", "  ", "\u200b", "\u3164", "\u115f\u2800", "\u0301", "\u200d"]
)
def test_a_name_shows_something(typed: str) -> None:
    with pytest.raises(NotationError, match="name-empty"):
        clean_name(typed)


@pytest.mark.parametrize("typed", ["x" * 41, "👍🏽" * 21, "e\u0316" * 41])
def test_a_name_is_short(typed: str) -> None:
    with pytest.raises(NotationError, match="name-too-long"):
        clean_name(typed)


@pytest.mark.parametrize("typed", ["bot:bold", " Bot:x", "\uff42\uff4f\uff54\uff1ax", "b\u200bot:"])
def test_nobody_is_taken_for_a_bot(typed: str) -> None:
    with pytest.raises(NotationError, match="name-is-bot"):
        clean_name(typed)


@given(TYPED)
def test_a_clean_name_is_clean(typed: str) -> None:
    name = cleaned(typed)
    if name is not None:
        assert clean_name(name) == name
        assert unicodedata.is_normalized("NFC", name)
        assert len(name) <= LONGEST_NAME * (MOST_MARKS + 2)
        assert not {unicodedata.category(sign) for sign in name} & {
            "Cc",
            "Cs",
            "Co",
            "Cn",
            "Zl",
            "Zp",
        }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bot_has_a_name_that_is_spoken(lang: str) -> None:
    words = load_words(lang)
    spoken = {spoken_name(f"bot:{bot.name}", words) for bot in iter_bots()}
    assert len(spoken) == len(list(iter_bots()))
    assert not any("bot" in name for name in spoken)
    assert spoken_name("bot:hold@300", words) == spoken_name("bot:hold", words)


def test_people_are_spoken_of_by_the_names_they_chose() -> None:
    assert spoken_name("Careful", load_words("ko")) == "Careful"
    assert spoken_name("bot:of-your-own", load_words("en")) == "bot:of-your-own"
    assert spoken_name("bot:bold", None) == "bot:bold"
