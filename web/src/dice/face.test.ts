import { describe, expect, it } from "vitest";
import { type DieKind, sidesOf } from "./face";

const KINDS: readonly (readonly [DieKind, string])[] = [
  ["d6", "123456"],
  ["left", "UFHTSO"],
  ["right", "123456"],
  ["middle", "KRNVYG"],
];

describe("sidesOf", () => {
  it.each(KINDS)("shows each face of a %s die in front, and all six around", (kind, faces) => {
    for (const face of faces) {
      const sides = sidesOf({ kind, face });
      expect(sides.front).toBe(face);
      expect(Object.values(sides).sort()).toEqual([...faces].sort());
    }
  });

  it("has opposite sides of a common die add up to seven", () => {
    for (const face of "123456") {
      const { front, back, left, right, top, bottom } = sidesOf({ kind: "d6", face });
      for (const pair of [
        [front, back],
        [left, right],
        [top, bottom],
      ]) {
        expect(Number(pair[0]) + Number(pair[1])).toBe(7);
      }
    }
  });
});
