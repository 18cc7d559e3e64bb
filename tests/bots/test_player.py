"""Every game has players."""

import pytest

from pushluck.bots import CHARACTERS
from pushluck.bots.player import find_player
from pushluck.games.registry import find_game, iter_presets, make_game

EXPECTED = CHARACTERS["expected"]


@pytest.mark.parametrize(("spelling", "turn"), [("pig", 8.14), ("zonk", 409.34), ("bones", 11.0)])
def test_characters_are_measured_in_usual_turns(spelling: str, turn: float) -> None:
    """Pig: T. W. Neller and C. G. M. Presser, The UMAP Journal 25 (2004); Zonk as in the documentation of bots."""
    player = find_player(find_game(spelling), EXPECTED, None)
    assert player.usual_turn == pytest.approx(turn, abs=0.01)


def test_every_game_has_a_player_that_begins() -> None:
    for game in {rules.game: make_game(rules) for rules in iter_presets()}.values():
        player = find_player(game, EXPECTED, None)
        assert player.points_missing(game.initial_state(2), 0) > 0
        assert not player.is_last_turn(game.initial_state(2))
