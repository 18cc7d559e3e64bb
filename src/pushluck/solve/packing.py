"""Chances as whole numbers over 2^24, written so that neighbours that hardly differ take hardly any room."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

PARTS = 1 << 24
"""A chance is a whole number of these: as fine as float32 tells numbers just below 1 apart."""

Numbers = NDArray[np.float64] | NDArray[np.float32]
Shorts = NDArray[np.float32]
Bytes = NDArray[np.uint8]


def shorten(chances: NDArray[Any]) -> Shorts:
    """Return `chances` (0 to 1) rounded to whole parts, at most 2^-25 away; float32 holds them exactly."""
    parts = chances * PARTS
    np.rint(parts, out=parts)
    parts /= PARTS
    short: Shorts = parts.astype(np.float32)
    return short


def pack(chances: NDArray[Any]) -> Bytes:
    """Return shortened chances as differences along the last two axes, or the only one.

    The first axis is that of the bytes: the high ones are nearly all alike.
    """
    parts = (chances * np.float32(PARTS)).astype(np.int32)
    for axis in (-1, -2)[: chances.ndim]:
        parts = np.diff(parts, axis=axis, prepend=np.int32(0))
    signless = (parts << 1) ^ (parts >> 31)
    by_byte = np.moveaxis(signless.astype("<u4")[..., None].view(np.uint8), -1, 0)
    return np.ascontiguousarray(by_byte)


def unpack(packed: Bytes) -> Shorts:
    """Return the chances of which `pack` made `packed`."""
    signless = np.ascontiguousarray(np.moveaxis(packed, 0, -1)).view("<u4")[..., 0]
    parts = (signless >> 1).astype(np.int32) ^ -(signless & 1).astype(np.int32)
    for axis in (-2, -1)[-parts.ndim :]:
        parts = np.cumsum(parts, axis=axis, dtype=np.int32)
    return (parts / PARTS).astype(np.float32)


def to_entry(chances: Numbers) -> NDArray[Any]:
    """Return what a file holds of `chances`: short ones packed, others as they are."""
    return pack(chances) if chances.dtype == np.float32 else chances


def from_entry(written: NDArray[Any]) -> Numbers:
    """Return the chances of which `to_entry` made `written`."""
    return unpack(written) if written.dtype == np.uint8 else written
