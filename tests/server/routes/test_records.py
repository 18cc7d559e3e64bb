"""The matches of a table and their records."""

import re
from typing import Any

import httpx
import pytest

from pushluck.record import parse_record
from pushluck.server import tables
from tests.server.asking import Served, play, refusal, served

pytestmark = pytest.mark.anyio

SHORT = "pig@1(finish.target=10)"


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
