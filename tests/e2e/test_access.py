"""Everybody gets in: no screen in any language has a fault that axe knows, and everything that happens is said."""

from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from pushluck.locales import LANGUAGES
from tests.e2e.hands import click, play_until
from tests.e2e.people import THEMES, Arrive, Message, Person, Theme, say
from tests.e2e.playing import LONG, begin, lose_network
from tests.e2e.scenes import SCENES, Scene

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LISTEN = """() => {
  window.heard = [];
  const listen = (change) => change.addedNodes.forEach((node) => heard.push(node.textContent));
  const said = document.querySelector("main [role=status]");
  new MutationObserver((changes) => changes.forEach(listen)).observe(said, { childList: true });
}"""


@cache
def axe_source() -> str:
    return AXE.read_text(encoding="utf-8")


def looks(scene: Scene, *, all_of_them: bool) -> list[tuple[str, Theme]]:
    """Return languages with themes; the normal run takes one for each scene, and each for some scenes."""
    every = list(product(LANGUAGES, THEMES))
    return every if all_of_them else [every[SCENES.index(scene) % len(every)]]


@pytest.mark.parametrize("scene", SCENES, ids=[scene.name for scene in SCENES])
def test_axe_finds_nothing(arrive: Arrive, scene: Scene, proof: bool) -> None:
    person = scene.reach(arrive)
    found = []
    for lang, theme in looks(scene, all_of_them=proof):
        person.show(lang, theme)
        scene.then(person)
        found += [f"{lang}, {theme}: {each}" for each in run_axe(person)]
        scene.undo(person)
    person.forgive()
    assert found == []


def run_axe(person: Person) -> list[str]:
    """Return what axe has against the page, in its words."""
    person.settle()
    if not person.page.evaluate("() => 'axe' in window"):
        person.page.evaluate(axe_source())
    result: Any = person.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{rule['id']}: {node['html'][:160]} {node['failureSummary']}"
        for rule in result["violations"]
        for node in rule["nodes"][:4]
    ]


def test_every_event_is_said_once_and_in_order(arrive: Arrive) -> None:
    ada = arrive()
    ada.open_table(LONG, "bot:careful")
    ada.start()
    ada.page.evaluate(LISTEN)
    known = ada.ply
    play_until({ada: click}, lambda: ada.own_acts.count("b") > 1)
    ada.until(lambda: ada.may_act)
    expected = [sentence for event in ada.events[known:] if (sentence := sentence_of(event))]
    ada.page.wait_for_timeout(200)
    heard = ada.page.evaluate("() => heard")
    assert heard == expected
    assert any(sentence.startswith("You ") for sentence in heard)
    assert ada.page.get_by_role("alert").all_text_contents() in ([], [""])


def test_the_lost_connection_is_an_alert(arrive: Arrive) -> None:
    ada, _ben = begin(arrive)
    alert = ada.page.get_by_role("alert")
    expect(alert.filter(has_text=say("web-lost"))).to_have_count(0)
    lose_network(ada)
    expect(alert.filter(has_text=say("web-lost"))).to_be_visible()
    ada.context.set_offline(False)
    expect(alert.filter(has_text=say("web-lost"))).to_have_count(0)
    ada.forgive()


def sentence_of(event: Message) -> str:
    """What is said of an event."""
    return " ".join(told["sentence"] for told in event["told"] if told["sentence"])
