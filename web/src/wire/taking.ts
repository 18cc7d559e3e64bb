import {
  type Events,
  type EventView,
  type Hello,
  type MatchView,
  type Notice,
  PROTOCOL,
  type Reacted,
  type ServerMessage,
  type Sync,
  type TableView,
} from "../messages";

/** Everything that the server has said about one table, put together. */
export interface Known {
  table: TableView | null;
  match: MatchView | null;
  /** The newest sentences about the table itself, each with a number of its own. */
  notices: readonly Numbered<Notice>[];
  reactions: readonly Numbered<Reacted>[];
  /** When the clock of the seat to move runs out, once the server has warned of it. */
  warned: number | null;
  /** The same person acts from another page now. */
  superseded: boolean;
  /** The server speaks a newer protocol: the page has to be loaded again. */
  outdated: boolean;
  /** Milliseconds by which the server's clock is ahead. */
  ahead: number;
}

/** Something that can be told apart from its like. */
export type Numbered<T> = T & { number: number };

/** What there is before the first message. */
export const NOTHING: Known = {
  table: null,
  match: null,
  notices: [],
  reactions: [],
  warned: null,
  superseded: false,
  outdated: false,
  ahead: 0,
};

/** What is known after a message, and what is to be asked for where something was missed. */
export interface Taken {
  known: Known;
  /** `all` asks for the whole match, by a new hello. */
  ask: Sync | "all" | null;
}

const MOST_NOTICES = 20;
const MOST_REACTIONS = 6;

/** Take a message in. `now` is the time of this page in milliseconds. */
export function take(known: Known, message: ServerMessage, now: number): Taken {
  if (message.type === "events") {
    return takeEvents(known, message);
  }
  return { known: takeOther(known, message, now), ask: null };
}

/** What of which match a page has. */
export type Having = Pick<Required<Hello>, "match" | "ply">;

/** A page that has nothing yet is sent the whole match. */
export const NO_MATCH: Having = { match: null, ply: 0 };

/** What a page has, as its hello tells it. */
export function havingOf({ match }: Known): Having {
  return match === null ? NO_MATCH : { match: match.match, ply: match.events.length };
}

function takeOther(known: Known, message: ServerMessage, now: number): Known {
  switch (message.type) {
    case "welcome":
      return {
        ...takeTable(known, message.table),
        ahead: message.now - now,
        superseded: false,
        outdated: message.protocol !== PROTOCOL,
      };
    case "table": {
      const notices = number(known.notices, message.notices, MOST_NOTICES);
      return { ...takeTable(known, message.table), notices };
    }
    case "snapshot":
      return { ...known, match: message.match, warned: null };
    case "presence":
      return takePresence(known, message.presence, message.watching);
    case "reacted":
      return { ...known, reactions: number(known.reactions, [message], MOST_REACTIONS) };
    case "clock-warning":
      return { ...known, warned: message.deadline };
    case "superseded":
      return { ...known, superseded: true };
    case "pong":
      return { ...known, ahead: message.now - now };
    default:
      return known;
  }
}

function takeTable(known: Known, table: TableView): Known {
  const isOld = known.table !== null && table.revision < known.table.revision;
  return isOld ? known : { ...known, table };
}

function takePresence(
  known: Known,
  presence: readonly TableView["seats"][number]["presence"][],
  watching: number,
): Known {
  if (known.table === null) {
    return known;
  }
  const seats = known.table.seats.map((seat, index) => ({
    ...seat,
    presence: presence[index] ?? seat.presence,
  }));
  return { ...known, table: { ...known.table, seats, watching } };
}

function takeEvents(known: Known, { match, events, position }: Events): Taken {
  const mine = known.match;
  if (mine === null || mine.match !== match) {
    return { known, ask: "all" };
  }
  const had = mine.events.length;
  const fresh = events.filter(({ ply }) => ply >= had);
  if (!follows(fresh, had) || position.ply > had + fresh.length) {
    return { known, ask: { type: "sync", match, ply: had } };
  }
  if (position.ply < had) {
    return { known, ask: null };
  }
  const taken = { ...mine, events: [...mine.events, ...fresh], position };
  return { known: { ...known, match: taken, warned: null }, ask: null };
}

function follows(events: readonly EventView[], ply: number): boolean {
  return events.every((event, index) => event.ply === ply + index);
}

function number<T extends object>(
  had: readonly Numbered<T>[],
  more: readonly T[],
  most: number,
): readonly Numbered<T>[] {
  const next = (had.at(-1)?.number ?? 0) + 1;
  return [...had, ...more.map((each, index) => ({ ...each, number: next + index }))].slice(-most);
}
