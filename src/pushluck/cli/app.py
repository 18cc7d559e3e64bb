"""The command `pushluck`: what it offers, and where each command stands."""

import click

from pushluck import __version__
from pushluck.cli.help import Entry, LazyGroup
from pushluck.cli.speech import language_option

COMMANDS = {
    "play": Entry("pushluck.cli.play", "help-play"),
    "presets": Entry("pushluck.cli.presets", "help-presets"),
    "rules": Entry("pushluck.cli.rules", "help-rules"),
    "score": Entry("pushluck.cli.score", "help-score"),
    "odds": Entry("pushluck.cli.odds", "help-odds"),
    "solve": Entry("pushluck.cli.solve", "help-solve"),
    "advise": Entry("pushluck.cli.advise", "help-advise"),
    "table": Entry("pushluck.cli.sheets", "help-table"),
    "plot": Entry("pushluck.cli.plot", "help-plot"),
    "replay": Entry("pushluck.cli.replay", "help-replay"),
    "simulate": Entry("pushluck.cli.simulate", "help-simulate"),
    "serve": Entry("pushluck.cli.serve", "help-serve"),
}


@click.group(
    cls=LazyGroup,
    entries=COMMANDS,
    help="help-pushluck",
    invoke_without_command=True,
    subcommand_metavar="COMMAND [ARGS]...",
)
@click.version_option(__version__, message="%(prog)s %(version)s", help="help-version")
@language_option
@click.pass_context
def app(context: click.Context) -> None:
    """Show what there is when no command is named."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())
