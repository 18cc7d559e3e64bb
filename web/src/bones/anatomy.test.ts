import { describe, expect, it } from "vitest";
import { drawnAs, HAT, HAT_PLACE, placeOf, SECTIONS, SLAB, SLOTS } from "./anatomy";
import { ART } from "./art";
import { nearest } from "./Slots";

const PAIRS = ["U1", "F2", "H3", "T4", "S5", "O6"] as const;

describe("the places of the bones", () => {
  it.each(PAIRS)("mirror each other (%s)", (pair) => {
    const [left, right] = [placeOf(pair.charAt(0)), placeOf(pair.charAt(1))];
    expect(left.x + right.x).toBe(SLAB.width);
    expect(left.turn + right.turn).toBe(0);
    expect(drawnAs(pair.charAt(0)).name).toBe(drawnAs(pair.charAt(1)).name);
    expect(drawnAs(pair.charAt(0)).isMirrored).not.toBe(drawnAs(pair.charAt(1)).isMirrored);
  });

  it("show the skeleton's left on our right", () => {
    expect(placeOf("H").x).toBeGreaterThan(SLAB.width / 2);
  });

  it("are large enough to be tapped on a phone", () => {
    for (const place of [...[...SLOTS].map(placeOf), HAT_PLACE]) {
      expect(Math.min(place.width, place.height)).toBeGreaterThanOrEqual(44);
    }
  });

  it("belong to one section each", () => {
    expect(Object.values(SECTIONS).join("").split("").sort()).toEqual([...SLOTS].sort());
  });
});

describe("the drawings", () => {
  it("are all different, one for each face", () => {
    const names = [..."123456KRNVYG"].map((face) => drawnAs(face).name);
    expect(new Set(names)).toEqual(new Set(Object.keys(ART)));
  });
});

describe("nearest", () => {
  it("goes where an arrow points", () => {
    expect(nearest("K", [0, 1], [...SLOTS])).toBe("R");
    expect(nearest("R", [1, 0], [...SLOTS])).toBe("U");
    expect(nearest("R", [-1, 0], [...SLOTS])).toBe("1");
    expect(nearest("V", [0, 1], ["V", "O", "6"])).toMatch(/[O6]/);
    expect(nearest("K", [0, -1], [...SLOTS, HAT])).toBe(HAT);
  });

  it("stays where there is nothing further", () => {
    expect(nearest("O", [0, 1], [...SLOTS])).toBe("O");
  });
});
