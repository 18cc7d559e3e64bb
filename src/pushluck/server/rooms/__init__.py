"""Tables that are alive on this worker: commands, clocks, bots, and who is told what."""

from pushluck.server.rooms.connection import Connection
from pushluck.server.rooms.room import Room
from pushluck.server.rooms.services import Services

__all__ = ["Connection", "Room", "Services"]
