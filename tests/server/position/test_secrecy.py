"""What others cannot know shows in nothing that they are sent."""

import msgspec
import pytest

from pushluck.conduct import TurnedKeep
from pushluck.core import Act, Seat
from pushluck.server.position import iter_seen, make_position, told
from pushluck.server.position.shapes import Bones
from tests.server.position.matches import NAMES, PRESETS, World, is_possible, iter_played, played
from tests.server.seeing import AnyMatch


def encoded(match: AnyMatch, seat: Seat | None) -> bytes:
    return msgspec.json.encode(make_position(match, seat, None, None))


def encoded_telling(match: AnyMatch, ply: int, seat: Seat | None) -> bytes:
    return msgspec.json.encode(told(match, ply, seat, None, NAMES))


def onlookers(seat: Seat) -> list[Seat | None]:
    return [None, *(other for other in range(len(NAMES)) if other != seat)]


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
