"""The one thread of a worker that writes: what waits is written together.

Making something durable costs the disk a few milliseconds, whether it is one event or a hundred. While one
batch is being written the next gathers.
"""

import asyncio
from collections.abc import Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

from sqlalchemy import Engine

from pushluck.server.store.applying import apply_all
from pushluck.server.store.changes import Change
from pushluck.server.store.errors import is_outage, translate

MOST_AT_ONCE = 500
"""Changes in a batch; more would keep the first of them waiting."""


class Request(NamedTuple):
    """A change that waits, and who waits for it."""

    change: Change[Any]
    future: asyncio.Future[Any]


class Failure(NamedTuple):
    """What takes the place of a result."""

    error: Exception


class Writer:
    """Writes the changes of one event loop in their order."""

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop) -> None:
        self._engine = engine
        self._loop = loop
        self._queue: SimpleQueue[Request | None] = SimpleQueue()
        self._is_closing = False
        self._thread = Thread(target=self._run, name="pushluck-writer", daemon=True)
        self._thread.start()

    def put(self, change: Change[Any]) -> asyncio.Future[Any]:
        """Queue a change; the future is done when it is durable or has failed, and may be cancelled safely."""
        future: asyncio.Future[Any] = self._loop.create_future()
        self._queue.put(Request(change, future))
        return future

    def finish(self) -> None:
        """Write what is queued, then stop; blocks meanwhile."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while not self._is_closing:
            batch = self._gather()
            if batch:
                results = self._write([request.change for request in batch])
                self._tell(batch, results)

    def _gather(self) -> list[Request]:
        batch = []
        request = self._queue.get()
        while request is not None:
            batch.append(request)
            if len(batch) == MOST_AT_ONCE:
                return batch
            try:
                request = self._queue.get_nowait()
            except Empty:
                return batch
        self._is_closing = True
        return batch

    def _write(self, changes: Sequence[Change[Any]]) -> list[Any]:
        """Return for each change what it returns, or its failure."""
        try:
            return self._commit(changes)
        except Exception as error:
            if len(changes) == 1 or is_outage(error):
                return [Failure(translate(error)) for _ in changes]
        results: list[Any] = []
        for index, change in enumerate(changes):
            try:
                results += self._commit([change])
            except Exception as error:
                if is_outage(error):
                    return results + [Failure(translate(error)) for _ in changes[index:]]
                results.append(Failure(translate(error)))
        return results

    def _commit(self, changes: Sequence[Change[Any]]) -> list[Any]:
        with self._engine.begin() as connection:
            return apply_all(connection, changes)

    def _tell(self, batch: Sequence[Request], results: Sequence[Any]) -> None:
        try:
            self._loop.call_soon_threadsafe(_tell, batch, results)
        except RuntimeError:
            # The loop has been closed: nobody waits any more.
            self._is_closing = True


def _tell(batch: Sequence[Request], results: Sequence[Any]) -> None:
    for (_, future), result in zip(batch, results, strict=True):
        if future.done():
            continue
        if isinstance(result, Failure):
            future.set_exception(result.error)
        else:
            future.set_result(result)
