"""The dice and the body of Rolling Bones as data: bones, slots, joints, sections (rulings B1 to B4).

Every face is one character. A bone's slot has the character of the bone that belongs there, so a die that shows
`H` belongs in slot `H`. Left and right are the skeleton's own.
"""

from collections.abc import Mapping

from pushluck.core.dice import Die

LEFT = Die("left", "UFHTSO")
"""Upper arm, forearm, hand, thigh, shin and foot of the left side."""
RIGHT = Die("right", "123456")
"""The same bones of the right side, in the same order."""
MIDDLE = Die("middle", "KRNVYG")
"""Skull, ribcage, spine, pelvis, hat, gravestone."""
DICE = (LEFT, RIGHT, MIDDLE)
PER_KIND = 6
"""Dice of each kind."""

SKULL, HAT, GRAVESTONE = "K", "Y", "G"

NAMES: Mapping[str, str] = {
    "U": "left-upper-arm",
    "F": "left-forearm",
    "H": "left-hand",
    "T": "left-thigh",
    "S": "left-shin",
    "O": "left-foot",
    "1": "right-upper-arm",
    "2": "right-forearm",
    "3": "right-hand",
    "4": "right-thigh",
    "5": "right-shin",
    "6": "right-foot",
    "K": "skull",
    "R": "ribcage",
    "N": "spine",
    "V": "pelvis",
    "Y": "hat",
    "G": "gravestone",
}
"""What each face shows: the key of its name in the catalogues."""

SLOTS = "KRNVUFH123TSO456"
"""Every place in the body, in the order in which lists name them."""

JOINTS = ("KR", "RN", "NV", "RU", "UF", "FH", "R1", "12", "23", "VT", "TS", "SO", "V4", "45", "56")
"""Which slots are joined (ruling B2). They form no ring: there is one way from any slot to any other."""

NEIGHBOURS: Mapping[str, str] = {
    slot: "".join(joint.replace(slot, "") for joint in JOINTS if slot in joint) for slot in SLOTS
}
"""The slots that each slot is jointed to."""

SECTIONS: Mapping[str, str] = {
    "thorax": "KRNV",
    "left-arm": "UFH",
    "right-arm": "123",
    "left-leg": "TSO",
    "right-leg": "456",
}
"""The slots of each section."""

KIND_OF: Mapping[str, Die] = {face: die for die in DICE for face in die.faces}
"""The kind of die that shows a face."""
