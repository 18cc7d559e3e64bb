import hashlib
from collections import Counter
from collections.abc import Sequence

import pytest

from pushluck.core import D6, Die, Match, NotationError, Pool, Throw, d6_pool
from pushluck.dice import SeededDice
from pushluck.games.registry import find_game

SKELETON = Pool(((Die("left", "UFH"), 2), (Die("middle", "SRP"), 3), (D6, 1)))


def chi_square(counts: Counter[str], faces: Sequence[str]) -> float:
    expected = counts.total() / len(faces)
    return sum((counts[face] - expected) ** 2 / expected for face in faces)


@pytest.mark.parametrize("size", [1, 3, 6])
def test_of_60_000_dice_each_face_shows_10_000_times_give_or_take_350(size: int) -> None:
    dice, counts = SeededDice("T1"), Counter[str]()
    for _ in range(60_000 // size):
        counts.update(dice.throw(d6_pool(size)))
    assert counts.keys() == set("123456")
    assert all(abs(counts[face] - 10_000) <= 350 for face in "123456")
    assert chi_square(counts, "123456") < 20.52  # one seed in a thousand is above


def test_a_die_says_nothing_about_the_next() -> None:
    dice, pairs = SeededDice("T1"), Counter[str]()
    for _ in range(36_000):
        pairs[dice.throw(d6_pool(2))] += 1
    # 35 degrees of freedom: one seed in a thousand is above.
    assert chi_square(pairs, [a + b for a in "123456" for b in "123456"]) < 66.62


def test_a_lot_among_seven_seats_is_fair() -> None:
    lot, dice, counts = Pool(((Die("lot", "1234567"), 1),)), SeededDice("lots"), Counter[str]()
    for _ in range(14_000):
        counts[dice.throw(lot)] += 1
    assert chi_square(counts, "1234567") < 22.46  # 6 degrees of freedom, one in a thousand


@pytest.mark.parametrize(
    ("seed", "throws"),
    [
        ("1", ("122335", "364254", "312131")),
        ("Ada", ("263531", "233636", "666164")),
        ("주사위 🎲", ("556146", "536566", "521143")),
    ],
)
def test_a_seed_gives_these_dice_for_ever(seed: str, throws: tuple[str, ...]) -> None:
    dice = SeededDice(seed)
    assert tuple(dice.throw(d6_pool(6)) for _ in throws) == throws


def test_dice_of_several_kinds_have_a_row_each() -> None:
    assert SeededDice("bones").throw(SKELETON) == "HFPSP1"
    only_middle = Pool(((Die("middle", "SRP"), 3),))
    assert SeededDice("bones").throw(only_middle) == SeededDice("bones").throw(SKELETON)[2:5]


def test_bytes_that_would_favour_a_face_are_left_out() -> None:
    die = Die("of-200", "".join(map(chr, range(0x4E00, 0x4E00 + 200))))
    wanted: list[str] = []
    for block in range(3):
        digest = hashlib.sha256(f"pushluck-dice-1:4:of-200:{block}:s".encode()).digest()
        wanted += [die.faces[byte] for byte in digest if byte < 200]
    assert len(wanted) < 96
    assert SeededDice("s", thrown=4).throw(Pool(((die, 60),))) == "".join(wanted)[:60]


def test_another_choice_leaves_the_rows_as_they_are() -> None:
    """The same seed with other choices gives the same dice (T24)."""
    rows = [SeededDice("T24", thrown=number).throw(d6_pool(6)) for number in range(12)]
    for pattern in ("666666666666", "123456123456", "654321654321"):
        dice = SeededDice("T24")
        thrown = [dice.throw(d6_pool(int(size))) for size in pattern]
        assert thrown == [row[: int(size)] for row, size in zip(rows, pattern, strict=True)]


def test_two_matches_with_one_seed_see_the_same_rows_whatever_is_kept() -> None:
    greedy, modest = _play_doom(last=True), _play_doom(last=False)
    assert greedy != modest
    assert all(a.startswith(b) or b.startswith(a) for a, b in zip(greedy, modest, strict=False))


def _play_doom(*, last: bool) -> list[str]:
    match = Match(find_game("doom(seating.start=first_seat)"), 2)
    dice, throws = SeededDice("1"), list[str]()
    while len(throws) < 20:
        pool = match.game.pool(match.state)
        if pool is None:
            match.push_text(match.legal_actions[-1 if last else 0].text)
        else:
            throws.append(dice.throw(pool))
            match.push_text(throws[-1])
    return throws


def test_whoever_knows_the_seed_can_check_every_die_of_a_match() -> None:
    match, dice = Match(find_game("pig"), 2), SeededDice("T24")
    while match.outcome is None:
        hold = match.game.turn_total(match.state) >= 20
        match.push_text("b" if hold else dice.throw(d6_pool(1)))
    thrown = [event.faces for event in match.events if isinstance(event, Throw)]
    row = SeededDice("T24")
    assert thrown == [row.throw(d6_pool(1)) for _ in thrown]


def test_a_resumed_match_goes_on_where_it_stopped() -> None:
    whole, first = SeededDice("7"), SeededDice("7")
    before = [first.throw(d6_pool(5)) for _ in range(3)]
    after = [SeededDice("7", thrown=first.thrown).throw(d6_pool(5))]
    assert [whole.throw(d6_pool(5)) for _ in range(4)] == before + after


def test_a_seed_is_text_and_not_just_any_bytes() -> None:
    with pytest.raises(NotationError) as caught:
        SeededDice("\udcff")
    assert caught.value.reason == "seed-not-text"
