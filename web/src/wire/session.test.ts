import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Session } from "./session";
import type { SocketLike } from "./socket";

class FakeSocket implements SocketLike {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly said: { type: string; id?: number }[] = [];

  send(text: string): void {
    this.said.push(JSON.parse(text));
  }

  close(): void {}

  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const YOURS = { legal: ["t"], calls: [], offers: [] };
const MATCH = { match: 7, names: [], events: [], position: { ply: 0, yours: YOURS } };
let socket: FakeSocket;
let session: Session;

beforeEach(() => {
  vi.useFakeTimers();
  socket = new FakeSocket();
  session = new Session({
    link: "abc",
    lang: () => "en",
    urlOf: (link) => `ws://host/${link}`,
    make: () => socket,
    now: () => 1000,
    isSeen: () => true,
  });
  session.open();
  socket.onopen?.();
  socket.hear({ type: "welcome", protocol: 1, table: { revision: 0, seats: [] }, now: 1200 });
  socket.hear({ type: "snapshot", match: MATCH });
});

afterEach(() => {
  session.close();
  vi.useRealTimers();
});

const plays = (): number => socket.said.filter(({ type }) => type === "play").length;

test("two quick presses throw once", async () => {
  const first = session.play(["t"]);
  const second = session.play(["t"]);
  expect(await second).toBe(false);
  expect(plays()).toBe(1);
  socket.hear({ type: "ack", id: 1, ply: 2 });
  expect(await first).toBe(true);
  expect(session.isBusy.value).toBe(false);
});

test("something else at the same moment comes too late, and is told so", () => {
  void session.play(["t"]);
  expect(session.late.value).toBe(0);
  void session.play(["b"]);
  expect(session.late.value).toBe(1);
  expect(plays()).toBe(1);
});

test("between what was done and its answer the next decision is sent at once", () => {
  void session.play(["t"]);
  const event = { ply: 0, seat: 0, text: "t", cause: "", told: [] };
  const position = { ply: 1, yours: { ...YOURS, legal: ["b"] } };
  socket.hear({ type: "events", match: 7, events: [event], position });
  void session.play(["b"]);
  expect(plays()).toBe(2);
  expect(socket.said.at(-1)).toMatchObject({ ply: 1, acts: ["b"] });
});

test("what was decided without a connection is sent when it is back", async () => {
  session.cut();
  expect(session.connection.value).toBe("lost");
  const played = session.play(["t"]);
  expect(session.isBusy.value).toBe(true);
  vi.runOnlyPendingTimers();
  socket.onopen?.();
  socket.hear({ type: "welcome", protocol: 1, table: { revision: 0, seats: [] }, now: 1200 });
  expect(plays()).toBe(1);
  socket.hear({ type: "refused", id: 1, reason: "stale", details: {}, sentence: "Look again." });
  expect(await played).toBe(false);
  expect(session.refusal.value?.sentence).toBe("Look again.");
});

test("a refusal is kept until the next command", async () => {
  const played = session.play(["b"]);
  const refused = { type: "refused", id: 1, reason: "too-low", details: {}, alternatives: [] };
  socket.hear({ ...refused, sentence: "50 more to get on the board.", again: false });
  expect(await played).toBe(false);
  expect(session.refusal.value?.sentence).toBe("50 more to get on the board.");
  void session.play(["t"]);
  expect(session.refusal.value).toBeNull();
});

test("a gap is asked for", () => {
  const event = { ply: 4, seat: 0, text: "t", cause: "", told: [] };
  socket.hear({ type: "events", match: 7, events: [event], position: { ply: 5 } });
  expect(socket.said.find(({ type }) => type === "sync")).toEqual({
    type: "sync",
    match: 7,
    ply: 0,
  });
});

test("a page that another one has taken over from may do nothing until it claims the seat", () => {
  socket.hear({ type: "superseded" });
  expect(session.yours.value).toBeNull();
  session.claim();
  expect(session.yours.value).toEqual(YOURS);
  expect(socket.said.some(({ type }) => type === "claim")).toBe(true);
});

test("deadlines are the server's", () => {
  expect(session.until(5200)).toBe(4000);
});
