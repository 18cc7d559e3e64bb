import { useRef } from "preact/hooks";
import type { MatchView } from "../messages";
import { type Buried, buriedIn } from "./burial";

/** Return the skeleton that was buried last, until something else happens. */
export function useBuried(match: MatchView | null): Buried | null {
  const last = useRef<{ match: MatchView | null; buried: Buried | null }>({ match, buried: null });
  const { match: before, buried } = last.current;
  if (before !== match) {
    const isSame = before?.match === match?.match && before?.events.length === match?.events.length;
    last.current = { match, buried: isSame ? buried : buriedIn(before, match) };
  }
  return last.current.buried;
}
