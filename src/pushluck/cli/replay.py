"""`pushluck replay`: a record told turn by turn, as much of it as can be read."""

from collections.abc import Sequence
from typing import Any

import click

from pushluck.cli.failures import Status, format_data_error, reading, say_on_stderr
from pushluck.cli.options import Number, json_option, spoken_command
from pushluck.cli.printing import show_json
from pushluck.cli.sheet import AnyMatch, iter_turns, show_sheet
from pushluck.cli.signs import printable
from pushluck.cli.speech import Speech
from pushluck.games.registry import spelling
from pushluck.locales import Words
from pushluck.record import Record, RecordError, load_text, parse_record_leniently

LONGEST_NAME = 60
"""Characters of a name that are shown."""


@spoken_command("replay", "help-replay-more")
@click.argument("file", help="help-argument-record")
@click.option("--from", "first", type=Number(0), default=0, metavar="TURN", help="help-option-from")
@json_option
def command(speech: Speech, *, file: str, first: int, as_json: bool) -> Status:
    """Tell the match of a record; what is wrong with the file is said at the end."""
    words = speech.words
    with reading(file):
        text = load_text("/dev/stdin" if file == "-" else file)
    record, errors = parse_record_leniently(text)
    if as_json:
        show_json(_as_data(record, errors, words))
    elif record is not None:
        show_record(record, words, first=first)
    for error in errors:
        say_on_stderr(f"pushluck: {format_data_error(file, error, words)}")
    return Status.DATA if errors else Status.DONE


def show_record(record: Record, words: Words, *, first: int = 0) -> None:
    """Print a match in sentences from turn `first` on, then its score sheet."""
    match, names = record.match, names_of(record, words)
    rules = match.game.rules
    players = words.listed(names)
    click.echo(
        words("replay-title", game=rules.preset.title, rules=spelling(rules), players=players)
    )
    for turn in iter_turns(match):
        if turn.number >= first:
            click.echo()
            if turn.number:
                click.echo(words("replay-turn", number=turn.number, name=names[turn.seat]))
            for happening in turn.happenings:
                click.echo(f"  {words.happening(happening, names)}")
    click.echo()
    show_sheet(match, names, words)


def names_of(record: Record, words: Words) -> list[str]:
    """Return the players' names by seat; a seat without a name is called by its number."""
    named = (record.headers.get(f"Seat{seat}", "?") for seat in range(1, record.match.seats + 1))
    return [
        words("seat", number=seat) if name == "?" else printable(name[:LONGEST_NAME])
        for seat, name in enumerate(named, start=1)
    ]


def _as_data(record: Record | None, errors: Sequence[RecordError], words: Words) -> dict[str, Any]:
    match: AnyMatch | None = record.match if record else None
    outcome = match.outcome if match else None
    return {
        "headers": dict(record.headers) if record else {},
        "turns": [
            {
                "turn": turn.number,
                "seat": turn.seat + 1,
                "events": [{"seat": event.seat + 1, "text": event.text} for event in turn.events],
                "end": turn.end,
                "points": turn.points,
                "score": turn.score,
            }
            for turn in (iter_turns(match) if match else ())
        ],
        "scores": match.game.scores(match.state) if match else [],
        "winners": [seat + 1 for seat in outcome.winners] if outcome else None,
        "errors": [
            {
                "line": error.line,
                "column": error.column,
                "reason": error.reason,
                "sentence": words.error(error.cause or error),
                "expected": error.hints,
            }
            for error in errors
        ],
    }
