"""The characters, and that the page about them tells their numbers."""

from pathlib import Path

import pytest

from pushluck.bots import CHARACTERS, Character

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-bot.md"


def told(chance: float) -> str:
    return f"{chance:.0%}".replace("%", " %")


def row(name: str) -> list[str]:
    """Return the cells of the bot's row on the page, without its name."""
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    (line,) = (line for line in lines if line.startswith((f"| `bot:{name}`", f"| `bot:{name}@")))
    return [cell.strip() for cell in line.strip("|").split("|")][1:]


@pytest.mark.parametrize("name", CHARACTERS)
def test_the_page_tells_what_a_bot_does(name: str) -> None:
    character = CHARACTERS[name]
    keeps, banks, slips, cheats, eye, temper = row(name)
    assert (eye, temper) == (told(character.eye), told(character.temper))
    assert slips == (told(character.slips) if character.slips else "never")
    assert cheats.startswith(told(character.cheats) if character.cheats else "never")
    assert ("most points" in keeps) is (character.keeps == "most")
    if character.regret and "like" not in banks:
        assert (
            f"{abs(character.regret)} turns {'more' if character.regret > 0 else 'less'}" in banks
        )


def test_the_cheat_plays_like_bold_where_nobody_cheats() -> None:
    bold, cheat = CHARACTERS["bold"], CHARACTERS["cheat"]
    assert play_of(bold) == play_of(cheat)
    assert [character.name for character in CHARACTERS.values() if character.cheats] == ["cheat"]


def play_of(character: Character) -> tuple[object, ...]:
    return character.keeps, character.regret, character.holds, character.slips


@pytest.mark.parametrize("character", CHARACTERS.values(), ids=CHARACTERS)
def test_chances_are_chances(character: Character) -> None:
    chances = (character.slips, character.cheats, character.eye, character.temper)
    assert all(0 <= chance <= 1 for chance in chances)
