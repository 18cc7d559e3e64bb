"""What has happened, as each seat is told it."""

from pushluck.locales import load_words
from pushluck.server.position import make_position, told
from tests.server.position.matches import NAMES, played


def test_the_keep_of_another_is_told_without_points() -> None:
    match = played("zonk(manners.cheating=true,seating.start=first_seat)", "112346 k11")
    words = load_words("en")
    ply = len(match.events) - 1
    (other,) = told(match, ply, 1, words, NAMES)
    assert (other.key, other.details) == ("kept-unpriced", {"dice": "11"})
    assert other.sentence == "Ada sets aside 1 1."
    (own,) = told(match, ply, 0, words, NAMES)
    assert own.details == {"dice": "11", "points": 200, "total": 200}
    assert own.sentence == "You set aside 1 1 for 200 points; that makes 200 this turn."


def test_at_an_honest_table_everybody_is_told_the_points() -> None:
    match = played("farkle(seating.start=first_seat)", "112346 k11")
    (other,) = told(match, len(match.events) - 1, 1, None, NAMES)
    assert other.details == {"dice": "11", "points": 200, "total": 200}
    assert make_position(match, None, None, None).turn_total == 200
    assert other.sentence == ""


def test_happenings_of_a_spectator_name_everybody() -> None:
    match = played("farkle(seating.start=first_seat)", "223346")
    sentences = [each.sentence for each in told(match, 1, None, load_words("en"), NAMES)]
    assert sentences[0] == "Ada throws 2 2 3 3 4 6."
    assert [each.seat for each in told(match, 1, None, None, NAMES)] == [0, 0]
