"""Spellings of Rolling Bones: one each, and nothing else reads."""

import pytest

from pushluck.core import BANK, THROW, Act, IllegalActionError, NotationError
from pushluck.games.bones import LIFT, Misplace, Place, PutOut
from tests.games.bones.tables import body, options, placing, play, push, refused, table


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("t", THROW),
        ("b", BANK),
        ("l", LIFT),
        ("pH", Place("H")),
        ("pY", Place("Y")),
        ("mON", Misplace("O", "N")),
        ("m6K", Misplace("6", "K")),
        ("o", PutOut("")),
        ("oLLM", PutOut("LLM")),
        ("oL-KH", PutOut("L", "KH")),
        ("o-3", PutOut("", "3")),
    ],
)
def test_an_action_reads_and_is_written_in_one_way(text: str, action: object) -> None:
    read = table().parse_action(text)
    assert read == action
    assert read.text == text


@pytest.mark.parametrize(
    "text",
    [
        *("", "p", "pG", "pX", "pHH", "ph", "m", "mO", "mYN", "mOY", "mGN", "mONN", "ll"),
        *("oML", "oX", "oL-", "oL-HK", "oL-HH", "oL-Y", "oL-X", "o L", "k1", "q"),
    ],
)
def test_nothing_else_is_an_action(text: str) -> None:
    """B2 among others: no act puts a hat or a gravestone in the place of a bone."""
    with pytest.raises(NotationError):
        table().parse_action(text)


@pytest.mark.parametrize(
    ("text", "reason", "details"),
    [
        ("t", "not-now", {"action": "t"}),
        ("f1", "not-now", {"action": "f1"}),
        ("pF", "bone-not-thrown", {"bone": "left-forearm"}),
        ("pR", "slot-taken", {"bone": "ribcage"}),
        ("pO", "bone-needs", {"bone": "left-foot", "needs": ("left-shin",)}),
        ("pY", "hat-needs-bare-skull", {}),
        ("mOV", "correct-place-exists", {"bone": "left-foot", "slot": "pelvis"}),
        ("m6V", "bone-not-thrown", {"bone": "right-foot", "slot": "pelvis"}),
        ("l", "no-hat-to-lift", {}),
        ("b", "add-a-bone-first", {}),
        ("oLL", "add-a-bone-first", {}),
    ],
)
def test_a_refusal_names_the_reason_and_what_would_do(
    text: str, reason: str, details: dict[str, object]
) -> None:
    match = placing(body("RN"), "UORYG", throws=2)
    error = refused(match, text)
    assert (error.reason, error.details) == (reason, details)
    assert error.alternatives == ("pU",)


@pytest.mark.parametrize(
    ("text", "reason", "details"),
    [
        ("oL", "put-out-more", {"price": 2, "missing": 1}),
        ("oLRM", "put-out-fewer", {"price": 2, "given": 3}),
        ("oRR", "cannot-put-out", {"price": 2, "free": 5}),
        ("oL-U", "placed-bones-stay", {"price": 2}),
    ],
)
def test_a_refused_payment_names_the_price(
    text: str, reason: str, details: dict[str, object]
) -> None:
    match = push(placing(body("RN"), "UOO5YG", throws=2), "pU")
    error = refused(match, text)
    assert (error.reason, error.details) == (reason, details)


def test_a_wrong_slot_is_refused_and_the_open_ones_are_named() -> None:
    error = refused(placing(body("H"), "OG"), "mOU")
    assert (error.reason, error.alternatives) == ("slot-not-open", ("mOF",))


def test_nobody_acts_out_of_turn_before_the_throw_or_after_the_end() -> None:
    match = play("")
    assert refused(match, "b").reason == "throw-first"
    assert refused(match, "pH").reason == "not-now"
    push(match, "t")
    assert refused(match, "pH").reason == "throw-pending"
    with pytest.raises(IllegalActionError) as caught:
        match.push(Act(1, Place("H")))
    assert (caught.value.reason, caught.value.details) == ("not-your-turn", {"seat": 2, "turn": 1})
    over = push(placing(body("KRNV"), "TG", "target=6"), "pT b")
    with pytest.raises(IllegalActionError, match="match-over"):
        over.push(Act(0, THROW))


def test_offers_say_what_each_die_is_worth() -> None:
    match = placing(body("KRN", hat=True), "VTUG")
    offers = {offer.action.text: offer for offer in match.game.offers(match.state)}
    assert list(offers) == ["pV", "pU"]
    assert [(offer.points, offer.hand_points) for offer in offers.values()] == [(4, 10), (2, 8)]
    assert offers["pV"].left == 3
    wrong = placing(body("KRN"), "OG")
    assert [offer.points for offer in wrong.game.offers(wrong.state)] == [-5] * 3
    assert options(wrong) == ["mOV", "mOU", "mO1"]
