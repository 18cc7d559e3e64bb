"""What can be played: presets, bots and rules."""

import pytest

from pushluck.games.registry import find_rules, iter_presets
from pushluck.locales import LANGUAGES
from pushluck.rulebook import format_rules_toml
from tests.server.asking import refusal, served

pytestmark = pytest.mark.anyio


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
