"""Nothing is cut off or has to be scrolled to, however small the screen or large the letters."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Playwright, ViewportSize

from pushluck.locales import LANGUAGES
from tests.e2e.conftest import LOCALES, PHONE
from tests.e2e.people import Arrive, Person, say, starting
from tests.e2e.scenes import BONE_THROW, BONES, DOOM
from tests.server.processes import ServerProcess

SMALLEST: ViewportSize = {"width": 320, "height": 568}
LOWEST = (
    "elements => Math.max(...elements.map((element) => element.getBoundingClientRect().bottom))"
)
CUT = """elements => elements
  .map((element) => element.getBoundingClientRect())
  .filter(({ left, right }) => left < 0 || right > innerWidth).length"""
HIDDEN = """dice => dice.filter((die) => {
  const { x, y, width, height } = die.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".tray-die") !== die;
}).length"""


@pytest.fixture
def large_letters(playwright: Playwright, chromium: str, server: ServerProcess) -> Iterator[Arrive]:
    """Let somebody come whose browser writes twice as large as usual."""
    browser = playwright.chromium.launch(
        executable_path=chromium, args=["--blink-settings=defaultFontSize=32"]
    )

    def arrive(path: str, *, lang: str) -> Person:
        page = browser.new_context(locale=LOCALES[lang], viewport=PHONE).new_page()
        person = Person(page, server.base)
        person.go(path)
        return person

    yield arrive
    browser.close()


def lowest(person: Person) -> float:
    """Return where the lowest button of the table ends, in pixels from above."""
    bottom: float = person.page.locator("main button").evaluate_all(LOWEST)
    return bottom


def test_twice_as_large_letters_leave_the_first_throw_in_sight(large_letters: Arrive) -> None:
    for lang in LANGUAGES:
        ada = large_letters("/", lang=lang)
        ada.settle()
        assert lowest(ada) <= PHONE["height"], lang


def test_eighteen_bones_are_typed_without_scrolling(arrive: Arrive) -> None:
    ada = arrive(viewport=SMALLEST)
    ada.open_table(BONES, "bot:careful", real_dice=True)
    ada.start()
    ada.settle()
    assert lowest(ada) <= SMALLEST["height"]


def test_no_bone_hides_another(arrive: Arrive) -> None:
    ada = arrive(viewport=SMALLEST)
    ada.open_table(BONES, "bot:careful", real_dice=True)
    ada.start()
    ada.throw_real_dice(BONE_THROW)
    ada.settle()
    dice = ada.page.locator("button.tray-die")
    assert dice.count() > 10
    assert dice.evaluate_all(HIDDEN) == 0


def test_no_choice_is_cut_off(arrive: Arrive) -> None:
    ada = arrive(viewport=SMALLEST)
    ada.open_table(DOOM, "bot:careful", real_dice=True)
    ada.start()
    ada.throw_real_dice("115526")
    ada.button(starting("web-more", count=5)).wait_for()
    assert ada.page.locator(".chip").evaluate_all(CUT) == 0
    assert lowest(ada) <= SMALLEST["height"]


def test_no_die_lies_under_the_clock(arrive: Arrive) -> None:
    ada = arrive(viewport=SMALLEST)
    ada.open_table(DOOM, "bot:careful", clock=259_200)
    ada.start()
    timer = ada.page.get_by_role("timer").bounding_box()
    tray = ada.page.get_by_role("group", name=say("web-tray")).bounding_box()
    assert timer is not None
    assert tray is not None
    assert tray["y"] >= timer["y"] + timer["height"]
