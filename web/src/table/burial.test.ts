import { expect, test } from "vitest";
import type { Bones, MatchView, Told } from "../messages";
import { buriedIn } from "./burial";

const GAME = {
  game: "bones",
  wrong: [
    { slot: "N", face: "H" },
    { slot: "V", face: "O" },
  ],
  worth: [
    { key: "complete-thorax", dice: "KRNV", points: 5, name: "" },
    { key: "part-of-left-arm", dice: "U", points: 1, name: "" },
    { key: "misplaced", dice: "HO", points: -2, name: "" },
  ],
} as unknown as Bones;
const match = (id: number, game: object, ...keys: string[]) =>
  ({
    match: id,
    events: keys.map((key, ply) => ({
      ply,
      told: [{ key, details: { points: 4 } } as unknown as Told],
    })),
    position: { game },
  }) as unknown as MatchView;

test("what was buried scores section by section", () => {
  const buried = buriedIn(match(7, GAME), match(7, { game: "bones" }, "banked"));
  expect(buried?.game).toBe(GAME);
  expect(buried?.view).toEqual({
    total: "4",
    scores: [
      { section: "thorax", text: "+5" },
      { section: "left-arm", text: "+1" },
      { section: "misplaced", slot: "N", text: "−1" },
      { section: "misplaced", slot: "V", text: "−1" },
    ],
  });
});

test("of a skeleton that opponents must add up only the sum is told", () => {
  const unpriced = { ...GAME, worth: null };
  expect(buriedIn(match(7, unpriced), match(7, GAME, "banked"))?.view.scores).toEqual([]);
});

test("nothing is buried by anything else", () => {
  expect(buriedIn(match(7, GAME), match(7, GAME, "banked", "threw-bones"))).toBeNull();
  expect(buriedIn(match(7, { game: "pig" }), match(7, { game: "pig" }, "banked"))).toBeNull();
  expect(buriedIn(match(6, GAME), match(7, GAME, "banked"))).toBeNull();
  expect(buriedIn(null, match(7, GAME, "banked"))).toBeNull();
});
