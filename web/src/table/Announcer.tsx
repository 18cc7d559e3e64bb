import { useRef } from "preact/hooks";
import type { MatchView } from "../messages";
import { type Heard, type Listener, type Said, saidSince, unheardFrom } from "./saying";

/** Properties of {@link Announcer}. */
export interface AnnouncerProps {
  match: MatchView | null;
  /** Which of the people at this device listens; what another one has heard is not said again. */
  guest: number;
  listener: Listener;
  /** What is said besides the match: each is said once, when it is there for the first time. */
  others: readonly Said[];
}

/** So many sentences stay, for whoever reads them again. */
const STAYING = 12;

/**
 * Says everything that happens to those who listen, one sentence an event.
 *
 * New sentences are added below and read by themselves; if the region were read as a whole, quick events would
 * swallow each other or be read twice.
 */
export function Announcer({ match, guest, listener, others }: AnnouncerProps) {
  const lines = useRef<Said[]>([]);
  const heard = useRef<Heard | null>(null);
  const keys = new Set(others.map(({ key }) => key));
  const known = useRef({ guest, keys });
  const isSame = known.current.guest === guest;
  const fresh = isSame ? others.filter(({ key }) => !known.current.keys.has(key)) : [];
  known.current = { guest, keys };
  if (match !== null) {
    fresh.unshift(...saidSince(match, unheardFrom(heard.current, match), listener));
    heard.current = { match: match.match, ply: match.events.length };
  }
  if (fresh.length > 0) {
    lines.current = [...lines.current, ...fresh].slice(-STAYING);
  }
  return (
    <div class="visually-hidden" role="status" aria-atomic="false" aria-relevant="additions">
      {lines.current.map(({ key, sentence }) => (
        <p key={key}>{sentence}</p>
      ))}
    </div>
  );
}
