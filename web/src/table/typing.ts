import type { DiceCount } from "../messages";

const FACES: Readonly<Record<string, string>> = {
  d6: "123456",
  left: "UFHTSO",
  right: "123456",
  middle: "KRNVYG",
  lot: "123456789ABC",
};

/** Return the faces of a kind of dice; a lot has one for each seat. */
export function facesOfKind(kind: string, seats: number): string[] {
  const faces = [...(FACES[kind] ?? "")];
  return kind === "lot" ? faces.slice(0, seats) : faces;
}

/** Return the faces in what somebody has typed, without whatever they put between them. */
export function facesIn(typed: string): string {
  return typed.toUpperCase().replace(/[^0-9A-Z]/g, "");
}

/** Return how many dice of each kind are still to be typed. No face belongs to two kinds that are thrown together. */
export function missingOf(dice: readonly DiceCount[], faces: string): DiceCount[] {
  return dice.map(({ kind, count }) => {
    const typed = [...faces].filter((face) => FACES[kind]?.includes(face)).length;
    return { kind, count: count - typed };
  });
}
