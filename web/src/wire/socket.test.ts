import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ServerMessage } from "../messages";
import { type Connection, type SocketLike, TableSocket } from "./socket";

/** A WebSocket whose server is the test. */
class FakeSocket implements SocketLike {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly said: { type: string; id?: number; ply?: number }[] = [];
  isClosed = false;

  send(text: string): void {
    this.said.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
  }

  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** Let the server take the client in. */
  welcome(): void {
    this.onopen?.();
    this.hear({ type: "welcome", protocol: 1, table: null, now: 0 });
  }

  types(): string[] {
    return this.said.map(({ type }) => type);
  }
}

const sockets: FakeSocket[] = [];
const states: Connection[] = [];
const heard: ServerMessage[] = [];
let table: TableSocket;
let isSeen: boolean;

function last(): FakeSocket {
  const socket = sockets.at(-1);
  if (socket === undefined) {
    throw new Error("no connection was tried");
  }
  return socket;
}

const PLAY = { type: "play", match: 7, ply: 3, acts: ["t"] } as const;
const play = (): ReturnType<TableSocket["send"]> => table.send({ ...PLAY, acts: [...PLAY.acts] });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0);
  isSeen = true;
  sockets.length = states.length = heard.length = 0;
  table = new TableSocket({
    url: "ws://table",
    client: "page",
    make: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    lang: () => "fr",
    isSeen: () => isSeen,
    known: () => ({ match: 7, ply: 3 }),
    onMessage: (message) => heard.push(message),
    onConnection: (state) => states.push(state),
  });
  table.open();
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("the first word is hello, with what the page has", () => {
  last().welcome();
  expect(last().said).toEqual([{ type: "hello", client: "page", lang: "fr", match: 7, ply: 3 }]);
  expect(states).toEqual(["connecting", "open"]);
});

test("commands are numbered and answered by number", async () => {
  last().welcome();
  const [first, second] = [play(), table.send({ type: "leave" })];
  expect(
    last()
      .said.slice(1)
      .map(({ id }) => id),
  ).toEqual([1, 2]);
  last().hear({ type: "refused", id: 2, reason: "stale", details: {}, sentence: "" });
  last().hear({ type: "ack", id: 1, ply: 5 });
  expect(await first).toMatchObject({ type: "ack", ply: 5 });
  expect(await second).toMatchObject({ type: "refused", reason: "stale" });
});

test("a command from before the welcome waits for it", () => {
  void play();
  last().onopen?.();
  expect(last().types()).toEqual(["hello"]);
  last().hear({ type: "welcome", protocol: 1, table: null, now: 0 });
  expect(last().types()).toEqual(["hello", "play"]);
});

test("what was not answered is sent again with the same number and ply", async () => {
  last().welcome();
  const outcome = play();
  last().onclose?.({ code: 1006 });
  expect(states.at(-1)).toBe("lost");
  vi.advanceTimersByTime(300);
  expect(sockets.length).toBe(2);
  last().welcome();
  expect(last().said[1]).toEqual({ ...PLAY, id: 1 });
  last().hear({ type: "ack", id: 1, ply: 5 });
  expect(await outcome).toMatchObject({ type: "ack" });
  last().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(300);
  last().welcome();
  expect(last().types()).toEqual(["hello"]);
});

test("waits grow until a welcome, up to ten seconds", () => {
  for (const wait of [300, 600, 1200, 2400, 4800, 9600, 10_000, 10_000]) {
    const tried = sockets.length;
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(wait - 1);
    expect(sockets.length).toBe(tried);
    vi.advanceTimersByTime(1);
    expect(sockets.length).toBe(tried + 1);
  }
  last().welcome();
  last().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(300);
  expect(sockets.length).toBe(10);
});

test("a connection is lost until it is there again, however often it is tried", () => {
  last().welcome();
  last().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(300);
  last().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(600);
  last().welcome();
  expect(states).toEqual(["connecting", "open", "lost", "lost", "open"]);
});

test("without a network the connection is lost at once, and comes back by itself", async () => {
  last().welcome();
  const outcome = play();
  table.cut();
  expect(states.at(-1)).toBe("lost");
  vi.advanceTimersByTime(300);
  last().welcome();
  expect(last().said[1]).toEqual({ ...PLAY, id: 1 });
  last().hear({ type: "ack", id: 1, ply: 5 });
  expect(await outcome).toMatchObject({ type: "ack" });
});

test("a server that says goodbye says when to come back", () => {
  last().welcome();
  last().hear({ type: "goodbye", again_in: 2000 });
  last().onclose?.({ code: 1012 });
  vi.advanceTimersByTime(1999);
  expect(sockets.length).toBe(1);
  vi.advanceTimersByTime(1);
  expect(sockets.length).toBe(2);
});

test("a page that wakes up does not wait", () => {
  last().welcome();
  last().onclose?.({ code: 1006 });
  table.wake();
  expect(sockets.length).toBe(2);
});

test("a page that wakes up asks whether its connection lives, and leaves one that is silent", () => {
  last().welcome();
  table.wake();
  expect(last().types().at(-1)).toBe("ping");
  vi.advanceTimersByTime(5000);
  expect(sockets[0]?.isClosed).toBe(true);
  vi.advanceTimersByTime(300);
  expect(sockets.length).toBe(2);
});

test("a connection that has fallen silent is lost within eight seconds", () => {
  last().welcome();
  vi.advanceTimersByTime(8000);
  expect(states.at(-1)).toBe("lost");
});

test("a page that nobody looks at asks seldom", () => {
  isSeen = false;
  last().welcome();
  vi.advanceTimersByTime(29_999);
  expect(last().types()).toEqual(["hello"]);
  vi.advanceTimersByTime(1);
  expect(last().types()).toEqual(["hello", "ping"]);
});

test("talking to a silent connection does not keep it", () => {
  last().welcome();
  for (let times = 0; times < 4; times += 1) {
    table.wake();
    vi.advanceTimersByTime(1250);
  }
  expect(states.at(-1)).toBe("lost");
});

test("a quiet connection is asked for a sign of life, and kept when it gives one", () => {
  last().welcome();
  for (let times = 0; times < 5; times += 1) {
    vi.advanceTimersByTime(3000);
    expect(last().types().at(-1)).toBe("ping");
    last().hear({ type: "pong", now: 0 });
  }
  expect(sockets.length).toBe(1);
});

test.each([
  [4003, "refused"],
  [4004, "gone"],
])("close code %i is for good", async (code, state) => {
  last().welcome();
  const outcome = play();
  last().onclose?.({ code });
  expect(await outcome).toEqual({ type: "lost" });
  vi.advanceTimersByTime(60_000);
  expect(sockets.length).toBe(1);
  expect(states.at(-1)).toBe(state);
  expect(await play()).toEqual({ type: "lost" });
});

test("a hello in another language asks for the whole match", () => {
  last().welcome();
  table.greet();
  expect(last().said.at(-1)).toMatchObject({ type: "hello", match: null, ply: 0 });
});
