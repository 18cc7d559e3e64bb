"""A match as one seat sees it, for clients."""

from pushluck.server.position.making import make_position
from pushluck.server.position.shapes import Position, Told
from pushluck.server.position.telling import SeenPly, iter_seen, told

__all__ = ["Position", "SeenPly", "Told", "iter_seen", "make_position", "told"]
