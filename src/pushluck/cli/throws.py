"""What a throw is worth under the rules of a scoring game: what may be kept, and why not more."""

from typing import NamedTuple

from pushluck.core.dice import D6
from pushluck.core.errors import IllegalActionError, NotationError, RulesError
from pushluck.core.events import Act
from pushluck.core.game import Offer
from pushluck.core.rules import RulesObject
from pushluck.games.registry import make_game
from pushluck.games.scoring import Hand, Phase, ScoringAction, ScoringGame, State, Turn, turns

LOST = {"instant": "doom", "no-score": "no_score", "first-throw": "no_score"}
"""What JSON calls the reasons for which a throw loses the turn; a free throw loses nothing."""


class Way(NamedTuple):
    """A legal keep."""

    offer: Offer[ScoringAction]
    unkept: int
    """Dice neither kept now nor in the hand: 0 after hot dice, when all are thrown again."""
    refusal: IllegalActionError | None
    """Why banking would not be allowed afterwards, at a first bank with nothing but this hand."""


class Verdict(NamedTuple):
    """What a throw comes to."""

    throw: str
    """Faces in ascending order."""
    hand: Hand
    """The dice kept before."""
    loss: str | None
    """Why there is nothing to keep: `no-score`, `instant`, `first-throw` or `free-throw`."""
    wins: bool
    """The throw wins the match at once."""
    ways: tuple[Way, ...]
    """Every legal keep by dice in ascending order."""


def find_scoring_game(rules: RulesObject) -> ScoringGame:
    """Return the game that plays `rules`; raises `RulesError` for a game in which no dice are kept."""
    game = make_game(rules)
    if not isinstance(game, ScoringGame):
        raise RulesError("no-scoring-dice", preset=rules.key)
    return game


def find_hand(game: ScoringGame, dice: str, points: int | None) -> Hand:
    """Return the hand of these dice, worth `points` or, without them, what they score when kept at once.

    Raises `NotationError` for faces no die has and for dice that have no such worth.
    """
    dice = sorted_faces(dice)
    if not dice:
        if points:
            raise NotationError("hand-points-without-hand", points=points)
        return Hand()
    for kept in game.finder.find(Hand(), dice):
        if kept.action.dice == dice and points in (None, kept.hand.points):
            return kept.hand
    if points is None:
        raise NotationError("hand-points-missing", hand=dice)
    return Hand(dice, points)


def judge(game: ScoringGame, throw: str, hand: Hand, *, most: int | None = None) -> Verdict:
    """Return what `throw` comes to on top of `hand`.

    Raises `NotationError` for a throw of more than `most` dice, by default those that the hand leaves.
    """
    throw = sorted_faces(throw)
    if most is None:
        most = game.rules.dice.count - len(hand.dice)
    if not 1 <= len(throw) <= most:
        raise NotationError("impossible-number-of-dice", given=len(throw), most=most)
    turn = Turn(len(throw), hand.points, hand, throw)
    loss = turns.loss_by_throw(game.rules, game.finder, turn, throw)
    wins = loss != "instant" and turns.wins_at_once(game.rules, throw)
    state = position(game, Phase.KEEPING, turn)
    offers = () if loss or wins else game.offers(state)
    return Verdict(throw, hand, loss, wins, tuple(_way(game, state, offer) for offer in offers))


def sorted_faces(text: str) -> str:
    """Return faces in ascending order, spaces left out; raises `NotationError` for what is no face."""
    faces = "".join(text.split())
    for face in faces:
        if face not in D6.faces:
            raise NotationError("no-such-face", face=face, faces=" ".join(D6.faces))
    return "".join(sorted(faces))


def position(game: ScoringGame, phase: Phase, turn: Turn) -> State:
    """Return a state of the first seat's turn, with nothing banked."""
    fresh = game.initial_state(game.rules.seating.least_seats)
    return fresh._replace(start=None, phase=phase, turn=turn)


def _way(game: ScoringGame, state: State, offer: Offer[ScoringAction]) -> Way:
    kept = game.apply(state, Act(state.seat, offer.action))
    unkept = len(state.turn.throw) - len(offer.dice)
    free = game.rules.dice.count - len(offer.hand)
    return Way(offer, max(0, min(unkept, free)), game.bank_refusal(kept))
