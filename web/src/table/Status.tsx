import type { EventView } from "../messages";
import { brief } from "../prefs/prefs";

/** Sentences that are left out for whoever wants to hear less, where others do them. */
const DETAILS = new Set(["threw", "threw-bones", "kept", "kept-unpriced", "placed", "put-out"]);

/** What has just happened, in words, for the eye and the ear. */
export function Status({ events, you, note }: StatusProps) {
  const last = events.findLastIndex(({ told }) => told.length > 0);
  const said = last < 0 ? [] : sentencesOf(recentOf(events, last), you);
  return (
    <p class="status" role="status" aria-atomic="true">
      <span class="status-text">{note || said.join(" ")}</span>
    </p>
  );
}

/** Properties of {@link Status}. */
export interface StatusProps {
  events: readonly EventView[];
  you: number | null;
  /** Said instead of what has happened. */
  note: string;
}

/** The last event that says something, with the throw that led to it. */
function recentOf(events: readonly EventView[], last: number): EventView[] {
  return events.slice(Math.max(0, last), last + 1);
}

function sentencesOf(events: readonly EventView[], you: number | null): string[] {
  return events.flatMap(({ told }) =>
    told
      .filter(({ key, seat }) => !(brief.value && seat !== you && DETAILS.has(key)))
      .map(({ sentence }) => sentence),
  );
}
