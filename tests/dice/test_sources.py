from collections import Counter

import pytest

from pushluck.core import D6, Die, NotationError, Pool, d6_pool
from pushluck.dice import ScriptedDice, SeededDice, SystemDice, TypedDice, find_source

TWO_KINDS = Pool(((Die("coin", "HT"), 1), (D6, 2)))


def test_the_systems_dice_show_every_face_about_as_often() -> None:
    dice, counts = SystemDice(), Counter[str]()
    for _ in range(10_000):
        counts.update(dice.throw(d6_pool(6)))
    assert counts.keys() == set("123456")
    # More than ten standard deviations: a fair die fails this about never.
    assert all(abs(counts[face] - 10_000) < 1_000 for face in "123456")


def test_the_systems_dice_throw_every_kind_of_a_pool() -> None:
    for _ in range(50):
        faces = SystemDice().throw(TWO_KINDS)
        assert TWO_KINDS.canonical(faces)[0] == faces[0]


def test_a_script_gives_its_throws_in_order_as_they_fell() -> None:
    dice = ScriptedDice(iter(["631", "5H2"]))
    assert dice.throw(d6_pool(3)) == "631"
    assert dice.throw(TWO_KINDS) == "5H2"


def test_a_script_that_has_ended_says_after_how_many_throws() -> None:
    dice = ScriptedDice(["1", "2"])
    dice.throw(d6_pool(1))
    dice.throw(d6_pool(1))
    with pytest.raises(NotationError) as caught:
        dice.throw(d6_pool(1))
    assert caught.value.reason == "script-ended"
    assert caught.value.details == {"throws": 2}


@pytest.mark.parametrize(
    ("faces", "reason"),
    [("12", "wrong-number-of-dice"), ("127", "no-such-face"), ("", "wrong-number-of-dice")],
)
def test_a_script_cannot_show_what_the_dice_cannot(faces: str, reason: str) -> None:
    with pytest.raises(NotationError) as caught:
        ScriptedDice([faces]).throw(d6_pool(3))
    assert caught.value.reason == reason


@pytest.mark.parametrize("typed", ["521", " 5 2 1 ", "5,2,1", "5, 2,1\n", "52 1,"])
def test_typed_faces_may_be_separated_by_spaces_or_commas(typed: str) -> None:
    assert TypedDice(lambda pool: typed).throw(d6_pool(3)) == "521"


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("52", "wrong-number-of-dice"),
        ("5.2.1", "no-such-face"),
        ("527", "no-such-face"),
        ("", "wrong-number-of-dice"),
    ],
)
def test_typed_faces_that_the_dice_cannot_show_are_refused(typed: str, reason: str) -> None:
    with pytest.raises(NotationError) as caught:
        TypedDice(lambda pool: typed).throw(d6_pool(3))
    assert caught.value.reason == reason


def test_a_person_is_asked_with_the_dice_to_read() -> None:
    asked: list[Pool] = []

    def read(pool: Pool) -> str:
        asked.append(pool)
        return "H12"

    TypedDice(read).throw(TWO_KINDS)
    assert asked == [TWO_KINDS]


def test_a_source_is_found_by_its_name() -> None:
    assert isinstance(find_source("system"), SystemDice)
    wanted = SeededDice("a:b", thrown=3).throw(d6_pool(6))
    assert find_source("seed:a:b", thrown=3).throw(d6_pool(6)) == wanted


@pytest.mark.parametrize("text", ["", "seed", "seed:", "System", "system:1", "loaded"])
def test_an_unknown_source_is_refused_with_those_there_are(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        find_source(text)
    assert caught.value.reason == "no-such-dice"
    assert caught.value.details == {"text": text, "known": ("system", "seed:N")}
