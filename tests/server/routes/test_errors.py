"""How the server refuses, and in which language."""

from pathlib import Path

import pytest

from pushluck.server.codes import new_link
from pushluck.server.settings import Limits
from pushluck.server.store import CreateTable
from tests.server.asking import refusal, served

pytestmark = pytest.mark.anyio


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
