"""The smallest app that the front of the server can be proved with; run, it serves until it is stopped.

Takes the settings as JSON, and prints the address to open.
"""

import asyncio
import os
import sys
from typing import Any

import msgspec
from litestar import Litestar, get, post, websocket
from litestar.connection import WebSocket
from litestar.datastructures import State
from litestar.params import FromPath

from pushluck.core.errors import PushluckError
from pushluck.server.limits import AddressGate, AddressLimits
from pushluck.server.logs import AccessLog, log_failure
from pushluck.server.metrics import Metrics, metrics_route
from pushluck.server.routes.health import health_routes
from pushluck.server.security import OriginCheck, SecurityHeaders
from pushluck.server.serving import serve
from pushluck.server.settings import Settings

BROKEN = "https://broken.example"
"""An origin with which the app does not start."""


class TinyServices:
    """Holds the open sockets; its database is a switch."""

    def __init__(self) -> None:
        self.is_leaving = False
        self.failure: Exception | None = None
        self.is_silent = False
        self.sockets: set[WebSocket[Any, Any, Any]] = set()

    async def ping(self) -> None:
        if self.is_silent:
            await asyncio.Event().wait()
        if self.failure is not None:
            raise self.failure

    async def say_goodbye(self) -> None:
        self.is_leaving = True
        for socket in list(self.sockets):
            await socket.send_text("goodbye")
            await socket.close(code=1012)


def make_app(settings: Settings) -> Litestar:
    services, metrics = TinyServices(), Metrics()

    @get("/api/tables/{link:str}", sync_to_thread=False)
    def read_table(link: FromPath[str]) -> str:
        return link

    @post("/api/tables", sync_to_thread=False)
    def make_table() -> int:
        return os.getpid()

    @get("/api/fault", sync_to_thread=False)
    def fail() -> None:
        raise RuntimeError("postgresql://luck:s3cret@db.example/tables")

    @websocket("/api/tables/{link:str}/socket")
    async def talk(socket: WebSocket[Any, Any, Any], link: FromPath[str]) -> None:
        await socket.accept()
        services.sockets.add(socket)
        await socket.send_text(str(os.getpid()))
        try:
            while True:
                await socket.send_text(await socket.receive_text())
        finally:
            services.sockets.discard(socket)

    health = health_routes(services)
    app = Litestar(
        [read_table, make_table, fail, talk, *health, metrics_route(metrics, settings.metrics)],
        state=State({"services": services}),
        after_exception=[log_failure],
        logging_config=None,
    )
    if BROKEN in settings.origins:
        app.on_startup.append(_break)
    app.asgi_handler = AddressGate(app.asgi_handler, AddressLimits(settings.limits))
    app.asgi_handler = OriginCheck(app.asgi_handler, settings)
    app.asgi_handler = SecurityHeaders(app.asgi_handler, settings)
    app.asgi_handler = AccessLog(app.asgi_handler, metrics)
    return app


def _break() -> None:
    raise RuntimeError("cannot start")


def tell(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main() -> int:
    settings = msgspec.json.decode(sys.argv[1], type=Settings)
    try:
        serve(settings, make_app=make_app, announce=tell)
    except PushluckError as error:
        tell(error.reason)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
