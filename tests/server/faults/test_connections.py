"""Connections that are lost or replaced, and people who leave: nobody misses anything or acts out of turn."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.client import Message
from tests.server.faults.parties import BOT, Party
from tests.server.faults.visitors import RULES, Visitor, Witness, at_table, heard, texts
from tests.server.processes import UNLIMITED, ServerProcess

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on an SQLite file where people are soon away; no test may stop it."""
    url = f"sqlite:///{tmp_path_factory.mktemp('server') / 'tables.db'}"
    with ServerProcess(url, "--grace", "1", limits=UNLIMITED) as process:
        yield process


async def test_whoever_is_cut_off_for_a_moment_misses_nothing(
    server: ServerProcess, proof: bool
) -> None:
    ada, ben = await at_table(server.base, "Ada", "Ben")
    await ada.act("113462")
    await ben.cut()
    await ada.act("k11", "b")
    await asyncio.sleep(10 if proof else 0.1)
    await ben.connect()
    await ben.until(lambda: texts(ben) == ["0:t", "0:113462", "0:k11", "0:b"])
    await ben.act("t")


async def test_whoever_is_gone_for_longer_is_replaced_and_takes_the_seat_back(
    server: ServerProcess,
) -> None:
    party = Party([server.base], 1)
    ada, ben = party.people
    await ada.open_table(RULES, pace=0, stand_in=BOT)
    await ben.sit(ada.link)
    await ada.connect()
    await ben.connect()
    await ada.command("start")
    await ada.until(lambda: ada.match != 0)
    await ben.cut()
    await ada.until(lambda: bool(ada.table["seats"][1]["stand_in"]))
    assert [notice["key"] for notice in ada.notices if notice["seat"] == 1][-2:] == [
        "away",
        "stands-in",
    ]
    while ada.position["turn"] == 0:
        await ada.play(ada.options["legal"][-1])
    await ada.until(lambda: ada.position["turn"] == 0)
    assert "bot" in {event["cause"] for event in ada.events if event["seat"] == 1}
    await ben.connect()
    await ben.until(lambda: len(ben.events) == len(ada.events))
    await ada.until(lambda: ada.table["seats"][1]["presence"] == "here")
    assert (await ben.command("take-back"))["type"] == "ack"
    played = len(ben.events)
    while ada.position["turn"] == 0:
        await ada.play(ada.options["legal"][-1])
    await ben.until(lambda: ben.position["turn"] == 1)
    await ben.act("t")
    assert "bot" not in {event["cause"] for event in ben.events[played:]}


async def test_of_two_tabs_one_acts(server: ServerProcess) -> None:
    ada, ben = await at_table(server.base, "Ada", "Ben")
    tab = Witness(server.base, "Ada", client="tab")
    tab.link, tab.cookie = ada.link, ada.cookie
    await tab.connect()
    assert tab.seat == 0
    await ada.until(lambda: bool(heard(ada, "superseded")))
    assert (await ada.play("t"))["reason"] == "another-connection-is-active"
    assert (await ada.command("leave"))["reason"] == "another-connection-is-active"
    await tab.act("113462")
    await ada.until(lambda: texts(ada) == ["0:t", "0:113462"])
    await ada.send({"type": "claim"})
    await ada.act("k11")
    assert (await tab.play("b"))["reason"] == "another-connection-is-active"
    assert ben.presence == ["here", "here"]


async def test_a_second_device_has_the_same_seat(server: ServerProcess) -> None:
    ada, _ = await at_table(server.base, "Ada", "Ben")
    await ada.act("113462")
    offered = await ada.request("POST", f"/api/tables/{ada.link}/pairings")
    phone = Witness(server.base, "Ada", client="phone")
    answer = await phone.request("POST", "/api/pairings", json={"code": offered.json()["code"]})
    phone.link = answer.json()["link"]
    await phone.connect()
    await phone.until_like(ada)
    assert phone.seat == 0
    assert phone.cookie != ada.cookie
    await phone.act("k11")
    await ada.until(lambda: bool(heard(ada, "superseded")))
    stranger = Visitor(server.base, "Ada")
    stranger.link = ada.link
    await stranger.connect()
    assert stranger.seat is None
    await stranger.until_like(ada)
    assert (await stranger.play("b"))["reason"] == "not-seated"


async def test_whoever_is_sent_away_is_cut_off_and_a_stranger_from_then_on(
    server: ServerProcess,
) -> None:
    ada, ben = await at_table(server.base, "Ada", "Ben", spectators=False)
    assert (await ada.command("kick", seat=1))["type"] == "ack"
    with pytest.raises(ConnectionError):
        await ben.until(lambda: False)
    assert ben.close_code == 4003
    with pytest.raises(ConnectionError):
        await ben.connect()
    assert ben.close_code == 4003
    (refused,) = heard(ben, "refused")
    assert refused["reason"] == "no-spectators"


async def test_two_throws_within_five_milliseconds_are_one(server: ServerProcess) -> None:
    ada, ben = Witness(server.base, "Ada"), Visitor(server.base, "Ben")
    await ada.open_table(RULES)
    await ben.sit(ada.link)
    await ada.connect()
    await ben.connect()
    await ada.command("start")
    await ada.until(lambda: ada.match != 0)

    async def later() -> Message:
        await asyncio.sleep(0.005)
        return await ada.play("t", ply=0)

    answers = await asyncio.gather(ada.play("t", ply=0), later())
    assert sorted(answer.get("reason", "") for answer in answers) == ["", "stale"]
    await ben.until(lambda: len(ben.events) == answers[0].get("ply", -1))
    assert texts(ben).count("0:t") == 1


async def test_nobody_acts_without_being_at_turn(server: ServerProcess) -> None:
    ada, ben, cyd = await at_table(server.base, "Ada", "Ben", "Cyd")
    await cyd.command("leave")
    stranger = Visitor(server.base, "Dan")
    stranger.link = ada.link
    await ada.act("113462", "k11")
    await stranger.connect()
    await stranger.until(lambda: bool(stranger.position))
    assert stranger.seat is None
    assert texts(stranger) == ["0:t", "0:113462", "0:k11"]
    assert stranger.position["turn_total"] == 200
    assert stranger.position["scores"] == [0, 0, 0]
    await ben.until_like(ada)
    for client in (ben, cyd, stranger):
        for acts in (["t"], ["k11"], ["b"], ["5234"]):
            answer = await client.play(*acts)
            reason = "not-your-turn" if client is ben else "not-seated"
            assert answer["reason"] == reason
    await ada.act("b")
    await stranger.until(lambda: len(stranger.events) == 4)
    assert texts(stranger)[-1] == "0:b"


async def test_a_turn_goes_on_when_others_leave_and_passes_on_with_whoever_has_it(
    server: ServerProcess,
) -> None:
    clients = await at_table(server.base, "Ada", "Ben", "Cyd", "Dan")
    ada, ben, cyd, dan = clients
    await ada.act("234634")
    await ben.act("234634")
    await cyd.act("113462", "k11")
    await ada.command("leave")
    await dan.until(lambda: dan.table["seats"][0]["presence"] == "left")
    assert dan.position["turn"] == 2
    await cyd.command("leave")
    await dan.until(lambda: dan.position["turn"] == 3)
    assert texts(dan)[-1] == "2:z:away"
    assert dan.events[-1]["cause"] == "left"
    assert dan.position["scores"] == [0, 0, 0, 0]
    assert dan.table["seats"][1]["is_host"]


async def test_a_table_goes_on_without_its_host(server: ServerProcess) -> None:
    ada, ben, cyd = (Visitor(server.base, name) for name in ("Ada", "Ben", "Cyd"))
    await ada.open_table(RULES)
    for client in (ben, cyd):
        await client.sit(ada.link)
    for client in (ada, ben, cyd):
        await client.connect()
    assert (await ben.command("start"))["reason"] == "not-host"
    await ada.command("leave")
    await ben.until(lambda: len(ben.table["seats"]) == 2)
    assert [seat["is_host"] for seat in ben.table["seats"]] == [True, False]
    assert (await ben.command("start"))["type"] == "ack"
    await ben.command("end")
    await ben.command("leave")
    await cyd.until(lambda: len(cyd.table["seats"]) == 1)
    assert cyd.table["seats"][0]["is_host"]
    assert (await cyd.command("start"))["type"] == "ack"
