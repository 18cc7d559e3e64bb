import type { ClientMessage, Hello, ServerMessage } from "../messages";
import { Commands, type NewCommand, type Outcome } from "./commands";
import { type Having, NO_MATCH } from "./taking";

/** How a connection is doing; `refused` and `gone` are for good. */
export type Connection = "connecting" | "open" | "lost" | "refused" | "gone";

/** What of a WebSocket is used. */
export interface SocketLike {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** What a connection needs to know of the page around it. */
export interface SocketOptions {
  url: string;
  /** Names this page to the server; numbers of commands count for one client. */
  client: string;
  make: (url: string) => SocketLike;
  /** The language of sentences, at the time of each hello. */
  lang: () => string;
  /** Whether somebody looks at the page. */
  isSeen: () => boolean;
  /** What the page has of which match, at the time of each hello. */
  known: () => Having;
  onMessage: (message: ServerMessage) => void;
  onConnection: (connection: Connection) => void;
}

/** Close codes after which nothing is gained by coming again. */
const SEAT_LOST = 4003;
const TABLE_GONE = 4004;
/** Stands for the close code of a connection that nobody has closed. */
const NO_NETWORK = 0;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
/** Milliseconds of silence after which the server is asked whether it is there. */
const BEAT = 3_000;
/** The same while nobody looks: whoever looks again asks at once. */
const SLOW_BEAT = 30_000;
/** Milliseconds without an answer after which a connection counts as dead. */
const PATIENCE = 5_000;

/** One table's connection: comes back by itself, and loses no command. */
export class TableSocket {
  readonly #options: SocketOptions;
  readonly #commands = new Commands();
  #socket: SocketLike | null = null;
  #isWelcome = false;
  #isClosed = false;
  #attempts = 0;
  /** After a goodbye the server has said when to come back. */
  #againIn: number | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SocketOptions) {
    this.#options = options;
  }

  /** Connect, and stay connected until `close`. */
  open(): void {
    this.#connect();
  }

  /** End the connection for good. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    this.#drop();
    this.#commands.giveUp();
  }

  /** Send a command; the promise is kept when the server has answered, however often that takes connecting. */
  send(command: NewCommand): Promise<Outcome> {
    const added = this.#commands.add(command);
    if (this.#isClosed) {
      this.#commands.giveUp();
    } else if (this.#isWelcome) {
      this.#say(added.command);
    }
    return added.outcome;
  }

  /** Send a message that has no number; it is dropped while there is no connection. */
  tell(message: ClientMessage): void {
    if (this.#isWelcome) {
      this.#say(message);
      // Not everything is answered, and an answer is the sign that somebody hears it.
      this.#ping();
    }
  }

  /** Say hello anew and ask for everything, so that all sentences come in another language. */
  greet(): void {
    if (this.#isWelcome) {
      this.#say({ ...this.#hello(), ...NO_MATCH });
    }
  }

  /** The network is gone: nothing is gained by waiting for an answer. */
  cut(): void {
    if (!this.#isClosed && this.#socket !== null) {
      this.#lose(NO_NETWORK);
    }
  }

  /** The page is looked at or online again: see at once whether the connection lives. */
  wake(): void {
    if (this.#isClosed) {
      return;
    }
    if (this.#socket === null) {
      this.#connect();
    } else if (this.#isWelcome) {
      this.#ping();
    }
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#drop();
    if (this.#attempts === 0) {
      this.#options.onConnection("connecting");
    }
    const socket = this.#options.make(this.#options.url);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.#hello()));
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data) as ServerMessage);
    socket.onclose = ({ code }) => this.#lose(code);
    this.#expectLife();
  }

  #hello(): Hello {
    const { client, lang, known } = this.#options;
    return { type: "hello", client, lang: lang(), ...known() };
  }

  #hear(message: ServerMessage): void {
    this.#notePulse();
    switch (message.type) {
      case "welcome":
        this.#attempts = 0;
        this.#options.onMessage(message);
        this.#becomeWelcome();
        return;
      case "ack":
        // What it did has come before it.
        this.#commands.answer(message);
        return;
      case "refused":
        this.#commands.answer(message);
        break;
      case "goodbye":
        this.#againIn = message.again_in;
        break;
      default:
    }
    this.#options.onMessage(message);
  }

  #becomeWelcome(): void {
    const isNew = !this.#isWelcome;
    this.#isWelcome = true;
    this.#options.onConnection("open");
    if (isNew) {
      for (const command of this.#commands.unanswered()) {
        this.#say(command);
      }
    }
  }

  #lose(code: number): void {
    this.#drop();
    if (code === SEAT_LOST || code === TABLE_GONE) {
      this.#isClosed = true;
      this.#commands.giveUp();
      this.#options.onConnection(code === TABLE_GONE ? "gone" : "refused");
      return;
    }
    if (this.#isClosed) {
      return;
    }
    this.#options.onConnection("lost");
    this.#retry = setTimeout(() => this.#connect(), this.#nextWait());
  }

  #nextWait(): number {
    const asked = this.#againIn;
    this.#againIn = null;
    const wait = asked ?? Math.min(FIRST_WAIT * 2 ** this.#attempts, LONGEST_WAIT);
    this.#attempts += 1;
    // Everybody at a table loses the server at the same moment.
    return wait * (1 + Math.random() / 2);
  }

  #drop(): void {
    clearTimeout(this.#beat);
    this.#endSilence();
    const socket = this.#socket;
    this.#socket = null;
    this.#isWelcome = false;
    if (socket !== null) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }

  #say(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
    this.#expectLife();
  }

  #ping(): void {
    this.#say({ type: "ping" });
  }

  /** Whatever is said is answered; a connection that stays silent is dead, though nobody has closed it. */
  #expectLife(): void {
    // The first word without an answer counts, whatever is said after it.
    this.#silence ??= setTimeout(() => this.#lose(NO_NETWORK), PATIENCE);
  }

  #endSilence(): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }

  #notePulse(): void {
    this.#endSilence();
    clearTimeout(this.#beat);
    this.#beat = setTimeout(() => this.#ping(), this.#options.isSeen() ? BEAT : SLOW_BEAT);
  }
}

/** A name for this page that no other has. `crypto.randomUUID` is not there on plain HTTP. */
export function newClient(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
