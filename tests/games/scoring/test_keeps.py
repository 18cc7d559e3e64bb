"""Which dice may be set aside: the rule about keeping, joining across throws, and refusals."""

import pytest

from pushluck.core import IllegalActionError
from pushluck.core.game import Combination
from pushluck.games.scoring import Hand, Keep, KeepFinder, Kept, parts
from tests.games.scoring.tables import rules

FRESH = Hand()


def find(spelling: str, throw: str, hand: Hand = FRESH) -> tuple[Kept, ...]:
    return KeepFinder(rules(spelling)).find(hand, throw)


def told(spelling: str, throw: str, hand: Hand = FRESH) -> list[str]:
    """Return every legal keep as `dice=points`."""
    return [f"{way.action.dice}={way.points}" for way in find(spelling, throw, hand)]


def refusal(spelling: str, throw: str, dice: str, hand: Hand = FRESH) -> IllegalActionError:
    return KeepFinder(rules(spelling)).refusal(hand, throw, dice)


ANY = "farkle-minimal"
ALL = "farkle-minimal(keep.rule=all)"
ALL_IF = "farkle-minimal(keep.rule=all_if_all_score)"


def test_parts_lists_every_choice_of_dice_once_in_order() -> None:
    assert parts("112") == ("1", "11", "112", "12", "2")
    assert parts("2") == ("2",)
    assert len(parts("123456")) == 63
    assert len(parts("111111")) == 6


def test_a_keep_is_a_value_that_is_spelled_with_its_dice() -> None:
    assert Keep("15").text == "k15"
    assert {Keep("15"), Keep("15")} == {Keep("15")}


def test_any_scoring_dice_may_be_kept() -> None:
    assert told(ANY, "112345") == ["1=100", "11=200", "115=250", "15=150", "5=50"]
    assert told(ANY, "112225") == [
        *("1=100", "11=200", "11222=400", "112225=450", "115=250"),
        *("1222=300", "12225=350", "15=150", "222=200", "2225=250", "5=50"),
    ]
    assert told(ANY, "223346") == []


def test_all_scoring_dice_must_be_kept() -> None:
    assert told(ALL, "112345") == ["115=250"]
    assert told(ALL, "112225") == ["112225=450"]
    assert told(ALL, "222246") == ["222=200"]
    assert told(ALL, "223346") == []


def test_all_scoring_dice_leaves_a_choice_where_combinations_exclude_each_other() -> None:
    """A straight of five and three of a kind cannot both be kept whole, so either is a whole keep."""
    assert told("kingdom-come(dice.count=7,keep.rule=all)", "1223456") == ["123456=1500"]
    overlapping = "kingdom-come(points.straight_full=0,points.one=0,keep.rule=all)"
    assert told(overlapping, "123456") == ["12345=500", "23456=750"]


def test_all_dice_must_be_kept_only_where_all_of_them_score() -> None:
    assert told(ALL_IF, "112225") == ["112225=450"]
    assert told(ALL_IF, "11") == ["11=200"]
    assert told(ALL_IF, "112345") == ["1=100", "11=200", "115=250", "15=150", "5=50"]
    assert told(ALL_IF, "22") == []


def test_a_keep_says_why_and_what_the_hand_becomes() -> None:
    (way,) = find(ALL, "1222", Hand("55", 100))
    assert way == Kept(
        Keep("1222"),
        300,
        (Combination("single", "1", 100), Combination("of-a-kind", "222", 200)),
        Hand("122255", 400),
    )


# Joining


def test_never_joining_counts_every_throw_alone() -> None:
    """T6: two 1s kept and a third one thrown are 300, never 1,000."""
    (way,) = find(ANY, "1", Hand("11", 200))
    assert (way.points, way.hand) == (100, Hand("111", 300))


def test_joining_counts_the_better_of_joined_and_separate() -> None:
    joining = f"{ANY}(keep.join=best)"
    (way,) = find(joining, "1", Hand("11", 200))
    assert (way.points, way.hand) == (800, Hand("111", 1000))
    assert way.combinations == (Combination("of-a-kind", "111", 1000),)
    # A fourth 1 is worth 100 either way: equal counts as separate.
    (way,) = find(joining, "1", Hand("111", 1000))
    assert (way.points, way.combinations) == (100, (Combination("single", "1", 100),))
    # Dice that score nothing alone may complete a set.
    assert told(joining, "22", Hand("2225", 250)) == []
    assert told(f"{ANY}(keep.join=best,points.more=double)", "2", Hand("222", 200)) == ["2=200"]


def test_joining_does_not_allow_a_keep_that_adds_nothing() -> None:
    """With `more = same` a fourth 4 would leave the hand worth 400 as before."""
    assert told("doom", "4", Hand("444", 400)) == []
    assert told("doom", "46", Hand("444", 400)) == []


def test_joining_keeps_what_scores_alone_even_where_the_whole_hand_is_worth_less() -> None:
    """Two 5s in the hand and another two kept are 2,000 apart and 500 together."""
    (_, way) = find("doom", "55", Hand("55", 1000))
    assert (way.points, way.hand) == (1000, Hand("5555", 2000))


def test_joining_may_need_several_thrown_dice_at_once() -> None:
    assert told("doom", "2345", Hand("1", 1000)) == ["2345=1500", "5=500"]
    assert told("doom", "23345", Hand("1", 1000)) == ["2345=1500", "5=500"]


EXTEND = f"{ANY}(keep.join=extend,points.more=double)"


def test_a_die_may_make_an_earlier_set_larger() -> None:
    (first, *_) = find(EXTEND, "222346")
    assert first.hand == Hand("222", 200, sets="222")
    assert told(EXTEND, "236", first.hand) == ["2=200"]
    (way,) = find(EXTEND, "236", first.hand)
    assert way.combinations == (Combination("of-a-kind", "2222", 400),)
    assert way.hand == Hand("2222", 400, sets="2222")
    assert told(EXTEND, "22", first.hand) == ["2=200", "22=600"]


def test_singles_in_the_hand_do_not_grow_into_sets() -> None:
    assert find(EXTEND, "1", Hand("11", 200))[0].hand == Hand("111", 300)
    assert told(EXTEND, "22", Hand("2225", 250)) == []


def test_extending_takes_the_better_of_alone_and_added() -> None:
    assert told(EXTEND, "1", Hand("111", 1000, "111")) == ["1=1000"]
    adding_less = "farkle-minimal(keep.join=extend,points.more=per_die,points.more_points=20)"
    (way,) = find(adding_less, "5", Hand("555", 500, "555"))
    assert (way.points, way.combinations) == (50, (Combination("single", "5", 50),))
    assert way.hand == Hand("5555", 550, "555")


def test_extending_adds_to_several_sets_and_keeps_new_ones() -> None:
    two = Hand("222333", 500, "222333")
    more = EXTEND.replace("points.more", "dice.count=10,points.more", 1)
    assert told(more, "2346", two) == ["2=200", "23=500", "3=300"]
    (first, *_) = find(more, "4445", Hand("222", 200, "222"))
    assert first.hand == Hand("222444", 600, "222444")
    assert told(more, "2444", Hand("222", 200, "222")) == ["2=200", "2444=600", "444=400"]


def test_a_fourth_die_thrown_beside_a_new_triple_of_the_same_face_also_adds() -> None:
    ways = told(EXTEND, "222", Hand("222", 200, "222"))
    assert ways == ["2=200", "22=600", "222=1400"]


def test_extending_may_add_one_die_and_count_the_other_alone() -> None:
    """Greed pays four 5s 2,500 and five 2,000, so of two more 5s only one is added."""
    (_, way) = find("greed", "55", Hand("555", 500, "555"))
    assert (way.action.dice, way.points, way.hand.sets) == ("55", 2050, "5555")
    assert way.combinations == (
        Combination("single", "5", 50),
        Combination("of-a-kind", "5555", 2500),
    )


def test_only_sets_of_one_face_can_grow() -> None:
    sets = {way.action.dice: way.hand.sets for way in find("greed", "1234562222")}
    assert (sets["123456"], sets["1222223456"], sets["222"]) == ("", "2222", "222")
    sets = {way.action.dice: way.hand.sets for way in find(EXTEND, "222333")}
    assert sets == {"222": "222", "222333": "222333", "333": "333"}


def test_extending_stops_where_a_larger_set_is_not_worth_more() -> None:
    """Greed pays four 6s 3,600 and five only 2,400."""
    assert told("greed", "6", Hand("6666", 3600, "6666")) == []
    assert told("greed", "6", Hand("666", 600, "666")) == ["6=3000"]
    assert told(f"{ANY}(keep.join=extend)", "2", Hand("222", 200, "222")) == []
    assert told(f"{ANY}(keep.join=extend,points.more=same)", "2", Hand("222", 200, "222")) == []


# Refusals


@pytest.mark.parametrize(
    ("spelling", "throw", "dice", "reason", "die"),
    [
        (ANY, "1346", "13", "die-does-not-score", "3"),
        (ANY, "1346", "3", "die-does-not-score", "3"),
        (ANY, "111552", "11255", "die-does-not-score", "2"),
        (ANY, "122", "122", "die-does-not-score", "2"),
        (ANY, "1222", "122", "die-does-not-score", "2"),
        (ANY, "1346", "5", "die-not-thrown", "5"),
        (ANY, "1346", "11", "die-not-thrown", "1"),
        (ALL, "1556", "15", "scoring-die-left", "5"),
        (ALL, "1556", "55", "scoring-die-left", "1"),
        (ALL, "1556", "156", "die-does-not-score", "6"),
        (ALL_IF, "1555", "1", "scoring-die-left", "5"),
    ],
)
def test_a_refusal_names_the_die_at_fault(
    spelling: str, throw: str, dice: str, reason: str, die: str
) -> None:
    error = refusal(spelling, "".join(sorted(throw)), dice)
    assert (error.reason, error.details) == (reason, {"die": die})
    assert set(error.alternatives) == {
        way.action.text for way in find(spelling, "".join(sorted(throw)))
    }


def test_keeping_nothing_is_refused() -> None:
    error = refusal(ANY, "1346", "")
    assert (error.reason, error.alternatives) == ("keep-at-least-one", ("k1",))


def test_the_best_readable_part_of_a_keep_decides_which_die_is_odd() -> None:
    """Of 1-2-2-2-3 the 3 is at fault: 1 and three 2s would do."""
    assert refusal(ANY, "122235", "12223").details == {"die": "3"}
    assert refusal("doom", "2345", "234", Hand("1", 1000)).details == {"die": "2"}
    assert refusal("doom", "23345", "23345", Hand("1", 1000)).details == {"die": "3"}
