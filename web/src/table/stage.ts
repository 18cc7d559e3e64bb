import type { DieFace, DieKind } from "../dice/face";
import type { EventView, MatchView, Position, Told } from "../messages";

/** What lies on the table, put together from what was told. Nothing here knows a rule. */
export interface Stage {
  /** Names the throw that lies there. */
  throwKey: string;
  /** Whose throw it was. */
  thrower: number | null;
  /** What lies in the tray. */
  dice: readonly DieFace[];
  /**
   * What the dice are good for: `choose` to be kept from, `left` of a throw that nobody keeps from any more,
   * `lost` with a turn, `hand` before they are thrown.
   */
  use: "choose" | "left" | "lost" | "hand";
  /** What has happened since the throw, by key. */
  since: ReadonlySet<string>;
  /** Why the throw has lost the turn, such as `no-score`; empty where it has not. */
  bust: string;
}

const THREW = new Set(["threw", "threw-bones", "start-threw"]);
const TAKEN = new Set(["kept", "kept-unpriced"]);
const LEFT = "UFHTSO";
const RIGHT = "123456";

/** Before anything was thrown: `count` dice in the hand. */
export function handStage(count: number): Stage {
  return { ...EMPTY, dice: handOf("d6", count), use: "hand" };
}

/** What lies on the table at the end of a match as it is known. */
export function stageOf({ match, events, position }: MatchView): Stage {
  const last = events.findLastIndex((event) => event.told.some(({ key }) => THREW.has(key)));
  const told = events.slice(Math.max(0, last)).flatMap((event) => event.told);
  const threw = last < 0 ? undefined : told.find(({ key }) => THREW.has(key));
  const since = new Set(told.map(({ key }) => key));
  const stage = {
    throwKey: threw === undefined ? EMPTY.throwKey : `${match}.${plyOf(events, last)}`,
    thrower: threw?.seat ?? null,
    since,
    bust: String(told.find(({ key }) => key === "bust")?.details.why ?? ""),
  };
  const isBones = position.game.game === "bones" && threw?.key !== "start-threw";
  if (position.showing !== "") {
    return { ...stage, dice: facesOf(position.showing, isBones), use: "choose" };
  }
  const left = threw === undefined || since.has("hot-dice") ? "" : leftOf(told);
  // What lies beside a slab goes with it, and whatever begins anew is in the hand.
  if (left === "" || (isBones && stage.bust === "")) {
    return { ...stage, dice: position.to_throw.flatMap(handDice), use: "hand" };
  }
  return { ...stage, dice: facesOf(left, isBones), use: stage.bust === "" ? "left" : "lost" };
}

/** The dice of a text of faces. */
export function facesOf(faces: string, isBones: boolean): DieFace[] {
  return [...faces].map((face) => ({ kind: isBones ? kindOf(face) : "d6", face }));
}

const EMPTY: Stage = {
  throwKey: "hand",
  thrower: null,
  dice: [],
  use: "hand",
  since: new Set(),
  bust: "",
};

function plyOf(events: readonly EventView[], index: number): number {
  return events[index]?.ply ?? 0;
}

function leftOf(told: readonly Told[]): string {
  let left = "";
  for (const { key, details } of told) {
    if (THREW.has(key)) {
      left = String(details.faces);
    } else if (TAKEN.has(key)) {
      for (const face of String(details.dice)) {
        left = left.replace(face, "");
      }
    }
  }
  return left;
}

/** So many dice of a kind, as they lie in a hand. */
export function handDice({ kind, count }: Position["to_throw"][number]): DieFace[] {
  const known: readonly DieKind[] = ["left", "right", "middle"];
  return handOf(known.find((each) => each === kind) ?? "d6", count);
}

/** Dice that show nothing yet: every face once, and then again. */
function handOf(kind: DieKind, count: number): DieFace[] {
  const faces = kind === "left" ? LEFT : kind === "middle" ? "KRNVYG" : RIGHT;
  return Array.from({ length: count }, (_, index) => ({
    kind,
    face: faces[index % faces.length] ?? "1",
  }));
}

/** The side of a skeleton that a bone belongs to, and so its die. */
export function kindOf(face: string): DieKind {
  return LEFT.includes(face) ? "left" : RIGHT.includes(face) ? "right" : "middle";
}
