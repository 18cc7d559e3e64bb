"""The address a server listens on, and the one that people open."""

import errno
import socket

from pushluck.core.errors import RulesError
from pushluck.server.settings import Settings

_MOST_PORT = 65_535
_EVERYWHERE = frozenset({"", "0.0.0.0", "::"})


def listen(host: str, port: int, *, backlog: int) -> socket.socket:
    """Return a socket that listens on an address; raises `RulesError` where it cannot be had.

    Up to `backlog` connections wait until somebody accepts them.
    """
    if not 0 <= port <= _MOST_PORT:
        raise RulesError("bad-port", port=str(port))
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = _bound(socket.socket(family, kind, protocol), address)
        listener.listen(backlog)
    except OSError as error:
        raise _refusal(error, host, port) from error
    return listener


def address_to_open(settings: Settings, listener: socket.socket) -> str:
    """Return the address under which people on this network open the server."""
    if settings.public_url:
        return f"{settings.public_url.rstrip('/')}/"
    port = listener.getsockname()[1]
    host = _own_address() if settings.host in _EVERYWHERE else settings.host
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _bound(listener: socket.socket, address: object) -> socket.socket:
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if listener.family == socket.AF_INET6:
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        listener.bind(address)  # type: ignore[arg-type]
    except OSError:
        listener.close()
        raise
    return listener


def _refusal(error: OSError, host: str, port: int) -> RulesError:
    match error:
        case OSError(errno=errno.EADDRINUSE):
            return RulesError("port-in-use", port=str(port))
        case OSError(errno=errno.EACCES):
            return RulesError("port-forbidden", port=str(port))
    return RulesError("no-such-host", host=host)


def _own_address() -> str:
    """Return this machine's address on the network, or its name for itself; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that belongs to nobody
        except OSError:
            return "localhost"
        return str(probe.getsockname()[0])
