"""Records committed as files, with the position after every event as the rulings give it."""

from pathlib import Path

import pytest

from pushluck.record import Record, format_record, load_record, load_text

DATA = Path(__file__).parents[1] / "data" / "records"
NAMES = {"zonk", "doom", "bones", "pig"}


def describe(record: Record) -> list[str]:
    game, lines = record.match.game, []
    for ply, state in enumerate(record.match.states):
        event = record.match.events[ply - 1]
        done = f"s{event.seat + 1} {event.text}" if ply else "start"
        turn = game.turn_of(state)
        seat = "-" if turn is None else f"s{turn + 1}"
        scores = " ".join(map(str, game.scores(state)))
        lines.append(f"{done}: {seat} has {game.turn_total(state)}, scores {scores}")
    return lines


@pytest.mark.parametrize("name", sorted(NAMES))
def test_old_records_replay_for_ever(name: str) -> None:
    record = load_record(DATA / f"{name}.plr")
    assert describe(record) == load_text(DATA / f"{name}.states").splitlines()
    assert format_record(record.match, record.headers) == load_text(DATA / f"{name}.plr")


def test_every_record_here_has_its_positions() -> None:
    assert {file.stem for file in DATA.glob("*.plr")} == NAMES
    assert {file.stem for file in DATA.glob("*.states")} == NAMES
