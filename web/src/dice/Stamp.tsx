import { useRef } from "preact/hooks";
import { useSkipping } from "./useSkipping";

/** Properties of {@link Stamp}. */
export interface StampProps {
  /** What is stamped, such as "Z". */
  text: string;
  /** It has just been stamped: it comes down on the paper. */
  isFresh?: boolean | undefined;
  /** Replaces movement by a fade. */
  isReduced?: boolean | undefined;
}

/** A mark stamped on the sheet like ink, as high as the text around it. */
export function Stamp({ text, isFresh = false, isReduced = false }: StampProps) {
  const stamp = useRef<HTMLSpanElement>(null);
  useSkipping(stamp, isFresh);
  return (
    <span ref={stamp} class="stamp" data-fresh={isFresh} data-reduced={isReduced}>
      {text}
    </span>
  );
}
