"""What holds for every rules object of the scoring family, every throw and every match."""

from collections import Counter

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from pushluck.core import D6, Act, IllegalActionError, Throw, d6_pool
from pushluck.core.rules import format_rules, parse_rules, playing_fields
from pushluck.games.registry import find_rules, spelling
from pushluck.games.scoring import Keep, ScoringGame, ScoringRules, score_table
from pushluck.games.scoring.combinations import SET_SIZE
from pushluck.testing.strategies import matches, rules_objects
from tests.games.scoring.tables import ScoringMatch, play, rules

PRESETS = (
    "zonk",
    "doom",
    "farkle",
    "zilch",
    "kingdom-come",
    "ten-thousand",
    "dix-mille",
    "hot-dice",
)

scoring_rules = rules_objects().filter(lambda found: isinstance(found, ScoringRules))
sets_of_dice = st.text(D6.faces, min_size=1, max_size=6).map(lambda dice: "".join(sorted(dice)))


@given(scoring_rules)
def test_rules_are_read_back_as_they_are_written(found: ScoringRules) -> None:
    assert parse_rules(ScoringRules, format_rules(found)) == found
    again = find_rules(spelling(found))
    assert playing_fields(again) == playing_fields(found)
    assert spelling(again) == spelling(found)


@given(scoring_rules)
def test_every_split_uses_every_die_once_and_adds_up(found: ScoringRules) -> None:
    table = score_table(found.points, min(found.dice.count, 6))
    for dice, scored in table.items():
        parts = scored.combinations
        assert Counter("".join(part.dice for part in parts)) == Counter(dice)
        assert sum(part.points for part in parts) == scored.points > 0


def sets(dice: str) -> set[str]:
    """Return the faces of which `dice` could hold a set."""
    return {face for face, count in Counter(dice).items() if count >= SET_SIZE}


@given(st.sampled_from(PRESETS), sets_of_dice, sets_of_dice)
def test_a_set_is_worth_at_least_any_two_parts_of_it(preset: str, one: str, other: str) -> None:
    """Unless both parts hold a set of one face: six of a kind may be worth less than two triples."""
    points = rules(preset).points
    assume(points.fives == "best" and len(one + other) <= 6 and not sets(one) & sets(other))
    table = score_table(points, 6)
    if one in table and other in table:
        whole = table["".join(sorted(one + other))]
        assert whole.points >= table[one].points + table[other].points


def throws(count: int) -> st.SearchStrategy[str]:
    return st.sampled_from([faces for faces, _ in d6_pool(count).outcomes()])


@given(st.sampled_from(PRESETS), throws(6))
def test_a_keep_of_a_fresh_throw_is_worth_the_sum_of_its_combinations(
    preset: str, faces: str
) -> None:
    match = play(preset, faces)
    for offer in match.game.offers(match.state):
        assert offer.points == sum(part.points for part in offer.combinations)
        assert Counter("".join(part.dice for part in offer.combinations)) == Counter(offer.dice)
        assert offer.left == (6 - len(offer.dice) or 6)
        assert not Counter(offer.dice) - Counter(faces)


@given(scoring_rules, st.integers(1, 4), st.data())
def test_applying_an_event_never_changes_the_state_before_it(
    found: ScoringRules, seats: int, data: st.DataObject
) -> None:
    assume(found.seating.least_seats <= seats <= found.seating.most_seats)
    game = ScoringGame(found)
    match: ScoringMatch = data.draw(matches(game, seats))
    written = [repr(state) for state in match.states]
    state = game.initial_state(seats)
    for event, before in zip(match.events, match.states, strict=False):
        assert state == before
        assert hash(state) == hash(before)
        state = game.apply(state, event)
    assert state == match.state
    assert written == [repr(state) for state in match.states]


@given(scoring_rules, throws(6), sets_of_dice)
def test_a_refused_keep_names_a_die_and_what_would_do(
    found: ScoringRules, faces: str, dice: str
) -> None:
    assume(found.dice.count == 6 and found.seating.least_seats == 1)
    game = ScoringGame(found)
    fresh = game.initial_state(1)
    state = game.apply(game.apply(fresh, Act(0, game.parse_action("t"))), Throw(0, faces))
    legal = [action.text for action in game.legal_actions(state)]
    assume(legal and legal[0].startswith("k"))
    keep = Keep(dice)
    if keep.text in legal:
        assert game.apply(state, Act(0, keep)).turn.total > state.turn.total
        return
    with pytest.raises(IllegalActionError) as caught:
        game.apply(state, Act(0, keep))
    error = caught.value
    assert error.reason in ("die-not-thrown", "die-does-not-score", "scoring-die-left")
    assert str(error.details["die"]) in D6.faces
    assert list(error.alternatives) == legal
