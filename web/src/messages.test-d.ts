// Compiles only while the message types can be told apart by their tags. Nothing here runs.
import type { ClientMessage, Position, ServerMessage } from "./messages";

type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

function prove<_T extends true>(): void {}

function never(value: never): never {
  throw new Error(`cannot be: ${JSON.stringify(value)}`);
}

export function read(message: ServerMessage): string {
  switch (message.type) {
    case "welcome":
      return message.table.title;
    case "table":
      return message.notices.map((notice) => notice.sentence).join(" ");
    case "snapshot":
      return readPosition(message.match.position);
    case "events":
      return message.events.flatMap((event) => event.told.map((told) => told.sentence)).join(" ");
    case "ack":
      prove<Same<typeof message.ply, number | null>>();
      return String(message.ply);
    case "refused":
      return message.sentence || message.reason;
    case "presence":
      return message.presence.join();
    case "reacted":
      return message.reaction;
    case "clock-warning":
      return String(message.deadline);
    case "superseded":
      return "";
    case "goodbye":
      return String(message.again_in);
    case "pong":
      return String(message.now);
    default:
      return never(message);
  }
}

export function readPosition(position: Position): string {
  const game = position.game;
  switch (game.game) {
    case "scoring":
      prove<Same<typeof game.last_round_by, number | null>>();
      return String(game.target);
    case "pig":
      return String(game.target);
    case "bones":
      // @ts-expect-error: only scoring dice have a target behind the target.
      return String(game.extended_target);
    default:
      return never(game);
  }
}

export const hello: ClientMessage = { type: "hello", client: "tab" };
export const play: ClientMessage = { type: "play", id: 1, match: 1, ply: 0, acts: ["k15", "t"] };
// @ts-expect-error: a command needs a number.
export const unnumbered: ClientMessage = { type: "leave" };
// @ts-expect-error: there is no such message.
export const unknown: ClientMessage = { type: "shout" };

prove<Same<ClientMessage["type"] & ServerMessage["type"], never>>();
