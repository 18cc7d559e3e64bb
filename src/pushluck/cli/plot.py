"""`pushluck plot`: pictures of who wins and of when to throw on."""

from pathlib import Path

import click

from pushluck.cli.options import json_option, spoken_command, takes_rules
from pushluck.cli.printing import show_json
from pushluck.cli.solve_options import Pair
from pushluck.cli.solve_progress import solving
from pushluck.cli.speech import Speech
from pushluck.core.rules import RulesObject
from pushluck.plots import iter_plots


@spoken_command("plot", "help-plot-more")
@takes_rules
@click.option("--to", "folder", default=".", metavar="FOLDER", help="help-option-to")
@click.option("--scores", type=Pair(), metavar="MINE,THEIRS", help="help-option-plot-scores")
@json_option
def command(
    speech: Speech,
    *,
    rules: RulesObject,
    folder: str,
    scores: tuple[int, int] | None,
    as_json: bool,
) -> None:
    """Write the plots of a match into a folder, and print where they are."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    written = {}
    with solving(rules.preset.title, speech.words) as progress:
        for plot in iter_plots(rules, speech.words, scores=scores, progress=progress):
            path = Path(folder) / f"{rules.preset.name}-{plot.name}.svg"
            path.write_text(plot.svg, encoding="utf-8")
            written[plot.name] = str(path)
            if not as_json:
                click.echo(path)
    if as_json:
        show_json(written)
