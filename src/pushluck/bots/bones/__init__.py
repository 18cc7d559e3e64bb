"""Rolling Bones as bots play it: the exact chances of one throw, plans for it, and the characters."""

from pushluck.bots.bones.player import BonesPlayer

__all__ = ["BonesPlayer"]
