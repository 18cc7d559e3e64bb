"""What wakes a table when something is due: a bot decides, or the turn of whoever let the clock run out ends."""

import asyncio
from typing import TYPE_CHECKING, Any

from pushluck.core.errors import PushluckError
from pushluck.core.events import Act
from pushluck.server import tables
from pushluck.server.bot_bench import Thought
from pushluck.server.rooms.live import LiveMatch, answers_same_turn, is_reply
from pushluck.server.rooms.services import RETRY
from pushluck.server.rooms.wake import bots_to_ask, deadline_of, wake_at
from pushluck.server.store import Clash, StoreFull, StoreUnavailable

if TYPE_CHECKING:
    from pushluck.server.rooms.room import Room


class Alarm:
    """The one timer of a room."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self.asked = -1
        """Number of events about which bots have been asked in vain."""
        self._is_asking = False
        """Bots are thinking."""
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_set(self) -> bool:
        """Tell whether the table is going to be woken."""
        return self._timer is not None

    def set(self, due: int | None) -> None:
        """Wake this table at `due`, and at no other time."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if due is not None:
            delay = max(0, due - self._room.services.now()) / 1000
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(delay, self._go_off)

    async def ring(self) -> None:
        """Do what is due: let bots decide, end the turn of whoever has let the clock run out."""
        try:
            await self._wake()
        except Clash:
            await self._room.refresh()
        except (StoreUnavailable, StoreFull):
            self.set(self._room.services.now() + RETRY)

    def _go_off(self) -> None:
        self._timer = None
        self._room.run(self.ring())

    async def _wake(self) -> None:
        room = self._room
        async with room.lock:
            await room.catch_up()
            live = room.live
            if live is None or live.outcome is not None or await room.settle(live):
                return
            now = room.services.now()
            deadline = deadline_of(live.moment, room.table)
            if deadline is not None and deadline <= now:
                await self._run_out(live)
                return
            due = wake_at(live.moment, room.table, asked=self.asked)
            if due is None:
                await room.set_wake(live, due)
                return
            if due > now:
                self.set(due)
                return
            if self._is_asking:
                return
            self._is_asking, thought, ply = True, self._thought(live), live.ply
        try:
            with room.services.metrics.thinking.time():
                act = await room.services.bench.next_act(thought)
        finally:
            self._is_asking = False
        await self._hear_bots(live, ply, act)

    async def _run_out(self, live: LiveMatch) -> None:
        room = self._room
        decided = room.decided(live)
        decided.run_out()
        if not decided.events:
            return
        seat = decided.events[0].seat
        await room.append(decided)
        room.services.metrics.run_outs.inc()
        if live.run_outs(seat) >= tables.MOST_RUN_OUTS:
            room.run(room.change_surely(tables.mark_idle(seat)))

    def _thought(self, live: LiveMatch) -> Thought:
        return Thought(
            rules=self._room.table.settings.rules,
            state=live.state,
            events=tuple(live.match.events),
            bots=bots_to_ask(live.moment, self._room.table),
            seed=live.document.seed,
        )

    async def _hear_bots(self, live: LiveMatch, ply: int, act: Act[Any] | None) -> None:
        """Do what bots have decided after `ply` events, if it still fits: the others have played on meanwhile."""
        room = self._room
        async with room.lock:
            if room.live is None or not room.is_playing:
                return
            if live is room.live and act is None and live.ply == ply:
                self.asked = ply
                await room.set_wake(live, wake_at(live.moment, room.table, asked=ply))
            elif live is room.live and act is not None and self._still_fits(live, ply, act):
                decided = room.decided(live)
                decided.push(act, "bot")
                decided.follow()
                await room.append(decided)
            else:
                self.set(wake_at(room.live.moment, room.table, asked=self.asked))

    def _still_fits(self, live: LiveMatch, ply: int, act: Act[Any]) -> bool:
        if not self._room.table.chairs[act.seat].bot:
            return False
        if live.ply == ply:
            return True
        if not is_reply(act.text) or not answers_same_turn(live, ply):
            return False
        try:
            live.match.game.apply(live.state, act)
        except PushluckError:  # somebody else has called meanwhile
            return False
        return True
