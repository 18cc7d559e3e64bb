"""The exact bot at online tables: it sits only where nobody has to wait until its rules are solved."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from pushluck.bots import find_bot, prepare_bots
from pushluck.bots.exact import find_decider
from pushluck.conduct import make_table, view_of
from pushluck.core import Match
from pushluck.games.registry import find_rules
from pushluck.server import tables
from pushluck.server.bot_bench import BotBench
from pushluck.server.tables import Table, TableSettings
from tests.server.tables.doing import after, names, refusal
from tests.server.test_bot_bench import think_of

SOLVED, UNSOLVED = "pig@1(finish.target=20)", "pig@1(finish.target=21)"
EXACT = "bot:exact"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("PUSHLUCK_HOME", str(tmp_path))
    prepare_bots([EXACT], find_rules(SOLVED))
    find_decider.cache_clear()
    yield
    find_decider.cache_clear()


def opened(rules: str, *bots: str) -> Table:
    return tables.opened(TableSettings(rules=rules), "ada", "Ada", bots)


def test_it_sits_where_the_rules_are_solved() -> None:
    assert names(opened(SOLVED, EXACT)) == ["Ada", EXACT]


def test_it_is_refused_where_they_are_not() -> None:
    table = opened(UNSOLVED)
    assert refusal(tables.add_bot("ada", EXACT), table) == "bot-needs-values"
    change = tables.change_settings("ada", {"stand_in": EXACT})
    assert refusal(change, table) == "bot-needs-values"
    away = after(table, tables.sit("ben", "Ben"), tables.mark_away("ben"))
    stand_in = tables.stand_in("ada", 1, EXACT)
    assert refusal(stand_in, away, playing=True) == "bot-needs-values"


def test_the_rules_do_not_change_under_it() -> None:
    table = opened(SOLVED, EXACT)
    change = tables.change_settings("ada", {"rules": UNSOLVED})
    assert refusal(change, table) == "bot-needs-values"
    alone = after(table, tables.kick("ada", 1), change)
    assert alone.settings.rules == UNSOLVED


@pytest.mark.anyio
async def test_it_thinks_in_the_processes_of_the_bots() -> None:
    match = Match(make_table(find_rules(f"{SOLVED[:-1]},seating.start=first_seat)")), 2)
    for text in ("t", "6", "t", "5"):
        match.push_text(text)
    bench = BotBench(1)
    await bench.open()
    try:
        act = await bench.next_act(think_of(match, {0: EXACT}, "1"))
    finally:
        await bench.close()
    assert act is not None
    assert act.action == find_bot(EXACT, "1").decide(view_of(match, 0))
