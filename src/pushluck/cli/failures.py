"""Where every failure of a command becomes a sentence on standard error and an exit status.

A mistake in what was typed is a `PushluckError` or one of click's usage errors: status 2. What is wrong with
data that was read is a `DataError`, what the system refuses an `OSError`: status 1.
"""

import errno
import io
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from enum import IntEnum

import click

from pushluck.cli.signs import printable
from pushluck.cli.speech import Speech, find_speech
from pushluck.core.errors import NotationError, PushluckError
from pushluck.locales import Words


class Status(IntEnum):
    """Exit statuses."""

    DONE = 0
    DATA = 1
    """Data is damaged, or could not be read or written."""
    USAGE = 2
    """What was typed cannot be carried out."""
    FAULT = 70
    """Pushluck itself failed."""
    INTERRUPTED = 130
    """Ctrl-C: 128 and the number of the signal."""
    PIPE_CLOSED = 141
    """Whoever read the output went away: 128 and the number of the signal."""


class DataError(Exception):
    """What was read from `source` cannot be used."""

    def __init__(self, source: str, error: PushluckError) -> None:
        super().__init__(source, error)
        self.source = source
        """The file, as the person named it."""
        self.error = error


@contextmanager
def reading(source: str) -> Iterator[None]:
    """Blame `source` for what cannot be read in this block: raises `DataError`."""
    try:
        yield
    except PushluckError as error:
        raise DataError(source, error) from error


def run(arguments: Sequence[str]) -> int:
    """Run one command and return its exit status, whatever happens."""
    speech = find_speech(arguments)
    try:
        status = _invoke(arguments, speech)
        sys.stdout.flush()
    except click.exceptions.Exit as request:
        return request.exit_code
    except (Exception, KeyboardInterrupt) as failure:
        return _report(failure, arguments, speech)
    return status


def format_data_error(source: str, error: PushluckError, words: Words) -> str:
    """Return what is wrong with `source`; of a record also where, and what was expected there."""
    from pushluck.record import RecordError

    if not isinstance(error, RecordError):
        return f"{source}: {words.error(error)}"
    sentence = f"{source}:{error.line}:{error.column}: {words.error(error.cause or error)}"
    if error.hints:
        hints = words.listed(error.hints, joined_by="or")
        sentence += f" {words('failure-expected', hints=hints)}"
    return sentence


def say_on_stderr(text: str) -> None:
    """Print a line on standard error, if anybody listens there; it may quote a hostile file."""
    with suppress(OSError):
        click.echo(printable(text), err=True)


def _invoke(arguments: Sequence[str], speech: Speech) -> int:
    from pushluck.cli.app import app

    if sys.stdout is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without the sign shows another
    with app.make_context("pushluck", list(arguments), obj=speech) as context:
        status: int | None = app.invoke(context)
    return status or Status.DONE


def _report(
    failure: Exception | KeyboardInterrupt, arguments: Sequence[str], speech: Speech
) -> Status:
    """Say what failed and return the status for it.

    In Python's development mode (`python -X dev`) a fault of Pushluck itself shows where it lies.
    """
    words = speech.words
    match failure:
        case BrokenPipeError():
            _discard_output()
            return Status.PIPE_CLOSED
        case KeyboardInterrupt():
            say_on_stderr("")  # a line of its own, after the terminal's ^C
            say_on_stderr(words("failure-interrupted"))
            return Status.INTERRUPTED
        case click.UsageError() | PushluckError():
            say_on_stderr(f"pushluck: {_usage_sentence(failure, words)}")
            say_on_stderr(words("failure-help", command=_help_command(arguments)))
            return Status.USAGE
        case DataError():
            say_on_stderr(f"pushluck: {format_data_error(failure.source, failure.error, words)}")
            return Status.DATA
        case OSError():
            _discard_output()
            say_on_stderr(f"pushluck: {_system_sentence(failure, words)}")
            return Status.DATA
    if sys.flags.dev_mode:
        raise failure
    what = f"{type(failure).__name__}: {failure}"
    say_on_stderr(f"pushluck: {words('failure-fault', what=what)}")
    return Status.FAULT


def _discard_output() -> None:
    """Let nothing more be written to standard output, or the interpreter would try again as it ends."""
    with suppress(OSError, AttributeError):
        output = sys.stdout.fileno()
        os.dup2(os.open(os.devnull, os.O_WRONLY), output)


def _usage_sentence(failure: click.UsageError | PushluckError, words: Words) -> str:
    if isinstance(failure, PushluckError):
        return words.error(failure)
    error = _translated(failure)
    return failure.format_message() if error is None else words.error(error)


def _translated(failure: click.UsageError) -> PushluckError | None:
    """Return what click found as an error that every language has a sentence for."""
    match failure:
        case click.NoSuchOption(option_name=name, possibilities=nearest):
            return NotationError("no-such-option", option=name, nearest=(nearest or [""])[0])
        case click.BadOptionUsage(option_name=name):
            return NotationError("option-value", option=name)
        case click.MissingParameter(param=click.Option(opts=[name, *_])):
            return NotationError("argument-missing", argument=name)
        case click.MissingParameter(param=click.Argument(human_readable_name=name)):
            return NotationError("argument-missing", argument=name)
    return None


def _help_command(arguments: Sequence[str]) -> str:
    from pushluck.cli.app import COMMANDS

    named = [argument for argument in arguments if argument in COMMANDS]
    return " ".join(["pushluck", *named[:1], "--help"])


def _system_sentence(failure: OSError, words: Words) -> str:
    path = str(failure.filename or "")
    match failure.errno:
        case errno.ENOSPC:
            return words("failure-disk-full")
        case errno.ENOENT:
            return words("failure-no-file", path=path)
        case errno.EISDIR:
            return words("failure-folder", path=path)
        case errno.EACCES:
            return words("failure-no-access", path=path)
    what = failure.strerror or type(failure).__name__
    return words("failure-system", what=f"{path}: {what}" if path else what)
