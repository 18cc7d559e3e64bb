import { FADE, type Moves } from "../dice/moves";

/** Everything together takes less than a second, however many sections score. */
const SCORING = 360;
const MOST_BETWEEN = 90;
const SCORE = 160;
const LOWERING = 200;
const SLIDING = 220;
const PAUSE = 40;

/** What moves in a burial. */
export interface Burial {
  scores: readonly Element[];
  slab: Element;
  dusk: Element;
  stone: Element;
}

/** Score section after section, lower the slab, and slide the gravestone over it. */
export function bury(
  moves: Moves,
  { scores, slab, dusk, stone }: Burial,
  isReduced: boolean,
): void {
  if (isReduced) {
    for (const element of [...scores, dusk, stone]) {
      moves.add(element, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE, fill: "both" });
    }
    return;
  }
  const between = Math.min(MOST_BETWEEN, SCORING / Math.max(1, scores.length - 1));
  scores.forEach((element, index) => {
    const frames = [
      { opacity: 0, transform: "translate(0, 10px) scale(.6)" },
      { opacity: 1, transform: "translate(0, -2px) scale(1.15)", offset: 0.6 },
      { opacity: 1, transform: "none" },
    ];
    moves.add(element, frames, { delay: index * between, duration: SCORE, fill: "both" });
  });
  const lowered = Math.max(0, scores.length - 1) * between + SCORE + PAUSE;
  const sinking = {
    delay: lowered,
    duration: LOWERING,
    fill: "both" as const,
    easing: "ease-in-out",
  };
  const sunk = [{ transform: "none" }, { transform: "translate(0, 10px) scale(.95)" }];
  moves.add(slab, sunk, sinking);
  moves.add(
    dusk,
    sunk.map((frame, opacity) => ({ ...frame, opacity })),
    sinking,
  );
  moves.add(
    stone,
    [
      { opacity: 0, transform: "translate(340px, 0)" },
      { opacity: 1, offset: 0.08 },
      { opacity: 1, transform: "translate(-6px, 0)", offset: 0.85 },
      { opacity: 1, transform: "none" },
    ],
    {
      delay: lowered + LOWERING,
      duration: SLIDING,
      fill: "both",
      easing: "cubic-bezier(.3,.1,.3,1)",
    },
  );
}
