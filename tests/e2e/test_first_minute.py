"""The first minute of somebody who has never heard of these games."""

import re
import time

import pytest
from playwright.sync_api import expect

from tests.e2e.hands import act, click, play_match, play_until
from tests.e2e.people import Arrive, Person, say, starting

HONEST = "zonk@1(manners.cheating=false,seating.start=first_seat,finish.target=300,finish.extended_target=400)"


def test_a_newcomer_banks_within_a_minute(arrive: Arrive) -> None:
    began = time.monotonic()
    ada = arrive("/", moves=True)
    throws = ada.page.get_by_role("main").get_by_role("button", name=starting("web-throw-bare"))
    expect(throws).to_have_count(1)
    throws.click()
    wait_for_throw(ada)
    play_until({ada: click}, lambda: "b" in ada.own_acts)
    assert time.monotonic() - began < 60
    score = ada.position["scores"][0]
    expect(ada.page.get_by_role("region", name=say("web-scores"))).to_contain_text(
        f"{say('web-guest')}: {say.number(score)} "
    )
    # The bot plays its turn, slowly enough to follow, and the next one is the newcomer's.
    ada.until(lambda: "t" in ada.yours.get("legal", ()))
    expect(ada.button(starting("web-throw", dice=6))).to_be_enabled()


def test_throw_and_bank_weigh_the_same(arrive: Arrive) -> None:
    ada = arrive("/")
    ada.button(starting("web-throw", dice=6)).click()
    wait_for_throw(ada)
    play_until({ada: click}, lambda: "b" in ada.yours.get("legal", ()))
    throw = ada.button(starting("web-throw-bare")).bounding_box()
    bank = ada.button(starting("web-bank-bare")).bounding_box()
    assert throw is not None
    assert bank is not None
    assert (throw["width"], throw["height"]) == pytest.approx((bank["width"], bank["height"]), 1e-3)


def test_what_zonk_really_is_is_offered_after_an_honest_game(arrive: Arrive) -> None:
    ada = arrive()
    link = ada.open_table(HONEST, "bot:careful")
    ada.start()
    play_match({ada: click})
    ada.button(say("web-real-zonk-go")).click()
    ada.until(lambda: bool(ada.table["cheating"]) and not ada.is_over)
    assert link not in ada.page.url
    act(ada, click, "t")


def test_a_double_click_opens_one_table_and_throws_once(arrive: Arrive) -> None:
    ada = arrive("/", moves=True)
    opened = []
    ada.page.on(
        "request", lambda request: opened.append(request.url) if request.method == "POST" else None
    )
    ada.button(starting("web-throw", dice=6)).dblclick()
    wait_for_throw(ada)
    ada.page.wait_for_timeout(300)
    assert len(opened) == 1
    assert ada.own_acts.count("t") == 1


@pytest.mark.parametrize(("lang", "throw"), [("ko", "굴리기"), ("fr", "Lancer"), ("it", "Lancia")])
def test_the_page_speaks_the_language_of_the_browser(arrive: Arrive, lang: str, throw: str) -> None:
    ada = arrive("/", lang=lang)
    ada.button(re.compile(throw)).click()
    wait_for_throw(ada)
    assert ada.page.locator("html").get_attribute("lang") == lang
    expect(ada.page.get_by_role("status").filter(has_text=ada.told[-1])).to_be_visible()


def wait_for_throw(person: Person) -> None:
    """Wait until the first throw, which the page makes by itself, lies on the table."""
    person.until(lambda: len(person.own_acts) > 1 and not person.unanswered)
