"""Bots are addressed by text."""

import pytest

from pushluck.bots import CHARACTERS, find_bot, iter_bots
from pushluck.core.errors import NotationError


@pytest.mark.parametrize("name", CHARACTERS)
def test_a_bot_is_found_by_its_name(name: str) -> None:
    assert find_bot(f"bot:{name}", "seed").text == f"bot:{name}"


def test_these_bots_sit_at_the_tables() -> None:
    names = [character.name for character in iter_bots()]
    assert names == ["beginner", "careful", "bold", "hold", "expected", "exact", "cheat"]


def test_hold_takes_the_total_it_holds_at() -> None:
    assert find_bot("bot:hold@350", "seed").text == "bot:hold@350"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("bot:bolt", "no-such-bot"),
        ("bold", "no-such-bot"),
        ("bot:", "no-such-bot"),
        ("Bot:bold", "no-such-bot"),
        ("bot:bold@300", "bot-takes-no-number"),
        ("bot:hold@", "bot-number-unreadable"),
        ("bot:hold@0", "bot-number-unreadable"),
        ("bot:hold@-50", "bot-number-unreadable"),
        ("bot:hold@3e2", "bot-number-unreadable"),
        ("bot:hold@٣٠٠", "bot-number-unreadable"),
        ("bot:hold@99999999", "bot-number-unreadable"),
    ],
)
def test_other_texts_address_nobody(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as caught:
        find_bot(text, "seed")
    assert caught.value.reason == reason


def test_a_slip_of_the_finger_is_told_the_nearest_name() -> None:
    with pytest.raises(NotationError) as caught:
        find_bot("bot:carefull", "seed")
    assert caught.value.details["nearest"] == "careful"
