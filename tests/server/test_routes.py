"""What the server answers over HTTP, and how it refuses."""

import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from pushluck.games.registry import find_rules, iter_presets
from pushluck.locales import LANGUAGES
from pushluck.record import parse_record
from pushluck.rulebook import format_rules_toml
from pushluck.server import tables
from pushluck.server.codes import new_link
from pushluck.server.settings import Limits
from pushluck.server.store import CreateTable
from tests.server.asking import Served, play, served

pytestmark = pytest.mark.anyio

SHORT = "pig@1(finish.target=10)"
SENTENCE = re.compile(r".+[.:?요)]\s*\S*")


def refusal(answer: httpx.Response, status: int, reason: str) -> dict[str, Any]:
    """What an answer refuses, which must have the one shape that refusals have."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/json"
    refused: dict[str, Any] = answer.json()
    assert refused.keys() == {"reason", "details", "sentence", "alternatives"}
    assert refused["reason"] == reason
    assert SENTENCE.match(refused["sentence"])
    assert f"({reason})" not in refused["sentence"]
    return refused


# --- What can be played --------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
async def test_presets_are_listed_in_every_language(language: str, sqlite_url: str) -> None:
    async with served(sqlite_url) as here:
        device = await here.device()
        presets = (await device.get("/api/presets", params={"lang": language})).json()
    assert [preset["key"] for preset in presets] == [rules.key for rules in iter_presets()]
    zonk = next(preset for preset in presets if preset["name"] == "zonk")
    assert zonk["cheating"] is True
    assert (zonk["game"], zonk["title"]) == ("scoring", "Zonk")
    assert 1 <= zonk["least_seats"] < zonk["most_seats"]
    assert zonk["description"]


async def test_bots_are_listed(sqlite_url: str) -> None:
    async with served(sqlite_url) as here:
        bots = (await (await here.device()).get("/api/bots")).json()
    assert "bot:bold" in [bot["text"] for bot in bots]
    assert all(bot["description"] for bot in bots)


async def test_the_rules_page_is_that_of_the_rules_asked_for(sqlite_url: str) -> None:
    async with served(sqlite_url) as here:
        device = await here.device()
        page = (await device.get("/api/rules", params={"rules": "zonk(keep.rule=any)"})).json()
    assert page["spelling"] == "zonk@1(keep.rule=any)"
    assert page["title"] == "Zonk"
    assert all(section["lines"] for section in page["sections"])
    origins = {line["origin"] for section in page["sections"] for line in section["lines"]}
    assert origins == {mark["origin"] for mark in page["marks"]}


async def test_a_file_of_house_rules_becomes_a_spelling(sqlite_url: str) -> None:
    rules = find_rules("zonk@1(keep.rule=any)")
    async with served(sqlite_url) as here:
        device = await here.device()
        for toml in (format_rules_toml(rules), 'base = "zonk"\n[keep]\nrule = "any"\n'):
            answer = await device.post("/api/rules", json={"toml": toml})
            assert answer.status_code == 200
            assert answer.json()["spelling"] == "zonk@1(keep.rule=any)"


async def test_mistakes_in_rules_are_named_with_their_fields(sqlite_url: str) -> None:
    async with served(sqlite_url) as here:
        device = await here.device()
        answer = await device.post(
            "/api/rules", json={"toml": 'base = "zonk"\n[finish]\ntarget = 1\n'}
        )
        refused = refusal(answer, 400, "target-cannot-be-hit")
        assert refused["details"]["fields"] == ["finish.target", "finish.landing"]
        answer = await device.post("/api/rules", json={"toml": "a = ="})
        refused = refusal(answer, 400, "unreadable-toml")
        assert refused["details"] == {"line": 1, "column": 5}
        answer = await device.get("/api/rules", params={"rules": "zonc"})
        assert refusal(answer, 400, "no-such-preset")["details"]["nearest"] == "zonk"


# --- Languages -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("accepted", "asked", "spoken"),
    [
        ("", "", "en"),
        ("ko", "", "ko"),
        ("fr-CH, it;q=0.9", "", "fr"),
        ("de, it;q=0.5, ko;q=0.7", "", "ko"),
        ("fr;q=0, it;q=0.1", "", "it"),
        ("*", "", "en"),
        (";;;q=x,=", "", "en"),
        ("ko", "it", "it"),
        ("ko", "fr_CA", "fr"),
        ("ko", "fr-CA", "fr"),
        ("ko", "tlh", "ko"),
    ],
)
async def test_sentences_come_in_the_language_asked_for(
    accepted: str, asked: str, spoken: str, sqlite_url: str
) -> None:
    sentences = {
        "en": "There is nothing",
        "ko": "이 주소에는",
        "fr": "Il n’y a rien",
        "it": "A questo indirizzo",
    }
    async with served(sqlite_url) as here:
        device = await here.device(accepted)
        answer = await device.get("/api/nothing", params={"lang": asked} if asked else None)
    assert refusal(answer, 404, "nothing-here")["sentence"].startswith(sentences[spoken])


# --- Tables --------------------------------------------------------------------------------------


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


# --- Records -------------------------------------------------------------------------------------


async def begun(here: Served, **settings: Any) -> tuple[str, httpx.AsyncClient]:
    """A table of Ada and Ben with real dice, at which the first match has begun."""
    ada, ben = await here.device(), await here.device()
    link = await here.opened(ada, real_dice=True, **settings)
    await ben.post(f"/api/tables/{link}/seats", json={"name": "Ben"})
    room = await here.house.room_of(link)
    await room.change(tables.begin(room.table.host))
    return link, ada


async def test_a_match_that_is_over_has_a_record(database_url: str) -> None:
    async with served(database_url) as here:
        link, ada = await begun(here, rules=f"{SHORT[:-1]},seating.start=first_seat)")
        room = await here.house.room_of(link)
        record = f"/api/tables/{link}/matches/1/record"
        refusal(await ada.get(record), 409, "match-is-on")
        assert (await ada.get(f"/api/tables/{link}/matches")).json()[0]["is_on"] is True
        await play(room, room.table.host, "6", "6", "b")
        answer = await ada.get(record)
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert re.fullmatch(
            r'attachment; filename="pig-\d{4}-\d\d-\d\d-1\.plr"',
            answer.headers["content-disposition"],
        )
        kept = parse_record(answer.text)
        assert kept.headers["Seat1"] == "Ada"
        assert (kept.headers["Dice"], kept.headers["Result"]) == ("typed", "1")
        (listed,) = (await ada.get(f"/api/tables/{link}/matches")).json()
        assert (listed["number"], listed["names"]) == (1, ["Ada", "Ben"])
        assert (listed["result"], listed["is_on"]) == ("1", False)
        assert listed["started_at"] <= listed["ended_at"]
        refusal(await ada.get(f"/api/tables/{link}/matches/2/record"), 404, "no-such-match")


async def test_a_match_that_the_host_has_ended_has_a_record_without_a_winner(
    sqlite_url: str,
) -> None:
    async with served(sqlite_url) as here:
        link, ada = await begun(here, rules=SHORT)
        room = await here.house.room_of(link)
        await room.change(tables.end(room.table.host))
        answer = await ada.get(f"/api/tables/{link}/matches/1/record")
        assert parse_record(answer.text).headers["Result"] == "*"
        (listed,) = (await ada.get(f"/api/tables/{link}/matches")).json()
        assert (listed["result"], listed["is_on"]) == ("*", False)


async def test_a_cheat_that_nobody_has_called_stays_hidden_in_a_match_without_an_end(
    sqlite_url: str,
) -> None:
    async with served(sqlite_url) as here:
        link, ada = await begun(here, rules="zonk@1(seating.start=first_seat)")
        room = await here.house.room_of(link)
        await play(room, room.table.host, "113462", "k111~3>1")
        await room.change(tables.end(room.table.host))
        path = f"/api/tables/{link}/matches/1/record"
        assert "~" in (await ada.get(path)).text
        assert "~" not in (await (await here.device()).get(path)).text


async def test_matches_are_listed_from_the_last_one_back(sqlite_url: str) -> None:
    async with served(sqlite_url) as here:
        ada = await here.device()
        link = await here.opened(ada, rules="pig", bots=["bot:bold"])
        room = await here.house.room_of(link)
        for _ in range(53):
            await room.change(tables.begin(room.table.host))
            await room.change(tables.end(room.table.host))
        path = f"/api/tables/{link}/matches"
        listed = (await ada.get(path)).json()
        assert [match["number"] for match in listed] == list(range(53, 3, -1))
        listed = (await ada.get(path, params={"before": 4})).json()
        assert [match["number"] for match in listed] == [3, 2, 1]


async def test_strangers_see_no_match_of_a_table_without_spectators(sqlite_url: str) -> None:
    async with served(sqlite_url) as here:
        ada, stranger = await here.device(), await here.device()
        link = await here.opened(ada, spectators=False)
        assert (await stranger.get(f"/api/tables/{link}")).status_code == 200
        path = f"/api/tables/{link}/matches"
        refusal(await stranger.get(path), 403, "no-spectators")
        refusal(await stranger.get(f"{path}/1/record"), 403, "no-spectators")
        assert (await ada.get(path)).json() == []


# --- Refusals ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"null", b"[]", b'"Ada"', b'{"name": "\xff"}', b"[" * 40_000, b'{"name": 1e999}'],
)
async def test_a_body_that_cannot_be_read_is_refused(body: bytes, sqlite_url: str) -> None:
    async with served(sqlite_url) as here:
        device = await here.device()
        headers = {"content-type": "application/json"}
        answer = await device.post("/api/tables", content=body, headers=headers)
        assert refusal(answer, 400, "message-unreadable")["details"]["why"]


@pytest.mark.parametrize(
    "path", ["/api/rules", "/api/tables/x/matches?before=x", "/api/tables/x/matches/0/record"]
)
async def test_a_parameter_that_cannot_be_read_is_refused(path: str, sqlite_url: str) -> None:
    async with served(sqlite_url) as here:
        refusal(await (await here.device()).get(path), 400, "message-unreadable")


async def test_a_body_that_is_too_large_is_refused(sqlite_url: str) -> None:
    async with served(sqlite_url, limits=Limits(body_bytes=1_000)) as here:
        device = await here.device()
        answer = await device.post("/api/tables", json={"name": "x" * 2_000})
        refusal(answer, 413, "message-too-large")


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/api/tables/x/y/z"])
async def test_an_address_without_anything_is_refused(path: str, sqlite_url: str) -> None:
    async with served(sqlite_url) as here:
        refusal(await (await here.device()).get(path), 404, "nothing-here")


async def test_a_method_that_an_address_does_not_take_is_refused(sqlite_url: str) -> None:
    async with served(sqlite_url) as here:
        answer = await (await here.device()).put("/api/tables", json={})
        assert refusal(answer, 405, "method-not-allowed")["details"] == {"method": "PUT"}
        assert "POST" in answer.headers["allow"]


async def test_a_database_that_is_gone_is_an_outage(tmp_path: Path) -> None:
    async with served(f"sqlite:///{tmp_path / 'tables.db'}") as here:
        device = await here.device()
        await here.opened(device)
        (tmp_path / "tables.db").unlink()
        refusal(await device.get(f"/api/tables/{new_link()}"), 503, "store-unavailable")


async def test_a_fault_of_the_server_shows_nothing_of_it(sqlite_url: str) -> None:
    async with served(sqlite_url) as here:
        link = new_link()
        damaged = CreateTable(link=link, code=None, document="{}", at=0)
        await here.house.store.write(damaged)
        answer = await (await here.device()).get(f"/api/tables/{link}")
        assert refusal(answer, 500, "server-fault")["details"] == {}
