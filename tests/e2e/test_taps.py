"""Hurried fingers: one tap is one act, and none that comes too late does harm."""

import re
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import TimeoutError, WebSocketRoute, expect

from tests.e2e.hands import act, click, middle_of
from tests.e2e.people import Arrive, Person, say, starting
from tests.e2e.scenes import BONE_THROW, BONES, DOOM

HONEST = "zonk@1(manners.cheating=false,seating.start=first_seat)"
CLICKS = """async (dice) => {
  for (const die of dice) {
    die.click();
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}"""
"""Clicks 25 milliseconds apart, however busy the machine is."""


def test_three_dice_tapped_within_80_ms_are_all_selected(arrive: Arrive) -> None:
    ada = arrive(has_touch=True)
    ada.open_table(DOOM, real_dice=True)
    ada.start()
    ada.throw_real_dice("115522")
    dice = [ada.button(starting("web-die", number=number, face="")) for number in (1, 2, 3)]
    handles = [die.element_handle() for die in dice]
    for is_selected in ("true", "false"):
        ada.page.evaluate(CLICKS, handles)
        for die in dice:
            expect(die).to_have_attribute("aria-pressed", is_selected)
    for place in [middle_of(die.bounding_box()) for die in dice]:
        ada.page.touchscreen.tap(*place)
    for die in dice:
        expect(die).to_have_attribute("aria-pressed", "true")


def test_a_bone_that_is_dragged_goes_where_it_is_dropped(arrive: Arrive) -> None:
    """Also on the smallest slab, where places for bones are larger than they look and overlap."""
    ada = arrive(viewport={"width": 320, "height": 568})
    ada.open_table(BONES, real_dice=True)
    ada.start()
    ada.throw_real_dice(BONE_THROW)
    for bone in "56":
        # What was typed on makes room for the dice.
        ada.settle()
        die = ada.page.locator(f"button.tray-die[data-face='{bone}']")
        place = ada.page.locator(f"button[data-slot='{bone}']")
        ends = [middle_of(each.bounding_box()) for each in (die, place)]
        ada.page.mouse.move(*ends[0])
        ada.page.mouse.down()
        ada.page.mouse.move(*ends[1], steps=4)
        ada.page.mouse.up()
        expect(place).to_have_count(0)
        assert ada.own_acts[-1] == f"p{bone}"


def test_a_double_click_throws_once(arrive: Arrive) -> None:
    ada = arrive(moves=True)
    ada.open_table(HONEST, "bot:careful", pace=500)
    ada.start()
    ada.button(starting("web-throw", dice=6)).dblclick()
    ada.until(lambda: len(ada.own_acts) > 1)
    ada.page.wait_for_timeout(300)
    assert ada.own_acts.count("t") == 1
    assert ada.refusals == []


def test_a_late_click_is_refused_and_play_goes_on(arrive: Arrive) -> None:
    ada, line = arrive(), Line()
    ada.page.route_web_socket(re.compile("/socket"), line.connect)
    ada.open_table(HONEST, "bot:careful", pace=500)
    start = ada.button("Start")
    with suppress(TimeoutError):
        start.wait_for(timeout=6_000)
    if not start.is_visible():
        # Once in a while the driver does not hand a routed connection over.
        ada.page.reload()
    start.click()
    throw = ada.button(starting("web-throw", dice=6))
    throw.wait_for()
    line.hold()
    # The same person throws at another window, which this one does not hear in time.
    other = Person(ada.context.new_page(), ada.base)
    other.go(f"/t/{ada.link}")
    other.until(lambda: other.may_act)
    act(other, click, "t")
    throw.click()
    ada.page.wait_for_timeout(100)
    line.release()
    expect(throw).to_have_count(0)
    assert line.refusals == ["another-connection-is-active"]
    expect(ada.page.get_by_role("main")).to_contain_text(say(f"reason-{line.refusals[0]}"))
    assert other.own_acts.count("t") == 1
    expect(ada.page.get_by_role("group", name=say("web-tray")).get_by_role("img")).to_have_count(6)
    act(other, click)


class Line:
    """A connection whose answers can be held back."""

    def __init__(self) -> None:
        self.refusals: list[str] = []
        self._held: list[Callable[[], None]] | None = None

    def connect(self, page: WebSocketRoute) -> None:
        """Stand between a page and the server."""
        server = page.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            found = re.search(r'"type":"refused",.*?"reason":"([^"]+)"', str(message))
            self.refusals += [found[1]] if found else []
            if self._held is None:
                page.send(message)
            else:
                self._held.append(lambda: page.send(message))

        server.on_message(pass_on)

    def hold(self) -> None:
        """Keep what the server says from now on."""
        self._held = []

    def release(self) -> None:
        """Let the page have everything that was kept, and whatever comes."""
        held, self._held = self._held or [], None
        for send in held:
            send()
