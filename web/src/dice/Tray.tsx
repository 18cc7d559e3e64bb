import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { type Chance, chanceOf } from "./chance";
import type { DieState } from "./Die";
import type { FaceStyle } from "./FaceArt";
import type { DieFace } from "./face";
import type { Flight } from "./flight";
import { Lamp, type LampMood } from "./Lamp";
import { type Lying, lay, relay } from "./lying";
import { Moves } from "./moves";
import { type Layout, type Spot, scatter } from "./places";
import { TraySpot } from "./TraySpot";
import {
  fadeIn,
  fadeOut,
  jumpBack,
  rollOff,
  type Side,
  type TraySize,
  throwDie,
  wayOut,
} from "./throwing";
import { useSize } from "./useSize";

/** A die in a tray. */
export interface TrayDie extends DieFace {
  state: Exclude<DieState, "rolling">;
  /** What it is called, such as "Die 3, four". */
  label: string;
  /** It can be selected, or put back when it is. */
  isOffered: boolean;
}

/** What happens to a throw as a whole: two sixes of Doom end the turn; all dice go back into the hand. */
export type TrayMoment = "doom" | "hot";

/** Properties of {@link Tray}. */
export interface TrayProps extends FaceStyle {
  /** What lies there. Dice can be taken out and put back; the others keep their places until the next throw. */
  dice: readonly TrayDie[];
  /** Names the throw; a new one lets the dice roll. What lies there when the tray appears just lies there. */
  throwKey: string;
  /** They have not been thrown yet: nothing rolls. */
  isInHand?: boolean | undefined;
  /** The lamp grows warm. */
  isWon?: boolean | undefined;
  /** The side at which the thrower sits. */
  from: Side;
  /** What the tray is called. */
  label: string;
  onToggle?: ((index: number) => void) | undefined;
  /** Lets dice be dragged; `slot` is the `data-slot` of the element that a die was dropped on. */
  onDrop?: ((index: number, slot: string) => void) | undefined;
  /** Something can be done with a die that is held for a moment. */
  onHold?: ((index: number) => void) | undefined;
  /** A die is being dragged. */
  onLift?: ((index: number) => void) | undefined;
  /** Joins the tray with wherever its dice go. */
  flight?: Flight | undefined;
  moment?: TrayMoment | undefined;
  /** Replaces movements by a fade. */
  isReduced?: boolean | undefined;
  /** The dice have come to rest. */
  onSettled?: (() => void) | undefined;
}

/** Where dice are thrown: they roll in and settle on the faces that were sent. */
export function Tray(props: TrayProps) {
  const { dice, throwKey, moment, flight, isReduced = false } = props;
  const tray = useRef<HTMLDivElement>(null);
  const size = useSize(tray);
  const { lying, count } = useLying(dice, throwKey);
  const layout = useMemo(
    () => scatter(count, size.width, size.height, throwKey),
    [count, size, throwKey],
  );
  const isRolling = useThrow(tray, { ...props, lying, layout, size });
  const style: FaceStyle = { numerals: props.numerals, skull: props.skull, marks: props.marks };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and cannot be laid out as a tray
    <div
      ref={tray}
      class="tray"
      role="group"
      aria-label={props.label}
      data-rolling={isRolling}
      style={{ "--die": `${layout.size}px` }}
    >
      <Lamp mood={isRolling ? "calm" : moodOf(props)} isReduced={isReduced} />
      {lying.map((place, index) => {
        const die = dice[index];
        const spot = layout.spots[place.spot];
        return (
          die &&
          spot && (
            <TraySpot
              key={`${throwKey} ${place.id}`}
              die={die}
              spot={spot}
              isRolling={isRolling || (moment === "doom" && isDoomed(die))}
              flight={flight}
              onToggle={() => props.onToggle?.(index)}
              onHold={props.onHold && (() => props.onHold?.(index))}
              onLift={() => props.onLift?.(index)}
              onDrop={props.onDrop && ((slot) => props.onDrop?.(index, slot))}
              {...style}
            />
          )
        );
      })}
    </div>
  );
}

function moodOf({ moment, isWon }: TrayProps): LampMood {
  return moment === "doom" ? "flicker" : isWon ? "warm" : "calm";
}

interface Thrown {
  key: string;
  lying: Lying[];
  selected: ReadonlySet<number>;
  /** Number of dice that were thrown. */
  count: number;
}

/** Return where the dice lie; who stays through redraws of one throw keeps place and identity. */
function useLying(dice: readonly TrayDie[], key: string): Thrown {
  const last = useRef<Thrown | null>(null);
  const before = last.current;
  const isNew = before === null || before.key !== key || dice.length > before.count;
  const lying = isNew
    ? lay(dice)
    : relay(before.lying, dice, before.count, ({ id }) => before.selected.has(id));
  const chosen = lying.filter((_, index) => dice[index]?.state === "selected");
  const selected = new Set(chosen.map(({ id }) => id));
  const thrown = { key, lying, selected, count: isNew ? dice.length : before.count };
  last.current = thrown;
  return thrown;
}

interface Scene extends TrayProps {
  lying: readonly Lying[];
  layout: Layout;
  size: TraySize;
}

interface Placed {
  element: HTMLElement;
  face: string;
  spot: Spot;
}

/** Let every new throw roll, and then have its moment; return whether dice roll now. */
function useThrow(tray: { current: HTMLDivElement | null }, scene: Scene): boolean {
  const { throwKey, moment, flight, onSettled, isInHand = false } = scene;
  const [settled, setSettled] = useState(throwKey);
  const moves = useRef<Moves>(new Moves()).current;
  const isRolling = settled !== throwKey && !isInHand;
  useLayoutEffect(() => {
    if (!isRolling) {
      setSettled(throwKey);
      onSettled?.();
      return undefined;
    }
    let isCurrent = true;
    moves.skip();
    flight?.reset();
    enter(moves, place(tray.current, scene), scene);
    moves.rest().then(() => {
      if (isCurrent) {
        setSettled(throwKey);
        onSettled?.();
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [throwKey]);
  useLayoutEffect(() => {
    if (moment && !isRolling) {
      leave(moves, moment, place(tray.current, scene), scene);
    }
  }, [moment, isRolling]);
  useLayoutEffect(() => () => moves.cancel(), [moves]);
  return isRolling;
}

/** The sixes that ended the turn stay; the others roll off the table. */
function isDoomed({ face }: { face: string }): boolean {
  return face !== "6";
}

function place(tray: HTMLElement | null, { lying, layout }: Scene): Placed[] {
  const elements = tray?.querySelectorAll<HTMLElement>(".tray-spot") ?? [];
  return [...elements].flatMap((element, index) => {
    const die = lying[index];
    const spot = die && layout.spots[die.spot];
    return die && spot ? [{ element, face: die.face, spot }] : [];
  });
}

function enter(moves: Moves, dice: readonly Placed[], scene: Scene): void {
  const chance: Chance = chanceOf(`throw ${scene.throwKey}`);
  for (const { element, spot } of dice) {
    if (scene.isReduced) {
      fadeIn(moves, element);
    } else {
      throwDie(moves, element, spot, scene.layout.size, scene.size, scene.from, chance);
    }
  }
}

function leave(moves: Moves, moment: TrayMoment, dice: readonly Placed[], scene: Scene): void {
  const chance: Chance = chanceOf(`leave ${scene.throwKey}`);
  const going = moment === "doom" ? dice.filter(isDoomed) : dice;
  going.forEach(({ element, spot }, order) => {
    if (scene.isReduced) {
      fadeOut(moves, element);
    } else if (moment === "doom") {
      rollOff(moves, element, spot, scene.layout.size, scene.size, chance);
    } else {
      jumpBack(moves, element, wayOut(spot, scene.layout.size, scene.size, scene.from), order);
    }
  });
}
