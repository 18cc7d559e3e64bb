import type { Options } from "../messages";

/** People who can play at one table from one device. */
export const MOST_GUESTS = 12;

/** What of a visit decides who holds the device. */
export interface Sharer {
  readonly yours: { readonly value: Options | null };
  readonly you: { readonly value: number | null };
}

/**
 * Return whose view the device shows: whoever has to act. As long as nobody here has, and while the one who shows
 * has still something to do, it stays with `last`.
 */
export function holderOf<S extends Sharer>(sharers: readonly S[], last: S | null): S | null {
  const stays = last !== null && sharers.includes(last) ? last : (sharers[0] ?? null);
  if (stays !== null && hasToAct(stays)) {
    return stays;
  }
  return sharers.find(hasToAct) ?? stays;
}

function hasToAct({ yours, you }: Sharer): boolean {
  return you.value !== null && (yours.value?.legal.length ?? 0) > 0;
}

/** Return which people of this device sit at a table, besides the first, as `note` keeps it. */
export function guestsIn(note: string, link: string): number[] {
  const [at, ...guests] = note.split(" ");
  return at === link ? guests.map(Number).filter((guest) => guest > 1 && guest <= MOST_GUESTS) : [];
}

/** Return what to keep so that the same people are here after the page was loaded again. */
export function noteOf(link: string, guests: readonly number[]): string {
  const others = guests.filter((guest) => guest > 1);
  return others.length === 0 ? "" : [link, ...others].join(" ");
}

/** Return the number of the next person who sits down here; null where no more can. */
export function nextGuest(guests: readonly number[]): number | null {
  for (let guest = 1; guest <= MOST_GUESTS; guest++) {
    if (!guests.includes(guest)) {
      return guest;
    }
  }
  return null;
}
