"""What every answer says to the browser, and which pages may speak to the server at all."""

import re
from functools import lru_cache
from typing import Any, cast

import msgspec
from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from pushluck.core.errors import IllegalActionError, NotationError
from pushluck.server.settings import Settings, parse_origin

Headers = list[tuple[bytes, bytes]]

_SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
_SOURCES = (
    "default-src 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
)
_ALWAYS: Headers = [
    (b"x-content-type-options", b"nosniff"),
    # Whoever knows a table's link may enter; a page that is left must not tell where one was.
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"screen-wake-lock=(self), clipboard-write=(self)"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
_HSTS = (b"strict-transport-security", b"max-age=31536000")
_NO_STORE = (b"cache-control", b"no-store")


class SecurityHeaders:
    """A layer around an ASGI app that sets what protects whoever reads its answers, errors too."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._public_host = parse_origin(settings.public_url) if settings.public_url else ""
        self._always = [*_ALWAYS, *([_HSTS] if settings.is_secure else [])]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve, and add to the answer."""
        host = self._public_host.partition("://")[2] or header_of(scope, b"host")
        ours = [*self._always, (b"content-security-policy", content_policy(host))]
        if scope["path"].startswith("/api"):
            ours.append(_NO_STORE)
        names = {name for name, _ in ours}

        async def send_with_headers(message: Message) -> None:
            if message["type"] in {"http.response.start", "websocket.http.response.start"}:
                start = cast("dict[str, Any]", message)
                theirs = [pair for pair in start.get("headers", ()) if pair[0].lower() not in names]
                start["headers"] = [*theirs, *ours]
            await send(message)

        await self._app(scope, receive, send_with_headers)


class OriginCheck:
    """A layer around an ASGI app that refuses what pages of another origin ask of it.

    A request without an origin comes from no page, and cookies do not travel with it unasked.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._allowed = settings.allowed_origins
        self._is_public = bool(settings.public_url)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve or refuse."""
        is_foreign = _changes(scope) and not self._allows(scope)
        app = refusal(403, "foreign-origin") if is_foreign else self._app
        await app(scope, receive, send)

    def _allows(self, scope: Scope) -> bool:
        text = header_of(scope, b"origin")
        if not text:
            return True
        try:
            origin = parse_origin(text)
        except NotationError:
            return False  # also the origin "null", of a page that hides where it is from
        return origin in self._allowed or (not self._is_public and _is_same(origin, scope))


def refusal(status: int, reason: str, *headers: tuple[bytes, bytes]) -> ASGIApp:
    """Return an ASGI app that refuses a request or the opening of a connection as the routes do."""

    async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
        from pushluck.server.routes.errors import find_words, make_refusal

        words = find_words(ASGIConnection(scope))
        body = msgspec.json.encode(make_refusal(IllegalActionError(reason), words))
        kind = (b"content-type", b"application/json")
        length = (b"content-length", str(len(body)).encode())
        say, answer = cast("Any", send), "http.response"
        if is_socket(scope):
            await receive()  # websocket.connect
            answer = "websocket.http.response"
            if answer not in (cast("dict[str, Any]", scope).get("extensions") or {}):
                await say({"type": "websocket.close", "code": 4000 + status, "reason": reason})
                return
        start = {"status": status, "headers": [kind, length, *headers]}
        await say({"type": f"{answer}.start", **start})
        await say({"type": f"{answer}.body", "body": body, "more_body": False})

    return refuse


def header_of(scope: Scope, name: bytes) -> str:
    """Return a header of a request, or an empty text."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


@lru_cache(maxsize=64)
def content_policy(host: str) -> bytes:
    """Return the Content-Security-Policy of a page that may connect to `host`."""
    # Not every browser counts a WebSocket to the same host as 'self'.
    is_plain = re.fullmatch(r"[A-Za-z0-9._-]+(:\d+)?|\[[0-9A-Fa-f:.]+\](:\d+)?", host)
    sockets = f" ws://{host} wss://{host}" if is_plain else ""
    return "; ".join((*_SOURCES, f"connect-src 'self'{sockets}")).encode("ascii")


def is_socket(scope: Scope) -> bool:
    """Return whether a connection is being opened, not a request made."""
    return bool(cast("dict[str, Any]", scope)["type"] == "websocket")


def _changes(scope: Scope) -> bool:
    return is_socket(scope) or cast("dict[str, Any]", scope)["method"] not in _SAFE_METHODS


def _is_same(origin: str, scope: Scope) -> bool:
    """Return whether a page is from the host that it asks; a proxy may have taken off the TLS."""
    scheme = origin.partition("://")[0]
    try:
        return parse_origin(f"{scheme}://{header_of(scope, b'host')}") == origin
    except NotationError:
        return False
