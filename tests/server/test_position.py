import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from pushluck.conduct import (
    CALL,
    FalseCount,
    TurnedKeep,
    as_seen,
    interjections,
    make_table,
    turned_keeps,
)
from pushluck.core import Act, Event, Match, PushluckError, Seat
from pushluck.games.odds import loss_chances
from pushluck.games.registry import find_rules, iter_presets
from pushluck.locales import load_words
from pushluck.server.position import iter_seen, make_position, told
from pushluck.server.position.shapes import Bones, Risk, Scoring
from pushluck.testing.walks import RandomPlayer, iter_table_acts

AnyMatch = Match[Any, Any]

NAMES = ("Ada", "Ben", "Cleo")
CHEATS = (TurnedKeep, FalseCount)
PRESETS = [rules.preset.name for rules in iter_presets()]


class World(AnyMatch):
    """A match that goes on from another one, without changing that."""

    def __init__(self, match: AnyMatch) -> None:
        super().__init__(match.game, match.seats)
        self._states = list(match.states)
        self._events = list(match.events)

    def without_cheats(self) -> "World":
        """The same table, had nobody cheated in the turn that can be called."""
        state = self.state
        accused = state.window.accused
        self._states[-1] = state._replace(window=state.window._replace(cheats=(), turned=False))
        open_cheats = len(state.window.cheats)
        for ply in range(len(self._events) - 1, -1, -1):
            event = self._events[ply]
            if open_cheats and event.seat == accused and is_cheat(event):
                self._events[ply] = as_seen(event, None)
                open_cheats -= 1
        return self


def is_cheat(event: Event[Any]) -> bool:
    return isinstance(event, Act) and isinstance(event.action, CHEATS)


def make_match(rules: str, seats: int = 2) -> AnyMatch:
    return Match(make_table(find_rules(rules)), seats)


def played(rules: str, texts: str, seats: int = 2) -> AnyMatch:
    """Play `texts`, each for the seat whose turn it is or, as `2:c`, for the one that is named."""
    match = make_match(rules, seats)
    for text in texts.split():
        seat, _, act = text.rpartition(":")
        match.push_text(act, int(seat) - 1 if seat else None)
    return match


def iter_played(rules: str, *, plies: int, seed: str, cheats: float = 0) -> Iterator[AnyMatch]:
    """Yield a match after every ply of random play in which seats often cheat, call and accept."""
    match = make_match(rules, len(NAMES))
    player, luck = RandomPlayer(match.game, seed), random.Random(seed)
    yield match
    while match.outcome is None and len(match.events) < plies:
        event = player.next_event(match.state)
        if luck.random() < cheats:
            acts = [
                act
                for act in iter_table_acts(match.game, match.state)
                if is_cheat(act) or (act.action is CALL and luck.random() < 0.1)
            ]
            event = luck.choice(acts) if acts else event
        match.push(event)
        yield match


def encoded(match: AnyMatch, seat: Seat | None) -> bytes:
    return msgspec.json.encode(make_position(match, seat, None, None))


def encoded_telling(match: AnyMatch, ply: int, seat: Seat | None) -> bytes:
    return msgspec.json.encode(told(match, ply, seat, None, NAMES))


def onlookers(seat: Seat) -> list[Seat | None]:
    return [None, *(other for other in range(len(NAMES)) if other != seat)]


def yours(match: AnyMatch, seat: Seat) -> Any:
    options = make_position(match, seat, None, None).yours
    assert options is not None
    return options


def odds(match: AnyMatch, state: Any) -> tuple[int, dict[str, int]]:
    chances = loss_chances(match.game, state)
    return chances.ways, dict(chances.losing)


def read(risk: Risk) -> tuple[int, dict[str, int]]:
    return risk.ways, {loss.why: loss.ways for loss in risk.losing}


# --- What may be done -------------------------------------------------------------------------------


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


def is_possible(match: AnyMatch, act: Act[Any]) -> bool:
    try:
        match.game.apply(match.state, act)
    except PushluckError:
        return False
    return True


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


# --- What may not be known --------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS)
def test_a_cheat_changes_nothing_that_others_are_sent(preset: str, proof: bool) -> None:
    rules = f"{preset}(manners.cheating=true)"
    cheats = 0
    for seed in range(50 if proof else 1):
        for match in iter_played(rules, plies=250, seed=f"secret {seed}", cheats=0.3):
            window = match.state.window
            if window is None or not window.cheats:
                continue
            cheats += 1
            honest = World(match).without_cheats()
            ply = len(match.events) - 1
            for seat in onlookers(window.accused):
                assert encoded(match, seat) == encoded(honest, seat)
                assert encoded_telling(match, ply, seat) == encoded_telling(honest, ply, seat)
                assert [seen.text for seen in iter_seen(match, seat, None, NAMES)] == [
                    seen.text for seen in iter_seen(honest, seat, None, NAMES)
                ]
    assert cheats > 10


def test_a_turned_die_looks_like_the_same_keep_of_another_world(proof: bool) -> None:
    compared = 0
    for seed in range(200 if proof else 10):
        rules = "farkle(manners.cheating=true)"
        for match in iter_played(rules, plies=200, seed=f"twin {seed}", cheats=0.3):
            event = match.events[-1] if match.events else None
            if not isinstance(event, Act) or not isinstance(event.action, TurnedKeep):
                continue
            twin = World(match)
            twin.pop()
            honest = Act(event.seat, event.action.action)
            if match.state.window is None or not is_possible(twin, honest):
                continue
            twin.push(honest)
            compared += 1
            ply = len(match.events) - 1
            for seat in onlookers(event.seat):
                assert encoded(match, seat) == encoded(twin, seat)
                assert encoded_telling(match, ply, seat) == encoded_telling(twin, ply, seat)
    assert compared


@pytest.mark.parametrize("preset", PRESETS)
def test_others_add_up_for_themselves(preset: str) -> None:
    rules = f"{preset}(manners.cheating=true)"
    for match in iter_played(rules, plies=200, seed="adding up", cheats=0.2):
        for seat in (None, *range(match.seats)):
            position = make_position(match, seat, None, None)
            mine = position.turn in (None, seat)
            assert (position.turn_total is None) != mine
            if isinstance(position.game, Bones):
                assert (position.game.worth is None) != mine
            if match.events:
                keys = [each.key for each in told(match, len(match.events) - 1, seat, None, NAMES)]
                assert ("kept" in keys) <= (seat == match.events[-1].seat)


def test_the_keep_of_another_is_told_without_points() -> None:
    match = played("zonk(manners.cheating=true,seating.start=first_seat)", "112346 k11")
    words = load_words("en")
    ply = len(match.events) - 1
    (other,) = told(match, ply, 1, words, NAMES)
    assert (other.key, other.details) == ("kept-unpriced", {"dice": "11"})
    assert other.sentence == "Ada sets aside 1 1."
    (own,) = told(match, ply, 0, words, NAMES)
    assert own.details == {"dice": "11", "points": 200, "total": 200}
    assert own.sentence == "You set aside 1 1 for 200 points; that makes 200 this turn."


def test_at_an_honest_table_everybody_is_told_the_points() -> None:
    match = played("farkle(seating.start=first_seat)", "112346 k11")
    (other,) = told(match, len(match.events) - 1, 1, None, NAMES)
    assert other.details == {"dice": "11", "points": 200, "total": 200}
    assert make_position(match, None, None, None).turn_total == 200
    assert other.sentence == ""


def test_a_false_count_looks_like_a_bank_until_the_window_closes() -> None:
    rules = "zonk(seating.start=first_seat)"
    match = played(rules, "112346 k11 b700")
    ply = len(match.events) - 1
    assert [each.key for each in told(match, ply, 1, None, NAMES)] == ["banked"]
    assert [each.key for each in told(match, ply, 0, None, NAMES)] == ["banked", "false-count"]
    assert [seen.text for seen in iter_seen(match, 1, None, NAMES, first=ply)] == ["b"]
    assert [seen.text for seen in iter_seen(match, 0, None, NAMES, first=ply)] == ["b700"]
    match.push_text("122346")
    seen = list(iter_seen(match, 1, None, NAMES, first=ply))
    assert [(each.ply, each.seat, each.text) for each in seen] == [
        (ply, 0, "b700"),
        (ply + 1, 1, "t"),
        (ply + 2, 1, "122346"),
    ]
    assert [each.key for each in seen[-1].told] == ["threw", "false-count"]


def test_a_cheat_sees_its_own_truth() -> None:
    match = played("zonk(seating.start=first_seat)", "112346 k111~3>1")
    position = make_position(match, 0, None, None)
    assert (position.turn_total, position.corner) == (1000, "111")
    assert position.window is not None
    truth = position.window.truth
    assert truth is not None
    assert (truth.acts, truth.real) == (["k111~3>1"], 200)
    match.push_text("b")
    after_bank = make_position(match, 0, None, None)
    assert after_bank.window is not None
    assert after_bank.window.truth is not None
    assert after_bank.window.truth.real is None
    other = make_position(match, 1, None, None).window
    assert other is not None
    assert (other.accused, other.judged, other.truth) == (0, False, None)


def test_a_turned_bone_counts_only_while_it_lies() -> None:
    rules = "bones(manners.cheating=true,seating.start=first_seat,pay_with=any)"
    match = played(rules, "UFHTSO123456KRNVYG pK pR~V>R")
    position = make_position(match, 0, None, None)
    assert position.window is not None
    assert position.window.truth is not None
    honest = played(rules, "UFHTSO123456KRNVYG pK")
    assert position.window.truth.real == honest.game.turn_total(honest.state)
    assert position.turn_total == 2 * position.window.truth.real


# --- What the table looks like ----------------------------------------------------------------------


def test_who_begins_is_thrown_for() -> None:
    match = make_match("farkle", 3)
    match.push_text("4")
    position = make_position(match, 1, None, 1_700_000_000_000)
    assert (position.phase, position.turn, position.waiting_for) == ("start", 1, [1])
    assert position.deadline == 1_700_000_000_000
    assert position.first_seat is not None
    assert position.first_seat.waiting == [1, 2]
    assert (position.first_seat.leaders, position.first_seat.highest) == ([0], "4")
    assert [(dice.kind, dice.count) for dice in position.to_throw] == [("d6", 1)]
    assert yours(match, 1).legal == ["t"]
    assert make_position(match, 0, None, None).yours is None


def test_a_turn_goes_through_its_phases() -> None:
    match = make_match("farkle(seating.start=first_seat)")
    shown = [summary(match)]
    for text in ("t", "112346", "k1", "t", "22346"):
        match.push_text(text)
        shown.append(summary(match))
    assert shown == [
        ("begin", 0, "", "", [("d6", 6)]),
        ("throw", 0, "", "", [("d6", 6)]),
        ("keep", 0, "112346", "", []),
        ("decide", 0, "", "1", [("d6", 5)]),
        ("throw", 0, "", "1", [("d6", 5)]),
        ("begin", 1, "", "", [("d6", 6)]),
    ]


def summary(match: AnyMatch) -> tuple[str, Seat | None, str, str, list[tuple[str, int]]]:
    position = make_position(match, None, None, None)
    dice = [(dice.kind, dice.count) for dice in position.to_throw]
    return position.phase, position.turn, position.showing, position.corner, dice


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


def test_a_last_bank_waits_for_every_opponent() -> None:
    rules = "zonk(seating.start=first_seat,finish.target=1000)"
    match = played(rules, "111346 k111 b", seats=3)
    position = make_position(match, 2, None, None)
    assert (position.phase, position.turn, position.waiting_for) == ("reply", 0, [1, 2])
    assert [yours(match, seat).legal for seat in (1, 2)] == [["a", "c"], ["a", "c"]]
    assert make_position(match, 0, None, None).yours is None
    match.push_text("a", 2)
    assert make_position(match, 2, None, None).waiting_for == [1]
    assert (yours(match, 2).legal, yours(match, 2).calls) == ([], ["c"])
    match.push_text("a", 1)
    over = make_position(match, 2, None, None)
    assert (over.phase, over.turn, over.waiting_for, over.yours) == ("over", None, [], None)
    assert over.outcome is not None
    assert (over.outcome.winners, over.outcome.scores) == ([0], [1000, 0, 0])


def test_a_wrong_call_is_owed_a_turn() -> None:
    match = played("zonk(seating.start=first_seat)", "112346 k11 b 2:c")
    position = make_position(match, 1, None, None)
    assert (position.phase, position.owed) == ("owed", [0, 1])
    assert yours(match, 1).legal == ["z:owed"]
    assert position.window is not None
    assert position.window.judged


def test_the_race_is_told_where_it_matters() -> None:
    game = make_position(make_match("zonk"), None, None, None).game
    assert isinstance(game, Scoring)
    assert (game.target, game.extended_target, game.extended) == (10_000, 13_000, False)
    farkle = make_position(make_match("farkle", 3), None, None, None).game
    assert isinstance(farkle, Scoring)
    assert (farkle.opening, farkle.on_board) == (500, [False] * 3)
    assert (farkle.extended_target, farkle.last_round_by) == (0, None)


def test_the_skeleton_lies_on_the_slab() -> None:
    match = played("bones(seating.start=first_seat)", "UUUUUU111111KRYYYG pK pR pU")
    position = make_position(match, 0, load_words("en"), None)
    game = position.game
    assert isinstance(game, Bones)
    assert (game.bones, game.hat, game.open) == ("KRU", False, "NF1")
    assert [(dice.kind, dice.count) for dice in game.free] == [
        ("left", 5),
        ("right", 6),
        ("middle", 4),
    ]
    assert game.worth is not None
    assert [part.name for part in game.worth] != [""] * len(game.worth)
    assert position.showing == "UUUUU111111YYYG"
    options = position.yours
    assert options is not None
    assert {(offer.act, offer.slot) for offer in options.offers} == {("p1", "1"), ("pY", "Y")}
    assert options.bank is not None
    assert options.bank.refusal is None
    assert [payment.act for payment in options.payments] == ["oL", "oR", "oM"]
    assert [dice.kind for dice in options.payments[2].dice] == ["middle"]
    assert options.payments[2].gravestone.ways == 6**3
    assert options.payments[2].gravestone.hits == 6**3 - 5**3


def test_happenings_of_a_spectator_name_everybody() -> None:
    match = played("farkle(seating.start=first_seat)", "223346")
    sentences = [each.sentence for each in told(match, 1, None, load_words("en"), NAMES)]
    assert sentences[0] == "Ada throws 2 2 3 3 4 6."
    assert [each.seat for each in told(match, 1, None, None, NAMES)] == [0, 0]
