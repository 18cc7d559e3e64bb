import { batch, computed, signal } from "@preact/signals";
import type { Play, React as Reaction, Refused } from "../messages";
import type { NewCommand } from "./commands";
import { asGuest } from "./rest";
import { type Connection, newClient, type SocketLike, TableSocket } from "./socket";
import { havingOf, type Known, NOTHING, take } from "./taking";

type NewPlay = Omit<Play, "id">;

/** What a session is opened with. */
export interface SessionOptions {
  link: string;
  /** Which of the people who share this device, counted from 1. */
  guest?: number;
  lang: () => string;
  /** Where the socket of a table is. */
  urlOf?: (link: string, guest: number) => string;
  make?: (url: string) => SocketLike;
  now?: () => number;
  isSeen?: () => boolean;
}

/** A visit to one table: what it shows, as signals, and what can be done there. */
export class Session {
  readonly link: string;
  readonly guest: number;
  readonly #known = signal<Known>(NOTHING);
  readonly #connection = signal<Connection>("connecting");
  readonly #refusal = signal<Refused | null>(null);
  readonly #busy = signal(0);
  readonly #late = signal(0);
  readonly #socket: TableSocket;
  readonly #now: () => number;
  /** The last decision, as long as it has not been answered. */
  #decision: NewPlay | null = null;

  /** Everything that the server has told. */
  readonly known = computed(() => this.#known.value);
  readonly table = computed(() => this.#known.value.table);
  readonly match = computed(() => this.#known.value.match);
  readonly position = computed(() => this.match.value?.position ?? null);
  /** What may be done from here now; nothing while another page of the same person acts. */
  readonly yours = computed(() =>
    this.#known.value.superseded ? null : (this.position.value?.yours ?? null),
  );
  /** How far the table is; a match that has just ended is over before the table itself is told anew. */
  readonly status = computed(() => {
    const table = this.table.value;
    const match = this.match.value;
    const isShown = match !== null && match.match === table?.match;
    const isOver = table?.status === "playing" && isShown && match.position.phase === "over";
    return isOver ? "over" : (table?.status ?? null);
  });
  readonly you = computed(() => this.table.value?.you ?? null);
  readonly isHost = computed(() => {
    const you = this.you.value;
    return you !== null && this.table.value?.seats[you]?.is_host === true;
  });
  readonly connection = computed(() => this.#connection.value);
  /** Why the last command was refused, until the next one. */
  readonly refusal = computed(() => this.#refusal.value);
  /** Counts what is asked for while another decision about the same moment is on its way: it is not done. */
  readonly late = computed(() => this.#late.value);
  /** A command is on its way. */
  readonly isBusy = computed(() => this.#busy.value > 0);

  constructor(options: SessionOptions) {
    this.link = options.link;
    this.guest = options.guest ?? 1;
    this.#now = options.now ?? Date.now;
    this.#socket = new TableSocket({
      url: (options.urlOf ?? socketUrl)(this.link, this.guest),
      client: newClient(),
      make: options.make ?? ((url) => new WebSocket(url) as SocketLike),
      lang: options.lang,
      isSeen: options.isSeen ?? (() => document.visibilityState === "visible"),
      known: () => havingOf(this.#known.value),
      onMessage: (message) => {
        const { known, ask } = take(this.#known.value, message, this.#now());
        batch(() => {
          this.#known.value = known;
          if (message.type === "refused" && message.id === 0) {
            this.#refusal.value = message;
          }
        });
        if (ask === "all") {
          this.#socket.greet();
        } else if (ask !== null) {
          this.#socket.tell(ask);
        }
      },
      onConnection: (connection) => {
        this.#connection.value = connection;
      },
    });
  }

  /** Connect. */
  open(): void {
    this.#socket.open();
  }

  /** Leave the page of this table; the seat stays. */
  close(): void {
    this.#socket.close();
  }

  /** The network is gone. */
  cut(): void {
    this.#socket.cut();
  }

  /** See at once whether the connection lives. */
  wake(): void {
    this.#socket.wake();
  }

  /** Ask for everything once more in another language. */
  speak(): void {
    this.#refusal.value = null;
    this.#socket.greet();
  }

  /**
   * Play acts of the own seat, all or none.
   *
   * What was decided at one moment stands until it is answered: the same once more does nothing, and whatever
   * else is asked for comes too late.
   */
  async play(acts: readonly string[]): Promise<boolean> {
    const match = this.match.value;
    if (match === null) {
      return false;
    }
    const moment = { match: match.match, ply: match.position.ply };
    const before = this.#decision;
    if (before?.match === moment.match && before.ply === moment.ply) {
      this.#late.value += before.acts.join() === acts.join() ? 0 : 1;
      return false;
    }
    const decision: NewPlay = { type: "play", ...moment, acts: [...acts] };
    this.#decision = decision;
    const isDone = await this.command(decision);
    if (this.#decision === decision) {
      this.#decision = null;
      this.#late.value = 0;
    }
    return isDone;
  }

  /** Do something to the table; tells whether it was done. A refusal is kept to be shown. */
  async command(command: NewCommand): Promise<boolean> {
    batch(() => {
      this.#refusal.value = null;
      this.#busy.value += 1;
    });
    const outcome = await this.#socket.send(command);
    batch(() => {
      this.#busy.value -= 1;
      if (outcome.type === "refused") {
        this.#refusal.value = outcome;
      }
    });
    return outcome.type === "ack";
  }

  /** Show everybody a reaction. */
  react(reaction: Reaction["reaction"]): void {
    this.#socket.tell({ type: "react", reaction });
  }

  /** Act from this page again. */
  claim(): void {
    this.#socket.tell({ type: "claim" });
    this.#known.value = { ...this.#known.value, superseded: false };
  }

  /** Milliseconds until a time of the server. */
  until(time: number): number {
    return time - this.#known.value.ahead - this.#now();
  }
}

function socketUrl(link: string, guest: number): string {
  const { protocol, host } = window.location;
  const scheme = protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${host}/api/tables/${link}/socket${asGuest(guest)}`;
}
