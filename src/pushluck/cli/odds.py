"""`pushluck odds`: what a throw of fresh dice risks and promises, by number of dice."""

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from pushluck.cli.options import json_option, spoken_command, takes_rules
from pushluck.cli.printing import Column, show_json, show_table
from pushluck.cli.speech import Speech
from pushluck.cli.throws import find_scoring_game, position
from pushluck.core.rules import RulesObject
from pushluck.games.odds import iter_thrown
from pushluck.games.registry import spelling
from pushluck.games.scoring import Phase, ScoringGame, Turn
from pushluck.locales import Words


class Odds(NamedTuple):
    """What so many dice can show when none lies in the hand, counted over all `ways` they can fall."""

    dice: int
    ways: int
    lost: int
    """Ways that lose the turn."""
    doom: int
    """Ways of these that lose it by the face that loses at once."""
    hot: int
    """Ways in which all the dice can be kept."""
    points: int
    """Sum over all ways of the most points on offer; 0 where the turn is lost."""


@spoken_command("odds", "help-odds-more")
@takes_rules
@json_option
def command(speech: Speech, *, rules: RulesObject, as_json: bool) -> None:
    """Show the odds by number of dice."""
    found = list(iter_odds(find_scoring_game(rules)))
    if as_json:
        dice = {str(odds.dice): _as_data(odds) for odds in found}
        show_json({"rules": spelling(rules), "dice": dice})
        return
    words = speech.words
    columns = ["column-dice", "column-lost", "column-hot-dice", "column-mean"]
    rows = [_row(odds, words) for odds in found]
    if any(odds.doom for odds in found):
        columns.insert(2, "column-instant")
        for row, odds in zip(rows, found, strict=True):
            row.insert(2, words.percent(Fraction(odds.doom, odds.ways)))
    show_table([Column(words(title), "right") for title in columns], rows)


def iter_odds(game: ScoringGame) -> Iterator[Odds]:
    """Yield the odds of one die, two dice, ... to all dice of the game."""
    for dice in range(1, game.rules.dice.count + 1):
        state = position(game, Phase.ROLLING, Turn(dice))
        ways = lost = doom = hot = points = 0
        for weight, after, loss, _ in iter_thrown(game, state):
            offers = game.offers(after)
            gain = max((offer.points for offer in offers), default=0)
            if loss is None:
                # Points without a keep: the free throw of a game that rewards a throw of nothing.
                gain = max(gain, game.turn_total(after))
            ways += weight
            lost += weight * (loss is not None)
            doom += weight * (loss == "instant")
            hot += weight * any(len(offer.dice) == dice for offer in offers)
            points += weight * gain
        yield Odds(dice, ways, lost, doom, hot, points)


def _row(odds: Odds, words: Words) -> list[str]:
    return [
        words.number(odds.dice),
        words.percent(Fraction(odds.lost, odds.ways)),
        words.percent(Fraction(odds.hot, odds.ways)),
        words.number(round(Fraction(odds.points, odds.ways))),
    ]


def _as_data(odds: Odds) -> dict[str, str]:
    counts = {"lost": odds.lost, "doom": odds.doom, "hot": odds.hot, "mean_points": odds.points}
    return {name: f"{count}/{odds.ways}" for name, count in counts.items()}
