import type { JSX } from "preact";
import { BoneFace } from "../bones/faces";
import type { DieKind } from "./face";

/** How a face is drawn. */
export interface FaceStyle {
  /** A figure in place of pips. */
  numerals?: boolean | undefined;
  /** A six carries a skull. */
  skull?: boolean | undefined;
  /** The letters on the dice of either side of a skeleton. */
  marks?: SideMarks | undefined;
}

/** One letter for each side of a skeleton, in the player's language. */
export interface SideMarks {
  left: string;
  right: string;
}

/** What one side of a die shows. */
export function FaceArt({ kind, face, ...style }: FaceStyle & { kind: DieKind; face: string }) {
  if (kind !== "d6") {
    return <BoneFace face={face} kind={kind} mark={markOf(kind, style.marks)} />;
  }
  const hasSkull = style.skull && face === "6";
  return (
    <svg class="face-art" viewBox="0 0 100 100" aria-hidden="true">
      {style.numerals ? (
        <Numeral face={face} isHigh={hasSkull} />
      ) : (
        <Pips face={face} near={hasSkull ? 20 : 25} />
      )}
      {hasSkull && <Skull y={style.numerals ? 84 : 50} />}
    </svg>
  );
}

function markOf(kind: DieKind, marks: SideMarks | undefined): string {
  return kind === "left" || kind === "right" ? (marks?.[kind] ?? "") : "";
}

type Point = readonly [number, number];

/** The places of the pips of a face; towards the sides where something lies in the middle. */
function pipsOf(face: string, near: number): readonly Point[] {
  const [mid, far] = [50, 100 - near];
  const corners: readonly Point[] = [
    [near, near],
    [far, far],
  ];
  const crossing: readonly Point[] = [
    [far, near],
    [near, far],
  ];
  const centre: Point = [mid, mid];
  switch (face) {
    case "1":
      return [centre];
    case "2":
      return corners;
    case "3":
      return [...corners, centre];
    case "4":
      return [...corners, ...crossing];
    case "5":
      return [...corners, ...crossing, centre];
    default:
      return [...corners, ...crossing, [near, mid], [far, mid]];
  }
}

function Pips({ face, near }: { face: string; near: number }) {
  const radius = face === "1" ? 13 : 10;
  const [half, floor] = [radius * 0.55, radius * 0.75];
  return pipsOf(face, near).map(([x, y]) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
      <circle class="pip-rim" cx="1.2" cy="1.8" r={radius + 0.6} />
      <circle class="pip" r={radius} />
      <path class="pip-floor" d={`M${-half} ${radius / 2}a${floor} ${floor} 0 0 0 ${2 * half} 0`} />
    </g>
  ));
}

function Numeral({ face, isHigh }: { face: string; isHigh: boolean | undefined }) {
  return (
    <text class="numeral" x="50" y={isHigh ? 60 : 73} font-size={isHigh ? 58 : 66}>
      {face}
    </text>
  );
}

/** The small skull of the Dice of Doom, about a quarter of a face wide. */
function Skull({ y }: { y: number }): JSX.Element {
  return (
    <g class="doom-skull" transform={`translate(50 ${y})`}>
      <path d="M0-14c8 0 13 5 13 12 0 5-2 7-5 9v5h-16v-5c-3-2-5-4-5-9 0-7 5-12 13-12z" />
      <path
        class="doom-skull-hole"
        d="M-5.5-3.6a3.4 3.4 0 1 0 .1 0zM5.5-3.6a3.4 3.4 0 1 0 .1 0zM0 3.2l2 3.4h-4zM-2.9 8.6v3.4M2.9 8.6v3.4"
      />
    </g>
  );
}
