"""What is true of every position, in many matches played at random."""

from collections import Counter
from typing import Any

import pytest

from pushluck.core import Act, Match
from pushluck.games.bones import BonesRules, Phase, PutOut, State
from pushluck.games.bones.anatomy import DICE, KIND_OF, NEIGHBOURS, PER_KIND, SKULL
from pushluck.games.bones.body import is_connected, open_slots
from pushluck.games.bones.options import has_done_duty
from pushluck.testing import RandomPlayer
from tests.games.bones.tables import table

VARIANTS = ("", "misplaced_blocks=false", "place=all", "pay_with=any", "floor_zero=true")
MOST_THROWS = 6
"""Five throws are paid with 1 + 2 + 3 + 4 + 5 dice; 18 do not pay for a sixth."""
MOST_EVENTS = 80
"""A turn cannot have more events: 17 dice are placed or put out, and the hat is lifted once a throw."""


class Watch:
    """Follows one match and checks every position of it."""

    def __init__(self, rules: BonesRules) -> None:
        self.seen: Counter[str] = Counter()
        self._rules = rules
        self._out = [0, 0, 0]
        self._events = 0

    def see(self, before: State, event: Any, after: State, told: list[str]) -> None:
        if isinstance(event, Act) and isinstance(event.action, PutOut):
            self._put_out(before, event.action)
        self._events += 1
        assert self._events <= MOST_EVENTS
        if after.phase in (Phase.READY, Phase.OVER):
            self._events, self._out = 0, [0, 0, 0]
        self._check(after)
        self._note(before, after, told)

    def _put_out(self, before: State, payment: PutOut) -> None:
        faces = dict(before.turn.body.wrong) | {slot: slot for slot in before.turn.body.bones}
        for place, letter in enumerate("LRM"):
            self._out[place] += payment.free.count(letter)
        for slot in payment.slots:
            self._out[DICE.index(KIND_OF[faces[slot]])] += 1

    def _check(self, state: State) -> None:
        turn = state.turn
        body = turn.body
        placed = body.bones + "".join(face for _, face in body.wrong) + ("Y" if body.hat else "")
        for die, free, out in zip(DICE, turn.free, self._out, strict=True):
            assert free + out + sum(face in die.faces for face in placed) == PER_KIND
            if state.phase is Phase.PLACING:
                assert free == sum(face in die.faces for face in turn.showing)
        assert len(set(body.taken)) == len(body.taken)
        assert is_connected(body.taken)
        if self._rules.build.misplaced_blocks:
            assert is_connected(body.bones)
        assert not body.hat or SKULL in body.bones
        assert all(slot != face for slot, face in body.wrong)
        assert turn.throws <= MOST_THROWS

    def _note(self, before: State, after: State, told: list[str]) -> None:
        turn = after.turn
        fresh = before.phase is Phase.ROLLING and after.phase is Phase.PLACING
        waived = fresh and not turn.added and has_done_duty(self._rules, turn)
        beyond = {other for slot, _ in turn.body.wrong for other in NEIGHBOURS[slot]}
        blocked = beyond - set(turn.body.taken) - set(open_slots(self._rules, turn.body))
        worse = any(new < old for old, new in zip(before.scores, after.scores, strict=True))
        self.seen.update(told)
        self.seen.update(
            name
            for name, is_so in (("waived", waived), ("blocked", blocked), ("negative", worse))
            if is_so
        )


def play_and_watch(changes: str, seed: str) -> Counter[str]:
    game = table(f"target=20{changes and f',{changes}'}")
    match, watch = Match(game, 2), Watch(game.rules)
    player = RandomPlayer(game, seed)
    while match.outcome is None:
        before = match.state
        match.push(player.next_event(before))
        told = [happening.key for happening in match.happenings(len(match.events) - 1)]
        watch.see(before, match.events[-1], match.state, told)
    return watch.seen


@pytest.mark.parametrize("changes", VARIANTS)
def test_no_match_breaks_an_invariant(changes: str, proof: bool) -> None:
    """B1, B3, B6: all dice are somewhere, the body is in one piece, no slot is used twice, turns end."""
    matches = 20_000 // len(VARIANTS) if proof else 30
    seen: Counter[str] = Counter()
    for number in range(matches):
        seen += play_and_watch(changes, f"{changes}/{number}")
    reached = {"won", "bust", "misplaced", "put-out", "lifts-hat", "section-complete"}
    if changes != "misplaced_blocks=false" or proof:
        # Where nothing is blocked, it takes a throw of hats and gravestones alone.
        reached.add("waived")
    assert reached <= seen.keys()
    assert seen["won"] == matches
    assert ("blocked" in seen) == (changes != "misplaced_blocks=false")
    assert ("negative" in seen) == (changes != "floor_zero=true")
