"""A table with a clock."""

import re

from playwright.sync_api import expect

from tests.e2e.hands import act, click
from tests.e2e.people import Arrive, say, starting

HONEST = "zonk@1(manners.cheating=false,seating.start=first_seat)"


def test_the_time_left_is_shown_and_runs_out(arrive: Arrive, proof: bool) -> None:
    ada, ben = arrive(), arrive()
    ben.sit_down(ada.open_table(HONEST, clock=20), "Ben")
    ada.start()
    timer = ada.page.get_by_role("timer")
    expect(timer).to_have_text(
        re.compile(f"{say('web-seconds', seconds=20)}|{say('web-seconds', seconds=19)}")
    )
    expect(timer).to_have_text(say("web-seconds", seconds=18))
    if not proof:
        return
    expect(timer).to_have_text(say("web-seconds", seconds=1), timeout=25_000)
    ada.until(lambda: ada.position["turn"] == 1)
    assert any(event["cause"] == "clock" for event in ada.events)
    ben.until(lambda: "t" in ben.yours.get("legal", ()))
    act(ben, click)
    # Whoever was away plays on without asking for it.
    ada.until(lambda: ada.position["turn"] == 0 and ada.may_act, 60)
    act(ada, click)


def test_no_clock_shows_none(arrive: Arrive) -> None:
    ada = arrive()
    ada.open_table(HONEST, "bot:careful")
    ada.start()
    expect(ada.button(starting("web-throw", dice=6))).to_be_visible()
    expect(ada.page.get_by_role("timer")).to_have_count(0)
