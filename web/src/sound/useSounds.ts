import { useEffect, useRef } from "preact/hooks";
import type { EventView, MatchView } from "../messages";
import { isStill } from "../prefs/prefs";
import { rollingSounds, settledSounds } from "./sounding";
import { hear, listenForTap } from "./sounds";

/** Let a match be heard: dice as soon as they are thrown, the rest when they lie as `drawn` shows them. */
export function useSounds(match: MatchView | null, drawn: MatchView | null): void {
  useEffect(listenForTap, []);
  const isBones = match?.position.game.game === "bones";
  useFresh(match, (events) => rollingSounds(events, isStill.peek()).forEach(hear));
  useFresh(drawn, (events) => settledSounds(events, isBones).forEach(hear));
}

/** Do something with events that were not there before; the history of a match is not played again. */
function useFresh(match: MatchView | null, use: (events: readonly EventView[]) => void): void {
  const known = useRef<{ match: number; ply: number } | null>(null);
  useEffect(() => {
    const before = known.current;
    known.current = match && { match: match.match, ply: match.events.length };
    if (match !== null && before?.match === match.match && before.ply < match.events.length) {
      use(match.events.slice(before.ply));
    }
  }, [match]);
}
