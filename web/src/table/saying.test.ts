import { expect, test } from "vitest";
import type { EventView, MatchView } from "../messages";
import { lastSaid, saidSince, unheardFrom } from "./saying";

const event = (
  ply: number,
  ...told: [key: string, sentence: string, seat?: number][]
): EventView => ({
  ply,
  seat: 0,
  text: "",
  cause: "",
  told: told.map(([key, sentence, seat = 0]) => ({ key, seat, details: {}, sentence })),
});
const match = (...events: EventView[]) => ({ match: 7, events }) as unknown as MatchView;
const ALL = { you: 0, isBrief: false };
const GAME = match(
  event(0),
  event(1, ["threw", "You throw 2 3."], ["bust", "Nothing scores."]),
  event(2),
  event(3, ["threw", "Ben throws 1 5.", 1]),
);

test("every event is said once, in order, with everything it did", () => {
  expect(saidSince(GAME, 0, ALL)).toEqual([
    { key: "7.1", sentence: "You throw 2 3. Nothing scores." },
    { key: "7.3", sentence: "Ben throws 1 5." },
  ]);
  expect(saidSince(GAME, 2, ALL).map(({ key }) => key)).toEqual(["7.3"]);
  expect(saidSince(GAME, 4, ALL)).toEqual([]);
});

test("whoever wants to hear less hears only what comes of the others' throws", () => {
  const brief = { you: 0, isBrief: true };
  expect(saidSince(GAME, 2, brief)).toEqual([]);
  expect(lastSaid(GAME, brief)).toBe("You throw 2 3. Nothing scores.");
  expect(lastSaid(GAME, ALL)).toBe("Ben throws 1 5.");
  expect(lastSaid(null, ALL)).toBe("");
});

test("what was missed while the connection was lost is heard, and nothing twice", () => {
  expect(unheardFrom({ match: 7, ply: 2 }, GAME)).toBe(2);
});

test("whoever comes into a match hears where it stands, and the next match from its beginning", () => {
  expect(unheardFrom(null, GAME)).toBe(3);
  expect(unheardFrom(null, match())).toBe(0);
  expect(unheardFrom({ match: 6, ply: 90 }, GAME)).toBe(0);
});
