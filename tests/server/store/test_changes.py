import pytest

from pushluck.server.store import (
    AddPairing,
    AddToken,
    Answer,
    AppendEvents,
    ChangeTable,
    Clash,
    CreateTable,
    DueRow,
    EventRow,
    MatchRow,
    NewEvent,
    NewMatch,
    Notify,
    SetWake,
    Store,
    Sweep,
    TableRow,
    TakePairing,
    TokenRow,
)
from tests.server.store.stores import append, begin_match, make_table, texts_of

pytestmark = pytest.mark.anyio

LATE = 1_900_000_000_000
"""Milliseconds since the epoch need more than 32 bits."""


async def test_a_table_is_found_by_id_link_and_code(store: Store) -> None:
    made = await store.write(CreateTable("link", "CODE", '{"host": "김"}', LATE))
    assert made == TableRow(made.id, "link", "CODE", '{"host": "김"}', 0, LATE, LATE)
    assert await store.load_table(made.id) == made
    assert await store.find_table("link") == made
    assert await store.find_table_by_code("CODE") == made
    assert await store.load_table(made.id + 1) is None
    assert await store.find_table("LINK") is None
    assert await store.find_table_by_code("code") is None


async def test_links_and_codes_belong_to_one_table_only(store: Store) -> None:
    await store.write(CreateTable("link", "CODE", "{}", 1))
    for link, code in (("link", "OTHER"), ("other", "CODE")):
        with pytest.raises(Clash):
            await store.write(CreateTable(link, code, "{}", 1))
    await store.write(CreateTable("no code", None, "{}", 1))
    await store.write(CreateTable("none either", None, "{}", 1))


async def test_a_table_changes_from_revision_to_revision(store: Store) -> None:
    table = await make_table(store)
    assert await store.write(ChangeTable(table.id, 0, '{"a": 1}', 7, "CODE")) is None
    changed = await store.find_table_by_code("CODE")
    assert changed == TableRow(table.id, table.link, "CODE", '{"a": 1}', 1, 1, 7)
    for revision in (0, 2):
        with pytest.raises(Clash):
            await store.write(ChangeTable(table.id, revision, "{}", 8))
    with pytest.raises(Clash):
        await store.write(ChangeTable(table.id + 1, 0, "{}", 8))
    assert await store.load_table(table.id) == changed
    await store.write(ChangeTable(table.id, 1, "{}", 8))
    assert await store.find_table_by_code("CODE") is None


async def test_a_match_begins_with_a_change_of_its_table(store: Store) -> None:
    table = await make_table(store)
    new = NewMatch(3, "zonk@1", '{"names": []}', LATE)
    match = await store.write(ChangeTable(table.id, 0, "{}", 7, match=new))
    assert match is not None
    row = MatchRow(match, table.id, 3, "zonk@1", '{"names": []}', 0, 7, 7, None, None, LATE)
    assert await store.load_match(match) == row
    assert await store.find_match(table.id, 3) == row
    assert await store.find_match(table.id, 1) is None
    assert await store.load_events(match) == []
    with pytest.raises(Clash):
        await store.write(ChangeTable(table.id, 1, "{}", 8, match=new))
    row_after = await store.load_table(table.id)
    assert row_after is not None
    assert row_after.revision == 1


async def test_a_command_has_one_answer(store: Store) -> None:
    table, other = await make_table(store), await make_table(store)
    await store.write(ChangeTable(table.id, 0, "{}", 7, answer=Answer("c1", '{"ok": true}')))
    assert await store.find_answer(table.id, "c1") == '{"ok": true}'
    assert await store.find_answer(other.id, "c1") is None
    with pytest.raises(Clash):
        await store.write(ChangeTable(table.id, 1, "{}", 8, answer=Answer("c1", "again")))
    await store.write(ChangeTable(other.id, 0, "{}", 8, answer=Answer("c1", "other")))
    assert await store.find_answer(table.id, "c1") == '{"ok": true}'


async def test_events_come_back_as_they_were_appended(store: Store) -> None:
    match = await begin_match(store)
    first = (NewEvent(0, "t", "", "c1"), NewEvent(0, "113462"))
    await store.write(AppendEvents(match, 0, first, LATE, wake_at=LATE + 1))
    await store.write(AppendEvents(match, 2, (NewEvent(3, "z:away", "clock"),), LATE + 5))
    assert await store.load_events(match) == [
        EventRow(0, 0, "t", "", "c1", LATE),
        EventRow(1, 0, "113462", "", "", LATE),
        EventRow(2, 3, "z:away", "clock", "", LATE + 5),
    ]
    assert [event.ply for event in await store.load_events(match, 1)] == [1, 2]
    assert await store.load_events(match, 3) == []
    row = await store.load_match(match)
    assert row is not None
    assert (row.plies, row.touched_at, row.wake_at, row.ended_at) == (3, LATE + 5, None, None)


@pytest.mark.parametrize("ply", [0, 1, 3, -1])
async def test_events_can_only_follow_the_last_one(store: Store, ply: int) -> None:
    match = await begin_match(store)
    await store.write(append(match, 0, "t", "6"))
    with pytest.raises(Clash):
        await store.write(append(match, ply, "b", "x", "y"))
    assert await texts_of(store, match) == ["t", "6"]


async def test_nothing_follows_the_end(store: Store) -> None:
    match = await begin_match(store)
    await store.write(append(match, 0, "b", at=9, result="1"))
    row = await store.load_match(match)
    assert row is not None
    assert (row.ended_at, row.result) == (9, "1")
    with pytest.raises(Clash):
        await store.write(append(match, 1, "t"))
    assert await texts_of(store, match) == ["b"]


async def test_a_match_that_is_not_there_has_no_events(store: Store) -> None:
    with pytest.raises(Clash):
        await store.write(append(77, 0, "t"))
    with pytest.raises(Clash):
        await store.write(SetWake(77, 5))
    assert await store.load_events(77) == []


async def test_matches_are_due_in_the_order_of_their_times(store: Store) -> None:
    matches = [await begin_match(store) for _ in range(4)]
    for match, wake_at in zip(matches, (30, 10, None, LATE), strict=True):
        await store.write(SetWake(match, wake_at))
    due = await store.load_due(30, 10)
    assert [(row.match, row.wake_at) for row in due] == [(matches[1], 10), (matches[0], 30)]
    first = await store.load_match(matches[1])
    assert first is not None
    assert await store.load_due(30, 1) == [DueRow(first.table, first.id, 10)]
    await store.write(SetWake(matches[1], None))
    assert await store.load_due(29, 10) == []


async def test_a_token_speaks_for_its_participant_until_it_is_revoked(store: Store) -> None:
    table = await make_table(store)
    for digest, participant in ((b"\x00a", "p1"), (b"\x00b", "p2"), (b"\x00c", "p2")):
        await store.write(AddToken(digest, table.id, participant, LATE))
    assert await store.find_token(b"\x00b") == TokenRow(table.id, "p2", LATE)
    assert await store.find_token(b"\x00") is None
    with pytest.raises(Clash):
        await store.write(AddToken(b"\x00a", table.id, "p3", 1))
    with pytest.raises(Clash):
        await store.write(AddToken(b"new", table.id + 1, "p1", 1))
    await store.write(AddPairing(b"pairing", table.id, "p2", LATE))
    await store.write(ChangeTable(table.id, 0, "{}", 2, revoked=("p2", "nobody")))
    assert await store.find_token(b"\x00a") == TokenRow(table.id, "p1", LATE)
    assert await store.find_token(b"\x00b") is await store.find_token(b"\x00c") is None
    assert await store.write(TakePairing(b"pairing", 1)) is None


async def test_a_pairing_code_works_once_and_not_after_its_time(store: Store) -> None:
    table = await make_table(store)
    await store.write(AddPairing(b"one", table.id, "p1", 100))
    await store.write(AddPairing(b"two", table.id, "p2", 100))
    assert await store.write(TakePairing(b"one", 99)) == (table.id, "p1")
    assert await store.write(TakePairing(b"one", 99)) is None
    assert await store.write(TakePairing(b"two", 100)) is None
    assert await store.write(TakePairing(b"two", 99)) is None


async def test_a_new_pairing_code_replaces_the_one_before(store: Store) -> None:
    table = await make_table(store)
    for digest in (b"one", b"two"):
        await store.write(AddPairing(digest, table.id, "p1", 100))
    assert await store.write(TakePairing(b"one", 1)) is None
    assert await store.write(TakePairing(b"two", 1)) == (table.id, "p1")


async def test_sweeping_takes_tables_where_nothing_has_happened_and_all_that_is_theirs(
    store: Store,
) -> None:
    old, played = await begin_match(store, at=10), await begin_match(store, at=10)
    changed = await begin_match(store, at=10)
    rows = [await store.load_match(match) for match in (old, played, changed)]
    tables = [row.table for row in rows if row is not None]
    await store.write(append(old, 0, "t", at=19))
    await store.write(append(played, 0, "t", at=20))
    await store.write(
        ChangeTable(tables[2], 1, "{}", 20, answer=Answer("c", "a"), match=NewMatch(2, "", ""))
    )
    await store.write(AddToken(b"token", tables[0], "p1", 10))
    assert await store.write(Sweep(20)) == 1
    assert await store.write(Sweep(20)) == 0
    assert await store.load_table(tables[0]) is None
    assert await store.load_match(old) is None
    assert await store.load_events(old) == []
    assert await store.find_token(b"token") is None
    assert await texts_of(store, played) == ["t"]
    assert await store.find_answer(tables[2], "c") == "a"
    assert await store.write(Sweep(21, limit=1)) == 1
    assert await store.write(Sweep(21, limit=1)) == 1
    assert await store.find_answer(tables[2], "c") is None


async def test_ids_of_what_was_deleted_never_come_back(store: Store) -> None:
    match = await begin_match(store)
    row = await store.load_match(match)
    assert row is not None
    assert await store.write(Sweep(2)) == 1
    assert (await make_table(store)).id > row.table
    assert await begin_match(store) > match


async def test_telling_changes_nothing(store: Store) -> None:
    await store.write(Notify(("one", "two")))
    await store.write(Notify(()))


async def test_a_key_keeps_its_first_value(store: Store) -> None:
    assert await store.load_meta("secret", lambda: b"\x00first") == b"\x00first"
    assert await store.load_meta("secret", lambda: b"second") == b"\x00first"
    assert await store.load_meta("other", lambda: b"") == b""
    await store.ping()
