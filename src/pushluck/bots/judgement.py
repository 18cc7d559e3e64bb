"""What every bot understands about the end of a match of Pig or the scoring family, whatever its character.

Expected points are no guide there: a bank that wins is always made, and one that leaves its seat beaten never.
"""

from collections.abc import Sequence
from typing import Any

from pushluck.bots.turn.circumstances import highest_that_counts
from pushluck.core.events import BANK, Act, Seat
from pushluck.core.game import Offer
from pushluck.games.pig import Pig
from pushluck.games.registry import AnyGame
from pushluck.games.scoring import ScoringGame, State

ProgrammedGame = ScoringGame | Pig
"""A game whose turns a programme solves."""


def must_bank(game: AnyGame, state: Any, seat: Seat) -> bool | None:
    """Tell whether `seat`, which may bank, has to or must not; None where that is a matter of character."""
    after = game.apply(state, Act(seat, BANK))
    if _is_home(game, after, seat):
        return True
    if game.outcome(after) is not None:
        return False
    score = game.scores(after)[seat]
    if score == game.scores(state)[seat]:
        # The turn has passed what must be hit, and no throw can take points off it again.
        return True
    needed = _score_needed(game, state, seat)
    return False if needed is not None and score < needed else None


def sensible_keeps(game: AnyGame, state: Any, seat: Seat) -> Sequence[Offer[Any]]:
    """Return the keeps worth a thought: one that wins if it is banked; else those that do not go too far.

    Where every keep passes what the score must hit, all are returned.
    """
    offers = game.offers(state)
    if not isinstance(game, ScoringGame):
        return offers
    before = state.scores[seat] + state.turn.total
    for offer in offers:
        if before + offer.points >= game.rules.finish.target and _wins(game, state, offer, seat):
            return [offer]
    highest = highest_that_counts(game.rules)
    if highest is None:
        return offers
    return [offer for offer in offers if before + offer.points <= highest] or offers


def _wins(game: ScoringGame, state: State, offer: Offer[Any], seat: Seat) -> bool:
    kept = game.apply(state, Act(seat, offer.action))
    if BANK not in game.legal_actions(kept):
        return False
    return _is_home(game, game.apply(kept, Act(seat, BANK)), seat)


def _is_home(game: AnyGame, after: Any, seat: Seat) -> bool:
    """Tell whether a bank of `seat` has won the match, or has hit exactly what others can only hit as well."""
    outcome = game.outcome(after)
    if outcome is not None:
        return seat in outcome.winners
    if not isinstance(game, ScoringGame):
        return False
    has_finished: bool = after.finisher == seat
    return has_finished and game.rules.finish.landing == "exact"


def is_last_turn(game: AnyGame, state: Any) -> bool:
    """Tell whether the seat to play will have no other turn, unless the match goes into overtime."""
    if not isinstance(game, ScoringGame):
        return False
    return state.finisher is not None or bool(state.contenders) or state.rounds_left == 1


def points_missing(game: ProgrammedGame, state: Any, seat: Seat) -> int:
    """Return how far the score of `seat` is from the target it plays for."""
    score = game.scores(state)[seat]
    finish = game.rules.finish
    if isinstance(game, ScoringGame) and score >= finish.target:
        return game.rules.finish.extended_target - score
    return finish.target - score


def _score_needed(game: AnyGame, state: Any, seat: Seat) -> int | None:
    """Return the score without which a bank in the last turn of `seat` leaves it beaten; None in other turns."""
    if not isinstance(game, ScoringGame) or not is_last_turn(game, state):
        return None
    finish = game.rules.finish
    rivals = set(state.contenders or range(len(state.scores))) - {seat}
    if state.finisher is not None and finish.landing == "exact":
        rivals = {state.finisher}
    best = max((state.scores[rival] for rival in rivals), default=0)
    return best + 1 if finish.tie == "leader" else best
