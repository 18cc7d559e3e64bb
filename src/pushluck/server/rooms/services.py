"""What every room of a worker uses: the store, the dice, the bots, the clock, and the other workers."""

import asyncio
import time
from dataclasses import dataclass, field
from secrets import token_hex
from typing import TYPE_CHECKING

import msgspec

from pushluck.dice import DiceSource, SystemDice
from pushluck.server.bot_bench import BotBench
from pushluck.server.fanout import Fanout
from pushluck.server.metrics import Metrics
from pushluck.server.rooms.notices import News, Word
from pushluck.server.settings import Settings
from pushluck.server.store import Store
from pushluck.server.tables import Notice

if TYPE_CHECKING:
    from pushluck.server.rooms.room import Room

RETRY = 1_000
"""Milliseconds after which the server tries again what a fault of the database kept it from doing."""


@dataclass(frozen=True)
class Services:
    """The means of a worker."""

    settings: Settings
    store: Store
    fanout: Fanout
    bench: BotBench
    metrics: Metrics
    dice: DiceSource = field(default_factory=SystemDice)
    worker: str = field(default_factory=lambda: token_hex(6))
    """Names this worker among the others."""
    _telling: set[asyncio.Task[None]] = field(default_factory=set)

    def now(self) -> int:
        """Return the time in milliseconds since the epoch."""
        return time.time_ns() // 1_000_000

    @property
    def does_store_tell(self) -> bool:
        """Whether other workers hear of a change from the store itself, exactly when it is durable."""
        return self.store.notifies and not self.settings.redis

    def news_of(self, room: "Room", notices: tuple[Notice, ...] = ()) -> str | None:
        """Return the notice that the store sends to other workers with a change of `room`, if it sends any."""
        if not self.does_store_tell:
            return None
        news = News(worker=self.worker, table=room.table_id, notices=notices)
        return msgspec.json.encode(news).decode()

    def tell(self, word: Word) -> None:
        """Tell other workers something, if there are any, without waiting for it."""
        if self.fanout.is_shared:
            telling = asyncio.create_task(self.fanout.publish(msgspec.json.encode(word)))
            self._telling.add(telling)
            telling.add_done_callback(self._telling.discard)

    async def finish_telling(self) -> None:
        """Wait until everything is said."""
        await asyncio.gather(*self._telling)
