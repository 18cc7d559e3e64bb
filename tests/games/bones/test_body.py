"""Rulings B1 to B4 and B11 to B12: the dice, the body, and what it is worth."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pushluck.games.bones import Body, worth
from pushluck.games.bones.anatomy import (
    DICE,
    JOINTS,
    KIND_OF,
    LEFT,
    MIDDLE,
    NAMES,
    NEIGHBOURS,
    PER_KIND,
    RIGHT,
    SECTIONS,
    SLOTS,
)
from pushluck.games.bones.body import is_connected, iter_removable, iter_worth, open_slots
from tests.games.bones.tables import body, table

RULES = table().rules
FLOORED = table("floor_zero=true").rules
OPEN = table("misplaced_blocks=false").rules


def test_there_are_six_dice_of_each_kind() -> None:
    """B1: eighteen dice in three kinds of six; the bones of a side are all on that side's dice."""
    assert PER_KIND * len(DICE) == 18
    assert [NAMES[face] for face in MIDDLE.faces] == [
        *("skull", "ribcage", "spine", "pelvis", "hat", "gravestone")
    ]
    parts = ["upper-arm", "forearm", "hand", "thigh", "shin", "foot"]
    assert [NAMES[face] for face in LEFT.faces] == [f"left-{part}" for part in parts]
    assert [NAMES[face] for face in RIGHT.faces] == [f"right-{part}" for part in parts]
    assert len(KIND_OF) == 18


def test_the_joints_make_a_body() -> None:
    """B2: skull, ribcage, spine, pelvis; an arm from the ribcage and a leg from the pelvis on each side."""
    chains = ("KRNV", "RUFH", "R123", "VTSO", "V456")
    pairs = {frozenset(chain[place : place + 2]) for chain in chains for place in range(3)}
    assert {frozenset(joint) for joint in JOINTS} == pairs
    assert Counter(map(len, NEIGHBOURS.values())) == {1: 5, 2: 9, 3: 1, 4: 1}
    assert is_connected(SLOTS)


def test_five_sections_hold_all_sixteen_bones() -> None:
    """B4: two arms, two legs, and the thorax of skull, ribcage, spine and pelvis."""
    assert sorted("".join(SECTIONS.values())) == sorted(SLOTS)
    assert sorted(map(len, SECTIONS.values())) == [3, 3, 3, 3, 4]


def test_the_first_bone_may_be_any_and_the_rest_has_no_gaps() -> None:
    """B3: the placed dice always form one connected body."""
    assert open_slots(RULES, Body()) == SLOTS
    assert open_slots(RULES, body("H")) == "F"
    assert set(open_slots(RULES, body("R"))) == set("KNU1")
    assert set(open_slots(RULES, body("KRNV"))) == set("U1T4")
    assert open_slots(RULES, body(SLOTS)) == ""


def test_connected_means_that_every_bone_is_reached_from_the_first() -> None:
    for count in (0, 1, 2, 3, 14, 15, 16):
        for slots in combinations(SLOTS, count):
            reached, waiting = set(slots[:1]), list(slots[:1])
            while waiting:
                new = (set(NEIGHBOURS[waiting.pop()]) & set(slots)) - reached
                reached |= new
                waiting += new
            assert is_connected("".join(slots)) == (len(reached) == count)


@pytest.mark.parametrize(
    ("changes", "slots"), [("", "KU1"), ("misplaced_blocks=false", "KU1T4")], ids=["yes", "no"]
)
def test_nothing_is_attached_beyond_a_wrong_bone(changes: str, slots: str) -> None:
    """B6: a wrong bone occupies its slot and nothing can be attached beyond it (`misplaced_blocks`)."""
    wrong = body("RN", "OV")
    assert set(open_slots(table(changes).rules, wrong)) == set(slots)
    assert wrong.taken == "RNV"


def test_a_blocked_body_has_no_open_slot() -> None:
    assert open_slots(RULES, body("H", "OF")) == ""
    assert open_slots(OPEN, body("H", "OF")) == "U"


@pytest.mark.parametrize(
    ("bones", "points"),
    [
        ("", 0),
        ("K", 1),
        ("KRN", 3),
        ("KRNV", 5),
        ("UFH", 5),
        ("RUF", 3),
        ("RUFH", 6),
        ("456", 5),
        (SLOTS, 25),
    ],
)
def test_a_complete_section_is_5_points_and_other_bones_1(bones: str, points: int) -> None:
    """B11: each complete section 5, each incomplete one 1 for each correct die in it."""
    assert worth(RULES, body(bones)) == points


def test_a_wrong_bone_costs_5_points_and_gives_none_to_a_section() -> None:
    """B11: each wrongly placed die costs 5 points, and it gives no point to a section."""
    assert worth(RULES, body("RUF", "OH")) == 3 - 5
    assert worth(RULES, body("KRN", "HV", "OU")) == 3 - 10
    parts = list(iter_worth(RULES, body("KRN", "HV", "OU")))
    assert [(part.key, part.dice, part.points) for part in parts] == [
        ("part-of-thorax", "KRN", 3),
        ("misplaced", "HO", -10),
    ]


def test_the_hat_scores_nothing_and_doubles_the_total() -> None:
    """B11 and B12: the hat itself scores nothing; the round's total is doubled."""
    assert worth(RULES, body("K", hat=True)) == 2
    assert [part.key for part in iter_worth(RULES, body("K", hat=True))] == ["part-of-thorax"]
    assert worth(table("hat_times=3").rules, body("K", hat=True)) == 3


def test_the_hat_doubles_minus_points_too() -> None:
    """B12: doubled, minus points included; a round may be negative (option `floor_zero`)."""
    minus = body("K", "OR", hat=True)
    assert worth(RULES, minus) == -8
    assert worth(RULES, minus._replace(hat=False)) == -4
    assert worth(FLOORED, minus) == 0
    assert worth(FLOORED, body("KRN", hat=True)) == 6


def test_the_worked_example_is_18_points() -> None:
    """The example of the published game: a complete arm and four loose bones, with the hat, are 18."""
    assert worth(RULES, body("UFH" + "KR12", hat=True)) == (5 + 4) * 2 == 18


def test_an_arm_a_part_of_a_leg_and_a_misplaced_foot_come_to_1_or_with_the_hat_to_2() -> None:
    """A published example counts an arm 5, a part of a leg 1, a misplaced foot minus 5; the thorax is left out."""
    parts = body("UFH" + "T", "6S")
    assert worth(RULES, parts) == 5 + 1 - 5
    assert worth(RULES, parts._replace(hat=True)) == 2


def test_no_body_is_worth_more_than_50() -> None:
    """The best possible total is 25, with the hat 50: only the whole body has it, of all sets of bones."""
    most: Counter[int] = Counter()
    for count in range(len(SLOTS) + 1):
        for slots in combinations(SLOTS, count):
            most[worth(RULES, Body("".join(slots), hat=True))] += 1
    assert max(most) == 50 == worth(RULES, body(SLOTS, hat=True))
    assert most[50] == 1


@st.composite
def bodies(draw: st.DrawFn) -> Body:
    """Return a strategy for bodies, in one piece or not."""
    slots = draw(st.lists(st.sampled_from(SLOTS), unique=True))
    cut = draw(st.integers(0, len(slots)))
    wrong = [f"{draw(st.sampled_from('UFHTSO'))}{slot}" for slot in slots[cut:]]
    return body("".join(slots[:cut]), *wrong, hat=draw(st.booleans()))


@given(bodies())
def test_every_wrong_bone_makes_a_body_worth_less(placed: Body) -> None:
    times = RULES.points.hat_times if placed.hat else 1
    right = worth(RULES, placed._replace(wrong=()))
    assert worth(RULES, placed) == right - times * 5 * len(placed.wrong)


def test_what_is_taken_off_leaves_one_piece_with_its_hat_on() -> None:
    assert list(iter_removable(body("KRU"), 1)) == ["K", "U"]
    assert list(iter_removable(body("KRU", hat=True), 1)) == ["U"]
    assert list(iter_removable(body("KRU"), 2)) == ["KR", "KU", "RU"]
    assert list(iter_removable(body("K"), 1)) == ["K"]
    assert list(iter_removable(body("RN", "OV"), 1)) == ["R", "V"]
    assert body("RN", "OV", hat=True).without("RV") == body("N", hat=True)
