"""The app of a worker: routes, the socket, and the layers around them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp

from pushluck import __version__
from pushluck.server.bot_bench import BotBench
from pushluck.server.fanout import make_fanout
from pushluck.server.house import House
from pushluck.server.limits import AddressGate, AddressLimits
from pushluck.server.logs import AccessLog, log_failure
from pushluck.server.metrics import Metrics, metrics_route
from pushluck.server.rooms import Services
from pushluck.server.routes import EXCEPTION_HANDLERS, ROUTES
from pushluck.server.routes.health import health_routes
from pushluck.server.security import OriginCheck, SecurityHeaders
from pushluck.server.settings import Settings
from pushluck.server.sockets import table_socket
from pushluck.server.store import Store


class TableApp(Litestar):
    """The routes with what stands before all of them, also before an address that has no route."""

    layers: ASGIApp

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request or a connection; start and end with the worker."""
        entry = super().__call__ if scope["type"] == "lifespan" else self.layers
        await entry(scope, receive, send)


def create_app(settings: Settings) -> TableApp:
    """Return the app of a worker; it opens the house when it starts and closes it when it ends."""
    metrics = Metrics()
    limits = AddressLimits(settings.limits)
    house = House(
        Services(
            settings=settings,
            store=Store(settings.database),
            fanout=make_fanout(settings.redis or None, settings.database),
            bench=BotBench(),
            metrics=metrics,
        )
    )

    @asynccontextmanager
    async def opened(_: Litestar) -> AsyncIterator[None]:
        try:
            await house.open()
            yield
        finally:
            await house.close()

    def find_house() -> House:
        return house

    def find_limits() -> AddressLimits:
        return limits

    app = TableApp(
        route_handlers=[
            *ROUTES,
            *health_routes(house),
            metrics_route(metrics, settings.metrics),
            table_socket,
        ],
        dependencies={
            "house": Provide(find_house, sync_to_thread=False),
            "limits": Provide(find_limits, sync_to_thread=False),
        },
        exception_handlers=EXCEPTION_HANDLERS,
        after_exception=[log_failure],
        lifespan=[opened],
        logging_config=None,  # the logs are configured already, and without secrets
        openapi_config=OpenAPIConfig(
            use_handler_docstrings=True,
            title="Pushluck",
            version=__version__,
            description="The online table for push-your-luck dice games.",
        ),
        request_max_body_size=settings.limits.body_bytes,
    )
    app.state.services = house
    inner: ASGIApp = super(TableApp, app).__call__
    gated = AddressGate(OriginCheck(inner, settings), limits)
    app.layers = AccessLog(SecurityHeaders(gated, settings), metrics)
    return app
