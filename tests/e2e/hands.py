"""Ways to play: each does with its own means what the server offers."""

import re
from collections.abc import Callable
from typing import Protocol

from playwright.sync_api import FloatRect, Locator, expect

from tests.e2e.people import Message, Person, say, starting

MOST_TABS = 60
"""Presses of Tab after which something counts as out of reach."""


class Hand(Protocol):
    """Does an act that is offered."""

    def __call__(self, person: Person, act: str) -> None: ...


def find(person: Person, act: str) -> Locator:
    """Return the control for an act, by its role and name; of a bone, by its place."""
    yours = person.yours
    offers = {offer["act"]: offer for offer in yours["offers"]}
    payments = [payment["act"] for payment in yours["payments"]]
    if act in payments:
        return (
            person.page.locator(".choices fieldset")
            .last.get_by_role("button")
            .nth(payments.index(act))
        )
    if act.startswith("m") or (act in offers and offers[act]["slot"]):
        slot = offers[act]["slot"] if act in offers else act[2]
        return person.page.locator(f"button[data-slot='{slot}']")
    if act in offers:
        given = say("web-offer", dice=" ".join(offers[act]["dice"]), why="|", points=0)
        return person.button(re.compile(f"^{re.escape(given.partition('|')[0])}"))
    if act == "b" and person.position["game"]["game"] == "bones":
        return person.button(starting("web-bury", points=yours["bank"]["points"]))
    return person.button(starting(NAMES[act]))


NAMES = {
    "t": "web-throw-bare",
    "b": "web-bank-bare",
    "a": "web-accept",
    "c": "web-call",
    "l": "web-lift-hat",
    "z:owed": "web-owed",
}


def find_die(person: Person, act: str) -> Locator | None:
    """Return the die to select first, where a bone is to go where it does not belong."""
    if not act.startswith("m"):
        return None
    # Whatever is selected of the throw before is forgotten as soon as this one is drawn.
    expect(lying_for(person)).to_have_count(len(person.position["showing"]))
    return person.page.locator(f"button.tray-die[data-face='{act[1]}']").first


def click(person: Person, act: str) -> None:
    """Play with a mouse."""
    die = find_die(person, act)
    if die is not None:
        die.click()
    target = find(person, act)
    if act[0] in "pm":
        # Places may overlap; a tap on the middle of one means that one.
        target.wait_for()
        person.page.mouse.click(*middle_of(target.bounding_box()))
    else:
        target.click()


def middle_of(box: FloatRect | None) -> tuple[float, float]:
    """Return the middle of what a page shows somewhere."""
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def press(person: Person, act: str) -> None:
    """Play with the keys of the table, and with Tab and Enter for what has none."""
    keyboard = person.page.keyboard
    target = find(person, act)
    if act in {"t", "b", "c"}:
        expect(target).to_be_enabled()
        keyboard.press(act)
    elif act.startswith("k"):
        target.wait_for()
        for index in _places_of(act[1:], person):
            keyboard.press(str(index + 1))
        expect(target).to_be_focused()
        keyboard.press("Enter")
    else:
        switch(person, act, key="Enter")


def _places_of(faces: str, person: Person) -> list[int]:
    lying = [name[-1] for name in dice_of(person)]
    places = []
    for face in faces:
        index = next(
            index for index, each in enumerate(lying) if each == face and index not in places
        )
        places.append(index)
    return places


def dice_of(person: Person) -> list[str]:
    """Return the names of the dice on the table, in the order in which keys count them."""
    names = lying_for(person).evaluate_all("dice => dice.map((die) => die.ariaLabel)")
    return [name for name in names if name]


def lying_for(person: Person) -> Locator:
    """Return the dice on the table."""
    tray = person.page.get_by_role("group", name=say("web-tray"))
    return tray.get_by_role("button").or_(tray.get_by_role("img"))


def switch(person: Person, act: str, *, key: str = "Space") -> None:
    """Play with Tab, Space and nothing else."""
    for target in (find_die(person, act), find(person, act)):
        if target is not None:
            tab_to(person, target)
            person.page.keyboard.press(key)


def tab_to(person: Person, target: Locator) -> None:
    """Press Tab until the focus is there."""
    target.wait_for()
    for _ in range(MOST_TABS):
        if target.evaluate("element => element === document.activeElement"):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"{target} cannot be reached with Tab")


def listen(person: Person, act: str) -> None:
    """Play by what a screen reader tells: names and roles alone, whatever `act` would be."""
    choice = choose_by_ear(person.hear())
    name_of_a_die = say("web-die", number=0, face="").partition("0")[0]
    if choice.startswith(name_of_a_die):
        # A bone that fits nowhere is chosen first, and then a wrong place for it.
        press_by_name(person, choice)
        choice = choose_by_ear(person.hear())
    press_by_name(person, choice)


def press_by_name(person: Person, name: str) -> None:
    """Press a button as a screen reader does it: by its name, wherever it lies."""
    person.page.get_by_role("button", name=name, exact=True).first.dispatch_event("click")


def choose_by_ear(heard: str) -> str:
    """Return the name of the button that is pressed by somebody who hears this."""
    buttons = re.findall(r"- '?button \"(.*?)\"(?!.*\[disabled\])", heard)
    for wish in WISHES:
        for name in buttons:
            if re.match(wish, name):
                return str(name).replace('\\"', '"')
    raise AssertionError(f"nothing to press in {heard}")


WISHES = (
    "(Bank|Bury for) [1-9]",
    "Set aside",
    "Place",
    ".* where .* belongs",
    r"Die \d+: ",
    "Throw",
    r"\d left|\d right|\d middle",
    "Lift the hat",
    "Bury|Bank",
    "Accept",
    "Sit this turn out",
)
"""What they like best comes first."""


def choose(person: Person) -> str:
    """Return an act that brings a match to its end."""
    yours = person.yours
    legal: list[str] = yours["legal"]
    if "b" in legal and _is_enough(yours):
        return "b"
    if yours["offers"]:
        return str(max(yours["offers"], key=lambda offer: int(offer["points"]))["act"])
    payments = [str(payment["act"]) for payment in yours["payments"]]
    wishes = ("t", "a", "b", "z:owed", *payments, *legal)
    return next(act for act in wishes if act in legal)


def _is_enough(yours: Message) -> bool:
    bank = yours["bank"]
    if bank["points"] <= 0 or any(offer["slot"] for offer in yours["offers"]):
        return False
    risk = yours["risk"]
    lost = sum(loss["ways"] for loss in risk["losing"]) if risk else 1
    return bool(bank["wins"] or lost * 5 > (risk["ways"] if risk else 1))


def play_match(players: dict[Person, Hand]) -> None:
    """Play until the match has ended, each with the own hand."""
    play_until(players, lambda: next(iter(players)).is_over)


def play_until(players: dict[Person, Hand], is_reached: Callable[[], bool]) -> None:
    """Play until something is so, each with the own hand."""
    first = next(iter(players))
    while not is_reached() and not first.is_over:
        moved = next((person for person in players if person.may_act), None)
        if moved is None:
            first.page.wait_for_timeout(15)
        else:
            act(moved, players[moved])


def act(person: Person, hand: Hand, wish: str = "") -> None:
    """Do what is wished, or whatever brings a match to its end, and wait until it is done."""
    before = person.ply
    hand(person, wish or choose(person))
    person.until(lambda: person.ply > before and not person.unanswered)
