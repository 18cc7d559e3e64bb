"""Positions for `pushluck advise`: typed in, or taken from a record."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from pushluck.cli.failures import reading
from pushluck.cli.throws import find_hand, sorted_faces
from pushluck.conduct import as_table
from pushluck.core.dice import Die
from pushluck.core.errors import NotationError
from pushluck.core.events import RIDE, Throw
from pushluck.core.game import Happening
from pushluck.core.rules import RulesObject
from pushluck.games.bones import Body, Bones
from pushluck.games.bones import Turn as BonesTurn
from pushluck.games.bones.anatomy import (
    DICE,
    HAT,
    KIND_OF,
    LEFT,
    MIDDLE,
    PER_KIND,
    RIGHT,
    SKULL,
    SLOTS,
)
from pushluck.games.bones.body import is_connected
from pushluck.games.bones.options import price
from pushluck.games.registry import AnyGame, make_game
from pushluck.games.scoring import Hand, Phase, ScoringGame, Turn
from pushluck.record import load_record
from pushluck.solve.positions import offered, turn_start

USED_BY: Mapping[str, Sequence[str]] = {
    "pig": ("turn", "throw"),
    "scoring": ("turn", "throw", "dice", "hand", "hand_points", "busts", "second", "offer"),
    "bones": ("throw", "body", "wrong", "throws"),
}
"""What can be said about a turn, by game."""

THROWS = ("threw", "threw-bones")
"""Happenings that only say what was thrown."""


class Said(NamedTuple):
    """What a person says about a position; None where nothing is said."""

    scores: tuple[int, int] | None = None
    turn: int | None = None
    """Points of the turn so far, without the throw that shows."""
    throw: str | None = None
    """What the dice show."""
    dice: int | None = None
    """Dice left to throw."""
    hand: str | None = None
    hand_points: int | None = None
    busts: tuple[int, int] | None = None
    second: bool | None = None
    """The other seat began the match."""
    offer: tuple[int, int] | None = None
    """Dice that the other has left, and the points it has just banked."""
    body: str | None = None
    """Slots of Rolling Bones that hold the right bone, and the hat."""
    wrong: str | None = None
    """Bones in wrong slots: a face and a slot for each."""
    throws: int | None = None
    """Throws of this turn, the one that shows included."""

    def options(self) -> Sequence[str]:
        """Return the options that were given, as they are typed."""
        return [
            f"--{name.replace('_', '-')}"
            for name, value in self._asdict().items()
            if value is not None
        ]


class Position(NamedTuple):
    """Where a seat decides, or what its throw has ended."""

    game: AnyGame
    state: Any
    scores: tuple[int, int]
    """The score of the seat to move, and the other's."""
    turn: int
    """Points of the turn so far."""
    shown: str
    """The throw that shows, or nothing."""
    offer: tuple[int, int] | None
    """Dice and points that the seat may take over now."""
    happenings: Sequence[Happening]
    """What the throw has ended; empty while there is something to decide."""


def typed_position(rules: RulesObject, said: Said) -> Position:
    """Return the position that was described; the first seat is to move.

    Raises `NotationError` for what cannot be, or does not belong to this game.
    """
    used = USED_BY[rules.game]
    for option in said._replace(scores=None).options():
        if option.removeprefix("--").replace("-", "_") not in used:
            raise NotationError("option-for-other-game", option=option, game=rules.preset.title)
    game = make_game(rules)
    scores = said.scores or (0, 0)
    start = turn_start(rules, scores, busts=said.busts or (0, 0), is_second=bool(said.second))
    if isinstance(game, ScoringGame):
        before = _scoring_turn(game, start, said)
    elif isinstance(game, Bones):
        before = _bones_turn(game, start, said)
    else:
        before = start._replace(turn_total=said.turn or 0)
    return _thrown(game, before, said.throw)


def recorded_position(file: str, ply: int | None) -> Position:
    """Return the position of a recorded match after so many events, by default after all.

    Raises `DataError` for what is wrong with the file, `NotationError` (`no-such-event`) for a number too high.
    """
    with reading(file):
        match = load_record(Path(file)).match
    events = len(match.events)
    if ply is not None and ply > events:
        raise NotationError("no-such-event", given=ply, most=events)
    table = as_table(match.game)
    state = match.states[events if ply is None else ply].inner
    return _as_position(table.inner, state, "", ())


def _thrown(game: AnyGame, before: Any, throw: str | None) -> Position:
    if throw is None:
        return _as_position(game, before, "", ())
    phase = type(before.phase)
    rolling = before._replace(phase=phase.ROLLING)
    event = Throw(before.seat, "".join(throw.split()))
    after = game.apply(rolling, event)
    ended = game.turn_of(after) != before.seat
    if not ended:
        return _as_position(game, after, event.faces, ())
    told = game.happenings(rolling, event, after)
    happenings = [each for each in told if each.key not in THROWS]
    return _as_position(game, before, event.faces, happenings)


def _as_position(
    game: AnyGame, state: Any, shown: str, happenings: Sequence[Happening]
) -> Position:
    mine, *others = state.scores[state.seat :] + state.scores[: state.seat]
    turn = game.turn_total(state)
    scores = (mine, others[0] if others else 0)
    offer = (state.leftover, state.previous) if RIDE in game.legal_actions(state) else None
    return Position(game, state, scores, turn, shown, offer, happenings)


def _ridden_turn(game: ScoringGame, start: Any, said: Said, offer: tuple[int, int]) -> Any:
    """Return the beginning of the turn with an offer, which is taken where a throw shows."""
    if not game.rules.ride.allowed:
        title = game.rules.preset.title
        raise NotationError("option-for-other-game", option="--offer", game=title)
    for option in said.options():
        if option in ("--turn", "--dice", "--hand", "--hand-points"):
            raise NotationError("options-exclude", options=("--offer", option))
    state = offered(game.rules, start, offer)
    ridden = Turn(*offer, ride=True)
    return state if said.throw is None else state._replace(turn=ridden)


def _scoring_turn(game: ScoringGame, start: Any, said: Said) -> Any:
    if said.offer is not None:
        return _ridden_turn(game, start, said, said.offer)
    count = game.rules.dice.count
    if said.throw is not None and said.dice is not None:
        raise NotationError("options-exclude", options=("--throw", "--dice"))
    throw = sorted_faces(said.throw or "")
    dice = len(throw) if said.throw is not None else said.dice
    if dice is None:
        if said.turn or said.hand:
            raise NotationError("argument-missing", argument="--dice")
        return start
    if not 1 <= dice <= count:
        raise NotationError("impossible-number-of-dice", given=dice, most=count)
    hand = _find_hand(game, count - dice, said)
    total = hand.points if said.turn is None else said.turn
    if hand.dice and not total:
        raise NotationError("argument-missing", argument="--turn")
    if total % game.point_unit or total < hand.points:
        raise NotationError("impossible-turn", total=total, unit=game.point_unit, least=hand.points)
    if dice == count and total:
        hand = Hand("1" * count)  # hot dice: a full hand lies there, whichever it is
    return start._replace(phase=Phase.READY, turn=Turn(dice, total, hand))


def _find_hand(game: ScoringGame, kept: int, said: Said) -> Hand:
    """Return what has been set aside in this turn since all dice were last thrown."""
    dice = sorted_faces(said.hand or "")
    if dice and len(dice) != kept:
        raise NotationError("hand-does-not-fit", given=len(dice), kept=kept)
    if game.rules.keep.join == "never":
        return Hand("1" * kept)  # whichever dice they are
    if kept and not dice:
        raise NotationError("argument-missing", argument="--hand")
    return find_hand(game, dice, said.hand_points)


def _bones_turn(game: Bones, start: Any, said: Said) -> Any:
    if said.throw is None:
        if said.body or said.wrong or said.throws:
            raise NotationError("argument-missing", argument="--throw")
        return start
    body = _find_body(said.body or "", said.wrong or "")
    if said.throws is None and body.taken:
        raise NotationError("argument-missing", argument="--throws")
    throws = said.throws or 1
    faces = "".join(said.throw.split())
    for face in faces:
        if face not in KIND_OF:
            raise NotationError("no-such-face", face=face, faces=" ".join(KIND_OF))
    kinds = [KIND_OF[face] for face in faces]
    free = (kinds.count(LEFT), kinds.count(RIGHT), kinds.count(MIDDLE))
    _check_bones(game, body, kinds, throws)
    return start._replace(turn=BonesTurn(free, throws - 1, body))


def _find_body(bones: str, wrong: str) -> Body:
    slots = bones.replace(HAT, "", 1)
    pairs = [(item[:1], item[1:]) for item in wrong.split(",") if item]
    taken = slots + "".join(slot for _, slot in pairs)
    is_known = all(each in tuple(SLOTS) for pair in (slots, *pairs) for each in pair)
    is_once = len(set(taken)) == len(taken)
    bears_hat = HAT not in bones or SKULL in slots
    if not (is_known and is_once and bears_hat and is_connected(taken)):
        raise NotationError("impossible-body", bones=f"{bones} {wrong}".strip(), slots=SLOTS)
    body = Body(hat=HAT in bones)
    for slot in slots:
        body = body.with_bone(slot)
    for face, slot in pairs:
        body = body.with_wrong(slot, face)
    return body


def _check_bones(game: Bones, body: Body, kinds: Sequence[Die], throws: int) -> None:
    """Raise `NotationError` unless the dice placed, shown and paid are the eighteen that there are."""
    placed = [KIND_OF[slot] for slot in body.bones] + [KIND_OF[face] for _, face in body.wrong]
    placed += [MIDDLE] * body.hat
    there = [*placed, *kinds]
    paid = sum(price(game.rules, BonesTurn(throws=made)) for made in range(1, throws))
    wanted = len(DICE) * PER_KIND - paid
    if len(there) != wanted or any(there.count(die) > PER_KIND for die in DICE):
        raise NotationError(
            "impossible-bones", given=len(there), wanted=wanted, throws=throws, most=PER_KIND
        )
