"""`pushluck solve`: who wins how often with best play, and what the best turn of one alone is worth."""

import time

import click

from pushluck.cli.options import json_option, spoken_command, takes_rules
from pushluck.cli.printing import show_json
from pushluck.cli.solve_progress import solving
from pushluck.cli.speech import Speech
from pushluck.core.rules import RulesObject
from pushluck.games.registry import spelling
from pushluck.solve.finding import count_states, is_solved, solve_table


@spoken_command("solve", "help-solve-more")
@takes_rules
@click.option("--solo", is_flag=True, help="help-option-solo")
@click.option("--turns", is_flag=True, help="help-option-turns")
@json_option
def command(speech: Speech, *, rules: RulesObject, solo: bool, turns: bool, as_json: bool) -> None:
    """Solve the match between two seats, or the turn of one alone."""
    if solo or turns:
        from pushluck.cli.solve_solo import show_solo

        show_solo(rules, speech.words, with_turns=turns, as_json=as_json)
        return
    words, was_solved = speech.words, is_solved(rules)
    begun = time.perf_counter()
    with solving(rules.preset.title, words) as progress:
        table = solve_table(rules, progress=progress)
    seconds = time.perf_counter() - begun
    states = count_states(rules)
    if as_json:
        found = {"first_wins": table.first_wins, "residual": table.residual}
        show_json({**found, "states": states, "seconds": seconds})
        return
    percent = 100 * table.first_wins
    click.echo(words("solve-title", game=rules.preset.title, rules=spelling(rules)))
    click.echo()
    click.echo(words("solve-first-wins", percent=percent, other=100 - percent))
    click.echo(words("solve-size", states=states, residual=f"{table.residual:.0e}"))
    click.echo(words("solve-kept") if was_solved else words("solve-time", seconds=seconds))
