"""What the receiver may do now, and what that is worth."""

from collections.abc import Sequence
from typing import Any

from pushluck.conduct import View
from pushluck.core import BANK, Act, Seat
from pushluck.locales import Words
from pushluck.server.position.reader import Reader, make_refusal
from pushluck.server.position.shapes import BankView, Cheating, Options, Phase


def make_options(
    view: View, seat: Seat, reader: Reader[Any], phase: Phase, words: Words | None
) -> Options | None:
    """Return what `seat` may do now; None when that is nothing."""
    calls = [act.action.text for act in view.game.interjections(view.state) if act.seat == seat]
    if phase == "reply":
        may_reply = seat in view.state.awaiting
        return _only(view.game.spelled(view.state) if may_reply else [], calls)
    if seat != view.game.to_move(view.state):
        return _only([], calls)
    legal = view.game.spelled(view.state)
    if phase in ("start", "owed"):
        return _only(legal, calls)
    inner = view.inner_state
    return Options(
        legal=legal,
        calls=calls,
        offers=reader.offers(inner, words),
        bank=_bank(view, seat, words),
        risk=reader.risk(inner),
        ride=reader.ride(inner),
        payments=reader.payments(inner),
        cheating=_cheating(view, reader) if view.game.manners.cheating else None,
    )


def _only(legal: list[str], calls: Sequence[str]) -> Options | None:
    """Return options without anything to count; None when there are none."""
    calls = [text for text in calls if text not in legal]
    if not legal and not calls:
        return None
    return Options(
        legal=legal,
        calls=calls,
        offers=[],
        bank=None,
        risk=None,
        ride=None,
        payments=[],
        cheating=None,
    )


def _bank(view: View, seat: Seat, words: Words | None) -> BankView:
    game, state = view.inner_game, view.inner_state
    points = game.turn_total(state)
    refusal = game.bank_refusal(state)
    if refusal is not None:
        told = make_refusal(refusal, words)
        return BankView(points=points, score=None, wins=False, refusal=told)
    after = game.apply(state, Act(seat, BANK))
    outcome = game.outcome(after)
    return BankView(
        points=points,
        score=game.scores(after)[seat],
        wins=outcome is not None and seat in outcome.winners,
        refusal=None,
    )


def _cheating(view: View, reader: Reader[Any]) -> Cheating:
    game, state, inner = view.inner_game, view.state, view.inner_state
    has_turned = state.window is not None and state.window.turned
    counts = not game.is_turn_start(inner) and (
        game.bank_refusal(game.declare(inner, reader.tried_count())) is None
    )
    return Cheating(
        turned=[] if has_turned else reader.turned(inner),
        count_unit=game.point_unit if counts else None,
    )
