"""What a seat may do, and what that is worth."""

from collections.abc import Iterator
from typing import Any

import pytest

from pushluck.conduct import FalseCount, interjections, turned_keeps
from pushluck.core import Act
from pushluck.games.odds import loss_chances
from pushluck.locales import load_words
from pushluck.server.position import make_position
from pushluck.server.position.shapes import Risk
from tests.server.position.matches import PRESETS, World, is_possible, iter_played, played, yours
from tests.server.seeing import AnyMatch


def odds(match: AnyMatch, state: Any) -> tuple[int, dict[str, int]]:
    chances = loss_chances(match.game, state)
    return chances.ways, dict(chances.losing)


def read(risk: Risk) -> tuple[int, dict[str, int]]:
    return risk.ways, {loss.why: loss.ways for loss in risk.losing}


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("cheating", ["true", "false"])
def test_what_is_offered_is_what_is_legal(preset: str, cheating: str, proof: bool) -> None:
    rules = f"{preset}(manners.cheating={cheating})"
    for seed in range(20 if proof else 1):
        for match in iter_played(rules, plies=150, seed=f"offered {seed}", cheats=0.1):
            check_options(match)


def check_options(match: AnyMatch) -> None:
    game, state = match.game, match.state
    for seat in range(match.seats):
        options = make_position(match, seat, None, None).yours
        may_speak = {act.action.text for act in interjections(game, state) if act.seat == seat}
        must_act = seat == game.to_move(state)
        if options is None:
            assert not must_act
            assert not may_speak
            continue
        legal = set(game.spelled(state)) if must_act else set()
        assert set(options.legal) | set(options.calls) == legal | may_speak
        for text in (*options.legal, *options.calls):
            World(match).push_text(text, seat)
        if must_act:
            check_mover(match, options)


def check_mover(match: AnyMatch, options: Any) -> None:
    game, state = match.game, match.state
    assert options.legal == game.spelled(state)
    offered = game.offers(state)
    assert [offer.act for offer in options.offers] == [offer.action.text for offer in offered]
    for offer, shown in zip(offered, options.offers, strict=True):
        assert (shown.dice, shown.points, shown.hand_points, shown.left) == (
            offer.dice,
            offer.points,
            offer.hand_points,
            offer.left,
        )
        assert [(part.key, part.dice, part.points) for part in shown.parts] == list(
            offer.combinations
        )
    assert [payment.act for payment in options.payments] == [
        text for text in options.legal if text.startswith("o")
    ]
    if options.bank is not None:
        assert (options.bank.refusal is None) == ("b" in options.legal)
    if options.cheating is not None:
        check_cheating(match, options.cheating)


def check_cheating(match: AnyMatch, cheating: Any) -> None:
    game, state = match.game, match.state
    ways = [
        (f"{claim.keep}~{way.die}>{way.face}", claim.points)
        for way in cheating.turned
        for claim in way.keeps
    ]
    assert [text for text, _ in ways] == [way.text for way in turned_keeps(game, state)]
    seat, total = match.turn_of, game.turn_total(state)
    assert seat is not None
    for text, points in ways[:5]:
        world = World(match)
        world.push_text(text, seat)
        if game.turn_of(world.state) == seat and world.state.window is not None:
            assert game.turn_total(world.state) == total + points
    unit = game.point_unit
    counts = {unit * 10**exponent for exponent in range(7)} - {total}
    possible = [points for points in counts if is_possible(match, Act(seat, FalseCount(points)))]
    assert (cheating.count_unit is not None) == bool(possible)
    assert cheating.count_unit in (None, unit)


@pytest.mark.parametrize(
    "preset", [*PRESETS, "ten-thousand(bank.opening=0)", "bones(pay_with=any)"]
)
def test_risks_are_those_of_every_throw(preset: str, proof: bool) -> None:
    # All throws of ten dice take a while to try.
    plies = 600 if proof else 10 if preset == "greed" else 60
    seen: set[Any] = set()
    for match in iter_played(preset, plies=plies, seed="risk"):
        for act, risk in iter_risks(match):
            state = match.state if act is None else after(match, act)
            if state not in seen:
                seen.add(state)
                assert read(risk) == odds(match, state)
    assert seen


def iter_risks(match: AnyMatch) -> Iterator[tuple[str | None, Risk]]:
    """Yield the risks that the seat to move is told, with the act after which they are run."""
    seat = match.game.to_move(match.state)
    options = None if seat is None else make_position(match, seat, None, None).yours
    if options is None:
        return
    if options.risk is not None:
        yield None, options.risk
    if options.ride is not None:
        yield options.ride.act, options.ride.risk
    for offer in options.offers:
        if offer.risk is not None:
            yield offer.act, offer.risk
    for payment in options.payments:
        yield payment.act, payment.risk


def after(match: AnyMatch, text: str) -> Any:
    world = World(match)
    world.push_text(text)
    return world.state


def test_offers_say_why_and_what_follows() -> None:
    match = played("farkle-minimal", "111346")
    options = make_position(match, 0, load_words("en"), None).yours
    assert options is not None
    (offer,) = (offer for offer in options.offers if offer.act == "k111")
    assert [part.name for part in offer.parts] == ["three 1s"]
    assert offer.risk is not None
    assert read(offer.risk) == (216, {"no-score": 60})
    assert offer.left == 3


def test_a_bank_says_what_it_does_or_why_not() -> None:
    words = load_words("en")
    match = played("farkle(seating.start=first_seat)", "112346 k11")
    options = make_position(match, 0, words, None).yours
    assert options is not None
    bank = options.bank
    assert bank is not None
    assert bank.score is None
    assert bank.refusal is not None
    assert bank.refusal.reason == "opening-not-reached"
    assert bank.refusal.details == {"needed": 500, "missing": 300}
    assert bank.refusal.alternatives == ["t"]
    assert "300" in bank.refusal.sentence
    match = played("zonk(seating.start=first_seat,finish.target=1000)", "111346 k111")
    bank = yours(match, 0).bank
    assert (bank.points, bank.score, bank.wins, bank.refusal) == (1000, 1000, True, None)
