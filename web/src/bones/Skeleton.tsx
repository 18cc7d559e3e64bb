import type { ComponentChildren, RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { SideMarks } from "../dice/FaceArt";
import type { DieKind } from "../dice/face";
import type { Flight } from "../dice/flight";
import { Moves } from "../dice/moves";
import { drawnAs, HAT, HAT_PLACE, placeOf, SLAB, SLOTS, type SlotPlace } from "./anatomy";
import { ART } from "./art";
import { Bone, type BoneLook } from "./Bone";
import { bury } from "./burying";
import { Grave, type SectionScore } from "./Grave";
import { clickIn } from "./laying";
import { Slab } from "./Slab";
import { Slots } from "./Slots";

/** A bone where it does not belong. */
export interface Misplaced {
  slot: string;
  face: string;
}

/** The end of a turn: what the skeleton was worth. */
export interface BurialView {
  scores: readonly SectionScore[];
  /** Carved on the gravestone. */
  total: string;
}

/** Properties of {@link Skeleton}. */
export interface SkeletonProps {
  /** What lies there, in words. */
  label: string;
  /** Slots that hold the right bone. */
  bones: string;
  wrong: readonly Misplaced[];
  hat: boolean;
  /** Slots to which a bone could be attached. */
  open: string;
  /** Slots that can be chosen now; `Y` is the place of the hat. */
  lit: string;
  /** What each slot that can be chosen is called. */
  labels: Readonly<Record<string, string>>;
  onSlot?: ((slot: string) => void) | undefined;
  /** Chalked at the sides of the slab; the skeleton's left is on our right. */
  sides?: SideMarks | undefined;
  /** Joins the slab with the tray that its bones come from. */
  flight?: Flight | undefined;
  burial?: BurialView | undefined;
  /** The gravestone lies. */
  onBuried?: (() => void) | undefined;
  /** Replaces movements by a fade. */
  isReduced?: boolean | undefined;
}

/** From below to above: a rib covers an arm, a skull the neck. */
const LAYERS = "OST654HFU321NVRK";
const LINE = 2.1;
/** A bone where it does not belong does not lie as that place wants it. */
const ASKEW = 24;
/** It may be so much larger than the bone that belongs there. */
const SPILL = 1.3;

/** The skeleton on its slab: what lies there, what could, and what must not. */
export function Skeleton(props: SkeletonProps) {
  const { bones, wrong, hat, open, lit, burial, sides } = props;
  const picture = useRef<SVGSVGElement>(null);
  useLaying(picture, props);
  useBurial(picture, props);
  const misplaced = new Map(wrong.map(({ slot, face }) => [slot, face]));
  const taken = (slot: string): boolean => bones.includes(slot) || misplaced.has(slot);
  return (
    <div class="skeleton">
      <svg
        ref={picture}
        class="skeleton-picture"
        viewBox={`0 0 ${SLAB.width} ${SLAB.height}`}
        role="img"
        aria-label={props.label}
      >
        <g class="skeleton-ground">
          <Slab />
          {sides && <SideNames sides={sides} />}
          {[...LAYERS].map(
            (slot) =>
              !taken(slot) && <Empty key={slot} slot={slot} look={lookOf(slot, open, lit)} />,
          )}
          {[...LAYERS].map((slot) => {
            const face = misplaced.get(slot) ?? slot;
            return (
              taken(slot) && (
                <Laid key={slot} id={slot} face={face} place={placeOf(slot)}>
                  {misplaced.has(slot) && <Cross place={placeOf(slot)} />}
                </Laid>
              )
            );
          })}
          {lit.includes(HAT) && <Empty slot={HAT} look="lit" />}
          {hat && <Laid id={HAT} face={HAT} place={HAT_PLACE} />}
        </g>
        {burial && <Grave {...burial} />}
      </svg>
      {!burial && <Slots lit={lit} labels={props.labels} onSlot={props.onSlot} />}
    </div>
  );
}

function lookOf(slot: string, open: string, lit: string): BoneLook {
  if (lit.includes(slot)) {
    return "lit";
  }
  return open.includes(slot) ? "chalk" : "faint";
}

function settled({ x, y, turn }: SlotPlace): string {
  return `translate(${x} ${y}) rotate(${turn})`;
}

function Empty({ slot, look }: { slot: string; look: BoneLook }) {
  return (
    <g transform={settled(slot === HAT ? HAT_PLACE : placeOf(slot))}>
      <Bone face={slot} look={look} line={LINE * 0.8} />
    </g>
  );
}

interface LaidProps {
  id: string;
  face: string;
  place: SlotPlace;
  children?: ComponentChildren;
}

/** A bone on the slab. The outer group is what moves. */
function Laid({ id, face, place, children }: LaidProps) {
  const isWrong = children !== undefined && children !== false;
  const turn = isWrong ? place.turn + ASKEW : place.turn;
  const scale = isWrong ? squeezed(face, id) : 1;
  return (
    <g class="laid" data-laid={`${id}${face}`}>
      <g transform={`${settled({ ...place, turn })} scale(${scale})`}>
        <Bone face={face} line={LINE / scale} />
      </g>
      {children}
    </g>
  );
}

/** Return how much smaller a bone is drawn where one of another size belongs. */
function squeezed(face: string, slot: string): number {
  const room = (SPILL * reachOf(slot)) / reachOf(face);
  return Number(Math.min(1, room).toFixed(2));
}

function reachOf(face: string): number {
  return ART[drawnAs(face).name].reach;
}

const CROSS_ASIDE = 15;
const CROSS = "M-19-21C-8-9 6 8 20 20M21-19C8-8-7 6-20 22";

/** The chalk cross at a bone that does not belong there, as a hand would draw it; the bone stays to be laughed at. */
function Cross({ place: { x, y } }: { place: SlotPlace }) {
  const outward = x < SLAB.width / 2 ? -CROSS_ASIDE : CROSS_ASIDE;
  return (
    <g class="chalk-cross" transform={`translate(${x + outward} ${y - CROSS_ASIDE}) scale(.6)`}>
      <path class="chalk-cross-edge" d={CROSS} />
      <path class="chalk-cross-mark" d={CROSS} />
    </g>
  );
}

function SideNames({ sides }: { sides: SideMarks }) {
  return (
    <g class="chalk-text">
      <text x="28" y="330">
        {sides.right}
      </text>
      <text class="chalk-text-end" x={SLAB.width - 28} y="330">
        {sides.left}
      </text>
    </g>
  );
}

/** Let bones that are new on the slab click in; what lies there at first just lies there. */
function useLaying(picture: RefObject<SVGSVGElement | null>, props: SkeletonProps): void {
  const { bones, wrong, hat, flight, isReduced = false } = props;
  const moves = useRef<Moves>(new Moves()).current;
  const known = useRef<ReadonlySet<string> | null>(null);
  const lying = [
    ...[...SLOTS].filter((slot) => bones.includes(slot)).map((slot) => slot + slot),
    ...wrong.map(({ slot, face }) => slot + face),
    ...(hat ? [HAT + HAT] : []),
  ];
  useLayoutEffect(() => {
    const before = known.current;
    known.current = new Set(lying);
    const unit = (picture.current?.getBoundingClientRect().width ?? 0) / SLAB.width || 1;
    for (const id of before ? lying.filter((one) => !before.has(one)) : []) {
      const element = picture.current?.querySelector(`[data-laid="${id}"]`);
      const face = id.charAt(1);
      if (element) {
        const origin = flight?.take({ kind: kindOf(face), face });
        clickIn(moves, element, origin, unit, isReduced);
      }
    }
  }, [lying.join(" ")]);
}

function kindOf(face: string): DieKind {
  if ("UFHTSO".includes(face)) {
    return "left";
  }
  return "123456".includes(face) ? "right" : "middle";
}

function useBurial(picture: RefObject<SVGSVGElement | null>, props: SkeletonProps): void {
  const { burial, onBuried, isReduced = false } = props;
  const isBuried = burial !== undefined;
  useLayoutEffect(() => {
    const svg = picture.current;
    const [slab, dusk, stone] = [".skeleton-ground", ".grave-dusk", ".grave-stone"].map((part) =>
      svg?.querySelector(part),
    );
    if (!isBuried || !svg || !slab || !dusk || !stone) {
      return undefined;
    }
    let isCurrent = true;
    const moves = new Moves();
    bury(
      moves,
      { scores: [...svg.querySelectorAll(".grave-score")], slab, dusk, stone },
      isReduced,
    );
    moves.rest().then(() => isCurrent && onBuried?.());
    return () => {
      isCurrent = false;
      moves.cancel();
    };
  }, [isBuried]);
}
