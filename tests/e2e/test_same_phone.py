"""Several people with one phone, which is passed on."""

from contextlib import suppress

from playwright.sync_api import Error, Locator, expect

from tests.e2e.hands import choose_by_ear
from tests.e2e.people import Arrive, Person, say
from tests.e2e.playing import LONG

CHEATING = "zonk@1(seating.start=first_seat)"


def begin(arrive: Arrive, rules: str) -> Person:
    """Let Ada open a table where Ben sits down at the same phone."""
    ada = arrive()
    ada.open_table(rules)
    ada.page.get_by_label(say("web-on-this-phone")).fill("Ben")
    ada.button(say("web-add-here")).click()
    expect(ada.page.get_by_text("Ben", exact=True)).to_be_visible()
    ada.button(say("web-start")).click()
    return ada


def play_on(person: Person, end: Locator) -> None:
    """Press what can be pressed until something is there to be seen."""
    while not end.is_visible():
        # What was there may be gone, when a turn has just ended.
        with suppress(AssertionError, Error):
            name = choose_by_ear(person.hear())
            person.page.get_by_role("button", name=name, exact=True).first.click(timeout=1_000)


def test_the_phone_shows_whose_turn_it_is(arrive: Arrive) -> None:
    ada = begin(arrive, LONG)
    for name in ("Ada", "Ben", "Ada"):
        play_on(ada, ada.page.get_by_text(say("web-your-turn-named", name=name)))
    ada.page.reload()
    expect(ada.page.get_by_text(say("web-your-turn-named", name="Ada"))).to_be_visible()


def test_what_one_may_see_is_covered_until_the_phone_has_changed_hands(arrive: Arrive) -> None:
    ada = begin(arrive, CHEATING)
    play_on(ada, ada.page.get_by_text(say("web-hand-over", name="Ben")))
    expect(ada.button(say("web-throw", dice=6))).to_have_count(0)
    ada.button(say("web-i-am", name="Ben")).click()
    expect(ada.page.get_by_text(say("web-your-turn-named", name="Ben"))).to_be_visible()
    play_on(ada, ada.page.get_by_text(say("web-hand-over", name="Ada")))
