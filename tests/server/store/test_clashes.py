import asyncio
from collections import Counter
from random import Random

import pytest

from pushluck.server.store import (
    AddPairing,
    ChangeTable,
    Clash,
    CreateTable,
    NewMatch,
    Store,
    StoreError,
    Sweep,
    TakePairing,
)
from tests.server.store.stores import append, begin_match, make_table, opened, texts_of

pytestmark = pytest.mark.anyio


async def test_of_two_writers_for_a_ply_one_wins(store: Store, database_url: str) -> None:
    match = await begin_match(store)
    async with opened(database_url) as other:
        for ply in range(0, 60, 2):
            results = await asyncio.gather(
                store.write(append(match, ply, "mine", "t")),
                other.write(append(match, ply, "theirs", "t")),
                return_exceptions=True,
            )
            assert Counter(map(type, results)) == {type(None): 1, Clash: 1}
            won = "mine" if results[0] is None else "theirs"
            assert (await texts_of(other, match))[ply:] == [won, "t"]


async def test_of_two_who_change_a_table_one_wins(store: Store, database_url: str) -> None:
    table = await make_table(store)
    async with opened(database_url) as other:
        for revision in range(20):
            results = await asyncio.gather(
                *(
                    writer.write(
                        ChangeTable(
                            table.id, revision, name, 1, match=NewMatch(revision, name, "{}")
                        )
                    )
                    for writer, name in ((store, "mine"), (other, "theirs"))
                ),
                return_exceptions=True,
            )
            assert sorted(type(result).__name__ for result in results) == ["Clash", "int"]
            row, match = (
                await store.load_table(table.id),
                await store.find_match(table.id, revision),
            )
            assert row is not None
            assert match is not None
            assert (row.revision, row.document) == (revision + 1, match.rules)


async def test_random_writers_leave_no_gap_and_lose_nothing(
    store: Store, database_url: str, proof: bool
) -> None:
    matches = [await begin_match(store) for _ in range(3)]
    acknowledged: dict[int, list[str]] = {match: [] for match in matches}

    async def play(writer: Store, name: str, seed: int) -> None:
        random = Random(seed)
        for number in range(2_000 if proof else 60):
            match = random.choice(matches)
            row = await writer.load_match(match)
            assert row is not None
            ply = row.plies + random.choice((-1, 0, 0, 0, 0, 0, 0, 1))
            texts = [f"{name}-{number}-{part}" for part in range(random.randint(1, 3))]
            try:
                await writer.write(append(match, ply, *texts))
            except Clash:
                continue
            acknowledged[match] += texts

    async with opened(database_url) as other:
        players = [
            play(writer, f"{name}{player}", player)
            for player in range(4)
            for writer, name in ((store, "mine"), (other, "theirs"))
        ]
        await asyncio.gather(*players)
    for match in matches:
        assert sorted(await texts_of(store, match)) == sorted(acknowledged[match])
        assert len(acknowledged[match]) > 20


async def test_workers_that_write_to_the_same_matches_do_not_block_each_other(
    store: Store, database_url: str
) -> None:
    matches = [await begin_match(store) for _ in range(20)]
    async with opened(database_url) as other:
        for ply in range(15):
            mine = [store.write(append(match, ply, "mine")) for match in matches]
            theirs = [other.write(append(match, ply, "theirs")) for match in reversed(matches)]
            results = await asyncio.gather(*mine, *theirs, return_exceptions=True)
            assert Counter(map(type, results)) == {type(None): 20, Clash: 20}
    for match in matches:
        assert len(await texts_of(store, match)) == 15


async def test_links_pairing_codes_keys_and_sweeps_are_shared(
    store: Store, database_url: str
) -> None:
    table = await make_table(store, at=10)
    async with opened(database_url) as other:
        await store.write(AddPairing(b"code", table.id, "p1", 100))
        taken = await asyncio.gather(*(s.write(TakePairing(b"code", 1)) for s in (store, other)))
        assert sorted(map(str, taken)) == sorted(map(str, [None, (taken[0] or taken[1])]))
        keys = await asyncio.gather(
            store.load_meta("secret", lambda: b"mine"), other.load_meta("secret", lambda: b"theirs")
        )
        assert keys[0] == keys[1]
        made = await asyncio.gather(
            *(s.write(CreateTable("same", None, "{}", 10)) for s in (store, other)),
            return_exceptions=True,
        )
        assert sorted(type(result).__name__ for result in made) == ["Clash", "TableRow"]
        assert sum(await asyncio.gather(*(s.write(Sweep(20)) for s in (store, other)))) == 2


async def test_what_happens_to_a_table_that_is_swept_meanwhile_is_a_clash(store: Store) -> None:
    match = await begin_match(store)
    row = await store.load_match(match)
    assert row is not None
    results = await asyncio.gather(
        store.write(Sweep(5)),
        store.write(append(match, 0, "t")),
        store.write(ChangeTable(row.table, 1, "{}", 5)),
        store.write(AddPairing(b"code", row.table, "p1", 100)),
        return_exceptions=True,
    )
    assert not any(isinstance(result, StoreError) for result in results)
    assert list(map(type, results)) == [int, Clash, Clash, Clash]
