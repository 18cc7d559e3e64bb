import pytest

from pushluck.conduct import make_table
from pushluck.core import BANK, THROW, Act, Match, Throw
from pushluck.games.registry import find_rules
from pushluck.record.plies import Ply, Scribe, iter_plies


def turns(rules: str, seats: int, *texts: str) -> str:
    """Return the turns of a match as tokens; `s2 c` is played by the second seat."""
    match, scribe = Match(make_table(find_rules(rules)), seats), Scribe()
    for text in texts:
        actor, _, acted = text.rpartition(" ")
        match.push_text(acted, int(actor[1:]) - 1 if actor else None)
    tokens = [token for ply in iter_plies(match) for token in scribe.write(ply)]
    return " ".join(tokens + scribe.finish())


FIRST = "zonk@1(seating.start=first_seat)"


def test_a_turn_begins_with_its_number_and_its_seat() -> None:
    told = turns(FIRST, 2, "113462", "k11", "5524", "k55", "b", "223346", "t")
    assert told == "1. s1 113462 k11 5524 k55 b=300 2. s2 223346 Z 3. s1 t"


def test_the_act_of_throwing_is_written_only_without_its_throw() -> None:
    assert turns("pig", 2, "t") == "1. s1 t"
    assert turns("pig", 2, "t", "4") == "1. s1 4"
    assert turns("pig", 2, "t", "4", "t") == "1. s1 4 t"
    assert turns(FIRST, 2, "t", "z:off_table", "t") == "1. s1 t z:off_table 2. s2 t"
    assert turns(FIRST, 2, "t", "s2 z:out_of_turn", "113462") == (
        "1. s1 t s2 z:out_of_turn s1 113462"
    )


def test_the_roll_off_stands_in_line_0() -> None:
    assert turns("zonk@1", 3, "4", "6", "6", "t") == "0. s1 4 s3 6 s2 6 s3 t"
    assert turns("doom", 2, "f2", "156443") == "0. s1 f2 1. s2 156443"
    assert turns("zilch", 2, "2", "t") == "0. s1 2 1. s2 t"


def test_a_solo_turn_also_has_a_line_of_its_own() -> None:
    assert turns("pig", 1, "4", "b", "1", "6") == "1. s1 4 b=4 2. s1 1 Z 3. s1 6"


@pytest.mark.parametrize(
    ("rules", "throw"),
    [(FIRST, "223346"), ("doom@1(seating.start=first_seat)", "661155"), ("pig", "1")],
)
def test_a_lost_turn_shows_a_z_in_every_game(rules: str, throw: str) -> None:
    """The score sheet shows Z, not 0 (Z6)."""
    assert turns(rules, 2, throw) == f"1. s1 {throw} Z"


def test_a_throw_that_fails_but_goes_on_is_no_z() -> None:
    free = "zilch@1(seating.start=first_seat)"
    assert turns(free, 2, "223446", "233466") == "1. s1 223446 233466"


def test_a_bank_says_how_much_also_where_it_earns_nothing() -> None:
    """Going over the target loses the turn; what was banked is still what was counted."""
    rules = "dix-mille@1(seating.start=first_seat,finish.target=500)"
    assert turns(rules, 2, "111623", "k111", "b") == "1. s1 111623 k111 b=1000"


def test_a_false_count_is_its_own_checksum() -> None:
    assert turns(FIRST, 2, "113462", "k11", "b700") == "1. s1 113462 k11 b700=700"


def test_a_call_stands_in_the_line_of_the_turn_it_answers() -> None:
    told = turns(FIRST, 3, "113462", "k11", "b700", "s3 c", "s3 113462", "k11", "s2 c", "s3 b")
    assert told == "1. s1 113462 k11 b700=700 s3 c 2. s3 113462 k11 s2 c s3 b=200"


def test_acceptances_stand_in_the_line_of_the_bank_they_accept() -> None:
    rules = FIRST.replace(")", ",finish.target=200)")
    assert turns(rules, 3, "113462", "k11", "b", "s2 a", "s3 a") == (
        "1. s1 113462 k11 b=200 s2 a s3 a"
    )


def test_a_turn_given_up_is_a_line() -> None:
    told = turns(FIRST, 2, "t", "s2 z:out_of_turn", "s1 223346", "z:owed", "z:away", "t")
    assert told == "1. s1 t s2 z:out_of_turn s1 223346 Z 2. s2 z:owed 3. s1 z:away 4. s2 t"


def test_what_comes_before_the_first_turn_stands_in_line_0() -> None:
    assert turns(FIRST, 2, "s2 z:out_of_turn", "113462") == "0. s2 z:out_of_turn 1. s1 113462"


def test_events_need_no_match_to_be_written() -> None:
    scribe = Scribe()
    plies = [
        Ply(Act(0, THROW), begins_turn=True, total=0, is_z=False),
        Ply(Throw(0, "113462"), begins_turn=False, total=0, is_z=False),
        Ply(Act(0, BANK), begins_turn=False, total=450, is_z=False),
    ]
    tokens = [token for ply in plies for token in scribe.write(ply)]
    assert [*tokens, *scribe.finish()] == ["1.", "s1", "113462", "b=450"]
