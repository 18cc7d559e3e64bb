"""A client of a room: what it has been sent, and what still waits to be sent."""

import asyncio
from collections import deque
from itertools import count

import msgspec

from pushluck.locales import Words
from pushluck.server.messages import ServerMessage

MOST_WAITING = 4 * 1024 * 1024
"""Bytes that may wait for a client that does not read; then it is cut off and can come back."""

_numbers = count(1)
encode = msgspec.json.Encoder().encode


class Connection:
    """One WebSocket, seen from the room."""

    def __init__(self, person: str, token: bytes = b"") -> None:
        self.number = next(_numbers)
        """Later connections have higher numbers."""
        self.person = person
        """Id of the person, or an empty text."""
        self.token = token
        """Hash of the seat token that the client came with."""
        self.client = ""
        """The name the client gave itself with its hello; until then it is told nothing."""
        self.words: Words | None = None
        self.language = ""
        self.match = 0
        """The match the client knows."""
        self.ply = 0
        """Number of events of that match that it was sent."""
        self.active_since = 0
        """When its person began to act from here."""
        self.is_active = True
        """Its person acts from here and not from a newer connection."""
        self.close_code: int | None = None
        """Why the room has cut the client off."""
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._ready = asyncio.Event()

    def send(self, message: ServerMessage) -> None:
        """Let a message be sent."""
        self.send_bytes(encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Let an encoded message be sent."""
        self._size += len(message)
        if self._size > MOST_WAITING:
            self.close(TOO_SLOW)
            return
        self._waiting.append(message)
        self._ready.set()

    def close(self, code: int) -> None:
        """Cut the client off once everything before is sent; `code` says why."""
        if self.close_code is None:
            self.close_code = code
        self._ready.set()

    async def next_message(self) -> bytes | None:
        """Return what is to be sent next, waiting for it; None when the client is to be cut off."""
        while not self._waiting or self.close_code == TOO_SLOW:
            if self.close_code is not None:
                return None
            self._ready.clear()
            await self._ready.wait()
        message = self._waiting.popleft()
        self._size -= len(message)
        return message


TOO_SLOW = 4008
"""Close code: the client does not read what it is sent."""
SEAT_LOST = 4003
"""Close code: the seat was taken from this person, or only those who sit may look on."""
TABLE_GONE = 4004
"""Close code: the table has been deleted."""
SERVER_LEAVES = 1012
"""Close code: the server restarts."""
