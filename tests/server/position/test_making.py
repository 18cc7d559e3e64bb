"""What the table looks like."""

from pushluck.core import Seat
from pushluck.locales import load_words
from pushluck.server.position import make_position
from pushluck.server.position.shapes import Bones, Scoring
from tests.server.position.matches import make_match, played, yours
from tests.server.seeing import AnyMatch


def test_who_begins_is_thrown_for() -> None:
    match = make_match("farkle", 3)
    match.push_text("4")
    position = make_position(match, 1, None, 1_700_000_000_000)
    assert (position.phase, position.turn, position.waiting_for) == ("start", 1, [1])
    assert position.deadline == 1_700_000_000_000
    assert position.first_seat is not None
    assert position.first_seat.waiting == [1, 2]
    assert (position.first_seat.leaders, position.first_seat.highest) == ([0], "4")
    assert [(dice.kind, dice.count) for dice in position.to_throw] == [("d6", 1)]
    assert yours(match, 1).legal == ["t"]
    assert make_position(match, 0, None, None).yours is None


def test_a_turn_goes_through_its_phases() -> None:
    match = make_match("farkle(seating.start=first_seat)")
    shown = [summary(match)]
    for text in ("t", "112346", "k1", "t", "22346"):
        match.push_text(text)
        shown.append(summary(match))
    assert shown == [
        ("begin", 0, "", "", [("d6", 6)]),
        ("throw", 0, "", "", [("d6", 6)]),
        ("keep", 0, "112346", "", []),
        ("decide", 0, "", "1", [("d6", 5)]),
        ("throw", 0, "", "1", [("d6", 5)]),
        ("begin", 1, "", "", [("d6", 6)]),
    ]


def summary(match: AnyMatch) -> tuple[str, Seat | None, str, str, list[tuple[str, int]]]:
    position = make_position(match, None, None, None)
    dice = [(dice.kind, dice.count) for dice in position.to_throw]
    return position.phase, position.turn, position.showing, position.corner, dice


def test_a_last_bank_waits_for_every_opponent() -> None:
    rules = "zonk(seating.start=first_seat,finish.target=1000)"
    match = played(rules, "111346 k111 b", seats=3)
    position = make_position(match, 2, None, None)
    assert (position.phase, position.turn, position.waiting_for) == ("reply", 0, [1, 2])
    assert [yours(match, seat).legal for seat in (1, 2)] == [["a", "c"], ["a", "c"]]
    assert make_position(match, 0, None, None).yours is None
    match.push_text("a", 2)
    assert make_position(match, 2, None, None).waiting_for == [1]
    assert (yours(match, 2).legal, yours(match, 2).calls) == ([], ["c"])
    match.push_text("a", 1)
    over = make_position(match, 2, None, None)
    assert (over.phase, over.turn, over.waiting_for, over.yours) == ("over", None, [], None)
    assert over.outcome is not None
    assert (over.outcome.winners, over.outcome.scores) == ([0], [1000, 0, 0])


def test_a_wrong_call_is_owed_a_turn() -> None:
    match = played("zonk(seating.start=first_seat)", "112346 k11 b 2:c")
    position = make_position(match, 1, None, None)
    assert (position.phase, position.owed) == ("owed", [0, 1])
    assert yours(match, 1).legal == ["z:owed"]
    assert position.window is not None
    assert position.window.judged


def test_the_race_is_told_where_it_matters() -> None:
    game = make_position(make_match("zonk"), None, None, None).game
    assert isinstance(game, Scoring)
    assert (game.target, game.extended_target, game.extended) == (10_000, 13_000, False)
    farkle = make_position(make_match("farkle", 3), None, None, None).game
    assert isinstance(farkle, Scoring)
    assert (farkle.opening, farkle.on_board) == (500, [False] * 3)
    assert (farkle.extended_target, farkle.last_round_by) == (0, None)


def test_the_skeleton_lies_on_the_slab() -> None:
    match = played("bones(seating.start=first_seat)", "UUUUUU111111KRYYYG pK pR pU")
    position = make_position(match, 0, load_words("en"), None)
    game = position.game
    assert isinstance(game, Bones)
    assert (game.bones, game.hat, game.open) == ("KRU", False, "NF1")
    assert [(dice.kind, dice.count) for dice in game.free] == [
        ("left", 5),
        ("right", 6),
        ("middle", 4),
    ]
    assert game.worth is not None
    assert [part.name for part in game.worth] != [""] * len(game.worth)
    assert position.showing == "UUUUU111111YYYG"
    options = position.yours
    assert options is not None
    assert {(offer.act, offer.slot) for offer in options.offers} == {("p1", "1"), ("pY", "Y")}
    assert options.bank is not None
    assert options.bank.refusal is None
    assert [payment.act for payment in options.payments] == ["oL", "oR", "oM"]
    assert [dice.kind for dice in options.payments[2].dice] == ["middle"]
    assert options.payments[2].gravestone.ways == 6**3
    assert options.payments[2].gravestone.hits == 6**3 - 5**3
