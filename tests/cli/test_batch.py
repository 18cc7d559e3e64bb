"""`score --batch` against known right answers, and its way with whatever else is fed to it."""

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pushluck.cli.batch import iter_available
from tests.cli.conftest import Invoke, Process

ORACLES = Path(__file__).parents[1] / "data" / "oracles"


def oracle(name: str) -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = json.loads((ORACLES / f"{name}.json").read_text())
    return entries


def ask(invoke: Invoke, *arguments: str, questions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    typed = "".join(json.dumps(question) + "\n" for question in questions)
    status, out, err = invoke("score", *arguments, "--batch", typed=typed)
    assert (status, err) == (0, "")
    answers = [json.loads(line) for line in out.splitlines()]
    assert len(answers) == len(questions)
    return answers


def test_zonk_sets_aside_what_the_oracle_does(invoke: Invoke) -> None:
    entries = oracle("zonk_throws")
    answers = ask(invoke, "zonk", questions=[{"throw": entry["throw"]} for entry in entries])
    for entry, answer in zip(entries, answers, strict=True):
        kept, throw = entry["kept"], entry["throw"]
        assert answer["lost"] == (None if kept else "no_score"), throw
        expected = [(kept, entry["points"], len(throw) - len(kept))] if kept else []
        found = [(keep["dice"], keep["points"], keep["left"]) for keep in answer["keeps"]]
        assert found == expected, throw


def test_zonk_with_any_keep_offers_what_the_oracle_does(invoke: Invoke) -> None:
    entries = oracle("zonk_keep_any_options")
    questions = [{"throw": entry["throw"]} for entry in entries]
    answers = ask(invoke, "zonk", "--set", "keep.rule=any", questions=questions)
    for entry, answer in zip(entries, answers, strict=True):
        offered = sorted({(keep["points"], keep["left"]) for keep in answer["keeps"]})
        assert offered == sorted(map(tuple, entry["options"])), entry["throw"]


def test_doom_offers_what_the_oracle_does_on_a_fresh_hand(invoke: Invoke) -> None:
    entries = oracle("doom_fresh_throws")
    answers = ask(invoke, "doom", questions=[{"throw": entry["throw"]} for entry in entries])
    for entry, answer in zip(entries, answers, strict=True):
        keeps = [[keep["dice"], keep["points"]] for keep in answer["keeps"]]
        assert keeps == entry["keeps"], entry["throw"]
        why = "doom" if entry["doom"] else "no_score"
        assert answer["lost"] == (None if keeps else why), entry["throw"]


def test_doom_joins_hands_as_the_oracle_does(invoke: Invoke) -> None:
    entries = oracle("doom_joined_hands")
    keys = ("throw", "hand", "hand_points")
    questions = [{key: entry[key] for key in keys} for entry in entries]
    answers = ask(invoke, "doom", questions=questions)
    for entry, answer in zip(entries, answers, strict=True):
        hands = sorted([keep["hand"], keep["hand_points"]] for keep in answer["keeps"])
        assert hands == sorted(entry["keeps"]), entry
        for keep in answer["keeps"]:
            assert keep["points"] == keep["hand_points"] - entry["hand_points"]


def test_a_line_has_exactly_the_documented_form(invoke: Invoke) -> None:
    typed = '{"throw":"415", "hand":"15","hand_points":1500}\n'
    out = invoke("score", "doom", "--batch", typed=typed).out
    assert out == (
        '{"lost":null,"keeps":['
        '{"dice":"1","points":1000,"hand":"115","hand_points":2500,"left":2},'
        '{"dice":"15","points":1500,"hand":"1155","hand_points":3000,"left":1},'
        '{"dice":"5","points":500,"hand":"155","hand_points":2000,"left":2}]}\n'
    )


def test_after_hot_dice_no_die_of_the_throw_is_left(invoke: Invoke) -> None:
    [answer] = ask(invoke, "zonk", questions=[{"throw": "111555"}])
    assert [keep["left"] for keep in answer["keeps"]] == [0]


def test_a_free_throw_is_not_lost_and_keeps_nothing(invoke: Invoke) -> None:
    [answer] = ask(invoke, "zilch", questions=[{"throw": "223446"}])
    assert answer == {"lost": None, "keeps": []}


def test_a_fresh_hand_may_be_spelled_out(invoke: Invoke) -> None:
    plain, spelled, empty = ask(
        invoke,
        "doom",
        questions=[
            {"throw": "15"},
            {"throw": "15", "hand": "", "hand_points": 0},
            {"throw": "15", "hand": None, "hand_points": None},
        ],
    )
    assert plain == spelled == empty


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b"", "not-json"),
        (b"114562", "not-an-object"),
        (b'{"throw":"1"', "not-json"),
        (b'{"throw":"\xff"}', "line-not-utf-8"),
        (b"[" * 100_000, "not-json"),
        (b'{"throw":"1","hand":"5","hand_points":' + b"9" * 5000 + b"}", "not-json"),
        (b'{"hand":"1"}', "not-dice"),
        (b'{"throw":114562}', "not-dice"),
        (b'{"throw":"1","hand":5}', "not-dice"),
        (b'{"throw":"1","hand":"5","hand_points":true}', "not-points"),
        (b'{"throw":"1","hand":"5","hand_points":-50}', "not-points"),
        (b'{"throw":"1","hand":"5","hand_points":50.0}', "not-points"),
        (b'{"throw":"1","hnad":"5"}', "unknown-key"),
        (b'{"throw":"117"}', "no-such-face"),
        (b'{"throw":""}', "impossible-number-of-dice"),
        (b'{"throw":"1234561"}', "impossible-number-of-dice"),
        (b'{"throw":"1","hand_points":50}', "hand-points-without-hand"),
        (b'{"throw":"1","hand":"23"}', "hand-points-missing"),
    ],
)
def test_a_bad_line_is_answered_with_its_reason_and_the_others_go_on(
    invoke: Invoke, line: bytes, reason: str
) -> None:
    good = b'{"throw":"5"}'
    status, out, err = invoke("score", "zonk", "--batch", typed=b"\n".join((good, line, good)))
    first, bad, last = map(json.loads, out.splitlines())
    assert first == last
    assert bad["reason"] == reason
    assert set(bad) == {"error", "reason"}
    assert reason not in bad["error"]
    assert status == 1
    assert "One line could not be answered." in err


def test_errors_speak_the_readers_language(invoke: Invoke) -> None:
    out = invoke("score", "zonk", "--batch", "--lang", "it", typed=b"{}").out
    assert json.loads(out)["error"] == 'throw deve essere un testo di dadi come "114562".'


def test_a_program_may_ask_line_by_line() -> None:
    command = [sys.executable, "-m", "pushluck", "score", "zonk", "--batch"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as run:
        assert run.stdin is not None
        assert run.stdout is not None
        for throw, points in (("1", 100), ("5", 50)):
            run.stdin.write(json.dumps({"throw": throw}).encode() + b"\n")
            run.stdin.flush()
            assert json.loads(run.stdout.readline())["keeps"][0]["points"] == points
        run.stdin.close()
    assert run.returncode == 0


def test_a_hundred_thousand_lines_get_as_many_answers(process: Process, tmp_path: Path) -> None:
    lines = 100_000
    questions = tmp_path / "questions.jsonl"
    questions.write_text('{"throw":"114562"}\n{"throw":"266"}\n' * (lines // 2))
    with questions.open() as stdin:
        run = process("score", "zonk", "--batch", stdin=stdin)
    assert run.stdout.count(b"\n") == lines
    assert run.stdout.count(b"no_score") == lines // 2


@given(st.lists(st.binary(max_size=20)), st.integers(1, 9))
def test_lines_are_whole_however_they_arrive(lines: list[bytes], size: int) -> None:
    text = b"\n".join(line.replace(b"\n", b"") for line in lines)
    stream = io.BytesIO(text)
    arrived = [line for batch in iter_available(lambda _: stream.read(size)) for line in batch]
    expected = text.split(b"\n")
    assert arrived == (expected if expected[-1] else expected[:-1])


def test_a_throw_may_be_larger_than_the_hand_leaves(invoke: Invoke) -> None:
    """A program asks what six dice would be worth beside two that are held (ruling D12)."""
    line = b'{"throw":"114562","hand":"15","hand_points":1500}'
    status, out, _ = invoke("score", "doom", "--batch", typed=line)
    answer = json.loads(out)
    assert status == 0
    assert answer["lost"] is None
    first = {"dice": "1", "points": 1000, "hand": "115", "hand_points": 2500, "left": 3}
    assert answer["keeps"][0] == first
