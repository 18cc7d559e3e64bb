"""`pushluck simulate`: bots play many matches, and their wins and turns are counted."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import click

from pushluck.bots import prepare_bots
from pushluck.bots.simulation import SimulationResult, simulate
from pushluck.bots.tally import Tally
from pushluck.cli.failures import Status, say_on_stderr
from pushluck.cli.options import Number, json_option, spoken_command, takes_rules
from pushluck.cli.printing import Column, show_json, show_table
from pushluck.cli.solve_progress import solving
from pushluck.cli.speech import Speech
from pushluck.core.rules import RulesObject
from pushluck.games.registry import spelling
from pushluck.locales import Words

TITLES = (
    "column-wins",
    "column-interval",
    "column-turns",
    "column-points-per-turn",
    "column-busts",
    "column-mean-bank",
    "column-hot-dice-per-turn",
)


@spoken_command("simulate", "help-simulate-more")
@takes_rules
@click.option("--seats", required=True, metavar="BOT,BOT", help="help-option-bots")
@click.option("--games", type=Number(1), default=1000, metavar="N", help="help-option-games")
@click.option("--seed", default="1", metavar="TEXT", help="help-option-seed")
@click.option("--jobs", type=Number(1), default=1, metavar="N", help="help-option-jobs")
@json_option
def command(
    speech: Speech,
    *,
    rules: RulesObject,
    seats: str,
    games: int,
    seed: str,
    jobs: int,
    as_json: bool,
) -> Status:
    """Show how often each bot wins and how its turns go; also of a simulation that is stopped."""
    bots = [text.strip() for text in seats.split(",")]
    with solving(rules.preset.title, speech.words) as told:
        prepare_bots(bots, rules, told)
    with progress_bar(games) as progress:
        result = simulate(rules, bots, games=games, seed=seed, jobs=jobs, progress=progress)
    if as_json:
        show_json(_as_data(result, rules, bots=bots, seed=seed))
    else:
        show_result(result, rules, bots=bots, words=speech.words)
    if result.games < result.asked:
        say_on_stderr(speech.words("failure-interrupted"))
        return Status.INTERRUPTED
    return Status.DONE


@contextmanager
def progress_bar(games: int) -> Iterator[Callable[[SimulationResult], None] | None]:
    """Show on standard error how many matches have been played, where that is a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=games)
        yield lambda result: progress.update(task, completed=result.games)


def show_result(
    result: SimulationResult, rules: RulesObject, *, bots: list[str], words: Words
) -> None:
    """Print what has come out, a row a bot."""
    click.echo(words("simulate-title", game=rules.preset.title, games=result.games))
    if result.unfinished:
        click.echo(words("simulate-unfinished", games=result.unfinished))
    click.echo()
    columns = [Column(words("column-bot")), *(Column(words(title), "right") for title in TITLES)]
    tallies = zip(bots, result.tallies, strict=True)
    rows = [[bot, *_figures(tally, words)] for bot, tally in tallies]
    if not any(tally.hot_dice_per_turn for tally in result.tallies):
        columns.pop()  # the game knows no hot dice
        rows = [row[:-1] for row in rows]
    show_table(columns, rows)


def _figures(tally: Tally, words: Words) -> Iterator[str]:
    low, high = tally.win_interval
    yield words.percent(tally.win_rate)
    yield words("simulate-interval", low=words.percent(low), high=words.percent(high))
    yield words("simulate-mean", mean=tally.turns_per_game)
    yield words("simulate-mean", mean=tally.points_per_turn)
    yield words.percent(tally.bust_rate)
    yield words("simulate-mean", mean=tally.mean_bank)
    yield words.percent(tally.hot_dice_per_turn)


def _as_data(
    result: SimulationResult, rules: RulesObject, *, bots: list[str], seed: str
) -> dict[str, Any]:
    return {
        "rules": spelling(rules),
        "seed": seed,
        "asked": result.asked,
        "games": result.games,
        "unfinished": result.unfinished,
        "bots": [
            {
                "bot": bot,
                "wins": float(tally.wins),
                "win_rate": tally.win_rate,
                "win_interval": list(tally.win_interval),
                "turns": tally.turns,
                "turns_per_game": tally.turns_per_game,
                "points_per_turn": tally.points_per_turn,
                "bust_rate": tally.bust_rate,
                "mean_bank": tally.mean_bank,
                "hot_dice_per_turn": tally.hot_dice_per_turn,
                "zs": dict(sorted(tally.zs.items())),
                "calls_right": tally.calls_right,
                "calls_wrong": tally.calls_wrong,
            }
            for bot, tally in zip(bots, result.tallies, strict=True)
        ],
    }
