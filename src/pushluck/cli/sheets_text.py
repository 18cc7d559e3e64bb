"""Sentences of a sheet."""

import click

from pushluck.cli.signs import wrapped

COLUMNS = 80
"""A sheet is not wider: so much fits on a page."""


def show_wrapped(text: str) -> None:
    """Print a sentence in lines that fit on a sheet."""
    for line in wrapped(text, COLUMNS):
        click.echo(line)
