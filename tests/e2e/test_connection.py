"""The network goes and comes back."""

import re

from playwright.sync_api import Locator, Route, expect

from tests.e2e.hands import act, click
from tests.e2e.people import Arrive, Person, say, starting
from tests.e2e.playing import LONG, begin, lose_network

UNFETCHED = re.compile(r"net::ERR_(FAILED|INTERNET)|dynamically imported module")
"""What a browser writes to its console when it cannot fetch a part of a page."""


def test_a_lost_network_is_told_at_once_and_covers_no_die(arrive: Arrive) -> None:
    ada, _ben = begin(arrive)
    ada.page.set_viewport_size({"width": 320, "height": 568})
    act(ada, click, "t")
    ada.context.set_offline(True)
    told = alert(ada, "web-lost")
    expect(told).to_be_visible(timeout=2_000)
    words = told.bounding_box()
    tray = ada.page.get_by_role("group", name=say("web-tray")).bounding_box()
    assert words is not None
    assert tray is not None
    assert words["y"] >= tray["y"] + tray["height"]
    ada.context.set_offline(False)
    expect(told).to_have_count(0)
    ada.forgive()


def test_what_is_pressed_without_a_network_is_done_once_it_is_back(arrive: Arrive) -> None:
    ada, _ben = begin(arrive)
    throw = ada.button(starting("web-throw", dice=6))
    throw.wait_for()
    lose_network(ada)
    throw.click()
    expect(alert(ada, "web-lost-waiting")).to_be_visible()
    ada.context.set_offline(False)
    ada.until(lambda: "t" in ada.own_acts and not ada.unanswered)
    assert ada.own_acts.count("t") == 1
    assert ada.refusals == []
    ada.forgive()


def test_what_was_not_looked_at_yet_opens_without_a_network(arrive: Arrive) -> None:
    ada = arrive("/")
    ada.settle()
    ada.context.set_offline(True)
    ada.button(say("web-settings")).click()
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    ada.page.keyboard.press("Escape")
    ada.button(say("web-games")).click()
    expect(ada.page.get_by_role("dialog").get_by_role("alert")).to_have_text(say("web-offline"))
    ada.forgive()


def test_a_sheet_is_busy_until_its_words_have_come(arrive: Arrive) -> None:
    ada = arrive("/")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ada.page.route("**/api/presets*", hold)
    ada.button(say("web-games")).click()
    sheet = ada.page.get_by_role("dialog")
    expect(sheet.locator("[aria-busy=true]")).to_be_visible()
    ada.until(lambda: bool(held))
    held[0].continue_()
    expect(sheet.get_by_role("heading", name="Doom")).to_be_visible()
    expect(sheet.locator("[aria-busy=true]")).to_have_count(0)


def test_a_part_that_cannot_be_fetched_says_so_and_is_tried_again(arrive: Arrive) -> None:
    ada = arrive()
    part = re.compile("/assets/Settings-.*js")
    ada.page.route(part, lambda route: route.abort())
    ada.go("/")
    ada.button(say("web-settings")).click()
    expect(alert(ada, "web-not-loaded")).to_be_visible()
    ada.page.unroute(part)
    ada.button(say("web-try-again")).click()
    # Chromium asks for a module only once, so the page has to be loaded anew.
    expect(alert(ada, "web-not-loaded")).to_have_count(0)
    ada.button(say("web-settings")).click()
    expect(ada.page.get_by_role("dialog", name=say("web-settings"))).to_be_visible()
    ada.forgive(UNFETCHED)


def test_a_language_that_cannot_be_fetched_leaves_the_one_before(arrive: Arrive) -> None:
    ada = arrive("/")
    ada.settle()
    ada.page.route("**/assets/*", lambda route: route.abort())
    ada.button(say("web-settings")).click()
    languages = ada.page.get_by_role("combobox", name=say("web-language"))
    languages.select_option("ko")
    again = ada.page.get_by_role("dialog").get_by_role("button", name=say("web-try-again"))
    again.click()
    expect(again).to_be_visible()
    assert ada.page.locator("html").get_attribute("lang") == "en"
    ada.page.unroute("**/assets/*")
    again.click()
    expect(ada.page.locator("html")).to_have_attribute("lang", "ko")
    expect(again).to_have_count(0)
    ada.forgive(UNFETCHED)


def test_news_of_the_table_follows_the_language(arrive: Arrive) -> None:
    ada = arrive()
    ada.open_table(LONG, "bot:careful")
    ada.start()
    news = ada.page.get_by_role("complementary")
    expect(news).to_contain_text(say("notice-began", number=1))
    ada.show("it", "light")
    expect(news).to_contain_text("Comincia la partita 1.")


def alert(person: Person, key: str) -> Locator:
    """Return what cannot wait, if it says this."""
    return person.page.get_by_role("alert").filter(has_text=say(key))
