"""Somebody at a browser of their own: what they see is driven as a person would, what they were sent is noted."""

import json
import re
import time
from collections.abc import Callable
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, WebSocket, expect

from pushluck.locales import load_words

Message = dict[str, Any]
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
Arrive = Callable[..., "Person"]
"""Lets somebody come: the fixture `arrive`, or what makes the pictures."""

REST = """async () => {
  await document.fonts.ready;
  const moving = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < 5000);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}"""
PATIENCE = 30.0
"""Seconds after which a test gives up waiting; nothing is measured with it."""
say = load_words("en")
"""What the page is expected to say, by the keys of its catalogue: whoever words it better breaks no test."""
EXPECTED_OFFLINE = re.compile(r"ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|WebSocket connection")
"""What a browser writes to its console when there is no network."""


def starting(key: str, **arguments: str | int) -> re.Pattern[str]:
    """Return a pattern for names that begin with a message of the catalogue."""
    return re.compile(f"^{re.escape(say(key, **arguments))}")


class Person:
    """One page in a browser that knows nobody else's cookies."""

    def __init__(self, page: Page, base: str) -> None:
        self.page = page
        self.base = base
        self.lang = "en"
        self.link = ""
        self.code = ""
        self.table: Message = {}
        self.match: Message = {}
        self.events: list[Message] = []
        """Of the match that is played: every ply as it was sent."""
        self.position: Message = {}
        self.refusals: list[Message] = []
        self.unanswered: set[int] = set()
        """Numbers of commands that the server has not answered yet."""
        self.faults: list[str] = []
        """What no page may do: errors on the console, requests to other hosts."""
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("request", lambda request: self._watch(request.url))
        page.on("websocket", self._follow)

    @property
    def context(self) -> BrowserContext:
        """The browser as far as it is this person's."""
        return self.page.context

    @property
    def seat(self) -> int | None:
        """The seat of this person."""
        seat: int | None = self.table.get("you")
        return seat

    @property
    def yours(self) -> Message:
        """What this person may do now."""
        return self.position.get("yours") or {}

    @property
    def may_act(self) -> bool:
        """Whether the match waits for this person; who begins is said by the table."""
        return any(not act.startswith("f") for act in self.yours.get("legal", ()))

    @property
    def ply(self) -> int:
        """Number of events that this person knows."""
        return len(self.events)

    @property
    def is_over(self) -> bool:
        """Whether the match that is played has ended."""
        return self.position.get("outcome") is not None

    @property
    def own_acts(self) -> list[str]:
        """What this seat has done in the match, throws included."""
        return [event["text"] for event in self.events if event["seat"] == self.seat]

    @property
    def told(self) -> list[str]:
        """The sentences of the match, in order."""
        return [told["sentence"] for event in self.events for told in event["told"]]

    def go(self, path: str) -> None:
        """Go to an address of the page."""
        self.page.goto(f"{self.base}{path}")

    def open_table(
        self, rules: str, *bots: str, name: str = "Ada", pace: int = 0, **settings: Any
    ) -> str:
        """Open a table as this person, go there, and return its link."""
        body = {"name": name, "rules": rules, "bots": list(bots), "pace": pace, **settings}
        answer = self.context.request.post(f"{self.base}/api/tables", data=body)
        assert answer.status == 201, answer.text()
        made = answer.json()
        self.link, self.code = made["link"], made["code"]
        self.go(f"/t/{self.link}")
        return self.link

    def sit_down(self, link: str, name: str) -> None:
        """Follow a link and take a seat."""
        self.link = link
        self.go(f"/t/{link}")
        self.page.get_by_label(say("web-your-name")).fill(name)
        self.button(say("web-sit-down")).click()
        self.until(lambda: self.seat is not None)

    def start(self) -> None:
        """Start the match, as the host."""
        self.button(say("web-start")).click()
        self.until(lambda: bool(self.match) and not self.unanswered)

    def throw_real_dice(self, faces: str) -> None:
        """Type what the dice of a table with real dice show."""
        before = self.ply
        typing = self.page.get_by_role("textbox", name=say("web-type-faces"))
        typing.fill(faces)
        typing.press("Enter")
        self.until(lambda: self.ply > before and not self.unanswered)

    def hear(self) -> str:
        """What a screen reader finds on the table."""
        return self.page.get_by_role("main").aria_snapshot()

    def show(self, lang: str, theme: Theme) -> None:
        """Look at the page in another language, chosen in its settings, and in another light."""
        self.page.emulate_media(color_scheme=theme)
        if lang != self.lang:
            words = load_words(self.lang)
            self.button(words("web-settings")).click()
            self.page.get_by_role("combobox", name=words("web-language")).select_option(lang)
            expect(self.page.locator("html")).to_have_attribute("lang", lang)
            self.page.keyboard.press("Escape")
            self.page.evaluate("() => document.activeElement?.blur()")
            self.lang = lang

    def settle(self) -> None:
        """Wait until what moves has come to rest."""
        self.page.wait_for_load_state("networkidle")
        self.page.evaluate(REST)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button by its whole name, or by a pattern."""
        return self.page.get_by_role("button", name=name, exact=True)

    def until(self, condition: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Wait until what was sent fulfils a condition."""
        end = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < end, f"still waiting, with {self.yours} and {self.hear()}"
            self.page.wait_for_timeout(15)

    def forgive(self, expected: re.Pattern[str] = EXPECTED_OFFLINE) -> None:
        """Forget complaints that a test has provoked."""
        self.faults = [fault for fault in self.faults if not expected.search(fault)]

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.faults.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _watch(self, url: str) -> None:
        at, here = urlsplit(url), urlsplit(self.base)
        if at.scheme in {"http", "https"} and at.netloc != here.netloc:
            self.faults.append(f"request to another host: {url}")

    def _follow(self, socket: WebSocket) -> None:
        at, here = urlsplit(socket.url), urlsplit(self.base)
        if at.netloc != here.netloc:
            self.faults.append(f"socket to another host: {socket.url}")
        socket.on("framereceived", lambda payload: self._take(json.loads(payload)))
        socket.on("framesent", lambda payload: self._tell(json.loads(payload)))

    def _tell(self, message: Message) -> None:
        if "id" in message:
            self.unanswered.add(message["id"])

    def _take(self, message: Message) -> None:
        match message["type"]:
            case "welcome" | "table":
                self.table = message["table"]
            case "snapshot":
                self.match = message["match"]
                self.events = list(self.match["events"])
                self.position = self.match["position"]
            case "events":
                new = message["events"]
                if new:
                    self.events[new[0]["ply"] :] = new
                self.position = message["position"]
            case "ack" | "refused":
                self.unanswered.discard(message["id"])
                if message["type"] == "refused":
                    self.refusals.append(message)
