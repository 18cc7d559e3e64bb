"""What the spellings of actions mean: `k15` is "set aside 1 5", and `pH` "place the left hand"."""

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pushluck.locales.words import Words

_SIDE = ("upper-arm", "forearm", "hand", "thigh", "shin", "foot")
BONES: Mapping[str, str] = (
    dict(zip("UFHTSO", (f"left-{part}" for part in _SIDE), strict=True))
    | dict(zip("123456", (f"right-{part}" for part in _SIDE), strict=True))
    | dict(zip("KRNVY", ("skull", "ribcage", "spine", "pelvis", "hat"), strict=True))
)
"""The bones that actions name, by their letters."""

_FREE: Mapping[str, str] = {"L": "free-left", "R": "free-right", "M": "free-middle"}
"""Messages that count free dice, by the letter of their kind."""


def say_action(words: "Words", text: str) -> str:
    """Return what a spelling means; one without a meaning here is returned as it is."""
    key = f"action-{text.replace(':', '-').replace('_', '-')}"
    if key in words:
        return words(key)
    for pattern, say in _READINGS.items():
        match = re.fullmatch(pattern, text)
        if match is not None:
            return say(words, *match.groups(default=""))
    return text


def _keep(words: "Words", kept: str) -> str:
    return words("action-keep", dice=words.dice(kept))


def _turn(words: "Words", kept: str, die: str, face: str) -> str:
    return words("action-turn", dice=words.dice(kept), die=die, face=face)


def _declare(words: "Words", points: str) -> str:
    return words("action-declare", points=int(points))


def _first(words: "Words", number: str) -> str:
    return words("action-first", seat=words("seat", number=int(number)))


def _place(words: "Words", face: str) -> str:
    return words("action-place", bone=_bone(words, face))


def _misplace(words: "Words", face: str, slot: str) -> str:
    return words("action-misplace", bone=_bone(words, face), slot=_bone(words, slot))


def _put_out(words: "Words", free: str, slots: str) -> str:
    dice = [words(key, count=free.count(kind)) for kind, key in _FREE.items() if kind in free]
    dice += [_bone(words, slot) for slot in slots]
    return words("action-put-out", dice=words.listed(dice))


def _bone(words: "Words", face: str) -> str:
    return words(f"bone-{BONES[face]}")


_ANY = "".join(BONES)
_READINGS: Mapping[str, Callable[..., str]] = {
    r"k(\w+)": _keep,
    r"k(\w+)~(.)>(.)": _turn,
    r"b(\d+)": _declare,
    r"f(\d+)": _first,
    rf"p([{_ANY}])": _place,
    rf"m([{_ANY}])([{_ANY}])": _misplace,
    rf"o([LRM]*)(?:-([{_ANY}]+))?": _put_out,
}
"""How a spelling is said, by its pattern; the groups are what is put in."""
