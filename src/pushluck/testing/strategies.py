"""Strategies for Hypothesis: throws, matches, rules."""

from collections.abc import Mapping
from typing import Any, get_args, get_origin

from hypothesis import strategies as st

from pushluck.conduct import CALL
from pushluck.core.dice import Pool
from pushluck.core.errors import IllegalActionError, RulesError
from pushluck.core.events import Throw
from pushluck.core.game import Game
from pushluck.core.match import Match
from pushluck.core.rules import RulesObject, Value, changed, field_types, playing_fields
from pushluck.core.seating import MOST_SEATS
from pushluck.games.registry import iter_presets
from pushluck.testing.walks import iter_acts

NUMBERS = (0, 1, 2, 3, 4, 5, 50, 100, 250, 300, 500, 1_000, 2_000, 5_000, 10_000)
"""Numbers that a field of a rules object may get besides those that presets give it."""


def throws(pool: Pool) -> st.SearchStrategy[str]:
    """Return a strategy for what the dice of `pool` can show, in any order."""
    dice = [st.sampled_from(die.faces) for die, count in pool.counts for _ in range(count)]
    fallen = st.tuples(*dice).map(list)
    return (
        fallen.flatmap(st.permutations).map("".join)
        if len(pool.counts) > 1
        else fallen.map("".join)
    )


def seat_counts(game: Game[Any, Any]) -> st.SearchStrategy[int]:
    """Return a strategy for how many seats can play `game`."""
    return st.sampled_from([count for count in range(1, MOST_SEATS + 1) if _can_seat(game, count)])


def _can_seat(game: Game[Any, Any], seats: int) -> bool:
    try:
        game.initial_state(seats)
    except IllegalActionError:
        return False
    return True


@st.composite
def matches(
    draw: st.DrawFn, game: Game[Any, Any], seats: int, *, most_plies: int = 60
) -> Match[Any, Any]:
    """Return a strategy for matches of any length up to `most_plies`, with cheats and calls where possible."""
    match = Match(game, seats)
    for choice in draw(st.lists(st.integers(0, 199), max_size=most_plies)):
        seat, pool = match.turn_of, game.pool(match.state)
        if seat is None:
            break
        acts = list(iter_acts(game, match.state))
        calls = [act for act in acts if act.action is CALL]
        # A pending throw comes next as a rule, but a call or a fault can come before it.
        if pool is not None and (choice < 180 or not acts):
            match.push(Throw(seat, draw(throws(pool))))
        elif calls and choice >= 190:
            match.push(calls[choice % len(calls)])
        else:
            match.push(acts[choice % len(acts)])
    return match


@st.composite
def rules_objects(draw: st.DrawFn) -> RulesObject:
    """Return a strategy for rules that anybody could play by: presets with some fields changed.

    Changes that contradict the rest of the rules are left out.
    """
    presets = list(iter_presets())
    rules = draw(st.sampled_from(presets))
    related = [playing_fields(preset) for preset in presets if type(preset) is type(rules)]
    fields = st.sampled_from(list(related[0]))
    for names in draw(st.lists(st.lists(fields, min_size=1, max_size=3, unique=True), max_size=6)):
        changes: Mapping[str, Value] = {
            name: draw(
                _values(field_types(type(rules))[name], [fields[name] for fields in related])
            )
            for name in names
        }
        try:
            rules = changed(rules, changes)
        except RulesError:
            continue
    return rules


def _values(kind: Any, seen: list[Value]) -> st.SearchStrategy[Value]:
    """Return a strategy for the values of a field: its options, or what presets and people use."""
    known = list(dict.fromkeys(seen))
    if get_origin(kind) is not None and not isinstance(known[0], tuple):
        return st.sampled_from(get_args(kind))
    if kind is bool:
        return st.booleans()
    return st.sampled_from([*known, *(NUMBERS if kind is int else ())])
