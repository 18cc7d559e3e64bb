"""People at one table, each with a browser of their own."""

import re

from playwright.sync_api import expect

from tests.e2e.hands import act, click, play_match, play_until, press
from tests.e2e.people import Arrive, Person, say, starting
from tests.e2e.playing import LONG, agree, begin, lose_network

SHORT = "zonk@1(manners.cheating=false,finish.target=500,finish.extended_target=700)"


def test_two_play_through_a_link_that_one_has_sent(arrive: Arrive) -> None:
    ada, ben = arrive("/"), arrive()
    ada.button(say("web-games")).click()
    zonk = ada.page.get_by_role("listitem").filter(
        has=ada.page.get_by_role("heading", name="Zonk", exact=True)
    )
    zonk.get_by_role("button", name=say("web-play-friends")).click()
    link = ada.page.get_by_label(say("web-link"), exact=True).input_value()
    assert link.startswith(f"{ada.base}/t/")
    ben.sit_down(link.removeprefix(f"{ada.base}/t/"), "Ben")
    expect(ada.page.get_by_text("Ben", exact=True)).to_be_visible()
    ada.start()
    ben.until(lambda: bool(ben.match))
    play_until({ada: click, ben: click}, lambda: "b" in ada.own_acts and "b" in ben.own_acts)
    agree(ada, ben)


def test_a_game_survives_a_reload_and_a_lost_network(arrive: Arrive, proof: bool) -> None:
    ada, ben = begin(arrive)
    hands = {ada: click, ben: press}
    play_until(hands, lambda: is_in_turn(ben))
    before = ben.position["showing"], ben.ply
    ben.page.reload()
    ben.until(lambda: (ben.position["showing"], ben.ply) == before)
    play_until(hands, lambda: is_in_turn(ada))
    ben.until(lambda: ben.ply == ada.ply)

    lose_network(ben)
    play_until({ada: click}, lambda: ada.position["turn"] != ada.seat)
    ben.page.wait_for_timeout(10_000 if proof else 1_000)
    assert ben.ply < ada.ply
    ben.context.set_offline(False)
    ben.until(lambda: ben.ply == ada.ply)
    ben.forgive()
    act(ben, click)
    play_until(hands, lambda: is_in_turn(ada))
    agree(ada, ben)


def test_a_spectator_follows(arrive: Arrive) -> None:
    ada, ben = begin(arrive)
    eve = arrive()
    eve.go(f"/t/{ada.link}")
    expect(eve.page.get_by_text(say("web-you-watch"))).to_be_visible()
    play_until({ada: click, ben: click}, lambda: "b" in ada.own_acts)
    eve.until(lambda: eve.ply == ada.ply)
    agree(ada, eve)
    assert not eve.yours
    expect(eve.button(starting("web-throw-bare"))).to_have_count(0)
    expect(eve.page.get_by_role("region", name=say("web-scores"))).to_contain_text(
        f"Ada: {say.number(ada.position['scores'][0])} "
    )
    expect(ada.page.get_by_text(say("web-watching", watching=1))).to_be_visible()


def test_a_second_tab_takes_over_and_gives_back(arrive: Arrive) -> None:
    ada = arrive()
    ada.open_table(LONG, "bot:careful")
    ada.start()
    tab = Person(ada.context.new_page(), ada.base)
    tab.go(f"/t/{ada.link}")
    expect(ada.page.get_by_text(say("web-superseded"))).to_be_visible()
    expect(ada.button(starting("web-throw-bare"))).to_have_count(0)
    tab.until(lambda: tab.may_act)
    act(tab, click, "t")
    ada.until(lambda: ada.ply == tab.ply)
    ada.button(say("web-claim")).click()
    expect(tab.page.get_by_text(say("web-superseded"))).to_be_visible()
    ada.until(lambda: ada.may_act)
    act(ada, click)
    assert tab.faults == []


def test_a_code_leads_to_the_table(arrive: Arrive) -> None:
    ada, ben = arrive(), arrive("/")
    ada.open_table(LONG)
    code = f"{ada.code[:4]} {ada.code[4:]}"
    expect(ada.page.get_by_text(code)).to_be_visible()
    ben.page.get_by_role("link", name=say("web-have-code")).click()
    ben.page.get_by_role("textbox").fill(f" {code} ")
    ben.button(say("web-find")).click()
    ben.page.get_by_label(say("web-your-name")).fill("Ben")
    ben.button(say("web-sit-down")).click()
    expect(ada.page.get_by_text("Ben", exact=True)).to_be_visible()


def test_a_wrong_code_is_refused_and_can_be_typed_again(arrive: Arrive) -> None:
    ben = arrive("/join")
    ben.page.get_by_role("textbox").fill("1234 5678")
    ben.button(say("web-find")).click()
    expect(ben.page.get_by_role("alert").filter(has_text=re.compile(r"\w"))).to_be_visible()
    expect(ben.page.get_by_role("textbox")).to_have_value("1234 5678")
    ben.forgive(re.compile("404"))


def test_another_match_follows_at_the_same_table(arrive: Arrive) -> None:
    ada, ben = begin(arrive, SHORT)
    play_match({ada: click, ben: click})
    first = ada.match["match"]
    expect(ben.page.get_by_text(say("web-again-host", name="Ada"))).to_be_visible()
    ada.button(say("web-again")).click()
    for person in (ada, ben):
        person.until(lambda: person.match["match"] != first)  # noqa: B023  # called at once
        assert person.position["scores"] == [0, 0]
    play_until({ada: click, ben: click}, lambda: ada.ply > 4)
    agree(ada, ben)


def is_in_turn(person: Person) -> bool:
    """Whether a throw of this person lies on the table."""
    return bool(person.yours.get("offers")) and person.position["phase"] == "keep"
