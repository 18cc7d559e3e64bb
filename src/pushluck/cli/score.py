"""`pushluck score`: what a throw of real dice is worth, and why."""

from collections.abc import Iterator, Sequence
from typing import Any

import click

from pushluck.cli.combinations import made_of
from pushluck.cli.failures import Status
from pushluck.cli.options import (
    Number,
    choose_rules,
    json_option,
    preset_argument,
    rules_options,
    spoken_command,
)
from pushluck.cli.printing import Column, show_json, show_table
from pushluck.cli.speech import Speech
from pushluck.cli.throws import LOST, Verdict, Way, find_hand, find_scoring_game, judge
from pushluck.core.errors import NotationError
from pushluck.games.registry import spelling
from pushluck.games.scoring import ScoringGame
from pushluck.locales import Words


@spoken_command("score", "help-score-more")
@preset_argument
@click.argument("dice", nargs=-1, help="help-argument-dice")
@rules_options
@click.option("--hand", default="", metavar="DICE", help="help-option-hand")
@click.option("--hand-points", type=Number(0), metavar="POINTS", help="help-option-hand-points")
@click.option("--batch", is_flag=True, help="help-option-batch")
@json_option
def command(
    speech: Speech,
    *,
    preset: str | None,
    dice: Sequence[str],
    rules_file: str | None,
    changes: Sequence[str],
    hand: str,
    hand_points: int | None,
    batch: bool,
    as_json: bool,
) -> Status:
    """Show every legal keep of a throw with what it is worth."""
    if rules_file and preset and preset[0].isdecimal():  # there is no preset: these are dice
        dice = (preset, *dice)
        preset = None
    game = find_scoring_game(choose_rules(preset, rules_file, changes=changes))
    if batch:
        from pushluck.cli.batch import score_lines

        if dice:
            raise NotationError("unexpected-argument", argument=dice[0])
        return score_lines(game, speech)
    if not dice:
        raise NotationError("argument-missing", argument="DICE")
    verdict = judge(game, "".join(dice), find_hand(game, hand, hand_points))
    if as_json:
        show_json(_as_data(game, verdict))
    else:
        show_verdict(game, verdict, speech.words)
    return Status.DONE


def show_verdict(game: ScoringGame, verdict: Verdict, words: Words) -> None:
    """Print what a throw comes to, for people."""
    for line in _iter_headlines(game, verdict, words):
        click.echo(line)
    if verdict.ways:
        columns = [
            Column(words("column-keep")),
            Column(words("column-points"), "right"),
            Column(words("column-made-of")),
            Column(words("column-dice-left"), "right"),
            Column(words("column-bank")),
        ]
        click.echo()
        show_table(columns, [_row(game, way, words) for way in verdict.ways])


def _iter_headlines(game: ScoringGame, verdict: Verdict, words: Words) -> Iterator[str]:
    rules, throw = game.rules, verdict.throw
    yield words("score-throw", game=rules.preset.title, dice=words.dice(throw))
    if verdict.hand.dice:
        hand = verdict.hand
        yield words("score-hand", dice=words.dice(hand.dice), points=hand.points)
    if verdict.wins:
        yield words("score-wins")
    match verdict.loss:
        case "instant":
            face, limit = str(rules.instant.bust_face), rules.instant.bust_count
            yield words(
                "score-instant",
                count=throw.count(face),
                face=face,
                limit=limit,
                loses=rules.instant.bust_loses,
            )
        case "free-throw":
            yield words("score-free-throw", points=rules.first_throw.points)
        case "first-throw":
            costs = rules.first_throw.no_score
            yield words("score-first-throw", costs=costs, points=rules.first_throw.points)
        case "no-score":
            yield words("score-no-score")


def _row(game: ScoringGame, way: Way, words: Words) -> list[str]:
    offer, unkept, refusal = way
    left = words.number(unkept) if unkept else words("score-hot-dice", dice=game.rules.dice.count)
    return [
        words.dice(offer.dice),
        words.number(offer.points),
        made_of(offer, words),
        left,
        words("score-may-bank") if refusal is None else words.error(refusal),
    ]


def _as_data(game: ScoringGame, verdict: Verdict) -> dict[str, Any]:
    return {
        "rules": spelling(game.rules),
        "throw": verdict.throw,
        "hand": verdict.hand.dice,
        "hand_points": verdict.hand.points,
        "lost": LOST.get(verdict.loss or ""),
        "wins": verdict.wins,
        "keeps": [
            {
                "dice": offer.dice,
                "points": offer.points,
                "combinations": [part._asdict() for part in offer.combinations],
                "hand": offer.hand,
                "hand_points": offer.hand_points,
                "left": unkept,
                "may_bank": refusal is None,
                "bank_refusal": refusal and refusal.reason,
            }
            for offer, unkept, refusal in verdict.ways
        ],
    }
