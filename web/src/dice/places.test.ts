import { describe, expect, it } from "vitest";
import { footprint, type Layout, scatter } from "./places";

const COUNTS = [1, 2, 3, 5, 6, 10, 18];
const TRAYS = [
  [320, 170],
  [320, 210],
  [390, 300],
  [900, 500],
  [200, 400],
] as const;
const KEYS = Array.from({ length: 40 }, (_, index) => `throw ${index}`);

describe("scatter", () => {
  it.each(TRAYS)(
    "keeps dice with their rings apart and inside, in a tray of %i by %i",
    (width, height) => {
      for (const count of COUNTS) {
        for (const key of KEYS) {
          const layout = scatter(count, width, height, key);
          expect(layout.spots).toHaveLength(count);
          expect(overlaps(layout)).toBe(0);
          expect(outside(layout, width, height)).toBe(0);
        }
      }
    },
  );

  it("leaves dice readable in the smallest tray", () => {
    expect(scatter(6, 320, 210, "a").size).toBeGreaterThanOrEqual(56);
    expect(scatter(18, 320, 170, "a").size).toBeGreaterThanOrEqual(33);
  });

  it("is the same for the same key, and another for another", () => {
    expect(scatter(6, 320, 210, "a")).toEqual(scatter(6, 320, 210, "a"));
    expect(scatter(6, 320, 210, "a")).not.toEqual(scatter(6, 320, 210, "b"));
  });

  it("has no places before the tray has a size", () => {
    expect(scatter(6, 0, 0, "a").spots).toEqual([]);
  });
});

/** Upright squares around the turned dice are enough: where they are apart, so are the dice. */
function overlaps({ size, spots }: Layout): number {
  let count = 0;
  spots.forEach((one, index) => {
    for (const other of spots.slice(index + 1)) {
      const apart = (size * (footprint(one.turn) + footprint(other.turn))) / 2 - 0.01;
      if (Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) < apart) {
        count++;
      }
    }
  });
  return count;
}

function outside({ size, spots }: Layout, width: number, height: number): number {
  return spots.filter(({ x, y, turn }) => {
    const half = (size * footprint(turn)) / 2 - 0.01;
    return x < half || y < half || x > width - half || y > height - half;
  }).length;
}
