"""A table where people may cheat as long as nobody calls them out."""

from playwright.sync_api import expect

from tests.e2e.hands import act, click, play_until
from tests.e2e.people import Arrive, Person, say
from tests.e2e.playing import begin

ZONK = "zonk@1(seating.start=first_seat)"


def cheat(ada: Person, ben: Person) -> None:
    """Let Ada turn a die and bank what it makes."""
    play_until({ada: click, ben: click}, lambda: can_turn(ada))
    ada.page.keyboard.press("x")
    before = ada.ply
    ada.page.get_by_role("group", name=say("web-nobody-looks")).get_by_role("button").first.click()
    ada.until(lambda: ada.ply > before and not ada.unanswered)
    assert ada.position["window"]["truth"]["acts"]
    act(ada, click, "b")
    ben.until(lambda: ben.ply == ada.ply)


def can_turn(person: Person) -> bool:
    """Whether a die could be turned now, and the bank be open after it: with hot dice it is not."""
    cheating = person.yours.get("cheating")
    if not cheating or not cheating["turned"]:
        return False
    keep = cheating["turned"][0]["keeps"][0]["keep"].removeprefix("k")
    return len(keep) < len(person.position["showing"])


def test_a_cheat_is_called(arrive: Arrive) -> None:
    ada, ben = begin(arrive, ZONK)
    cheat(ada, ben)
    banked = ada.position["scores"][0]
    call = ben.button(say("web-call"))
    expect(call).to_be_visible()
    call.click()
    ben.until(lambda: "c" in ben.own_acts)
    ada.until(lambda: ada.ply == ben.ply)
    assert ada.position["scores"][0] < banked
    expect(ben.page.get_by_role("main")).to_contain_text(ben.told[-1])


def test_a_cheat_gets_away(arrive: Arrive) -> None:
    ada, ben = begin(arrive, ZONK)
    cheat(ada, ben)
    banked = ada.position["scores"][0]
    assert banked > 0
    # What Ada did is nowhere on Ben's page, and he must add up for himself.
    turned = next(event["text"] for event in ada.events if "~" in event["text"])
    assert all(turned != event["text"] for event in ben.events)
    assert (ben.position["window"] or {}).get("truth") is None
    expect(ben.button(say("web-call"))).to_be_visible()
    act(ben, click, "t")
    expect(ben.button(say("web-call"))).to_have_count(0)
    ada.until(lambda: ada.ply == ben.ply)
    assert ada.position["scores"][0] == banked
