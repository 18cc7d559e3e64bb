"""Building without looking ahead: whatever fits and earns most now, and a burial once enough lies there."""

from pushluck.bots.bones.plan import sensible_payments
from pushluck.core.events import BANK
from pushluck.games.bones import LIFT, Bones, BonesAction, Misplace, PutOut, State, Turn
from pushluck.games.bones.anatomy import DICE, NEIGHBOURS
from pushluck.games.bones.options import LETTERS


def build(game: Bones, state: State, hold: int) -> BonesAction:
    """Return what a seat does that adds all that fits and buries a skeleton of at least `hold` points."""
    turn = state.turn
    offers = game.offers(state)
    if offers:
        best = max(offers, key=lambda offer: (offer.points, -_spoilt(turn, offer.action)))
        return best.action
    may_bury = game.bank_refusal(state) is None
    if may_bury and game.turn_total(state) >= hold:
        return BANK
    payments = sensible_payments(game.rules, turn)
    if payments:
        return max(payments, key=lambda payment: _useful(turn, payment))
    return BANK if may_bury else LIFT


def _spoilt(turn: Turn, action: BonesAction) -> int:
    """Return beside how many free slots a wrong bone would lie."""
    if not isinstance(action, Misplace):
        return 0
    return sum(near not in turn.body.taken for near in NEIGHBOURS[action.slot])


def _useful(turn: Turn, payment: PutOut) -> int:
    """Return how many of the dice left to throw could still show something that is missing."""
    useful = 0
    for die, count, letter in zip(DICE, turn.free, LETTERS, strict=True):
        missing = sum(face not in turn.body.taken for face in die.faces)
        useful += min(count - payment.free.count(letter), missing)
    return useful
