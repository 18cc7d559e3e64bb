"""Before a match begins."""

from playwright.sync_api import expect

from tests.e2e.people import Arrive, Person, say

YOUNGEST = "doom@1(seating.start=youngest)"


def test_the_host_says_who_is_the_youngest_and_that_one_begins(arrive: Arrive) -> None:
    ada, ben = gather(arrive, YOUNGEST)
    expect(ben.page.get_by_text(say("web-youngest-told", name="Ada"))).to_be_visible()
    ada.page.get_by_role("combobox", name=say("web-youngest")).select_option("Ben")
    ada.start()
    ben.until(lambda: ben.may_act)
    assert ben.position["turn"] == ben.seat


def test_the_host_begins_where_nobody_says_who_does(arrive: Arrive) -> None:
    ada, _ben = gather(arrive, YOUNGEST)
    ada.start()
    ada.until(lambda: ada.may_act)
    assert ada.position["turn"] == ada.seat


def test_nobody_is_asked_for_the_youngest_where_dice_decide(arrive: Arrive) -> None:
    ada, _ben = gather(arrive, "doom@1(seating.start=roll_off)")
    expect(ada.page.get_by_role("combobox", name=say("web-youngest"))).to_have_count(0)


def gather(arrive: Arrive, rules: str) -> tuple[Person, Person]:
    """Let Ada open a table and Ben sit down there."""
    ada, ben = arrive(), arrive()
    ben.sit_down(ada.open_table(rules), "Ben")
    ada.until(lambda: len(ada.table["seats"]) == 2)
    return ada, ben
