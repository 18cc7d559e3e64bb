from typing import Any

import pytest

from pushluck.locales import LANGUAGES
from tests.cli.conftest import Invoke, ask_json

FULL = """\
Zonk: 1 1 2 4 5 6

Set aside  Points  Made of               Dice left  Bank
1 1 5         250  2 × 1 (200) + 5 (50)          3  yes
"""


def score(invoke: Invoke, *arguments: str) -> Any:
    return ask_json(invoke, "score", *arguments)


@pytest.mark.parametrize("dice", [["114562"], ["1", "1", "4", "5", "6", "2"], ["11 45", "62"]])
def test_zonk_sets_all_scoring_dice_aside(invoke: Invoke, dice: list[str]) -> None:
    """Z3, Z7."""
    assert invoke("score", "zonk", *dice) == (0, FULL, "")


def test_doom_leaves_the_choice_as_its_source_shows(invoke: Invoke) -> None:
    """D3: 1, 5, 6, 4, 4, 3 is 1,000 with five dice left or 1,500 with four."""
    keeps = score(invoke, "doom", "156443")["keeps"]
    assert [(keep["dice"], keep["points"], keep["left"]) for keep in keeps] == [
        ("1", 1000, 5),
        ("15", 1500, 4),
        ("5", 500, 5),
    ]


def test_a_hand_joins_and_the_table_says_so(invoke: Invoke) -> None:
    """D12: a 1 in the hand and 2, 3, 4, 5, 3 make a straight, 2,500 in all."""
    out = invoke("score", "doom", "23453", "--hand", "1").out
    assert "Set aside before: 1, worth 1,000\n" in out
    assert "2 3 4 5     1,500  with the hand: straight 1–5 (2,500)          1  yes\n" in out


def test_the_worth_of_a_hand_can_be_told_where_it_was_not_kept_at_once(invoke: Invoke) -> None:
    """D12: a 5 and then 5, 5 kept separately are 1,500, though three 5s at once are 500."""
    joined = ("doom", "5", "--hand", "555")
    assert score(invoke, *joined)["hand_points"] == 500
    apart = score(invoke, *joined, "--hand-points", "1500")
    assert [keep["hand_points"] for keep in apart["keeps"]] == [2000]


def test_hot_dice_leave_none_and_must_be_thrown(invoke: Invoke) -> None:
    """Z5."""
    [keep] = score(invoke, "zonk", "111555")["keeps"]
    assert (keep["left"], keep["may_bank"]) == (0, False)
    assert keep["bank_refusal"] == "hot-dice-must-throw"
    out = invoke("score", "zonk", "111555").out
    assert "none: all 6 again  Hot dice: all 6 must be thrown again." in out


def test_a_bank_below_the_opening_is_told_what_is_missing(invoke: Invoke) -> None:
    keeps = score(invoke, "farkle", "111234")["keeps"]
    assert [keep["may_bank"] for keep in keeps] == [False] * len(keeps)
    assert "400 more to get on the board." in invoke("score", "farkle", "123346").out


def test_the_hand_counts_towards_the_bank(invoke: Invoke) -> None:
    [keep] = score(invoke, "farkle", "123346"[:1], "--hand", "666")["keeps"]
    assert keep["may_bank"] is True


@pytest.mark.parametrize(
    ("arguments", "lost", "told"),
    [
        (["zonk", "223446"], "no_score", "Nothing scores: the turn is lost."),
        (["doom", "661234"], "doom", "2 or more dice showing 6 end the turn at once"),
        (["doom", "661234", "--set", "bust_loses=game"], "doom", "The whole score is lost."),
        (["dix-mille", "223446"], "no_score", "it also costs 1,000 points."),
        (["zilch", "223446"], None, "that earns 500 points and all the dice again."),
    ],
)
def test_a_throw_that_keeps_nothing_says_why(
    invoke: Invoke, arguments: list[str], lost: str | None, told: str
) -> None:
    data = score(invoke, *arguments)
    assert (data["lost"], data["keeps"]) == (lost, [])
    assert told in invoke("score", *arguments).out


def test_a_throw_that_wins_at_once_says_so(invoke: Invoke) -> None:
    assert score(invoke, "dix-mille", "111111")["wins"] is True
    assert "This throw wins the match at once." in invoke("score", "dix-mille", "111111").out


def test_json_says_what_the_points_are_made_of(invoke: Invoke) -> None:
    data = score(invoke, "zonk", "22225", "--set", "keep.rule=any")
    assert data["rules"] == "zonk@1(keep.rule=any)"
    assert data["throw"] == "22225"
    made_of = {keep["dice"]: keep["combinations"] for keep in data["keeps"]}
    assert made_of["2222"] == [{"key": "of-a-kind", "dice": "2222", "points": 300}]
    assert [part["points"] for part in made_of["22225"]] == [300, 50]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_exists_in_every_language(invoke: Invoke, language: str) -> None:
    for arguments in (
        ["zonk", "114562"],
        ["zonk", "222"],
        ["doom", "66"],
        ["doom", "2345", "--hand", "1"],
        ["zilch", "223446"],
        ["dix-mille", "223446"],
        ["dix-mille", "111111"],
    ):
        status, out, err = invoke("score", *arguments, "--lang", language)
        assert (status, err) == (0, "")
        assert out


def test_beside_a_rules_file_all_words_are_dice(invoke: Invoke) -> None:
    status, _, err = invoke("score", "114562", "--rules", "no-such-file.toml")
    assert status == 1
    assert "no-such-file.toml" in err
    assert invoke("score", "zonk", "1", "--rules", "no-such-file.toml").status == 1
    assert invoke("score", "zonk", "1", "--batch").status == 2
