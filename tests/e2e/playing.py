"""Two people at one table."""

from typing import Any

from playwright.sync_api import expect

from tests.e2e.people import Arrive, Person, say

LONG = "zonk@1(manners.cheating=false,seating.start=first_seat)"
"""Honest Zonk, which a few turns do not end."""


def begin(arrive: Arrive, rules: str = LONG, **settings: Any) -> tuple[Person, Person]:
    """Let Ada open a table and Ben sit down there; the match begins."""
    ada, ben = arrive(), arrive()
    ben.sit_down(ada.open_table(rules, **settings), "Ben")
    expect(ada.page.get_by_text("Ben", exact=True)).to_be_visible()
    ada.start()
    ben.until(lambda: bool(ben.match))
    return ada, ben


def agree(one: Person, other: Person) -> None:
    """Check that two have been sent the same match, though in words of their own."""
    one.until(lambda: one.ply == other.ply)
    assert [event["text"] for event in one.events] == [event["text"] for event in other.events]
    assert one.position["scores"] == other.position["scores"]


def lose_network(person: Person) -> None:
    """Take the network away, and wait until the page has noticed."""
    person.context.set_offline(True)
    person.page.get_by_text(say("web-lost")).wait_for()
