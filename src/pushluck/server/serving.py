"""Running the server: one process or several, from the first check to the last goodbye."""

import asyncio
import gc
import os
import signal
import socket
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import parent_process
from multiprocessing.connection import wait
from typing import Protocol, cast

import structlog
import uvicorn
from litestar import Litestar
from prometheus_client.multiprocess import mark_process_dead
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

from pushluck.core.errors import NotationError, RulesError
from pushluck.server.listening import address_to_open, listen
from pushluck.server.logs import configure_logs
from pushluck.server.metrics import FOLDER
from pushluck.server.settings import Settings, hide_password, parse_origin
from pushluck.server.store import Store, StoreUnavailable

MakeApp = Callable[[Settings], Litestar]
"""Makes the app of a worker; its `state.services` is a `Services`. A function of a module."""
Announce = Callable[[str], None]
"""Told the address to open, once the server answers there."""

_GRACE_SECONDS = 10
"""Requests that are being answered when the server ends have so long."""
_SILENT_SECONDS = 30
"""A worker that gives no sign of life for so long is replaced; on a busy machine one needs seconds to begin."""
_START_SECONDS = 60.0
_BACKLOG = 2048
_COLLECT = (1_000, 20, 1_000)
"""Thresholds of the three generations of the garbage collector."""
_REDIS = ("redis://", "rediss://", "unix://")

_log = structlog.stdlib.get_logger("pushluck.serving")


class Services(Protocol):
    """What a worker needs of its app besides answers."""

    async def say_goodbye(self) -> None:
        """Tell every connection to come back in a moment, and close it."""


def serve(settings: Settings, *, make_app: MakeApp, announce: Announce) -> None:
    """Serve until a signal ends it.

    Raises `RulesError` when settings contradict each other, the address cannot be had, the database does not
    answer, or the app does not start; `NotationError` for a setting that cannot be read.
    """
    check_settings(settings)
    configure_logs(settings)
    with listen(settings.host, settings.port, backlog=_BACKLOG) as listener:
        asyncio.run(prepare_database(settings.database))
        address = address_to_open(settings, listener)
        shown = hide_password(settings.database)
        _log.info("server-starts", workers=settings.workers, database=shown)
        run = _serve_alone if settings.workers == 1 else _serve_together
        is_started = run(TableConfig(settings, make_app), listener, lambda: announce(address))
    if not is_started:
        raise RulesError("server-not-started")
    _log.info("server-ends")


def check_settings(settings: Settings) -> None:
    """Raise `RulesError` for settings that contradict each other, `NotationError` for unreadable ones."""
    for url in (settings.public_url, *settings.origins):
        if url:
            parse_origin(url)
    if settings.redis and not settings.redis.startswith(_REDIS):
        raise NotationError("bad-redis-url")
    if settings.workers > 1 and settings.database.startswith("sqlite") and not settings.redis:
        raise RulesError("workers-need-redis")


async def prepare_database(url: str) -> None:
    """Bring the database up to date; raises `RulesError` where it does not answer.

    Raises `NotationError` for a URL that cannot be read.
    """
    store = Store(url)
    try:
        await store.open()
    except StoreUnavailable as error:
        if error.reason != "store-unavailable":
            raise
        raise RulesError("database-unreachable", url=hide_password(url)) from error
    finally:
        await store.close()


class TableConfig(uvicorn.Config):
    """What uvicorn is told; also carries what a worker process makes its app from."""

    def __init__(self, settings: Settings, make_app: MakeApp) -> None:
        super().__init__(
            "made by load_app",
            loop="uvloop",
            http="httptools",
            ws="websockets-sansio",
            ws_max_size=settings.limits.message_bytes,
            ws_per_message_deflate=False,
            lifespan="on",
            interface="asgi3",
            workers=settings.workers,
            proxy_headers=bool(settings.trusted_proxies),
            forwarded_allow_ips=list(settings.trusted_proxies),
            backlog=_BACKLOG,
            timeout_graceful_shutdown=_GRACE_SECONDS,
            timeout_worker_healthcheck=_SILENT_SECONDS,
            server_header=False,
            access_log=False,
            log_config=None,
        )
        self.settings = settings
        self.make_app = make_app
        self.services: Services | None = None

    def load_app(self) -> Litestar:
        """Make the app, in the process that serves it."""
        configure_logs(self.settings)
        app = self.make_app(self.settings)
        self.services = cast("Services", app.state.services)
        return app


class TableServer(uvicorn.Server):
    """A worker that sends its connections elsewhere before it ends."""

    config: TableConfig

    def __init__(self, config: TableConfig, on_start: Callable[[], None] | None = None) -> None:
        super().__init__(config)
        self._on_start = on_start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and tell so."""
        await super().startup(sockets)
        _collect_seldom()
        if self._on_start is not None:
            self._on_start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no new connections, say goodbye to those there are, then end."""
        for server in self.servers:
            server.close()
        if self.config.services is not None:
            try:
                await asyncio.wait_for(self.config.services.say_goodbye(), _GRACE_SECONDS)
            except Exception as error:  # whatever it is, the worker must end
                _log.error("goodbye-failed", exc_info=error)
        await super().shutdown(sockets)


class TableProcess(Process):
    """A worker process; it ends when its parent does, however that came about."""

    config: TableConfig

    @property
    def server(self) -> TableServer:
        """The server that runs in the process."""
        if self._server is None:
            self._server = TableServer(self.config)
        return cast("TableServer", self._server)

    def target(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve."""
        threading.Thread(target=_end_with_parent, daemon=True).start()
        super().target(sockets)


class Supervisor(Multiprocess):
    """Keeps as many workers running as were asked for."""

    config: TableConfig

    def __init__(
        self, config: TableConfig, listener: socket.socket, on_start: Callable[[], None]
    ) -> None:
        super().__init__(config, [listener])
        self._on_start = on_start
        self.has_failed = False
        """Whether a worker could not start, which the next one could not either."""

    def init_processes(self) -> None:
        """Start the workers, and tell when the first one serves."""
        self.processes = [self._started() for _ in range(self.processes_num)]
        if self.processes[0].wait_until_ready(_START_SECONDS, self.should_exit):
            self._on_start()

    def keep_subprocess_alive(self) -> None:
        """Put a new worker in the place of each that has died or does not answer."""
        for place, process in enumerate(self.processes):
            if self.should_exit.is_set() or process.is_alive(
                self.config.timeout_worker_healthcheck
            ):
                continue
            process.kill()
            process.join()
            mark_process_dead(process.pid)  # type: ignore[no-untyped-call]
            if process.exitcode == STARTUP_FAILURE:
                self.has_failed = True
                self.should_exit.set()
                return
            _log.error("worker-died", pid=process.pid, status=process.exitcode)
            self.processes[place] = self._started()

    def handle_hup(self) -> None:
        """End: the terminal is gone."""
        self.should_exit.set()

    def handle_ttin(self) -> None:
        """Ignore a wish for one worker more: how many there are is a setting."""

    def handle_ttou(self) -> None:
        """Ignore a wish for one worker less: how many there are is a setting."""

    def _started(self) -> TableProcess:
        process = TableProcess(self.config, self.sockets)
        process.start()
        return process


def _serve_alone(
    config: TableConfig, listener: socket.socket, on_start: Callable[[], None]
) -> bool:
    """Serve in this process; return whether it started."""
    server = TableServer(config, on_start)
    # uvicorn raises the signal that ended it again when all is done; then this handler stands alone.
    signal.signal(signal.SIGTERM, server.handle_exit)
    try:
        server.run(sockets=[listener])
    except KeyboardInterrupt:  # the signal that ended it, raised again
        pass
    except SystemExit as failure:
        if failure.code != STARTUP_FAILURE:
            raise
    return server.started


def _serve_together(
    config: TableConfig, listener: socket.socket, on_start: Callable[[], None]
) -> bool:
    """Serve in several processes; return whether they started."""
    with _shared_counts():
        supervisor = Supervisor(config, listener, on_start)
        supervisor.run()
    return not supervisor.has_failed


@contextmanager
def _shared_counts() -> Iterator[None]:
    """Let workers add up their metrics in a folder that goes when the server ends."""
    with tempfile.TemporaryDirectory(prefix="pushluck-metrics-") as folder:
        os.environ[FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER]


def _collect_seldom() -> None:
    """Let the garbage collector look through everything seldom, and through what is new often, a little at a time.

    With a thousand tables looking through everything takes half a second, in which nobody is answered, and finds
    hardly anything: what a table leaves behind is freed at once, because nothing in it refers to itself.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_COLLECT)


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)
