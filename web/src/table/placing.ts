import type { OfferView } from "../messages";

/** A way to lay a bone. */
export interface Place {
  face: string;
  slot: string;
  act: string;
  /** What the skeleton gains. */
  points: number;
  /** The bone does not belong there. */
  isWrong: boolean;
}

/**
 * Return where bones may be laid: the one that shows `face`, or, without one, every bone that fits.
 *
 * Where nothing fits, several bones may go to one wrong place, so first one has to be chosen.
 */
export function placesOf(offers: readonly OfferView[], face: string): Place[] {
  return offers
    .map(({ dice, slot, act, points }) => ({
      face: dice,
      slot,
      act,
      points,
      isWrong: act.startsWith(MISPLACE),
    }))
    .filter((place) => (face === "" ? !place.isWrong : place.face === face));
}

/** How acts begin that lay a bone where it does not belong. */
const MISPLACE = "m";
