import { expect, test } from "vitest";
import type { EventView, Told } from "../messages";
import { entriesOf, zerosAtEnd } from "./sheet";

const told = (key: string, seat: number | null, details: Told["details"] = {}): EventView => ({
  ply: 0,
  seat: 0,
  text: "",
  cause: "",
  told: [{ key, seat, details, sentence: "" }],
});

test("banks and lost turns stand in the column of their seat", () => {
  const events = [
    told("threw", 0, { faces: "155236" }),
    told("banked", 0, { points: 200, score: 200 }),
    told("bust", 1, { points: 0, lost: 50 }),
    told("overtime", null),
    told("bust", 0),
    told("penalty", 0, { points: 500, score: -300 }),
  ];
  expect(entriesOf(events, 2)).toEqual([
    [{ kind: "points", points: 200, score: 200 }, { kind: "zero" }, { kind: "cost", points: 500 }],
    [{ kind: "zero" }],
  ]);
});

test("a cheat that is found out after the bank takes the bank back", () => {
  const events = [
    told("banked", 0, { points: 200, score: 200 }),
    told("banked", 0, { points: 700, score: 900 }),
    told("forfeit", 0, { points: -700, why: "caught" }),
  ];
  expect(entriesOf(events, 1)).toEqual([
    [{ kind: "points", points: 200, score: 200 }, { kind: "zero" }],
  ]);
});

test("a turn that is given up while it lasts costs no bank", () => {
  const events = [
    told("banked", 0, { points: 200, score: 200 }),
    told("forfeit", 0, { points: 0, why: "owed" }),
  ];
  const [column = []] = entriesOf(events, 1);
  expect(column.map(({ kind }) => kind)).toEqual(["points", "zero"]);
});

test("zeros in a row are counted from the end", () => {
  expect(zerosAtEnd([])).toBe(0);
  expect(zerosAtEnd([{ kind: "zero" }, { kind: "points", points: 1, score: 1 }])).toBe(0);
  expect(
    zerosAtEnd([{ kind: "points", points: 1, score: 1 }, { kind: "zero" }, { kind: "zero" }]),
  ).toBe(2);
});
