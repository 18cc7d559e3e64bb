import { useMemo } from "preact/hooks";
import { encode } from "uqr";

/** A text as a picture that the camera of a phone reads. */
export function Qr({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => draw(text), [text]);
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path class="qr-ground" d={`M0 0h${size}v${size}h-${size}z`} />
      <path class="qr-ink" d={path} />
    </svg>
  );
}

function draw(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isInk, x) => (isInk ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { path: squares.join(""), size };
}
