"""What is written to the log: lines of JSON, or of text for a terminal, on standard error.

A table's link, a code and a token let whoever knows them in; a display name may be a person's. None of
them is ever written: paths appear as templates of routes, and what goes by such a name is masked.
"""

import logging
import logging.config
import re
import secrets
import sys
import time
from collections.abc import Mapping
from typing import Any, cast

import structlog
from litestar.exceptions import WebSocketDisconnect
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import Gauge
from structlog.typing import EventDict, Processor, WrappedLogger

from pushluck.core.errors import PushluckError
from pushluck.server.metrics import Metrics
from pushluck.server.settings import Settings

MASK = "[hidden]"
_SECRET_KEYS = frozenset(
    {
        *("authorization", "cookie", "cookies", "headers", "password", "secret", "token", "tokens"),
        *("code", "codes", "link", "links", "pairing", "path", "query", "query_string", "url"),
        *("display_name", "name", "names", "set_cookie"),
    }
)
_URL_PASSWORD = re.compile(r"(\w://[^\s:/@]*):[^\s@]+@")
_METHODS = frozenset({"DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"})
_NO_ROUTE = "none"
"""Stands for the path of a request that no route answers."""

_log = structlog.stdlib.get_logger("pushluck.access")


def configure_logs(settings: Settings) -> None:
    """Write every log of this process in one way: ours, uvicorn's and those of libraries."""
    before: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*before, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    formatter = {
        "()": structlog.stdlib.ProcessorFormatter,
        "foreign_pre_chain": before,
        "processors": [
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            *_rendering(settings),
        ],
    }
    handler = {"class": "logging.StreamHandler", "formatter": "line", "stream": sys.stderr}
    logging.config.dictConfig(
        {
            "version": 1,
            "disable_existing_loggers": False,
            "formatters": {"line": formatter},
            "filters": {"ours": {"()": OurFaults}},
            "handlers": {"stderr": handler},
            # Below warnings libraries write what they like: uvicorn the path of every connection.
            "root": {"handlers": ["stderr"], "level": "WARNING"},
            "loggers": {
                "pushluck": {"level": settings.log_level.upper()},
                "uvicorn.error": {"filters": ["ours"]},
            },
        }
    )


class OurFaults(logging.Filter):
    """Drops what uvicorn reports as an error of the server though only a client is at fault."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether to write a record."""
        return record.msg != "Invalid UTF-8 sequence received from client."


def hide_secrets(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Mask what goes by the name of a secret or of a person, however deep, and passwords in URLs."""
    return cast("EventDict", _hidden(event))


class AccessLog:
    """A layer around an ASGI app that logs and counts every request and connection when it ends."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve, and write down how it went."""
        request_id = secrets.token_hex(8)
        answer = _Answer(request_id, self._metrics.sockets)

        async def send_and_note(message: Message) -> None:
            answer.note(cast("dict[str, Any]", message))
            await send(message)

        begun = time.monotonic()
        with structlog.contextvars.bound_contextvars(request_id=request_id):
            try:
                await self._app(scope, receive, send_and_note)
            finally:
                answer.end()
                self._write(cast("dict[str, Any]", scope), answer.status, time.monotonic() - begun)

    def _write(self, scope: dict[str, Any], status: int, seconds: float) -> None:
        method = scope.get("method", "WEBSOCKET")
        if "method" in scope and method not in _METHODS:
            method = "other"
        route = scope.get("path_template") or _NO_ROUTE
        self._metrics.requests.labels(method, route, str(status)).inc()
        _log.info("request", method=method, route=route, status=status, ms=round(seconds * 1000, 1))


class _Answer:
    """What is known of the answer to one request or connection."""

    def __init__(self, request_id: str, open_sockets: Gauge) -> None:
        self._id = request_id.encode()
        self._open_sockets = open_sockets
        self.status = 500
        """101 for a connection that was opened."""

    def note(self, message: dict[str, Any]) -> None:
        """Learn from what is sent; the id goes out with the answer."""
        match message["type"]:
            case "http.response.start" | "websocket.http.response.start":
                self.status = message["status"]
                headers = message.get("headers", ())
                message["headers"] = [*headers, (b"x-request-id", self._id)]
            case "websocket.accept":
                self.status = 101
                self._open_sockets.inc()
            case "websocket.close" if self.status != 101:
                self.status = 403

    def end(self) -> None:
        """Stop counting a connection as open."""
        if self.status == 101:
            self._open_sockets.dec()


async def log_failure(error: Exception, scope: Scope) -> None:
    """Log what failed in a request, where it is a fault of ours: a hook for `after_exception`."""
    is_expected = isinstance(error, PushluckError | WebSocketDisconnect)
    if not is_expected and getattr(error, "status_code", 500) >= 500:
        route = cast("dict[str, Any]", scope).get("path_template") or _NO_ROUTE
        _log.error("request-failed", route=route, exc_info=error)


def _rendering(settings: Settings) -> list[Processor]:
    if settings.log_format == "json":
        return [
            structlog.processors.format_exc_info,
            hide_secrets,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ]
    # Any other way to show an exception also shows the values of variables.
    plain = structlog.dev.plain_traceback
    is_terminal = sys.stderr.isatty()
    return [
        hide_secrets,
        structlog.dev.ConsoleRenderer(colors=is_terminal, exception_formatter=plain),
    ]


def _hidden(value: object) -> object:
    match value:
        case str():
            return _URL_PASSWORD.sub(r"\1:***@", value)
        case Mapping():
            return {
                key: MASK if str(key).lower() in _SECRET_KEYS and inner else _hidden(inner)
                for key, inner in value.items()
            }
        case list() | tuple() if not hasattr(value, "_fields"):
            return type(value)(map(_hidden, value))
    return value
