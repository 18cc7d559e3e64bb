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
    expect(timer).to_have_text(re.compile(f"{left('20 seconds')}|{left('19 seconds')}"))
    expect(timer).to_have_text(left("18 seconds"))
    if not proof:
        return
    expect(timer).to_have_text(left("1 second"), timeout=25_000)
    ada.until(lambda: ada.position["turn"] == 1)
    assert any(event["cause"] == "clock" for event in ada.events)
    ben.until(lambda: "t" in ben.yours.get("legal", ()))
    act(ben, click)
    # Whoever was away plays on without asking for it.
    ada.until(lambda: ada.position["turn"] == 0 and ada.may_act, 60)
    act(ada, click)


def test_the_host_may_leave_days_for_a_decision(arrive: Arrive) -> None:
    ada = arrive()
    ada.open_table(HONEST, "bot:careful")
    clock = ada.page.get_by_role("combobox", name=say("web-clock"))
    expect(clock.get_by_role("option")).to_have_text(
        [
            say("web-no-clock"),
            *("20 seconds", "30 seconds", "1 minute", "2 minutes", "5 minutes", "15 minutes"),
            *("1 hour", "8 hours", "1 day", "3 days"),
        ]
    )
    clock.select_option("3 days")
    ada.until(lambda: ada.table["settings"]["clock"] == 3 * 24 * 3600)
    ada.start()
    expect(ada.page.get_by_role("timer")).to_have_text(re.compile(left("(3 days|2 days 23 hr)")))


def left(time: str) -> str:
    """Return what the clock says."""
    return say("web-time-left", time=time)


def test_no_clock_shows_none(arrive: Arrive) -> None:
    ada = arrive()
    ada.open_table(HONEST, "bot:careful")
    ada.start()
    expect(ada.button(starting("web-throw", dice=6))).to_be_visible()
    expect(ada.page.get_by_role("timer")).to_have_count(0)
