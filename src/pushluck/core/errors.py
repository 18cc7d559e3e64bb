"""The three ways in which input can be wrong; all are `ValueError`.

An error carries a reason code and the details a sentence about it needs, never the sentence itself: the same
code travels in records, on the wire and into the catalogues, where it selects the words in the reader's language
(`reason-<code>`).
"""

from collections.abc import Mapping, Sequence

Detail = str | int | tuple[str, ...]
"""What a sentence can be given: a text, a number, or a list of texts."""


class PushluckError(ValueError):
    """What all errors of the engine have in common: a reason code and its details."""

    def __init__(self, reason: str, /, **details: Detail) -> None:
        self.reason = reason
        """Code in kebab case, such as `die-does-not-score`."""
        self.details: Mapping[str, Detail] = details
        """Values for the sentence, by name."""
        super().__init__(reason, details)

    def __str__(self) -> str:
        shown = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return f"{self.reason} ({shown})" if shown else self.reason

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.reason, dict(self.details), dict(self.__dict__))


class NotationError(PushluckError):
    """The text cannot be read: it is no action, throw, record or rules text."""


class IllegalActionError(PushluckError):
    """The event can be read but is not allowed in this state; the state is unchanged."""

    def __init__(
        self, reason: str, /, *, alternatives: Sequence[str] = (), **details: Detail
    ) -> None:
        super().__init__(reason, **details)
        self.alternatives = tuple(alternatives)
        """Spellings of the actions that would be legal instead, where the engine can list them."""


class RulesError(PushluckError):
    """The rules object is incomplete or contradicts itself."""

    def __init__(self, reason: str, /, *, fields: Sequence[str] = (), **details: Detail) -> None:
        super().__init__(reason, **details)
        self.fields = tuple(fields)
        """Dotted names of the fields at fault, two for a contradiction."""

    def __str__(self) -> str:
        return (
            f"{super().__str__()} [{' and '.join(self.fields)}]"
            if self.fields
            else super().__str__()
        )


def _rebuild(
    kind: type[PushluckError],
    reason: str,
    details: dict[str, Detail],
    attributes: dict[str, object],
) -> PushluckError:
    error = kind(reason, **details)
    error.__dict__.update(attributes)
    return error
