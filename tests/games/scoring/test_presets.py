"""The presets of the scoring family: what each is known for, where it comes from, and that it can be played."""

import re
from importlib import resources

import pytest

from pushluck.core import BANK, THROW, Act, Match, Throw
from pushluck.core.rules import field_types
from pushluck.dice import SeededDice
from pushluck.games.presets import preset_versions
from pushluck.games.scoring import Phase, ScoringAction, ScoringGame, ScoringRules, State
from tests.games.scoring.tables import PRESETS, ScoringMatch, rules

PACKAGE = "pushluck.games.scoring"


def test_these_games_are_on_the_shelf() -> None:
    assert set(preset_versions(PACKAGE)) == {
        *("dix-mille", "doom", "farkle", "farkle-facebook", "farkle-minimal", "greed", "hot-dice"),
        *("kingdom-come", "ten-thousand", "zehntausend", "zilch"),
        *("zonk", "zonk-five", "zonk-original"),
    }


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_is_named_as_its_file_and_has_a_source(preset: str) -> None:
    found = rules(preset)
    assert found.key == preset
    assert found.preset.title
    assert all(source.strip() for source in found.preset.sources)
    assert found.preset.sources


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_says_at_the_top_what_is_special_about_it(preset: str) -> None:
    file = resources.files(PACKAGE).joinpath("presets", f"{preset}.toml")
    first, *_ = file.read_text(encoding="utf-8").splitlines()
    assert re.match(r"# \w.{30,}", first)


@pytest.mark.parametrize("preset", PRESETS)
def test_provenance_names_fields_that_exist_and_each_once(preset: str) -> None:
    provenance = rules(preset).provenance
    named = [*provenance.source, *provenance.published]
    assert len(named) == len(set(named))
    assert set(named) <= set(field_types(ScoringRules))
    assert "points.one" in provenance.source


@pytest.mark.parametrize("preset", PRESETS)
def test_only_zonk_lets_people_cheat(preset: str) -> None:
    manners = rules(preset).manners
    assert manners.cheating is (preset == "zonk@1")
    assert manners.etiquette is (preset == "zonk@1")
    assert not manners.strict


@pytest.mark.parametrize(
    ("preset", "fields"),
    [
        ("zonk-original", {"keep.rule": "all_if_all_score", "bank.opening": 500, "bank.minimum": 300,
                           "bank.dice_out": 4, "points.straight_full": 1500,
                           "hot_dice.rule": "must_throw", "seating.direction": "counter_clockwise"}),
        ("zonk-five", {"dice.count": 5, "points.straight_low": 1500, "points.straight_high": 1500}),
        ("farkle", {"points.triple_ones": 300, "points.more_totals": (1000, 2000, 3000),
                    "points.straight_full": 1500, "points.three_pairs": 1500,
                    "points.pairs": "four_and_two", "points.two_triples": 2500, "bank.opening": 500,
                    "finish.target": 10_000, "finish.last_round": "one_turn_each"}),
        ("farkle-minimal", {"points.more": "none", "finish.last_round": "none",
                            "hot_dice.rule": "may_bank", "bank.minimum": 0}),
        ("farkle-facebook", {"points.more": "linear", "points.straight_full": 1500,
                             "points.three_pairs": 750, "points.pairs": "distinct",
                             "bank.minimum": 300, "bust.streak": 3, "bust.penalty": 500,
                             "bust.after": "restart", "bust.floor": -2500}),
        ("zilch", {"points.more": "double", "points.straight_full": 1500,
                   "points.three_pairs": 1500, "first_throw.no_score": "points",
                   "first_throw.points": 500, "bank.minimum": 300, "bust.streak": 3}),
        ("kingdom-come", {"points.straight_low": 500, "points.straight_high": 750,
                          "points.straight_full": 1500, "points.more": "double",
                          "finish.target": 4000}),
        ("ten-thousand", {"bank.opening": 1000, "points.three_pairs": 1000,
                          "points.pairs": "distinct", "points.full_house": 1500,
                          "ride.allowed": True}),
        ("dix-mille", {"finish.landing": "exact", "finish.overshoot": "turn_lost",
                       "points.straight_full": 1200, "points.straight_low": 600,
                       "points.three_pairs": 600, "first_throw.no_score": "fine",
                       "first_throw.points": 1000, "instant.win_face": 1, "instant.win_count": 6}),
        ("zehntausend", {"points.more_points": 1000, "points.three_pairs": 1500,
                         "bank.minimum": 500}),
        ("greed", {"dice.count": 10, "keep.join": "extend", "points.three_pairs": 800,
                   "points.straight_full": 1200}),
        ("hot-dice", {"keep.join": "extend", "points.more": "double", "bank.opening": 1000,
                      "points.straight_full": 1500}),
        ("doom", {"points.one": 1000, "keep.join": "best", "instant.bust_face": 6}),
    ],
)  # fmt: skip
def test_what_a_game_is_known_for(preset: str, fields: dict[str, object]) -> None:
    found = rules(preset)
    for name, value in fields.items():
        section, _, field = name.partition(".")
        assert getattr(getattr(found, section), field) == value, name


def decide(game: ScoringGame, state: State) -> ScoringAction:
    """Play sensibly: keep the best dice, and bank what lands where it should."""
    if state.phase is Phase.KEEPING:
        return max(game.offers(state), key=lambda offer: offer.points).action
    if BANK not in game.legal_actions(state):
        return game.legal_actions(state)[0]
    after = game.apply(state, Act(state.seat, BANK))
    gains = game.scores(after) != state.scores
    enough = state.turn.total >= 300 or state.turn.dice <= 2 or game.outcome(after) is not None
    return BANK if enough and (gains or state.turn.dice > 2) else THROW


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_sensible_players_finish_every_game(preset: str, seats: int, proof: bool) -> None:
    game = ScoringGame(rules(preset))
    for number in range(500 if proof else 20):
        source = SeededDice(f"{preset} {seats} {number}")
        match: ScoringMatch = Match(game, seats)
        while (seat := match.turn_of) is not None:
            pool = game.pool(match.state)
            if pool is not None:
                match.push(Throw(seat, source.throw(pool)))
            else:
                match.push(Act(seat, decide(game, match.state)))
            assert len(match.events) < 20_000
        outcome = match.outcome
        assert outcome is not None
        for winner in outcome.winners:
            # Where the target must be hit, a seat that has gone past it can lose.
            exact = game.rules.finish.landing == "exact"
            assert exact or outcome.scores[winner] == max(outcome.scores)
