import type { DieFace } from "./face";

/** A die of a throw and the place it has kept since it was thrown. */
export interface Lying extends DieFace {
  id: number;
  /** Index of its spot. */
  spot: number;
}

/** Return the dice of a new throw, each at the spot of its own index. */
export function lay(dice: readonly DieFace[]): Lying[] {
  return dice.map(({ kind, face }, index) => ({ kind, face, id: index, spot: index }));
}

/**
 * Return where `dice` lie after some have been taken from `before` or put back; whatever stays keeps its place.
 *
 * Of dice that look alike the ones that `isGone` names leave first: a player sees go what was selected.
 */
export function relay(
  before: readonly Lying[],
  dice: readonly DieFace[],
  spots: number,
  isGone: (die: Lying) => boolean,
): Lying[] {
  const staying = [...before];
  if (dice.length < before.length) {
    staying.sort((one, other) => Number(isGone(one)) - Number(isGone(other)));
  }
  const found = dice.map((die) => {
    const at = staying.findIndex(({ kind, face }) => kind === die.kind && face === die.face);
    return at < 0 ? undefined : staying.splice(at, 1)[0];
  });
  if (dice.length > spots) {
    return lay(dice);
  }
  const taken = new Set(found.map((die) => die?.spot));
  const free = Array.from({ length: spots }, (_, spot) => spot).filter((spot) => !taken.has(spot));
  let next = Math.max(-1, ...before.map(({ id }) => id)) + 1;
  return dice.map(
    ({ kind, face }, index) => found[index] ?? { kind, face, id: next++, spot: free.shift() ?? 0 },
  );
}
