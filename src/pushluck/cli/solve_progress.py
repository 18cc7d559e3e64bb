"""What a person sees while a match is solved, and when it is interrupted."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import click

from pushluck.cli.failures import Status, say_on_stderr
from pushluck.locales import Words
from pushluck.solve.finding import Progress


@contextmanager
def solving(game: str, words: Words) -> Iterator[Progress | None]:
    """Show on standard error how far solving has come, where that is a terminal.

    Ctrl-C ends the command with a sentence: what has been solved by then is kept.
    """
    try:
        with _progress_bar(game, words) as progress:
            yield progress
    except KeyboardInterrupt:
        say_on_stderr("")  # a line of its own, after the terminal's ^C
        say_on_stderr(words("solve-interrupted"))
        raise click.exceptions.Exit(Status.INTERRUPTED) from None


@contextmanager
def _progress_bar(game: str, words: Words) -> Iterator[Progress | None]:
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, TaskProgressColumn, TextColumn, TimeElapsedColumn
    from rich.progress import Progress as Bar

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TimeElapsedColumn(),
    )
    with Bar(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(words("solve-running", game=game, sweep=1), total=1.0)

        def show(sweeps: int, part: float) -> None:
            text = words("solve-running", game=game, sweep=sweeps + 1)
            bar.update(task, completed=part, description=text)

        yield show
