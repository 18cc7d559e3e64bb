import { describe, expect, it } from "vitest";
import type { DieFace } from "./face";
import { lay, relay } from "./lying";

const dice = (faces: string): DieFace[] => [...faces].map((face) => ({ kind: "d6", face }));
const nobody = (): boolean => false;

describe("relay", () => {
  it("lets the others keep their places when dice are taken", () => {
    const after = relay(lay(dice("155236")), dice("5236"), 6, nobody);
    expect(after.map(({ face }) => face).join("")).toBe("5236");
    expect(after.map(({ spot }) => spot)).toEqual([1, 3, 4, 5]);
  });

  it("takes the dice that were selected first", () => {
    const after = relay(lay(dice("155236")), dice("15236"), 6, ({ id }) => id === 1);
    expect(after.map(({ spot }) => spot)).toEqual([0, 2, 3, 4, 5]);
  });

  it("moves nothing while dice are only selected", () => {
    const after = relay(lay(dice("155236")), dice("155236"), 6, ({ id }) => id === 1);
    expect(after.map(({ spot }) => spot)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it("puts dice back where there is room, as new ones", () => {
    const before = relay(lay(dice("155236")), dice("236"), 6, nobody);
    const after = relay(before, dice("1236"), 6, nobody);
    expect(after.map(({ spot }) => spot)).toEqual([0, 3, 4, 5]);
    expect(after[0]?.id).toBe(6);
  });

  it("tells dice of different kinds apart that show the same letter", () => {
    const mixed: DieFace[] = [
      { kind: "d6", face: "1" },
      { kind: "right", face: "1" },
    ];
    expect(relay(lay(mixed), mixed.slice(1), 2, nobody).map(({ spot }) => spot)).toEqual([1]);
  });

  it("lays everything anew when there are more dice than places", () => {
    expect(relay(lay(dice("1")), dice("12"), 1, nobody).map(({ spot }) => spot)).toEqual([0, 1]);
  });
});
