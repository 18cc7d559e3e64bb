import type { Ack, ClientMessage, Refused } from "../messages";

/** A message that changes something and is answered by its number. */
export type Command = Extract<ClientMessage, { id: number }>;

type Unnumbered<C> = C extends Command ? Omit<C, "id"> : never;

/** A command before it has its number. */
export type NewCommand = Unnumbered<Command>;

/** How a command ended; `lost` where the connection was given up before an answer came. */
export type Outcome = Ack | Refused | { type: "lost" };

interface Waiting {
  command: Command;
  settle: (outcome: Outcome) => void;
}

/**
 * Commands that the server has not answered yet.
 *
 * The server carries out a number of one client only once, so after a lost connection everything that waits is
 * sent again as it was.
 */
export class Commands {
  #last = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** Number a command and remember it until it is answered. */
  add(command: NewCommand): { command: Command; outcome: Promise<Outcome> } {
    this.#last += 1;
    const numbered = { ...command, id: this.#last } as Command;
    const { promise, resolve } = withResolvers<Outcome>();
    this.#waiting.set(numbered.id, { command: numbered, settle: resolve });
    return { command: numbered, outcome: promise };
  }

  /** Settle the command that an answer is for. */
  answer(answer: Ack | Refused): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    waiting?.settle(answer);
  }

  /** What is to be sent again, in order. */
  unanswered(): Command[] {
    return [...this.#waiting.values()].map(({ command }) => command);
  }

  /** Settle everything as lost. */
  giveUp(): void {
    for (const { settle } of this.#waiting.values()) {
      settle({ type: "lost" });
    }
    this.#waiting.clear();
  }
}

function withResolvers<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
