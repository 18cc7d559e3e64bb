import type { EventView, MatchView } from "../messages";

/** Told of what others do, but left out for whoever wants to hear less. */
const DETAILS = new Set(["threw", "threw-bones", "kept", "kept-unpriced", "placed", "put-out"]);

/** What is said of one event. */
export interface Said {
  /** Tells it apart from what other events have said. */
  key: string;
  sentence: string;
}

/** Who listens, and how closely. */
export interface Listener {
  you: number | null;
  isBrief: boolean;
}

/** Return what the events from number `ply` on say, one sentence each, in order. */
export function saidSince(match: MatchView, ply: number, listener: Listener): Said[] {
  return match.events
    .slice(ply)
    .map((event) => ({
      key: `${match.match}.${event.ply}`,
      sentence: sentenceOf(event, listener),
    }))
    .filter(({ sentence }) => sentence !== "");
}

/** Return what the last event has said that has said anything; empty before the first one. */
export function lastSaid(match: MatchView | null, listener: Listener): string {
  const last = match?.events.findLast((event) => sentenceOf(event, listener) !== "");
  return last === undefined ? "" : sentenceOf(last, listener);
}

/** What of a match a listener has heard. */
export interface Heard {
  match: number;
  ply: number;
}

/**
 * Return from which event on a listener still has to hear a match.
 *
 * Whoever comes into a running match hears its last event, to know where it stands, and not its whole history.
 */
export function unheardFrom(heard: Heard | null, match: MatchView): number {
  if (heard?.match === match.match) {
    return heard.ply;
  }
  return heard === null ? Math.max(0, lastTelling(match.events)) : 0;
}

function lastTelling(events: readonly EventView[]): number {
  return events.findLastIndex(({ told }) => told.some(({ sentence }) => sentence !== ""));
}

function sentenceOf({ told }: EventView, { you, isBrief }: Listener): string {
  return told
    .filter(({ key, seat }) => !(isBrief && seat !== you && DETAILS.has(key)))
    .map(({ sentence }) => sentence)
    .filter(Boolean)
    .join(" ");
}
