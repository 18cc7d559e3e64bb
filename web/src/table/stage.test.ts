import { expect, test } from "vitest";
import type { EventView, MatchView, Position, Told } from "../messages";
import { stageOf } from "./stage";

const told = (key: string, details: Told["details"] = {}): Told => ({
  key,
  seat: 1,
  details,
  sentence: "",
});
const event = (ply: number, ...all: Told[]): EventView => ({
  ply,
  seat: 1,
  text: "",
  cause: "",
  told: all,
});
const match = (events: EventView[], more: Partial<Position>): MatchView => ({
  match: 7,
  names: [],
  events,
  position: {
    phase: "decide",
    showing: "",
    to_throw: [{ kind: "d6", count: 6 }],
    game: { game: "pig", target: 100 },
    ...more,
  } as Position,
});
const faces = (view: MatchView): string =>
  stageOf(view)
    .dice.map(({ face }) => face)
    .join("");
const THROW = event(1, told("threw", { faces: "155236" }));

test("before the first throw the dice are in the hand", () => {
  const stage = stageOf(match([], { phase: "begin" }));
  expect(stage).toMatchObject({ use: "hand", throwKey: "hand", thrower: null });
  expect(stage.dice.length).toBe(6);
});

test("what shows is to be chosen from", () => {
  const stage = stageOf(match([THROW], { phase: "keep", showing: "123556" }));
  expect(stage).toMatchObject({ use: "choose", throwKey: "7.1", thrower: 1 });
  expect(stage.dice.length).toBe(6);
});

test("what was not set aside stays where it lies, also when the turn is over", () => {
  const kept = event(2, told("kept", { dice: "155", points: 200 }));
  expect(faces(match([THROW, kept], {}))).toBe("236");
  const banked = event(3, told("banked", { points: 200 }));
  const view = match([THROW, kept, banked], { phase: "begin" });
  expect(faces(view)).toBe("236");
  expect(stageOf(view).use).toBe("left");
});

test("a throw that loses the turn stays to be looked at", () => {
  const bust = event(1, told("threw", { faces: "2346" }), told("bust", { why: "no-score" }));
  const view = match([bust], { phase: "begin" });
  expect(faces(view)).toBe("2346");
  expect(stageOf(view)).toMatchObject({ use: "lost", bust: "no-score" });
});

test("after hot dice all of them are in the hand again", () => {
  const hot = event(2, told("kept", { dice: "155236" }), told("hot-dice"));
  const stage = stageOf(match([THROW, hot], {}));
  expect(stage.use).toBe("hand");
  expect(stage.throwKey).toBe("7.1");
});

test("bone dice are of the side that has such a bone", () => {
  const threw = event(1, told("threw-bones", { faces: "U1G" }));
  const game = { game: "bones" } as Position["game"];
  const { dice } = stageOf(match([threw], { phase: "keep", showing: "U1G", game }));
  expect(dice.map(({ kind }) => kind)).toEqual(["left", "right", "middle"]);
});

test("who begins is thrown for with plain dice, also before a game of bones", () => {
  const threw = event(1, told("start-threw", { faces: "4" }));
  const game = { game: "bones" } as Position["game"];
  const { dice } = stageOf(match([threw], { phase: "start", game }));
  expect(dice).toEqual([{ kind: "d6", face: "4" }]);
});
