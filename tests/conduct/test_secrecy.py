"""Ruling Z21: what a seat may not know is in no part of its view."""

import json
import pickle
import random
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from pushluck.conduct import (
    CALL,
    Cheat,
    FalseCount,
    TableState,
    TurnedKeep,
    View,
    as_table,
    make_table,
    told_to,
    view_of,
)
from pushluck.core import BANK, Act, Event, Match, Throw
from pushluck.games.registry import find_rules
from pushluck.record import RecordError, format_record, format_view, parse_record

TABLES = (
    "zonk",
    "zonk(keep.rule=any,target=3000)",
    "doom(cheating=true,target=20000)",
    "pig(cheating=true)",
    "bones(cheating=true)",
)


def iter_parts(thing: Any) -> Iterator[Any]:
    """Yield a thing and everything inside it."""
    yield thing
    if is_dataclass(thing) and not isinstance(thing, type):
        for field in fields(thing):
            yield from iter_parts(getattr(thing, field.name))
    elif isinstance(thing, tuple | list):
        for part in thing:
            yield from iter_parts(part)


def random_event(match: Match[Any, Any], chance: random.Random) -> Event[Any]:
    game, state = as_table(match.game), match.state
    turn = game.turn_of(state)
    assert turn is not None
    pool = game.pool(state)
    calls = [act for act in game.interjections(state) if act.action is CALL]
    if calls and chance.random() < 0.04:
        return chance.choice(calls)
    if pool is not None:
        dice = [die for die, count in pool.counts for _ in range(count)]
        return Throw(turn, "".join(chance.choice(die.faces) for die in dice))
    turned = list(game.iter_turned_keeps(state))
    if turned and chance.random() < 0.5:
        return Act(turn, chance.choice(turned))
    legal = game.legal_actions(state)
    if BANK in legal and not game.is_turn_start(state):
        real = game.turn_total(state)
        false = max(real, 0) + game.point_unit * chance.randint(1, 9)
        return Act(turn, chance.choice([BANK, FalseCount(false), legal[0]]))
    return Act(turn, chance.choice(legal))


def open_secrets(state: Any, seat: int | None) -> tuple[Cheat, ...]:
    window = state.window
    return () if window is None or window.accused == seat else window.cheats


def check_view(match: Match[Any, Any], seat: int | None) -> int:
    """Search the view of `seat` for the open cheats of others; return how many there are."""
    secrets = open_secrets(match.state, seat)
    view = view_of(match, seat)
    hidden = {cheat.action for cheat in secrets}
    assert isinstance(view.state, TableState)
    assert len(view.events) == len(match.events)
    cheats_seen = [part for part in iter_parts(view.state) if isinstance(part, Cheat)]
    assert not [cheat for cheat in cheats_seen if cheat in secrets]
    if hidden:
        since = max(i for i, event in enumerate(match.events) if _opens(match, i))
        shown = view.events[since:]
        assert not [event for event in shown if isinstance(event, Act) and event.action in hidden]
        for text in (
            repr(view.state),
            repr(shown),
            json.dumps([event.text for event in shown]),
            pickle.dumps((view.state, shown), protocol=0).decode("latin-1"),
            format_view(match, {}, seat).splitlines()[-1],
        ):
            assert "TurnedKeep" not in text
            assert "FalseCount" not in text
            assert "Cheat" not in text
            assert "~" not in text
    return len(secrets)


def _opens(match: Match[Any, Any], ply: int) -> bool:
    """Tell whether event `ply` began the turn that the open window is about."""
    accused = match.state.window.accused
    before = match.states[ply]
    return match.events[ply].seat == accused and match.game.is_turn_start(before)


@pytest.mark.parametrize("rules", TABLES)
def test_no_view_holds_a_secret(rules: str, proof: bool) -> None:
    found = 0
    for number in range(200 if proof else 3):
        chance = random.Random(f"{rules}/{number}")
        match = Match(make_table(find_rules(rules)), seats=3)
        for _ in range(400):
            if match.outcome is not None:
                break
            match.push(random_event(match, chance))
            for seat in (0, 1, 2, None):
                found += check_view(match, seat)
    assert found > 100


@pytest.mark.parametrize("rules", TABLES)
def test_the_cheat_sees_his_own_truth(rules: str) -> None:
    for number in range(5):
        chance = random.Random(f"own/{rules}/{number}")
        match = Match(make_table(find_rules(rules)), seats=2)
        for _ in range(200):
            if match.outcome is not None:
                break
            match.push(random_event(match, chance))
            window = match.state.window
            if window is not None:
                own = view_of(match, window.accused)
                assert own == View(
                    as_table(match.game), window.accused, match.state, tuple(match.events)
                )


@pytest.mark.parametrize("rules", TABLES)
def test_others_are_told_of_a_cheat_only_when_it_is_over(rules: str) -> None:
    seen = 0
    for number in range(8):
        chance = random.Random(f"told/{rules}/{number}")
        match = Match(make_table(find_rules(rules)), seats=3)
        for ply in range(300):
            if match.outcome is not None:
                break
            match.push(random_event(match, chance))
            event = match.events[ply]
            cheats = isinstance(event, Act) and isinstance(event.action, TurnedKeep | FalseCount)
            for seat in (0, 1, 2, None):
                keys = {each.key for each in told_to(match, ply, seat)}
                # A turn that comes to nothing by the cheat itself is over, and the truth comes out.
                if cheats and seat != event.seat and match.state.window is not None:
                    assert not keys & {"turned", "false-count"}
                    seen += 1
    assert seen > 20


def test_after_the_window_everybody_may_read_the_truth() -> None:
    """Ruling Z26: the record reveals the truth after the window."""
    match = Match(make_table(find_rules("zonk(start=first_seat)")), seats=2)
    for text in ("113462", "k111~3>1", "b", "123462"):
        match.push_text(text)
    assert view_of(match, 1).events == tuple(match.events)


@pytest.mark.parametrize("secret", ["k111~3>1", "k11"])
def test_a_published_view_tells_what_was_heard(secret: str) -> None:
    """Ruling Z21: the corner as it lies and the total as declared, whatever they are worth."""
    match = Match(make_table(find_rules("zonk(start=first_seat)")), seats=2)
    for text in ("113462", secret, "b700" if secret == "k11" else "b"):
        match.push_text(text)
    heard = "k11 b=700" if secret == "k11" else "k111 b=1000"
    for seat in (1, None):
        text = format_view(match, {"Seat1": "Ada", "Seat2": "Ben"}, seat)
        assert text.endswith(f"1. s1 113462 {heard}\n")
        with pytest.raises(RecordError, match="only-a-view"):
            parse_record(text)
    assert format_view(match, {}, 0).endswith(format_record(match, {}).splitlines()[-1] + "\n")
