/** What a piece of a drawing is made of. */
export type Material = "bone" | "hat" | "stone" | "moss";

/**
 * A piece of a drawing: a line that becomes a tube of width `w`, or with `w` 0 a closed shape.
 *
 * All pieces of one material are outlined together and then filled together. Where they meet there is no line
 * between them, so a bone is put together from tubes and knobs, and every outline has one weight.
 */
export interface Piece {
  d: string;
  w: number;
  of?: Material;
}

/** A drawing around the point 0 0, upright; bones of arms and legs with their upper end above, for our left. */
export interface Art {
  pieces: readonly Piece[];
  /** Thin lines on top. */
  lines?: string;
  /** Dark hollows. */
  hollows?: string;
  /** A stripe in the colour of the moment: the band of the hat. */
  band?: string;
  /** Half the side of the square that holds it, and the middle of that square. */
  reach: number;
  middle?: readonly [number, number];
}

const knob = (x: number, y: number, w: number): Piece => ({ d: `M${x} ${y}h.01`, w });
const tube = (d: string, w: number): Piece => ({ d, w });

/** What the drawings are called: a bone of either side has one, and is mirrored for the other. */
export type ArtName =
  | "skull"
  | "ribcage"
  | "spine"
  | "pelvis"
  | "upper-arm"
  | "forearm"
  | "hand"
  | "thigh"
  | "shin"
  | "foot"
  | "hat"
  | "gravestone";

/** Every bone, the hat and the gravestone. */
export const ART: Readonly<Record<ArtName, Art>> = {
  skull: {
    pieces: [
      tube(
        "M0-38C27-38 41-20 40 2 39.4 12 35 17 31 22 31 28 28 32 21 33L19 43Q0 50-19 43L-21 33C-28 32-31 28-31 22-35 17-39.4 12-40 2-41-20-27-38 0-38Z",
        0,
      ),
    ],
    hollows:
      "M-14.5-5a10.5 11 0 1 0 .1 0zM15-3a9.5 10 0 1 0 .1 0zM0 18q5 5 4.5 8-2 2-4.5-.5-2.5 2.5-4.5.5-.5-3 4.5-8z",
    lines: "M-17 34q17 5 34 0M-9.5 36.5v9M0 37.5v9.5M9.5 36.5v9M22-27l-5 6 5 4-4 6",
    reach: 47,
    middle: [0, 4],
  },
  ribcage: {
    pieces: [
      tube("M0-42V22", 9),
      tube("M-39-28C-28-35-12-34 0-29 12-34 28-35 39-28", 6.5),
      tube("M-35-2C-40-24-14-22 0-17 14-22 40-24 35-2", 6.5),
      tube("M-38 13C-42-10-16-8 0-4 16-8 42-10 38 13", 6.5),
      tube("M-36 27C-38 5-16 6 0 9 16 6 38 5 36 27", 6.5),
      tube("M-28 36C-28 20-14 19 0 22 14 19 28 20 28 36", 6.5),
      knob(0, -40, 13),
    ],
    reach: 47,
    middle: [0, -3],
  },
  spine: {
    pieces: [
      tube("M0-23V23", 11),
      tube("M-15-17Q0-13 15-17", 7.5),
      tube("M-16 0Q0 4 16 0", 7.5),
      tube("M-17 17Q0 21 17 17", 7.5),
    ],
    lines: "M-5-7.5h10M-5 9h10",
    reach: 28,
  },
  pelvis: {
    pieces: [
      tube(
        "M0-18C-9-27-30-32-42-22-53-11-46 8-32 15-25 20-24 31-14 34-7 36-3 32 0 27 3 32 7 36 14 34 24 31 25 20 32 15 46 8 53-11 42-22 30-32 9-27 0-18Z",
        0,
      ),
    ],
    hollows: "M-14.5 15.5a5.5 6.5 0 1 0 .1 0zM14.5 15.5a5.5 6.5 0 1 0 .1 0z",
    lines: "M-10-17Q-8 4 0 13 8 4 10-17M-4-7h8M-3 1h6M-38-13q5-6 14-6M38-13q-5-6-14-6",
    reach: 51,
    middle: [0, 2],
  },
  "upper-arm": {
    pieces: [tube("M0-20V22", 9.5), knob(2, -22, 18), knob(-5.5, 24, 11), knob(5.5, 24, 11)],
    lines: "M-4-14q6 4 13-1",
    reach: 33,
  },
  forearm: {
    pieces: [
      tube("M-4-20C-9-8-8 8-5 20", 6.5),
      tube("M5-18C10-6 9 8 5 20", 6.5),
      knob(-4, -23, 11),
      knob(5, -20, 9),
      knob(-5, 21, 9),
      knob(5, 22, 9),
    ],
    reach: 31,
  },
  hand: {
    pieces: [
      tube("M-8-13Q0-17 8-13L10 2Q0 7-10 2Z", 3),
      tube("M8 3L12 17", 6),
      tube("M3.5 5L5 22", 6),
      tube("M-2.5 5L-3 23", 6),
      tube("M-8 3L-10.5 18", 6),
      tube("M-9-8L-17-1-19.5 7", 6),
    ],
    lines: "M-4.5-8L-5.5 3M0-9V4M4.5-8L6 3",
    reach: 27,
    middle: [-3, 4],
  },
  thigh: {
    pieces: [
      tube("M-1-20Q2 2 0 24", 12),
      tube("M-1-20L10-27", 10),
      knob(12, -28, 17),
      knob(-5, -22, 13),
      knob(-7, 27, 14),
      knob(7, 27, 14),
    ],
    lines: "M6-21q7 2 11-2M-1 31v-4",
    reach: 38,
    middle: [3, 0],
  },
  shin: {
    pieces: [
      tube("M3-16L2 20", 9.5),
      tube("M-4-19H9", 10),
      tube("M-8-12C-11 0-9 10-7 20", 5.5),
      knob(3, 22, 11),
      knob(-7, 22, 9),
    ],
    lines: "M3-22.5a4.8 4.8 0 1 0 .1 0z",
    reach: 31,
    middle: [0, 0],
  },
  foot: {
    pieces: [
      knob(6, -16, 14),
      tube("M7-14L11 0", 11),
      knob(15, 7, 15),
      tube("M13 5Q2-1-7 4", 11),
      tube("M-5 2L-17 0", 7),
      tube("M-6 5L-22 6", 7),
      tube("M-5 8L-19 12", 7),
    ],
    lines: "M1 1q4-3 9-2M-1 5q3-1 6-1M6-19a3 3 0 1 0 .1 0z",
    reach: 26,
    middle: [-1, -2],
  },
  hat: {
    pieces: [
      { d: "M-15 9L-18-24Q0-30 18-24L15 9Q0 14-15 9Z", w: 0, of: "hat" },
      { d: "M-27 9Q0 19 27 9", w: 7, of: "hat" },
    ],
    band: "M-16 0Q0 6 16 0",
    reach: 32,
    middle: [0, -6],
  },
  gravestone: {
    pieces: [
      { d: "M-19 26V-8C-19-31 19-31 19-8V26Z", w: 0, of: "stone" },
      { d: "M-25 26H25", w: 7, of: "stone" },
      { d: "M-27 27q2-8 5-2 1-9 5-1 3-7 5 3ZM12 27q2-6 5 0 2-9 5-1 3-5 5 1Z", w: 0, of: "moss" },
    ],
    lines:
      "M-7-8L7 6M7-8L-7 6M-9-7.5a2 2 0 1 1 3-3M9-7.5a2 2 0 1 0-3-3M-9 5.5a2 2 0 1 0 3 3M9 5.5a2 2 0 1 1-3 3M12-22l-4 5 4 3",
    reach: 34,
    middle: [0, 1],
  },
};
