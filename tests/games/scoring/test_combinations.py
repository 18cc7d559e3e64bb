"""What every set of dice is worth, and why, under every option of the points."""

import pytest

from pushluck.core.game import Combination
from pushluck.games.scoring import point_unit, score_table
from pushluck.games.scoring.combinations import value_of_set
from tests.games.scoring.tables import rules


def why(spelling: str, dice: str) -> str:
    """Return the best split of `dice` as text: the total, then each combination."""
    chosen = rules(spelling)
    scored = score_table(chosen.points, chosen.dice.count).get(dice)
    if scored is None:
        return "nothing"
    made = [f"{part.key} {part.dice}={part.points}" for part in scored.combinations]
    assert sum(part.points for part in scored.combinations) == scored.points
    return f"{scored.points}: {', '.join(made)}"


BARE = "farkle-minimal"
"""Singles and triples only, to which a test adds what it is about."""


@pytest.mark.parametrize(
    ("dice", "told"),
    [
        ("1", "100: single 1=100"),
        ("5", "50: single 5=50"),
        ("15", "150: single 1=100, single 5=50"),
        ("11", "200: single 1=100, single 1=100"),
        ("111", "1000: of-a-kind 111=1000"),
        ("222", "200: of-a-kind 222=200"),
        ("333", "300: of-a-kind 333=300"),
        ("444", "400: of-a-kind 444=400"),
        ("555", "500: of-a-kind 555=500"),
        ("666", "600: of-a-kind 666=600"),
        ("222333", "500: of-a-kind 222=200, of-a-kind 333=300"),
        ("11222", "400: single 1=100, single 1=100, of-a-kind 222=200"),
        ("2", "nothing"),
        ("22", "nothing"),
        ("12", "nothing"),
        ("2225", "250: of-a-kind 222=200, single 5=50"),
        ("22256", "nothing"),
        ("2222", "nothing"),
        ("1111", "1100: of-a-kind 111=1000, single 1=100"),
        ("11111", "1200: of-a-kind 111=1000, single 1=100, single 1=100"),
        ("111111", "2000: of-a-kind 111=1000, of-a-kind 111=1000"),
        ("222222", "400: of-a-kind 222=200, of-a-kind 222=200"),
        ("22222", "nothing"),
        ("5555", "550: of-a-kind 555=500, single 5=50"),
        ("123456", "nothing"),
    ],
)
def test_without_larger_sets_six_of_a_kind_are_two_triples(dice: str, told: str) -> None:
    assert why(BARE, dice) == told


@pytest.mark.parametrize(
    ("more", "four", "five", "six"),
    [
        ("points.more=same", 200, 200, 200),
        ("points.more=once,points.more_points=100", 300, 300, 300),
        ("points.more=per_die,points.more_points=100", 300, 400, 500),
        ("points.more=linear", 400, 600, 800),
        ("points.more=double", 400, 800, 1600),
        ("points.more=fixed,points.more_totals=[1000,2000,3000]", 1000, 2000, 3000),
        (
            "points.more=table,points.more_table=[[1,7,3,4,5,6],[1,8,3,4,5,6],[1,9,3,4,5,6]]",
            7,
            8,
            9,
        ),
    ],
)
def test_four_five_and_six_of_a_kind(more: str, four: int, five: int, six: int) -> None:
    for dice, points in (("222", 200), ("2222", four), ("22222", five), ("222222", six)):
        assert why(f"{BARE}({more})", dice) == f"{points}: of-a-kind {dice}={points}"


@pytest.mark.parametrize(
    ("more", "totals"),
    [
        ("points.more=same", "1000 1100 1200 1300"),
        ("points.more=once,points.more_points=100", "1000 1100 1200 1300"),
        ("points.more=per_die,points.more_points=100", "1000 1100 1200 1300"),
        ("points.more=linear", "1000 2000 3000 4000"),
        ("points.more=double", "1000 2000 4000 8000"),
        ("points.more=fixed,points.more_totals=[900,2000,3000]", "1000 1100 2000 3000"),
    ],
)
def test_larger_sets_of_ones_grow_from_three_ones(more: str, totals: str) -> None:
    values = [why(f"{BARE}({more})", "1" * size).partition(":")[0] for size in range(3, 7)]
    assert values == totals.split()


def test_a_single_beside_a_set_counts_where_the_larger_set_is_worth_less() -> None:
    """With `more = same` a fourth 1 is worth more alone; with `per_die` 100 both say 1,100 in one set."""
    assert why(f"{BARE}(points.more=same)", "1111") == "1100: of-a-kind 111=1000, single 1=100"
    per_die = f"{BARE}(points.more=per_die,points.more_points=100)"
    assert why(per_die, "1111") == "1100: of-a-kind 1111=1100"
    assert why(per_die, "5555") == "600: of-a-kind 5555=600"
    # 600 for the set, and not 550 for three and one (Z11); nor ever two triples of one face.
    assert why(per_die, "666666") == "900: of-a-kind 666666=900"


def test_a_total_of_zero_is_no_set() -> None:
    assert why("zonk-five", "2222") == "nothing"
    assert why("zonk-five", "1111") == "1100: of-a-kind 111=1000, single 1=100"
    assert why("zonk-five", "22222") == "2000: of-a-kind 22222=2000"
    assert why("zonk-five", "11111") == "10000: of-a-kind 11111=10000"


def test_ones_without_a_triple_only_count_one_by_one() -> None:
    one_by_one = f"{BARE}(points.triple_ones=0,points.more=double)"
    assert why(one_by_one, "111") == "300: single 1=100, single 1=100, single 1=100"
    assert why(one_by_one, "1111").startswith("400: single 1=100")
    assert why(one_by_one, "2222") == "400: of-a-kind 2222=400"


def test_faces_without_a_triple_value_do_not_score() -> None:
    assert why(f"{BARE}(points.triple=0)", "222") == "nothing"
    assert why(f"{BARE}(points.triple=0)", "111") == "1000: of-a-kind 111=1000"
    assert why(f"{BARE}(points.triple=50)", "666") == "300: of-a-kind 666=300"


def test_singles_can_be_worth_nothing() -> None:
    assert why(f"{BARE}(points.five=0)", "5") == "nothing"
    assert why(f"{BARE}(points.five=0)", "15") == "nothing"
    assert why(f"{BARE}(points.five=0)", "555") == "500: of-a-kind 555=500"
    assert why(f"{BARE}(points.five=0)", "5555") == "nothing"
    assert why(f"{BARE}(points.one=0)", "1111") == "nothing"
    assert why(f"{BARE}(points.one=10,points.five=5)", "155") == (
        "20: single 1=10, single 5=5, single 5=5"
    )


@pytest.mark.parametrize(
    ("fives", "dice", "told"),
    [
        ("best", "555", "1500: single 5=500, single 5=500, single 5=500"),
        ("best", "55", "1000: single 5=500, single 5=500"),
        ("set", "55", "1000: single 5=500, single 5=500"),
        ("set", "555", "500: of-a-kind 555=500"),
        ("set", "5555", "500: of-a-kind 5555=500"),
        ("set", "55555", "500: of-a-kind 55555=500"),
        ("set", "1555", "1500: single 1=1000, of-a-kind 555=500"),
        ("singles", "555", "1500: single 5=500, single 5=500, single 5=500"),
        ("singles", "5555", "2000: single 5=500, single 5=500, single 5=500, single 5=500"),
    ],
)
def test_three_fives_are_the_better_of_set_and_singles_or_always_one_of_them(
    fives: str, dice: str, told: str
) -> None:
    assert why(f"doom(points.fives={fives})", dice) == told


def test_fives_that_are_always_a_set_leave_singles_beside_it_where_no_larger_set_exists() -> None:
    alone = f"{BARE}(points.fives=set)"
    assert why(alone, "5555") == "550: of-a-kind 555=500, single 5=50"
    assert why(alone, "555555") == "1000: of-a-kind 555=500, of-a-kind 555=500"
    assert (
        why(f"{BARE}(points.fives=singles)", "555") == "150: single 5=50, single 5=50, single 5=50"
    )
    assert why(f"{BARE}(points.fives=singles)", "222") == "200: of-a-kind 222=200"


@pytest.mark.parametrize(
    ("dice", "told"),
    [
        ("12345", "500: straight-low 12345=500"),
        ("23456", "750: straight-high 23456=750"),
        ("123456", "1500: straight-full 123456=1500"),
        ("123455", "550: straight-low 12345=500, single 5=50"),
        ("112345", "600: straight-low 12345=500, single 1=100"),
        ("234556", "800: straight-high 23456=750, single 5=50"),
        ("123345", "nothing"),
        ("2345", "nothing"),
        ("13456", "nothing"),
    ],
)
def test_straights(dice: str, told: str) -> None:
    assert why("kingdom-come", dice) == told


def test_a_straight_may_also_earn_its_own_1_and_5() -> None:
    adding = "kingdom-come(points.straight_adds_singles=true)"
    assert why(adding, "12345") == "650: straight-low 12345=650"
    assert why(adding, "23456") == "800: straight-high 23456=800"
    assert why(adding, "123456") == "1650: straight-full 123456=1650"
    assert why(adding, "123455") == "700: straight-low 12345=650, single 5=50"


def test_each_straight_can_be_left_out() -> None:
    assert why("kingdom-come(points.straight_low=0)", "12345") == "nothing"
    assert why("kingdom-come(points.straight_high=0)", "23456") == "nothing"
    assert why("kingdom-come(points.straight_high=0)", "12345") == "500: straight-low 12345=500"
    without = "kingdom-come(points.straight_full=0)"
    assert why(without, "123456") == "850: straight-high 23456=750, single 1=100"


PAIRS = f"{BARE}(points.more=double,points.three_pairs=1500"


@pytest.mark.parametrize(
    ("pairs", "distinct", "four_and_two", "six"),
    [
        ("distinct", "1500: three-pairs 223344=1500", "nothing", "1600: of-a-kind 222222=1600"),
        (
            "four_and_two",
            "1500: three-pairs 223344=1500",
            "1500: three-pairs 222233=1500",
            "1600: of-a-kind 222222=1600",
        ),
        (
            "any",
            "1500: three-pairs 223344=1500",
            "1500: three-pairs 222233=1500",
            "1600: of-a-kind 222222=1600",
        ),
    ],
)
def test_three_pairs(pairs: str, distinct: str, four_and_two: str, six: str) -> None:
    spelling = f"{PAIRS},points.pairs={pairs})"
    assert why(spelling, "223344") == distinct
    assert why(spelling, "222233") == four_and_two
    assert why(spelling, "222222") == six
    assert why(spelling, "22334") == "nothing"
    assert why(spelling, "222334") == "nothing"


def test_six_of_a_kind_are_three_pairs_only_where_any_pairs_count() -> None:
    for pairs, told in (
        ("distinct", "500: of-a-kind 222222=500"),
        ("four_and_two", "500: of-a-kind 222222=500"),
        ("any", "1500: three-pairs 222222=1500"),
    ):
        assert why(f"zonk(points.three_pairs=1500,points.pairs={pairs})", "222222") == told


def test_three_pairs_may_also_earn_their_1s_and_5s() -> None:
    adding = f"{PAIRS},points.pairs_add_singles=true,points.pairs=any)"
    assert why(adding, "113355") == "1800: three-pairs 113355=1800"
    assert why(adding, "112233") == "1700: three-pairs 112233=1700"
    assert why(adding, "555566") == "1700: three-pairs 555566=1700"
    assert why(adding, "222244") == "1500: three-pairs 222244=1500"


def test_the_better_of_three_pairs_and_a_set_counts() -> None:
    """T4: four 1s and two 5s are worth 2,100, not three pairs; all six dice are used either way."""
    four = f"{BARE}(points.more=linear,points.three_pairs=750,points.pairs=four_and_two)"
    assert why(four, "111155") == "2100: of-a-kind 1111=2000, single 5=50, single 5=50"
    assert why(four, "335555") == "750: three-pairs 335555=750"
    assert why(four, "5555") == "1000: of-a-kind 5555=1000"


def test_two_triples() -> None:
    assert why(BARE, "222333") == "500: of-a-kind 222=200, of-a-kind 333=300"
    paid = f"{BARE}(points.two_triples=2500)"
    assert why(paid, "222333") == "2500: two-triples 222333=2500"
    assert why(paid, "111555") == "2500: two-triples 111555=2500"
    assert why(paid, "222222") == "400: of-a-kind 222=200, of-a-kind 222=200"
    adding = f"{BARE}(points.two_triples=2500,points.triples_add_singles=true)"
    assert why(adding, "111555") == "2950: two-triples 111555=2950"
    assert why(adding, "222555") == "2650: two-triples 222555=2650"
    assert why(adding, "222333") == "2500: two-triples 222333=2500"


def test_a_full_house_is_a_triple_with_a_pair() -> None:
    paid = f"{BARE}(points.full_house=1500)"
    assert why(paid, "22233") == "1500: full-house 22233=1500"
    assert why(paid, "22333") == "1500: full-house 22333=1500"
    assert why(paid, "122233") == "1600: full-house 22233=1500, single 1=100"
    assert why(paid, "222233") == "nothing"
    assert why(paid, "22222") == "nothing"
    bonus = f"{BARE}(points.full_house=250,points.full_house_adds_triple=true)"
    assert why(bonus, "33666") == "850: full-house 33666=850"
    assert why(bonus, "11122") == "1250: full-house 11122=1250"
    assert why(bonus, "11222") == "450: full-house 11222=450"


def test_of_equal_splits_the_one_with_fewer_combinations_is_told() -> None:
    """Three 1s at 300 are one set rather than three singles, and 222333 at 500 one combination."""
    assert why("farkle", "111") == "300: of-a-kind 111=300"
    assert why(f"{BARE}(points.two_triples=500)", "222333") == "500: two-triples 222333=500"


@pytest.mark.parametrize(
    ("dice", "told"),
    [
        ("111", "300: of-a-kind 111=300"),
        ("1111", "1000: of-a-kind 1111=1000"),
        ("666666", "3000: of-a-kind 666666=3000"),
        ("222233", "1500: three-pairs 222233=1500"),
        ("112233", "1500: three-pairs 112233=1500"),
        ("222333", "2500: two-triples 222333=2500"),
        ("123456", "1500: straight-full 123456=1500"),
        ("12345", "nothing"),
        ("155555", "2100: single 1=100, of-a-kind 55555=2000"),
    ],
)
def test_the_boxed_farkle(dice: str, told: str) -> None:
    assert why("farkle", dice) == told


def test_ten_dice_split_into_several_combinations() -> None:
    assert why("greed", "1222223456") == "1600: straight-full 123456=1200, of-a-kind 2222=400"
    assert why("greed", "1223344555") == (
        "1400: three-pairs 223344=800, single 1=100, of-a-kind 555=500"
    )
    assert why("greed", "6666666666") == "4800: of-a-kind 6666666666=4800"
    assert why("greed", "1111222233") == "nothing"


def test_every_scoring_set_has_a_value_and_no_other_is_listed() -> None:
    table = score_table(rules(BARE).points, 6)
    assert "" not in table
    assert all(scored.points > 0 for scored in table.values())
    assert max(map(len, table)) == 6
    assert set(score_table(rules(BARE).points, 2)) == {"1", "5", "11", "15", "55"}


def test_the_point_unit_divides_every_value() -> None:
    assert point_unit(score_table(rules("zonk").points, 6)) == 50
    assert point_unit(score_table(rules("doom").points, 6)) == 100
    assert point_unit(score_table(rules(f"{BARE}(points.five=0)").points, 6)) == 100


def test_the_value_of_one_set() -> None:
    doubling = rules("zilch").points
    assert [value_of_set(doubling, "3", size) for size in range(7)] == [
        0,
        0,
        0,
        300,
        600,
        1200,
        2400,
    ]
    assert value_of_set(rules("doom(points.fives=singles)").points, "5", 4) == 0
    assert value_of_set(rules(BARE).points, "3", 4) == 0


def test_a_combination_says_what_it_is_made_of() -> None:
    scored = score_table(rules("zonk").points, 6)["1222"]
    assert scored.combinations == (
        Combination("single", "1", 100),
        Combination("of-a-kind", "222", 200),
    )
