import json
from typing import Any

import pytest

from pushluck.cli.failures import Status
from pushluck.cli.signs import cell_width
from pushluck.locales import LANGUAGES
from tests.cli.conftest import Invoke, ask_json

pytestmark = pytest.mark.usefixtures("shared_home")

DOOM = ["doom", "--set", "finish.target=1200"]

RIDES = ["ten-thousand", "--set", "finish.target=2000"]

PUNISHED = ["farkle-minimal", "--set", "target=300,bust.streak=3,bust.penalty=50"]

HUGE = ["farkle-minimal", "--set", "target=1000000"]
"""A match that is too large to be solved."""


def table(invoke: Invoke, *arguments: str) -> Any:
    return ask_json(invoke, "table", *arguments)


def test_json_holds_the_sheet(invoke: Invoke) -> None:
    found = table(invoke, "pig", "--scores", "41,49", "--scores", "0,0")
    assert list(found) == ["rules", "first_wins", "turn_points", "for_points", "to_win"]
    assert found["rules"] == "pig@1"
    assert found["first_wins"] == pytest.approx(0.530592725273748, abs=1e-6)
    assert found["turn_points"] == pytest.approx(8.14, abs=5e-3)  # Neller and Presser 2004
    assert found["for_points"] == [{"busts": 0, "bank": {"1": [[20, None]]}}]
    middle, start = found["to_win"]
    assert middle["scores"] == [41, 49]
    assert middle["bank"] == {"1": [[22, 26], [28, None]]}
    assert start["wins"] == pytest.approx(found["first_wins"], abs=1e-6)


def test_where_the_truth_is_no_threshold_a_line_says_so(invoke: Invoke) -> None:
    status, out, err = invoke("table", "pig", "--scores", "41,49")
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[2].split() == ["Dice", "Points", "41–49"]
    assert lines[3].split() == ["1", "20", "(1)"]
    assert "(1) No threshold: bank with 22–26 and 28 or more; otherwise throw." in lines


def test_the_usual_sheet_shows_points_and_four_pairs_of_scores(invoke: Invoke) -> None:
    rules = ["farkle-minimal", "--set", "finish.target=1000"]
    out = invoke("table", *rules).out.splitlines()
    scores = ["0–0", "700–400", "400–700", "800–900"]
    assert out[2].split() == ["Dice", "Points", *scores]
    assert [line.split()[1] for line in out[3:8]] == ["250", "250", "400", "1,000", "2,900"]
    assert out[9].split()[0] == "Wins"
    assert len(table(invoke, *rules)["to_win"]) == 4


def test_hands_are_told_where_dice_join_them(invoke: Invoke) -> None:
    found = table(invoke, *DOOM, "--scores", "0,0")
    assert found["to_win"][0]["bank"]["3:115=2500"] == [[2500, None]]  # that wins
    out = invoke("table", *DOOM, "--scores", "0,0").out
    assert "3: 115 " in out
    assert "1: 55555 (1,500) " in out
    assert "always" in out


def test_a_second_table_tells_when_to_take_over_what_was_left(invoke: Invoke) -> None:
    scores = ["--scores", "0,0", "--scores", "600,1500"]
    nothing, found = table(invoke, *RIDES, *scores)["to_win"]
    assert nothing["ride"] == {}
    assert list(found["ride"]) == ["1", "2", "3", "4", "5"]
    assert found["ride"]["5"] == [[350, None]]
    assert found["ride"]["2"] == [[950, 1300], [1500, None]]
    assert found["ride"]["1"] == []
    lines = invoke("table", *RIDES, *scores).out.splitlines()
    first = lines.index("Dice left  0–0  600–1,500")
    assert lines[first + 1].split() == ["1", "–"]
    assert lines[first + 5].split() == ["5", "350"]
    assert lines[first + 6].endswith("take over 950–1,300 and 1,500 or more; otherwise throw all")
    assert table(invoke, "pig", "--scores", "0,0")["to_win"][0]["ride"] == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", [["pig"], DOOM, PUNISHED, RIDES])
def test_a_sheet_fits_on_eighty_columns_in_every_language(
    invoke: Invoke, language: str, rules: list[str]
) -> None:
    status, out, err = invoke("table", *rules, "--lang", language)
    assert (status, err) == (0, "")
    assert max(cell_width(line) for line in out.splitlines()) <= 80
    assert "\x1b" not in out


def test_points_are_told_also_where_the_match_is_not_solved(invoke: Invoke) -> None:
    status, out, err = invoke("table", *HUGE)
    assert (status, err) == (0, "")
    assert "finish.target" in out
    found = table(invoke, *HUGE)
    assert (found["first_wins"], found["to_win"]) == (None, [])
    assert found["for_points"][0]["bank"]["1"] == [[250, None]]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ([*HUGE, "--scores", "0,0"], "finish.target"),
        (["pig", "--scores", "100,0"], "the match is over"),
        (["pig", "--scores", "all"], "two whole numbers"),
        (["nonsense"], "nonsense"),
    ],
)
def test_what_has_no_sheet_is_refused(invoke: Invoke, arguments: list[str], told: str) -> None:
    status, out, err = invoke("table", *arguments)
    assert (status, out) == (Status.USAGE, "")
    assert told in err


def test_bones_are_buried_by_throws_made_and_middle_dice(invoke: Invoke) -> None:
    found = table(invoke, "bones", "--scores", "40,70")
    assert list(found) == ["rules", "first_wins", "turn_points", "for_points", "to_win"]
    for_points, to_win = found["for_points"][0]["bank"], found["to_win"][0]["bank"]
    # The next throw costs a die more each time, so less is enough; who is behind wants more.
    assert for_points["1"]["4"] > for_points["2"]["4"] > for_points["3"]["4"]
    assert to_win["1"]["4"] > for_points["1"]["4"]
    lines = invoke("table", "bones", "--scores", "40,70").out.splitlines()
    assert lines[3].split() == ["Throws", *for_points_columns(for_points)]
    assert lines[9].startswith("40–70 (wins ")
    assert json.loads(invoke("solve", "bones", "--solo", "--json").out) == {
        "turn_points": found["turn_points"],
        "bank_at": for_points,
    }


def for_points_columns(bank: dict[str, dict[str, int | None]]) -> list[str]:
    return sorted({middle for row in bank.values() for middle in row})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_of_bones_fits_in_every_language(invoke: Invoke, language: str) -> None:
    for arguments in (["table", "bones"], ["solve", "bones", "--solo"]):
        status, out, err = invoke(*arguments, "--lang", language)
        assert (status, err) == (0, "")
        assert max(cell_width(line) for line in out.splitlines()) <= 80
