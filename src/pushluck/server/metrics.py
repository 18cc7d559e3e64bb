"""What is counted, for Prometheus to read under `/metrics`."""

import os
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

from pushluck.server.settings import MetricsAccess

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""Environment variable: the folder in which several workers add up what they count."""

_FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_SLOW = (0.005, 0.025, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
_FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")


class Metrics:
    """The counters of one worker; times are in seconds."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()

        def counter(name: str, help_: str, *labels: str) -> Counter:
            return Counter(f"pushluck_{name}", help_, labels, registry=registry)

        def gauge(name: str, help_: str) -> Gauge:
            return Gauge(f"pushluck_{name}", help_, registry=registry, multiprocess_mode="livesum")

        def histogram(name: str, help_: str, buckets: tuple[float, ...]) -> Histogram:
            return Histogram(f"pushluck_{name}", help_, registry=registry, buckets=buckets)

        self.requests = counter("requests", "Requests answered", "method", "route", "status")
        self.sockets = gauge("sockets_open", "WebSocket connections")
        self.tables = gauge("tables_live", "Tables held in memory")
        self.seats = gauge("seats_connected", "Connections of people with a seat")
        self.commands = counter("commands", "Commands answered, by result", "result")
        self.events = counter("events_appended", "Events of matches made durable")
        self.append = histogram("append_seconds", "From an event to its being durable", _FAST)
        self.broadcast = histogram(
            "broadcast_seconds", "From a command to the last send of what it did", _FAST
        )
        self.clashes = counter("clashes", "Writes that another worker was faster with")
        self.resyncs = counter("resyncs", "Clients that asked for what they had missed")
        self.run_outs = counter("clock_run_outs", "Turn clocks that ran out")
        self.thinking = histogram("bot_thinking_seconds", "Time that a bot took to decide", _SLOW)
        self.store_failures = counter(
            "store_failures", "Reads and writes that the database refused", "reason"
        )

    def render(self) -> bytes:
        """Return the counts of all workers in Prometheus' text format."""
        if FOLDER not in os.environ:
            return generate_latest(self._registry)
        everywhere = CollectorRegistry()
        MultiProcessCollector(everywhere)  # type: ignore[no-untyped-call]
        return generate_latest(everywhere)


def metrics_route(metrics: Metrics, access: MetricsAccess) -> HTTPRouteHandler:
    """Return the route `/metrics`; whoever may not read it is told that there is none."""

    @get("/metrics", include_in_schema=False, sync_to_thread=False)
    def read_metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
        if access == "off" or (access == "loopback" and not is_local(request)):
            raise NotFoundException
        return Response(metrics.render(), headers={"content-type": CONTENT_TYPE_LATEST})

    return read_metrics


def is_local(request: Request[Any, Any, Any]) -> bool:
    """Return whether a program on this machine asks, and not through a proxy on it."""
    client = request.client
    is_loopback = client is not None and (client.host == "::1" or client.host.startswith("127."))
    return is_loopback and not any(name in request.headers for name in _FORWARDED)
