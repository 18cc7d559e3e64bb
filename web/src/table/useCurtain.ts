import { useEffect, useRef, useState } from "preact/hooks";
import type { MatchView } from "../messages";

/** What is shown of a match while its dice still roll. */
export interface Curtain {
  /** The match up to the last throw that lies still. */
  drawn: MatchView | null;
  isRolling: boolean;
  /** The dice have come to rest. */
  onSettled: () => void;
}

/** Longer than any throw, should the picture stand still, as in a tab that nobody sees. */
const PATIENCE = 1_500;

/** Hold back what a throw has done until its dice lie: nobody knows the result before they do. */
export function useCurtain(match: MatchView | null, throwKey: string, isStill: boolean): Curtain {
  const drawn = useRef(match);
  const settled = useRef(throwKey);
  const [, redraw] = useState(0);
  if (isStill || drawn.current?.match !== match?.match) {
    // A match that is entered lies there as it is, and where nothing moves there is nothing to wait for.
    settled.current = throwKey;
  }
  const isRolling = settled.current !== throwKey;
  if (!isRolling) {
    drawn.current = match;
  }
  const settle = (): void => {
    settled.current = throwKey;
    redraw((times) => times + 1);
  };
  useEffect(() => {
    const timer = isRolling ? setTimeout(settle, PATIENCE) : undefined;
    return () => clearTimeout(timer);
  }, [isRolling, throwKey]);
  return { drawn: drawn.current, isRolling, onSettled: settle };
}
