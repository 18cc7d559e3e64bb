import type { ArtName } from "./art";

/** Slots and bones have the same letters: a die that shows `H` belongs in slot `H`. */
export const SLOTS = "KRNVUFH123TSO456";
/** The hat, which goes on the skull and has no slot of its own. */
export const HAT = "Y";
/** Ends the turn. */
export const GRAVESTONE = "G";

/** The parts of a skeleton that score together. */
export type Section = "thorax" | "left-arm" | "right-arm" | "left-leg" | "right-leg";

/** The slots of each section. */
export const SECTIONS: Readonly<Record<Section, string>> = {
  thorax: "KRNV",
  "left-arm": "UFH",
  "right-arm": "123",
  "left-leg": "TSO",
  "right-leg": "456",
};

const PAIRED: readonly ArtName[] = ["upper-arm", "forearm", "hand", "thigh", "shin", "foot"];
const MIDDLE: Readonly<Record<string, ArtName>> = {
  K: "skull",
  R: "ribcage",
  N: "spine",
  V: "pelvis",
  Y: "hat",
  G: "gravestone",
};

/** The drawing of a face and whether it is mirrored, as everything of the skeleton's left side is. */
export interface Drawn {
  name: ArtName;
  isMirrored: boolean;
}

/** Return how a face is drawn. */
export function drawnAs(face: string): Drawn {
  const left = "UFHTSO".indexOf(face);
  const right = "123456".indexOf(face);
  const paired = PAIRED[Math.max(left, right)];
  return { name: paired ?? MIDDLE[face] ?? "skull", isMirrored: left >= 0 };
}

/** Where a slot lies on the slab: its middle, its tilt, and the size of what can be tapped. */
export interface SlotPlace {
  x: number;
  y: number;
  /** In degrees; a mirrored slot is turned the other way. */
  turn: number;
  width: number;
  height: number;
}

/** The size of the drawing of a slab. */
export const SLAB = { width: 320, height: 428 } as const;

const AXIS = SLAB.width / 2;
const PLACES: Readonly<Record<string, SlotPlace>> = {
  K: { x: AXIS, y: 84, turn: 0, width: 84, height: 92 },
  R: { x: AXIS, y: 178, turn: 0, width: 86, height: 84 },
  N: { x: AXIS, y: 232, turn: 0, width: 56, height: 46 },
  V: { x: AXIS, y: 274, turn: 0, width: 98, height: 64 },
  "1": { x: 96, y: 172, turn: 34, width: 44, height: 60 },
  "2": { x: 65, y: 216, turn: 38, width: 46, height: 56 },
  "3": { x: 37, y: 255, turn: 30, width: 50, height: 54 },
  "4": { x: 112, y: 310, turn: 12, width: 46, height: 66 },
  "5": { x: 103, y: 359, turn: 8, width: 46, height: 54 },
  "6": { x: 92, y: 396, turn: 0, width: 58, height: 46 },
};
const MIRROR: Readonly<Record<string, string>> = {
  U: "1",
  F: "2",
  H: "3",
  T: "4",
  S: "5",
  O: "6",
};

/** Return where a slot lies. */
export function placeOf(slot: string): SlotPlace {
  const place = PLACES[MIRROR[slot] ?? slot] ?? { x: AXIS, y: 0, turn: 0, width: 44, height: 44 };
  return slot in MIRROR ? { ...place, x: SLAB.width - place.x, turn: -place.turn } : place;
}

/** Where the hat sits: askew on the skull. */
export const HAT_PLACE: SlotPlace = { x: AXIS + 9, y: 46, turn: 12, width: 72, height: 52 };

/** Where the points of each section are written while it scores. */
export const SCORE_PLACES: Readonly<Record<Section, readonly [number, number]>> = {
  thorax: [AXIS, 190],
  "left-arm": [258, 200],
  "right-arm": [62, 200],
  "left-leg": [226, 352],
  "right-leg": [94, 352],
};
