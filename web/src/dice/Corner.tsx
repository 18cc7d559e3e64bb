import { useLayoutEffect, useRef } from "preact/hooks";
import { Die } from "./Die";
import type { FaceStyle } from "./FaceArt";
import type { DieFace } from "./face";
import { type Flight, slideFrom } from "./flight";
import { Moves } from "./moves";
import { fadeOut, jumpBack } from "./throwing";

/** A die that was kept. */
export interface CornerDie extends DieFace {
  /** What it is called, such as "five, kept". */
  label: string;
}

/** Properties of {@link Corner}. */
export interface CornerProps extends FaceStyle {
  /** In the order in which they were kept. */
  dice: readonly CornerDie[];
  /** What the corner is called. */
  label: string;
  /** Edge of a die in pixels; without one the style sheet says. */
  size?: number | undefined;
  /** Joins the corner with the tray that its dice come from. */
  flight?: Flight | undefined;
  /** Hot dice: everything jumps back into the hand. */
  isLeaving?: boolean | undefined;
  /** Replaces movements by a fade. */
  isReduced?: boolean | undefined;
}

/** Down from the corner, where the player's hand is. */
const INTO_HAND = [0, 90] as const;
/** The last dice have come to the corner before everything leaves it: so many leave in that time. */
const ARRIVING = 7;

/** The dice that were kept in this turn, lined up. */
export function Corner({
  dice,
  label,
  size,
  flight,
  isLeaving,
  isReduced = false,
  ...style
}: CornerProps) {
  const list = useRef<HTMLUListElement>(null);
  const moves = useRef<Moves>(new Moves()).current;
  const shown = useRef(dice.length);
  useLayoutEffect(() => {
    const elements = [...(list.current?.children ?? [])] as HTMLElement[];
    for (let index = shown.current; index < dice.length; index++) {
      const [element, die] = [elements[index], dice[index]];
      if (element && die) {
        slideFrom(moves, element, flight?.take(die), isReduced);
      }
    }
    shown.current = dice.length;
  }, [dice.length]);
  useLayoutEffect(() => {
    if (isLeaving) {
      [...(list.current?.children ?? [])].forEach((element, order) => {
        if (isReduced) {
          fadeOut(moves, element as HTMLElement);
        } else {
          jumpBack(moves, element as HTMLElement, INTO_HAND, order + ARRIVING);
        }
      });
    }
  }, [isLeaving]);
  return (
    <ul
      ref={list}
      class="corner"
      aria-label={label}
      style={size === undefined ? {} : { "--die": `${size}px` }}
    >
      {dice.map(({ kind, face, label: name }, index) => (
        // A kept die has no identity but its place in the row.
        <li key={index} class="corner-place">
          <Die kind={kind} face={face} state="held" label={name} {...style} />
        </li>
      ))}
    </ul>
  );
}
