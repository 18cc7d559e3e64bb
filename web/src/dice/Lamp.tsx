import { useRef } from "preact/hooks";
import { useSkipping } from "./useSkipping";

/** How the lamp over the table burns: once it flickers, or it grows warm. */
export type LampMood = "calm" | "flicker" | "warm";

/** Properties of {@link Lamp}. */
export interface LampProps {
  mood: LampMood;
  /** Replaces movement by a fade. */
  isReduced?: boolean | undefined;
}

/** The light of the one lamp, over whatever holds it. */
export function Lamp({ mood, isReduced = false }: LampProps) {
  const lamp = useRef<HTMLSpanElement>(null);
  useSkipping(lamp, mood);
  return (
    <span ref={lamp} class="lamp" data-mood={mood} data-reduced={isReduced} aria-hidden="true" />
  );
}
