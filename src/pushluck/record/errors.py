"""What is wrong with the text of a record, and where."""

from collections.abc import Sequence

from pushluck.core.errors import Detail, NotationError, PushluckError


class RecordError(NotationError):
    """A record cannot be read.

    Where an event is not allowed or the rules are at fault, reason and details are those of the `cause`.
    """

    def __init__(
        self,
        reason: str,
        /,
        *,
        line: int = 1,
        column: int = 1,
        hints: Sequence[str] = (),
        **details: Detail,
    ) -> None:
        super().__init__(reason, **details)
        self.line = line
        """Line of the text, counted from 1."""
        self.column = column
        """Column in that line, in characters counted from 1."""
        self.hints = tuple(hints)
        """What could have stood there instead, where the reader can tell."""
        self.cause: PushluckError | None = None
        """The error of the engine behind this one, if there is one."""

    def __str__(self) -> str:
        shown = f"line {self.line}, column {self.column}: {super().__str__()}"
        return f"{shown}; expected {' or '.join(self.hints)}" if self.hints else shown


def error_at(
    text: str, offset: int, reason: str, /, *, hints: Sequence[str] = (), **details: Detail
) -> RecordError:
    """Return the error for what stands at `offset` in `text`."""
    line = text.count("\n", 0, offset) + 1
    column = offset - text.rfind("\n", 0, offset)
    return RecordError(reason, line=line, column=column, hints=hints, **details)


def wrapped_at(
    text: str, offset: int, cause: PushluckError, *, hints: Sequence[str] = ()
) -> RecordError:
    """Return the error for what stands at `offset` in `text`, with the reason that the engine gives."""
    error = error_at(text, offset, cause.reason, hints=hints, **cause.details)
    error.cause = cause
    return error
