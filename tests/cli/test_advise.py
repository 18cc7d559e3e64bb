from pathlib import Path
from typing import Any

import pytest

from pushluck.cli.failures import Status
from pushluck.cli.signs import cell_width
from pushluck.locales import LANGUAGES
from tests.cli.conftest import Invoke, ask_json

pytestmark = pytest.mark.usefixtures("shared_home")

RECORDS = Path(__file__).parents[1] / "data" / "records"
SMALL = ["zonk", "--set", "finish.target=1000", "--set", "finish.extended_target=1300"]
DOOM = ["doom", "--set", "finish.target=1200"]
RIDES = ["ten-thousand", "--set", "finish.target=1500"]


def advise(invoke: Invoke, *arguments: str) -> Any:
    return ask_json(invoke, "advise", *arguments)


def best(found: Any) -> str:
    (acts,) = [choice["acts"] for choice in found["choices"] if choice["best"]]
    return " ".join(acts)


@pytest.mark.parametrize(
    ("total", "act"),
    [*((total, "t") for total in (2, 20, 21, 27)), *((total, "b") for total in (22, 26, 28, 33))],
)
def test_pig_holds_at_22_to_26_and_throws_at_27(invoke: Invoke, total: int, act: str) -> None:
    """Own 41 against 49 (possiblywrong, 2014)."""
    assert best(advise(invoke, "pig", "--scores", "41,49", "--turn", str(total))) == act


def test_a_throw_of_pig_counts_with_the_turn(invoke: Invoke) -> None:
    typed = advise(invoke, "pig", "--scores", "41,49", "--turn", "21", "--throw", "6")
    assert (typed["turn"], typed["throw"]) == (27, "6")
    known = advise(invoke, "pig", "--scores", "41,49", "--turn", "27")
    assert typed["choices"] == known["choices"]


def test_json_holds_every_choice_the_best_first(invoke: Invoke) -> None:
    found = advise(invoke, *SMALL, "--scores", "200,700", "--turn", "150", "--throw", "15")
    assert list(found) == ["rules", "scores", "turn", "throw", "offer", "ended", "choices"]
    assert found["scores"] == [200, 700]
    assert (found["turn"], found["throw"], found["ended"]) == (150, "15", [])
    for choice in found["choices"]:
        assert list(choice) == ["acts", "wins", "points", "bust", "best"]
        assert 0 <= choice["wins"] <= 1
        assert 0 <= choice["bust"] <= 1
    # Zonk keeps all that scores, and hot dice must be thrown.
    assert [choice["acts"] for choice in found["choices"]] == [["k15", "t"]]
    assert found["choices"][0]["best"]


def test_a_keep_is_told_with_each_way_to_go_on(invoke: Invoke) -> None:
    found = advise(invoke, *SMALL, "--turn", "100", "--throw", "1236")
    assert sorted(choice["acts"] for choice in found["choices"]) == [["k1", "b"], ["k1", "t"]]


def test_choices_are_ranked_by_the_chance_to_win(invoke: Invoke) -> None:
    found = advise(invoke, *DOOM, "--throw", "112345")
    wins = [choice["wins"] for choice in found["choices"]]
    assert len(wins) > 5
    assert wins == sorted(wins, reverse=True)
    assert best(found) == " ".join(found["choices"][0]["acts"])


def test_a_bank_is_sure_and_a_throw_is_not(invoke: Invoke) -> None:
    found = advise(invoke, *SMALL, "--turn", "200", "--dice", "3")
    acts = {" ".join(choice["acts"]): choice for choice in found["choices"]}
    assert set(acts) == {"t", "b"}
    assert (acts["b"]["points"], acts["b"]["bust"]) == (200, 0)
    assert acts["t"]["bust"] >= 5 / 18  # the chance to lose a throw of three dice


def test_a_turn_begins_with_a_throw_that_wins_as_often_as_the_match(invoke: Invoke) -> None:
    (throw,) = advise(invoke, *DOOM)["choices"]
    assert throw["wins"] == pytest.approx(0.752166627334, abs=1e-11)


def test_dice_join_the_hand_that_is_named(invoke: Invoke) -> None:
    """With a 1 in the hand, 2 3 4 5 make a straight of 2,500 in Doom: enough to win."""
    found = advise(invoke, *DOOM, "--hand", "1", "--throw", "23453")
    assert found["turn"] == 1000
    assert best(found) == "k2345 b"
    assert found["choices"][0]["wins"] == 1
    assert ["k5", "t"] in [choice["acts"] for choice in found["choices"]]


def test_a_throw_that_ends_the_turn_leaves_nothing_to_choose(invoke: Invoke) -> None:
    found = advise(invoke, *DOOM, "--throw", "661234")
    assert (found["ended"], found["choices"]) == (["bust"], [])
    status, out, err = invoke("advise", "zonk", "--turn", "350", "--throw", "2346")
    assert (status, err) == (0, "")
    assert out.splitlines()[-1] == "Nothing scores. You lose 350 points."


def test_people_read_a_table_with_the_best_choice_marked(invoke: Invoke) -> None:
    status, out, err = invoke("advise", "pig", "--scores", "41,49", "--turn", "27")
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[:3] == ["Pig: 41 against 49", "This turn: 27 points", ""]
    assert lines[3].split() == ["Choice", "Wins", "Mean", "points", "Turn", "lost"]
    assert lines[4].split() == ["→", "throw", "65.56%", "25.8", "16.67%"]
    assert lines[5].split() == ["bank", "65.54%", "27.0", "0.00%"]
    assert "\x1b" not in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language_on_eighty_columns(invoke: Invoke, language: str) -> None:
    left = ["--scores", "0,1000", "--offer", "2,1000"]
    for arguments in (
        [*DOOM, "--throw", "112345"],
        [*DOOM, "--throw", "661234"],
        [*RIDES, *left],
    ):
        status, out, err = invoke("advise", *arguments, "--lang", language)
        assert (status, err) == (0, "")
        assert max(cell_width(line) for line in out.splitlines()) <= 80
        assert "Doom" in out or "Ten Thousand" in out


def test_what_the_other_has_left_is_taken_over_or_not(invoke: Invoke) -> None:
    found = advise(invoke, *RIDES, "--scores", "500,1000", "--offer", "5,1000")
    assert (found["offer"], found["turn"]) == ([5, 1000], 0)
    assert best(found) == "r"
    (ride, throw) = found["choices"]
    few = advise(invoke, *RIDES, "--scores", "500,1000", "--offer", "1,1000")
    assert best(few) == "t"
    # What a throw of all dice is worth does not depend on what was left.
    assert few["choices"][0] == throw | {"best": True}
    assert advise(invoke, *RIDES, "--scores", "500,1000")["choices"] == [throw | {"best": True}]
    lines = invoke("advise", *RIDES, "--scores", "500,1000", "--offer", "5,1000").out.splitlines()
    assert lines[1] == "Left over: 5 dice, 1,000 points"
    assert lines[4].startswith("→  take over the dice left")
    assert ride["wins"] > throw["wins"]


def test_a_throw_of_what_the_other_has_left_counts_with_it(invoke: Invoke) -> None:
    rules = [*RIDES, "--set", "ride.bonus=200", "--scores", "0,1000"]
    taken = advise(invoke, *rules, "--offer", "2,1000", "--throw", "12")
    assert (taken["turn"], taken["throw"], taken["offer"]) == (1000, "12", None)
    # A single 1 is worth 100, and the first throw that scores 200 more.
    banked = {choice["points"] for choice in taken["choices"] if choice["acts"][-1] == "b"}
    assert banked == {1300}


def test_a_record_is_asked_after_so_many_events(invoke: Invoke) -> None:
    found = advise(invoke, str(RECORDS / "pig.plr"), "--at", "8")
    assert (found["rules"], found["turn"], found["scores"]) == ("pig@1", 20, [0, 0])
    assert sorted(choice["acts"] for choice in found["choices"]) == [["b"], ["t"]]


def test_a_whole_skeleton_with_a_hat_is_buried(invoke: Invoke) -> None:
    """It is worth 50: five sections of 5 points, doubled by the hat."""
    found = advise(invoke, "bones", "--throw", "UFHTSO123456KRNVYG")
    for choice in found["choices"]:
        assert choice["acts"][-1] in ("b", "oL", "oR", "oM")
    assert found["choices"][0]["acts"][-1] == "b"
    assert (found["choices"][0]["points"], found["choices"][0]["bust"]) == (50, 0)
    out = invoke("advise", "bones", "--throw", "UFHTSO123456KRNVYG").out
    assert "→" in out.splitlines()[4]
    assert out.count("skull, ribcage, spine") == 1  # in whichever order they are placed
    assert "put the hat on the skull, bury" in out


def test_a_skeleton_on_the_slab_is_built_on(invoke: Invoke) -> None:
    said = ["--body", "KRNU", "--throws", "2", "--throw", "FHTSU123445RV", "--scores", "-3,20"]
    found = advise(invoke, "bones", *said)
    assert (found["scores"], found["turn"]) == ([-3, 20], 4)
    # No gravestone shows, so every choice ends with two dice put out for another throw.
    ends = {choice["acts"][-1] for choice in found["choices"]}
    assert ends <= {"oLL", "oLR", "oRR", "oLM", "oRM", "oMM"}
    assert found["choices"][0]["acts"][0] in ("pF", "pH", "p1", "p2", "p3", "pV")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["zonk", "--scores", "4210,0"], "multiples of 50"),
        (["zonk", "--scores", "13000,0"], "the match is over"),
        (["zonk", "--scores", "5"], "two whole numbers"),
        (["zonk", "--turn", "30", "--dice", "2"], "a multiple of 50"),
        (["zonk", "--turn", "100"], "--dice is missing"),
        (["zonk", "--dice", "2"], "--turn is missing"),
        (["zonk", "--dice", "7"], "1 to 6 dice"),
        (["zonk", "--dice", "2", "--throw", "12"], "Choose one: --throw or --dice"),
        (["zonk", "--throw", "17"], "no 7"),
        (["zonk", "--offer", "2,500"], "--offer means nothing in Zonk"),
        ([*RIDES, "--offer", "2,500"], "points a multiple of 50 from 300 to 0"),
        ([*RIDES, "--scores", "0,1000", "--offer", "6,1000"], "dice left are from 1 to 5"),
        ([*RIDES, "--offer", "2,500", "--turn", "500"], "Choose one: --offer or --turn"),
        (
            [*RIDES, "--scores", "0,1000", "--offer", "2,1000", "--throw", "123"],
            "2 dice are thrown",
        ),
        (["zonk", "--throw", ""], "not 0"),
        (["zonk", "--hand", "11", "--throw", "12345"], "one is set aside, not 2"),
        (["doom", "--throw", "123", "--turn", "3000"], "--hand is missing"),
        (["doom", "--hand", "115", "--dice", "3", "--turn", "1000"], "at least the 2,500"),
        (["zilch", "--busts", "3,0"], "from 0 to 2"),
        (["zonk", "--body", "K"], "--body means nothing in Zonk"),
        (["pig", "--dice", "2"], "--dice means nothing in Pig"),
        (["pig", "--throw", "7"], "no 7"),
        (["farkle-minimal", "--set", "target=1000000"], "finish.target"),
        (["bones", "--throw", "UFHTSO123456KRNVY"], "here are 17"),
        (["bones", "--throw", "UFHTSO123456KRNVQG"], "no Q"),
        (["bones", "--body", "KRN", "--throw", "UFHTSO123456KRN"], "--throws is missing"),
        (["bones", "--body", "KRN", "--throws", "2"], "--throw is missing"),
        (["bones", "--body", "KN", "--throws", "2", "--throw", "U"], "in one piece"),
        (["bones", "--body", "KK", "--throws", "2", "--throw", "U"], "in one piece"),
        (["bones", "--body", "RY", "--throws", "2", "--throw", "U"], "on the skull"),
        (["bones", "--wrong", "O", "--throws", "2", "--throw", "U"], "in one piece"),
        (["bones", "--wrong", "OZ", "--throws", "2", "--throw", "U"], "in one piece"),
        (["bones", "--wrong", "ZN", "--throws", "2", "--throw", "U"], "in one piece"),
        (["bones", "--dice", "3"], "--dice means nothing"),
        ([str(RECORDS / "pig.plr"), "--at", "2000"], "68 events"),
        ([str(RECORDS / "pig.plr"), "--at", "1"], "still rolling"),
        ([str(RECORDS / "pig.plr"), "--at", "2", "--turn", "3"], "--at or --turn"),
        ([str(RECORDS / "pig.plr")], "The match is over"),
        ([str(RECORDS / "doom.plr"), "--at", "0"], "still open who begins"),
        ([str(RECORDS / "zonk.plr"), "--at", "12"], "two players; here are 3"),
    ],
)
def test_what_cannot_be_advised_is_refused(invoke: Invoke, arguments: list[str], told: str) -> None:
    status, out, err = invoke("advise", *arguments)
    assert (status, out) == (Status.USAGE, "")
    assert told in err


def test_a_record_that_is_not_there_is_told(invoke: Invoke) -> None:
    status, out, err = invoke("advise", "nothing.plr")
    assert (status, out) == (Status.DATA, "")
    assert "nothing.plr" in err
