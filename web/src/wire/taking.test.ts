import { expect, test } from "vitest";
import type { Events, EventView, MatchView, Position, TableView } from "../messages";
import { havingOf, type Known, NOTHING, take } from "./taking";

const event = (ply: number): EventView => ({ ply, seat: 0, text: "t", cause: "", told: [] });
const position = (ply: number): Position => ({
  ply,
  phase: "begin",
  turn: 0,
  waiting_for: [0],
  deadline: null,
  scores: [0],
  turn_total: 0,
  showing: "",
  corner: "",
  to_throw: [],
  first_seat: null,
  owed: [0],
  window: null,
  outcome: null,
  game: { game: "pig", target: 100 },
  yours: null,
});
const match = (plies: number, id = 7): MatchView => ({
  match: id,
  names: ["Ada"],
  events: Array.from({ length: plies }, (_, ply) => event(ply)),
  position: position(plies),
});
const events = (from: number, to: number, id = 7): Events => ({
  type: "events",
  match: id,
  events: Array.from({ length: to - from }, (_, index) => event(from + index)),
  position: position(to),
});
const table = (revision: number): TableView => ({
  revision,
  status: "playing",
  settings: {
    rules: "pig@1",
    clock: 0,
    stand_in: "",
    spectators: true,
    real_dice: false,
    pace: 0,
  },
  title: "Pig",
  conduct: "",
  cheating: false,
  names_first: false,
  least_seats: 1,
  most_seats: 12,
  seats: [{ name: "Ada", is_bot: false, stand_in: "", presence: "here", is_host: true }],
  you: 0,
  code: "",
  match: 7,
  number: 1,
  watching: 0,
});
const at = (plies: number): Known => ({ ...NOTHING, match: match(plies) });

test("a snapshot replaces whatever was known of a match", () => {
  const { known, ask } = take(at(3), { type: "snapshot", match: match(5, 8) }, 0);
  expect(havingOf(known)).toEqual({ match: 8, ply: 5 });
  expect(ask).toBeNull();
});

test("events follow each other", () => {
  const { known, ask } = take(at(3), events(3, 5), 0);
  expect(known.match?.events.map(({ ply }) => ply)).toEqual([0, 1, 2, 3, 4]);
  expect(known.match?.position.ply).toBe(5);
  expect(ask).toBeNull();
});

test("events that are there already are not taken twice", () => {
  const { known } = take(at(3), events(1, 5), 0);
  expect(known.match?.events.map(({ ply }) => ply)).toEqual([0, 1, 2, 3, 4]);
});

test("a position without events is taken, such as one with another deadline", () => {
  const late = { ...events(3, 3), position: { ...position(3), deadline: 99 } };
  expect(take(at(3), late, 0).known.match?.position.deadline).toBe(99);
});

test("an older position changes nothing", () => {
  const before = at(3);
  expect(take(before, events(1, 2), 0)).toEqual({ known: before, ask: null });
});

test.each([
  ["events are missing", events(4, 6), { type: "sync", match: 7, ply: 3 }],
  [
    "the position is ahead",
    { ...events(3, 4), position: position(6) },
    { type: "sync", match: 7, ply: 3 },
  ],
  ["another match is played", events(0, 2, 8), "all"],
])("what was missed is asked for: %s", (_, message, asked) => {
  const { known, ask } = take(at(3), message, 0);
  expect(ask).toEqual(asked);
  expect(known).toEqual(at(3));
});

test("whoever has nothing asks for everything", () => {
  expect(take(NOTHING, events(0, 1), 0).ask).toBe("all");
  expect(havingOf(NOTHING)).toEqual({ match: null, ply: 0 });
});

test("an older table does not replace a newer one", () => {
  const newer: Known = { ...NOTHING, table: table(5) };
  const { known } = take(newer, { type: "table", table: table(4), notices: [] }, 0);
  expect(known.table?.revision).toBe(5);
});

test("notices can be told apart, and only the newest are kept", () => {
  const notice = { key: "sat", seat: 0, details: {}, sentence: "Ada sits down." };
  let known: Known = NOTHING;
  for (let revision = 0; revision < 15; revision += 1) {
    const told = { type: "table", table: table(revision), notices: [notice, notice] } as const;
    known = take(known, { ...told, notices: [...told.notices] }, 0).known;
  }
  expect(known.notices.length).toBe(20);
  expect(new Set(known.notices.map(({ number }) => number)).size).toBe(20);
  expect(known.notices.at(-1)?.number).toBe(30);
});

test("presence is noted by seat", () => {
  const before: Known = { ...NOTHING, table: table(1) };
  const seen = { type: "presence", presence: ["dropped"], watching: 2 } as const;
  const { known } = take(before, { ...seen, presence: [...seen.presence] }, 0);
  expect(known.table?.seats[0]?.presence).toBe("dropped");
  expect(known.table?.watching).toBe(2);
});

test("a warning of the clock ends with the next event", () => {
  const warned = take(at(3), { type: "clock-warning", seat: 0, deadline: 50 }, 0).known;
  expect(warned.warned).toBe(50);
  expect(take(warned, events(3, 4), 0).known.warned).toBeNull();
});

test("the welcome tells the server's time, and whether the page is too old", () => {
  const welcome = { type: "welcome", protocol: 2, table: table(1), now: 1500 } as const;
  const { known } = take({ ...NOTHING, superseded: true }, welcome, 1000);
  expect(known).toMatchObject({ ahead: 500, outdated: true, superseded: false });
});
