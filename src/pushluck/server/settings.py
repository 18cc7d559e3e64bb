"""Everything an operator decides about a server, with defaults that are good for one person at home."""

import re
from collections.abc import Iterable
from typing import Annotated, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

from pushluck.core.errors import NotationError

Positive = Annotated[int, Meta(ge=1)]
MetricsAccess = Literal["loopback", "all", "off"]
"""Who may read the metrics: this machine only, everybody, nobody."""
LogFormat = Literal["json", "text"]
LogLevel = Literal["debug", "info", "warning", "error"]

_DEFAULT_PORTS = {"http": 80, "https": 443}
_PASSWORD = re.compile(r"^([^:/]+://[^:@/]*):.*@", re.DOTALL)
"""Up to the last @, which a password may also hold: better to hide too much."""
_QUERY_PASSWORD = re.compile(r"(?<=[?&])(password|sslpassword)=[^&]*")


class Limits(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much one connection or one address may ask of a server."""

    messages_per_second: Positive = 10
    """Of a connection, in the long run."""
    message_burst: Positive = 40
    """Messages that a connection may send at once."""
    message_bytes: Positive = 16 * 1024
    """Size of a message."""
    body_bytes: Positive = 64 * 1024
    """Size of a request's body."""
    requests_per_second: Positive = 50
    """Of an address, in the long run."""
    request_burst: Positive = 500
    """Requests that an address may send at once: a class behind one address opens the page together."""
    sockets_per_address: Positive = 100
    """Connections that an address may hold."""
    guesses_per_minute: Positive = 10
    """Codes of tables and devices that an address may try."""


class Settings(Struct, frozen=True, kw_only=True):
    """What a server is started with. Every worker has the same."""

    database: str
    """URL of the database: `sqlite:///…` or `postgresql://…`; it may hold a password."""
    host: str = "127.0.0.1"
    port: int = 8000
    """0 is any port that is free."""
    workers: Positive = 1
    """Processes that serve."""
    redis: str = ""
    """URL of a Redis that carries notices between workers; empty where there is none."""
    public_url: str = ""
    """Scheme and host under which people reach the server; empty is whatever host they ask for."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may use the server."""
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses and networks of proxies that are believed about who is asking."""
    grace_ms: int = 60_000
    """How long a person who lost the connection keeps the seat before being marked away."""
    keep_days: int = 0
    """A table that nobody has touched for so many days is deleted; 0 keeps all."""
    limits: Limits = Limits()
    metrics: MetricsAccess = "loopback"
    log_format: LogFormat = "json"
    log_level: LogLevel = "info"

    @property
    def is_secure(self) -> bool:
        """Whether people reach the server through TLS only."""
        return self.public_url.lower().startswith("https://")

    @property
    def allowed_origins(self) -> frozenset[str]:
        """Origins whose pages may use the server; empty allows those of the host that is asked for.

        Raises `NotationError` for one that cannot be read.
        """
        given = (*([self.public_url] if self.public_url else []), *self.origins)
        return frozenset(parse_origin(text) for text in given)


def parse_limits(changes: Iterable[str]) -> Limits:
    """Return the limits with changes such as `sockets_per_address=20`; raises `NotationError`.

    >>> parse_limits(["sockets_per_address=20"]).sockets_per_address
    20
    """
    limits = Limits()
    for change in changes:
        name, _, value = change.partition("=")
        fields = msgspec.structs.asdict(limits) | {name.strip(): value.strip()}
        try:
            limits = msgspec.convert(fields, Limits, strict=False)
        except msgspec.ValidationError as error:
            names = Limits.__struct_fields__
            raise NotationError("bad-limit", given=change, limits=names) from error
    return limits


def parse_origin(text: str) -> str:
    """Return an origin in the one way in which origins compare; raises `NotationError`.

    >>> parse_origin("https://Dice.example:443/")
    'https://dice.example'
    """
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise NotationError("bad-origin", given=text) from None
    is_plain = not (parts.query or parts.fragment or parts.username or parts.path.strip("/"))
    host = parts.hostname or ""
    if parts.scheme not in _DEFAULT_PORTS or not is_plain or not is_host(host):
        raise NotationError("bad-origin", given=text)
    name = f"[{host}]" if ":" in host else host
    shown = "" if port in {None, _DEFAULT_PORTS[parts.scheme]} else f":{port}"
    return f"{parts.scheme}://{name}{shown}"


def is_host(text: str) -> bool:
    """Return whether a text can be the name or the address of a host, without a port."""
    return re.fullmatch(r"[A-Za-z0-9._-]+|[0-9A-Fa-f:.]+", text) is not None


def hide_password(url: str) -> str:
    """Return a URL as it may be shown: without its password.

    >>> hide_password("postgresql://luck:s3cret@db.example/tables")
    'postgresql://luck:***@db.example/tables'
    """
    return _QUERY_PASSWORD.sub(r"\1=***", _PASSWORD.sub(r"\1:***@", url))
