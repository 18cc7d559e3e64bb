"""What Rolling Bones adds to a position."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from pushluck.conduct import TurnedKeep
from pushluck.core import Act
from pushluck.games.bones import Bones as BonesGame
from pushluck.games.bones import (
    BonesAction,
    BonesRules,
    Misplace,
    Place,
    PutOut,
    State,
    Turn,
    iter_worth,
    worth,
)
from pushluck.games.bones import Phase as Waits
from pushluck.games.bones.anatomy import DICE, HAT, KIND_OF, MIDDLE
from pushluck.games.bones.body import Body, open_slots
from pushluck.games.bones.chances import losing_ways
from pushluck.games.bones.options import (
    after_placing,
    correct_places,
    has_done_duty,
    iter_payments,
    price,
)
from pushluck.games.bones.telling import NO_GRAVESTONE
from pushluck.locales import Words
from pushluck.server.position.reader import (
    Reader,
    make_offer,
    make_parts,
    make_risk,
)
from pushluck.server.position.shapes import (
    Bones,
    Chance,
    ClaimView,
    DiceCount,
    OfferView,
    PaymentView,
    Phase,
    Risk,
    TurnedView,
    WrongBone,
)

MOST_TURNS = 1 << 14
"""Turns whose risk is remembered, for one rules object."""
ALL_FACES = "".join(KIND_OF)


class BonesReader(Reader[State]):
    """Reads the states of Rolling Bones."""

    def __init__(self, rules: BonesRules) -> None:
        self.game: BonesGame = BonesGame(rules)
        self._rules = rules
        self._find_risk = lru_cache(maxsize=MOST_TURNS)(self._make_risk)

    def phase(self, state: State) -> Phase:
        """See `Reader.phase`."""
        return "keep"

    def part(self, state: State, words: Words | None, *, is_priced: bool) -> Bones:
        """See `Reader.part`: what the body is worth is not told where others must add up."""
        rules, turn = self._rules, state.turn
        body = turn.body
        return Bones(
            target=rules.finish.target,
            bones=body.bones,
            wrong=[WrongBone(slot=slot, face=face) for slot, face in body.wrong],
            hat=body.hat,
            free=_count_free(turn.free),
            open=open_slots(rules, body),
            throws=turn.throws,
            price=price(rules, turn),
            worth=make_parts(iter_worth(rules, body), words) if is_priced else None,
            hat_times=rules.points.hat_times,
        )

    def showing(self, state: State) -> str:
        """See `Reader.showing`."""
        return state.turn.showing

    def next_dice(self, state: State) -> list[DiceCount]:
        """See `Reader.next_dice`: after a throw it depends on what is put out."""
        return _count_free(state.turn.free) if state.phase is Waits.READY else []

    def risk(self, state: State) -> Risk | None:
        """See `Reader.risk`."""
        if state.phase is not Waits.READY:
            return None
        return self._find_risk(state.turn.free, state.turn.throws, state.turn.body)

    def offers(self, state: State, words: Words | None) -> list[OfferView]:
        """See `Reader.offers`."""
        return [
            make_offer(offer, words, slot=_slot_of(offer.action))
            for offer in self.game.offers(state)
        ]

    def payments(self, state: State) -> list[PaymentView]:
        """See `Reader.payments`."""
        if state.phase is not Waits.PLACING or not has_done_duty(self._rules, state.turn):
            return []
        return [self._payment(state, act) for act in iter_payments(self._rules, state.turn)]

    def turned(self, state: State) -> list[TurnedView]:
        """See `Reader.turned`: a bone that has its place, beside one that was really thrown."""
        turn = state.turn
        if not turn.added:
            return []
        now = worth(self._rules, turn.body)
        claims = {}
        for act in correct_places(self._rules, turn._replace(showing=ALL_FACES)):
            points = worth(self._rules, after_placing(turn, act).body) - now
            claims[act.face] = [ClaimView(keep=act.text, points=points)]
        return [
            TurnedView(die=die, face=face, keeps=claims[face])
            for die, face in self.game.turnable(state)
            if face in claims
        ]

    def turned_points(self, states: Sequence[State], turned: Mapping[int, TurnedKeep[Any]]) -> int:
        """See `Reader.turned_points`: the skeleton as it lies, less what it is worth without turned bones."""
        body = states[-1].turn.body
        honest = body
        for ply, act in turned.items():
            if all(_lies(state.turn.body, act.face) for state in states[ply + 1 :]):
                honest = _without(honest, act.face)
        return worth(self._rules, body) - worth(self._rules, honest)

    def _payment(self, state: State, act: PutOut) -> PaymentView:
        paid = self.game.apply(state, Act(state.seat, act)).turn
        middle = paid.free[DICE.index(MIDDLE)]
        faces = len(MIDDLE.faces)
        spent = zip(DICE, state.turn.free, paid.free, strict=True)
        return PaymentView(
            act=act.text,
            dice=[
                DiceCount(kind=die.key, count=had - left) for die, had, left in spent if had > left
            ],
            slots=act.slots,
            risk=self._find_risk(paid.free, paid.throws, paid.body),
            gravestone=Chance(hits=faces**middle - (faces - 1) ** middle, ways=faces**middle),
        )

    def _make_risk(self, free: tuple[int, int, int], throws: int, body: Body) -> Risk:
        turn = Turn(free, throws, body)
        losing = losing_ways(self._rules, turn)
        return make_risk(turn.pool.ways, {NO_GRAVESTONE: losing} if losing else {})


def _slot_of(act: BonesAction) -> str:
    match act:
        case Misplace(_, slot):
            return slot
        case Place(face):
            return face
    return ""


def _count_free(free: tuple[int, int, int]) -> list[DiceCount]:
    return [DiceCount(kind=die.key, count=count) for die, count in zip(DICE, free, strict=True)]


def _lies(body: Body, face: str) -> bool:
    return body.hat if face == HAT else face in body.bones


def _without(body: Body, face: str) -> Body:
    return body._replace(hat=False) if face == HAT else body.without(face)
