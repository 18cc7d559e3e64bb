"""What is told of each event: the key of the sentence and everything the sentence says."""

from pushluck.games.scoring import Turn
from tests.games.scoring.tables import ScoringMatch, play, push

Told = tuple[str, int | None, dict[str, object]]

EXTENDED = (
    "farkle-minimal(finish.target=1000,finish.landing=exact,"
    "finish.overshoot=extended,finish.extended_target=1500)"
)
LAST = "farkle-minimal(finish.target=1000,finish.last_round={}{})"
THOUSAND = "111234 k111 b"
FIFTY = "523346 k5 b"
BUST = "223346"


def told(match: ScoringMatch) -> list[Told]:
    """Return what the last event did."""
    happenings = match.happenings(len(match.events) - 1)
    return [(happening.key, happening.seat, dict(happening.details)) for happening in happenings]


def test_a_throw_and_a_keep() -> None:
    match = play("farkle-minimal", "526134")
    assert told(match) == [("threw", 0, {"faces": "526134"})]
    assert told(push(match, "k1")) == [("kept", 0, {"dice": "1", "points": 100, "total": 100})]
    push(match, "55532 k5")
    assert told(match) == [("kept", 0, {"dice": "5", "points": 50, "total": 150})]


def test_hot_dice() -> None:
    match = play("farkle-minimal", "111555 k111555")
    assert told(match) == [
        ("kept", 0, {"dice": "111555", "points": 1500, "total": 1500}),
        ("hot-dice", 0, {"dice": 6, "rule": "may_bank"}),
    ]


def test_busts_by_their_reason() -> None:
    for spelling, script, why, lost in (
        ("zonk", "123446 k1 22346", "no-score", 100),
        ("doom", "123446 k1 22366", "instant", 1000),
        ("dix-mille", "223346", "first-throw", 0),
    ):
        threw, bust = told(play(spelling, script))
        assert threw[0] == "threw"
        assert bust == ("bust", 0, {"points": 0, "lost": lost, "why": why})


def test_the_hand_of_hot_dice_does_not_save_the_next_throw() -> None:
    """Two 2s would extend the set of 2s that lay there, but all dice were picked up again."""
    spelling = "farkle-minimal(keep.join=extend,points.more=double)"
    match = play(spelling, "222333 k222333 223346")
    assert told(match)[1] == ("bust", 0, {"points": 0, "lost": 500, "why": "no-score"})


def test_a_penalty_is_told_beside_the_bust() -> None:
    match = play("farkle-facebook", BUST, scores=(2000, 0), busts=(2, 0))
    assert told(match)[1:] == [
        ("bust", 0, {"points": -500, "lost": 0, "why": "no-score"}),
        ("penalty", 0, {"points": 500, "score": 1500}),
    ]


def test_a_free_throw() -> None:
    assert told(play("zilch", BUST))[1:] == [("free-throw", 0, {"points": 500})]


def test_throws_that_end_the_match() -> None:
    assert told(play("dix-mille", "111111", scores=(700, 0)))[1:] == [
        ("instant-win", 0, {"faces": "111111"}),
        ("won", 0, {"score": 700}),
    ]
    assert told(play("doom(instant.win_count=6)", "666666"))[1:] == [
        ("bust", 0, {"points": 0, "lost": 0, "why": "instant"}),
    ]


def test_a_bank() -> None:
    assert told(play("farkle", "555123 k555 b")) == [
        ("banked", 0, {"points": 500, "score": 500}),
        ("on-board", 0, {}),
    ]
    again = play("farkle", FIFTY, scores=(500, 0), on_board=(True, False))
    assert told(again) == [("banked", 0, {"points": 50, "score": 550})]


def test_a_bank_that_wins() -> None:
    match = play("farkle-minimal(finish.target=1000)", THOUSAND, scores=(50, 0))
    assert told(match) == [
        ("banked", 0, {"points": 1000, "score": 1050}),
        ("won", 0, {"score": 1050}),
    ]


def test_passing_the_first_of_two_targets() -> None:
    for score in (600, 1000):
        match = play(EXTENDED, FIFTY, scores=(score, 0), turn=Turn(6, 400))
        assert told(match) == [
            ("banked", 0, {"points": 450, "score": score + 450}),
            ("extended", 0, {"target": 1500}),
        ]
    beyond = play(EXTENDED, FIFTY, scores=(1050, 0))
    assert told(beyond) == [("banked", 0, {"points": 50, "score": 1100})]


def test_a_bank_that_is_lost() -> None:
    match = play("dix-mille", "555234 k555 b", scores=(9900, 0), on_board=(True, True))
    assert told(match) == [
        ("banked", 0, {"points": 0, "score": 9900}),
        ("overshot", 0, {"points": 0, "lost": 500, "target": 10_000}),
    ]


def test_the_last_round_and_a_new_leader() -> None:
    match = play(LAST.format("until_beaten", ""), THOUSAND)
    assert told(match)[1:] == [("last-round", 0, {"score": 1000})]
    push(match, "111534 k1115 b")
    assert told(match)[1:] == [("new-leader", 1, {"score": 1050})]
    assert told(push(match, BUST))[2:] == [("won", 1, {"score": 1050})]


def test_overtime() -> None:
    match = play(LAST.format("one_turn_each", ",finish.tie=overtime"), f"{THOUSAND} {THOUSAND}")
    assert told(match)[1:] == [("overtime", None, {"seats": ("1", "2")})]
    assert told(push(match, FIFTY)) == [("banked", 0, {"points": 50, "score": 1050})]


def test_a_ride() -> None:
    match = play("farkle-minimal(ride.allowed=true)", f"{THOUSAND} r")
    assert told(match) == [("rides", 1, {"dice": 3, "points": 1000})]


def test_nothing_is_told_of_the_decision_to_throw() -> None:
    assert told(play("farkle-minimal", "t")) == []
