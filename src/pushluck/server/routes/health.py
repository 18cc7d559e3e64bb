"""Whether the process lives, and whether it can serve: for load balancers and supervisors."""

import asyncio
from collections.abc import Sequence
from typing import Literal, Protocol

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from pushluck import __version__

_PATIENCE = 1.0
"""Seconds within which the database must answer."""


class Alive(Struct, kw_only=True):
    """The process answers."""

    version: str


class Ready(Struct, kw_only=True):
    """The server can serve."""

    ready: Literal[True] = True


class NotReady(Struct, kw_only=True):
    """The server cannot serve now; the reason selects `reason-<reason>`."""

    reason: Literal["store-unavailable", "server-leaving"]


class Readiness(Protocol):
    """What the health of a worker depends on."""

    @property
    def is_leaving(self) -> bool:
        """Whether the worker is about to end."""

    async def ping(self) -> None:
        """Ask the database for a sign of life; raises whatever prevents it."""


def health_routes(readiness: Readiness) -> Sequence[HTTPRouteHandler]:
    """Return the routes `/health` and `/ready`."""

    @get("/health", sync_to_thread=False)
    def is_alive() -> Alive:
        """Tell that the process lives; depends on nothing else."""
        return Alive(version=__version__)

    unready = ResponseSpec(NotReady, description="The server cannot serve now.")

    @get("/ready", responses={503: unready})
    async def is_ready() -> Response[Ready | NotReady]:
        """Tell whether the database answers and the worker is going to stay."""
        if readiness.is_leaving:
            return Response(NotReady(reason="server-leaving"), status_code=503)
        try:
            await asyncio.wait_for(readiness.ping(), _PATIENCE)
        except Exception:  # whatever it is, the answer is no, and the store has logged it
            return Response(NotReady(reason="store-unavailable"), status_code=503)
        return Response(Ready())

    return is_alive, is_ready
