import { useRef } from "preact/hooks";
import { useSkipping } from "./useSkipping";

/** Properties of {@link Signature}. */
export interface SignatureProps {
  name: string;
  /** Replaces movement by a fade. */
  isReduced?: boolean | undefined;
}

/** The winner signs the sheet: the name appears from left to right, with a stroke beneath. */
export function Signature({ name, isReduced = false }: SignatureProps) {
  const signature = useRef<HTMLSpanElement>(null);
  useSkipping(signature, name);
  return (
    <span ref={signature} class="signature" data-reduced={isReduced}>
      <span class="signature-sleeve">
        <span class="signature-name">{name}</span>
        <svg
          class="signature-stroke"
          viewBox="0 0 120 14"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d="M3 9C30 3 58 3 84 6s24 1 33-3c-9 6-20 8-32 7" />
        </svg>
      </span>
    </span>
  );
}
