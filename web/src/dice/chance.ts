/** A source of numbers from 0 up to 1. */
export type Chance = () => number;

/**
 * Return numbers that are the same for the same key: a picture looks alike after every redraw and in every tab.
 *
 * Only where a die lies and how it tumbles comes from here; what it shows is decided by the server.
 */
export function chanceOf(key: string): Chance {
  let state = 2166136261;
  for (const character of key) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
