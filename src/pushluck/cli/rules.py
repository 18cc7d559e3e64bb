"""`pushluck rules`: the rules page of a preset, of a file, or of a preset with changes."""

import click

from pushluck.cli.options import json_option, spoken_command, takes_rules
from pushluck.cli.printing import show_json
from pushluck.cli.speech import Speech
from pushluck.core.errors import NotationError
from pushluck.core.rules import RulesObject, format_rules


@spoken_command("rules", "help-rules-more")
@takes_rules
@click.option("--toml", "as_toml", is_flag=True, help="help-option-toml")
@click.option("--markdown", "as_markdown", is_flag=True, help="help-option-markdown")
@json_option
def command(
    speech: Speech, *, rules: RulesObject, as_toml: bool, as_markdown: bool, as_json: bool
) -> None:
    """Print the rules, as a page or as data."""
    wanted = {"--toml": as_toml, "--markdown": as_markdown, "--json": as_json}
    if sum(wanted.values()) > 1:
        given = tuple(option for option, is_given in wanted.items() if is_given)
        raise NotationError("options-exclude", options=given)
    if as_json:
        show_json(format_rules(rules))
        return
    from pushluck import rulebook

    if as_toml:
        text = rulebook.format_rules_toml(rules)
    else:
        page = rulebook.rules_page(rules, speech.words)
        text = (
            rulebook.format_page_markdown(page) if as_markdown else rulebook.format_page_text(page)
        )
    click.echo(text, nl=not text.endswith("\n"))
