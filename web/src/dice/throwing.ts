import type { Chance } from "./chance";
import { FADE, type Moves } from "./moves";
import type { Spot } from "./places";

/** The side of a tray, as the viewer sees it. */
export type Side = "top" | "right" | "bottom" | "left";

/** Measures of a tray in pixels. */
export interface TraySize {
  width: number;
  height: number;
}

const SHORTEST = 450;
const LATEST = 60;
const SPREAD = 190;
/** How a die at rest is seen; the stylesheet says the same. */
const TILT = 9;
const PERSPECTIVE = 9;

const TOWARDS: Readonly<Record<Side, readonly [number, number]>> = {
  top: [0, -1],
  right: [1, 0],
  bottom: [0, 1],
  left: [-1, 0],
};

/** Let a die enter from the thrower's side, tumble, and settle at its spot with a tiny overshoot. */
export function throwDie(
  moves: Moves,
  element: HTMLElement,
  spot: Spot,
  size: number,
  tray: TraySize,
  from: Side,
  chance: Chance,
): void {
  const delay = chance() * LATEST;
  const duration = SHORTEST + chance() * SPREAD;
  const timing = { delay, duration, fill: "backwards" as const };
  const [dx, dy] = entrance(spot, size, tray, from, chance);
  const across = (part: number, scale: number): string =>
    `translate(${(dx * part).toFixed(1)}px, ${(dy * part).toFixed(1)}px) scale(${scale})`;
  moves.add(
    element,
    [
      { transform: across(1, 1.3), easing: "cubic-bezier(.3,.4,.6,1)" },
      { offset: 0.42, transform: across(0.24, 1), easing: "cubic-bezier(.2,.6,.6,1)" },
      { offset: 0.6, transform: across(0.08, 1.13), easing: "cubic-bezier(.5,0,.8,.6)" },
      { offset: 0.76, transform: across(-0.018, 1), easing: "ease-out" },
      { offset: 0.88, transform: across(-0.012, 1.02), easing: "ease-in-out" },
      { transform: across(0, 1) },
    ],
    timing,
  );
  tumble(moves, element, spot.turn, size, [dx, dy], timing, chance);
}

/** Show a die where it lies, without any movement. */
export function fadeIn(moves: Moves, element: HTMLElement): void {
  moves.add(element, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
}

/** Let a die roll off the edge of the table that is nearest to it, and stay away. */
export function rollOff(
  moves: Moves,
  element: HTMLElement,
  spot: Spot,
  size: number,
  tray: TraySize,
  chance: Chance,
): void {
  const way = spot.x < tray.width / 2 ? -1 : 1;
  const edge = way < 0 ? -spot.x - size : tray.width - spot.x + size;
  const timing = {
    delay: 160 + chance() * 120,
    duration: 420 + chance() * 160,
    fill: "forwards" as const,
    easing: "cubic-bezier(.5,0,.9,.7)",
  };
  const end = `translate(${edge.toFixed(1)}px, ${(chance() * 30).toFixed(1)}px) scale(.8)`;
  moves.add(
    element,
    [
      { transform: "none", opacity: 1 },
      { opacity: 1, offset: 0.85 },
      { transform: end, opacity: 0 },
    ],
    timing,
  );
  const cube = element.querySelector(".die-cube");
  if (cube) {
    const turns = [
      { transform: pose(size, spot.turn, 0, 0, 0) },
      { transform: pose(size, spot.turn, 0, way * 450, way * 40) },
    ];
    moves.add(cube, turns, timing);
  }
}

/** Let a die jump back into the hand that has thrown it, and stay away. */
export function jumpBack(
  moves: Moves,
  element: HTMLElement,
  to: readonly [number, number],
  order: number,
): void {
  const [x, y] = to;
  moves.add(
    element,
    [
      { transform: "none", opacity: 1, easing: "cubic-bezier(.2,.7,.4,1)" },
      {
        offset: 0.35,
        transform: "translate(0, -14px) scale(1.15)",
        easing: "cubic-bezier(.6,0,.9,.5)",
      },
      { offset: 0.9, opacity: 1 },
      { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(.7)`, opacity: 0 },
    ],
    { delay: order * 35, duration: 440, fill: "forwards" },
  );
}

/** Let an element fade away and stay away. */
export function fadeOut(moves: Moves, element: HTMLElement): void {
  moves.add(element, [{ opacity: 1 }, { opacity: 0 }], { duration: FADE, fill: "forwards" });
}

/** Return the way from a spot to beyond the edge at a side of the tray. */
export function wayOut(
  spot: Spot,
  size: number,
  { width, height }: TraySize,
  side: Side,
): [number, number] {
  const [right, down] = TOWARDS[side];
  return [
    right * (right > 0 ? width - spot.x : spot.x) + right * size,
    down * (down > 0 ? height - spot.y : spot.y) + down * size,
  ];
}

/** Dice come out of one hand and fan out: all start near the middle of the thrower's edge. */
function entrance(
  spot: Spot,
  size: number,
  tray: TraySize,
  from: Side,
  chance: Chance,
): [number, number] {
  const [x, y] = wayOut(spot, size, tray, from);
  const spread = 0.35 + 0.3 * chance();
  const isUpright = from === "top" || from === "bottom";
  return isUpright
    ? [(tray.width * spread - spot.x) * 0.8, y]
    : [x, (tray.height * spread - spot.y) * 0.8];
}

function tumble(
  moves: Moves,
  element: HTMLElement,
  turn: number,
  size: number,
  [dx, dy]: readonly [number, number],
  timing: KeyframeAnimationOptions,
  chance: Chance,
): void {
  const cube = element.querySelector(".die-cube");
  const shadow = element.querySelector(".die-shadow");
  if (!cube || !shadow) {
    return;
  }
  const far = Math.hypot(dx, dy) || 1;
  const rounds = 400 + chance() * 260;
  const pitch = (dy / far) * rounds;
  const yaw = (-dx / far) * rounds + (chance() - 0.5) * 120;
  const roll = (chance() - 0.5) * 260;
  const about = (part: number): string => pose(size, turn, pitch * part, yaw * part, roll * part);
  moves.add(
    cube,
    [
      { transform: about(1), easing: "cubic-bezier(.3,.4,.6,1)" },
      { offset: 0.42, transform: about(0.34), easing: "linear" },
      { offset: 0.76, transform: about(-0.02), easing: "ease-out" },
      { offset: 0.88, transform: about(0.008), easing: "ease-in-out" },
      { transform: pose(size, turn, 0, 0, 0) },
    ],
    timing,
  );
  const shades = [
    { opacity: 0.2, transform: "translate(30%, 40%) scale(1.1)" },
    { opacity: 0.9, transform: "translate(4%, 8%)", offset: 0.42 },
    { opacity: 0.5, transform: "translate(14%, 20%)", offset: 0.6 },
    { opacity: 1, transform: "none", offset: 0.76 },
    { opacity: 1, transform: "none" },
  ];
  moves.add(shadow, shades, timing);
}

function pose(size: number, turn: number, x: number, y: number, z: number): string {
  const degrees = (angle: number): string => `${angle.toFixed(1)}deg`;
  return (
    `perspective(${(size * PERSPECTIVE).toFixed(1)}px) rotateX(${TILT}deg) rotateZ(${degrees(turn)})` +
    ` rotateX(${degrees(x)}) rotateY(${degrees(y)}) rotateZ(${degrees(z)})`
  );
}
