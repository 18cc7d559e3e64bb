/** The kinds of dice that a table can have, as the server names them. */
export type DieKind = "d6" | "left" | "right" | "middle";

/** A die and the face it shows. */
export interface DieFace {
  kind: DieKind;
  /** One character, as the server spells it. */
  face: string;
}

/** What the six sides of a cube show while `front` faces the viewer. */
export interface Sides {
  front: string;
  back: string;
  left: string;
  right: string;
  top: string;
  bottom: string;
}

const FACES: Readonly<Record<DieKind, string>> = {
  d6: "123456",
  left: "UFHTSO",
  right: "123456",
  middle: "KRNVYG",
};

/**
 * Return what the sides of a die show when it lies with `face` up.
 *
 * Opposite sides add up to seven (of bones: first and last face lie opposite, and so on), as on real dice. The
 * cube is never turned to its face: the face is drawn on the side that ends in front, so that no rounding of an
 * animation can show another result than the one that was sent.
 */
export function sidesOf({ kind, face }: DieFace): Sides {
  const faces = FACES[kind];
  const front = Math.max(0, faces.indexOf(face));
  const rest = [0, 1, 2].filter((pair) => pair !== Math.min(front, 5 - front));
  const [across = 0, along = 1] = rest;
  const at = (index: number): string => faces[index] ?? "";
  return {
    front: face,
    back: at(5 - front),
    left: at(across),
    right: at(5 - across),
    top: at(along),
    bottom: at(5 - along),
  };
}
