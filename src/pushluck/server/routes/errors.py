"""Every refusal over HTTP: a reason code, its details, and a sentence in the language of whoever asked."""

import logging
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.dto import MsgspecDTO
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Schema
from litestar.types import ExceptionHandlersMap

from pushluck.core.errors import IllegalActionError, NotationError, PushluckError
from pushluck.locales import Words, load_words, nearest_language
from pushluck.server.messages import Detail, Refusal
from pushluck.server.store import StoreError

AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]
Refused = Response[Refusal]

log = logging.getLogger(__name__)

_STATUS: Mapping[str, int] = {
    "bot-takes-no-number": 400,
    "clock-too-short": 400,
    "message-too-large": 413,
    "message-unreadable": 400,
    "no-spectators": 403,
    "no-such-code": 404,
    "no-such-match": 404,
    "no-such-pairing": 404,
    "no-such-table": 404,
    "not-host": 403,
    "not-seated": 403,
    "too-many-requests": 429,
    "wrong-number-of-seats": 400,
}
"""Statuses of refusals that follow from more than the kind of error."""
_NOT_NOW = 409
_LONGEST_WHY = 200
_LARGEST = 2**53
"""Whole numbers beyond it do not reach a browser unharmed."""

_MEANINGS: Mapping[int, str] = {
    400: "The request cannot be read, or asks for something that cannot be.",
    403: "Only somebody else may do this.",
    404: "There is nothing like this.",
    405: "This address does not take such requests.",
    409: "This is not possible now.",
    413: "The request is too large.",
    429: "Too many requests; `Retry-After` says how many seconds to wait.",
    500: "Something went wrong on the server.",
    503: "The database cannot be reached or is full; try again later.",
}
Status = Literal[400, 403, 404, 409, 413, 429, 503]


class TooManyRequests(IllegalActionError):  # noqa: N818
    """An address asks more than it may; raised with the seconds to wait."""

    def __init__(self, seconds: int) -> None:
        super().__init__("too-many-requests")
        self.seconds = seconds
        """When the next request is welcome."""


class Body(MsgspecDTO[msgspec.Struct]):
    """Reads the body of a request strictly: a number is no text, and nothing may be there that has no meaning."""

    def decode_bytes(self, value: bytes) -> Any:
        """Return the body; raises `NotationError`."""
        kind = self.asgi_connection.route_handler.parsed_data_field.annotation
        try:
            return msgspec.json.decode(value, type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise unreadable(error) from error

    @classmethod
    def create_for_field_definition(cls, *_: Any, **__: Any) -> None:
        """Prepare nothing."""

    @classmethod
    def create_openapi_schema(cls, field_definition: Any, *_: Any, **__: Any) -> Schema:
        """Describe what is read, as strictly as it is read."""
        return BodySchema(kind=field_definition.annotation)


@dataclass
class BodySchema(Schema):
    """The schema of a request's body, as msgspec describes its type."""

    kind: type[msgspec.Struct] = msgspec.Struct

    def to_schema(self) -> dict[str, Any]:
        """Return the schema of the type."""
        _, schemas = msgspec.json.schema_components([self.kind])
        schema: dict[str, Any] = schemas[self.kind.__name__]
        return schema


def refusals(*statuses: Status) -> dict[int, ResponseSpec]:
    """Return how the documentation describes refusals with `statuses`, and those any request can meet."""
    return {
        status: ResponseSpec(Refusal, description=_MEANINGS[status], generate_examples=False)
        for status in sorted({*statuses, 400, 403, 429, 500, 503})
    }


def find_words(connection: AnyConnection) -> Words:
    """Return the words of the language that a request asks for, by `?lang=` or else `Accept-Language`."""
    wanted = [connection.query_params.get("lang", ""), *_accepted(connection)]
    return load_words(nearest_language(wanted), isolating=True)


def status_of(error: PushluckError) -> int:
    """Return the HTTP status of a refusal."""
    if isinstance(error, StoreError):
        return 503
    usual = _NOT_NOW if isinstance(error, IllegalActionError) else 400
    return _STATUS.get(error.reason, usual)


def make_refusal(error: PushluckError, words: Words) -> Refusal:
    """Return what a client is told about an error."""
    details = {name: _detail(value) for name, value in error.details.items()}
    fields: Sequence[str] = getattr(error, "fields", ())
    if fields:
        details["fields"] = list(fields)
    return Refusal(
        reason=error.reason,
        details=details,
        sentence=words.error(error),
        alternatives=list(getattr(error, "alternatives", ())),
    )


def _answer(
    request: AnyRequest, error: PushluckError, status: int, headers: Mapping[str, str] | None = None
) -> Refused:
    refusal = make_refusal(error, find_words(request))
    return Response(refusal, status_code=status, headers=headers, media_type="application/json")


def _answer_pushluck(request: AnyRequest, error: PushluckError) -> Refused:
    headers = {"Retry-After": str(error.seconds)} if isinstance(error, TooManyRequests) else None
    return _answer(request, error, status_of(error), headers)


def _answer_http(request: AnyRequest, error: HTTPException) -> Refused:
    if isinstance(error, MethodNotAllowedException):
        allowed = {"Allow": (error.headers or {}).get("allow", "")}
        told = IllegalActionError("method-not-allowed", method=request.method)
        return _answer(request, told, 405, allowed)
    if isinstance(error, NotFoundException):
        return _answer(request, IllegalActionError("nothing-here"), 404)
    if error.status_code == 413:
        return _answer(request, IllegalActionError("message-too-large"), 413)
    if error.status_code < 500:
        return _answer(request, unreadable(error), 400)
    return _answer_fault(request, error)


def _answer_fault(request: AnyRequest, error: Exception) -> Refused:
    log.error("a request failed", exc_info=error)
    return _answer(request, IllegalActionError("server-fault"), 500)


EXCEPTION_HANDLERS: ExceptionHandlersMap = {
    PushluckError: _answer_pushluck,
    HTTPException: _answer_http,
    Exception: _answer_fault,
}
"""How the app answers what its handlers raise."""


def unreadable(error: Exception) -> NotationError:
    """Return that a request cannot be read, and why, as the decoder says it."""
    extra = error.extra if isinstance(error, ValidationException) else None
    if isinstance(extra, list) and extra:
        why = f"{extra[0].get('message')} - at `{extra[0].get('key')}`"
    else:
        why = error.detail if isinstance(error, HTTPException) else str(error)
    return NotationError("message-unreadable", why=why[:_LONGEST_WHY])


def _accepted(connection: AnyConnection) -> list[str]:
    """Return the languages of `Accept-Language`, the dearest first."""
    weighed = []
    for part in connection.headers.get("accept-language", "").split(","):
        language, _, parameter = part.partition(";")
        name, _, value = parameter.strip().partition("=")
        is_plain = name == "q" and re.fullmatch(r"[01](\.\d{0,3})?", value)
        weight = float(value) if is_plain else 1.0
        if weight:
            weighed.append((weight, language))
    return [language for _, language in sorted(weighed, key=lambda each: -each[0])]


def _detail(value: str | int | tuple[str, ...]) -> Detail:
    if isinstance(value, tuple):
        return list(value)
    return str(value) if isinstance(value, int) and abs(value) > _LARGEST else value
