"""Whole games, each played to its end with one means alone."""

import pytest
from playwright.sync_api import expect

from tests.e2e.hands import Hand, click, listen, play_match, press, switch
from tests.e2e.people import Arrive, say

GAMES = {
    "zonk": "zonk@1(finish.target=500,finish.extended_target=700)",
    "doom": "doom@1(finish.target=3000)",
    "bones": "bones@1(finish.target=20)",
}


@pytest.mark.parametrize("hand", [click, press, switch, listen])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end(arrive: Arrive, game: str, hand: Hand) -> None:
    ada = arrive()
    ada.open_table(GAMES[game], "bot:careful")
    ada.start()
    play_match({ada: hand})
    winner = ada.position["outcome"]["winners"][0]
    title = "You win" if winner == 0 else "Careful wins"
    expect(ada.page.get_by_text(title, exact=True)).to_be_visible()
    expect(ada.button(say("web-again"))).to_be_visible()
    assert ada.refusals == []
