"""How people come to a table over HTTP."""

import re
from typing import Any

import pytest

from pushluck.server import tables
from pushluck.server.settings import Limits
from tests.server.asking import refusal, served

pytestmark = pytest.mark.anyio


async def test_a_table_is_opened_with_what_was_asked_for(database_url: str) -> None:
    asked = {"stand_in": "bot:careful", "spectators": False, "real_dice": True, "pace": 0}
    async with served(database_url) as here:
        ada = await here.device()
        answer = await ada.post(
            "/api/tables",
            json={"name": " Ada ", "rules": "pig", "bots": ["bot:bold"], "clock": 60, **asked},
        )
        assert answer.status_code == 201
        opened = answer.json()
        assert len(opened["code"]) == 8
        table = opened["table"]
        assert table["settings"] == {"rules": "pig@1", "clock": 60, **asked}
        assert [seat["name"] for seat in table["seats"]] == ["Ada", "bot:bold"]
        assert (table["you"], table["status"], table["code"]) == (0, "lobby", opened["code"])
        assert (await ada.get(f"/api/tables/{opened['link']}")).json()["you"] == 0


@pytest.mark.parametrize(("start", "names"), [("youngest", True), ("roll_off", False)])
async def test_a_table_tells_whether_it_names_who_begins(
    start: str, names: bool, sqlite_url: str
) -> None:
    body = {"name": "Ada", "rules": f"zonk@1(seating.start={start})"}
    async with served(sqlite_url) as here:
        answer = await (await here.device()).post("/api/tables", json=body)
        assert answer.json()["table"]["names_first"] is names


@pytest.mark.parametrize(
    ("body", "status", "reason"),
    [
        ({"rules": "zonc"}, 400, "no-such-preset"),
        ({"rules": "zonk@1(finish.targte=5000)"}, 400, "unknown-field"),
        ({"bots": ["bot:bald"]}, 400, "no-such-bot"),
        ({"stand_in": "Ben"}, 400, "no-such-bot"),
        ({"clock": 1}, 400, "clock-too-short"),
        ({"name": "\u200b"}, 400, "name-empty"),
        ({"name": "bot:bold"}, 400, "name-is-bot"),
        ({"rules": "pig(seating.most_seats=2)", "bots": ["bot:bold"] * 2}, 409, "table-full"),
        ({"clock": "60"}, 400, "message-unreadable"),
        ({"clock": 60.5}, 400, "message-unreadable"),
        ({"spectators": 1}, 400, "message-unreadable"),
        ({"name": None}, 400, "message-unreadable"),
        ({"hat": True}, 400, "message-unreadable"),
    ],
)
async def test_a_table_that_cannot_be_is_not_opened(
    body: dict[str, Any], status: int, reason: str, sqlite_url: str
) -> None:
    async with served(sqlite_url) as here:
        answer = await (await here.device()).post("/api/tables", json={"name": "Ada", **body})
        refusal(answer, status, reason)
        assert "set-cookie" not in answer.headers


async def test_the_cookie_of_a_seat_is_kept_from_pages_and_other_tables(sqlite_url: str) -> None:
    for address, is_secure in (("", False), ("https://dice.example", True)):
        async with served(sqlite_url, public_url=address) as here:
            answer = await (await here.device()).post("/api/tables", json={"name": "Ada"})
        parts = [part.strip().lower() for part in answer.headers["set-cookie"].split(";")]
        link = answer.json()["link"]
        assert parts[0].startswith("pushluck-seat=")
        assert {"httponly", "samesite=strict", "max-age=31536000"} < set(parts)
        assert f"path=/api/tables/{link.lower()}" in parts
        assert ("secure" in parts) == is_secure


async def test_people_sit_down_once_each(database_url: str) -> None:
    async with served(database_url) as here:
        ada, ben = await here.device(), await here.device()
        link = await here.opened(ada)
        assert (await ben.get(f"/api/tables/{link}")).json()["you"] is None
        for _ in range(2):
            table = (await ben.post(f"/api/tables/{link}/seats", json={"name": "Ben"})).json()
            assert [seat["name"] for seat in table["seats"]] == ["Ada", "Ben"]
            assert table["you"] == 1
        refusal(await ben.get("/api/tables/elsewhere"), 404, "no-such-table")
        answer = await ben.post("/api/tables/elsewhere/seats", json={"name": "Ben"})
        refusal(answer, 404, "no-such-table")


async def test_several_people_can_share_a_device(sqlite_url: str) -> None:
    async with served(sqlite_url) as here:
        device = await here.device()
        link = await here.opened(device)
        for guest, name in ((2, "Ben"), (3, "Cleo")):
            seats = f"/api/tables/{link}/seats"
            sat = await device.post(seats, params={"guest": guest}, json={"name": name})
            assert sat.json()["you"] == guest - 1
        seen = [
            (await device.get(f"/api/tables/{link}", params={"guest": guest})).json()["you"]
            for guest in (1, 2, 3, 4)
        ]
        assert seen == [0, 1, 2, None]
        refusal(
            await device.get(f"/api/tables/{link}", params={"guest": 13}), 400, "message-unreadable"
        )


async def test_a_code_leads_to_a_table_while_it_takes_people(database_url: str) -> None:
    async with served(database_url) as here:
        ada = await here.device()
        link = await here.opened(ada, rules="pig", bots=["bot:bold"])
        room = await here.house.room_of(link)
        code = room.code or ""
        found = await ada.get(f"/api/codes/{code[:4]}-{code[4:]}")
        assert found.json() == {"link": link}
        await room.change(tables.begin(room.table.host))
        refusal(await ada.get(f"/api/codes/{code}"), 404, "no-such-code")
        refusal(await ada.get("/api/codes/1234"), 400, "code-unreadable")


async def test_a_second_device_becomes_the_same_person(database_url: str) -> None:
    async with served(database_url) as here:
        ada, phone = await here.device(), await here.device()
        link = await here.opened(ada)
        answer = await ada.post(f"/api/tables/{link}/pairings")
        assert answer.status_code == 201
        code = answer.json()["code"]
        assert re.fullmatch(r"\d{4} \d{4}", code)
        assert (await phone.post("/api/pairings", json={"code": code})).json() == {"link": link}
        assert (await phone.get(f"/api/tables/{link}")).json()["you"] == 0
        again = await phone.post("/api/pairings", json={"code": code})
        refusal(again, 404, "no-such-pairing")
        stranger = await here.device()
        refusal(await stranger.post(f"/api/tables/{link}/pairings"), 403, "not-seated")


async def test_codes_cannot_be_guessed_fast(sqlite_url: str) -> None:
    async with served(sqlite_url, limits=Limits(guesses_per_minute=4)) as here:
        device = await here.device()
        for _ in range(2):
            refusal(await device.get("/api/codes/12345678"), 404, "no-such-code")
            answer = await device.post("/api/pairings", json={"code": "12345678"})
            refusal(answer, 404, "no-such-pairing")
        answer = await device.get("/api/codes/12345678")
        refusal(answer, 429, "too-many-requests")
        assert 1 <= int(answer.headers["retry-after"]) <= 15
