import { expect, test } from "vitest";
import type { EventView } from "../messages";
import { rollingSounds, settledSounds } from "./sounding";

const event = (...keys: string[]): EventView => ({
  ply: 0,
  seat: 0,
  text: "",
  cause: "",
  told: keys.map((key) => ({ key, seat: 0, details: { faces: "155236" }, sentence: "" })),
});

test("a throw clacks once for each die", () => {
  expect(rollingSounds([event("kept"), event("threw", "bust")], false)).toEqual([
    { kind: "throw", dice: 6, isShort: false },
  ]);
  expect(rollingSounds([event("kept")], false)).toEqual([]);
});

test("what comes of a throw is heard when the dice lie", () => {
  expect(settledSounds([event("threw", "bust")], false)).toEqual([{ kind: "stamp" }]);
  expect(settledSounds([event("kept", "hot-dice")], false)).toEqual([
    { kind: "clack" },
    { kind: "chime" },
  ]);
});

test("a burial has its own sound", () => {
  expect(settledSounds([event("banked")], false)).toEqual([{ kind: "chime" }]);
  expect(settledSounds([event("banked")], true)).toEqual([{ kind: "owl" }]);
});

test("the bell of a win drowns everything else, and nothing sounds twice", () => {
  expect(settledSounds([event("banked", "won")], true)).toEqual([{ kind: "bell" }]);
  expect(settledSounds([event("kept"), event("kept")], false)).toEqual([{ kind: "clack" }]);
});
