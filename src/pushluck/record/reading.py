"""Reading a record: strictly, where every fault is an error, or leniently, taking what can be had."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pushluck.conduct import make_table
from pushluck.core.errors import Detail, PushluckError
from pushluck.core.match import Match
from pushluck.core.rules import RulesObject
from pushluck.games.presets import split_spelling
from pushluck.games.registry import GAMES, find_rules
from pushluck.record.errors import RecordError, error_at, wrapped_at
from pushluck.record.headers import SEAT, Header, format_result, seat_names
from pushluck.record.plies import AnyMatch
from pushluck.record.replay import Replay
from pushluck.record.tokens import Token, iter_pieces


@dataclass(frozen=True)
class Record:
    """A match as text tells it."""

    headers: Mapping[str, str]
    """All headers in their order, with those that follow from the match."""
    match: AnyMatch


def parse_record(text: str) -> Record:
    """Read a record, whose events are played again.

    Accepts what `format_record` writes, with any white space and with comments in braces between the
    tokens. Raises `RecordError`, for the first fault, in every other case.
    """
    record, errors = parse_record_leniently(text)
    for error in errors:
        raise error
    if record is None:
        raise AssertionError("a record without errors has a match")
    return record


def parse_record_leniently(text: str) -> tuple[Record | None, list[RecordError]]:
    """Read what can be read of a record, and tell every fault that was seen.

    The match goes up to the first event that is at fault. There is no record where rules or seats cannot be
    read. Raises nothing.
    """
    return _Reader(text).read()


class _Reader:
    """Reads one text and gathers its faults."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._errors: list[RecordError] = []
        self._headers: dict[str, Header] = {}
        self._turns: list[Token | RecordError] = []

    def read(self) -> tuple[Record | None, list[RecordError]]:
        """Return the record and the faults, in the order of the text."""
        for piece in iter_pieces(self._text):
            self._take(piece)
        self._check_names()
        match = self._begin()
        record = None if match is None else self._replay(match)
        return record, sorted(self._errors, key=lambda error: (error.line, error.column))

    def _take(self, piece: Header | Token | RecordError) -> None:
        if isinstance(piece, Header):
            if self._turns:
                self._fail(piece.offset, "header-after-turns", name=piece.name)
            elif piece.name in self._headers:
                self._fail(piece.offset, "duplicate-header", name=piece.name)
            else:
                self._headers[piece.name] = piece
        elif self._turns or isinstance(piece, Token):
            self._turns.append(piece)
        else:
            self._errors.append(piece)

    def _check_names(self) -> None:
        """Tell which headers are missing, and which show that this is no record of a whole match."""
        end = max((header.offset for header in self._headers.values()), default=0)
        for name in ("Game", "Rules", "Seat1", "Result"):
            if name not in self._headers:
                self._fail(end, "missing-header", name=name, hints=[f'[{name} "..."]'])
        seats = self._seats()
        named, following = set(seat_names(seats)), f"Seat{seats + 1}"
        for name, header in self._headers.items():
            if SEAT.fullmatch(name) and name not in named:
                self._fail(header.offset, "no-such-seat", text=name, seats=seats, hints=[following])
            if name == "View":
                self._fail(header.offset, "only-a-view", seat=header.value)

    def _seats(self) -> int:
        """Return how many seats are named one after another from the first."""
        count = 0
        while f"Seat{count + 1}" in self._headers:
            count += 1
        return count

    def _begin(self) -> AnyMatch | None:
        rules, seats = self._find_rules(), self._seats()
        if rules is None or not seats:
            return None
        try:
            return Match(make_table(rules), seats)
        except PushluckError as cause:
            self._fail_by(self._headers[f"Seat{seats}"], cause)
            return None

    def _find_rules(self) -> RulesObject | None:
        game, spelled = self._headers.get("Game"), self._headers.get("Rules")
        if game and game.value not in GAMES:
            self._fail(game.offset, "unknown-game", game=game.value, hints=tuple(GAMES))
        if spelled is None:
            return None
        try:
            rules = find_rules(spelled.value)
        except PushluckError as cause:
            self._fail_by(spelled, cause)
            return None
        if split_spelling(spelled.value)[0] != rules.key:
            self._fail(spelled.offset, "rules-without-version", hints=[rules.key])
        if game and game.value in GAMES and game.value != rules.game:
            self._fail(game.offset, "rules-of-another-game", game=game.value, hints=[rules.game])
        return rules

    def _replay(self, match: AnyMatch) -> Record:
        error = Replay(self._text, match).run(self._turns)
        given, result = self._headers.get("Result"), format_result(match.outcome)
        if error is not None:
            self._errors.append(error)
        elif given and given.value != result:
            self._fail(given.offset, "wrong-result", given=given.value, hints=[result])
        return Record({name: header.value for name, header in self._headers.items()}, match)

    def _fail(
        self, offset: int, reason: str, /, *, hints: Sequence[str] = (), **details: Detail
    ) -> None:
        self._errors.append(error_at(self._text, offset, reason, hints=hints, **details))

    def _fail_by(self, header: Header, cause: PushluckError) -> None:
        self._errors.append(wrapped_at(self._text, header.offset, cause))
