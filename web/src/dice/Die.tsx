import { FaceArt, type FaceStyle } from "./FaceArt";
import { type DieKind, sidesOf } from "./face";

/** What a die is doing, or may be used for. */
export type DieState = "rolling" | "showing" | "scoring" | "dead" | "held" | "selected";

/** Properties of {@link Die}. */
export interface DieProps extends FaceStyle {
  kind: DieKind;
  face: string;
  state: DieState;
  /** Edge in pixels; without one `--die` of an element around it counts. */
  size?: number | undefined;
  /** How far it is turned as it lies, in degrees. */
  turn?: number | undefined;
  /** What it is called, such as "Die 3, four, kept"; without one it is decoration. */
  label?: string | undefined;
}

/** An ivory cube that lies with one face up. Its other sides are only there while they can be seen. */
export function Die({ kind, face, state, size, turn = 0, label, ...style }: DieProps) {
  const sides = state === "rolling" ? Object.entries(sidesOf({ kind, face })) : [["front", face]];
  const measures: Record<string, string> = { "--turn": `${turn.toFixed(1)}deg` };
  if (size !== undefined) {
    measures["--die"] = `${size}px`;
  }
  const spoken = label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true };
  return (
    <span class="die" data-kind={kind} data-state={state} style={measures} {...spoken}>
      <span class="die-shadow" />
      <span class="die-ring" />
      <span class="die-cube">
        {sides.map(([side, shown]) => (
          <span key={side} class={`die-side die-${side}`}>
            <FaceArt kind={kind} face={shown ?? face} {...style} />
          </span>
        ))}
      </span>
      {state === "selected" && <Tab d="M-4.5 0l3 3.2 6-6.6" />}
      {state === "held" && <Tab d="M-4 -2.2h8M-4 2.2h8" />}
    </span>
  );
}

/** A small tab on the ring: what a die is kept or chosen by must not be its colour alone. */
function Tab({ d }: { d: string }) {
  return (
    <svg class="die-tab" viewBox="-10 -10 20 20" aria-hidden="true">
      <circle r="8.5" />
      <path d={d} />
    </svg>
  );
}
