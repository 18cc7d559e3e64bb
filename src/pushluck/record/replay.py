"""Playing the turns of a record again, and comparing them with what would have been written."""

from collections.abc import Iterable

from pushluck.core.errors import IllegalActionError, PushluckError
from pushluck.core.events import Seat
from pushluck.record.errors import RecordError, error_at, wrapped_at
from pushluck.record.plies import (
    ACTOR,
    BANK,
    NUMBER,
    AnyMatch,
    Scribe,
    Z,
    make_ply,
)
from pushluck.record.tokens import Token


class Replay:
    """Plays tokens into a match.

    Every event is written down again as it is played. A token that differs from what was written is at
    fault, whatever it is: a number, a seat, a checksum, a `Z`, or another spelling of the action.
    """

    def __init__(self, text: str, match: AnyMatch) -> None:
        self._text = text
        self._match = match
        self._scribe = Scribe()
        self._seat: Seat | None = None
        self._read: list[Token] = []
        """Tokens read that are not compared yet."""
        self._written: list[str] = []
        """Tokens written that are not compared yet."""
        self._agreed = 0
        """Events of which every token has been compared."""

    def run(self, pieces: Iterable[Token | RecordError]) -> RecordError | None:
        """Play all tokens; return the first fault, with the match as it was before the event at fault."""
        try:
            for piece in pieces:
                if isinstance(piece, RecordError):
                    self._flush()
                    raise piece
                self._take(piece)
            self._finish()
        except RecordError as error:
            while len(self._match.events) > self._agreed:
                self._match.pop()
            return error
        return None

    def _take(self, token: Token) -> None:
        self._read.append(token)
        if ACTOR.fullmatch(token.text):
            self._seat = int(token.text[1:]) - 1
        elif token.text != Z and not _is_lead(token):
            self._play(token)
        self._compare()

    def _play(self, token: Token) -> None:
        match, text = self._match, token.text
        if match.outcome is not None:
            raise error_at(self._text, token.offset, "text-after-end", token=text)
        if self._seat is None:
            raise error_at(self._text, token.offset, "no-actor", token=text, hints=["s1"])
        bank = BANK.fullmatch(text)
        spelled = f"b{bank[1]}" if bank else text
        played = len(match.events)
        try:
            match.push_text(spelled, self._seat)
        except PushluckError as cause:
            hints = cause.alternatives if isinstance(cause, IllegalActionError) else ()
            raise wrapped_at(self._text, token.offset, cause, hints=hints) from cause
        for ply in range(played, len(match.events)):
            before, event, after = match.states[ply], match.events[ply], match.states[ply + 1]
            self._written += self._scribe.write(make_ply(match.game, before, event, after))

    def _compare(self) -> None:
        for token, written in zip(self._read, self._written, strict=False):
            if token.text != written:
                raise self._difference(token, written)
        compared = min(len(self._read), len(self._written))
        del self._read[:compared], self._written[:compared]
        if not self._written and all(map(_is_lead, self._read)):
            self._agreed = len(self._match.events)

    def _difference(self, token: Token, written: str) -> RecordError:
        bank = BANK.fullmatch(token.text)
        if token.text == Z:
            reason = "z-unexpected"
        elif written == Z:
            reason = "z-missing"
        elif NUMBER.fullmatch(written):
            reason = "wrong-turn-number"
        elif ACTOR.fullmatch(written):
            reason = "wrong-actor"
        elif bank and written.startswith(f"b{bank[1]}="):
            reason = "wrong-checksum"
        else:
            reason = "unexpected-token"
        return error_at(self._text, token.offset, reason, token=token.text, hints=[written])

    def _flush(self) -> None:
        self._written += self._scribe.finish()
        self._compare()

    def _finish(self) -> None:
        self._flush()
        end = len(self._text)
        if self._written:
            raise error_at(self._text, end, "z-missing", token="", hints=self._written[:1])
        for token in self._read:
            over = self._match.outcome is not None
            reason = "text-after-end" if over else "event-missing"
            reason = "z-unexpected" if token.text == Z else reason
            raise error_at(self._text, token.offset, reason, token=token.text)


def _is_lead(token: Token) -> bool:
    """Tell whether `token` stands before an event: a number or a seat."""
    return bool(NUMBER.fullmatch(token.text) or ACTOR.fullmatch(token.text))
