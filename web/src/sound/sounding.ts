import type { EventView, Told } from "../messages";
import type { Sound } from "./sounds";

/** Return what events sound like while their dice still roll. */
export function rollingSounds(events: readonly EventView[], isShort: boolean): Sound[] {
  const threw = events.flatMap(({ told }) => told).findLast(({ key }) => THREW.has(key));
  return threw === undefined
    ? []
    : [{ kind: "throw", dice: String(threw.details.faces).length, isShort }];
}

/** Return what events sound like once their dice lie: one sound each kind, however much has happened at once. */
export function settledSounds(events: readonly EventView[], isBones: boolean): Sound[] {
  const kinds = new Set(
    events.flatMap(({ told }) => told).flatMap((each) => kindOf(each, isBones) ?? []),
  );
  return kinds.has("bell") ? [{ kind: "bell" }] : [...kinds].map((kind) => ({ kind }));
}

const THREW = new Set(["threw", "threw-bones", "start-threw"]);

function kindOf({ key }: Told, isBones: boolean): Exclude<Sound["kind"], "throw"> | null {
  switch (key) {
    case "kept":
    case "kept-unpriced":
    case "placed":
    case "misplaced":
    case "wears-hat":
      return "clack";
    case "bust":
    case "forfeit":
      return "stamp";
    case "banked":
      return isBones ? "owl" : "chime";
    case "hot-dice":
      return "chime";
    case "won":
      return "bell";
    default:
      return null;
  }
}
